//! A table: its seats, its game, and what happens around it. The fold of its lines.

mod decide;
mod glance;
mod line;
mod open;
mod sight;
mod summary;
mod task;
mod told;

use std::sync::Arc;

use jadoube_arbiter::{Game, Happening, Order, Regulations, SiteAct, Stage, TimeControl};
use jadoube_journal::{GameId, RoomId};
use jadoube_laws::{ByColor, Color};
use jadoube_protocol::{TableInfo, TableSettings, TableStage};
use jadoube_record::{Abort, Call, CallReason, Person, TableEvent};

pub use decide::{Doer, No, decide};
pub use line::{Line, What};
pub use open::{Drawn, Opening, Slot, opening};
pub(crate) use open::{StoredOpening, slot_of};
pub use sight::{View, Views};
pub use task::{
    Asked, AskedQueue, AtAll, Context, Loaded, MachineAnswer, MachineAsked, MachineTurn, Notice,
    Reply, Seen, TableHandle, Task, Unnoted, Unreadable, Watcher, load, run,
};
pub use told::{now, state};

/// The number of the first report of a bystander.
const REPORTS_FROM: u32 = 1_000_000;

/// A table, and all that what happens next can depend on.
///
/// [`decide`] says what follows from what somebody does, and [`Table::apply`] makes it so; nothing
/// else changes it.
#[derive(Clone, Debug)]
pub struct Table {
    opening: Arc<Opening>,
    waiting: Option<Person>,
    seats: ByColor<Option<Person>>,
    arbiters: Vec<Person>,
    game: Game,
    aborted: Option<Abort>,
    // Asked to take back, with so many half-moves made.
    takeback: Option<(Color, u32)>,
    rematch: ByColor<bool>,
    rematch_table: Option<String>,
    // Those that wait, the oldest first, with the time they came at.
    calls: Vec<(u64, Call)>,
    calls_made: u32,
    // What bystanders told, numbered apart: a gap in the others' numbers would tell of it.
    reports: Vec<u32>,
    views: Views,
    // When the last line was, and when the player on move got the move, in the table's own time.
    last_at: u64,
    turn_since: Option<u64>,
    // The hall was down, and the table's own time has not gone on since.
    stands_still: bool,
    // The clocks stand because a player called the arbiter.
    is_stopped_by_call: bool,
}

impl Table {
    /// A table that nobody sits at yet.
    pub fn new(opening: Arc<Opening>) -> Self {
        Self {
            waiting: None,
            seats: ByColor::both(None),
            arbiters: Vec::new(),
            game: Game::new(Arc::clone(&opening.regulations)),
            aborted: None,
            takeback: None,
            rematch: ByColor::both(false),
            rematch_table: None,
            calls: Vec::new(),
            calls_made: 0,
            reports: Vec::new(),
            views: Views::default(),
            last_at: 0,
            turn_since: None,
            stands_still: false,
            is_stopped_by_call: false,
            opening,
        }
    }

    /// Makes it so. What is not of the game never fails; what is was decided by the arbiter.
    pub fn apply(&mut self, line: &Line) {
        let ply = self.game.ply();
        match &line.what {
            What::Game(event) => self.apply_game(event),
            What::Table(event) => self.apply_own(line.at, event),
        }
        self.last_at = line.at;
        if self.game.ply() != ply {
            self.turn_since = Some(line.at);
        }
    }

    /// When the last line was, in the table's own time.
    pub const fn last_at(&self) -> u64 {
        self.last_at
    }

    /// When the player on move got the move, once one was made.
    pub const fn turn_since(&self) -> Option<u64> {
        self.turn_since
    }

    /// Whether its own time stands still, the hall having been down.
    pub const fn stands_still(&self) -> bool {
        self.stands_still
    }

    /// Whether time is running out for somebody by itself.
    pub fn is_timed(&self) -> bool {
        decide::is_playing(self)
            && self
                .regulations()
                .time
                .iter()
                .any(|(_, time)| *time != TimeControl::None)
    }

