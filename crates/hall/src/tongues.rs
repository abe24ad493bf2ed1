//! Sentences in both languages at once.

use jadoube_arbiter::{Event, Game, Happening, Question, Refusal};
use jadoube_protocol::Say;
use jadoube_words::{Arguments, Language, Words};

/// The words of both languages.
pub struct Tongues {
    es: Words,
    en: Words,
}

impl Tongues {
    /// Reads all messages; once is enough.
    pub fn new() -> Self {
        Self {
            es: Words::new(Language::Spanish),
            en: Words::new(Language::English),
        }
    }

    /// The words of one language.
    pub const fn of(&self, language: Language) -> &Words {
        match language {
            Language::Spanish => &self.es,
            Language::English => &self.en,
        }
    }

    /// What is said in each.
    pub fn both(&self, say: impl Fn(&Words) -> String) -> Say {
        Say {
            es: say(&self.es),
            en: say(&self.en),
        }
    }

    /// A message of the locales.
    pub fn message(&self, key: &str, arguments: &Arguments) -> Say {
        self.both(|words| words.message(key, arguments))
    }

    /// What happened in a game, which stands as just after it; nothing for what a board and a
    /// clock show by themselves.
    pub fn event(&self, event: &Event, game: &Game) -> Option<Say> {
        match &event.what {
            Happening::Made(_)
            | Happening::ClockStarted(_)
            | Happening::Did(
                _,
                jadoube_arbiter::Act::Play { .. }
                | jadoube_arbiter::Act::Press { .. }
                | jadoube_arbiter::Act::Write(_),
            ) => None,
            Happening::Did(..)
            | Happening::Ordered(_)
            | Happening::Told(_)
            | Happening::Adjusted(_)
            | Happening::Irregular(..)
            | Happening::BoardPutBack
            | Happening::OfferLapsed
            | Happening::FlagFell(_)
            | Happening::ClocksStopped
            | Happening::Asked(..)
            | Happening::Answered(..)
            | Happening::Ruled { .. }
            | Happening::TouchNotKept(_)
            | Happening::Obliged(_) => Some(Say {
                es: self.es.event_in(event, game)?,
                en: self.en.event_in(event, game)?,
            }),
        }
    }

    /// Why a fact is refused.
    pub fn refusal(&self, refusal: &Refusal, game: &Game) -> Say {
        self.both(|words| words.refusal_in(refusal, game))
    }

    /// What is asked.
    pub fn question(&self, question: &Question, game: &Game) -> Say {
        self.both(|words| words.question_in(question, game))
    }
}

impl Default for Tongues {
    fn default() -> Self {
        Self::new()
    }
}
