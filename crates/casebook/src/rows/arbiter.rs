//! What the arbiter orders, and what others tell.

use jadoube_arbiter::{
    AbsenceClaim, Adjourning, Appealed, Command, Finding, Mislaid, Opened, Order, Penalty,
    QuestionId, Report, RulingId, SealFault, Secret, SiteAct,
};

use crate::{
    Said,
    row::{Row, finds, order, penalty, site},
};

/// The English sentence for a penalty.
macro_rules! penalized {
    ($what:literal) => {
        concat!("The arbiter penalizes {color} for {misconduct}: ", $what)
    };
}

/// The Spanish sentence for a penalty.
macro_rules! sanciona {
    ($what:literal) => {
        concat!("El árbitro sanciona a {color} por {misconduct}: ", $what)
    };
}

pub(super) const ORDERS: &[Row] = &[
    Row {
        english: &[
            "The arbiter adjourns the game",
            "The arbiter adjourns the game at the end of the session",
        ],
        spanish: &[
            "El árbitro aplaza la partida",
            "El árbitro aplaza la partida al acabar la sesión",
        ],
        build: |_| order(Order::Adjourn(Adjourning::SessionEnds)),
    },
    Row {
        english: &["The arbiter adjourns the game with {time} left of the session"],
        spanish: &["El árbitro aplaza la partida cuando quedan {time} de sesión"],
        build: |v| order(Order::Adjourn(Adjourning::Early(v.time()?))),
    },
    Row {
        english: &[
            "The session begins",
            "The arbiter begins the session of the resumption",
        ],
        spanish: &[
            "Comienza la sesión",
            "El árbitro da comienzo a la sesión de reanudación",
        ],
        build: |_| order(Order::BeginSession),
    },
    Row {
        english: &[
            "The envelope is opened and reads: {text}",
            "The arbiter opens the envelope: it reads {text}",
        ],
        spanish: &[
            "Se abre el sobre y pone: {text}",
            "El árbitro abre el sobre: pone {text}",
        ],
        build: |v| order(Order::OpenEnvelope(Opened::Written(v.text()?.into()))),
    },
    Row {
        english: &[
            "The envelope is opened and holds {move}",
            "The arbiter opens the envelope: it holds {move}",
        ],
        spanish: &[
            "Se abre el sobre y contiene {move}",
            "El árbitro abre el sobre: contiene {move}",
        ],
        build: |v| order(Order::OpenEnvelope(Opened::Move(v.uci()?))),
    },
    Row {
        english: &[
            "The envelope is opened, and the move can be read in two ways",
            "The arbiter opens the envelope: it can be read in two ways",
        ],
        spanish: &[
            "Se abre el sobre, y la jugada se puede leer de dos maneras",
            "El árbitro abre el sobre: se puede leer de dos maneras",
        ],
        build: |_| order(Order::OpenEnvelope(Opened::Faulty(SealFault::Ambiguous))),
    },
    Row {
        english: &[
            "The envelope is opened, and the move cannot be made out",
            "The arbiter opens the envelope: it cannot be made out",
        ],
        spanish: &[
            "Se abre el sobre, y no hay modo de entender la jugada",
            "El árbitro abre el sobre: no hay modo de entenderlo",
        ],
        build: |_| order(Order::OpenEnvelope(Opened::Faulty(SealFault::Meaningless))),
    },
    Row {
        english: &[
            "The envelope is opened, and the move is illegal",
            "The arbiter opens the envelope: the move is illegal",
        ],
        spanish: &[
            "Se abre el sobre, y la jugada es ilegal",
            "El árbitro abre el sobre: la jugada es ilegal",
        ],
        build: |_| order(Order::OpenEnvelope(Opened::Faulty(SealFault::Illegal))),
    },
    Row {
        english: &[
            "The envelope is opened, and there is no move in it",
            "The arbiter opens the envelope: it holds no move",
        ],
        spanish: &[
            "Se abre el sobre, y no hay ninguna jugada",
            "El árbitro abre el sobre: no contiene ninguna jugada",
        ],
        build: |_| order(Order::OpenEnvelope(Opened::Faulty(SealFault::Nothing))),
    },
    Row {
        english: &[
            "The envelope is opened, and it is not the move handed in",
            "The arbiter opens the envelope: it is not the move that was handed in",
        ],
        spanish: &[
            "Se abre el sobre, y no es la jugada que se entregó",
            "El árbitro abre el sobre: no es la jugada que se entregó",
        ],
        build: |_| order(Order::OpenEnvelope(Opened::Faulty(SealFault::NotHandedIn))),
    },
    Row {
        english: &[
            "The envelope is missing",
            "The arbiter finds the envelope missing",
        ],
        spanish: &["Falta el sobre", "El árbitro no encuentra el sobre"],
        build: |_| order(Order::Missing(Mislaid::Envelope)),
    },
    Row {
        english: &[
            "The envelope is missing and the position cannot be set up again",
            "The arbiter finds the envelope missing, and the position cannot be set up again",
        ],
        spanish: &[
            "Falta el sobre y la posición no se puede reconstruir",
            "El árbitro no encuentra el sobre, y la posición no se puede reconstruir",
        ],
        build: |_| order(Order::Missing(Mislaid::Position)),
    },
    Row {
        english: &["The round begins", "The arbiter starts the round"],
        spanish: &[
            "Comienza|empieza la ronda",
            "El árbitro da comienzo a la ronda",
        ],
        build: |_| order(Order::StartRound),
    },
    Row {
        english: &["The arbiter stops the clocks|clock"],
        spanish: &["El árbitro para los relojes|reloj"],
        build: |_| order(Order::Pause),
    },
    Row {
        english: &[
            "The arbiter restarts the clocks|clock",
            "The arbiter resumes the game",
        ],
        spanish: &[
            "El árbitro pone en marcha los relojes|reloj",
            "El árbitro reanuda la partida",
        ],
        build: |_| order(Order::Resume),
    },
    Row {
        english: &["The arbiter answers question {number}: {answer}"],
        spanish: &[
            "El árbitro contesta a la pregunta {number}: {answer}",
            "El árbitro responde a la pregunta {number}: {answer}",
        ],
        build: |v| order(Order::Answer(QuestionId(v.number()?), v.answer()?)),
    },
    Row {
        english: &[
            "The arbiter sets the clocks to White {time}, Black {time}: {text}",
            "The arbiter sets the clocks, White {time}, Black {time}: {text}",
        ],
        spanish: &[
            "El árbitro pone los relojes a blancas {time}, negras {time}: {text}",
            "El árbitro ajusta los relojes, blancas {time}, negras {time}: {text}",
        ],
        build: |v| {
            order(Order::SetClocks {
                white: Some(v.time()?),
                black: Some(v.other_time()?),
                reason: v.text()?.into(),
            })
        },
    },
    Row {
        english: &[
            "The arbiter sets White's clock to {time}: {text}",
            "The arbiter sets the clocks, White {time}: {text}",
        ],
        spanish: &[
            "El árbitro pone el reloj de las blancas a {time}: {text}",
            "El árbitro ajusta los relojes, blancas {time}: {text}",
        ],
        build: |v| {
            order(Order::SetClocks {
                white: Some(v.time()?),
                black: None,
                reason: v.text()?.into(),
            })
        },
    },
    Row {
        english: &[
            "The arbiter sets Black's clock to {time}: {text}",
            "The arbiter sets the clocks, Black {time}: {text}",
        ],
        spanish: &[
            "El árbitro pone el reloj de las negras a {time}: {text}",
            "El árbitro ajusta los relojes, negras {time}: {text}",
        ],
        build: |v| {
            order(Order::SetClocks {
                white: None,
                black: Some(v.time()?),
                reason: v.text()?.into(),
            })
        },
    },
    Row {
        english: &[
            "The arbiter sets no clock: {text}",
            "The arbiter sets the clocks: {text}",
        ],
        spanish: &[
            "El árbitro no pone ningún reloj: {text}",
            "El árbitro ajusta los relojes: {text}",
        ],
        build: |v| {
            order(Order::SetClocks {
                white: None,
                black: None,
                reason: v.text()?.into(),
            })
        },
    },
    Row {
        english: &["The arbiter sets {color}'s move counter to {number}"],
        spanish: &[
            "El árbitro pone el contador de {color} a {number}",
            "El árbitro pone a {number} el contador de jugadas de {color}",
        ],
        build: |v| order(Order::SetMoveCounter(v.color()?, v.number()?)),
    },
    Row {
        english: &[
            "The arbiter goes back to half-move {number}",
            "The arbiter goes back to the position after {number} half-move|half-moves",
        ],
        spanish: &[
            "El árbitro vuelve a la media jugada {number}",
            "El árbitro vuelve al medio movimiento {number}",
            "El árbitro vuelve a la posición que había tras {number} media|medias \
             jugada|jugadas",
        ],
        build: |v| order(Order::GoBack(v.number()?)),
    },
    Row {
        english: &[
            "The arbiter gives {color} {time} for a disturbance",
            "The arbiter gives {color} {time} for a disturbance from outside",
        ],
        spanish: &[
            "El árbitro da {time} a {color} por una molestia ajena a la partida",
            "El árbitro da a {color} {time} por una interrupción",
        ],
        build: |v| order(Order::Compensate(v.color()?, v.time()?)),
    },
    Row {
        english: &["The arbiter checks the claim"],
        spanish: &["El árbitro comprueba la reclamación"],
        build: |_| order(Order::CheckClaim),
    },
    Row {
        english: &[
            "The arbiter allows {color} an assistant and takes {time}",
            "The arbiter allows {color} an assistant, with {time} less",
        ],
        spanish: &[
            "El árbitro permite a {color} un asistente y quita {time}",
            "El árbitro permite a {color} un ayudante y quita {time}",
            "El árbitro permite un asistente a {color}, con {time} menos",
        ],
        build: |v| order(Order::AllowAssistant(v.color()?, v.time()?)),
    },
    Row {
        english: &["The arbiter asks to see the scoresheets"],
        spanish: &["El árbitro pide ver las planillas"],
        build: |_| order(Order::AskSheets),
    },
    Row {
        english: &[
            "The arbiter allows a draw by agreement",
            "The arbiter allows a draw to be agreed",
        ],
        spanish: &["El árbitro permite acordar tablas"],
        build: |_| order(Order::AllowDraw),
    },
    Row {
        english: &[
            "The arbiter tells how many moves were made",
            "The arbiter says|tells how many moves have been made",
        ],
        spanish: &[
            "El árbitro dice cuántas jugadas se han hecho",
            "El árbitro dice cuántos movimientos se han hecho",
        ],
        build: |_| order(Order::Tell(Secret::MoveCount)),
    },
    Row {
        english: &[
            "The arbiter tells that the opponent has moved",
            "The arbiter says that the opponent has moved",
        ],
        spanish: &[
            "El árbitro dice que el adversario ha jugado",
            "El árbitro dice que el adversario ha movido",
        ],
        build: |_| order(Order::Tell(Secret::OpponentMoved)),
    },
    Row {
        english: &[
            "The arbiter tells that the clock was not pressed",
            "The arbiter says that the clock has|was not been pressed",
            "The arbiter says that the clock was not pressed",
        ],
        spanish: &[
            "El árbitro dice que no se pulsó el reloj",
            "El árbitro dice que no se ha pulsado el reloj",
        ],
        build: |_| order(Order::Tell(Secret::NotPressed)),
    },
    Row {
        english: &[
            "The arbiter decides {score}: {text}",
            "The arbiter decides the result, {score}: {text}",
        ],
        spanish: &[
            "El árbitro decide {score}: {text}",
            "El árbitro decide el resultado, {score}: {text}",
        ],
        build: |v| {
            order(Order::Rule {
                reason: v.text()?.into(),
                score: Some(v.score()?),
            })
        },
    },
    Row {
        english: &["The arbiter decides: {text}"],
        spanish: &["El árbitro decide: {text}"],
        build: |v| {
            order(Order::Rule {
                reason: v.text()?.into(),
                score: None,
            })
        },
    },
    Row {
        english: &["The arbiter withdraws ruling {number}: {text}"],
        spanish: &[
            "El árbitro retira el dictamen {number}: {text}",
            "El árbitro retira la decisión {number}: {text}",
        ],
        build: |v| order(Order::Withdraw(RulingId(v.number()?), v.text()?.into())),
    },
    Row {
        english: &["The arbiter dismisses the appeal against ruling {number}"],
        spanish: &[
            "El árbitro desestima la apelación contra el dictamen|decisión {number}",
            "El árbitro desestima la apelación de la decisión {number}",
        ],
        build: |v| {
            order(Order::DecideAppeal(
                RulingId(v.number()?),
                Appealed::Dismissed,
            ))
        },
    },
    Row {
        english: &["The arbiter upholds the appeal against ruling {number}"],
        spanish: &[
            "El árbitro estima la apelación contra el dictamen|decisión {number}",
            "El árbitro estima la apelación de la decisión {number}",
        ],
        build: |v| order(Order::DecideAppeal(RulingId(v.number()?), Appealed::Upheld)),
    },
    Row {
        english: &["The arbiter finds pieces displaced: {board}"],
        spanish: &["El árbitro encuentra piezas desplazadas: {board}"],
        build: |v| finds(Finding::Displaced(v.board()?)),
    },
    // Penalties
    Row {
        english: &[
            penalized!("a warning"),
            "The arbiter warns {color} for {misconduct}",
        ],
        spanish: &[
            sanciona!("una advertencia"),
            "El árbitro advierte a {color} por {misconduct}",
        ],
        build: |v| penalty(v, Penalty::Warning),
    },
    Row {
        english: &[penalized!("{time} more for the opponent")],
        spanish: &[sanciona!("{time} más para el adversario")],
        build: |v| penalty(v, Penalty::OpponentTime(v.time()?)),
    },
    Row {
        english: &[
            penalized!("{time} less"),
            penalized!("{time} less on the offender's clock"),
        ],
        spanish: &[
            sanciona!("{time} menos"),
            sanciona!("{time} menos en su reloj"),
        ],
        build: |v| penalty(v, Penalty::OwnTime(v.time()?)),
    },
    Row {
        english: &[penalized!(
            "{number} half points|point more for the opponent"
        )],
        spanish: &[sanciona!(
            "{number} medios|medio puntos|punto más para el adversario"
        )],
        build: |v| penalty(v, Penalty::OpponentPoints(u8::try_from(v.number()?).ok()?)),
    },
    Row {
        english: &[penalized!("{number} half points|point less")],
        spanish: &[sanciona!("{number} medios|medio puntos|punto menos")],
        build: |v| penalty(v, Penalty::OwnPoints(u8::try_from(v.number()?).ok()?)),
    },
    Row {
        english: &[
            penalized!("the game is lost and the opponent scores {points}"),
            penalized!("the game is lost; points for the opponent: {points}"),
        ],
        spanish: &[
            sanciona!("pierde|pierden la partida y el adversario puntúa {points}"),
            sanciona!("partida perdida; puntos del adversario: {points}"),
        ],
        build: |v| penalty(v, Penalty::Loss(v.points()?)),
    },
    Row {
        english: &[penalized!("a fine")],
        spanish: &[sanciona!("una multa")],
        build: |v| penalty(v, Penalty::Fine),
    },
    Row {
        english: &[
            penalized!("excluded from {number} rounds|round"),
            penalized!("exclusion from {number} rounds|round"),
        ],
        spanish: &[
            sanciona!("excluido|excluidas de {number} rondas|ronda"),
            sanciona!("exclusión de {number} rondas|ronda"),
        ],
        build: |v| penalty(v, Penalty::Rounds(u8::try_from(v.number()?).ok()?)),
    },
    Row {
        english: &[
            penalized!("expelled"),
            penalized!("expulsion from the competition"),
        ],
        spanish: &[
            sanciona!("expulsado|expulsadas"),
            sanciona!("expulsión de la competición"),
        ],
        build: |v| penalty(v, Penalty::Expulsion),
    },
];

