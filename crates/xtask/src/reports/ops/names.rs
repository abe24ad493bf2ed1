//! The words in which reports name defects and reasons, for those of the library.
//!
//! The library's own name always comes first; a case may use any of the names.

use jadoube_laws::fen::{FenError, FenField, FenReason};
use jadoube_laws::{
    Board, Color, Fault, Illegal, Piece, Position, Rank, Role, SanError, Square, UciError,
};

/// The words of reports among the names below; the library's own are in its documentation.
pub(in crate::reports) const KNOWN: &[&str] = &[
    "adjacent_digits",
    "ambiguous_move",
    "ambiguous_two_field_clock",
    "bad_halfmove_clock",
    "bad_side_to_move",
    "bad_start",
    "black_kingside_right_without_rook",
    "black_queenside_right_without_rook",
    "castling_right_without_king_or_rook",
    "chess960_without_fen",
    "diagonal_discovered_check_through_captured_pawn",
    "duplicate_tag",
    "ep_square_impossible_with_current_check",
    "ep_square_inconsistent_with_board",
    "ep_square_not_on_rank_3_or_6",
    "ep_square_wrong_rank_for_side_to_move",
    "fen_without_setup",
    "fullmove_number_zero",
    "helpmate_exists",
    "horizontal_discovered_check",
    "hourglass",
    "illegal_move",
    "illegal_or_null",
    "impossible_double_check",
    "in_check",
    "king_count",
    "king_in_check_after_rook_leaves",
    "king_passes_attacked_square",
    "kings_adjacent",
    "missing_fields",
    "missing_promotion",
    "missing_termination_marker",
    "nag_out_of_range",
    "no_castling_right",
    "none",
    "not_a_pawn",
    "path_blocked",
    "pawn_on_back_rank",
    "pinned",
    "rank_count",
    "rank_width",
    "result_tag_differs_from_termination",
    "setup_without_fen",
    "side_not_to_move_in_check",
    "stray_text",
    "syntax",
    "too_many_checkers",
    "too_many_fields",
    "unknown",
    "unknown_escape",
    "unknown_variant",
    "unparsable_date",
    "unterminated_comment",
    "unterminated_string",
    "unterminated_variation",
    "white_kingside_right_without_rook",
    "white_queenside_right_without_rook",
];

/// The names of a fault of a setup.
pub(super) fn fault(fault: &Fault, board: &Board) -> Vec<String> {
    let mut names = vec![fault.code().to_owned()];
    if let Fault::CastlingWithoutRook(rook) = fault {
        names.push(right_without_rook(*rook, board));
    }
    let others: &[&str] = match fault {
        Fault::NoKing(Color::White) => &["king_count", "no_white_king"],
        Fault::NoKing(Color::Black) => &["king_count", "no_black_king"],
        Fault::TooManyKings(..) => &["king_count"],
        Fault::PawnsOnEndRanks(_) => &["pawn_on_back_rank"],
        Fault::KingsAdjacent => &["side_not_to_move_in_check"],
        Fault::OpponentInCheck(_) => &["side_not_to_move_in_check"],
        Fault::CastlingWithoutKing(_)
        | Fault::CastlingOffBackRank(_)
        | Fault::CastlingTwice(..)
        | Fault::CastlingKingNotHome(_)
        | Fault::CastlingRookNotHome(_)
        | Fault::CastlingWithoutRook(_)
        | Fault::CastlingKingOnEdge(_) => &["castling_right_without_king_or_rook"],
        Fault::EnPassantRank(_) => &["ep_square_not_on_rank_3_or_6"],
        Fault::EnPassantWrongSide(_) => &[
            "ep_square_wrong_rank_for_side_to_move",
            "ep_square_inconsistent_with_board",
        ],
        Fault::EnPassantWithoutPawn(_) | Fault::EnPassantBlocked(_) => {
            &["ep_square_inconsistent_with_board"]
        }
        Fault::EnPassantCheck(..) => &["ep_square_impossible_with_current_check"],
        Fault::TooManyCheckers(_) => &["too_many_checkers_or_impossible_alignment"],
        Fault::ImpossibleCheckers(_) => &[
            "impossible_check",
            "impossible_double_check",
            "too_many_checkers_or_impossible_alignment",
        ],
        Fault::TooManyPieces(..) | Fault::TooManyPawns(..) => &[],
        Fault::TooManyPromoted(..) => &["too_many_promoted_pieces"],
        Fault::HalfmovesAfterPawnMove(_) | Fault::HalfmovesBeyondGame { .. } => {
            &["bad_halfmove_clock"]
        }
        Fault::MoveNumberZero => &["fullmove_number_zero"],
    };
    names.extend(others.iter().map(|&name| name.to_owned()));
    names
}

