//! Sentences in both languages at once.

use jadoube_arbiter::{Event, Game, Happening, Question, Refusal, Watch};
use jadoube_laws::Color;
use jadoube_protocol::Say;
use jadoube_record::{Abort, CallReason, Person, TableEvent};
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
            | Happening::Site(_)
            | Happening::Adjusted(_)
            | Happening::Irregular(..)
            | Happening::Retracted(_)
            | Happening::RepliedTo(..)
            | Happening::BoardPutBack
            | Happening::OfferLapsed
            | Happening::FlagFell(_)
            | Happening::ClocksStopped
            | Happening::Asked(..)
            | Happening::Answered(..)
            | Happening::Ruled { .. }
            | Happening::TouchNotKept(_)
            | Happening::Obliged(_) => self.every_event(event, game),
        }
    }

    /// The same of whatever happened, with what players are not told while nobody has noticed it.
    pub fn every_event(&self, event: &Event, game: &Game) -> Option<Say> {
        let watch = game.regulations().watch;
        let say = |words: &Words| match words.event_in(event, game) {
            Some(text) => Some(text),
            None => unnoticed(words, &event.what, game, watch),
        };
        Some(Say {
            es: say(&self.es)?,
            en: say(&self.en)?,
        })
    }

    /// What happened around a game; nothing for a line of the game itself.
    pub fn table_event(&self, event: &TableEvent) -> Option<Say> {
        let none = Arguments::new();
        let by = |color: &jadoube_record::Color| none.clone().with("color", Color::from(color));
        let named = |person: &Person| none.clone().with("name", person.name.clone());
        let (key, arguments) = match event {
            TableEvent::Game(_) => return None,
            TableEvent::Waits(person) => ("desk-waits", named(person)),
            TableEvent::Sat(color, person) => {
                let color = Color::from(color);
                ("desk-sat", named(person).with("color", color))
            }
            TableEvent::Left(_) => ("desk-left", none),
            TableEvent::ArbiterSat(person) => ("desk-arbiter_sat", named(person)),
            TableEvent::TakebackAsked(color) => ("desk-takeback_asked", by(color)),
            TableEvent::TakebackDeclined(color) => ("desk-takeback_declined", by(color)),
            TableEvent::TakenBack(_) => ("desk-taken_back", none),
            TableEvent::Aborted(why) => (aborted(*why), none),
            TableEvent::AbsenceClaimed(color, _) => ("desk-absence_claimed", by(color)),
            TableEvent::Called(call) => {
                let arguments = named(&call.from).with("text", call.text.clone());
                (called(call.why), arguments)
            }
            TableEvent::CallAnswered(_) => ("desk-call_answered", none),
            TableEvent::RematchOffered(color) => ("desk-rematch_offered", by(color)),
            TableEvent::Rematch(_) => ("desk-rematch", none),
            TableEvent::EngineFailed(color, _) => ("desk-engine_failed", by(color)),
            TableEvent::Noted { text } => {
                let arguments = none.clone().with("text", text.clone());
                ("desk-noted", arguments)
            }
            TableEvent::Reopened => ("desk-reopened", none),
            TableEvent::WentOn => ("desk-went_on", none),
            TableEvent::NoArbiter => ("desk-no_arbiter", none),
        };
        // Who calls the arbiter need not say why.
        Some(self.both(|words| words.message(key, &arguments).trim_end().to_owned()))
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

const fn aborted(why: Abort) -> &'static str {
    match why {
        Abort::Player(_) => "desk-aborted_by_player",
        Abort::NoFirstMove(_) => "desk-aborted_without_move",
        Abort::Closed => "desk-aborted_closed",
        Abort::Nobody => "desk-aborted_by_nobody",
    }
}

const fn called(why: CallReason) -> &'static str {
    match why {
        CallReason::Board => "desk-called_board",
        CallReason::Leave => "desk-called_leave",
        CallReason::Explanation => "desk-called_explanation",
        CallReason::Report(_) => "desk-called_report",
        CallReason::Appeal(_) => "desk-called_appeal",
    }
}

/// What the words keep from players, told to arbiters: where people watch, as what nobody had
/// noticed when it happened.
fn unnoticed(words: &Words, what: &Happening, game: &Game, watch: Watch) -> Option<String> {
    let none = Arguments::new();
    let clause = match what {
        Happening::Irregular(breach, _) => {
            let arguments = none.with("breach", words.breach(breach));
            words.message("records-irregular", &arguments)
        }
        // Everybody sees it, and nobody but the arbiter is told of it.
        Happening::Retracted(color) => {
            let clause = words.message("records-retracted", &none.with("color", *color));
            return Some(words.sentence(&clause, None));
        }
        Happening::RepliedTo(..) => words.message("records-replied_to", &none),
        Happening::FlagFell(color) => {
            words.message("records-flag_fell", &none.with("color", *color))
        }
        Happening::TouchNotKept(obligation) => {
            let said = words.obligation_in(obligation, game);
            words.message("records-touch_not_kept", &none.with("obligation", said))
        }
        Happening::Obliged(Some(obligation)) => words.obligation_in(obligation, game),
        Happening::Obliged(None) => words.message("records-obliged_no_more", &none),
        Happening::Did(..)
        | Happening::Ordered(_)
        | Happening::Told(_)
        | Happening::Site(_)
        | Happening::Adjusted(_)
        | Happening::Made(_)
        | Happening::BoardPutBack
        | Happening::OfferLapsed
        | Happening::ClocksStopped
        | Happening::ClockStarted(_)
        | Happening::Asked(..)
        | Happening::Answered(..)
        | Happening::Ruled { .. } => return None,
    };
    let clause = match watch {
        Watch::People => {
            let arguments = Arguments::new().with("clause", clause);
            words.message("records-unnoticed", &arguments)
        }
        Watch::Program => clause,
    };
    Some(words.sentence(&clause, None))
}

impl Default for Tongues {
    fn default() -> Self {
        Self::new()
    }
}
