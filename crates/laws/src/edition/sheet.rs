//! Scoresheets: who must keep one, and who may look at the arbiter's.

use super::{Class, Edition};
use crate::{Article, Cited, Rule};

/// When a player short of time may stop recording.
///
/// Law: [8.4](crate::law::A8_4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct LastFiveMinutes {
    /// With less than this left on the player's clock,
    pub below_ms: u64,
    /// and without this much or more added with each move.
    pub increment_ms: u64,
    /// Whether the player need not record again for the rest of the period, even with more time.
    pub rest_of_period: bool,
}

/// Whether the players of a game record it.
///
/// Law: [8.1.1](crate::law::A8_1_1), [A.2](crate::law::APP_A_2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Recording {
    /// They must, by the Article given.
    Required(Article),
    /// They need not, by the Article given.
    Waived(Article),
}

impl Edition {
    /// Whether the players of a game of a class record it.
    ///
    /// Law: [8.1.1](crate::law::A8_1_1), [A.2](crate::law::APP_A_2), [B.3](crate::law::APP_B_3).
    pub fn recording_required(self, class: Class) -> Recording {
        match class {
            Class::Standard => Recording::Required(self.stated(Rule::Recording)),
            Class::Rapid | Class::Blitz => {
                let article = self.stated(Rule::RapidRecording);
                Recording::Waived(self.reaches(class, article))
            }
        }
    }

    /// When a player short of time may stop recording.
    ///
    /// Law: [8.4](crate::law::A8_4).
    pub fn last_five_minutes(self) -> Option<Cited<LastFiveMinutes>> {
        let rest_of_period = match self {
            Self::E1997 | Self::E2001 | Self::E2005 => false,
            Self::E2009 | Self::E2014 | Self::E2017 | Self::E2018 | Self::E2023 => true,
        };
        let when = LastFiveMinutes {
            below_ms: 300_000,
            increment_ms: 30_000,
            rest_of_period,
        };
        self.cite(Rule::LastFiveMinutes, when)
    }

    /// How often a player to move may ask to see the arbiter's scoresheet of a supervised game.
    ///
    /// Law: [A.4.3](crate::law::APP_A_4_3), [B.2.3](crate::law::APP_B_2_3).
    pub fn sheet_views(self, class: Class) -> Option<Cited<u32>> {
        match class {
            Class::Standard => None,
            Class::Rapid => self.cite(Rule::RapidSheetView, 5),
            Class::Blitz => self.cite(Rule::BlitzSheetView, 5),
        }
    }
}
