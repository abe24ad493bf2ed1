//! What ends a game, what may be claimed, and the names of the rules.

use jadoube_laws::{Claim, Edition, End, Lemma, Rule};

use crate::{Arguments, Words};

impl Words {
    /// What ended a game.
    ///
    /// ```
    /// use jadoube_laws::{Color, End};
    /// use jadoube_words::{Language, Words};
    ///
    /// let end = End::Checkmate { winner: Color::Black };
    /// let words = Words::new(Language::Spanish);
    /// assert_eq!(words.end(end), "jaque mate: ganan las negras");
    /// ```
    pub fn end(&self, end: End) -> String {
        let none = Arguments::new();
        let arguments = match end.winner() {
            Some(color) => none.with("color", color),
            None => none,
        };
        self.message(&format!("end-{end}"), &arguments)
    }

    /// What may be claimed.
    pub fn claim(&self, claim: Claim) -> String {
        self.message(&format!("claim-{claim}"), &Arguments::new())
    }

    /// Why a side's pieces can never mate.
    pub fn lemma(&self, lemma: Lemma) -> String {
        self.message(&format!("lemma-{lemma}"), &Arguments::new())
    }

    /// The name of a rule.
    pub fn rule(&self, rule: Rule) -> String {
        self.message(&format!("rule-{rule}"), &Arguments::new())
    }

    /// The name of an edition of the Laws.
    pub fn edition(&self, edition: Edition) -> String {
        self.message(
            "edition",
            &Arguments::new().with("year", edition.to_string()),
        )
    }
}
