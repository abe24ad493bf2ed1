//! Sentences that check how things stand.

use jadoube_arbiter::Score;
use jadoube_laws::{ByColor, Color};

use crate::{
    Check, Said,
    row::{Row, Values},
    value::Value,
};

fn check(check: Check) -> Option<Said> {
    Some(Said::Check(check))
}

/// The two numbers of a sentence.
fn numbers(values: &Values<'_>) -> Option<ByColor<u32>> {
    let mut found = values.0.iter().filter_map(|value| {
        let Value::Number(number) = value else {
            return None;
        };
        Some(*number)
    });
    let (white, black) = (found.next()?, found.next()?);
    Some(Color::map(
        |color| if color.is_white() { white } else { black },
    ))
}

fn result(score: Score) -> Option<Said> {
    check(Check::Result(score))
}

pub(super) const CHECKS: &[Row] = &[
    Row {
        english: &["Clocks|clock: White {time}, Black {time}"],
        spanish: &["Relojes|reloj: blancas {time}, negras {time}"],
        build: |v| check(Check::Clocks(Some(v.time()?), Some(v.other_time()?))),
    },
    Row {
        english: &["Clocks|clock: White {time}"],
        spanish: &["Relojes|reloj: blancas {time}"],
        build: |v| check(Check::Clocks(Some(v.time()?), None)),
    },
    Row {
        english: &["Clocks|clock: Black {time}"],
        spanish: &["Relojes|reloj: negras {time}"],
        build: |v| check(Check::Clocks(None, Some(v.time()?))),
    },
    Row {
        english: &["Position: {text}"],
        spanish: &["Posición: {text}"],
        build: |v| check(Check::Position(v.text()?)),
    },
    Row {
        english: &["Board: {board}"],
        spanish: &["Tablero: {board}"],
        build: |v| check(Check::Board(v.board()?)),
    },
    Row {
        english: &["May play: {text}"],
        spanish: &["Puede|pueden jugar: {text}"],
        build: |v| check(Check::MayPlay(v.text()?)),
    },
    Row {
        english: &["To move: {color}"],
        spanish: &["Turno: {color}", "Juegan|juega: {color}"],
        build: |v| check(Check::ToMove(v.color()?)),
    },
    Row {
        english: &["Clock running: {color}"],
        spanish: &["Reloj en marcha: {color}"],
        build: |v| check(Check::Running(Some(v.color()?))),
    },
    Row {
        english: &["Clock running: nobody|none"],
        spanish: &["Reloj en marcha: nadie|ninguno"],
        build: |_| check(Check::Running(None)),
    },
    Row {
        english: &["Illegal moves: White {number}, Black {number}"],
        spanish: &["Ilegales: blancas {number}, negras {number}"],
        build: |v| check(Check::IllegalMoves(numbers(v)?)),
    },
    Row {
        english: &["Result: {score}"],
        spanish: &["Resultado: {score}"],
        build: |v| result(v.score()?),
    },
    Row {
        english: &["Result: game goes on"],
        spanish: &["Resultado: sigue la partida"],
        build: |_| check(Check::GoesOn),
    },
    Row {
        english: &["Result: new game"],
        spanish: &["Resultado: partida nueva"],
        build: |_| check(Check::Void),
    },
    Row {
        english: &["Nothing is ruled"],
        spanish: &["No se decide nada"],
        build: |_| check(Check::Nothing),
    },
];
