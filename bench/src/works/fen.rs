//! Positions of real games to FEN, and FEN to a checked position.

use std::{fmt::Write as _, hint::black_box};

use jadoube_laws::Position;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Position as _, fen::Fen};

use super::step::POSITIONS;
use crate::{
    corpus,
    harness::{Case, Contender},
};

/// A checked position to text, into a string that is used again.
pub fn write_cases() -> Vec<Case<'static>> {
    let fens = fens();
    let ours: Vec<Position> = fens.iter().map(|fen| read_jadoube(fen)).collect();
    let chess: Vec<Chess> = fens.iter().map(|fen| read_shakmaty(fen)).collect();
    let boards: Vec<cozy_chess::Board> = fens.iter().map(|fen| read_cozy(fen)).collect();
    let records: Vec<_> = fens
        .iter()
        .map(|fen| read_eschac(four_fields(fen)))
        .collect();

    for (index, fen) in fens.iter().enumerate() {
        assert_eq!(written(&ours[index], write_jadoube), *fen);
        assert_eq!(written(&chess[index], write_shakmaty), *fen);
        // The other two write the square passed even if no pawn can be taken there, and eschac
        // has no counters.
        let placement = fen.split(' ').next();
        assert_eq!(
            written(&boards[index], write_cozy).split(' ').next(),
            placement
        );
        assert_eq!(
            written(&records[index], write_eschac).split(' ').next(),
            placement
        );
    }
    case(
        "fen-write",
        fens.len(),
        vec![
            Contender::new("jadoube", writing(ours, write_jadoube)),
            Contender::new("shakmaty", writing(chess, write_shakmaty)),
            Contender::new("cozy-chess", writing(boards, write_cozy)),
            Contender::new("eschac", writing(records, write_eschac)),
        ],
    )
}

/// Text to a position found to be legal.
pub fn read_cases() -> Vec<Case<'static>> {
    let fens = fens();
    let records: Vec<String> = fens.iter().map(|fen| four_fields(fen).to_owned()).collect();
    let men = |fens: &Vec<String>| fens.clone();
    case(
        "fen-read",
        fens.len(),
        vec![
            Contender::new(
                "jadoube",
                reading(men(&fens), |fen| {
                    read_jadoube(fen).board().occupied().count()
                }),
            ),
            Contender::new(
                "shakmaty",
                reading(men(&fens), |fen| {
                    read_shakmaty(fen).board().occupied().count() as u32
                }),
            ),
            Contender::new(
                "cozy-chess",
                reading(men(&fens), |fen| read_cozy(fen).occupied().len()),
            ),
            Contender::new(
                "eschac",
                reading(records, |fen| eschac_men(&read_eschac(fen))),
            ),
        ],
    )
}

fn case(
    work: &'static str,
    count: usize,
    contenders: Vec<Contender<'static>>,
) -> Vec<Case<'static>> {
    if count == 0 {
        eprintln!("{work}: no games to take positions from; set JADOUBE_SHARED");
        return Vec::new();
    }
    vec![Case {
        work,
        name: "real games".to_owned(),
        units: count as u64,
        unit: "FEN",
        expected: None,
        contenders,
    }]
}

/// A job that writes every position and returns how many it wrote.
fn writing<T>(positions: Vec<T>, write: impl Fn(&T, &mut String)) -> impl FnMut() -> u64 {
    let mut text = String::with_capacity(128);
    move || {
        for position in &positions {
            text.clear();
            write(position, &mut text);
            black_box(text.as_str());
        }
        positions.len() as u64
    }
}

/// A job that reads every text and returns how many men stand on all boards together.
fn reading(fens: Vec<String>, men: impl Fn(&str) -> u32) -> impl FnMut() -> u64 {
    move || fens.iter().map(|fen| u64::from(men(black_box(fen)))).sum()
}

fn written<T>(position: &T, write: impl Fn(&T, &mut String)) -> String {
    let mut text = String::new();
    write(position, &mut text);
    text
}

fn write_jadoube(position: &Position, text: &mut String) {
    position.write_fen(text);
}

fn write_shakmaty(position: &Chess, text: &mut String) {
    Fen::from_position(position, EnPassantMode::Legal).append_to_string(text);
}

fn write_cozy(board: &cozy_chess::Board, text: &mut String) {
    write!(text, "{board}").expect("writing to a string cannot fail");
}

fn write_eschac(position: &eschac::position::Position, text: &mut String) {
    position
        .write_text_record(text)
        .expect("writing to a string cannot fail");
}

fn read_jadoube(fen: &str) -> Position {
    fen.parse().expect("a position of a game is legal")
}

fn read_shakmaty(fen: &str) -> Chess {
    Fen::from_ascii(fen.as_bytes())
        .expect("a FEN of a game is well written")
        .into_position(CastlingMode::Standard)
        .expect("a position of a game is legal")
}

fn read_cozy(fen: &str) -> cozy_chess::Board {
    cozy_chess::Board::from_fen(fen, false).expect("a position of a game is legal")
}

fn read_eschac(record: &str) -> eschac::position::Position {
    eschac::setup::Setup::from_text_record(record)
        .expect("a record of a game is well written")
        .into_position()
        .expect("a position of a game is legal")
}

fn eschac_men(position: &eschac::position::Position) -> u32 {
    let [a, b, c, ..] = position.bitboards();
    (a | b | c).len() as u32
}

/// A FEN without its counters, which eschac does not read.
fn four_fields(fen: &str) -> &str {
    fen.rsplitn(3, ' ').last().unwrap_or(fen)
}

fn fens() -> Vec<String> {
    let mut fens = Vec::with_capacity(POSITIONS);
    for game in corpus::games(POSITIONS) {
        let mut position = Chess::default();
        for m in game {
            position.play_unchecked(m);
            // Past a hundred, cozy-chess refuses the counter.
            if position.halfmoves() <= 100 {
                fens.push(Fen::from_position(&position, EnPassantMode::Legal).to_string());
            }
        }
    }
    fens
}
