use alloc::string::ToString;

use super::{Epd, EpdError, EpdForgiven, EpdReason, Operand, read_lenient};
use crate::CastlingMode;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -";

fn read(operations: &str) -> Result<Epd, EpdError> {
    alloc::format!("{START}{operations}").parse()
}

#[test]
fn every_kind_of_operand_comes_back_as_written() {
    for operations in [
        "",
        " noop;",
        " bm Nf3 e4; ce 25; id \"opening; first\";",
        " acd 12; acn 1000000; c0 \"\"; eval -1.25; pv e4 e5 Nf3;",
        " fmvn 30; hmvc 12;",
        " MyOp_1 +3 007 a-b;",
    ] {
        let epd = read(operations).unwrap();
        assert_eq!(epd.to_string(), alloc::format!("{START}{operations}"));
        assert_eq!(epd.to_string().parse(), Ok(epd));
    }
}

#[test]
fn operations_are_written_in_the_order_of_their_opcodes() {
    let epd = read(" id \"x\"; bm e4;").unwrap();
    assert_eq!(epd.to_string(), alloc::format!("{START} bm e4; id \"x\";"));
}

#[test]
fn counters_are_the_setups() {
    let epd = read(" hmvc 7; fmvn 12;").unwrap();
    assert_eq!((epd.setup.halfmoves, epd.setup.fullmoves), (7, 12));
    assert_eq!(
        Epd::new(epd.setup).to_string(),
        alloc::format!("{START} fmvn 12; hmvc 7;")
    );
}

#[test]
fn what_departs_from_the_standard_is_told_with_its_column() {
    let after = START.len() + 1;
    for (operations, column, reason) in [
        (" ", 1, EpdReason::Blank),
        ("  bm e4;", 1, EpdReason::Blank),
        (" bm  e4;", 4, EpdReason::Blank),
        (" bm e4 ;", 7, EpdReason::Blank),
        (" bm e4", 6, EpdReason::Unfinished),
        (" bm e4; ", 8, EpdReason::Blank),
        (" 7m e4;", 1, EpdReason::Opcode),
        (" abcdefghijklmnop 1;", 1, EpdReason::OpcodeTooLong),
        (" id \"x\"; id \"y\";", 9, EpdReason::OpcodeTwice),
        (" id \"x;", 4, EpdReason::Unquoted),
        (" id x\"y;", 5, EpdReason::Quote),
        (" id x;", 1, EpdReason::NotText),
        (" hmvc -1;", 1, EpdReason::NotCounter),
        (" bm 12;", 1, EpdReason::NotMoves),
    ] {
        let expected = EpdError::Operation(after + column, reason);
        assert_eq!(read(operations), Err(expected), "{operations}");
    }
}

#[test]
fn sloppy_lines_are_read_and_said_to_be_so() {
    for (text, written, forgiven) in [
        (
            "4k3/8/8/8/8/8/8/4K2R w K - 8 47; pv e2e4 e7e5; c0 \"bm f7g8",
            "4k3/8/8/8/8/8/8/4K2R w K - c0 \"bm f7g8\"; fmvn 47; hmvc 8; pv e2e4 e7e5;",
            &[
                EpdForgiven::Counters,
                EpdForgiven::Semicolons,
                EpdForgiven::Unquoted,
            ][..],
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w K - bm O-O,Rh8+; id test 7 ; hmvc \"3\";",
            "4k3/8/8/8/8/8/8/4K2R w K - bm O-O Rh8+; hmvc 3; id \"test 7\";",
            &[EpdForgiven::Commas, EpdForgiven::Operands],
        ),
    ] {
        let (epd, found) = read_lenient(text, CastlingMode::Standard).unwrap();
        assert_eq!(found, forgiven, "{text}");
        assert_eq!(epd.to_string(), written);
    }
}

#[test]
fn words_and_numbers_are_told_apart() {
    for (word, operand) in [
        ("12", Operand::Integer(12)),
        ("-3", Operand::Integer(-3)),
        ("0", Operand::Integer(0)),
        ("0.5", Operand::Decimal("0.5".into())),
        ("O-O", Operand::Word("O-O".into())),
        ("007", Operand::Word("007".into())),
        ("1.2.3", Operand::Word("1.2.3".into())),
        ("--1", Operand::Word("--1".into())),
    ] {
        assert_eq!(Operand::of_word(word), operand, "{word}");
    }
}
