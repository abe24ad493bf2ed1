//! Flags: who says that one has fallen, and what two fallen flags mean.

use super::{Class, Edition, Supervision, former};
use crate::{Article, Rule};

/// Who says that a flag has fallen.
///
/// Law: [6.8](crate::law::A6_8), [A.5.5](crate::law::APP_A_5_5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FlagCall {
    /// The arbiter who sees it too, by the Article given.
    Arbiter(Option<Article>),
    /// Only the player who claims it; the arbiter keeps silent.
    OnClaimOnly(Article),
}

/// What happens when both flags have fallen and nobody can tell which fell first.
///
/// Law: [III.3.1](crate::law::GUIDE_III_3_1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum BothFlags {
    /// The game goes on.
    Continue(Article),
    /// The game is drawn in the period in which all remaining moves must be made, by the Article
    /// given, and goes on in any other, by that of [`Rule::BothFlags`].
    DrawInLastPeriod(Article),
    /// The game is drawn.
    Draw(Article),
    /// Only the Guidelines speak of it, for events without an increment that announce them: the
    /// game is drawn in the last period and goes on in any other.
    Guidelines(Article),
}

impl Edition {
    /// Whether the arbiter says that a flag has fallen.
    ///
    /// Law: [6.8](crate::law::A6_8), [A.5.5](crate::law::APP_A_5_5).
    pub fn flag_call(self, class: Class, supervision: Supervision) -> FlagCall {
        if !self.by_appendix(class, supervision) {
            return FlagCall::Arbiter(self.article(Rule::FlagNoticed));
        }
        let article = self.reaches(class, self.stated(Rule::RapidFlagCall));
        match self {
            Self::E1997 | Self::E2001 | Self::E2005 | Self::E2009 => FlagCall::OnClaimOnly(article),
            Self::E2014 => FlagCall::Arbiter(self.article(Rule::FlagNoticed)),
            Self::E2017 | Self::E2018 | Self::E2023 => FlagCall::Arbiter(Some(article)),
        }
    }

    /// Where a player who claims a win on time must have time left: in rapid and blitz until 2017.
    ///
    /// Law: [A.5.3](crate::law::APP_A_5_3).
    pub fn flag_claim_needs_own_time(
        self,
        class: Class,
        supervision: Supervision,
    ) -> Option<Article> {
        if !self.by_appendix(class, supervision) {
            return None;
        }
        match self {
            Self::E1997 | Self::E2001 | Self::E2005 | Self::E2009 | Self::E2014 | Self::E2017 => {
                Some(self.reaches(class, self.stated(Rule::RapidFlagClaim)))
            }
            Self::E2018 | Self::E2023 => None,
        }
    }

    /// What happens when both flags have fallen and nobody can tell which fell first.
    ///
    /// Law: [III.3.1](crate::law::GUIDE_III_3_1).
    pub fn both_flags(self, class: Class, supervision: Supervision) -> BothFlags {
        if self.by_appendix(class, supervision) {
            let draw = self.cell(former::RAPID_BOTH_FLAGS);
            if let Some(article) = draw {
                return BothFlags::Draw(self.reaches(class, article));
            }
        }
        let last_period = self.cell(former::LAST_PERIOD_BOTH_FLAGS);
        match last_period {
            Some(article) => BothFlags::DrawInLastPeriod(article),
            None => BothFlags::Guidelines(self.stated(Rule::BothFlags)),
        }
    }
}
