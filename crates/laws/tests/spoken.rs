//! Moves said aloud, and heard.

use jadoube_laws::{
    Position, SanError,
    spoken::{MOST_WORDS, SpokenError, Voice},
};
use proptest::prelude::*;

/// Positions with promotions, captures in passing, twins, triplets and both castlings.
const STARTS: [&str; 9] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "3Q4/1Q6/3rp3/2rkr3/2rrr3/7K/8/8 b - - 3 2",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    "8/1N1N4/8/N3N3/8/N3N3/1N1N4/k6K w - - 0 1",
    "nqrbnkrb/pppppppp/8/8/8/8/PPPPPPPP/NQRBNKRB w GCgc - 0 1",
];

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// What somebody says in a position, and the move in short notation that is heard.
fn check(fen: &str, said: &str, san: &str) {
    let position = position(fen);
    let m = position.read_spoken(said);
    let m = m.unwrap_or_else(|error| panic!("{said}: {error}"));
    let mut heard = String::new();
    position.write_san(m, &mut heard);
    assert_eq!(heard, san, "{said}");
}

fn wrong(fen: &str, said: &str) -> SpokenError {
    let heard = position(fen).read_spoken(said);
    heard.expect_err(said)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 48,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_legal_move_is_heard_as_it_was_said(
        start in 0..STARTS.len(),
        choices in prop::collection::vec(any::<usize>(), 0..80),
    ) {
        let mut position = position(STARTS[start]);
        for choice in choices {
            let moves = position.legal_moves();
            for voice in Voice::ALL {
                let mut all: Vec<String> = Vec::new();
                for &m in &moves {
                    let said = position.spoken(m, voice);
                    prop_assert_eq!(position.read_spoken(&said), Ok(m), "{}", said);
                    prop_assert_eq!(position.read_spoken_as(&said, voice), Ok(m), "{}", said);
                    let loud = said.to_uppercase().replace('Ó', "O");
                    prop_assert_eq!(position.read_spoken(&loud), Ok(m), "{}", loud);
                    all.push(said);
                }
                all.sort();
                all.dedup();
                prop_assert_eq!(all.len(), moves.len(), "two moves are said alike");
            }
            if moves.is_empty() {
                break;
            }
            position.play(moves[choice % moves.len()]);
        }
    }

    #[test]
    fn whatever_is_said_nothing_breaks(
        start in 0..STARTS.len(),
        said in prop_oneof![
            "\\PC{0,60}",
            prop::collection::vec(
                prop::sample::select(vec![
                    "a", "de", "to", "e", "2", "e4", "torre", "dama", "knight", "takes", "eins",
                    "eva", "paso", "corona", "rochade", "lange", "en", "from", "mate", "x",
                ]),
                0..26,
            ).prop_map(|words| words.join(" ")),
        ],
    ) {
        let position = position(STARTS[start]);
        if let Ok(m) = position.read_spoken(&said) {
            prop_assert!(position.is_legal(m));
        }
    }
}

const INITIAL: &str = STARTS[0];
const ROOKS: &str = "3k4/8/8/8/8/8/4K3/R6R w - - 0 40";
const CASTLES: &str = "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1";
const PASSING: &str = "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";
const PROMOTES: &str = "n1n1k3/1P6/8/8/8/8/8/4K3 w - - 0 1";

#[test]
fn appendix_d_is_heard_in_its_words() {
    // cases.md C167.
    check(INITIAL, "Gustav eins Felix drei", "Nf3");
    check(INITIAL, "Springer Felix drei", "Nf3");
    check(INITIAL, "EVA ZWEI, EVA VIER!", "e4");
    check(INITIAL, "Bauer Eva vier", "e4");
    check(CASTLES, "Kurze Rochade", "O-O");
    check(CASTLES, "lange rochade", "O-O-O");
    check(PROMOTES, "Bella sieben Anna acht Dame", "bxa8=Q");
    check(PROMOTES, "Bauer Bella acht Läufer", "b8=B");
    check(ROOKS, "Turm Anna eins David eins Schach", "Rad1+");
    check(CASTLES, "König David eins", "Kd1");
}

#[test]
fn spanish_is_heard_as_people_speak_it() {
    check(INITIAL, "Caballo a efe tres.", "Nf3");
    check(INITIAL, "peón a e cuatro", "e4");
    check(INITIAL, "e cuatro", "e4");
    check(INITIAL, "PEON E4", "e4");
    check(INITIAL, "de ge uno a efe tres", "Nf3");
    check(ROOKS, "torre de la columna a a de uno", "Rad1+");
    check(ROOKS, "torre de hache a d1", "Rhd1+");
    check(CASTLES, "me enroco corto".trim_start_matches("me "), "O-O");
    check(CASTLES, "enroque de dama", "O-O-O");
    check(CASTLES, "enroque largo", "O-O-O");
    check(PASSING, "e por d6 al paso", "exd6");
    check(PASSING, "peón de e captura en d6", "exd6");
    check(PASSING, "peón por de seis al paso", "exd6");
    check(PROMOTES, "peón a be ocho, corona caballo", "b8=N");
    check(
        PROMOTES,
        "peón captura en a8 y corona dama, jaque",
        "bxa8=Q",
    );
}

