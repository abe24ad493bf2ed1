//! What is written is read back, in every notation and language.

use jadoube_laws::{
    CastlingMode, Letters, Move, Position, San, SanError, SanStyle, Uci,
    san::{Action, Departure, Mark},
};
use proptest::prelude::*;

/// Positions with many promotions, captures in passing, pins, twins and castlings near by.
const STARTS: [&str; 10] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1",
    "3Q4/1Q6/3rp3/2rkr3/2rrr3/7K/8/8 b - - 3 2",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    "8/1N1N4/8/N3N3/8/N3N3/1N1N4/k6K w - - 0 1",
];

const WHOLE: SanStyle = SanStyle {
    departure: Departure::Whole,
    ..SanStyle::EXPORT
};

/// A start of Chess960 as a Shredder-FEN, from six choices.
fn chess960(choices: [usize; 6]) -> String {
    let mut rank = [' '; 8];
    rank[2 * (choices[0] % 4)] = 'B';
    rank[2 * (choices[1] % 4) + 1] = 'B';
    for (piece, choice) in [('Q', choices[2]), ('N', choices[3]), ('N', choices[4])] {
        let free: Vec<usize> = (0..8).filter(|&i| rank[i] == ' ').collect();
        rank[free[choice % free.len()]] = piece;
    }
    let free: Vec<usize> = (0..8).filter(|&i| rank[i] == ' ').collect();
    for (&i, piece) in free.iter().zip(['R', 'K', 'R']) {
        rank[i] = piece;
    }
    let white: String = rank.iter().collect();
    let file = |i: usize| (b'A' + i as u8) as char;
    let rights: String = [file(free[2]), file(free[0])].iter().collect();
    let (black, few) = (white.to_lowercase(), rights.to_lowercase());
    format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} w {rights}{few} - 0 1")
}

fn starts() -> impl Strategy<Value = (String, CastlingMode)> {
    prop_oneof![
        (0..STARTS.len()).prop_map(|i| (STARTS[i].to_owned(), CastlingMode::Standard)),
        any::<[usize; 6]>().prop_map(|choices| (chess960(choices), CastlingMode::Chess960)),
    ]
}

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// How a move must be written, found by looking at all legal moves.
fn plainly(position: &Position, m: Move) -> San {
    let after = position.after(m);
    let mark = match (after.is_check(), after.has_legal_move()) {
        (false, _) => None,
        (true, true) => Some(Mark::Check),
        (true, false) => Some(Mark::Mate),
    };
    if let Some(side) = m.castling_side() {
        let action = Action::Castle(side);
        return San { action, mark };
    }
    let capture = position.captured(m).is_some();
    let twins: Vec<Move> = position
        .legal_moves()
        .iter()
        .copied()
        .filter(|n| n.role() == m.role() && n.to() == m.to() && n.castling_side().is_none())
        .filter(|n| n.from() != m.from())
        .collect();
    let (file, rank) = (m.from().file(), m.from().rank());
    let (file, rank) = if m.role() == jadoube_laws::Role::Pawn {
        (capture.then_some(file), None)
    } else if twins.is_empty() {
        (None, None)
    } else if twins.iter().all(|n| n.from().file() != file) {
        (Some(file), None)
    } else if twins.iter().all(|n| n.from().rank() != rank) {
        (None, Some(rank))
    } else {
        (Some(file), Some(rank))
    };
    let action = Action::Move {
        role: m.role(),
        file,
        rank,
        capture,
        to: m.to(),
        promotion: m.promotion(),
    };
    San { action, mark }
}

