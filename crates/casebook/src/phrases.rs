//! Words for the closed sets of values: roles, answers, misconduct, claims.

use std::sync::OnceLock;

use jadoube_arbiter::{Answer, Misconduct};
use jadoube_laws::{Claim, Role};
use jadoube_words::{Language, Words};

use crate::Tongue;

/// Every value of a set with its words: English, Spanish, then others that are understood.
pub(crate) type Phrases<T, const N: usize> =
    [(T, &'static str, &'static str, &'static [&'static str]); N];

/// The words for a value.
pub(crate) fn phrase<T: PartialEq, const N: usize>(
    phrases: &Phrases<T, N>,
    value: &T,
    tongue: Tongue,
) -> &'static str {
    let row = phrases.iter().find(|row| row.0 == *value);
    row.map_or("", |row| match tongue {
        Tongue::English => row.1,
        Tongue::Spanish => row.2,
    })
}

/// Both languages' other words for the answers and for misconduct: those the arbiter says.
pub(crate) struct Spoken {
    pub(crate) answers: Vec<(Answer, String)>,
    pub(crate) misconducts: Vec<(Misconduct, String)>,
}

/// What the arbiter says is understood too.
pub(crate) fn spoken() -> &'static Spoken {
    static SPOKEN: OnceLock<Spoken> = OnceLock::new();
    SPOKEN.get_or_init(|| {
        let both = [Language::English, Language::Spanish].map(Words::new);
        let answers = both.iter().flat_map(|words| {
            let say = |row: &(Answer, _, _, _)| (row.0, words.answer(&row.0));
            ANSWERS.iter().map(say).collect::<Vec<_>>()
        });
        let misconducts = both.iter().flat_map(|words| {
            let say = |row: &(Misconduct, _, _, _)| (row.0, words.misconduct(&row.0));
            MISCONDUCTS.iter().map(say).collect::<Vec<_>>()
        });
        Spoken {
            answers: answers.collect(),
            misconducts: misconducts.collect(),
        }
    })
}

pub(crate) const ROLES: Phrases<Role, 6> = [
    (Role::Pawn, "pawn", "peón", &[]),
    (Role::Knight, "knight", "caballo", &[]),
    (Role::Bishop, "bishop", "alfil", &[]),
    (Role::Rook, "rook", "torre", &[]),
    (Role::Queen, "queen", "dama", &["reina"]),
    (Role::King, "king", "rey", &[]),
];

pub(crate) const CLAIMS: Phrases<Claim, 2> = [
    (
        Claim::Threefold,
        "threefold repetition",
        "triple repetición",
        &["three times", "threefold", "repetition"],
    ),
    (
        Claim::FiftyMoves,
        "fifty moves",
        "cincuenta jugadas",
        &["50 moves", "50 jugadas", "fifty move rule", "50 move rule"],
    ),
];

