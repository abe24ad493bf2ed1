//! The whole proof that a side can never mate, as programs read it.

use jadoube_laws::{Bitboard, Certificate, Color, Confinement, Fate, Verdict};
use serde::Serialize;

use super::{Answer, Question};

/// A proof, and whether code that shares nothing with what found it accepts it.
#[derive(Serialize)]
pub(crate) struct Proof {
    accepted: bool,
    #[serde(flatten)]
    matter: Matter,
}

#[derive(Serialize)]
#[serde(rename_all = "snake_case", tag = "kind")]
enum Matter {
    Line,
    GameOver,
    Material {
        lemma: String,
    },
    Confined(Confines),
    Closed {
        positions: Vec<String>,
        #[serde(skip_serializing_if = "Vec::is_empty")]
        confined: Vec<Inner>,
    },
}

/// A position of a closed set that moves may leave in vain, and why.
#[derive(Serialize)]
struct Inner {
    fen: String,
    #[serde(flatten)]
    confines: Confines,
}

/// Where each piece can ever stand.
#[derive(Serialize)]
struct Confines {
    pieces: Vec<Place>,
    /// Where promoted pieces can stand: those that move along lines, and knights.
    promoted: [Promotions; 2],
    /// What holds once a piece has been captured on its first square before it moved.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    after: Vec<After>,
}

#[derive(Serialize)]
struct After {
    captured: String,
    #[serde(flatten)]
    confines: Confines,
}

#[derive(Serialize)]
struct Place {
    piece: char,
    home: String,
    squares: Vec<String>,
    /// Whether it stays on the board for ever.
    immortal: bool,
}

#[derive(Serialize)]
struct Promotions {
    color: String,
    queens: Vec<String>,
    knights: Vec<String>,
}

impl Proof {
    /// The proof of an answer, if it has one.
    pub(crate) fn of(question: &Question, answer: &Answer) -> Option<Self> {
        let matter = match &answer.verdict {
            Verdict::Winnable(_) => Matter::Line,
            Verdict::Unwinnable(certificate) => Matter::of(certificate),
            Verdict::Undecided { .. } => return None,
        };
        let checked = answer.verdict.check(&question.position, question.winner);
        Some(Self {
            accepted: checked.is_ok(),
            matter,
        })
    }
}

impl Matter {
    fn of(certificate: &Certificate) -> Self {
        match certificate {
            Certificate::GameOver => Self::GameOver,
            Certificate::Material(lemma) => Self::Material {
                lemma: lemma.to_string(),
            },
            Certificate::Confined(confinement) => Self::Confined(Confines::of(confinement)),
            Certificate::Closed(closure) => Self::Closed {
                positions: closure
                    .positions()
                    .iter()
                    .map(ToString::to_string)
                    .collect(),
                confined: closure
                    .confined()
                    .map(|(position, confinement)| Inner {
                        fen: position.to_string(),
                        confines: Confines::of(confinement),
                    })
                    .collect(),
            },
        }
    }
}

impl Confines {
    fn of(confinement: &Confinement) -> Self {
        let promoted = confinement.promoted();
        Self {
            pieces: confinement
                .pieces()
                .iter()
                .map(|confined| Place {
                    piece: confined.piece.letter(),
                    home: confined.home.to_string(),
                    squares: names(confined.squares),
                    immortal: confined.fate == Fate::Immortal,
                })
                .collect(),
            promoted: Color::ALL.map(|color| Promotions {
                color: color.to_string(),
                queens: names(promoted[color].queens),
                knights: names(promoted[color].knights),
            }),
            after: confinement
                .after()
                .iter()
                .map(|(home, after)| After {
                    captured: home.to_string(),
                    confines: Self::of(after),
                })
                .collect(),
        }
    }
}

fn names(squares: Bitboard) -> Vec<String> {
    squares
        .into_iter()
        .map(|square| square.to_string())
        .collect()
}
