//! What regulations may not say: nothing that the Laws fix, and nothing that contradicts itself.

use alloc::vec::Vec;
use core::fmt;

use jadoube_laws::{CastlingMode, Class, Color, DefaultTime, Edition, Faults, Position, Rule};

use super::{
    ArbiterSeat, DrawRule, Friendly, HouseRule, IllegalMoveScale, Presence, Regulations, Venue,
    Watch,
};
use crate::TimeControl;

/// One thing that regulations may not say.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RegulationFault {
    /// House rules are numbered from 1 in their order, and this number is out of it.
    HouseNumber(u16),
    /// The house rule of this number says nothing.
    HouseText(u16),
    /// The house rule of this number stands instead of a rule that the Laws fix.
    HouseContradicts(u16, Rule),
    /// Draws are forbidden before move 0: that is never.
    DrawsFromTheStart,
    /// The edition does not let an event restrict draws.
    ///
    /// Law: [9.1.1](jadoube_laws::law::A9_1_1).
    DrawsNotRestrictable(Edition),
    /// The class set is not the one that follows from the time.
    ///
    /// Law: [A.1](jadoube_laws::law::APP_A_1), [B.1](jadoube_laws::law::APP_B_1).
    ClassContradictsTime {
        /// The one set.
        set: Class,
        /// The one that follows.
        follows: Class,
    },
    /// The edition wants the default time stated, and it is not.
    ///
    /// Law: [6.7.1](jadoube_laws::law::A6_7_1).
    NoDefaultTime(Edition),
    /// This side has no clock and the other has one.
    ///
    /// Law: [6.1](jadoube_laws::law::A6_1).
    ClockForOneSide(Color),
    /// Online the program itself watches.
    OnlineWatchedByPeople,
    /// People are to watch, and nobody is seated as arbiter.
    NobodyWatches,
    /// The edition has no Chess960.
    ///
    /// Law: [II.2](jadoube_laws::law::GUIDE_II_2).
    NoChess960(Edition),
    /// The game cannot start from here.
    ///
    /// Law: [2.3](jadoube_laws::law::A2_3).
    Start(Faults),
    /// A win counts less than a draw, or a draw less than a loss.
    ///
    /// Law: [10.1](jadoube_laws::law::A10_1).
    PointsOutOfOrder,
    /// A game by Articles 1 to 5 has no clock.
    FriendlyClock,
    /// A game by Articles 1 to 5 has no penalties.
    FriendlyPenalties,
    /// A game by Articles 1 to 5 has no default time.
    FriendlyLateness,
    /// A game by Articles 1 to 5 has no restriction on draws.
    FriendlyDraws,
}

impl Regulations {
    /// Whether a game can be played by these regulations.
    ///
    /// # Errors
    ///
    /// Everything that contradicts the Laws where they leave no choice, or contradicts itself.
    ///
    /// # Examples
    ///
    /// ```
    /// use jadoube_arbiter::{DrawRule, RegulationFault, Regulations};
    ///
    /// assert!(Regulations::default().check().is_ok());
    /// let nonsense = Regulations {
    ///     draws: DrawRule::NotBefore(0),
    ///     ..Regulations::default()
    /// };
    /// assert_eq!(nonsense.check(), Err(vec![RegulationFault::DrawsFromTheStart]));
    /// ```
    pub fn check(&self) -> Result<(), Vec<RegulationFault>> {
        let mut faults = Vec::new();
        self.check_time(&mut faults);
        self.check_start(&mut faults);
        self.check_people(&mut faults);
        self.check_draws_and_points(&mut faults);
        self.check_friendly(&mut faults);
        self.check_house(&mut faults);
        if faults.is_empty() {
            Ok(())
        } else {
            Err(faults)
        }
    }

    fn check_time(&self, faults: &mut Vec<RegulationFault>) {
        let has_clock = |color: Color| self.time[color] != TimeControl::None;
        for color in Color::ALL {
            if !has_clock(color) && has_clock(!color) {
                faults.push(RegulationFault::ClockForOneSide(color));
            }
        }
        let by_time = Self {
            class: None,
            ..self.clone()
        };
        let timed = self.time.iter().any(|(_, time)| time.class_ms().is_some());
        if let Some(set) = self.class
            && timed
            && set != by_time.class()
        {
            let follows = by_time.class();
            faults.push(RegulationFault::ClassContradictsTime { set, follows });
        }
    }

    fn check_start(&self, faults: &mut Vec<RegulationFault>) {
        if let Err(found) = Position::new(&self.start, self.castling) {
            faults.push(RegulationFault::Start(found));
        }
        if self.castling == CastlingMode::Chess960
            && self.edition.article(Rule::Chess960Start).is_none()
        {
            faults.push(RegulationFault::NoChess960(self.edition));
        }
    }

    fn check_people(&self, faults: &mut Vec<RegulationFault>) {
        if self.watch == Watch::People {
            if self.venue == Venue::Online {
                faults.push(RegulationFault::OnlineWatchedByPeople);
            }
            if self.arbiter == ArbiterSeat::Empty && self.friendly == Friendly::No {
                faults.push(RegulationFault::NobodyWatches);
            }
        }
        if self.presence == Presence::Reported
            && self.default_time.is_none()
            && let DefaultTime::MustBeStated(_) = self.edition.default_time()
        {
            faults.push(RegulationFault::NoDefaultTime(self.edition));
        }
    }

