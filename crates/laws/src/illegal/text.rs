//! Reasons as English sentences.

use core::fmt;

use super::{Illegal, Lost};

/// Writes the reason in English, for logs; `jadoube-words` has it in the reader's language.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoPiece { from } => write!(f, "no piece stands on {from}"),
            Self::NoSuchPiece { piece } => {
                write!(f, "there is no such {} {}", piece.color, piece.role)
            }
            Self::NotYours { from, piece } => {
                write!(f, "the {} on {from} is {}'s", piece.role, piece.color)
            }
            Self::StaysPut { from } => write!(f, "the piece on {from} stays where it is"),
            Self::OwnPiece { to, piece } => write!(f, "the own {} stands on {to}", piece.role),
            Self::CapturesKing { to } => write!(f, "the king on {to} cannot be captured"),
            Self::NotItsMove { role, from, to } => {
                write!(f, "a {role} does not move from {from} to {to}")
            }
            Self::PathBlocked { role, by, piece } => {
                write!(f, "the {role} cannot pass over the {} on {by}", piece.role)
            }
            Self::PawnBlocked { by, piece } => {
                write!(f, "the pawn is blocked by the {} on {by}", piece.role)
            }
            Self::NotFirstMove { from } => {
                write!(f, "the pawn on {from} may no longer advance two squares")
            }
            Self::NothingToCapture { to } => write!(f, "there is nothing to capture on {to}"),
            Self::NoEnPassant { pawn, .. } => {
                write!(f, "the pawn on {pawn} has not just advanced two squares")
            }
            Self::Pinned {
                from,
                role,
                by,
                piece,
            } => {
                write!(
                    f,
                    "the {role} on {from} is pinned by the {} on {by}",
                    piece.role
                )
            }
            Self::LeavesCheck { by, piece } => {
                write!(
                    f,
                    "the king would remain in check from the {} on {by}",
                    piece.role
                )
            }
            Self::EntersCheck { to, by, piece } => {
                write!(f, "{to} is attacked by the {} on {by}", piece.role)
            }
            Self::EnPassantExposes { pawn, by, piece } => write!(
                f,
                "capturing the pawn on {pawn} would expose the king to the {} on {by}",
                piece.role
            ),
            Self::PromotionMissing { to } => {
                write!(f, "the piece the pawn becomes on {to} is missing")
            }
            Self::PromotionForbidden { role } => write!(f, "a pawn cannot become a {role}"),
            Self::NotAPromotion { role, to } => {
                write!(f, "a {role} that moves to {to} is not promoted")
            }
            Self::CastlingLost { .. }
            | Self::CastlingBlocked { .. }
            | Self::CastlingInCheck { .. }
            | Self::CastlingThrough { .. }
            | Self::CastlingInto { .. }
            | Self::CastlingUncovers { .. } => self.castling(f),
        }
    }
}

impl Illegal {
    /// The reasons against castling; the others write nothing here.
    fn castling(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::CastlingLost { lost, .. } => write!(f, "{lost}"),
            Self::CastlingBlocked { by, piece, .. } => {
                write!(f, "the {} on {by} is in the way of castling", piece.role)
            }
            Self::CastlingInCheck { by, piece, .. } => {
                write!(f, "the king is in check from the {} on {by}", piece.role)
            }
            Self::CastlingThrough {
                over: square,
                by,
                piece,
                ..
            }
            | Self::CastlingInto {
                to: square,
                by,
                piece,
                ..
            } => {
                write!(f, "{square} is attacked by the {} on {by}", piece.role)
            }
            Self::CastlingUncovers {
                rook, by, piece, ..
            } => write!(
                f,
                "the rook on {rook} shields the king from the {} on {by}",
                piece.role
            ),
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
            | Self::NotAPromotion { .. } => Ok(()),
        }
    }
}

/// Writes the reason in English, for logs.
impl fmt::Display for Lost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("the right to castle is lost"),
            Self::FromTheStart => f.write_str("there was no right to castle from the start"),
            Self::KingMoved { number, .. } => write!(f, "the king moved on move {number}"),
            Self::RookMoved { number, .. } => write!(f, "the rook moved on move {number}"),
            Self::RookCaptured { number, .. } => {
                write!(f, "the rook was captured on move {number}")
            }
        }
    }
}

impl core::error::Error for Illegal {}
