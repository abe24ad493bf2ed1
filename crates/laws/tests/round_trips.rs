//! What is written reads back to the same, in random positions of every kind.

mod agree;
mod reference;

use agree::position;
use jadoube_laws::{
    CastlingMode, EnPassantPolicy, FenStyle, Letters, Position, RightsStyle, San, SanStyle, Setup,
    Uci,
};
use proptest::prelude::*;
use reference::{Reference, read::step};

const MODES: [CastlingMode; 2] = [CastlingMode::Standard, CastlingMode::Chess960];

fn fens_round_trip(position: &Position) {
    for rights in [RightsStyle::XFen, RightsStyle::Shredder] {
        for en_passant in [
            EnPassantPolicy::Legal,
            EnPassantPolicy::PseudoLegal,
            EnPassantPolicy::Always,
        ] {
            let text = position.fen(FenStyle { rights, en_passant });
            let read: Position = text
                .parse()
                .unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(read.hash(), position.hash(), "{text}");
            assert_eq!(read.board(), position.board(), "{text}");
            if en_passant == EnPassantPolicy::Always {
                assert_eq!(&read, position, "{text}");
            }
        }
    }
    let setup = position.setup();
    assert_eq!(setup.to_string().parse(), Ok(setup));
    let mut fast = String::new();
    position.write_fen(&mut fast);
    assert_eq!(fast, position.to_string());
}

fn moves_round_trip(slow: &Reference, position: &Position, letters: Letters) {
    for &m in &position.legal_moves() {
        let mut san = String::new();
        position.write_san(m, &mut san);
        assert_eq!(san, slow.san(step(m)), "{m:?} in {position}");
        assert_eq!(San::of(position, m).to_string(), san);
        assert_eq!(
            position.read_san(san.as_bytes()),
            Ok(m),
            "{san} in {position}"
        );
        for style in [
            SanStyle::EXPORT,
            SanStyle::LAWS,
            SanStyle::BRIEF,
            SanStyle::LONG,
        ] {
            let style = SanStyle { letters, ..style };
            let mut text = String::new();
            position.write_san_styled(m, &style, &mut text);
            let read = position.read_san_lenient(text.as_bytes(), letters);
            assert_eq!(read.map(|read| read.0), Ok(m), "{text} in {position}");
        }
        for mode in MODES {
            let uci = Uci::of(m, mode);
            assert_eq!(uci.to_string().parse(), Ok(uci));
            assert_eq!(uci.resolve(position), Ok(m), "{uci} in {position}");
        }
    }
}

fn check(start: &Reference, mode: CastlingMode, play: &agree::Play, letters: Letters) {
    let mut slow = start.clone();
    let mut fast = position(start, mode);
    for &choice in &play.0 {
        fens_round_trip(&fast);
        moves_round_trip(&slow, &fast, letters);
        let legal = fast.legal_moves();
        let Some(m) = agree::choose(&legal, &fast, choice) else {
            break;
        };
        slow = slow.after(step(m));
        fast.play(m);
    }
}

#[test]
fn every_language_reads_back_crowded_moves_and_bare_promotions() {
    for fen in [
        "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
        "8/PPP5/7k/8/1QQ5/1BBRR3/1NNN4/4K3 w - - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    ] {
        let position: Position = fen.parse().expect("a legal position");
        let slow = Reference::read(&position.setup());
        for letters in Letters::ALL {
            moves_round_trip(&slow, &position, letters);
        }
    }
}

fn letters() -> impl Strategy<Value = Letters> {
    (0..Letters::ALL.len()).prop_map(|index| Letters::ALL[index])
}

proptest! {
    #![proptest_config(agree::cases(24))]

    #[test]
    fn notation_of_games_reads_back(
        number in prop_oneof![Just(518_u32), 0_u32..960],
        play in agree::play(60),
        letters in letters(),
    ) {
        check(&Reference::start(number), CastlingMode::Chess960, &play, letters);
    }
}

proptest! {
    #![proptest_config(agree::cases(400))]

    #[test]
    fn notation_in_positions_that_could_not_arise_reads_back(
        setup in prop_oneof![agree::setup(), agree::back_ranks()],
        play in agree::play(3),
        letters in letters(),
    ) {
        if Position::new(&setup, CastlingMode::Chess960).is_ok() {
            check(&Reference::read(&setup), CastlingMode::Chess960, &play, letters);
        }
    }

    #[test]
    fn setups_that_nobody_checked_read_back(setup in agree::setup()) {
        assert_eq!(setup.fen(RightsStyle::Shredder).parse(), Ok(setup));
        assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup));
    }
}
