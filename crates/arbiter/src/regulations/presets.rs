//! Regulations that many play by, and how any of them depart from the Laws.

use alloc::vec::Vec;

use jadoube_laws::{ByColor, DefaultTime, Rule};

use super::{
    ArbiterSeat, DrawRule, Friendly, IllegalMoveScale, PointsScale, Regulations, Venue, Watch,
};
use crate::{Authority, FirstExtra, Millis, Mode, Regulation, SheetKind, TimeControl};

/// How many illegal moves children are only warned about.
const SCHOOL_WARNINGS: u8 = 2;

impl Regulations {
    /// For schools (*escolar*): illegal moves are warned about first and never lose the game,
    /// players may come half an hour late, and nobody has to record.
    ///
    /// A game of 20 minutes and 5 seconds a move, watched by the program, with somebody seated as
    /// arbiter.
    ///
    /// # Examples
    ///
    /// ```
    /// use jadoube_arbiter::{Regulation, Regulations};
    ///
    /// let shown = Regulations::school().deviations();
    /// assert_eq!(shown, [Regulation::IllegalMoves, Regulation::DefaultTime]);
    /// ```
    pub fn school() -> Self {
        Self {
            time: ByColor::both(control(20 * 60_000, 5_000)),
            default_time: Some(Millis(30 * 60_000)),
            illegal_moves: IllegalMoveScale::Warnings(SCHOOL_WARNINGS),
            sheets: SheetKind::Automatic,
            ..Self::default()
        }
    }

    /// For play on a site: only legal moves, which complete themselves, extra time after each
    /// move, the program watching and nobody seated as arbiter.
    ///
    /// A game of 10 minutes and 5 seconds a move.
    pub fn online() -> Self {
        let time = control(10 * 60_000, 5_000)
            .with_first_extra(FirstExtra::AfterEachMove)
            .expect("there is time for the first move");
        Self {
            time: ByColor::both(time),
            venue: Venue::Online,
            watch: Watch::Program,
            arbiter: ArbiterSeat::Empty,
            ..Self::default()
        }
    }

    /// For friends: Articles 1 to 5 alone, without a clock, and nobody seated as arbiter.
    pub fn friendly() -> Self {
        Self {
            time: ByColor::both(TimeControl::None),
            arbiter: ArbiterSeat::Empty,
            friendly: Friendly::Yes,
            ..Self::default()
        }
    }

    /// Where these regulations depart from what the Laws would do by themselves, to be shown to
    /// the players: each is the authority of the rulings that follow from it.
    pub fn deviations(&self) -> Vec<Regulation> {
        let mut found = Vec::new();
        if self.friendly == Friendly::Yes {
            found.push(Regulation::Friendly);
        }
        if self.illegal_moves != IllegalMoveScale::Laws {
            found.push(Regulation::IllegalMoves);
        }
        if self.draws != DrawRule::Free {
            found.push(Regulation::Draws);
        }
        let is_other = |stated: Millis| match self.edition.default_time() {
            DefaultTime::IfUnstated(cited) => stated != Millis(cited.value),
            DefaultTime::MustBeStated(_) => false,
        };
        if self.default_time.is_some_and(is_other) {
            found.push(Regulation::DefaultTime);
        }
        let follows = Self {
            class: None,
            ..self.clone()
        };
        if self.class.is_some_and(|set| set != follows.class()) {
            found.push(Regulation::Class);
        }
        if self.points != PointsScale::default() {
            found.push(Regulation::Points);
        }
        found.extend(self.house.iter().map(|rule| Regulation::House(rule.number)));
        found
    }

    /// What a ruling rests on that departs from a rule of the Laws: the house rule that stands
    /// instead of it, by its number, or else the regulations.
    pub(crate) fn instead_of(&self, rule: Rule, regulation: Regulation) -> Authority {
        let house = self
            .house
            .iter()
            .find(|house| house.instead_of == Some(rule));
        Authority::Regulations(house.map_or(regulation, |house| Regulation::House(house.number)))
    }

    /// The house rule that an authority names.
    pub fn house_rule(&self, authority: Authority) -> Option<&super::HouseRule> {
        match authority {
            Authority::Regulations(Regulation::House(number)) => {
                self.house.iter().find(|rule| rule.number == number)
            }
            Authority::Law(_)
            | Authority::Comment(..)
            | Authority::Site(_)
            | Authority::Regulations(
                Regulation::IllegalMoves
                | Regulation::Draws
                | Regulation::DefaultTime
                | Regulation::Class
                | Regulation::Points
                | Regulation::Friendly,
            ) => None,
        }
    }
}

fn control(time: u64, extra: u64) -> TimeControl {
    TimeControl::whole(Millis(time), Millis(extra), Mode::Cumulative)
        .expect("these are a time control")
}
