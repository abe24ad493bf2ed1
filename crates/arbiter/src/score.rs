//! Results, and why a game ended.

use core::fmt;

use jadoube_laws::{Claim, Color};

use crate::{Authority, Ground, Ruler, SealFault};

/// Points in a game, counted in quarters so that what is no score can be named and refused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Points(pub u8);

impl Points {
    /// Nothing.
    pub const ZERO: Self = Self(0);
    /// Half a point.
    pub const HALF: Self = Self(2);
    /// A point.
    pub const ONE: Self = Self(4);
}

/// Writes `0`, `1/2`, `1`, `3/4` or the like.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.0 / 4, self.0 % 4);
        match (whole, rest) {
            (whole, 0) => write!(f, "{whole}"),
            (0, 2) => f.write_str("1/2"),
            (0, rest) => write!(f, "{rest}/4"),
            (whole, 2) => write!(f, "{whole} 1/2"),
            (whole, rest) => write!(f, "{whole} {rest}/4"),
        }
    }
}

/// What each side scores.
///
/// Law: [10.1](jadoube_laws::law::A10_1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Score {
    /// White's points.
    pub white: Points,
    /// Black's points.
    pub black: Points,
}

impl Score {
    /// A draw.
    pub const DRAW: Self = Self {
        white: Points::HALF,
        black: Points::HALF,
    };
    /// Nobody scores: both have lost.
    ///
    /// Law: [11.8](jadoube_laws::law::A11_8).
    pub const BOTH_LOSE: Self = Self {
        white: Points::ZERO,
        black: Points::ZERO,
    };

    /// A win.
    pub const fn win(winner: Color) -> Self {
        match winner {
            Color::White => Self {
                white: Points::ONE,
                black: Points::ZERO,
            },
            Color::Black => Self {
                white: Points::ZERO,
                black: Points::ONE,
            },
        }
    }

    /// What a side scores.
    pub const fn of(self, color: Color) -> Points {
        match color {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The side that won, if one did.
    pub fn winner(self) -> Option<Color> {
        Color::ALL
            .into_iter()
            .find(|&color| self == Self::win(color))
    }

    /// Whether it is a score a game can have: a point, half a point or nothing for each, and
    /// together no more than a point.
    ///
    /// Law: [10.2](jadoube_laws::law::A10_2).
    pub fn is_usual(self) -> bool {
        let usual = |points: Points| matches!(points.0, 0 | 2 | 4);
        usual(self.white) && usual(self.black) && self.white.0 + self.black.0 <= 4
    }
}

/// Writes `1-0`, `1/2-1/2`, `0-0` or the like.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.white, self.black)
    }
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Outcome {
    /// What each side scores; nothing if the game is void and a new one is played, or while a
    /// claim that ended play is still to be decided on.
    pub score: Option<Score>,
    /// Why.
    pub reason: Reason,
    /// What that rests on.
    pub authority: Authority,
    /// Who said so.
    pub by: Ruler,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Reason {
    /// A king was mated.
    Checkmate,
    /// The player to move has no legal move and is not in check.
    Stalemate,
    /// Neither side can mate any more.
    DeadPosition,
    /// A position appeared five times.
    Fivefold,
    /// Each side made 75 moves without a capture or a pawn's move.
    SeventyFiveMoves,
    /// The players agreed to a draw.
    Agreement,
    /// A draw was rightly claimed.
    Claim(Claim),
    /// The player resigned.
    Resignation(Color),
    /// The player's time ran out.
    Flag(Color),
    /// Both flags have fallen.
    BothFlags,
    /// The player completed too many illegal moves.
    IllegalMoves(Color),
    /// The position stayed unsound for another move.
    UnsoundPosition,
    /// The player came too late.
    Default(Color),
    /// Both players came too late.
    BothDefault,
    /// The player was penalized with the loss of the game.
    Penalty(Color),
    /// Both players refused to comply with the Laws.
    BothRefused,
    /// The arbiter decided.
    Decision,
    /// Both players signed so.
    ///
    /// Law: [8.7](jadoube_laws::law::A8_7).
    Signed,
    /// The game is void and a new one is played: wrong set-up.
    WrongStart,
    /// The game is void and a new one is played: colors reversed.
    ColorsReversed,
    /// The player had gone for as long as the site waits.
    Absence(Color),
    /// The player rightly claimed a draw in a quickplay finish.
    ///
    /// Law: [III.5](jadoube_laws::law::GUIDE_III_5).
    Quickplay(Color, Ground),
    /// The player's claim in a quickplay finish ended play with nobody there to decide on it: the
    /// arbiter appointed for that decides the score.
    ///
    /// Law: [III.6.1](jadoube_laws::law::GUIDE_III_6_1),
    /// [III.6.2](jadoube_laws::law::GUIDE_III_6_2).
    Referred(Color, Ground),
    /// The player sealed no move that can be made.
    ///
    /// Law: [I.8](jadoube_laws::law::GUIDE_I_8).
    Sealed(Color, SealFault),
    /// The game is void and a new one is played: the adjourned position is lost.
    ///
    /// Law: [I.12.2](jadoube_laws::law::GUIDE_I_12_2).
    PositionLost,
}
