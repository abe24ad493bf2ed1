//! What is canonical in a FEN, what is forgiven, and how each is written.
#![allow(clippy::print_stdout)]

mod suite;

use jadoube_laws::{
    Board, CastlingMode, EnPassantPolicy, FenError, FenField, FenReason, FenStyle, Position,
    RightsStyle, Setup, fen,
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Lines of a table, its comments aside, with blanks other than spaces written as in Rust.
fn lines(table: &str) -> impl Iterator<Item = Vec<String>> {
    table
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| {
            line.split('\t')
                .map(|column| column.replace("\\t", "\t").replace("\\n", "\n"))
                .collect()
        })
}

#[test]
fn departures_from_canonical_form_are_told_with_field_and_column() {
    for line in lines(include_str!("data/fen_strict.tsv")) {
        let [text, expected] = line.as_slice() else {
            panic!("{line:?}");
        };
        let error = text.parse::<Setup>().expect_err(text);
        assert_eq!(&error.to_string(), expected, "{text}");
    }
    let error = "8/8/8/9/8/8/8/8 w - - 0 1".parse::<Setup>();
    let expected = FenError {
        field: FenField::Board,
        column: 7,
        reason: FenReason::Unexpected(b'9'),
    };
    assert_eq!(error, Err(expected));
}

#[test]
fn canonical_text_is_read_and_written_the_same() {
    for text in [
        START,
        "8/8/8/8/8/8/8/8 w - - 0 0",
        "8/8/8/8/8/8/8/8 b KQkq - 0 1",
        "4k3/8/8/8/8/8/8/4K1RR w K - 12 99",
        "4k3/8/8/8/8/8/8/4K1RR w G - 100 4294967295",
        "4k3/8/8/8/8/8/8/4K1RR b G h8 4294967295 4294967295",
        "4k1r1/8/8/8/8/8/8/1R2K1RR w GQk - 0 1",
        "8/8/8/4k3/8/8/8/R3K1RR w KGQ - 0 1",
        "QQQQQQQQ/qqqqqqqq/PPPPPPPP/pppppppp/NNNNNNNN/KKKKKKKK/kkkkkkkk/rnbqkbnr b - a1 0 1",
        "1p1p1p1p/p1p1p1p1/1p1p1p1p/p1p1p1p1/1p1p1p1p/p1p1p1p1/1p1p1p1p/p1p1p1p1 w HGFEDCBA - 1 1",
    ] {
        let setup: Setup = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        assert!([setup.to_string(), setup.fen(RightsStyle::Shredder)].contains(&text.to_owned()));
        let mut written = String::from(">");
        setup.write_fen(&mut written);
        assert_eq!(written, format!(">{setup}"));
        assert_eq!(setup.board.to_string().parse::<Board>(), Ok(setup.board));
    }
}

