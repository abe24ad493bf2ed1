//! A game as documents know it: its events, its regulations, and the people's names.

use std::sync::Arc;

use jadoube_arbiter::{Event, Game, Happening, Millis, Regulations};
use jadoube_laws::{ByColor, pgn::UtcTime};
use jadoube_protocol::Say;

use super::text::one_line;

/// A player, as documents name them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Person<'a> {
    /// The name as it was given.
    pub name: &'a str,
    /// The rating in the class of the game when it began; none for guests.
    pub rating: Option<u16>,
}

/// All that a document about a game is made of.
#[derive(Clone, Copy, Debug)]
pub struct GameRecord<'a> {
    /// The game's own name in the hall.
    pub id: &'a str,
    /// The event, if it belongs to one.
    pub event: Option<&'a str>,
    /// Where the hall is: its name or its address.
    pub site: &'a str,
    /// The room.
    pub room: Option<&'a str>,
    /// When the game's first instant was, in milliseconds since 1970.
    pub began_unix_ms: Option<i64>,
    /// The round of the event.
    pub round: Option<u32>,
    /// The board.
    pub board: Option<u32>,
    /// Who plays.
    pub players: ByColor<Person<'a>>,
    /// What it is played by.
    pub regulations: &'a Regulations,
    /// What has happened, in order.
    pub events: &'a [Event],
    /// Who brought about the event of the same index, where it was somebody of the arbiters or a
    /// bystander; it may be shorter than the events.
    pub by: &'a [Option<&'a str>],
    /// Who arbitrated.
    pub arbiters: &'a [String],
    /// What happened around the game, in order: calls, requests, reasons.
    pub around: &'a [Around],
}

/// Something that happened at the table and not in the game: somebody called the arbiter, or the
/// arbiter said why an order was given.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Around {
    /// How many events of the game stand before it.
    pub after: usize,
    /// When, since the first instant of the game.
    pub at: Millis,
    /// What happened.
    pub text: Say,
    /// Whose it is, where the text does not say so.
    pub by: Option<String>,
}

impl<'a> GameRecord<'a> {
    /// The name of the event, or of the room where it belongs to none.
    pub(crate) fn event_name(&self) -> Option<String> {
        let named = self.event.or(self.room).map(one_line);
        named.filter(|name| !name.is_empty())
    }

    /// When something happened, by the day.
    pub(crate) fn moment(&self, at: Millis) -> Option<UtcTime> {
        let after = i64::try_from(at.0).ok()?;
        let unix_ms = self.began_unix_ms?.checked_add(after)?;
        Some(UtcTime {
            unix_s: unix_ms.div_euclid(1000),
        })
    }

    /// When the game began.
    pub(crate) fn start(&self) -> Option<UtcTime> {
        let unix_ms = self.began_unix_ms?;
        Some(UtcTime {
            unix_s: unix_ms.div_euclid(1000),
        })
    }

    /// Who brought about an event, where that is known and not one of the players.
    pub(crate) fn author(&self, index: usize) -> Option<String> {
        let name = self.by.get(index).copied().flatten().map(one_line);
        name.filter(|name| !name.is_empty())
    }

    /// The game as it stands after all its events; after each, what is told is given the game as
    /// it stands then.
    pub(crate) fn replay(&self, mut told: impl FnMut(usize, &'a Event, &Game)) -> Game {
        let mut game = Game::new(Arc::new(self.regulations.clone()));
        for (index, event) in self.events.iter().enumerate() {
            game.apply(event);
            told(index, event, &game);
        }
        game
    }
}

/// Whether an event is a fact that somebody brought, and not what followed from one.
pub(crate) const fn is_fact(what: &Happening) -> bool {
    match what {
        Happening::Did(..) | Happening::Ordered(_) | Happening::Told(_) | Happening::Site(_) => {
            true
        }
        Happening::Adjusted(_)
        | Happening::Made(_)
        | Happening::Irregular(..)
        | Happening::Retracted(_)
        | Happening::RepliedTo(..)
        | Happening::BoardPutBack
        | Happening::OfferLapsed
        | Happening::FlagFell(_)
        | Happening::ClocksStopped
        | Happening::ClockStarted(_)
        | Happening::Asked(..)
        | Happening::Answered(..)
        | Happening::Ruled { .. }
        | Happening::TouchNotKept(_)
        | Happening::Obliged(_) => false,
    }
}