    /// Takes it that somebody is there at this time.
    pub(crate) const fn note_at(&mut self, at: u64) {
        self.last_at = at;
    }

    fn apply_game(&mut self, event: &jadoube_arbiter::Event) {
        self.game.apply(event);
        if matches!(event.what, Happening::Site(SiteAct::CallStops(_))) {
            self.is_stopped_by_call = true;
        }
        if matches!(
            event.what,
            Happening::ClockStarted(_) | Happening::Ordered(Order::Pause)
        ) {
            self.is_stopped_by_call = false;
        }
        if let Some((_, ply)) = self.takeback
            && self.game.ply() != ply
        {
            self.takeback = None;
        }
    }

    fn apply_own(&mut self, at: u64, event: &TableEvent) {
        match event {
            TableEvent::Game(_) => {}
            TableEvent::Waits(person) => self.waiting = Some(person.clone()),
            TableEvent::Sat(color, person) => {
                if self
                    .waiting
                    .as_ref()
                    .is_some_and(|waits| waits.id == person.id)
                {
                    self.waiting = None;
                }
                self.seats[Color::from(color)] = Some(person.clone());
            }
            TableEvent::Left(id) => {
                self.waiting.take_if(|person| person.id == *id);
                for color in Color::ALL {
                    self.seats[color].take_if(|person| person.id == *id);
                }
            }
            TableEvent::ArbiterSat(person) => {
                if self.arbiters.iter().all(|seated| seated.id != person.id) {
                    self.arbiters.push(person.clone());
                }
            }
            TableEvent::TakebackAsked(color) => {
                self.takeback = Some((color.into(), self.game.ply()));
            }
            TableEvent::TakebackDeclined(_) | TableEvent::TakenBack(_) => self.takeback = None,
            TableEvent::Aborted(why) => self.aborted = Some(*why),
            TableEvent::AbsenceClaimed(..)
            | TableEvent::EngineFailed(..)
            | TableEvent::Noted { .. }
            | TableEvent::NoArbiter => {}
            TableEvent::Called(call) => {
                match call.why {
                    CallReason::Report(_) => self.reports.push(call.id),
                    CallReason::Board
                    | CallReason::Leave
                    | CallReason::Explanation
                    | CallReason::Appeal(_) => self.calls_made = self.calls_made.max(call.id),
                }
                self.calls.push((at, call.clone()));
            }
            TableEvent::CallAnswered(id) => self.calls.retain(|(_, call)| call.id != *id),
            TableEvent::RematchOffered(color) => self.rematch[Color::from(color)] = true,
            TableEvent::Rematch(table) => self.rematch_table = Some(table.clone()),
            TableEvent::Reopened => self.stands_still = true,
            TableEvent::WentOn => self.stands_still = false,
        }
    }

    /// How it was opened.
    pub fn opening(&self) -> &Arc<Opening> {
        &self.opening
    }

    /// Its name in addresses.
    pub fn id(&self) -> GameId {
        self.opening.id
    }

    /// The room.
    pub fn room(&self) -> &RoomId {
        &self.opening.room
    }

    /// What was chosen when it was opened.
    pub fn settings(&self) -> &TableSettings {
        &self.opening.settings
    }

    /// What it is played by.
    pub fn regulations(&self) -> &Arc<Regulations> {
        &self.opening.regulations
    }

    /// The game.
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// Who waits for an opponent without a color.
    pub const fn waiting(&self) -> Option<&Person> {
        self.waiting.as_ref()
    }

    /// Who sits on a side.
    pub fn seat(&self, color: Color) -> Option<&Person> {
        self.seats[color].as_ref()
    }