pub(crate) const ANSWERS: Phrases<Answer, 26> = [
    (Answer::Yes, "yes", "sí", &["true"]),
    (Answer::No, "no", "no", &["false"]),
    (
        Answer::Lose,
        "the game is lost",
        "pierde",
        &["lose", "lost", "pierden"],
    ),
    (
        Answer::PlayOn,
        "play on",
        "se sigue jugando",
        &["play goes on", "game goes on"],
    ),
    (
        Answer::NewGame,
        "a new game",
        "partida nueva",
        &["una partida nueva", "nueva partida"],
    ),
    (
        Answer::Nothing,
        "nothing",
        "nada",
        &["nothing more", "nada más"],
    ),
    (
        Answer::Warn,
        "warn",
        "advertir",
        &["a warning", "una advertencia"],
    ),
    (
        Answer::OpponentTime,
        "time for the opponent",
        "tiempo para el adversario",
        &[
            "more time for the opponent",
            "más tiempo para el adversario",
        ],
    ),
    (
        Answer::OwnTime,
        "less time",
        "menos tiempo",
        &["less time for the player"],
    ),
    (
        Answer::LoseGame,
        "loss of the game",
        "pérdida de la partida",
        &["loss"],
    ),
    (Answer::IllegalMove, "an illegal move", "jugada ilegal", &[]),
    (
        Answer::Castling,
        "castling",
        "enroque",
        &["unfinished castling", "enroque sin acabar"],
    ),
    (Answer::Distraction, "a distraction", "distracción", &[]),
    (Answer::Accident, "an accident", "accidente", &[]),
    (
        Answer::ChargeTaker,
        "charge the taker",
        "quien capturó",
        &[],
    ),
    (
        Answer::ChargeOther,
        "charge the other",
        "el otro",
        &["otro"],
    ),
    (Answer::ChargeBoth, "charge both", "ambos", &[]),
    (
        Answer::LeaveClocks,
        "leave the clocks",
        "dejar los relojes",
        &[],
    ),
    (
        Answer::ClocksOfThen,
        "the clocks of then",
        "los relojes de entonces",
        &[],
    ),
    (
        Answer::Stands,
        "it stands",
        "se mantiene",
        &["stands", "the result stands"],
    ),
    (Answer::Correct, "put right", "se corrige", &["correct"]),
    (
        Answer::NextPeriod,
        "the next period",
        "el período siguiente",
        &[],
    ),
    (
        Answer::Evidence,
        "other evidence",
        "otras pruebas",
        &["evidence"],
    ),
    (
        Answer::Postpone,
        "postpone",
        "se aplaza",
        &["postponed", "aplazar"],
    ),
    (
        Answer::PostponeWithTime,
        "postpone with time",
        "se aplaza con tiempo",
        &[],
    ),
    (
        Answer::Reject,
        "reject",
        "se rechaza",
        &["rejected", "rechazar"],
    ),
];

pub(crate) const MISCONDUCTS: Phrases<Misconduct, 18> = [
    (
        Misconduct::Adjusting,
        "adjusting",
        "componer",
        &["adjusting pieces"],
    ),
    (
        Misconduct::OtherHand,
        "pressing with the other hand",
        "pulsar con la otra mano",
        &["other hand"],
    ),
    (
        Misconduct::Hovering,
        "keeping a hand on the clock",
        "no apartar la mano del reloj",
        &["hovering over the clock"],
    ),
    (
        Misconduct::ClockHandling,
        "clock handling",
        "manejo del reloj",
        &["handling the clock"],
    ),
    (
        Misconduct::IdleStop,
        "stopping the clocks",
        "parar los relojes",
        &[],
    ),
    (
        Misconduct::EmptyPress,
        "an empty press",
        "pulsar sin mover",
        &["pressing without a move"],
    ),
    (
        Misconduct::TwoHands,
        "two hands",
        "dos manos",
        &["usar las dos manos", "using both hands"],
    ),
    (
        Misconduct::Displacing,
        "displacing pieces",
        "desplazar piezas",
        &[],
    ),
    (
        Misconduct::TwoMoves,
        "two moves in a row",
        "dos jugadas seguidas",
        &["dos movimientos seguidos"],
    ),
    (
        Misconduct::WritingAhead,
        "writing ahead",
        "anotar por adelantado",
        &[],
    ),
    (Misconduct::NotWriting, "not writing", "no anotar", &[]),
    (
        Misconduct::ForbiddenOffer,
        "a forbidden offer",
        "oferta prohibida",
        &[],
    ),
    (
        Misconduct::Annoyance,
        "annoyance",
        "molestias",
        &[
            "annoying the opponent",
            "molestar al adversario",
            "distracting the opponent",
        ],
    ),
    (Misconduct::Advice, "advice", "consejo", &["consejos"]),
    (Misconduct::NoHelp, "refusing to help", "no ayudar", &[]),
    (
        Misconduct::Refusal,
        "refusal",
        "negativa",
        &["refusing to comply", "negarse a cumplir"],
    ),
    (
        Misconduct::IllegalMove,
        "an illegal move",
        "jugada ilegal",
        &[],
    ),
    (Misconduct::Disrepute, "disrepute", "descrédito", &[]),
];