/// The names of an error in the text of a FEN.
pub(super) fn fen_error(error: &FenError) -> Vec<String> {
    let mut names = vec![error.reason.code().to_owned()];
    let by_reason: &[&str] = match error.reason {
        FenReason::Missing => &["missing_fields"],
        FenReason::RankTooLong(_) | FenReason::RankTooShort(..) => &["rank_width"],
        FenReason::TooManyRanks | FenReason::TooFewRanks(_) => &["rank_count"],
        FenReason::Unexpected(c) if c.is_ascii_digit() && error.field == FenField::Board => {
            &["rank_width"]
        }
        FenReason::TooManyFields
        | FenReason::Blank
        | FenReason::Unexpected(_)
        | FenReason::AdjacentDigits
        | FenReason::RightTwice
        | FenReason::RightsOrder
        | FenReason::RightsMixed
        | FenReason::Square
        | FenReason::Number
        | FenReason::LeadingZero
        | FenReason::NumberTooLarge => &[],
    };
    let by_field = match error.field {
        FenField::Board => "bad_placement",
        FenField::Turn => "bad_side_to_move",
        FenField::Castling => "bad_castling_rights",
        FenField::EnPassant => "bad_ep_square",
        FenField::Halfmoves => "bad_halfmove_clock",
        FenField::Fullmoves => "bad_fullmove_number",
        FenField::End => "too_many_fields",
    };
    names.extend(by_reason.iter().map(|&name| name.to_owned()));
    names.push(by_field.to_owned());
    names
}

/// The names of the reason why a move is illegal.
pub(super) fn illegal(illegal: &Illegal, position: &Position) -> Vec<String> {
    let mut names = vec![illegal.key().to_owned(), "illegal_move".to_owned()];
    let others: &[&str] = match illegal {
        Illegal::CastlingLost { .. } => &["no_castling_right"],
        Illegal::CastlingBlocked { .. } | Illegal::PawnBlocked { .. } => &["path_blocked"],
        Illegal::CastlingInCheck { .. } | Illegal::LeavesCheck { .. } => &["in_check"],
        Illegal::CastlingThrough { .. } => &["king_passes_attacked_square"],
        Illegal::CastlingInto { .. } => &["king_ends_in_check", "king_enters_attacked_square"],
        Illegal::CastlingUncovers { .. } => &["king_in_check_after_rook_leaves"],
        Illegal::EnPassantExposes { by, .. } => {
            let king = position.king(position.turn());
            if king.rank() == by.rank() {
                &["horizontal_discovered_check"]
            } else {
                &["diagonal_discovered_check_through_captured_pawn"]
            }
        }
        Illegal::NotItsMove { role, to, .. }
            if *role != Role::Pawn && position.passed() == Some(*to) =>
        {
            &["not_a_pawn"]
        }
        Illegal::EntersCheck { .. } => &["king_enters_attacked_square", "moves_into_check"],
        Illegal::PromotionMissing { .. } => &["missing_promotion"],
        Illegal::PromotionForbidden { .. } => &["illegal_promotion"],
        Illegal::NoPiece { .. } => &["empty_square"],
        Illegal::NotYours { .. } => &["wrong_side", "not_your_piece"],
        Illegal::NoSuchPiece { .. }
        | Illegal::StaysPut { .. }
        | Illegal::OwnPiece { .. }
        | Illegal::CapturesKing { .. }
        | Illegal::NotItsMove { .. }
        | Illegal::PathBlocked { .. }
        | Illegal::NotFirstMove { .. }
        | Illegal::NothingToCapture { .. }
        | Illegal::NoEnPassant { .. }
        | Illegal::Pinned { .. }
        | Illegal::NotAPromotion { .. } => &[],
    };
    names.extend(others.iter().map(|&name| name.to_owned()));
    names
}

/// The class of an error in algebraic notation.
pub(super) fn san_error(error: &SanError) -> &'static str {
    match error {
        SanError::Syntax { .. } | SanError::CaptureMark(_) => "error:syntax",
        SanError::Null => "error:null_move_unsupported",
        SanError::Illegal(_) => "error:illegal",
        SanError::Ambiguous(_) => "error:ambiguous",
        SanError::MissingPromotion => "error:missing_promotion",
        SanError::IllegalPromotion(_) => "error:illegal_promotion",
        SanError::Overspecified(_) => "error:overspecified",
    }
}

/// The name of an error in UCI notation.
pub(super) fn uci_error(error: &UciError) -> &'static str {
    match error {
        UciError::Syntax { .. } => "syntax",
        UciError::Null => "null",
        UciError::Illegal(_) => "illegal",
        UciError::MissingPromotion => "missing_promotion",
    }
}

/// Which of the four rights it is that names a square without a rook.
fn right_without_rook(rook: Square, board: &Board) -> String {
    let color = if rook.rank() == Rank::First {
        Color::White
    } else {
        Color::Black
    };
    let king = board
        .by_piece(Piece::new(color, Role::King))
        .into_iter()
        .next();
    let side = if king.is_some_and(|king| rook < king) {
        "queenside"
    } else {
        "kingside"
    };
    let color = match color {
        Color::White => "white",
        Color::Black => "black",
    };
    format!("{color}_{side}_right_without_rook")
}
