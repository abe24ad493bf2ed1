//! The regulations of the event, as data.

mod check;
mod presets;

use alloc::{boxed::Box, vec::Vec};

use jadoube_laws::{ByColor, CastlingMode, Class, Edition, Rule, Setup, Supervision};

use crate::{Millis, Mode, Points, SheetKind, TimeControl};
pub use check::RegulationFault;

/// What the organiser lays down before play, and the arbiter rules by.
///
/// [`Regulations::check`] says whether a game can be played by them, and
/// [`Regulations::deviations`] where they depart from the Laws. [`Regulations::default`] are those
/// of an over-the-board game of 90 minutes and 30 seconds a move under the latest edition, watched
/// by the program, with an arbiter seated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Regulations {
    /// The edition of the Laws.
    pub edition: Edition,
    /// The time of each side; the same unless there are odds.
    pub time: ByColor<TimeControl>,
    /// The class, where the regulations set one; else it follows from the time.
    ///
    /// Law: [A.1](jadoube_laws::law::APP_A_1), [B.1](jadoube_laws::law::APP_B_1).
    pub class: Option<Class>,
    /// Whether rapid and blitz are supervised as the Competition Rules ask.
    ///
    /// Law: [A.4](jadoube_laws::law::APP_A_4), [B.2](jadoube_laws::law::APP_B_2).
    pub supervision: Supervision,
    /// Who sees what happens.
    pub watch: Watch,
    /// Whether somebody is seated as arbiter.
    pub arbiter: ArbiterSeat,
    /// Where it is played.
    pub venue: Venue,
    /// How late a player may come.
    ///
    /// Law: [6.7.1](jadoube_laws::law::A6_7_1).
    pub default_time: Option<Millis>,
    /// Whether both players are at the board when the round begins.
    pub presence: Presence,
    /// What is said of agreeing to a draw.
    ///
    /// Law: [9.1.1](jadoube_laws::law::A9_1_1).
    pub draws: DrawRule,
    /// Whether castling is that of Chess960.
    pub castling: CastlingMode,
    /// Where the pieces stand at the start.
    pub start: Setup,
    /// How the players record.
    pub sheets: SheetKind,
    /// What the results count in the event.
    pub points: PointsScale,
    /// What follows from illegal moves.
    pub illegal_moves: IllegalMoveScale,
    /// Whether only Articles 1 to 5 are played by.
    pub friendly: Friendly,
    /// What was announced for a quickplay finish.
    ///
    /// Law: [III.2.1](jadoube_laws::law::GUIDE_III_2_1).
    pub quickplay: Quickplay,
    /// Further rules, numbered from 1.
    pub house: Vec<HouseRule>,
}

/// Who sees what happens at the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Watch {
    /// The program: every press, flag, repetition and count is ruled on at once.
    #[default]
    Program,
    /// People: nothing is ruled until an arbiter observes or a player claims.
    ///
    /// Law: [12.6](jadoube_laws::law::A12_6).
    People,
}

/// Whether somebody can be asked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum ArbiterSeat {
    /// Somebody is seated as arbiter.
    #[default]
    Seated,
    /// Nobody is: questions go to both players.
    Empty,
}

/// Where the game is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Venue {
    /// Over the board: pieces are touched and let go, the clock is pressed.
    #[default]
    OverTheBoard,
    /// Online: only legal moves are accepted, and they complete themselves.
    Online,
}

/// Who is at the board when the round begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Presence {
    /// Both players, or their presence does not matter.
    #[default]
    Assumed,
    /// Only those who have arrived.
    Reported,
}

/// What the regulations say of agreeing to a draw.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum DrawRule {
    /// Nothing.
    #[default]
    Free,
    /// Not before both have made so many moves, unless the arbiter consents.
    NotBefore(u32),
    /// Never, unless the arbiter consents.
    Never,
}

/// What a win, a draw and a loss count in the event.
///
/// Law: [10.1](jadoube_laws::law::A10_1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PointsScale {
    /// A win.
    pub win: Points,
    /// A draw.
    pub draw: Points,
    /// A loss.
    pub loss: Points,
}

impl Default for Regulations {
    fn default() -> Self {
        let ninety = TimeControl::whole(Millis(90 * 60_000), Millis(30_000), Mode::Cumulative)
            .expect("90 minutes and 30 seconds are a time control");
        Self {
            edition: Edition::LATEST,
            time: ByColor::both(ninety),
            class: None,
            supervision: Supervision::Adequate,
            watch: Watch::Program,
            arbiter: ArbiterSeat::Seated,
            venue: Venue::OverTheBoard,
            default_time: None,
            presence: Presence::Assumed,
            draws: DrawRule::Free,
            castling: CastlingMode::Standard,
            start: Setup::INITIAL,
            sheets: SheetKind::Automatic,
            points: PointsScale::default(),
            illegal_moves: IllegalMoveScale::Laws,
            friendly: Friendly::No,
            quickplay: Quickplay::No,
            house: Vec::new(),
        }
    }
}

impl Regulations {
    /// The class: as set here, or as it follows from the time; the longer of the two counts where
    /// there are odds, and a game without a limit, or with a time per turn, is standard.
    ///
    /// Law: [A.1](jadoube_laws::law::APP_A_1), [B.1](jadoube_laws::law::APP_B_1).
    pub fn class(&self) -> Class {
        let longest = || {
            self.time
                .iter()
                .filter_map(|(_, time)| time.class_ms())
                .max()
        };
        self.class
            .or_else(|| longest().map(|ms| self.edition.class(ms).0))
            .unwrap_or(Class::Standard)
    }
}

impl Default for PointsScale {
    fn default() -> Self {
        Self {
            win: Points::ONE,
            draw: Points::HALF,
            loss: Points::ZERO,
        }
    }
}

/// What follows from illegal moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum IllegalMoveScale {
    /// What the edition says for the class.
    #[default]
    Laws,
    /// So many are only warned about, then the opponent gets the extra time; none loses.
    Warnings(u8),
}

/// Whether the whole Laws are played by.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Friendly {
    /// All of them.
    #[default]
    No,
    /// Articles 1 to 5 only: no clock rules, no recording, no penalties.
    Yes,
}

/// What an event announces for the last part of a game without extra time for each move.
///
/// Until 2009 Article 10 applied whether announced or not, with claims.
///
/// Law: [III.2.1](jadoube_laws::law::GUIDE_III_2_1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Quickplay {
    /// Nothing: a flag that falls is all there is to it.
    #[default]
    No,
    /// A player short of time may ask for five seconds a move.
    ///
    /// Law: [III.4](jadoube_laws::law::GUIDE_III_4).
    Increment,
    /// A player short of time may claim a draw.
    ///
    /// Law: [III.5](jadoube_laws::law::GUIDE_III_5).
    Claims,
}

/// A further rule of the event.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HouseRule {
    /// Its number.
    pub number: u16,
    /// What it says.
    pub text: Box<str>,
    /// The rule of the Laws it departs from, if any.
    pub instead_of: Option<Rule>,
}
