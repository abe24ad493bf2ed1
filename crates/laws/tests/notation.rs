//! Every move of the public reports about notation, read and written.

use jadoube_laws::{
    CastlingMode, Illegal, Letters, Position, Role, San, SanError, Square, Uci, UciError,
    san::{Action, Forgiven},
};

fn rows(table: &str) -> impl Iterator<Item = Vec<&str>> {
    let lines = table.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| line.split('\t').collect())
}

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn kind(error: &SanError) -> &'static str {
    match error {
        SanError::Syntax { .. } => "error:syntax",
        SanError::Null => "null",
        SanError::Illegal(_) => "error:illegal",
        SanError::Ambiguous(_) => "error:ambiguous",
        SanError::MissingPromotion => "error:missing_promotion",
        SanError::IllegalPromotion(_) => "error:illegal_promotion",
        SanError::CaptureMark(_) => "error:capture_mark",
        SanError::Overspecified(_) => "error:overspecified",
    }
}

#[test]
fn moves_are_read_strictly_and_leniently_as_the_reports_ask() {
    for row in rows(include_str!("data/san_read.tsv")) {
        let [id, fen, language, text, strict, lenient] = row[..] else {
            panic!("six fields: {row:?}");
        };
        let position = position(fen);
        let uci = |m| Uci::of(m, CastlingMode::Standard).to_string();
        if strict != "-" {
            let read = position.read_san(text.as_bytes());
            let read = read.map_or_else(|error| kind(&error).to_owned(), uci);
            assert_eq!(read, strict, "{id} {text}, strictly");
        }
        if lenient != "-" {
            let letters = language.parse().unwrap();
            let read = position.read_san_lenient(text.as_bytes(), letters);
            let read = read.map_or_else(|error| kind(&error).to_owned(), |(m, _)| uci(m));
            assert_eq!(read, lenient, "{id} {text}, leniently in {language}");
        }
    }
}

#[test]
fn moves_are_written_as_briefly_as_the_reports_ask() {
    for row in rows(include_str!("data/san_write.tsv")) {
        let [id, fen, uci, expected] = row[..] else {
            panic!("four fields: {row:?}");
        };
        let position = position(fen);
        let m = position.read_uci(uci.as_bytes()).unwrap();
        let mut san = String::new();
        position.write_san(m, &mut san);
        assert_eq!(san, expected, "{id}");
    }
}

#[test]
fn both_spellings_of_castling_are_read_and_written() {
    for row in rows(include_str!("data/uci.tsv")) {
        let [id, fen, text, standard, chess960, san] = row[..] else {
            panic!("six fields: {row:?}");
        };
        let position = position(fen);
        let read = position.read_uci(text.as_bytes());
        if standard == "reject" {
            assert!(read.is_err(), "{id} {text}");
            continue;
        }
        let m = read.unwrap_or_else(|error| panic!("{id} {text}: {error}"));
        if standard != "-" {
            assert_eq!(
                Uci::of(m, CastlingMode::Standard).to_string(),
                standard,
                "{id}"
            );
        }
        assert_eq!(
            Uci::of(m, CastlingMode::Chess960).to_string(),
            chess960,
            "{id}"
        );
        assert_eq!(San::of(&position, m).to_string(), san, "{id}");
    }
}

