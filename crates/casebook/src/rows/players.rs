//! What players do and say.

use jadoube_arbiter::{
    Act, EntryText, Ground, Hand, Intended, Manner, Mishandling, QuestionId, RulingId, Seal,
    StopReason, Terms,
};

use crate::row::{Row, act};

/// What a player hands in on a page: it commits to nothing that could be told.
const SEAL: Seal = Seal([0x5e; 32]);

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
            "{color} sueltan|suelta en {piece} la pieza de {piece}",
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
            "{color} quitan|quita del tablero la pieza de {piece}",
            "{color} quitan|quita {piece}",
        ],
        build: |v| act(v, Act::Remove(v.square()?)),
    },
    Row {
        english: &[
            "{color} holds a new {role} on {piece}",
            "{color} touches {piece} with a {role}, not releasing it",
        ],
        spanish: &[
            "{color} apoyan|apoya una {role} nueva|nuevo en {piece}",
            "{color} tocan|toca {piece} con una {role}, sin soltar la pieza",
        ],
        build: |v| act(v, Act::Place(v.role()?, v.square()?)),
    },
    Row {
        english: &[
            "{color} releases a new {role} on {piece}",
            "{color} releases a {role} on {piece}",
        ],
        spanish: &[
            "{color} sueltan|suelta una {role} nueva|nuevo en {piece}",
            "{color} sueltan|suelta una {role} en {piece}",
        ],
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
        english: &[
            "{color} puts the pieces back",
            "{color} puts the displaced pieces back",
        ],
        spanish: &[
            "{color} recolocan|recoloca las piezas",
            "{color} recolocan|recoloca las piezas desplazadas",
        ],
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
        english: &[
            "{color} keeps a finger on the clock",
            "{color} keeps a finger over the clock",
        ],
        spanish: &[
            "{color} mantienen|mantiene un dedo sobre el reloj",
            "{color} dejan|deja el dedo encima del reloj",
        ],
        build: |v| act(v, Act::Mishandle(Mishandling::Hover)),
    },
    Row {
        english: &[
            "{color} hits the clock",
            "{color} hits, lifts or knocks over the clock",
        ],
        spanish: &[
            "{color} golpean|golpea el reloj",
            "{color} golpean|golpea, levantan|levanta o tiran|tira el reloj",
        ],
        build: |v| act(v, Act::Mishandle(Mishandling::Force)),
    },
    Row {
        english: &[
            "{color} holds the button down",
            "{color} holds the clock so that it cannot be pressed",
        ],
        spanish: &[
            "{color} sujetan|sujeta el botón",
            "{color} sujetan|sujeta el reloj para que no se pueda pulsar",
        ],
        build: |v| act(v, Act::Mishandle(Mishandling::Hold)),
    },
    Row {
        english: &[
            "{color} stops the clocks|clock",
            "{color} stops the clocks|clock without saying why",
        ],
        spanish: &[
            "{color} paran|para los relojes|reloj",
            "{color} paran|para los relojes|reloj sin decir por qué",
        ],
        build: |v| act(v, Act::Stop(StopReason::None)),
    },
    Row {
        english: &[
            "{color} stops the clocks|clock for a missing piece",
            "{color} stops the clocks|clock: the promotion piece is missing",
        ],
        spanish: &[
            "{color} paran|para los relojes|reloj por falta de una pieza",
            "{color} paran|para los relojes|reloj: falta la pieza de promoción",
        ],
        build: |v| act(v, Act::Stop(StopReason::MissingPiece)),
    },
    Row {
        english: &[
            "{color} stops the clocks|clock because pieces were displaced",
            "{color} stops the clocks|clock: pieces are displaced",
        ],
        spanish: &[
            "{color} paran|para los relojes|reloj por piezas desplazadas",
            "{color} paran|para los relojes|reloj: hay piezas desplazadas",
        ],
        build: |v| act(v, Act::Stop(StopReason::Displaced)),
    },
    Row {
        english: &[
            "{color} stops the clocks|clock to ask for help",
            "{color} stops the clocks|clock to call the arbiter",
        ],
        spanish: &[
            "{color} paran|para los relojes|reloj para pedir ayuda",
            "{color} paran|para los relojes|reloj para llamar al árbitro",
        ],
        build: |v| act(v, Act::Stop(StopReason::Help)),
    },
    Row {
        english: &[
            "{color} restarts the opponent's clock",
            "{color} starts white|black|opponent clock again [without] [move]",
        ],
        spanish: &[
            "{color} ponen|pone en marcha otra vez el reloj del adversario",
            "{color} vuelven|vuelve a poner en marcha el reloj de las negras|blancas|adversario \
             sin jugar|mover",
            "{color} vuelven|vuelve a poner en marcha el reloj de las negras|blancas|adversario",
        ],
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
        english: &[
            "{color} marks the offer",
            "{color} writes the offer of a draw [=]",
        ],
        spanish: &[
            "{color} anotan|anota la oferta",
            "{color} anotan|anota la oferta de tablas [=]",
        ],
        build: |v| act(v, Act::Write(EntryText::Offer)),
    },
    Row {
        english: &[
            "{color} writes down the time {time}",
            "{color} writes what the clock shows: {time}",
        ],
        spanish: &[
            "{color} anotan|anota el tiempo {time}",
            "{color} anotan|anota el tiempo del reloj: {time}",
        ],
        build: |v| act(v, Act::Write(EntryText::Clock(v.time()?))),
    },
    Row {
        english: &[
            "{color} signs {score}",
            "{color} signs the scoresheets with {score}",
        ],
        spanish: &[
            "{color} firman|firma {score}",
            "{color} firman|firma las planillas con {score}",
        ],
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
        spanish: &[
            "{color} apelan|apela contra el dictamen|decisión {number}",
            "{color} apelan|apela la decisión {number}",
        ],
        build: |v| act(v, Act::Appeal(RulingId(v.number()?))),
    },
    Row {
        english: &["{color} answers question {number}: {answer}"],
        spanish: &[
            "{color} contestan|contesta a la pregunta {number}: {answer}",
            "{color} responden|responde a la pregunta {number}: {answer}",
        ],
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
            "{color} withdraws the offer of a draw",
        ],
        spanish: &[
            "{color} retiran|retira la oferta",
            "{color} retiran|retira la oferta de tablas",
        ],
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
            "{color} claims a draw by {claim}, with {move} written",
        ],
        spanish: &[
            "{color} anotan|anota {move} y reclaman|reclama {claim}",
            "{color} reclaman|reclama tablas por {claim}, con {move} anotada|anotado",
        ],
        build: |v| act(v, Act::ClaimDraw(v.claim()?, Intended::Written(v.uci()?))),
    },
    Row {
        english: &[
            "{color} announces {move} and claims {claim}",
            "{color} announces {move} and claims a draw by {claim}",
            "{color} claims a draw by {claim}, announcing {move} without writing it",
        ],
        spanish: &[
            "{color} anuncian|anuncia {move} y reclaman|reclama {claim}",
            "{color} reclaman|reclama tablas por {claim}, anunciando {move} sin anotarla|anotarlo",
        ],
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
        spanish: &["{color} reclaman|reclama una jugada ilegal"],
        build: |v| act(v, Act::ClaimIllegalMove),
    },
    Row {
        english: &[
            "{color} claims that {piece} was touched",
            "{color} claims that white|black|opponent touched {piece}",
        ],
        spanish: &[
            "{color} reclaman|reclama que se tocó {piece}",
            "{color} reclaman|reclama que las blancas|negras|adversario tocaron|tocó {piece}",
        ],
        build: |v| act(v, Act::ClaimTouch(v.square()?)),
    },
    Row {
        english: &[
            "{color} claims that both|two hands were used",
            "{color} claims that white|black|opponent used both|two hands",
        ],
        spanish: &[
            "{color} reclaman|reclama que se usaron las dos manos",
            "{color} reclaman|reclama que las blancas|negras|adversario han|ha usado las dos manos",
        ],
        build: |v| act(v, Act::ClaimTwoHands),
    },
    Row {
        english: &[
            "{color} claims that the flag has fallen",
            "{color} claims flag|time",
            "{color} claims that white|black|opponent flag has fallen",
        ],
        spanish: &[
            "{color} reclaman|reclama la caída de la bandera",
            "{color} reclaman|reclama bandera|tiempo",
            "{color} reclaman|reclama que ha caído la bandera de las blancas|negras|adversario",
            "{color} reclaman|reclama que ha caído la bandera",
        ],
        build: |v| act(v, Act::ClaimFlag),
    },
    Row {
        english: &[
            "{color} claims by what a display shows",
            "{color} claims by what a screen or display shows",
        ],
        spanish: &[
            "{color} reclaman|reclama por lo que muestra una pantalla",
            "{color} reclaman|reclama por lo que se ve en una pantalla o un panel",
        ],
        build: |v| act(v, Act::ClaimByDisplay),
    },
    Row {
        english: &[
            "{color} asks for five seconds a move",
            "{color} asks for 5 seconds more for each move",
        ],
        spanish: &[
            "{color} piden|pide cinco segundos por jugada",
            "{color} piden|pide 5 segundos más por jugada",
        ],
        build: |v| act(v, Act::AskIncrement),
    },
    Row {
        english: &["{color} claims that the opponent cannot win by normal means"],
        spanish: &["{color} reclaman|reclama que el adversario no puede ganar por medios normales"],
        build: |v| act(v, Act::ClaimQuickplay(Ground::NormalMeans)),
    },
    Row {
        english: &["{color} claims that the opponent makes no effort to win"],
        spanish: &["{color} reclaman|reclama que el adversario no hace nada por ganar"],
        build: |v| act(v, Act::ClaimQuickplay(Ground::NoEffort)),
    },
    Row {
        english: &["{color} seals a move", "{color} hands in a sealed move"],
        spanish: &[
            "{color} sellan|sella una jugada",
            "{color} entregan|entrega una jugada secreta",
        ],
        build: |v| act(v, Act::Seal(SEAL)),
    },
    Row {
        english: &[
            "{color} closes the envelope",
            "{color} closes the envelope and stops the clock",
        ],
        spanish: &[
            "{color} cierran|cierra el sobre",
            "{color} cierran|cierra el sobre y paran|para el reloj",
        ],
        build: |v| act(v, Act::CloseEnvelope),
    },
    Row {
        english: &["{color} says that the sealed move was {move}"],
        spanish: &["{color} dicen|dice que la jugada secreta era {move}"],
        build: |v| act(v, Act::StateSealed(v.uci()?)),
    },
    Row {
        english: &["{color} says that the clocks should show White {time}, Black {time}"],
        spanish: &[
            "{color} dicen|dice que los relojes deberían marcar blancas {time}, negras {time}",
        ],
        build: |v| {
            let (white, black) = (v.time()?, v.other_time()?);
            act(v, Act::ClaimTimes { white, black })
        },
    },
    Row {
        english: &["{color} resigns"],
        spanish: &["{color} abandonan|abandona", "{color} se rinden|rinde"],
        build: |v| act(v, Act::Resign),
    },
    Row {
        english: &[
            "{color} agrees to put the illegal move right",
            "{color} agrees that the illegal move is corrected",
        ],
        spanish: &[
            "{color} aceptan|acepta corregir la jugada ilegal",
            "{color} aceptan|acepta que se corrija la jugada ilegal",
        ],
        build: |v| act(v, Act::AgreeCorrection),
    },
];
