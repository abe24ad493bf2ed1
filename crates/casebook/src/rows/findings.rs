//! What the arbiter sees and finds.

use jadoube_arbiter::{Finding, Observation};

use crate::row::{Row, finds, sees};

pub(super) const SEEN_AND_FOUND: &[Row] = &[
    Row {
        english: &[
            "The arbiter sees {color}'s flag fallen",
            "The arbiter sees that {color}'s flag has fallen",
        ],
        spanish: &["El árbitro ve caída la bandera de {color}"],
        build: |v| sees(Observation::Flag(v.color()?)),
    },
    Row {
        english: &["The arbiter sees the illegal move"],
        spanish: &["El árbitro ve el movimiento|jugada ilegal"],
        build: |_| sees(Observation::IllegalMove),
    },
    Row {
        english: &["The arbiter sees that the touched piece was not played"],
        spanish: &["El árbitro ve que no se jugó la pieza tocada"],
        build: |_| sees(Observation::TouchBroken),
    },
    Row {
        english: &["The arbiter sees {color} touch {piece}"],
        spanish: &["El árbitro ve a {color} tocar {piece}"],
        build: |v| sees(Observation::Touch(v.color()?, v.square()?)),
    },
    Row {
        english: &["Arbiter: the touch of {piece} was an accident|accidental"],
        spanish: &["Árbitro: el toque de {piece} fue un accidente|accidental"],
        build: |v| sees(Observation::Accident(v.square()?)),
    },
    Row {
        english: &["Arbiter: the touch of {piece} was deliberate"],
        spanish: &["Árbitro: el toque de {piece} fue deliberado"],
        build: |v| sees(Observation::Deliberate(v.square()?)),
    },
    Row {
        english: &["Arbiter: nobody knows which piece was touched first"],
        spanish: &["Árbitro: no se sabe qué pieza se tocó primero"],
        build: |_| sees(Observation::OrderUnclear),
    },
    Row {
        english: &["The arbiter sees {color} use both|two hands"],
        spanish: &["El árbitro ve a {color} usar las dos manos"],
        build: |v| sees(Observation::TwoHands(v.color()?)),
    },
    Row {
        english: &["The arbiter sees an unsound position"],
        spanish: &["El árbitro ve una posición anómala"],
        build: |_| sees(Observation::UnsoundPosition),
    },
    Row {
        english: &["The arbiter notes against {color}: {misconduct}"],
        spanish: &["El árbitro anota contra {color}: {misconduct}"],
        build: |v| sees(Observation::Misconduct(v.color()?, v.misconduct()?)),
    },
    Row {
        english: &["The arbiter sees both players refuse to comply"],
        spanish: &["El árbitro ve a ambos jugadores negarse a cumplir"],
        build: |_| sees(Observation::BothRefuse),
    },
    Row {
        english: &["The arbiter sees a draw that nobody noticed"],
        spanish: &["El árbitro ve unas tablas que nadie advirtió"],
        build: |_| sees(Observation::UnclaimedDraw),
    },
    // Found wrong
    Row {
        english: &["The arbiter finds the pieces set up wrongly"],
        spanish: &["El árbitro encuentra mal colocadas las piezas"],
        build: |_| finds(Finding::WrongStart),
    },
    Row {
        english: &["The arbiter finds the board turned"],
        spanish: &["El árbitro encuentra girado el tablero"],
        build: |_| finds(Finding::BoardTurned),
    },
    Row {
        english: &["The arbiter finds the colors|colours reversed"],
        spanish: &["El árbitro encuentra cambiados los colores"],
        build: |_| finds(Finding::ColorsReversed),
    },
    Row {
        english: &["The arbiter finds the clock set wrongly, rightly White {time}, Black {time}"],
        spanish: &[
            "El árbitro encuentra mal ajustado el reloj, lo correcto blancas {time}, negras {time}",
        ],
        build: |v| {
            finds(Finding::WrongSetting {
                white: v.time()?,
                black: v.other_time()?,
            })
        },
    },
    Row {
        english: &["The arbiter replaces the clock with White {time}, Black {time}"],
        spanish: &["El árbitro cambia el reloj con blancas {time}, negras {time}"],
        build: |v| {
            finds(Finding::Defect {
                white: v.time()?,
                black: v.other_time()?,
            })
        },
    },
    Row {
        english: &["The arbiter finds that the scoresheets cannot be brought up to date"],
        spanish: &["El árbitro encuentra que las planillas no se pueden poner al día"],
        build: |_| finds(Finding::SheetsHopeless),
    },
    Row {
        english: &["The arbiter finds half-move {number} illegal"],
        spanish: &["El árbitro encuentra ilegal el medio movimiento {number}"],
        build: |v| finds(Finding::IllegalMoveAt(v.number()?)),
    },
    Row {
        english: &["The arbiter finds half-move {number} the last that is certain"],
        spanish: &["El árbitro encuentra que el medio movimiento {number} es el último seguro"],
        build: |v| finds(Finding::LastKnown(v.number()?)),
    },
];
