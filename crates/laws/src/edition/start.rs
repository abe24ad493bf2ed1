//! The start of a game: late players, reversed colors, and faults found too late.

use super::{Class, Edition, Supervision};
use crate::{Article, Cited, Rule};

/// How long after the start a player may still arrive.
///
/// Law: [6.7.1](crate::law::A6_7_1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DefaultTime {
    /// So many milliseconds, if the event announces nothing else.
    IfUnstated(Cited<u64>),
    /// What the event announces, as it must.
    MustBeStated(Article),
}

impl Edition {
    /// How long after the start a player may still arrive: an hour at first, then not at all,
    /// unless the event says otherwise.
    ///
    /// Law: [6.7.1](crate::law::A6_7_1).
    pub fn default_time(self) -> DefaultTime {
        let article = self.stated(Rule::DefaultTime);
        let value = match self {
            Self::E1997 | Self::E2001 | Self::E2005 => 3_600_000,
            Self::E2009 | Self::E2017 | Self::E2018 | Self::E2023 => 0,
            Self::E2014 => return DefaultTime::MustBeStated(article),
        };
        DefaultTime::IfUnstated(Cited { value, article })
    }

    /// Below how many moves by both players a game begun with the colors reversed is played anew;
    /// with no such number, it goes on unless the arbiter rules otherwise.
    ///
    /// Law: [7.3](crate::law::A7_3).
    pub fn colors_reversed(self) -> Option<Cited<Option<u32>>> {
        let below = match self {
            Self::E1997 | Self::E2001 | Self::E2005 | Self::E2009 | Self::E2014 => None,
            Self::E2017 | Self::E2018 | Self::E2023 => Some(10),
        };
        self.cite(Rule::ColorsReversed, below)
    }

    /// After how many moves completed by each player nothing can be claimed any more about the
    /// initial position, the board or the setting of the clocks; nothing where there is no limit.
    ///
    /// Law: [A.5.1.1](crate::law::APP_A_5_1_1), [A.5.1.2](crate::law::APP_A_5_1_2).
    pub fn wrong_start_barred(self, class: Class, supervision: Supervision) -> Option<Cited<u32>> {
        if !self.by_appendix(class, supervision) {
            return None;
        }
        let moves = match self {
            Self::E1997 | Self::E2001 | Self::E2005 | Self::E2009 => 3,
            Self::E2014 | Self::E2017 | Self::E2018 | Self::E2023 => 10,
        };
        let article = self.article(Rule::RapidStartBarred)?;
        Some(Cited {
            value: moves,
            article: self.reaches(class, article),
        })
    }
}
