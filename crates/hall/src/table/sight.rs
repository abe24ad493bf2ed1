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
            // A move is seen on the board; that it is a legal one shows once it is completed, and
            // where nobody but people watch, not even then.
            Happening::Made(_) => !self.keeps_silent(view) && !self.waits_for_press(view),
            Happening::Did(color, Act::Write(_)) => over || view == View::Player(*color),
            Happening::Irregular(..)
            | Happening::Retracted(_)
            | Happening::RepliedTo(..)
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

    /// Whether a view is not told more of the moves, while the game lasts, than a board and a clock
    /// show. A player may watch under another name, so spectators see no more than players.
    ///
    /// Law: [12.6](jadoube_laws::law::A12_6).
    pub(super) fn withholds(&self, view: View) -> bool {
        view != View::Arbiter
            && self.regulations().venue == Venue::OverTheBoard
            && self.game.outcome().is_none()
    }

    /// Whether a view is one to which the program must never tell what it knows of the moves.
    ///
    /// Law: [12.6](jadoube_laws::law::A12_6).
    pub(super) fn keeps_silent(&self, view: View) -> bool {
        self.withholds(view) && self.regulations().watch == Watch::People
    }

    /// Whether the last half-move on record waits for the press, and a view is not told of it.
    fn waits_for_press(&self, view: View) -> bool {
        self.told_turn(view).0 < self.game.ply()
    }

    /// How many half-moves a view is told of, and who then is on move. Over the board a move counts
    /// once the clock is pressed: a legal one is made before that, another is not, and nobody is to
    /// be told which it was.
    ///
    /// Law: [6.2.1](jadoube_laws::law::A6_2_1), [12.6](jadoube_laws::law::A12_6).
    pub(super) fn told_turn(&self, view: View) -> (u32, Color) {
        match self.withholds(view) {
            true => self.game.completed_turn(),
            false => (self.game.ply(), self.game.turn()),
        }
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
