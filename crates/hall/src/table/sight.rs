//! Who sees which line of a table's record.

use jadoube_arbiter::{Act, ArbiterSeat, Happening, Ruling, Venue, Watch};
use jadoube_laws::Color;
use jadoube_record::{CallReason, TableEvent};

use super::{Line, Table, What};

/// From where a table is seen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum View {
    /// By a player.
    Player(Color),
    /// By the arbiter, who sees everything.
    Arbiter,
    /// By anybody else.
    Spectator,
}

impl View {
    /// Every view.
    pub const ALL: [Self; 4] = [
        Self::Player(Color::White),
        Self::Player(Color::Black),
        Self::Arbiter,
        Self::Spectator,
    ];

    pub(crate) const fn index(self) -> usize {
        match self {
            Self::Player(Color::White) => 0,
            Self::Player(Color::Black) => 1,
            Self::Arbiter => 2,
            Self::Spectator => 3,
        }
    }
}

/// How far the numbers of two views are apart, at least.
const APART: u64 = 1_000_000_000;

/// The number of each view's latest update. What a view does not see leaves no gap in its numbers:
/// a gap would tell.
///
/// No two views share a number, so whoever comes back with one of another view, having sat down or
/// left meanwhile, is known by it and is shown the whole table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Views([u64; 4]);

impl Default for Views {
    fn default() -> Self {
        Self([APART, 2 * APART, 3 * APART, 0])
    }
}

impl Views {
    /// The number of a view's latest.
    pub const fn of(&self, view: View) -> u64 {
        self.0[view.index()]
    }

    /// Counts one more, and tells its number.
    pub const fn next(&mut self, view: View) -> u64 {
        self.0[view.index()] += 1;
        self.0[view.index()]
    }
}

impl Table {
    /// Whether a line is seen from a view; the table as it stands just after the line.
    ///
    /// What only the program knows is for the arbiter alone, and so is what a bystander tells;
    /// a scoresheet is for its player until the game is over.
    ///
    /// Law: [12.6](jadoube_laws::law::A12_6), [12.7](jadoube_laws::law::A12_7).
    pub fn sees(&self, view: View, line: &Line) -> bool {
        if view == View::Arbiter {
            return true;
        }
        match &line.what {
            What::Game(event) => self.sees_game(view, &event.what),
            What::Table(event) => self.sees_own(view, event),
        }
    }

    fn sees_game(&self, view: View, what: &Happening) -> bool {
        let over = self.game.outcome().is_some();
        match what {
            // Where nobody but people watch, the program does not tell a legal move from another.
            Happening::Made(_) => over || !self.keeps_silent(view),
            Happening::Did(color, Act::Write(_)) => over || view == View::Player(*color),
            Happening::Irregular(..)
            | Happening::FlagFell(_)
            | Happening::TouchNotKept(_)
            | Happening::Obliged(_)
            | Happening::Told(_) => false,
            Happening::Asked(..) | Happening::Answered(..) => {
                self.regulations().arbiter == ArbiterSeat::Empty && view != View::Spectator
            }
            Happening::Ruled { ruling, .. } => {
                !matches!(ruling, Ruling::BystanderHeard | Ruling::BystanderWarned)
            }
            Happening::Did(..)
            | Happening::Ordered(_)
            | Happening::Site(_)
            | Happening::Adjusted(_)
            | Happening::BoardPutBack
            | Happening::OfferLapsed
            | Happening::ClocksStopped
            | Happening::ClockStarted(_) => true,
        }
    }

    /// Whether a view is one to which the program must not tell what it knows of the moves. A
    /// player may watch under another name, so spectators see no more than the board either.
    ///
    /// Law: [12.6](jadoube_laws::law::A12_6).
    pub(super) fn keeps_silent(&self, view: View) -> bool {
        let regulations = self.regulations();
        view != View::Arbiter
            && regulations.venue == Venue::OverTheBoard
            && regulations.watch == Watch::People
            && self.game.outcome().is_none()
    }

    /// How many half-moves a view is told of, and who then is on move. Where the program keeps
    /// silent a move counts once the clock is pressed: a legal one is made before that, another is
    /// not, and a player must not be told which it was.
    pub(super) fn told_turn(&self, view: View) -> (u32, Color) {
        let (game, turn) = (&self.game, self.game.turn());
        let waits = game.moves_completed(!turn) < game.moves_made(!turn);
        if self.keeps_silent(view) && waits {
            return (game.ply().saturating_sub(1), !turn);
        }
        (game.ply(), turn)
    }

    /// Whether a line is seen by everybody once the game is over: only what a bystander told is for
    /// the arbiter alone even then.
    ///
    /// Law: [12.7](jadoube_laws::law::A12_7).
    pub(crate) fn is_seen_afterwards(&self, line: &Line) -> bool {
        match &line.what {
            What::Game(event) => !matches!(
                event.what,
                Happening::Told(_)
                    | Happening::Ruled {
                        ruling: Ruling::BystanderHeard | Ruling::BystanderWarned,
                        ..
                    }
            ),
            What::Table(TableEvent::Called(call)) => !matches!(call.why, CallReason::Report(_)),
            What::Table(TableEvent::CallAnswered(id)) => !self.is_report(*id),
            What::Table(_) => true,
        }
    }

    fn sees_own(&self, view: View, event: &TableEvent) -> bool {
        match event {
            TableEvent::Called(call) => {
                let is_report = matches!(call.why, CallReason::Report(_));
                !is_report && view != View::Spectator
            }
            TableEvent::CallAnswered(id) => !self.is_report(*id) && view != View::Spectator,
            TableEvent::NoArbiter => view != View::Spectator,
            TableEvent::Game(_)
            | TableEvent::Waits(_)
            | TableEvent::Sat(..)
            | TableEvent::Left(_)
            | TableEvent::ArbiterSat(_)
            | TableEvent::TakebackAsked(_)
            | TableEvent::TakebackDeclined(_)
            | TableEvent::TakenBack(_)
            | TableEvent::Aborted(_)
            | TableEvent::AbsenceClaimed(..)
            | TableEvent::RematchOffered(_)
            | TableEvent::Rematch(_)
            | TableEvent::EngineFailed(..)
            | TableEvent::Noted { .. }
            | TableEvent::Reopened
            | TableEvent::WentOn => true,
        }
    }
}
