//! What the arbiter told, and what is wrong with a page, in sentences.

mod faults;

use jadoube_arbiter::{Outcome, Reason, Ruler, Ruling};
use jadoube_laws::Color;
use jadoube_words::{Argument, Arguments, Language, Words};

use crate::{Matter, Table, Told};

/// Says what was told, in one language.
pub struct Speaker {
    words: Words,
}

impl Speaker {
    /// A speaker of a language. Reading its words takes a moment: do it once.
    pub fn new(language: Language) -> Self {
        Self {
            words: Words::new(language),
        }
    }

    /// The words it speaks with.
    pub const fn words(&self) -> &Words {
        &self.words
    }

    /// The name of a side, as it stands at the beginning of a sentence.
    pub fn color(&self, color: Color) -> String {
        let name = self.words.color(color);
        let mut letters = name.chars();
        match letters.next() {
            Some(first) => first.to_uppercase().chain(letters).collect(),
            None => name,
        }
    }

    /// A ruling, a refusal or a question as a sentence, as it stands on a page.
    pub fn tell(&self, told: &Told) -> String {
        let game = &told.game;
        match &told.matter {
            // The end of a game tells too whether nobody was there to rule on it.
            Matter::Ruled {
                ruling: Ruling::Over(outcome),
                ..
            } => self.words.outcome(outcome),
            Matter::Ruled {
                ruling,
                authority,
                by,
                ..
            } => {
                let sentence = self.words.ruling_in(ruling, authority, game);
                match by {
                    Ruler::Program | Ruler::Arbiter | Ruler::Players => sentence,
                    Ruler::Default => {
                        self.message("case-by-default", &[("ruling", sentence.into())])
                    }
                }
            }
            Matter::Refused(refusal) => {
                let reason = Argument::from(self.words.refusal_in(refusal, game));
                self.message("case-refused", &[("reason", reason)])
            }
            Matter::Asked { question, .. } => {
                let options = question.options().iter();
                let options: Vec<String> = options.map(|it| self.words.answer(it)).collect();
                let suggested = self.words.answer(&question.default_answer());
                self.message(
                    "case-question",
                    &[
                        ("question", self.words.question_in(question, game).into()),
                        ("options", options.join(" / ").into()),
                        ("suggested", suggested.into()),
                    ],
                )
            }
        }
    }

    /// The result of the game at a table, or that there is none yet.
    pub fn result(&self, table: &Table) -> String {
        match table.game().outcome() {
            None => self.message("case-goes-on", &[]),
            Some(Outcome {
                reason: Reason::Referred(..),
                score: None,
                ..
            }) => self.message("case-referred", &[]),
            Some(Outcome { score: None, .. }) => self.message("case-new-game", &[]),
            Some(Outcome {
                score: Some(score), ..
            }) => score.to_string(),
        }
    }

    pub(crate) fn message(&self, key: &str, values: &[(&'static str, Argument)]) -> String {
        let arguments = values.iter().fold(Arguments::new(), |all, (name, value)| {
            all.with(name, value.clone())
        });
        self.words.message(key, &arguments)
    }
}
