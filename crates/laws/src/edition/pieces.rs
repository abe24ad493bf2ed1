//! Touched pieces and impossible positions in games that nobody watches.

use super::{Class, Edition, Supervision, former};
use crate::{Article, Cited, Rule};

/// What the arbiter does who sees both kings in check, or a pawn left on the last rank.
///
/// Law: [A.5.4](crate::law::APP_A_5_4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Unsound {
    /// Waits until the next move is completed, and then declares a draw if it is still so.
    WaitOneMove,
    /// Intervenes, if possible.
    Intervene,
}

impl Edition {
    /// Where the rules on touched pieces are enforced only when a player asks: in rapid and blitz
    /// until 2009.
    ///
    /// Law: [A.5](crate::law::APP_A_5).
    pub fn touch_on_request(self, class: Class, supervision: Supervision) -> Option<Article> {
        if !self.by_appendix(class, supervision) {
            return None;
        }
        let article = self.cell(former::TOUCH_ON_REQUEST)?;
        Some(self.reaches(class, article))
    }

    /// What the arbiter of a game that nobody watches all the time does about a position that
    /// cannot be right: both kings in check, or a pawn left on the last rank.
    ///
    /// Law: [A.5.4](crate::law::APP_A_5_4).
    pub fn unsound_position(
        self,
        class: Class,
        supervision: Supervision,
    ) -> Option<Cited<Unsound>> {
        if !self.by_appendix(class, supervision) {
            return None;
        }
        let value = match (self, class) {
            (Self::E2005 | Self::E2009, Class::Blitz) => return None,
            (
                Self::E1997 | Self::E2001 | Self::E2005 | Self::E2009,
                Class::Standard | Class::Rapid | Class::Blitz,
            ) => Unsound::Intervene,
            (
                Self::E2014 | Self::E2017 | Self::E2018 | Self::E2023,
                Class::Standard | Class::Rapid | Class::Blitz,
            ) => Unsound::WaitOneMove,
        };
        let article = self.article(Rule::RapidUnsoundPosition)?;
        Some(Cited {
            value,
            article: self.reaches(class, article),
        })
    }
}
