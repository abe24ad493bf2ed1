//! Draws: how often, after how many moves, and what an offer or a wrong claim costs.

use super::{Class, Edition};
use crate::{Article, Cited, Rule};

/// Which five appearances of a position end the game.
///
/// Law: [9.6.1](crate::law::A9_6_1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Fivefold {
    /// Five in a row, each two moves by each player after the one before (2014).
    Consecutive,
    /// Any five (since 2017).
    Any,
}

/// What takes away the right to accept an offer, or to claim a draw.
///
/// Law: [9.1.2.1](crate::law::A9_1_2_1), [9.4](crate::law::A9_4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum RightLost {
    /// Touching a piece with the intention of moving or capturing it.
    Touch,
    /// Making a move.
    Move,
}

/// What a claim of a draw found wrong costs.
///
/// Law: [9.5.3](crate::law::A9_5_3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct WrongClaim {
    /// The time added to the opponent's.
    pub opponent_ms: Cited<u64>,
    /// Where the claimant loses time too: see [`WrongClaim::claimant_loses_ms`].
    pub halves: Option<Article>,
}

impl WrongClaim {
    /// How much the claimant loses who has so much time left: until 2001 half of it, but no more
    /// than three minutes, and no more than leaves a minute.
    ///
    /// Law: [9.5.3](crate::law::A9_5_3).
    ///
    /// ```
    /// use jadoube_laws::{Class, Edition};
    ///
    /// let lost = |edition: Edition, left| {
    ///     edition.wrong_claim(Class::Standard).map(|wrong| wrong.claimant_loses_ms(left))
    /// };
    /// assert_eq!(lost(Edition::E2001, 240_000), Some(120_000));
    /// assert_eq!(lost(Edition::E2023, 240_000), Some(0));
    /// ```
    pub fn claimant_loses_ms(self, left_ms: u64) -> u64 {
        const MINUTE: u64 = 60_000;
        if self.halves.is_none() {
            0
        } else if left_ms > 2 * MINUTE {
            (left_ms / 2).min(3 * MINUTE)
        } else {
            left_ms.saturating_sub(MINUTE)
        }
    }
}

impl Edition {
    /// How often a position must have appeared for a draw to be claimed.
    ///
    /// Law: [9.2](crate::law::A9_2).
    pub fn threefold(self) -> Option<Cited<u32>> {
        self.cite(Rule::ThreefoldClaim, 3)
    }

    /// After how many moves by each player without a capture or pawn move a draw may be claimed.
    ///
    /// Law: [9.3](crate::law::A9_3).
    pub fn fifty_moves(self) -> Option<Cited<u32>> {
        self.cite(Rule::FiftyMovesClaim, 50)
    }

    /// Which repetitions end the game without a claim, five being needed; none before 2014.
    ///
    /// Law: [9.6.1](crate::law::A9_6_1).
    pub fn fivefold(self) -> Option<Cited<Fivefold>> {
        let which = match self {
            Self::E1997 | Self::E2001 | Self::E2005 | Self::E2009 | Self::E2014 => {
                Fivefold::Consecutive
            }
            Self::E2017 | Self::E2018 | Self::E2023 => Fivefold::Any,
        };
        self.cite(Rule::Fivefold, which)
    }

    /// After how many moves by each player without a capture or pawn move the game ends without a
    /// claim; none before 2014.
    ///
    /// Law: [9.6.2](crate::law::A9_6_2).
    pub fn seventy_five_moves(self) -> Option<Cited<u32>> {
        self.cite(Rule::SeventyFiveMoves, 75)
    }

    /// Whether the game is drawn when a player resigns and the opponent could not mate by any
    /// series of legal moves: the Article that says so, from 2023.
    ///
    /// Law: [5.1.2](crate::law::A5_1_2).
    pub fn resignation_draw(self) -> Option<Article> {
        self.article(Rule::ResignationDraw)
    }

    /// How many moves each player must have made before they may agree to a draw; none asked for
    /// before 2017.
    ///
    /// Law: [5.2.3](crate::law::A5_2_3).
    pub fn moves_before_agreement(self) -> Option<Cited<u32>> {
        self.cite(Rule::MovesBeforeAgreement, 1)
    }

    /// What takes away the right to accept an offer of a draw.
    ///
    /// Law: [9.1.2.1](crate::law::A9_1_2_1).
    pub fn offer_refused_by(self) -> Option<Cited<RightLost>> {
        let by = match self {
            Self::E1997 => RightLost::Move,
            Self::E2001
            | Self::E2005
            | Self::E2009
            | Self::E2014
            | Self::E2017
            | Self::E2018
            | Self::E2023 => RightLost::Touch,
        };
        self.cite(Rule::Offer, by)
    }

    /// What takes away the right to claim a draw on a move.
    ///
    /// Law: [9.4](crate::law::A9_4).
    pub fn claim_right_lost_by(self) -> Option<Cited<RightLost>> {
        let by = match self {
            Self::E1997 | Self::E2001 | Self::E2005 => RightLost::Move,
            Self::E2009 | Self::E2014 | Self::E2017 | Self::E2018 | Self::E2023 => RightLost::Touch,
        };
        self.cite(Rule::ClaimRightLost, by)
    }

    /// What a claim of a draw found wrong costs in a game of a class.
    ///
    /// Law: [9.5.3](crate::law::A9_5_3), [A.3](crate::law::APP_A_3).
    pub fn wrong_claim(self, class: Class) -> Option<WrongClaim> {
        let (usual_ms, halves) = match self {
            Self::E1997 | Self::E2001 => (180_000, self.article(Rule::ClaimWrong)),
            Self::E2005 | Self::E2009 => (180_000, None),
            Self::E2014 | Self::E2017 | Self::E2018 | Self::E2023 => (120_000, None),
        };
        let opponent_ms = self.minutes(class, Rule::ClaimWrong, usual_ms)?;
        Some(WrongClaim {
            opponent_ms,
            halves,
        })
    }
}
