//! Reasons as English sentences.

use core::fmt;

use super::{Illegal, Lost};
use crate::{Piece, Square};

/// Writes the reason in English, for logs; `jadoube-words` has it in the reader's language.
impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::NoPiece { from } => write!(f, "no piece stands on {from}"),
            Self::NoSuchPiece { piece } => {
                write!(f, "there is no such {} {}", piece.color, piece.role)
            }
            Self::NotYours { from, piece } => write!(f, "{} is not to move", The(piece, from)),
            Self::StaysPut { from } => write!(f, "the piece on {from} stays where it is"),
            Self::OwnPiece { to, piece } => write!(f, "{} is in its own way", The(piece, to)),
            Self::CapturesKing { to } => write!(f, "the king on {to} cannot be captured"),
            Self::NotItsMove { role, from, to } => {
                write!(f, "a {role} does not move from {from} to {to}")
            }
            Self::PathBlocked { role, by, piece } => {
                write!(f, "the {role} cannot pass over {}", The(piece, by))
            }
            Self::PawnBlocked { by, piece } => {
                write!(f, "the pawn is blocked by {}", The(piece, by))
            }
            Self::NotFirstMove { from } => {
                write!(f, "the pawn on {from} may no longer advance two squares")
            }
            Self::NothingToCapture { to } => write!(f, "there is nothing to capture on {to}"),
            Self::NoEnPassant { pawn, .. } => {
                write!(f, "the pawn on {pawn} has not just advanced two squares")
            }
            #[rustfmt::skip]
            Self::Pinned { from, role, by, piece } => {
                write!(f, "the {role} on {from} is pinned by {}", The(piece, by))
            }
            Self::LeavesCheck { by, piece } => {
                write!(f, "the king would remain in check from {}", The(piece, by))
            }
            #[rustfmt::skip]
            Self::EntersCheck { to: square, by, piece }
            | Self::CastlingThrough { over: square, by, piece, .. }
            | Self::CastlingInto { to: square, by, piece, .. } => {
                write!(f, "{square} is attacked by {}", The(piece, by))
            }
            Self::EnPassantExposes { pawn, by, piece } => {
                write!(
                    f,
                    "without the pawn on {pawn} {} gives check",
                    The(piece, by)
                )
            }
            Self::PromotionMissing { to } => write!(f, "what the pawn becomes on {to} is missing"),
            Self::PromotionForbidden { role } => write!(f, "a pawn cannot become a {role}"),
            Self::NotAPromotion { role, to } => {
                write!(f, "a {role} that moves to {to} is not promoted")
            }
            Self::CastlingLost { lost, .. } => write!(f, "{lost}"),
            Self::CastlingBlocked { by, piece, .. } => {
                write!(f, "{} is in the way of castling", The(piece, by))
            }
            Self::CastlingInCheck { by, piece, .. } => {
                write!(f, "the king is in check from {}", The(piece, by))
            }
            #[rustfmt::skip]
            Self::CastlingUncovers { rook, by, piece, .. } => {
                write!(f, "without the rook on {rook} {} gives check", The(piece, by))
            }
        }
    }
}

/// A piece and where it stands, in English.
struct The(Piece, Square);

impl fmt::Display for The {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(piece, on) = self;
        write!(f, "the {} {} on {on}", piece.color, piece.role)
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
