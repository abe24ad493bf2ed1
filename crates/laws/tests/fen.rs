//! What is canonical in a FEN, what is forgiven, and how each is written.

#![allow(clippy::print_stdout)]

mod suite;

use jadoube_laws::{
    Board, CastlingMode, EnPassantPolicy, FenError, FenField, FenReason, FenStyle, Position, Rank,
    RightsStyle, Setup, fen,
};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn departures_from_canonical_form_are_told_with_field_and_column() {
    use FenField::{Board, Castling, EnPassant, End, Fullmoves, Halfmoves, Turn};
    use FenReason as Reason;
    for (text, field, column, reason) in [
        ("", Board, 1, Reason::Missing),
        (" 8/8/8/8/8/8/8/8 w - - 0 1", Board, 1, Reason::Blank),
        ("8/8/8/8/8/8/8 w - - 0 1", Board, 14, Reason::TooFewRanks(7)),
        (
            "8/8/8/8/8/8/8/ w - - 0 1",
            Board,
            15,
            Reason::TooFewRanks(7),
        ),
        (
            "8/8/8/8/8/8/8/8/8 w - - 0 1",
            Board,
            16,
            Reason::TooManyRanks,
        ),
        (
            "8/8/ppppppppp/8/8/8/8/8 w - - 0 1",
            Board,
            13,
            Reason::RankTooLong(Rank::Sixth),
        ),
        (
            "8/8/8/8/8/8/8/k7K w - - 0 1",
            Board,
            17,
            Reason::RankTooLong(Rank::First),
        ),
        (
            "8/8/7/8/8/8/8/8 w - - 0 1",
            Board,
            6,
            Reason::RankTooShort(Rank::Sixth, 7),
        ),
        (
            "8/8/8/8/8/8/8/7 w - - 0 1",
            Board,
            16,
            Reason::RankTooShort(Rank::First, 7),
        ),
        (
            "8/44/8/8/8/8/8/8 w - - 0 1",
            Board,
            4,
            Reason::AdjacentDigits,
        ),
        (
            "8/8/8/9/8/8/8/8 w - - 0 1",
            Board,
            7,
            Reason::Unexpected(b'9'),
        ),
        (
            "8/8/8/8x/8/8/8/8 w - - 0 1",
            Board,
            8,
            Reason::Unexpected(b'x'),
        ),
        ("8/8/8/8/8/8/8/8", Turn, 16, Reason::Missing),
        (
            "8/8/8/8/8/8/8/8 x - - 0 1",
            Turn,
            17,
            Reason::Unexpected(b'x'),
        ),
        (
            "8/8/8/8/8/8/8/8 W - - 0 1",
            Turn,
            17,
            Reason::Unexpected(b'W'),
        ),
        (
            "8/8/8/8/8/8/8/8 wb - - 0 1",
            Turn,
            18,
            Reason::Unexpected(b'b'),
        ),
        ("8/8/8/8/8/8/8/8  w - - 0 1", Turn, 17, Reason::Blank),
        ("8/8/8/8/8/8/8/8\tw - - 0 1", Board, 16, Reason::Blank),
        ("8/8/8/8/8/8/8/8 w", Castling, 18, Reason::Missing),
        ("8/8/8/8/8/8/8/8 w KQkq ", EnPassant, 24, Reason::Missing),
        (
            "8/8/8/8/8/8/8/8 w QK - 0 1",
            Castling,
            20,
            Reason::RightsOrder,
        ),
        (
            "8/8/8/8/8/8/8/8 w kK - 0 1",
            Castling,
            20,
            Reason::RightsOrder,
        ),
        (
            "8/8/8/8/8/8/8/8 w KK - 0 1",
            Castling,
            20,
            Reason::RightTwice,
        ),
        (
            "8/8/8/8/8/8/8/8 w KH - 0 1",
            Castling,
            20,
            Reason::RightTwice,
        ),
        (
            "8/8/8/8/8/8/8/8 w HQ - 0 1",
            Castling,
            20,
            Reason::RightsMixed,
        ),
        (
            "8/8/8/8/8/8/8/8 w K- - 0 1",
            Castling,
            20,
            Reason::Unexpected(b'-'),
        ),
        (
            "8/8/8/8/8/8/8/8 w Z - 0 1",
            Castling,
            19,
            Reason::Unexpected(b'Z'),
        ),
        ("8/8/8/8/8/8/8/8 w - e 0 1", EnPassant, 21, Reason::Square),
        ("8/8/8/8/8/8/8/8 w - E6 0 1", EnPassant, 21, Reason::Square),
        ("8/8/8/8/8/8/8/8 w - i6 0 1", EnPassant, 21, Reason::Square),
        ("8/8/8/8/8/8/8/8 w - -", Halfmoves, 22, Reason::Missing),
        ("8/8/8/8/8/8/8/8 w - - -1 1", Halfmoves, 23, Reason::Number),
        ("8/8/8/8/8/8/8/8 w - - +1 1", Halfmoves, 23, Reason::Number),
        ("8/8/8/8/8/8/8/8 w - - 1x 1", Halfmoves, 24, Reason::Number),
        (
            "8/8/8/8/8/8/8/8 w - - 00 1",
            Halfmoves,
            23,
            Reason::LeadingZero,
        ),
        ("8/8/8/8/8/8/8/8 w - - 0", Fullmoves, 24, Reason::Missing),
        (
            "8/8/8/8/8/8/8/8 w - - 0 01",
            Fullmoves,
            25,
            Reason::LeadingZero,
        ),
        (
            "8/8/8/8/8/8/8/8 w - - 0 4294967296",
            Fullmoves,
            25,
            Reason::NumberTooLarge,
        ),
        ("8/8/8/8/8/8/8/8 w - - 0 1 ", End, 26, Reason::Blank),
        (
            "8/8/8/8/8/8/8/8 w - - 0 1 1",
            End,
            27,
            Reason::TooManyFields,
        ),
        (
            "8/8/8/8/8/8/8/8 w - - 161+0 0 1",
            End,
            31,
            Reason::TooManyFields,
        ),
    ] {
        let expected = FenError {
            field,
            column,
            reason,
        };
        assert_eq!(text.parse::<Setup>(), Err(expected), "{text}");
    }
    assert_eq!(
        "8/8/8/8/8/8/8/8 w QK - 0 1"
            .parse::<Setup>()
            .map_err(|error| error.to_string()),
        Err("castling rights, column 20: not in the order `KQkq` or `HAha`".to_owned())
    );
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
            assert_eq!(written.parse(), Ok(position.clone()));
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
    use CastlingMode::{Chess960, Standard};
    for (text, mode, written, forgiven) in [
        (START, Standard, START, &[][..]),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR",
            Standard,
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1",
            &["missing_field"; 5],
        ),
        (
            "4k3/8/8/8/8/8/8/4K3_w_-_-_0_1",
            Standard,
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            &["blanks"],
        ),
        (
            "4k3/8/8/8/8/8/8/4K3\tw - -  0 1\n",
            Standard,
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            &["blanks"],
        ),
        (
            "4k3/44/8/8/8/8/8/4K3 White -- – - ?",
            Standard,
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            &[
                "adjacent_digits",
                "turn",
                "dash",
                "dash",
                "number_unknown",
                "number_unknown",
            ],
        ),
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1",
            Standard,
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            &["rights_order"],
        ),
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w KAkA - 0 1",
            Standard,
            "r3k2r/8/8/8/8/8/8/R3K2R w KQk - 0 1",
            &["rights_order", "rights_mixed"],
        ),
        (
            "r3k2r/8/8/8/8/8/8/R3K2R w KQ-- - 0 1",
            Standard,
            "r3k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1",
            &["dash"],
        ),
        (
            "1r2k3/8/8/8/8/8/8/R3KR2 w KQkq - 0 1",
            Standard,
            "1r2k3/8/8/8/8/8/8/R3KR2 w Q - 0 1",
            &["right_dropped"; 3],
        ),
        (
            "1r2k3/8/8/8/8/8/8/R3KR2 w KQkq - 0 1",
            Chess960,
            "1r2k3/8/8/8/8/8/8/R3KR2 w KQq - 0 1",
            &["right_dropped"],
        ),
        (
            "4k3/8/8/8/8/8/8/4K1RR w HG - 0 1",
            Chess960,
            "4k3/8/8/8/8/8/8/4K1RR w K - 0 1",
            &["right_dropped"],
        ),
        (
            "4k3/8/8/8/4P3/8/8/4K3 b - E3 0 1",
            Standard,
            "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1",
            &["square_case"],
        ),
        (
            "4k3/8/8/8/4P3/8/8/4K3 w - e3 0 1",
            Standard,
            "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1",
            &["en_passant_dropped"],
        ),
        (
            "k7/8/8/3pP3/8/7n/5K2/8 w - d6 0 1",
            Standard,
            "k7/8/8/3pP3/8/7n/5K2/8 w - - 0 1",
            &["en_passant_dropped"],
        ),
        (
            "4k3/8/8/8/4P3/8/8/4K3 b - e3 7 30",
            Standard,
            "4k3/8/8/8/4P3/8/8/4K3 b - e3 0 30",
            &["halfmoves_reset"],
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 00 0",
            Standard,
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            &["leading_zeros", "move_number_raised"],
        ),
        (
            "4k3/8/8/8/8/8/8/4K3 w - - 12 3",
            Standard,
            "4k3/8/8/8/8/8/8/4K3 w - - 12 7",
            &["move_number_raised"],
        ),
        // What only a guess could mend is left as it is.
        (
            "8/8/8/8/8/8/8/PPPPkkPP w - - 0 1",
            Standard,
            "8/8/8/8/8/8/8/PPPPkkPP w - - 0 1",
            &[],
        ),
    ] {
        let (setup, found) =
            fen::read_lenient(text, mode).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(setup.to_string(), written, "{text}");
        let codes: Vec<_> = found.iter().map(|forgiven| forgiven.code()).collect();
        assert_eq!(codes, forgiven, "{text}");
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