    fn check_draws_and_points(&self, faults: &mut Vec<RegulationFault>) {
        let restricted = match self.draws {
            DrawRule::Free => false,
            DrawRule::NotBefore(0) => {
                faults.push(RegulationFault::DrawsFromTheStart);
                false
            }
            DrawRule::NotBefore(_) | DrawRule::Never => true,
        };
        if restricted && self.edition.article(Rule::DrawRestriction).is_none() {
            faults.push(RegulationFault::DrawsNotRestrictable(self.edition));
        }
        let points = self.points;
        if points.win < points.draw || points.draw < points.loss {
            faults.push(RegulationFault::PointsOutOfOrder);
        }
    }

    fn check_friendly(&self, faults: &mut Vec<RegulationFault>) {
        if self.friendly == Friendly::No {
            return;
        }
        if self.time.iter().any(|(_, time)| *time != TimeControl::None) {
            faults.push(RegulationFault::FriendlyClock);
        }
        if self.illegal_moves != IllegalMoveScale::Laws {
            faults.push(RegulationFault::FriendlyPenalties);
        }
        if self.presence == Presence::Reported || self.default_time.is_some() {
            faults.push(RegulationFault::FriendlyLateness);
        }
        if self.draws != DrawRule::Free {
            faults.push(RegulationFault::FriendlyDraws);
        }
    }

    fn check_house(&self, faults: &mut Vec<RegulationFault>) {
        for (number, rule) in (1..).zip(&self.house) {
            if rule.number != number {
                faults.push(RegulationFault::HouseNumber(rule.number));
            }
            if rule.text.trim().is_empty() {
                faults.push(RegulationFault::HouseText(rule.number));
            }
            if let Some(instead_of) = self.contradicted(rule) {
                faults.push(RegulationFault::HouseContradicts(rule.number, instead_of));
            }
        }
    }

    /// The rule that a house rule stands instead of, if the Laws leave no choice there.
    fn contradicted(&self, house: &HouseRule) -> Option<Rule> {
        let rule = house.instead_of?;
        let at_school = rule == Rule::IllegalMovePenalty
            && matches!(self.illegal_moves, IllegalMoveScale::Warnings(_));
        let stated = self.edition.article(rule).is_some();
        (stated && !LEFT_TO_THE_EVENT.contains(&rule) && !at_school).then_some(rule)
    }
}

/// The rules of which the Laws themselves say that an event may lay down something else.
///
/// Law: [6.7.1](jadoube_laws::law::A6_7_1), [9.1.1](jadoube_laws::law::A9_1_1),
/// [10.1](jadoube_laws::law::A10_1), [11.3.2](jadoube_laws::law::A11_3_2),
/// [11.10](jadoube_laws::law::A11_10), [12.9](jadoube_laws::law::A12_9).
const LEFT_TO_THE_EVENT: [Rule; 12] = [
    Rule::TimeControl,
    Rule::DefaultTime,
    Rule::NeitherPresent,
    Rule::DrawRestriction,
    Rule::Points,
    Rule::LeavingVenue,
    Rule::Device,
    Rule::Appeal,
    Rule::Fine,
    Rule::RapidRegulations,
    Rule::BlitzRegulations,
    Rule::BothFlags,
];

/// Names what is wrong and says what to do.
impl fmt::Display for RegulationFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::HouseNumber(number) => {
                write!(f, "house rule {number} is out of order: number them from 1")
            }
            Self::HouseText(number) => {
                write!(
                    f,
                    "house rule {number} says nothing: write it or leave it out"
                )
            }
            Self::HouseContradicts(number, rule) => {
                let rule = rule.key();
                write!(
                    f,
                    "house rule {number} replaces {rule}, which the Laws fix: leave it out"
                )
            }
            Self::DrawsFromTheStart => {
                f.write_str("draws are restricted before move 0: name a move from 1 on")
            }
            Self::DrawsNotRestrictable(edition) => {
                write!(
                    f,
                    "the Laws of {edition} let no event restrict draws: leave them free"
                )
            }
            Self::ClassContradictsTime { set, follows } => {
                write!(
                    f,
                    "the time makes the game {follows}, not {set}: leave the class out"
                )
            }
            Self::NoDefaultTime(edition) => {
                write!(f, "the Laws of {edition} ask for a default time: state it")
            }
            Self::ClockForOneSide(color) => {
                let side = if color.is_white() { "White" } else { "Black" };
                write!(
                    f,
                    "{side} has no clock and the other side has: give both one or none"
                )
            }
            Self::OnlineWatchedByPeople => {
                f.write_str("people cannot watch an online game: let the program watch")
            }
            Self::NobodyWatches => f.write_str(
                "people are to watch and nobody is seated as arbiter: seat one or let the \
                 program watch",
            ),
            Self::NoChess960(edition) => {
                write!(
                    f,
                    "the Laws of {edition} have no Chess960: choose 2009 or later"
                )
            }
            Self::Start(faults) => write!(f, "the game cannot start from this position: {faults}"),
            Self::PointsOutOfOrder => f.write_str(
                "a win counts less than a draw or a draw less than a loss: put them in order",
            ),
            Self::FriendlyClock => f.write_str("a friendly game has a clock: take it off"),
            Self::FriendlyPenalties => {
                f.write_str("a friendly game has a scale of penalties: leave it out")
            }
            Self::FriendlyLateness => {
                f.write_str("a friendly game has a default time: leave it out")
            }
            Self::FriendlyDraws => f.write_str("a friendly game restricts draws: leave them free"),
        }
    }
}

impl core::error::Error for RegulationFault {}
