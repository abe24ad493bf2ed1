//! What is wrong with a position or the FEN it is written in.

use jadoube_laws::{Fault, FenError, FenField, FenReason, PositionError, Severity, fen::Forgiven};

use crate::{Arguments, Words};

impl Words {
    /// What is wrong with a position.
    pub fn fault(&self, fault: &Fault) -> String {
        let key = format!("fault-{}", fault.code());
        self.message(&key, &fault_arguments(*fault))
    }

    /// `illegal` or `unreachable`.
    pub fn severity(&self, severity: Severity) -> String {
        let key = match severity {
            Severity::Illegal => "severity-illegal",
            Severity::Unreachable => "severity-unreachable",
        };
        self.message(key, &Arguments::new())
    }

    /// Why a FEN could not be read, with the field and the column.
    pub fn fen_error(&self, error: &FenError) -> String {
        let arguments = Arguments::new()
            .with("field", self.fen_field(error.field))
            .with("column", error.column)
            .with("reason", self.fen_reason(error.reason));
        self.message("fen-at", &arguments)
    }

    /// Why a FEN gives no position: why it could not be read, or all that is wrong with it.
    pub fn position_error(&self, error: &PositionError) -> String {
        match error {
            PositionError::Fen(error) => self.fen_error(error),
            PositionError::Faults(faults) => {
                let faults: Vec<String> = faults.iter().map(|fault| self.fault(fault)).collect();
                faults.join("; ")
            }
        }
    }

    /// What is wrong in a field of a FEN.
    pub fn fen_reason(&self, reason: FenReason) -> String {
        let none = Arguments::new();
        let arguments = match reason {
            FenReason::Unexpected(byte) => none.with("text", byte.escape_ascii().to_string()),
            FenReason::RankTooLong(rank) => none.with("rank", rank.digit().to_string()),
            FenReason::RankTooShort(rank, count) => none
                .with("rank", rank.digit().to_string())
                .with("count", count),
            FenReason::TooFewRanks(count) => none.with("count", count),
            FenReason::Missing
            | FenReason::TooManyFields
            | FenReason::Blank
            | FenReason::TooManyRanks
            | FenReason::AdjacentDigits
            | FenReason::RightTwice
            | FenReason::RightsOrder
            | FenReason::RightsMixed
            | FenReason::Square
            | FenReason::Number
            | FenReason::LeadingZero
            | FenReason::NumberTooLarge => none,
        };
        self.message(&format!("fen-{}", reason.code()), &arguments)
    }

    /// What a lenient reading of a FEN overlooked or put right.
    pub fn fen_forgiven(&self, forgiven: &Forgiven) -> String {
        let none = Arguments::new();
        let arguments = match forgiven {
            Forgiven::Missing(field)
            | Forgiven::Dash(field)
            | Forgiven::LeadingZeros(field)
            | Forgiven::NumberUnknown(field) => none.with("field", self.fen_field(*field)),
            Forgiven::RightDropped(fault) => none.with("fault", self.fault(fault)),
            Forgiven::EnPassantDropped(square, fault) => none
                .with("square", *square)
                .with("fault", self.fault(fault)),
            Forgiven::HalfmovesReset(count) | Forgiven::MoveNumberRaised(count) => {
                none.with("count", count.to_string())
            }
            Forgiven::Blanks
            | Forgiven::AdjacentDigits
            | Forgiven::Turn
            | Forgiven::RightsOrder
            | Forgiven::RightsMixed
            | Forgiven::SquareCase => none,
        };
        self.message(&format!("fen-forgiven-{}", forgiven.code()), &arguments)
    }

    /// The name of a field of a FEN.
    pub fn fen_field(&self, field: FenField) -> String {
        let key = match field {
            FenField::Board => "fen-field-board",
            FenField::Turn => "fen-field-turn",
            FenField::Castling => "fen-field-castling",
            FenField::EnPassant => "fen-field-en_passant",
            FenField::Halfmoves => "fen-field-halfmoves",
            FenField::Fullmoves => "fen-field-fullmoves",
            FenField::End => "fen-field-end",
        };
        self.message(key, &Arguments::new())
    }
}

fn fault_arguments(fault: Fault) -> Arguments {
    let none = Arguments::new();
    match fault {
        Fault::NoKing(color)
        | Fault::CastlingWithoutKing(color)
        | Fault::CastlingKingNotHome(color)
        | Fault::CastlingKingOnEdge(color) => none.with("color", color),
        Fault::TooManyKings(color, squares) => none.with("color", color).with("squares", squares),
        Fault::PawnsOnEndRanks(squares)
        | Fault::OpponentInCheck(squares)
        | Fault::CastlingOffBackRank(squares)
        | Fault::TooManyCheckers(squares)
        | Fault::ImpossibleCheckers(squares) => none.with("squares", squares),
        Fault::CastlingWithoutRook(square)
        | Fault::CastlingRookNotHome(square)
        | Fault::EnPassantRank(square)
        | Fault::EnPassantWrongSide(square)
        | Fault::EnPassantWithoutPawn(square)
        | Fault::EnPassantBlocked(square) => none.with("square", square),
        Fault::CastlingTwice(color, side) => none.with("color", color).with("side", side),
        Fault::EnPassantCheck(square, squares) => {
            none.with("square", square).with("squares", squares)
        }
        Fault::TooManyPieces(color, count)
        | Fault::TooManyPawns(color, count)
        | Fault::TooManyPromoted(color, count) => none.with("color", color).with("count", count),
        Fault::HalfmovesAfterPawnMove(count) => none.with("count", count.to_string()),
        Fault::HalfmovesBeyondGame { halfmoves, played } => none
            .with("count", halfmoves.to_string())
            .with("played", played.to_string()),
        Fault::KingsAdjacent | Fault::MoveNumberZero => none,
    }
}