#[test]
fn english_is_heard_as_people_speak_it() {
    check(INITIAL, "knight f three", "Nf3");
    check(INITIAL, "Knight to f3", "Nf3");
    check(INITIAL, "night from gee one to foxtrot three", "Nf3");
    check(INITIAL, "pawn to e for", "e4");
    check(INITIAL, "e to e4", "e4");
    check(ROOKS, "rook a d one check", "Rad1+");
    check(CASTLES, "castle queen side", "O-O-O");
    check(CASTLES, "king castles kingside", "O-O");
    check(PASSING, "pawn takes pawn d6 en passant", "exd6");
    check(
        PROMOTES,
        "pawn takes knight c8, promotes to queen",
        "bxc8=Q+",
    );
    check(PROMOTES, "b8 rook", "b8=R");
}

#[test]
fn what_cannot_be_a_move_says_why() {
    assert_eq!(wrong(INITIAL, " ¿… "), SpokenError::Empty);
    let many = "e ".repeat(MOST_WORDS + 1);
    assert_eq!(wrong(INITIAL, &many), SpokenError::TooLong);
    let word = "pferd".to_owned();
    assert_eq!(wrong(INITIAL, "Pferd f3"), SpokenError::Unknown { word });
    let word = "elefante".to_owned();
    assert_eq!(
        wrong(INITIAL, "caballo a elefante"),
        SpokenError::Unknown { word }
    );
    assert_eq!(wrong(INITIAL, "caballo"), SpokenError::NoMove);
    assert_eq!(wrong(CASTLES, "Rochade"), SpokenError::NoMove);
    assert_eq!(wrong(CASTLES, "kurze lange Rochade"), SpokenError::NoMove);
    assert!(matches!(
        wrong(INITIAL, "queen to h5"),
        SpokenError::Move(SanError::Illegal(_))
    ));
    assert!(matches!(
        wrong(INITIAL, "de e cinco a e seis"),
        SpokenError::Move(SanError::Illegal(_))
    ));
    assert!(matches!(
        wrong(ROOKS, "torre a d1"),
        SpokenError::Move(SanError::Ambiguous(moves)) if moves.len() == 2
    ));
    assert_eq!(
        wrong(PROMOTES, "Bauer Bella acht"),
        SpokenError::Move(SanError::MissingPromotion)
    );
    assert!(matches!(
        wrong(INITIAL, "knight takes f3"),
        SpokenError::NotSuchACapture(_)
    ));
    assert!(matches!(
        wrong(PROMOTES, "peón captura en a8 al paso corona dama"),
        SpokenError::NotSuchACapture(_)
    ));
}

#[test]
fn moves_are_said_in_full() {
    for (fen, san, [appendix, spanish, english]) in [
        (
            PASSING,
            "exd6",
            [
                "Bauer Eva fuenf David sechs",
                "peón de e captura en d6 al paso",
                "pawn from e takes d6 en passant",
            ],
        ),
        (
            PROMOTES,
            "bxc8=Q+",
            [
                "Bauer Bella sieben Cesar acht Dame",
                "peón de b captura en c8, corona dama, jaque",
                "pawn from b takes c8, promotes to queen, check",
            ],
        ),
        (
            CASTLES,
            "O-O",
            ["Kurze Rochade", "enroque corto", "castles short"],
        ),
        (
            "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1",
            "Qh4e1",
            [
                "Dame Hector vier Eva eins",
                "dama de h4 a e1",
                "queen from h4 to e1",
            ],
        ),
        (
            "7k/8/8/R7/8/8/8/R5K1 w - - 0 1",
            "R1a3",
            [
                "Turm Anna eins Anna drei",
                "torre de la fila 1 a a3",
                "rook from rank 1 to a3",
            ],
        ),
    ] {
        let position = position(fen);
        let m = position.read_san(san.as_bytes()).expect(san);
        let said = Voice::ALL.map(|voice| position.spoken(m, voice));
        assert_eq!(said, [appendix, spanish, english]);
    }
}

#[test]
fn voices_go_by_their_codes() {
    for voice in Voice::ALL {
        assert_eq!(voice.to_string().parse(), Ok(voice));
    }
    assert!("de".parse::<Voice>().is_err());
}
