//! Which rule each reason and fault rests on.

use super::Rule;
use crate::{Fault, SanError, UciError};

impl Fault {
    /// The rule that makes it a fault, if it is one of the Laws.
    pub const fn rule(&self) -> Option<Rule> {
        match self {
            Self::NoKing(_)
            | Self::TooManyKings(..)
            | Self::TooManyPieces(..)
            | Self::TooManyPawns(..) => Some(Rule::Pieces),
            Self::PawnsOnEndRanks(_) | Self::TooManyPromoted(..) => Some(Rule::Promotion),
            Self::KingsAdjacent | Self::OpponentInCheck(_) => Some(Rule::KingSafety),
            Self::CastlingWithoutKing(_) => Some(Rule::CastlingKingMoved),
            Self::CastlingWithoutRook(_) => Some(Rule::CastlingRookMoved),
            Self::CastlingOffBackRank(_) => Some(Rule::Castling),
            Self::CastlingKingNotHome(_) | Self::CastlingRookNotHome(_) => {
                Some(Rule::InitialPosition)
            }
            Self::CastlingTwice(..) | Self::CastlingKingOnEdge(_) => Some(Rule::Chess960Start),
            Self::EnPassantRank(_) | Self::EnPassantBlocked(_) => Some(Rule::PawnDoubleAdvance),
            Self::EnPassantWrongSide(_) | Self::EnPassantWithoutPawn(_) => Some(Rule::EnPassant),
            Self::EnPassantCheck(..) | Self::TooManyCheckers(_) | Self::ImpossibleCheckers(_) => {
                Some(Rule::KingSafety)
            }
            Self::HalfmovesAfterPawnMove(_) | Self::HalfmovesBeyondGame { .. } => {
                Some(Rule::FiftyMovesClaim)
            }
            Self::MoveNumberZero => None,
        }
    }
}

impl SanError {
    /// The rule of the Laws that the text or the move does not follow.
    pub const fn rule(&self) -> Rule {
        match self {
            Self::Syntax { .. } => Rule::AlgebraicNotation,
            Self::Null => Rule::Turn,
            Self::Illegal(why) => why.rule(),
            Self::Ambiguous(_) | Self::Overspecified(_) => Rule::Disambiguation,
            Self::MissingPromotion => Rule::PromotionNotation,
            Self::IllegalPromotion(_) => Rule::Promotion,
            Self::CaptureMark(_) => Rule::CaptureNotation,
        }
    }

    /// A stable name for files and messages, such as `missing_promotion`.
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Syntax { .. } => "syntax",
            Self::Null => "null",
            Self::Illegal(_) => "illegal",
            Self::Ambiguous(_) => "ambiguous",
            Self::MissingPromotion => "missing_promotion",
            Self::IllegalPromotion(_) => "illegal_promotion",
            Self::CaptureMark(_) => "capture_mark",
            Self::Overspecified(_) => "overspecified",
        }
    }
}

impl UciError {
    /// The rule of the Laws that the move does not follow, if the text is a move at all.
    pub const fn rule(&self) -> Option<Rule> {
        match self {
            Self::Syntax { .. } => None,
            Self::Null => Some(Rule::Turn),
            Self::Illegal(why) => Some(why.rule()),
            Self::MissingPromotion => Some(Rule::Promotion),
        }
    }
}
