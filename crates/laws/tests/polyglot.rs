//! Keys of the Polyglot format that its description publishes, and what they must tell apart.

mod agree;
mod reference;

use jadoube_laws::{CastlingMode, Position};
use proptest::prelude::*;
use reference::{Reference, read::step};

/// Plays moves in UCI notation from the initial position.
fn after(moves: &str) -> Position {
    let mut position = Position::initial();
    for text in moves.split_whitespace() {
        let m = position
            .read_uci(text.as_bytes())
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        position.play(m);
    }
    position
}

#[test]
fn published_keys_are_found() {
    for (moves, key) in [
        ("", 0x463b_9618_1691_fc9c_u64),
        ("e2e4", 0x823c_9b50_fd11_4196),
        ("e2e4 d7d5", 0x0756_b944_61c5_0fb0),
        ("e2e4 d7d5 e4e5", 0x662f_afb9_65db_29d4),
        ("e2e4 d7d5 e4e5 f7f5", 0x22a4_8b5a_8e47_ff78),
        ("e2e4 d7d5 e4e5 f7f5 e1e2", 0x652a_607c_a3f2_42c1),
        ("e2e4 d7d5 e4e5 f7f5 e1e2 e8f7", 0x00fd_d303_c946_bdd9),
        ("a2a4 b7b5 h2h4 b5b4 c2c4", 0x3c81_23ea_7b06_7637),
        ("a2a4 b7b5 h2h4 b5b4 c2c4 b4c3 a1a3", 0x5c3f_9b82_9b27_9560),
    ] {
        assert_eq!(after(moves).polyglot_key(), key, "after `{moves}`");
    }
}

#[test]
fn a_pinned_pawn_ready_to_capture_counts_here_but_not_in_the_laws() {
    let with = "4r2k/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    let pinned: Position = with.parse().expect("a legal position");
    let plain: Position = with.replace("d6", "-").parse().expect("a legal position");
    assert_eq!(pinned.hash() == plain.hash(), pinned.en_passant().is_none());
    assert_ne!(pinned.polyglot_key(), plain.polyglot_key());
}

proptest! {
    #![proptest_config(agree::cases(64))]

    /// Positions that the Laws tell apart have different keys.
    #[test]
    fn different_positions_have_different_keys(
        number in 0_u32..960,
        play in agree::play(80),
    ) {
        let mut slow = Reference::start(number);
        let mut fast = agree::position(&slow, CastlingMode::Chess960);
        let mut seen = vec![(slow.identity(), fast.polyglot_key())];
        for &choice in &play.0 {
            let legal = fast.legal_moves();
            let Some(m) = agree::choose(&legal, &fast, choice) else {
                break;
            };
            slow = slow.after(step(m));
            fast.play(m);
            seen.push((slow.identity(), fast.polyglot_key()));
        }
        for (i, (identity, key)) in seen.iter().enumerate() {
            for (other, other_key) in &seen[..i] {
                prop_assert!(identity == other || key != other_key);
            }
        }
    }
}
