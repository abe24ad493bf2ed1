//! The side to move as a type, so that what depends on it is decided when compiling.

use crate::Color;

const NOT_A: u64 = 0xfefe_fefe_fefe_fefe;
const NOT_H: u64 = 0x7f7f_7f7f_7f7f_7f7f;

/// White or Black as a type. Sets of squares are plain `u64` here, as in the generator.
pub(super) trait Player {
    type Opponent: Player;
    const COLOR: Color;
    /// How far a pawn's step changes the number of its square.
    const UP: i8;
    const BACK_RANK: u64;
    /// Where a pawn arrives with its first step from its initial square.
    const THIRD_RANK: u64;
    const SEVENTH_RANK: u64;
    const LAST_RANK: u64;

    /// One rank forward.
    fn up(set: u64) -> u64;

    /// One rank forward and one file towards the a-file.
    fn up_west(set: u64) -> u64;

    /// One rank forward and one file towards the h-file.
    fn up_east(set: u64) -> u64;
}

pub(super) enum White {}

impl Player for White {
    type Opponent = Black;
    const COLOR: Color = Color::White;
    const UP: i8 = 8;
    const BACK_RANK: u64 = 0xff;
    const THIRD_RANK: u64 = 0xff << 16;
    const SEVENTH_RANK: u64 = 0xff << 48;
    const LAST_RANK: u64 = 0xff << 56;

    #[inline(always)]
    fn up(set: u64) -> u64 {
        set << 8
    }

    #[inline(always)]
    fn up_west(set: u64) -> u64 {
        set << 7 & NOT_H
    }

    #[inline(always)]
    fn up_east(set: u64) -> u64 {
        set << 9 & NOT_A
    }
}

pub(super) enum Black {}

impl Player for Black {
    type Opponent = White;
    const COLOR: Color = Color::Black;
    const UP: i8 = -8;
    const BACK_RANK: u64 = 0xff << 56;
    const THIRD_RANK: u64 = 0xff << 40;
    const SEVENTH_RANK: u64 = 0xff << 8;
    const LAST_RANK: u64 = 0xff;

    #[inline(always)]
    fn up(set: u64) -> u64 {
        set >> 8
    }

    #[inline(always)]
    fn up_west(set: u64) -> u64 {
        set >> 9 & NOT_H
    }

    #[inline(always)]
    fn up_east(set: u64) -> u64 {
        set >> 7 & NOT_A
    }
}