pub(super) const REPORTS: &[Row] = &[
    Row {
        english: &[
            "A bystander|spectator reports an illegal move",
            "A bystander|spectator tells the arbiter of an illegal move",
        ],
        spanish: &[
            "Un espectador avisa de una jugada ilegal",
            "Alguien ajeno a la partida dice al árbitro que ha habido una jugada ilegal",
        ],
        build: |_| Some(Said::Command(Command::Bystander(Report::IllegalMove))),
    },
    Row {
        english: &[
            "A bystander|spectator reports that {color}'s flag has fallen",
            "A bystander|spectator tells the arbiter that {color}'s flag has fallen",
        ],
        spanish: &[
            "Un espectador avisa de la caída de la bandera de {color}",
            "Alguien ajeno a la partida dice al árbitro que ha caído la bandera de {color}",
        ],
        build: |v| Some(Said::Command(Command::Bystander(Report::Flag(v.color()?)))),
    },
    Row {
        english: &[
            "A bystander|spectator reports something",
            "A bystander|spectator tells the arbiter something",
        ],
        spanish: &[
            "Un espectador avisa de algo",
            "Alguien ajeno a la partida cuenta algo al árbitro",
        ],
        build: |_| Some(Said::Command(Command::Bystander(Report::Other))),
    },
    Row {
        english: &[
            "A bystander|spectator interferes",
            "A bystander|spectator speaks to the players instead of the arbiter",
        ],
        spanish: &[
            "Un espectador interviene",
            "Alguien ajeno a la partida habla con los jugadores en vez de con el árbitro",
        ],
        build: |_| Some(Said::Command(Command::Bystander(Report::Interferes))),
    },
    Row {
        english: &["The round begins by itself"],
        spanish: &["La ronda comienza por sí sola"],
        build: |_| site(SiteAct::StartRound),
    },
    Row {
        english: &["{color} claims the game, the opponent having gone"],
        spanish: &["{color} reclaman|reclama la partida por ausencia"],
        build: |v| site(SiteAct::Absent(v.color()?, AbsenceClaim::Win)),
    },
    Row {
        english: &["{color} claims a draw, the opponent having gone"],
        spanish: &["{color} reclaman|reclama tablas por ausencia"],
        build: |v| site(SiteAct::Absent(v.color()?, AbsenceClaim::Draw)),
    },
    Row {
        english: &[
            "The players agree to take back to half-move {number}",
            "The players agree to take back to the position after {number} half-move|half-moves",
        ],
        spanish: &[
            "Los jugadores acuerdan volver a la media jugada {number}",
            "Los jugadores acuerdan volver a la posición que había tras {number} media|medias \
             jugada|jugadas",
        ],
        build: |v| site(SiteAct::TakeBack(v.number()?)),
    },
    Row {
        english: &["{color} calls the arbiter, and the clocks stop"],
        spanish: &["{color} llaman|llama al árbitro, y se paran los relojes"],
        build: |v| site(SiteAct::CallStops(v.color()?)),
    },
    Row {
        english: &["Nothing but time passes"],
        spanish: &["Solo pasa el tiempo"],
        build: |_| Some(Said::Command(Command::Time)),
    },
];
