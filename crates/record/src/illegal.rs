//! Why a move is illegal or cannot be read.

use std::num::NonZeroU32;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use jadoube_laws as laws;

use crate::mirror::mirror;
use crate::{Move, Piece, Role, Side, Square};

/// The first reason found why a move is illegal, with the pieces and squares it rests on.
///
/// Whether a piece stands there and may go there at all comes first, then what becomes of the own
/// king, then the promotion.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Illegal {
    /// No piece stands there.
    NoPiece {
        /// The empty square.
        from: Square,
    },
    /// The side to move has no piece of this kind, or none where the notation says.
    NoSuchPiece {
        /// The kind sought.
        piece: Piece,
    },
    /// The piece is the opponent's.
    NotYours {
        /// Where it stands.
        from: Square,
        /// What it is.
        piece: Piece,
    },
    /// The piece stays where it is.
    StaysPut {
        /// Where it stands.
        from: Square,
    },
    /// A piece of the same color stands on the square of arrival.
    OwnPiece {
        /// The square of arrival.
        to: Square,
        /// What stands there.
        piece: Piece,
    },
    /// The move would capture the king.
    CapturesKing {
        /// Where that king stands.
        to: Square,
    },
    /// That is not how such a piece moves.
    NotItsMove {
        /// The kind of piece.
        role: Role,
        /// Where it stands.
        from: Square,
        /// The square of arrival.
        to: Square,
    },
    /// A bishop, rook or queen would pass over a piece.
    PathBlocked {
        /// The kind of piece that moves.
        role: Role,
        /// Where the nearest piece in its way stands.
        by: Square,
        /// What that piece is.
        piece: Piece,
    },
    /// A pawn would advance to or over an occupied square.
    PawnBlocked {
        /// The occupied square.
        by: Square,
        /// What stands there.
        piece: Piece,
    },
    /// A pawn that has left its first square would advance two squares.
    NotFirstMove {
        /// Where it stands.
        from: Square,
    },
    /// A pawn would go diagonally to a square with nothing to capture.
    NothingToCapture {
        /// The empty square.
        to: Square,
    },
    /// A pawn would capture in passing a pawn that has not just advanced two squares.
    NoEnPassant {
        /// The square it would arrive on.
        to: Square,
        /// Where the other pawn stands.
        pawn: Square,
    },
    /// The piece is pinned to its king.
    Pinned {
        /// Where it stands.
        from: Square,
        /// What it is.
        role: Role,
        /// Where the piece that pins it stands.
        by: Square,
        /// What that piece is.
        piece: Piece,
    },
    /// The king is in check and would remain so.
    LeavesCheck {
        /// Where a piece that would still give check stands.
        by: Square,
        /// What that piece is.
        piece: Piece,
    },
    /// The king would step onto an attacked square.
    EntersCheck {
        /// The square of arrival.
        to: Square,
        /// Where a piece that attacks it stands.
        by: Square,
        /// What that piece is.
        piece: Piece,
    },
    /// Capturing in passing takes two pawns away between the king and a piece.
    EnPassantExposes {
        /// Where the captured pawn stands.
        pawn: Square,
        /// Where the piece that would give check stands.
        by: Square,
        /// What that piece is.
        piece: Piece,
    },
    /// The pawn reaches the last rank and no piece is named.
    PromotionMissing {
        /// The square of arrival.
        to: Square,
    },
    /// A pawn never becomes a king or stays a pawn.
    PromotionForbidden {
        /// The piece named.
        role: Role,
    },
    /// A promotion is named, but no pawn reaches the last rank.
    NotAPromotion {
        /// The kind of piece that moves.
        role: Role,
        /// The square of arrival.
        to: Square,
    },
    /// The right to castle is lost.
    CastlingLost {
        /// The side castled to.
        side: Side,
        /// By what, if the moves of the game were looked through.
        lost: Lost,
    },
    /// A piece stands in the way of castling.
    CastlingBlocked {
        /// The side castled to.
        side: Side,
        /// Where the piece stands.
        by: Square,
        /// What it is.
        piece: Piece,
        /// Which squares must be free.
        path: Path,
    },
    /// The king is in check, and would castle.
    CastlingInCheck {
        /// The side castled to.
        side: Side,
        /// Where a piece that gives check stands.
        by: Square,
        /// What it is.
        piece: Piece,
    },
    /// The king would cross an attacked square.
    CastlingThrough {
        /// The side castled to.
        side: Side,
        /// The attacked square.
        over: Square,
        /// Where a piece that attacks it stands.
        by: Square,
        /// What it is.
        piece: Piece,
    },
    /// The king would arrive on an attacked square.
    CastlingInto {
        /// The side castled to.
        side: Side,
        /// The attacked square.
        to: Square,
        /// Where a piece that attacks it stands.
        by: Square,
        /// What it is.
        piece: Piece,
    },
    /// In Chess960, the rook that castles shields the king's last square from a piece behind it.
    CastlingUncovers {
        /// The side castled to.
        side: Side,
        /// Where the rook stands.
        rook: Square,
        /// Where the piece behind it stands.
        by: Square,
        /// What it is.
        piece: Piece,
    },
}