#[test]
fn a_kings_step_stays_a_step_and_a_queens_move_is_no_castling() {
    let step = position("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
    assert_eq!(step.read_uci(b"f1g1").unwrap().castling_side(), None);
    assert!(step.read_uci(b"f1h1").unwrap().castling_side().is_some());
    let queen = position("6k1/6P1/8/p2p2KQ/4r3/5R2/PP6/4q3 b - - 0 46");
    let m = queen.read_uci(b"e1g1").unwrap();
    assert_eq!(San::of(&queen, m).to_string(), "Qg1+");
}

#[test]
fn norwegian_goes_by_the_codes_of_either_of_its_forms_and_of_both() {
    for code in ["nb", "nn", "no"] {
        assert_eq!(Letters::from_code(code), Some(Letters::Norwegian), "{code}");
        assert_eq!(code.parse(), Ok(Letters::Norwegian), "{code}");
    }
}

#[test]
fn a_null_move_is_known_in_capitals_or_small_letters() {
    for text in ["Z0", "z0", "null", "Null", "PASS"] {
        let read = San::read_lenient(text.as_bytes(), Letters::English).expect(text);
        assert_eq!(
            read.san().map(|san| san.action),
            Some(Action::Null),
            "{text}"
        );
    }
}

#[test]
fn errors_of_uci_tell_the_kinds_apart() {
    let p = position("8/P7/8/8/8/8/8/k1K5 w - - 0 1");
    assert_eq!(p.read_uci(b"a7a8"), Err(UciError::MissingPromotion));
    assert_eq!(p.read_uci(b"a7a8=Q"), Err(UciError::Syntax { column: 5 }));
    assert_eq!(p.read_uci(b"a7a8qq"), Err(UciError::Syntax { column: 6 }));
    assert_eq!(p.read_uci(b"a7"), Err(UciError::Syntax { column: 3 }));
    assert_eq!(p.read_uci(b"i7a8"), Err(UciError::Syntax { column: 1 }));
    assert_eq!(p.read_uci(b"0000"), Err(UciError::Null));
    assert_eq!("0000".parse(), Ok(Uci::Null));
    assert!(matches!(p.read_uci(b"c1c1"), Err(UciError::Illegal(_))));
    assert!(matches!(p.read_uci(b"c1b1q"), Err(UciError::Illegal(_))));
    assert!(matches!(p.read_uci(b"e2e4"), Err(UciError::Illegal(_))));
}

#[test]
fn null_moves_are_read_but_never_played() {
    let dashes: San = "--".parse().unwrap();
    assert_eq!(dashes.action, Action::Null);
    for text in ["--", "Z0", "null", "@@@@", "0000", "pass"] {
        let read = Position::initial().read_san_lenient(text.as_bytes(), Letters::English);
        assert_eq!(read, Err(SanError::Null), "{text}");
    }
}

#[test]
fn the_lenient_reader_says_what_it_forgave() {
    let mut never: Vec<Forgiven> = Forgiven::ALL.to_vec();
    for row in rows(include_str!("data/forgiven.tsv")) {
        let [fen, language, text, uci, expected] = row[..] else {
            panic!("five fields: {row:?}");
        };
        let letters = language.parse().expect("a language");
        let read = position(fen).read_san_lenient(text.as_bytes(), letters);
        let (m, forgiven) = read.unwrap_or_else(|error| panic!("{text} in {language}: {error}"));
        assert_eq!(
            Uci::of(m, CastlingMode::Standard).to_string(),
            uci,
            "{text}"
        );
        let names: Vec<String> = forgiven.iter().map(|one| format!("{one:?}")).collect();
        assert_eq!(names.join(" "), expected, "{text} in {language}");
        never.retain(|&one| !forgiven.contains(one));
    }
    assert_eq!(never, [Forgiven::NullSpelling], "each is shown once");
}

#[test]
fn syntax_errors_name_the_column() {
    let p = Position::initial();
    for (text, strict, lenient) in [
        ("", 1, 1),
        ("N", 2, 2),
        ("Nf", 3, 3),
        ("Nf9", 3, 3),
        ("Nf3x", 5, 5),
        ("e4e", 3, 3),
        ("Sf3", 1, 1),
        ("O-", 3, 1),
        ("O-O-", 5, 4),
        ("P-K4", 1, 3),
        ("e4=X", 4, 3),
        ("♘f3é", 1, 4),
    ] {
        let column = |read: Result<(), SanError>| match read {
            Err(SanError::Syntax { column }) => column,
            other => panic!("{text}: {other:?}"),
        };
        let read = p.read_san(text.as_bytes()).map(|_| ());
        assert_eq!(column(read), strict, "{text}, strictly");
        let read = p
            .read_san_lenient(text.as_bytes(), Letters::English)
            .map(|_| ());
        assert_eq!(column(read), lenient, "{text}, leniently");
    }
}

#[test]
fn a_pawns_capture_is_never_a_bishops() {
    let p = position("4k3/8/8/8/2p5/8/8/4KB2 w - - 0 1");
    assert!(p.read_san(b"Bxc4").is_ok());
    for text in ["bxc4", "bc4", "b:c4", "bc"] {
        for letters in Letters::ALL {
            let read = p.read_san_lenient(text.as_bytes(), letters);
            assert!(
                matches!(read, Err(SanError::Illegal(_))),
                "{text} in {letters}: {read:?}"
            );
        }
    }
    let misprint = p
        .diagnose_san(b"bxc4", Letters::English)
        .expect("a bishop is near");
    assert_eq!(misprint.likely, [p.read_san(b"Bxc4").expect("legal")]);
}

#[test]
fn a_king_that_goes_two_squares_was_meant_to_castle() {
    let p = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    for (text, letters, castling) in [
        ("Kg1", Letters::English, "O-O"),
        ("Kc1", Letters::English, "O-O-O"),
        ("Rg1", Letters::Spanish, "O-O"),
    ] {
        let misprint = p.diagnose_san(text.as_bytes(), letters).expect(text);
        assert_eq!(
            misprint.likely,
            [p.read_san(castling.as_bytes()).expect("legal")]
        );
    }
}

#[test]
fn ambiguity_names_the_candidates() {
    let p = position("4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1");
    let Err(SanError::Ambiguous(moves)) = p.read_san(b"Ne2") else {
        panic!("two knights reach e2");
    };
    let moves: Vec<String> = moves.iter().map(|m| format!("{m:?}")).collect();
    assert_eq!(moves, ["Ng1e2", "Nc3e2"]);
}

#[test]
fn illegal_moves_are_told_why() {
    let p = position("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1");
    let read = p.read_san(b"Nc3");
    assert!(
        matches!(
            read,
            Err(SanError::Illegal(Illegal::Pinned {
                from: Square::E2,
                by: Square::E7,
                ..
            }))
        ),
        "{read:?}"
    );
}

#[test]
fn no_two_languages_share_a_code_and_no_language_a_letter() {
    for (i, letters) in Letters::ALL.into_iter().enumerate() {
        assert_eq!(Letters::from_code(letters.code()), Some(letters));
        assert_eq!(letters.name().parse(), Ok(letters));
        assert!(
            Letters::ALL[..i]
                .iter()
                .all(|other| other.code() != letters.code())
        );
        for role in Role::ALL {
            let letter = letters.letter(role);
            if role != Role::Pawn || letters.read(letter).is_some() {
                assert_eq!(
                    letters.read(letter),
                    Some((role, letter.len())),
                    "{letter} {letters}"
                );
            }
        }
    }
}
