//! What players do and say.

use jadoube_arbiter::{
    Act, EntryText, Hand, Intended, Manner, Mishandling, QuestionId, RulingId, StopReason, Terms,
};

use crate::row::{Row, act};

pub(super) const ACTS: &[Row] = &[
    // The board
    Row {
        english: &["{color} arrives [at] [board]"],
        spanish: &["{color} llegan|llega [tablero]", "llegan|llega {color}"],
        build: |v| act(v, Act::Arrive),
    },
    Row {
        english: &[
            "{color} says j'adoube",
            "{color} says i adjust",
            "{color} says adjusting",
        ],
        spanish: &["{color} dicen|dice compongo", "{color} dicen|dice j'adoube"],
        build: |v| act(v, Act::SayAdjust),
    },
    Row {
        english: &["{color} touches {piece}"],
        spanish: &["{color} tocan|toca {piece}"],
        build: |v| act(v, Act::Touch(v.square()?, Manner::Plain)),
    },
    Row {
        english: &[
            "{color} touches {piece} by accident",
            "{color} touches {piece} accidentally",
        ],
        spanish: &["{color} tocan|toca {piece} sin querer"],
        build: |v| act(v, Act::Touch(v.square()?, Manner::Accidental)),
    },
    Row {
        english: &[
            "{color} touches {piece} on purpose",
            "{color} touches {piece} deliberately",
        ],
        spanish: &["{color} tocan|toca {piece} a propósito|adrede"],
        build: |v| act(v, Act::Touch(v.square()?, Manner::Deliberate)),
    },
    Row {
        english: &[
            "{color} releases the piece from {piece} on {piece}",
            "{color} releases {piece} on {piece}",
        ],
        spanish: &[
            "{color} sueltan|suelta la pieza de {piece} en {piece}",
            "{color} sueltan|suelta {piece} en {piece}",
        ],
        build: |v| {
            act(
                v,
                Act::Release {
                    from: v.square()?,
                    to: v.other_square()?,
                },
            )
        },
    },
    Row {
        english: &[
            "{color} takes the piece on {piece} off the board",
            "{color} takes {piece} off the board",
            "{color} removes {piece}",
        ],
        spanish: &[
            "{color} retiran|retira del tablero la pieza de {piece}",
            "{color} retiran|retira del tablero {piece}",
            "{color} retiran|retira {piece}",
        ],
        build: |v| act(v, Act::Remove(v.square()?)),
    },
    Row {
        english: &["{color} holds a new {role} on {piece}"],
        spanish: &["{color} apoyan|apoya una {role} nueva|nuevo en {piece}"],
        build: |v| act(v, Act::Place(v.role()?, v.square()?)),
    },
    Row {
        english: &["{color} releases a new {role} on {piece}"],
        spanish: &["{color} sueltan|suelta una {role} nueva|nuevo en {piece}"],
        build: |v| act(v, Act::ReleaseNew(v.role()?, v.square()?)),
    },
    Row {
        english: &["{color} uses both|two hands"],
        spanish: &["{color} usan|usa las dos manos"],
        build: |v| act(v, Act::UseBothHands),
    },
    Row {
        english: &["{color} displaces pieces: {board}"],
        spanish: &["{color} desplazan|desplaza piezas: {board}"],
        build: |v| act(v, Act::Displace(v.board()?)),
    },
    Row {
        english: &["{color} puts the pieces back"],
        spanish: &["{color} recolocan|recoloca las piezas"],
        build: |v| act(v, Act::PutBack),
    },
    Row {
        english: &[
            "{color} sends {move}",
            "{color} sends {move} with a lag of {time}",
        ],
        spanish: &[
            "{color} envían|envía {move}",
            "{color} envían|envía {move} con un retardo de {time}",
        ],
        build: |v| {
            act(
                v,
                Act::Play {
                    uci: v.uci()?,
                    lag: v.lag(),
                },
            )
        },
    },
    // The clock
    Row {
        english: &[
            "{color} presses the clock",
            "{color} presses the clock with a lag of {time}",
            "{color} presses",
        ],
        spanish: &[
            "{color} pulsan|pulsa el reloj",
            "{color} pulsan|pulsa el reloj con un retardo de {time}",
            "{color} pulsan|pulsa",
        ],
        build: |v| {
            act(
                v,
                Act::Press {
                    hand: Hand::Same,
                    lag: v.lag(),
                },
            )
        },
    },
    Row {
        english: &[
            "{color} presses the clock with the other hand",
            "{color} presses the clock with the other hand with a lag of {time}",
            "{color} presses with the other hand",
        ],
        spanish: &[
            "{color} pulsan|pulsa el reloj con la otra mano",
            "{color} pulsan|pulsa el reloj con la otra mano con un retardo de {time}",
            "{color} pulsan|pulsa con la otra mano",
        ],
        build: |v| {
            act(
                v,
                Act::Press {
                    hand: Hand::Other,
                    lag: v.lag(),
                },
            )
        },
    },
    Row {
        english: &["{color} keeps a finger on the clock"],
        spanish: &["{color} mantienen|mantiene un dedo sobre el reloj"],
        build: |v| act(v, Act::Mishandle(Mishandling::Hover)),
    },
    Row {
        english: &["{color} hits the clock"],
        spanish: &["{color} golpean|golpea el reloj"],
        build: |v| act(v, Act::Mishandle(Mishandling::Force)),
    },
    Row {
        english: &["{color} holds the button down"],
        spanish: &["{color} sujetan|sujeta el botón"],
        build: |v| act(v, Act::Mishandle(Mishandling::Hold)),
    },
    Row {
        english: &["{color} stops the clocks|clock"],
        spanish: &["{color} paran|para los relojes|reloj"],
        build: |v| act(v, Act::Stop(StopReason::None)),
    },
    Row {
        english: &["{color} stops the clocks|clock for a missing piece"],
        spanish: &["{color} paran|para los relojes|reloj por falta de una pieza"],
        build: |v| act(v, Act::Stop(StopReason::MissingPiece)),
    },
    Row {
        english: &["{color} stops the clocks|clock because pieces were displaced"],
        spanish: &["{color} paran|para los relojes|reloj por piezas desplazadas"],
        build: |v| act(v, Act::Stop(StopReason::Displaced)),
    },
    Row {
        english: &["{color} stops the clocks|clock to ask for help"],
        spanish: &["{color} paran|para los relojes|reloj para pedir ayuda"],
        build: |v| act(v, Act::Stop(StopReason::Help)),
    },
    Row {
        english: &["{color} restarts the opponent's clock"],
        spanish: &["{color} ponen|pone en marcha otra vez el reloj del rival"],
        build: |v| act(v, Act::RestartOpponent),
    },
    // Scoresheets and questions
    Row {
        english: &["{color} writes {text}"],
        spanish: &["{color} anotan|anota {text}"],
        build: |v| act(v, Act::Write(EntryText::Move(v.text()?.into()))),
    },
    Row {
        english: &["{color} writes on line {number}: {text}"],
        spanish: &["{color} anotan|anota en la línea {number}: {text}"],
        build: |v| act(v, Act::Write(EntryText::At(v.number()?, v.text()?.into()))),
    },
    Row {
        english: &["{color} marks the offer"],
        spanish: &["{color} anotan|anota la oferta"],
        build: |v| act(v, Act::Write(EntryText::Offer)),
    },
    Row {
        english: &["{color} writes down the time {time}"],
        spanish: &["{color} anotan|anota el tiempo {time}"],
        build: |v| act(v, Act::Write(EntryText::Clock(v.time()?))),
    },
    Row {
        english: &["{color} signs {score}"],
        spanish: &["{color} firman|firma {score}"],
        build: |v| act(v, Act::Sign(v.score()?)),
    },
    Row {
        english: &["{color} asks to see the arbiter's scoresheet"],
        spanish: &["{color} piden|pide ver la planilla del árbitro"],
        build: |v| act(v, Act::AskSheet),
    },
    Row {
        english: &["{color} asks what the Laws say: {rule}"],
        spanish: &["{color} preguntan|pregunta qué dicen las Leyes: {rule}"],
        build: |v| act(v, Act::AskExplanation(v.rule()?)),
    },
    Row {
        english: &["{color} appeals against ruling {number}"],
        spanish: &["{color} apelan|apela la decisión {number}"],
        build: |v| act(v, Act::Appeal(RulingId(v.number()?))),
    },
    Row {
        english: &["{color} answers question {number}: {answer}"],
        spanish: &["{color} responden|responde a la pregunta {number}: {answer}"],
        build: |v| act(v, Act::Answer(QuestionId(v.number()?), v.answer()?)),
    },
];

