//! The words of the Laws that need no more than a name.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use jadoube_laws as laws;

use crate::mirror::mirror;

/// White or Black.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Color {
    /// The player of the light-coloured pieces, who moves first.
    White,
    /// The player of the dark-coloured pieces.
    Black,
}

/// What a piece is, whichever its color.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Peón.
    Pawn,
    /// Caballo.
    Knight,
    /// Alfil.
    Bishop,
    /// Torre.
    Rook,
    /// Dama.
    Queen,
    /// Rey.
    King,
}

/// A piece of one color.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// What it is.
    pub role: Role,
}

/// The side of the board a king castles to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Towards the h-file, `O-O`: the king ends on the g-file, the rook on the f-file.
    King,
    /// Towards the a-file, `O-O-O`: the king ends on the c-file, the rook on the d-file.
    Queen,
}

/// Whether the game started from the initial position of chess or one of Chess960.
///
/// It decides which castling rights a setup may hold, and how castling and rights are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum CastlingMode {
    /// Kings on the e-file, rooks on the a- and h-files; `KQkq`; `e1g1`.
    Standard,
    /// Kings between their rooks, wherever they stand; `HAha`; `e1h1`.
    Chess960,
}

/// A draw that the side to move may claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Claim {
    /// The position appears for at least the third time.
    Threefold,
    /// Each player has made at least 50 moves without a capture or pawn move.
    FiftyMoves,
}

/// What a player can do that an edition may count as an illegal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Breach {
    /// A move that the piece cannot make, or that leaves the king in check.
    IllegalMove,
    /// The opponent's king was taken.
    KingCaptured,
    /// The clock was pressed with a pawn left on the last rank.
    UnpromotedPawn,
    /// The clock was pressed without a move.
    EmptyPress,
    /// One move was made with two hands.
    TwoHands,
}

/// How fast a game is, by the time each player has for sixty moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Class {
    /// The slowest: everything in the Competition Rules holds.
    Standard,
    /// Under an hour.
    Rapid,
    /// A few minutes.
    Blitz,
}

/// Whether the arbiters of a rapid or blitz event are enough to watch every game.
///
/// The event announces which of the two holds; it means nothing in standard games, nor before 2009.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Supervision {
    /// Enough: the Competition Rules hold.
    Adequate,
    /// Not enough: the rules of the appendix hold.
    Otherwise,
}

/// An edition of the Laws of Chess, by the year it took effect: `"2023"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// Yerevan 1996.
    #[serde(rename = "1997")]
    E1997,
    /// Istanbul 2000.
    #[serde(rename = "2001")]
    E2001,
    /// Calvià 2004.
    #[serde(rename = "2005")]
    E2005,
    /// Dresden 2008.
    #[serde(rename = "2009")]
    E2009,
    /// Tallinn 2013.
    #[serde(rename = "2014")]
    E2014,
    /// Baku 2016.
    #[serde(rename = "2017")]
    E2017,
    /// Antalya 2017.
    #[serde(rename = "2018")]
    E2018,
    /// Chennai 2022.
    #[serde(rename = "2023")]
    E2023,
}

mirror!(enum Color = laws::Color {
    White,
    Black,
});

mirror!(enum Role = laws::Role {
    Pawn,
    Knight,
    Bishop,
    Rook,
    Queen,
    King,
});

mirror!(struct Piece = laws::Piece { color, role });

mirror!(enum Side = laws::Side {
    King,
    Queen,
});

mirror!(enum CastlingMode = laws::CastlingMode {
    Standard,
    Chess960,
});

mirror!(enum Claim = laws::Claim {
    Threefold,
    FiftyMoves,
});

mirror!(enum Breach = laws::Breach {
    IllegalMove,
    KingCaptured,
    UnpromotedPawn,
    EmptyPress,
    TwoHands,
});

mirror!(enum Class = laws::Class {
    Standard,
    Rapid,
    Blitz,
});

mirror!(enum Supervision = laws::Supervision {
    Adequate,
    Otherwise,
});

mirror!(enum Edition = laws::Edition {
    E1997,
    E2001,
    E2005,
    E2009,
    E2014,
    E2017,
    E2018,
    E2023,
});
