//! Why a move is illegal.

mod find;
#[cfg(test)]
mod tests;
mod text;

use core::num::NonZeroU32;

use crate::{Article, Color, Edition, Move, Piece, Position, Role, Rule, Side, Square};

/// The first reason found why a move is illegal, with the pieces and squares it rests on.
///
/// Whether a piece stands there and may go there at all comes first, then what becomes of the own
/// king, then the promotion.
///
/// Law: [3.10.2](crate::law::A3_10_2).
///
/// ```
/// use jadoube_laws::{Edition, Illegal, Position, Square};
///
/// let position = Position::initial();
/// let illegal = position.why_illegal(Square::F1, Square::A6, None).expect("e2 is in the way");
/// assert!(matches!(illegal, Illegal::PathBlocked { by: Square::E2, .. }));
/// assert_eq!(illegal.article(Edition::E2023).map(|article| article.number()), Some("3.5"));
/// assert_eq!(position.why_illegal(Square::E2, Square::E4, None), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
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
///
/// Law: [3.8.2.1](crate::law::A3_8_2_1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Lost {
    /// Not looked into; see [`Illegal::traced`].
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
///
/// Law: [II.3.2.7](crate::law::GUIDE_II_3_2_7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Path {
    /// Those between the king and the rook.
    BetweenKingAndRook,
    /// In Chess960, also those on which they end or which they cross beyond each other.
    ToTheirLastSquares,
}

impl Illegal {
    /// The names of all reasons, as [`Illegal::key`] gives them.
    pub const KEYS: [&'static str; 25] = [
        "no_piece",
        "no_such_piece",
        "not_yours",
        "stays_put",
        "own_piece",
        "captures_king",
        "not_its_move",
        "path_blocked",
        "pawn_blocked",
        "not_first_move",
        "nothing_to_capture",
        "no_en_passant",
        "pinned",
        "leaves_check",
        "enters_check",
        "en_passant_exposes",
        "promotion_missing",
        "promotion_forbidden",
        "not_a_promotion",
        "castling_lost",
        "castling_blocked",
        "castling_in_check",
        "castling_through",
        "castling_into",
        "castling_uncovers",
    ];

