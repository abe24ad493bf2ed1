//! What can be wrong with a setup.

use alloc::{vec, vec::Vec};
use core::fmt;

use crate::{Bitboard, Color, Side, Square};

/// How bad a [`Fault`] is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Severity {
    /// The position can be played from, but no series of legal moves leads to it.
    Unreachable,
    /// The Laws do not say how to play from here.
    Illegal,
}

/// One thing wrong with a [`Setup`](crate::Setup), as named by
/// [`Setup::faults`](crate::Setup::faults).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fault {
    /// A side has no king. Illegal.
    ///
    /// Law: [2.2](crate::law::A2_2).
    NoKing(Color),
    /// A side has several kings, on these squares. Illegal.
    ///
    /// Law: [2.2](crate::law::A2_2).
    TooManyKings(Color, Bitboard),
    /// Pawns stand on the first or the eighth rank, here. Illegal.
    ///
    /// Law: [3.7.3.3](crate::law::A3_7_3_3).
    PawnsOnEndRanks(Bitboard),
    /// The two kings attack each other. Illegal.
    ///
    /// Law: [3.9.2](crate::law::A3_9_2).
    KingsAdjacent,
    /// The side that has just moved is in check from these pieces. Illegal.
    ///
    /// Law: [3.9.2](crate::law::A3_9_2).
    OpponentInCheck(Bitboard),
    /// A side may castle and its only king is not on its first rank, or it has not just one.
    /// Illegal.
    ///
    /// Law: [3.8.2.1.1](crate::law::A3_8_2_1_1).
    CastlingWithoutKing(Color),
    /// A castling right names a square where no rook of that side stands. Illegal.
    ///
    /// Law: [3.8.2.1.2](crate::law::A3_8_2_1_2).
    CastlingWithoutRook(Square),
    /// Castling rights name squares that are on neither side's first rank. Illegal.
    ///
    /// Law: [3.8.2](crate::law::A3_8_2).
    CastlingOffBackRank(Bitboard),
    /// Two rooks hold the right to castle to the same side. Illegal.
    ///
    /// Law: [II.2.1](crate::law::GUIDE_II_2_1).
    CastlingTwice(Color, Side),
    /// In standard chess, a side may castle and its king is not on the e-file. Illegal.
    ///
    /// Law: [2.3](crate::law::A2_3).
    CastlingKingNotHome(Color),
    /// In standard chess, a castling right names a rook that is not in its corner. Illegal.
    ///
    /// Law: [2.3](crate::law::A2_3).
    CastlingRookNotHome(Square),
    /// The king that may castle stands on the edge, where it was never between two rooks.
    /// Unreachable.
    ///
    /// Law: [II.2.1](crate::law::GUIDE_II_2_1).
    CastlingKingOnEdge(Color),
    /// No pawn passes over a square of this rank. Illegal.
    ///
    /// Law: [3.7.2](crate::law::A3_7_2).
    EnPassantRank(Square),
    /// A pawn of the side to move, not of the other, would have passed over this square. Illegal.
    ///
    /// Law: [3.7.3.1](crate::law::A3_7_3_1).
    EnPassantWrongSide(Square),
    /// No pawn stands just beyond the square passed over. Illegal.
    ///
    /// Law: [3.7.3.1](crate::law::A3_7_3_1).
    EnPassantWithoutPawn(Square),
    /// The square passed over, or the one the pawn came from, is occupied. Illegal.
    ///
    /// Law: [3.7.2](crate::law::A3_7_2).
    EnPassantBlocked(Square),
    /// The pawn's double step over this square cannot have given the check there is: these pieces
    /// attacked the king before it. Unreachable.
    ///
    /// Law: [3.9.2](crate::law::A3_9_2).
    EnPassantCheck(Square, Bitboard),
    /// More pieces give check than one move can bring to do so. Unreachable.
    ///
    /// Law: [3.9.2](crate::law::A3_9_2).
    TooManyCheckers(Bitboard),
    /// No last move can have given check with these pieces. Unreachable.
    ///
    /// Law: [3.9.2](crate::law::A3_9_2).
    ImpossibleCheckers(Bitboard),
    /// A side has this many pieces and pawns, more than sixteen. Unreachable.
    ///
    /// Law: [2.2](crate::law::A2_2).
    TooManyPieces(Color, u32),
    /// A side has this many pawns, more than eight. Unreachable.
    ///
    /// Law: [2.2](crate::law::A2_2).
    TooManyPawns(Color, u32),
    /// A side has at least this many promoted pieces, more than its missing pawns. Unreachable.
    ///
    /// A second bishop on squares of one color counts as promoted.
    ///
    /// Law: [3.7.3.3](crate::law::A3_7_3_3).
    TooManyPromoted(Color, u32),
    /// A pawn has just moved two squares, yet this many plies passed since a pawn move.
    /// Unreachable.
    ///
    /// Law: [9.3](crate::law::A9_3).
    HalfmovesAfterPawnMove(u32),
    /// More plies passed since the last capture or pawn move than were played in all: `halfmoves`
    /// of them when only `played` are possible. Unreachable.
    ///
    /// Law: [9.3](crate::law::A9_3).
    HalfmovesBeyondGame {
        /// What the setup says.
        halfmoves: u32,
        /// The plies before this move by its number.
        played: u32,
    },
    /// The move about to be made has the number 0; the first has 1. Illegal.
    MoveNumberZero,
}