#[test]
fn rights_are_bound_to_the_right_rooks_and_written_in_either_style() {
    for (text, x_fen, shredder) in [
        ("4k3/8/8/8/8/8/8/4K1RR w K - 0 1", "K", "H"),
        ("4k3/8/8/8/8/8/8/4K1RR w H - 0 1", "K", "H"),
        ("4k3/8/8/8/8/8/8/4K1RR w G - 0 1", "G", "G"),
        ("4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1", "Q", "A"),
        ("4k3/8/8/8/8/8/8/RR2K3 w B - 0 1", "B", "B"),
        ("4k1r1/8/8/8/8/8/8/1R2K1RR w GBg - 0 1", "GQk", "GBg"),
        (
            "rkbnrqnb/8/8/pppppppp/PPPPP3/B7/5PPP/1KRNRQNB b Kkq - 1 9",
            "Kkq",
            "Eea",
        ),
        (
            "rqnknrbb/pppppppp/8/8/8/8/PPPPPPPP/RQNKNRBB w FAfa - 0 1",
            "KQkq",
            "FAfa",
        ),
        ("1r2k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "KQkq", "HAhb"),
        (START, "KQkq", "HAha"),
        ("4k3/8/8/8/8/8/8/4K1RR w - - 0 1", "-", "-"),
    ] {
        let position: Position = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        for (rights, expected) in [
            (RightsStyle::XFen, x_fen),
            (RightsStyle::Shredder, shredder),
        ] {
            let en_passant = EnPassantPolicy::Legal;
            let written = position.fen(FenStyle { rights, en_passant });
            assert_eq!(written.split(' ').nth(2), Some(expected), "{text}");
            assert_eq!(written.parse(), Ok(position));
        }
    }
}

#[test]
fn the_square_passed_over_is_written_as_the_policy_says() {
    for (text, legal, pseudo_legal, always) in [
        // Nobody can capture.
        ("4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1", "-", "-", "e3"),
        // The capture is legal.
        ("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "e3", "e3", "e3"),
        // The capture would open the rank to the rook.
        ("8/8/8/8/k2pP2R/8/8/4K3 b - e3 0 1", "-", "e3", "e3"),
        // The capturing pawn is pinned.
        ("3k4/8/8/8/3pP3/8/8/3RK3 b - e3 0 1", "-", "e3", "e3"),
        // The capture takes the piece that gives check.
        ("8/8/8/3k4/3pP3/8/8/4K3 b - e3 0 1", "e3", "e3", "e3"),
    ] {
        let position: Position = text
            .parse()
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        for (en_passant, expected) in [
            (EnPassantPolicy::Legal, legal),
            (EnPassantPolicy::PseudoLegal, pseudo_legal),
            (EnPassantPolicy::Always, always),
        ] {
            let written = position.fen(FenStyle {
                en_passant,
                ..FenStyle::default()
            });
            assert_eq!(
                written.split(' ').nth(3),
                Some(expected),
                "{text} {en_passant:?}"
            );
        }
    }
}

#[test]
fn sloppy_texts_are_read_and_said_to_be_so() {
    for line in lines(include_str!("data/fen_lenient.tsv")) {
        let [text, mode, written, expected] = line.as_slice() else {
            panic!("{line:?}");
        };
        let mode = match mode.as_str() {
            "Standard" => CastlingMode::Standard,
            _ => CastlingMode::Chess960,
        };
        let (setup, forgiven) =
            fen::read_lenient(text, mode).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(&setup.to_string(), written, "{text}");
        let codes: Vec<_> = forgiven.iter().map(|forgiven| forgiven.code()).collect();
        assert_eq!(&codes.join(" "), expected, "{text}");
    }
}

#[test]
fn what_makes_no_sense_is_refused_even_leniently() {
    for text in [
        "",
        "8/8/8/8/8/8/8 w - - 0 1",
        "9/8/8/8/8/8/8/8 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 x - - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w XY - 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - e99 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - - -1 1",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1 1",
        "rkrbbnqn/pppppppp/8/8/8/8/PPPPPPPP/RKRBBNQN w CAca - 161+0 0 1",
    ] {
        assert!(
            fen::read_lenient(text, CastlingMode::Chess960).is_err(),
            "{text}"
        );
    }
}

/// Rows of a table of another library: what each FEN is read as, and how it is written again.
///
/// That library keeps rights that no king or rook can use until it writes; here they are dropped
/// when read. It mends the rank of the square passed over; here such a square is dropped.
#[test]
fn the_fens_of_kokopu_are_read_alike() {
    let Some(text) = suite::shared("data/fen/kokopu-fens.csv") else {
        return;
    };
    let mut read = 0;
    for line in text.lines().skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        let (label, fen) = (columns[0], columns[1]);
        let mode = match columns[2] {
            "regular" => CastlingMode::Standard,
            "chess960" => CastlingMode::Chess960,
            _ => continue,
        };
        read += 1;
        let (setup, forgiven) =
            fen::read_lenient(fen, mode).unwrap_or_else(|error| panic!("{label}: {error}"));
        // It names the a-file's rook first.
        let counters_aside = |text: &str| {
            let mut fields: Vec<Vec<char>> = text
                .split(' ')
                .take(4)
                .map(|field| field.chars().collect())
                .collect();
            fields[2].sort_unstable();
            fields
        };
        let expected = match label {
            // A rank that no pawn of the side to move's opponent passes.
            "Invalid en-passant (rank)" => columns[8].replace(" d3 ", " - "),
            _ => columns[8].to_owned(),
        };
        let written = match Position::new(&setup, mode) {
            Ok(position) => position.fen(FenStyle {
                rights: rights(mode),
                ..FenStyle::default()
            }),
            Err(_) => setup.fen(rights(mode)),
        };
        assert_eq!(
            counters_aside(&written),
            counters_aside(&expected),
            "{label}"
        );
        if columns[3] == "true" && forgiven.is_empty() {
            assert!(fen.parse::<Setup>().is_ok(), "{label}");
        }
    }
    assert_eq!(read, 27, "rows of standard chess and Chess960");
}

fn rights(mode: CastlingMode) -> RightsStyle {
    match mode {
        CastlingMode::Standard => RightsStyle::XFen,
        CastlingMode::Chess960 => RightsStyle::Shredder,
    }
}
