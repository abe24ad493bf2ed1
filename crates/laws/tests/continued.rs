//! Play goes on after an uncorrected illegal move, by the moves of Article 3.

use jadoube_laws::{Board, CastlingMode, Color, Continued, Move, Setup};

fn state(text: &str) -> Continued {
    text.parse()
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn moves(text: &str) -> Vec<String> {
    let mut moves: Vec<String> = state(text)
        .moves()
        .iter()
        .map(|m: &Move| format!("{m:?}"))
        .collect();
    moves.sort();
    moves
}

#[test]
fn a_king_is_never_captured() {
    // Black is in check and it is White's move.
    let found = moves("4k3/8/8/8/8/8/8/K3R3 w - - 0 1");
    assert!(found.contains(&"Re1e7".to_owned()));
    assert!(!found.contains(&"Re1e8".to_owned()));
    // A pawn does not take one either, nor does it promote there.
    let found = moves("3nk3/3P4/8/8/8/8/8/K7 w - - 0 1");
    assert!(found.iter().all(|m| !m.starts_with("d7")), "{found:?}");
}

#[test]
fn with_both_kings_in_check_the_mover_must_see_to_its_own() {
    let found = moves("k7/8/8/8/8/8/R6r/K7 w - - 0 1");
    assert!(found.iter().all(|m| m != "Ra2a8"), "{found:?}");
    let text = "4k2r/8/8/8/8/8/8/4R2K w - - 0 1";
    assert!(state(text).attacked_kings(Color::Black).any());
    assert_eq!(moves(text), ["Kh1g1", "Kh1g2"]);
    // Once it has, the position may be legal again.
    let after = state(text).after(state(text).moves()[0]);
    assert!(after.to_position(CastlingMode::Standard).is_ok(), "{after}");
}

#[test]
fn a_pawn_on_its_last_rank_stands_still_and_one_on_its_first_walks() {
    assert_eq!(moves("k3P3/8/8/8/8/8/8/7K w - - 0 1").len(), 3);
    let found = moves("k7/8/8/8/8/8/8/P6K w - - 0 1");
    assert!(found.contains(&"a1a2".to_owned()));
    assert!(!found.contains(&"a1a3".to_owned()));
}

#[test]
fn kings_may_be_missing_or_several() {
    assert_eq!(moves("8/8/8/8/8/8/8/8 w - - 0 1"), [""; 0]);
    assert!(state("8/8/8/8/8/8/8/8 w - - 0 1").is_stalemate());
    assert_eq!(moves("7r/8/8/8/8/8/8/N7 w - - 0 1"), ["Na1b3", "Na1c2"]);
    // Neither of two kings may be left in check.
    let found = moves("7k/8/8/8/8/8/r7/K3K2r w - - 0 1");
    assert!(found.is_empty(), "{found:?}");
    assert!(state("7k/8/8/8/8/8/r7/K3K2r w - - 0 1").is_checkmate());
}

#[test]
fn castling_asks_for_one_king_at_home_and_the_rook() {
    for (text, castles) in [
        ("4k3/8/8/8/8/8/8/4K2R w K - 0 1", true),
        ("4k3/8/8/8/8/8/8/4K1NR w K - 0 1", false),
        ("4k3/8/8/8/8/8/8/4K3 w K - 0 1", false),
        ("4k3/8/8/8/8/8/4K3/7R w K - 0 1", false),
        ("4k3/8/8/8/8/8/8/K3K2R w K - 0 1", false),
        ("4k3/8/8/8/8/8/5r2/4K2R w K - 0 1", false),
        // The opponent's king, left in check, does not bar it.
        ("7k/8/8/8/8/8/8/4K2R w K - 0 1", true),
    ] {
        assert_eq!(moves(text).contains(&"O-O".to_owned()), castles, "{text}");
    }
}

#[test]
fn what_a_press_leaves_is_written_down() {
    let board = |text: &str| -> Board { text.parse().expect("a placement") };
    for (before, shown, after) in [
        // A pawn left on the last rank.
        (
            "k7/4P3/8/8/8/8/8/K7 w - - 5 9",
            "k3P3/8/8/8/8/8/8/K7",
            "k3P3/8/8/8/8/8/8/K7 b - - 0 9",
        ),
        // A rook that moved as a knight: no pawn and no capture.
        (
            "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 5 9",
            "4k2r/8/1r6/8/8/8/8/R3K2R",
            "4k2r/8/1r6/8/8/8/8/R3K2R w KQk - 6 10",
        ),
        // Rights are lost with the king.
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 9",
            "r3k2r/8/8/8/4K3/8/8/R6R",
            "r3k2r/8/8/8/4K3/8/8/R6R b kq - 6 9",
        ),
        // Nothing moved at all.
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 9",
            "r3k2r/8/8/8/8/8/8/R3K2R",
            "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 6 9",
        ),
        // A double step, as if nothing were wrong, while in check.
        (
            "4r2k/8/8/8/3p4/8/4K1P1/8 w - - 5 9",
            "4r2k/8/8/8/3p2P1/8/4K3/8",
            "4r2k/8/8/8/3p2P1/8/4K3/8 b - g3 0 9",
        ),
        // The king in somebody's hand.
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 5 9",
            "4k3/8/8/8/8/8/8/8",
            "4k3/8/8/8/8/8/8/8 b - - 6 9",
        ),
        // Two men at once, and one of the opponent's gone.
        (
            "4k3/7p/8/8/8/8/8/R3K2R w KQ - 5 9",
            "4k3/8/8/8/8/8/8/4KR1R",
            "4k3/8/8/8/8/8/8/4KR1R b K - 0 9",
        ),
    ] {
        assert_eq!(
            state(before).pressed(board(shown)).to_string(),
            after,
            "{before}"
        );
    }
}

#[test]
fn any_setup_round_trips() {
    for text in [
        "8/8/8/8/8/8/8/8 w KQkq e5 7 0",
        "kkkkkkkk/KKKKKKKK/pppppppp/PPPPPPPP/8/8/8/pppppppp b KGFEDCBQkgfedcbq a1 99 1",
    ] {
        let setup: Setup = text.parse().expect("a setup");
        assert_eq!(Continued::from_setup(setup).setup(), &setup);
        assert_eq!(state(text).to_string(), text);
        state(text).moves();
    }
}