impl Fault {
    /// Whether the position could be played from all the same.
    pub const fn severity(self) -> Severity {
        match self {
            Self::NoKing(_)
            | Self::TooManyKings(..)
            | Self::PawnsOnEndRanks(_)
            | Self::KingsAdjacent
            | Self::OpponentInCheck(_)
            | Self::CastlingWithoutKing(_)
            | Self::CastlingWithoutRook(_)
            | Self::CastlingOffBackRank(_)
            | Self::CastlingTwice(..)
            | Self::CastlingKingNotHome(_)
            | Self::CastlingRookNotHome(_)
            | Self::EnPassantRank(_)
            | Self::EnPassantWrongSide(_)
            | Self::EnPassantWithoutPawn(_)
            | Self::EnPassantBlocked(_)
            | Self::MoveNumberZero => Severity::Illegal,
            Self::CastlingKingOnEdge(_)
            | Self::EnPassantCheck(..)
            | Self::TooManyCheckers(_)
            | Self::ImpossibleCheckers(_)
            | Self::TooManyPieces(..)
            | Self::TooManyPawns(..)
            | Self::TooManyPromoted(..)
            | Self::HalfmovesAfterPawnMove(_)
            | Self::HalfmovesBeyondGame { .. } => Severity::Unreachable,
        }
    }

    /// A name in lower case with underscores that never changes, for programs and translations.
    pub const fn code(self) -> &'static str {
        match self {
            Self::NoKing(_) => "no_king",
            Self::TooManyKings(..) => "too_many_kings",
            Self::PawnsOnEndRanks(_) => "pawns_on_end_ranks",
            Self::KingsAdjacent => "kings_adjacent",
            Self::OpponentInCheck(_) => "opponent_in_check",
            Self::CastlingWithoutKing(_) => "castling_without_king",
            Self::CastlingWithoutRook(_) => "castling_without_rook",
            Self::CastlingOffBackRank(_) => "castling_off_back_rank",
            Self::CastlingTwice(..) => "castling_twice",
            Self::CastlingKingNotHome(_) => "castling_king_not_home",
            Self::CastlingRookNotHome(_) => "castling_rook_not_home",
            Self::CastlingKingOnEdge(_) => "castling_king_on_edge",
            Self::EnPassantRank(_) => "en_passant_rank",
            Self::EnPassantWrongSide(_) => "en_passant_wrong_side",
            Self::EnPassantWithoutPawn(_) => "en_passant_without_pawn",
            Self::EnPassantBlocked(_) => "en_passant_blocked",
            Self::EnPassantCheck(..) => "en_passant_check",
            Self::TooManyCheckers(_) => "too_many_checkers",
            Self::ImpossibleCheckers(_) => "impossible_checkers",
            Self::TooManyPieces(..) => "too_many_pieces",
            Self::TooManyPawns(..) => "too_many_pawns",
            Self::TooManyPromoted(..) => "too_many_promoted",
            Self::HalfmovesAfterPawnMove(_) => "halfmoves_after_pawn_move",
            Self::HalfmovesBeyondGame { .. } => "halfmoves_beyond_game",
            Self::MoveNumberZero => "move_number_zero",
        }
    }

    /// Whether it speaks of castling rights, so that without these it goes away.
    pub const fn is_about_castling(self) -> bool {
        matches!(
            self,
            Self::CastlingWithoutKing(_)
                | Self::CastlingWithoutRook(_)
                | Self::CastlingOffBackRank(_)
                | Self::CastlingTwice(..)
                | Self::CastlingKingNotHome(_)
                | Self::CastlingRookNotHome(_)
                | Self::CastlingKingOnEdge(_)
        )
    }

    /// Whether it speaks of the square passed over, so that without it it goes away.
    pub const fn is_about_en_passant(self) -> bool {
        matches!(
            self,
            Self::EnPassantRank(_)
                | Self::EnPassantWrongSide(_)
                | Self::EnPassantWithoutPawn(_)
                | Self::EnPassantBlocked(_)
                | Self::EnPassantCheck(..)
        )
    }
}

