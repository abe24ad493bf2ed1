//! A fact as the arbiter was given it.

use jadoube_arbiter::{Command, Event, Game, Millis, Refusal, decide};

/// A fact as the arbiter was given it, and what came of it: for whoever would give the same facts
/// to another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Given {
    /// When.
    pub at: Millis,
    /// What.
    pub command: Command,
    /// What followed, or why nothing did.
    pub came_of: Result<Vec<Event>, Refusal>,
}

impl Given {
    /// Gives a fact to a game.
    pub(crate) fn to(game: &mut Game, at: Millis, command: Command) -> Self {
        let came_of = decide(game, at, command.clone());
        if let Ok(events) = &came_of {
            events.iter().for_each(|event| game.apply(event));
        }
        Self {
            at,
            command,
            came_of,
        }
    }
}
