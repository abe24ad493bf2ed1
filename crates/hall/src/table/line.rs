//! A line of a table's record, as the hall works with it.

use jadoube_arbiter::Event;
use jadoube_record::{Entry, TableEvent};

/// What happened, when, and at whose hands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// When, in milliseconds of the table's own time.
    pub at: u64,
    /// Who brought it about, if a person did.
    pub by: Option<i64>,
    /// What happened.
    pub what: What,
}

/// What happened: in the game or around it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// In the game.
    Game(Event),
    /// Around it.
    Table(TableEvent),
}

/// As it is stored and sent.
impl From<&Line> for Entry {
    fn from(line: &Line) -> Self {
        let what = match &line.what {
            What::Game(event) => TableEvent::Game(event.into()),
            What::Table(event) => event.clone(),
        };
        Self {
            at: line.at,
            by: line.by,
            what,
        }
    }
}

impl From<&Entry> for Line {
    fn from(entry: &Entry) -> Self {
        let what = match &entry.what {
            TableEvent::Game(event) => What::Game(event.into()),
            TableEvent::Waits(_)
            | TableEvent::Sat(..)
            | TableEvent::Left(_)
            | TableEvent::ArbiterSat(_)
            | TableEvent::TakebackAsked(_)
            | TableEvent::TakebackDeclined(_)
            | TableEvent::TakenBack(_)
            | TableEvent::Aborted(_)
            | TableEvent::AbsenceClaimed(..)
            | TableEvent::Called(_)
            | TableEvent::CallAnswered(_)
            | TableEvent::RematchOffered(_)
            | TableEvent::Rematch(_)
            | TableEvent::EngineFailed(..)
            | TableEvent::Noted { .. }
            | TableEvent::Reopened
            | TableEvent::WentOn
            | TableEvent::NoArbiter => What::Table(entry.what.clone()),
        };
        Self {
            at: entry.at,
            by: entry.by,
            what,
        }
    }
}
