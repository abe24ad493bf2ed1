//! The sentences of this program in the reader's language.

use std::ops::Deref;

use jadoube_laws::{Faults, Letters};
use jadoube_words::{Argument, Arguments, Language, Words};

use crate::arguments::Tongue;

/// Says things in one language: all that [`Words`] can say, and what this program says of itself.
pub(crate) struct Speech(Words);

impl Speech {
    /// A speaker of the language asked for, else of that of the system, else of English.
    pub(crate) fn new(asked: Option<Tongue>) -> Self {
        let language = match asked {
            Some(Tongue::Es) => Language::Spanish,
            Some(Tongue::En) => Language::English,
            None => of_system(),
        };
        Self(Words::new(language))
    }

    /// The sentence under a key, if there is one.
    pub(crate) fn find(&self, key: &str) -> Option<String> {
        self.0.has(key).then(|| self.say(key))
    }

    /// The sentence under a key; the key itself when there is none.
    pub(crate) fn say(&self, key: &str) -> String {
        self.0.message(key, &Arguments::new())
    }

    /// The sentence under a key, about these values.
    pub(crate) fn say_of(&self, key: &str, values: &[(&'static str, Argument)]) -> String {
        let arguments = values.iter().fold(Arguments::new(), |all, (name, value)| {
            all.with(name, value.clone())
        });
        self.0.message(key, &arguments)
    }

    /// Everything wrong with a position.
    pub(crate) fn faults(&self, faults: &Faults) -> String {
        let each: Vec<String> = faults.iter().map(|fault| self.0.fault(fault)).collect();
        each.join("; ")
    }

    /// The letters of the pieces in the language.
    pub(crate) const fn letters(&self) -> Letters {
        match self.0.language() {
            Language::Spanish => Letters::Spanish,
            Language::English => Letters::English,
        }
    }

    /// A number with its thousands apart, as the language writes it.
    pub(crate) fn number(&self, number: u64) -> String {
        let apart = match self.0.language() {
            Language::Spanish => '\u{a0}',
            Language::English => ',',
        };
        let digits = number.to_string();
        let mut text = String::with_capacity(digits.len() * 2);
        for (index, digit) in digits.chars().enumerate() {
            if index > 0 && (digits.len() - index).is_multiple_of(3) {
                text.push(apart);
            }
            text.push(digit);
        }
        text
    }
}

impl Deref for Speech {
    type Target = Words;

    fn deref(&self) -> &Words {
        &self.0
    }
}

/// The language of the first of the usual variables that is set.
fn of_system() -> Language {
    let told = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    told.and_then(|locale| Language::of_locale(&locale))
        .unwrap_or_default()
}