    /// The side somebody sits on.
    pub fn seat_of(&self, person: i64) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self.seat(color).is_some_and(|seated| seated.id == person))
    }

    /// Who is seated as arbiter.
    pub fn arbiters(&self) -> &[Person] {
        &self.arbiters
    }

    /// Whether somebody leads the room it stands in.
    pub fn host_is(&self, person: i64) -> bool {
        self.opening.host == Some(person)
    }

    /// Why the game never was, if so.
    pub const fn aborted(&self) -> Option<Abort> {
        self.aborted
    }

    /// Who asks to take back.
    pub fn takeback(&self) -> Option<Color> {
        self.takeback.map(|(color, _)| color)
    }

    /// Who would play again, while the other has not said so.
    pub fn rematch(&self) -> Option<Color> {
        let want = |color: &Color| self.rematch[*color];
        Color::ALL
            .into_iter()
            .find(want)
            .filter(|_| !self.rematch_agreed())
    }

    /// Whether a side would play again.
    pub fn wants_rematch(&self, color: Color) -> bool {
        self.rematch[color]
    }

    /// Whether both would play again.
    pub fn rematch_agreed(&self) -> bool {
        Color::ALL.into_iter().all(|color| self.rematch[color])
    }

    /// The table where they play again.
    pub fn rematch_table(&self) -> Option<&str> {
        self.rematch_table.as_deref()
    }

    /// The calls that wait, the oldest first, with the time each came at.
    pub fn calls(&self) -> &[(u64, Call)] {
        &self.calls
    }

    /// Whether the clocks stand because a player called the arbiter, and nothing else has come of
    /// it yet.
    pub fn is_stopped_by_call(&self) -> bool {
        self.is_stopped_by_call && self.aborted.is_none() && self.game.stage() == Stage::Paused
    }

    /// The number of the next call.
    pub const fn next_call(&self) -> u32 {
        self.calls_made + 1
    }

    /// The number of the next report of a bystander.
    pub fn next_report(&self) -> u32 {
        REPORTS_FROM + u32::try_from(self.reports.len()).unwrap_or(u32::MAX - REPORTS_FROM)
    }

    /// Whether a call is a report of a bystander.
    pub fn is_report(&self, call: u32) -> bool {
        self.reports.contains(&call)
    }

    /// The number of each view's latest update.
    pub const fn views(&self) -> &Views {
        &self.views
    }

    /// The same, to count on.
    pub const fn views_mut(&mut self) -> &mut Views {
        &mut self.views
    }

    /// How far it has come.
    pub fn stage(&self) -> TableStage {
        if self.aborted.is_some() {
            return TableStage::Aborted;
        }
        match self.game.stage() {
            Stage::NotStarted if self.is_full() => TableStage::Ready,
            Stage::NotStarted => TableStage::Waiting,
            Stage::Playing => TableStage::Playing,
            Stage::Paused => TableStage::Paused,
            Stage::Over(_) => TableStage::Over,
        }
    }

    /// Whether both sides have somebody.
    pub fn is_full(&self) -> bool {
        Color::ALL
            .into_iter()
            .all(|color| self.seat(color).is_some())
    }

    /// Whether nothing more happens by itself: the game is over or never was.
    pub fn is_done(&self) -> bool {
        matches!(self.stage(), TableStage::Over | TableStage::Aborted)
    }

    /// How many half-moves are completed: made, and followed by a press or by another move; with
    /// the end of the game all that were made. Whoever looks at a list is told no more than the
    /// players may know of each other.
    ///
    /// Law: [6.2.1](jadoube_laws::law::A6_2_1), [12.6](jadoube_laws::law::A12_6).
    pub fn completed(&self) -> u32 {
        if self.game.outcome().is_some() {
            return self.game.ply();
        }
        self.game.completed_turn().0
    }

    /// As it is listed.
    pub fn info(&self, watching: u32) -> TableInfo {
        let mut settings = self.settings().clone();
        settings.regulations = None;
        TableInfo {
            id: self.id().to_string(),
            room: self.room().to_string(),
            settings,
            class: self.opening.class.to_owned(),
            stage: self.stage(),
            waiting: self.waiting.clone(),
            white: self.seats[Color::White].clone(),
            black: self.seats[Color::Black].clone(),
            ply: self.completed(),
            outcome: self.game.outcome().map(|outcome| (&outcome).into()),
            watching,
        }
    }
}
