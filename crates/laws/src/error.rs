//! Why a small piece of notation could not be read.

use core::fmt;

/// Text that is not the notation of what was asked for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ParseError {
    /// Not `white`, `w`, `black` or `b`.
    Color,
    /// Not the name or English letter of a piece.
    Role,
    /// Not a FEN letter.
    Piece,
    /// Not a square such as `e4`.
    Square,
    /// Not the letter of a file.
    File,
    /// Not the digit of a rank.
    Rank,
    /// Not `O-O` or `O-O-O`.
    Side,
    /// Not the year of an edition of the Laws.
    Edition,
    /// Not the key of a rule.
    Rule,
    /// Not `standard`, `rapid` or `blitz`.
    Class,
    /// Not `adequate` or `otherwise`.
    Supervision,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Color => "not a color: expected `white`, `w`, `black` or `b`",
            Self::Role => "not a piece: expected an English name or letter",
            Self::Piece => "not a piece: expected one of the FEN letters `PNBRQKpnbrqk`",
            Self::Square => "not a square: expected a file `a` to `h` and a rank `1` to `8`",
            Self::File => "not a file: expected a letter `a` to `h`",
            Self::Rank => "not a rank: expected a digit `1` to `8`",
            Self::Side => "not castling: expected `O-O` or `O-O-O`",
            Self::Edition => {
                "not an edition: expected 1997, 2001, 2005, 2009, 2014, 2017, 2018 or 2023"
            }
            Self::Rule => "not a rule: expected a key such as `seventy_five_moves`",
            Self::Class => "not a class of game: expected `standard`, `rapid` or `blitz`",
            Self::Supervision => "not a supervision: expected `adequate` or `otherwise`",
        })
    }
}

impl core::error::Error for ParseError {}