    /// A stable name of the reason for files and messages, such as `path_blocked`.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::NoPiece { .. } => "no_piece",
            Self::NoSuchPiece { .. } => "no_such_piece",
            Self::NotYours { .. } => "not_yours",
            Self::StaysPut { .. } => "stays_put",
            Self::OwnPiece { .. } => "own_piece",
            Self::CapturesKing { .. } => "captures_king",
            Self::NotItsMove { .. } => "not_its_move",
            Self::PathBlocked { .. } => "path_blocked",
            Self::PawnBlocked { .. } => "pawn_blocked",
            Self::NotFirstMove { .. } => "not_first_move",
            Self::NothingToCapture { .. } => "nothing_to_capture",
            Self::NoEnPassant { .. } => "no_en_passant",
            Self::Pinned { .. } => "pinned",
            Self::LeavesCheck { .. } => "leaves_check",
            Self::EntersCheck { .. } => "enters_check",
            Self::EnPassantExposes { .. } => "en_passant_exposes",
            Self::PromotionMissing { .. } => "promotion_missing",
            Self::PromotionForbidden { .. } => "promotion_forbidden",
            Self::NotAPromotion { .. } => "not_a_promotion",
            Self::CastlingLost { .. } => "castling_lost",
            Self::CastlingBlocked { .. } => "castling_blocked",
            Self::CastlingInCheck { .. } => "castling_in_check",
            Self::CastlingThrough { .. } => "castling_through",
            Self::CastlingInto { .. } => "castling_into",
            Self::CastlingUncovers { .. } => "castling_uncovers",
        }
    }

    /// The rule that the move breaks.
    pub const fn rule(&self) -> Rule {
        match self {
            Self::NoPiece { .. }
            | Self::NoSuchPiece { .. }
            | Self::NotYours { .. }
            | Self::StaysPut { .. } => Rule::Turn,
            Self::OwnPiece { .. } => Rule::OwnPiece,
            Self::CapturesKing { .. } => Rule::KingCapture,
            Self::NotItsMove { role, from, to } => match role {
                Role::Pawn if from.file() as u8 == to.file() as u8 => Rule::PawnAdvance,
                Role::Pawn => Rule::PawnCapture,
                Role::Knight => Rule::KnightMove,
                Role::Bishop => Rule::BishopMove,
                Role::Rook => Rule::RookMove,
                Role::Queen => Rule::QueenMove,
                Role::King => Rule::KingMove,
            },
            Self::PathBlocked { .. } => Rule::NoJumping,
            Self::PawnBlocked { .. } => Rule::PawnAdvance,
            Self::NotFirstMove { .. } => Rule::PawnDoubleAdvance,
            Self::NothingToCapture { .. } => Rule::PawnCapture,
            Self::NoEnPassant { .. } => Rule::EnPassantAtOnce,
            Self::Pinned { .. }
            | Self::LeavesCheck { .. }
            | Self::EntersCheck { .. }
            | Self::EnPassantExposes { .. }
            | Self::CastlingUncovers { .. } => Rule::KingSafety,
            Self::PromotionMissing { .. }
            | Self::PromotionForbidden { .. }
            | Self::NotAPromotion { .. } => Rule::Promotion,
            Self::CastlingLost { lost, .. } => match lost {
                Lost::Unknown | Lost::FromTheStart => Rule::CastlingLost,
                Lost::KingMoved { .. } => Rule::CastlingKingMoved,
                Lost::RookMoved { .. } | Lost::RookCaptured { .. } => Rule::CastlingRookMoved,
            },
            Self::CastlingBlocked { path, .. } => match path {
                Path::BetweenKingAndRook => Rule::CastlingBlocked,
                Path::ToTheirLastSquares => Rule::Chess960Path,
            },
            Self::CastlingInCheck { .. }
            | Self::CastlingThrough { .. }
            | Self::CastlingInto { .. } => Rule::CastlingAttacked,
        }
    }

    /// Where an edition states the rule that the move breaks.
    pub fn article(&self, edition: Edition) -> Option<Article> {
        edition.article(self.rule())
    }

    /// The same reason, telling what took the right to castle away where that is the reason.
    ///
    /// `moves` are those played from `start` up to the position in which the move was tried.
    ///
    /// ```
    /// use jadoube_laws::{Illegal, Lost, Position, Side, Square};
    ///
    /// let mut position = Position::initial();
    /// let mut moves = Vec::new();
    /// for (from, to) in [(Square::E2, Square::E4), (Square::E7, Square::E5),
    ///     (Square::E1, Square::E2), (Square::E8, Square::E7)] {
    ///     let all = position.legal_moves();
    ///     let m = *all.iter().find(|m| m.from() == from && m.to() == to).expect("legal");
    ///     position.play(m);
    ///     moves.push(m);
    /// }
    /// let illegal = position.why_not_castle(Side::King).expect("the king has moved");
    /// let Illegal::CastlingLost { lost, .. } = illegal.traced(&Position::initial(), &moves) else {
    ///     panic!("{illegal:?}");
    /// };
    /// assert!(matches!(lost, Lost::KingMoved { ply: 3, number } if number.get() == 2));
    /// ```
    pub fn traced(self, start: &Position, moves: &[Move]) -> Self {
        match self {
            Self::CastlingLost { side, .. } => {
                let color = if moves.len().is_multiple_of(2) {
                    start.turn()
                } else {
                    !start.turn()
                };
                Self::CastlingLost {
                    side,
                    lost: Lost::by(start, moves, color, side),
                }
            }
            Self::NoPiece { .. }
            | Self::NoSuchPiece { .. }
            | Self::NotYours { .. }
            | Self::StaysPut { .. }
            | Self::OwnPiece { .. }
            | Self::CapturesKing { .. }
            | Self::NotItsMove { .. }
            | Self::PathBlocked { .. }
            | Self::PawnBlocked { .. }
            | Self::NotFirstMove { .. }
            | Self::NothingToCapture { .. }
            | Self::NoEnPassant { .. }
            | Self::Pinned { .. }
            | Self::LeavesCheck { .. }
            | Self::EntersCheck { .. }
            | Self::EnPassantExposes { .. }
            | Self::PromotionMissing { .. }
            | Self::PromotionForbidden { .. }
            | Self::NotAPromotion { .. }
            | Self::CastlingBlocked { .. }
            | Self::CastlingInCheck { .. }
            | Self::CastlingThrough { .. }
            | Self::CastlingInto { .. }
            | Self::CastlingUncovers { .. } => self,
        }
    }
}

impl Lost {
    /// What took a side's right to castle away in the moves from `start`; [`Lost::Unknown`] if
    /// it is still there.
    pub fn by(start: &Position, moves: &[Move], color: Color, side: Side) -> Self {
        let Some(rook) = start.castling().rook(color, side, start.king(color)) else {
            return Self::FromTheStart;
        };
        let mut position = *start;
        for (&m, ply) in moves.iter().zip(1..) {
            let mover = position.turn();
            let number = position.fullmoves();
            position.play(m);
            if position.castling().of(color).contains(rook) {
                continue;
            }
            return if mover != color {
                Self::RookCaptured { ply, number }
            } else if m.role() == Role::King {
                Self::KingMoved { ply, number }
            } else {
                Self::RookMoved { ply, number }
            };
        }
        Self::Unknown
    }
}