/// Writes one clause in English, in lower case and without a full stop.
impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.what())?;
        match *self {
            Self::KingsAdjacent | Self::MoveNumberZero => Ok(()),
            Self::NoKing(color)
            | Self::CastlingWithoutKing(color)
            | Self::CastlingKingNotHome(color)
            | Self::CastlingKingOnEdge(color) => write!(f, ": {color}"),
            Self::TooManyKings(color, on) => write!(f, ": {color}, {}", List(on)),
            Self::CastlingTwice(color, side) => write!(f, ": {color}, {side}"),
            Self::TooManyPieces(color, count)
            | Self::TooManyPawns(color, count)
            | Self::TooManyPromoted(color, count) => write!(f, ": {color}, {count}"),
            Self::PawnsOnEndRanks(on) | Self::CastlingOffBackRank(on) => {
                write!(f, ": {}", List(on))
            }
            Self::OpponentInCheck(by)
            | Self::TooManyCheckers(by)
            | Self::ImpossibleCheckers(by) => write!(f, ": from {}", List(by)),
            Self::CastlingWithoutRook(on)
            | Self::CastlingRookNotHome(on)
            | Self::EnPassantRank(on)
            | Self::EnPassantWrongSide(on)
            | Self::EnPassantWithoutPawn(on)
            | Self::EnPassantBlocked(on) => write!(f, ": {on}"),
            Self::EnPassantCheck(on, by) => write!(f, ": {on}, check from {}", List(by)),
            Self::HalfmovesAfterPawnMove(halfmoves) => write!(f, ": {halfmoves}"),
            Self::HalfmovesBeyondGame { halfmoves, played } => {
                write!(f, ": {halfmoves} of {played}")
            }
        }
    }
}

impl Fault {
    /// What is wrong, without saying where.
    const fn what(self) -> &'static str {
        match self {
            Self::NoKing(_) => "no king",
            Self::TooManyKings(..) => "more than one king",
            Self::PawnsOnEndRanks(_) => "pawns on the first or the eighth rank",
            Self::KingsAdjacent => "kings next to each other",
            Self::OpponentInCheck(_) => "the side that is not to move is in check",
            Self::CastlingWithoutKing(_) => "castling right without a king on the first rank",
            Self::CastlingWithoutRook(_) => "castling right without its rook",
            Self::CastlingOffBackRank(_) => "castling rights off the first ranks",
            Self::CastlingTwice(..) => "two rooks with the right to castle to one side",
            Self::CastlingKingNotHome(_) => "castling right with the king not on the e-file",
            Self::CastlingRookNotHome(_) => "castling right of a rook not in its corner",
            Self::CastlingKingOnEdge(_) => "castling right with the king on the edge",
            Self::EnPassantRank(_) => "en-passant square not on the third or the sixth rank",
            Self::EnPassantWrongSide(_) => "en-passant square of the side to move",
            Self::EnPassantWithoutPawn(_) => "en-passant square that no pawn has passed",
            Self::EnPassantBlocked(_) => "en-passant square that no pawn could pass",
            Self::EnPassantCheck(..) => "en-passant square that does not go with the check",
            Self::TooManyCheckers(_) => "check from more pieces than one move can bring about",
            Self::ImpossibleCheckers(_) => "check that no last move can have given",
            Self::TooManyPieces(..) => "more than 16 pieces",
            Self::TooManyPawns(..) => "more than 8 pawns",
            Self::TooManyPromoted(..) => "more promoted pieces than pawns missing",
            Self::HalfmovesAfterPawnMove(_) => "halfmove clock not 0 after a pawn's double step",
            Self::HalfmovesBeyondGame { .. } => "halfmove clock beyond the plies played",
            Self::MoveNumberZero => "move number 0 where the first is 1",
        }
    }
}

/// Squares separated by blanks.
struct List(Bitboard);

impl fmt::Display for List {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, square) in self.0.into_iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{square}")?;
        }
        Ok(())
    }
}

/// Everything wrong with a setup, told together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// Each fault, in the order of the fields of a FEN.
    pub fn iter(&self) -> core::slice::Iter<'_, Fault> {
        self.0.iter()
    }

    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many faults there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether this very fault was found.
    pub fn contains(&self, fault: &Fault) -> bool {
        self.0.contains(fault)
    }

    /// The worst severity, if anything is wrong.
    pub fn severity(&self) -> Option<Severity> {
        self.0.iter().map(|fault| fault.severity()).max()
    }

    pub(crate) fn push(&mut self, fault: Fault) {
        self.0.push(fault);
    }
}

impl IntoIterator for Faults {
    type Item = Fault;
    type IntoIter = vec::IntoIter<Fault>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a Faults {
    type Item = &'a Fault;
    type IntoIter = core::slice::Iter<'a, Fault>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

/// Writes all faults, separated by semicolons.
impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

impl core::error::Error for Faults {}
