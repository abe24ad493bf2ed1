//! Sentences that stand for several facts, or for time that passes.

use jadoube_arbiter::Hand;

use crate::{
    Said, Then,
    row::{Row, Values},
};

fn plays(values: &Values<'_>, then: &'static [Then]) -> Option<Said> {
    Some(Said::Plays {
        color: values.color()?,
        written: values.written()?,
        then,
    })
}

pub(super) const SHORTHAND: &[Row] = &[
    Row {
        english: &["{color} plays {move}"],
        spanish: &["{color} juegan|juega {move}"],
        build: |v| plays(v, &[]),
    },
    Row {
        english: &["{color} plays {move} and presses [clock]"],
        spanish: &["{color} juegan|juega {move} y pulsan|pulsa [reloj]"],
        build: |v| plays(v, &[Then::Press(Hand::Same)]),
    },
    Row {
        english: &["{color} plays {move} and presses [clock] with the other hand"],
        spanish: &["{color} juegan|juega {move} y pulsan|pulsa [reloj] con la otra mano"],
        build: |v| plays(v, &[Then::Press(Hand::Other)]),
    },
    Row {
        english: &["{color} plays {move} and offers a draw"],
        spanish: &["{color} juegan|juega {move} y ofrecen|ofrece tablas"],
        build: |v| plays(v, &[Then::Offer]),
    },
    Row {
        english: &["{color} plays {move}, offers a draw and presses [clock]"],
        spanish: &["{color} juegan|juega {move}, ofrecen|ofrece tablas y pulsan|pulsa [reloj]"],
        build: |v| plays(v, &[Then::Offer, Then::Press(Hand::Same)]),
    },
    Row {
        english: &["{color} plays {move}, presses [clock] and writes it"],
        spanish: &["{color} juegan|juega {move}, pulsan|pulsa [reloj] y la|lo anotan|anota"],
        build: |v| plays(v, &[Then::Press(Hand::Same), Then::Write]),
    },
    Row {
        english: &["{color}'s flag falls"],
        spanish: &["Cae la bandera de {color}"],
        build: |v| Some(Said::FlagFalls(v.color()?)),
    },
    Row {
        english: &["{time} passes|pass"],
        spanish: &["Pasan|pasa {time}", "{time} pasan|pasa"],
        build: |v| Some(Said::Passes(v.time()?)),
    },
    Row {
        english: &["The arbiter answers: {answer}"],
        spanish: &[
            "El árbitro contesta: {answer}",
            "El árbitro responde: {answer}",
        ],
        build: |v| Some(Said::Answers(None, v.answer()?)),
    },
    Row {
        english: &["{color} answers: {answer}"],
        spanish: &[
            "{color} contestan|contesta: {answer}",
            "{color} responden|responde: {answer}",
        ],
        build: |v| Some(Said::Answers(Some(v.color()?), v.answer()?)),
    },
    Row {
        english: &["{color} appeals"],
        spanish: &["{color} apelan|apela"],
        build: |v| Some(Said::Appeals(v.color()?)),
    },
];