fn check(position: &Position, mode: CastlingMode, letters: Letters) {
    let mut written: Vec<String> = Vec::new();
    for &m in &position.legal_moves() {
        let mut san = String::new();
        position.write_san(m, &mut san);
        assert_eq!(san, plainly(position, m).to_string());
        assert_eq!(position.read_san(san.as_bytes()), Ok(m), "{san}");
        assert_eq!(
            San::read(san.as_bytes()).and_then(|san| san.resolve(position)),
            Ok(m),
            "{san}"
        );
        let (read, forgiven) = position
            .read_san_lenient(san.as_bytes(), Letters::English)
            .expect("what is strictly right is leniently right");
        assert!(read == m && forgiven.is_empty(), "{san} {forgiven}");
        let uci = Uci::of(m, mode).to_string();
        assert_eq!(position.read_uci(uci.as_bytes()), Ok(m), "{uci}");
        let king_takes_rook = Uci::of(m, CastlingMode::Chess960).to_string();
        assert_eq!(
            position.read_uci(king_takes_rook.as_bytes()),
            Ok(m),
            "{king_takes_rook}"
        );
        in_language(position, m, letters);
        written.push(san);
    }
    written.sort();
    written.dedup();
    assert_eq!(
        written.len(),
        position.legal_moves().len(),
        "no two moves are written alike"
    );
}

fn in_language(position: &Position, m: Move, letters: Letters) {
    for style in [
        SanStyle::EXPORT,
        SanStyle::LAWS,
        SanStyle::BRIEF,
        SanStyle::LONG,
    ] {
        for departure in [style.departure, Departure::Whole] {
            let style = SanStyle {
                letters,
                departure,
                ..style
            };
            let mut text = String::new();
            position.write_san_styled(m, &style, &mut text);
            let read = position.read_san_lenient(text.as_bytes(), letters);
            let (read, forgiven) = read.unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(read, m, "{text} in {letters}");
            assert!(
                forgiven.iter().all(|forgiven| forgiven.is_lawful()),
                "{text} {forgiven}"
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 48,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_legal_move_is_read_back(
        (fen, mode) in starts(),
        choices in prop::collection::vec(any::<usize>(), 0..100),
    ) {
        let mut position = position(&fen);
        for (ply, choice) in choices.into_iter().enumerate() {
            check(&position, mode, Letters::ALL[(ply + choice) % Letters::ALL.len()]);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play(moves[choice % moves.len()]);
        }
    }

    #[test]
    fn moves_of_other_positions_are_read_alike_both_ways(
        (fen, _) in starts(),
        (other, _) in starts(),
        choices in prop::collection::vec(any::<usize>(), 0..60),
    ) {
        let (mut here, mut there) = (position(&fen), position(&other));
        for choice in choices {
            for &m in &there.legal_moves() {
                for style in [SanStyle::EXPORT, WHOLE] {
                    let mut text = String::new();
                    there.write_san_styled(m, &style, &mut text);
                    let read = San::read(text.as_bytes()).and_then(|san| san.resolve(&here));
                    prop_assert_eq!(here.read_san(text.as_bytes()), read.clone(), "{}", text);
                    if let Ok(m) = read {
                        prop_assert!(here.is_legal(m), "{text} {fen}");
                    } else if let Err(SanError::Ambiguous(candidates)) = read {
                        prop_assert!(candidates.len() > 1);
                        prop_assert!(candidates.iter().all(|&m| here.is_legal(m)));
                    }
                }
            }
            for position in [&mut here, &mut there] {
                let moves = position.legal_moves();
                if let Some(&m) = moves.get(choice % moves.len().max(1)) {
                    position.play(m);
                }
            }
        }
    }

    #[test]
    fn no_text_panics(
        text in "[ -~éКрФ♘†½]{0,24}",
        bytes in prop::collection::vec(any::<u8>(), 0..24),
    ) {
        for start in STARTS {
            let position = position(start);
            for text in [text.as_bytes(), &bytes] {
                let _ = (position.read_san(text), position.read_uci(text));
                for letters in Letters::ALL {
                    if let Ok((m, _)) = position.read_san_lenient(text, letters) {
                        prop_assert!(position.is_legal(m));
                    }
                }
            }
        }
    }

    #[test]
    fn texts_made_of_the_signs_of_moves_never_panic(
        text in "[KQRBNTDCAabcdefgh12345678xO0=+#:. (){}!-]{0,40}",
    ) {
        let start = Position::initial();
        for at in jadoube_laws::move_texts(&text) {
            prop_assert!(text.get(at).is_some_and(|text| !text.is_empty()));
        }
        let _ = jadoube_laws::Sheet::read(&start, &text, None);
        let _ = start.diagnose_san(text.as_bytes(), Letters::Spanish);
        let _ = start.read_san_lenient(text.as_bytes(), Letters::Spanish);
    }
}