/// What took a right to castle away.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Lost {
    /// Not looked into.
    Unknown,
    /// The game started without it.
    FromTheStart,
    /// The king moved.
    KingMoved {
        /// With which move of the game, counted in plies from 1.
        ply: usize,
        /// The number of that move.
        number: NonZeroU32,
    },
    /// The rook moved.
    RookMoved {
        /// With which move of the game, counted in plies from 1.
        ply: usize,
        /// The number of that move.
        number: NonZeroU32,
    },
    /// The rook was captured.
    RookCaptured {
        /// By which move of the game, counted in plies from 1.
        ply: usize,
        /// The number of that move.
        number: NonZeroU32,
    },
}

/// Which squares must be free to castle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Path {
    /// Those between the king and the rook.
    BetweenKingAndRook,
    /// In Chess960, also those on which they end or which they cross beyond each other.
    ToTheirLastSquares,
}

/// Why a text is not a move in algebraic notation, or not one of this position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SanError {
    /// Not algebraic notation.
    Syntax {
        /// The first column that does not fit, counted in characters from 1; one past the end
        /// where something is missing.
        column: usize,
    },
    /// The text says that nobody moves, which is not a move of the Laws.
    Null,
    /// No piece of that kind can legally do it; why not the one that comes nearest to it.
    Illegal(Illegal),
    /// Several pieces can; these are the moves that fit.
    Ambiguous(Vec<Move>),
    /// A pawn reaches the last rank and the text does not say what it becomes.
    MissingPromotion,
    /// A promotion to a king or a pawn, of a piece, or short of the last rank.
    IllegalPromotion(Role),
    /// Strict reading only: the move is legal, but its `x` is missing or out of place.
    CaptureMark(Move),
    /// Strict reading only: the move is legal, but its departure is named where it need not be, or
    /// not as briefly as it could.
    Overspecified(Move),
}

mirror!(enum Illegal = laws::Illegal {
    NoPiece { from },
    NoSuchPiece { piece },
    NotYours { from, piece },
    StaysPut { from },
    OwnPiece { to, piece },
    CapturesKing { to },
    NotItsMove { role, from, to },
    PathBlocked { role, by, piece },
    PawnBlocked { by, piece },
    NotFirstMove { from },
    NothingToCapture { to },
    NoEnPassant { to, pawn },
    Pinned { from, role, by, piece },
    LeavesCheck { by, piece },
    EntersCheck { to, by, piece },
    EnPassantExposes { pawn, by, piece },
    PromotionMissing { to },
    PromotionForbidden { role },
    NotAPromotion { role, to },
    CastlingLost { side, lost },
    CastlingBlocked { side, by, piece, path },
    CastlingInCheck { side, by, piece },
    CastlingThrough { side, over, by, piece },
    CastlingInto { side, to, by, piece },
    CastlingUncovers { side, rook, by, piece },
});

mirror!(enum Lost = laws::Lost {
    Unknown,
    FromTheStart,
    KingMoved { ply, number },
    RookMoved { ply, number },
    RookCaptured { ply, number },
});

mirror!(enum Path = laws::Path {
    BetweenKingAndRook,
    ToTheirLastSquares,
});

mirror!(enum SanError = laws::SanError {
    Syntax { column },
    Null,
    Illegal(illegal),
    Ambiguous(played),
    MissingPromotion,
    IllegalPromotion(role),
    CaptureMark(played),
    Overspecified(played),
});