pub(super) const CLAIMS: &[Row] = &[
    Row {
        english: &["{color} offers a draw"],
        spanish: &["{color} ofrecen|ofrece tablas"],
        build: |v| act(v, Act::Offer(Terms::Plain)),
    },
    Row {
        english: &["{color} offers a draw on a condition"],
        spanish: &["{color} ofrecen|ofrece tablas con una condición"],
        build: |v| act(v, Act::Offer(Terms::Conditional)),
    },
    Row {
        english: &[
            "{color} takes the offer back",
            "{color} withdraws the offer",
        ],
        spanish: &["{color} retiran|retira la oferta"],
        build: |v| act(v, Act::WithdrawOffer),
    },
    Row {
        english: &["{color} accepts [the] [draw|offer]"],
        spanish: &["{color} aceptan|acepta [tablas|oferta]"],
        build: |v| act(v, Act::Accept),
    },
    Row {
        english: &["{color} declines|refuses [draw|offer]"],
        spanish: &["{color} rechazan|rechaza [tablas|oferta]"],
        build: |v| act(v, Act::Decline),
    },
    Row {
        english: &["{color} claims {claim}", "{color} claims a draw by {claim}"],
        spanish: &[
            "{color} reclaman|reclama {claim}",
            "{color} reclaman|reclama tablas por {claim}",
        ],
        build: |v| act(v, Act::ClaimDraw(v.claim()?, Intended::None)),
    },
    Row {
        english: &[
            "{color} writes {move} and claims {claim}",
            "{color} writes {move} and claims a draw by {claim}",
        ],
        spanish: &["{color} anotan|anota {move} y reclaman|reclama {claim}"],
        build: |v| act(v, Act::ClaimDraw(v.claim()?, Intended::Written(v.uci()?))),
    },
    Row {
        english: &[
            "{color} announces {move} and claims {claim}",
            "{color} announces {move} and claims a draw by {claim}",
        ],
        spanish: &["{color} anuncian|anuncia {move} y reclaman|reclama {claim}"],
        build: |v| act(v, Act::ClaimDraw(v.claim()?, Intended::Announced(v.uci()?))),
    },
    Row {
        english: &[
            "{color} takes the claim back",
            "{color} withdraws the claim",
        ],
        spanish: &["{color} retiran|retira la reclamación"],
        build: |v| act(v, Act::WithdrawClaim),
    },
    Row {
        english: &["{color} claims an illegal move"],
        spanish: &[
            "{color} reclaman|reclama un movimiento ilegal",
            "{color} reclaman|reclama una jugada ilegal",
        ],
        build: |v| act(v, Act::ClaimIllegalMove),
    },
    Row {
        english: &["{color} claims that {piece} was touched"],
        spanish: &["{color} reclaman|reclama que se tocó {piece}"],
        build: |v| act(v, Act::ClaimTouch(v.square()?)),
    },
    Row {
        english: &["{color} claims that both|two hands were used"],
        spanish: &["{color} reclaman|reclama que se usaron las dos manos"],
        build: |v| act(v, Act::ClaimTwoHands),
    },
    Row {
        english: &[
            "{color} claims that the flag has fallen",
            "{color} claims flag|time",
        ],
        spanish: &[
            "{color} reclaman|reclama la caída de la bandera",
            "{color} reclaman|reclama bandera|tiempo",
        ],
        build: |v| act(v, Act::ClaimFlag),
    },
    Row {
        english: &["{color} claims by what a display shows"],
        spanish: &["{color} reclaman|reclama por lo que muestra una pantalla"],
        build: |v| act(v, Act::ClaimByDisplay),
    },
    Row {
        english: &["{color} resigns"],
        spanish: &["{color} abandonan|abandona", "{color} se rinden|rinde"],
        build: |v| act(v, Act::Resign),
    },
    Row {
        english: &["{color} agrees to put the illegal move right"],
        spanish: &["{color} aceptan|acepta corregir el movimiento ilegal"],
        build: |v| act(v, Act::AgreeCorrection),
    },
];
