//! What a lenient reading of a move overlooked.

use jadoube_laws::san::Forgiven;

use crate::{Arguments, Words};

impl Words {
    /// What a lenient reading of a move overlooked.
    pub fn san_forgiven(&self, forgiven: Forgiven) -> String {
        let key = match forgiven {
            Forgiven::Spacing => "san-forgiven-spacing",
            Forgiven::MoveNumber => "san-forgiven-move_number",
            Forgiven::Letters => "san-forgiven-letters",
            Forgiven::Figurine => "san-forgiven-figurine",
            Forgiven::Case => "san-forgiven-case",
            Forgiven::PawnLetter => "san-forgiven-pawn_letter",
            Forgiven::CastlingZeros => "san-forgiven-castling_zeros",
            Forgiven::CastlingSpelling => "san-forgiven-castling_spelling",
            Forgiven::MissingCapture => "san-forgiven-missing_capture",
            Forgiven::ExtraCapture => "san-forgiven-extra_capture",
            Forgiven::CaptureSpelling => "san-forgiven-capture_spelling",
            Forgiven::MissingFile => "san-forgiven-missing_file",
            Forgiven::MissingRank => "san-forgiven-missing_rank",
            Forgiven::Overspecified => "san-forgiven-overspecified",
            Forgiven::LongForm => "san-forgiven-long_form",
            Forgiven::Coordinates => "san-forgiven-coordinates",
            Forgiven::PromotionSpelling => "san-forgiven-promotion_spelling",
            Forgiven::MissingCheck => "san-forgiven-missing_check",
            Forgiven::WrongCheck => "san-forgiven-wrong_check",
            Forgiven::TwoPlus => "san-forgiven-two_plus",
            Forgiven::CheckSpelling => "san-forgiven-check_spelling",
            Forgiven::EnPassantMark => "san-forgiven-en_passant_mark",
            Forgiven::WrongEnPassantMark => "san-forgiven-wrong_en_passant_mark",
            Forgiven::DrawOffer => "san-forgiven-draw_offer",
            Forgiven::Annotation => "san-forgiven-annotation",
            Forgiven::NullSpelling => "san-forgiven-null_spelling",
        };
        self.message(key, &Arguments::new())
    }
}
