//! What the arbiter sees and finds.

use jadoube_arbiter::{Finding, Observation};

use crate::row::{Row, finds, sees};

pub(super) const SEEN_AND_FOUND: &[Row] = &[
    Row {
        english: &[
            "The arbiter sees {color}'s flag fallen",
            "The arbiter sees that {color}'s flag has fallen",
        ],
        spanish: &[
            "El árbitro ve caída la bandera de {color}",
            "El árbitro ve que ha caído la bandera de {color}",
        ],
        build: |v| sees(Observation::Flag(v.color()?)),
    },
    Row {
        english: &[
            "The arbiter sees the illegal move",
            "The arbiter sees that an illegal move was completed",
        ],
        spanish: &[
            "El árbitro ve la jugada ilegal",
            "El árbitro ve que se ha completado una jugada ilegal",
        ],
        build: |_| sees(Observation::IllegalMove),
    },
    Row {
        english: &["The arbiter sees that the touched piece was not played"],
        spanish: &[
            "El árbitro ve que no se jugó la pieza tocada",
            "El árbitro ve que no se ha jugado la pieza tocada",
        ],
        build: |_| sees(Observation::TouchBroken),
    },
    Row {
        english: &[
            "The arbiter sees {color} touch {piece}",
            "The arbiter sees that {color} touched {piece}",
        ],
        spanish: &[
            "El árbitro ve a {color} tocar {piece}",
            "El árbitro ve que {color} han|ha tocado {piece}",
        ],
        build: |v| sees(Observation::Touch(v.color()?, v.square()?)),
    },
    Row {
        english: &[
            "Arbiter: the touch of {piece} was an accident|accidental",
            "The arbiter sees that {piece} was touched by accident",
        ],
        spanish: &[
            "Árbitro: el toque de {piece} fue un accidente|accidental",
            "El árbitro ve que {piece} se ha tocado sin querer",
        ],
        build: |v| sees(Observation::Accident(v.square()?)),
    },
    Row {
        english: &[
            "Arbiter: the touch of {piece} was deliberate",
            "The arbiter sees that {piece} was touched on purpose",
        ],
        spanish: &[
            "Árbitro: el toque de {piece} fue deliberado",
            "El árbitro ve que {piece} se ha tocado a propósito",
        ],
        build: |v| sees(Observation::Deliberate(v.square()?)),
    },
    Row {
        english: &[
            "Arbiter: nobody knows which piece was touched first",
            "The arbiter sees that nobody can say which piece was touched first",
        ],
        spanish: &[
            "Árbitro: no se sabe qué pieza se tocó primero",
            "El árbitro ve que no hay manera de saber qué pieza se tocó antes",
        ],
        build: |_| sees(Observation::OrderUnclear),
    },
    Row {
        english: &[
            "The arbiter sees {color} use both|two hands",
            "The arbiter sees that {color} used both hands",
        ],
        spanish: &[
            "El árbitro ve a {color} usar las dos manos",
            "El árbitro ve que {color} han|ha usado las dos manos",
        ],
        build: |v| sees(Observation::TwoHands(v.color()?)),
    },
    Row {
        english: &[
            "The arbiter sees an unsound position",
            "The arbiter sees that both kings are in check or a pawn stands on the last rank",
        ],
        spanish: &[
            "El árbitro ve una posición anómala",
            "El árbitro ve que los dos reyes están en jaque o hay un peón en la última fila",
        ],
        build: |_| sees(Observation::UnsoundPosition),
    },
    Row {
        english: &[
            "The arbiter notes against {color}: {misconduct}",
            "The arbiter sees that {color} is guilty of {misconduct}",
        ],
        spanish: &[
            "El árbitro anota contra {color}: {misconduct}",
            "El árbitro ve que {color} cometen|comete una falta: {misconduct}",
        ],
        build: |v| sees(Observation::Misconduct(v.color()?, v.misconduct()?)),
    },
    Row {
        english: &[
            "The arbiter sees both players refuse to comply",
            "The arbiter sees that both players persistently refuse to comply with the Laws",
        ],
        spanish: &[
            "El árbitro ve a ambos jugadores negarse a cumplir",
            "El árbitro ve que los dos jugadores se niegan una y otra vez a cumplir las Leyes",
        ],
        build: |_| sees(Observation::BothRefuse),
    },
    Row {
        english: &[
            "The arbiter sees a draw that nobody noticed",
            "The arbiter sees that a repetition or the count of 75 moves came about unnoticed",
        ],
        spanish: &[
            "El árbitro ve unas tablas que nadie advirtió",
            "El árbitro ve que se dio, sin que nadie lo notara, una repetición o la cuenta de \
             75 jugadas",
        ],
        build: |_| sees(Observation::UnclaimedDraw),
    },
    Row {
        english: &[
            "The arbiter sees that {color} has not come",
            "The arbiter sees that {color} has not come within the default time",
        ],
        spanish: &[
            "El árbitro ve que {color} no han|ha venido",
            "El árbitro ve que {color} no han|ha venido dentro del tiempo de espera",
        ],
        build: |v| sees(Observation::NotCome(v.color()?)),
    },
    Row {
        english: &[
            "The arbiter sees that nobody has come",
            "The arbiter sees that neither player has come within the default time",
        ],
        spanish: &[
            "El árbitro ve que no ha venido nadie",
            "El árbitro ve que ninguno de los dos ha venido dentro del tiempo de espera",
        ],
        build: |_| sees(Observation::NobodyCame),
    },
    // Found wrong
    Row {
        english: &[
            "The arbiter finds the pieces set up wrongly",
            "The arbiter finds that the pieces were set up wrongly",
        ],
        spanish: &[
            "El árbitro encuentra mal colocadas las piezas",
            "El árbitro comprueba que las piezas se colocaron mal al empezar",
        ],
        build: |_| finds(Finding::WrongStart),
    },
    Row {
        english: &[
            "The arbiter finds the board turned",
            "The arbiter finds that the board lies the wrong way",
        ],
        spanish: &[
            "El árbitro encuentra girado el tablero",
            "El árbitro comprueba que el tablero está girado",
        ],
        build: |_| finds(Finding::BoardTurned),
    },
    Row {
        english: &[
            "The arbiter finds the colors|colours reversed",
            "The arbiter finds that the players have each other's colors",
        ],
        spanish: &[
            "El árbitro encuentra cambiados los colores",
            "El árbitro comprueba que los jugadores tienen los colores cambiados",
        ],
        build: |_| finds(Finding::ColorsReversed),
    },
    Row {
        english: &[
            "The arbiter finds the clock set wrongly, rightly White {time}, Black {time}",
            "The arbiter finds that the clock was set wrongly: it should show {time} for White \
             and {time} for Black",
        ],
        spanish: &[
            "El árbitro encuentra mal ajustado el reloj, lo correcto blancas {time}, negras {time}",
            "El árbitro comprueba que el reloj estaba mal ajustado: debe marcar {time} para las \
             blancas y {time} para las negras",
        ],
        build: |v| {
            finds(Finding::WrongSetting {
                white: v.time()?,
                black: v.other_time()?,
            })
        },
    },
    Row {
        english: &[
            "The arbiter replaces the clock with White {time}, Black {time}",
            "The arbiter finds that the clock is defective: the new one shall show {time} for \
             White and {time} for Black",
        ],
        spanish: &[
            "El árbitro cambia el reloj con blancas {time}, negras {time}",
            "El árbitro comprueba que el reloj está estropeado: el nuevo marcará {time} para \
             las blancas y {time} para las negras",
        ],
        build: |v| {
            finds(Finding::Defect {
                white: v.time()?,
                black: v.other_time()?,
            })
        },
    },
    Row {
        english: &["The arbiter finds that the scoresheets cannot be brought up to date"],
        spanish: &[
            "El árbitro encuentra que las planillas no se pueden poner al día",
            "El árbitro comprueba que las planillas no se pueden poner al día",
        ],
        build: |_| finds(Finding::SheetsHopeless),
    },
    Row {
        english: &["The arbiter finds half-move {number} illegal"],
        spanish: &[
            "El árbitro encuentra ilegal la media jugada {number}",
            "El árbitro encuentra ilegal el medio movimiento {number}",
        ],
        build: |v| finds(Finding::IllegalMoveAt(v.number()?)),
    },
    Row {
        english: &[
            "The arbiter finds half-move {number} the last that is certain",
            "The arbiter finds that the last position known for sure is the one after {number} \
             half-move|half-moves",
        ],
        spanish: &[
            "El árbitro encuentra que la media jugada {number} es la última segura",
            "El árbitro encuentra que el medio movimiento {number} es el último seguro",
            "El árbitro comprueba que la última posición segura es la que había tras {number} \
             media|medias jugada|jugadas",
        ],
        build: |v| finds(Finding::LastKnown(v.number()?)),
    },
];
