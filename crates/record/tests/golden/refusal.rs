use std::num::NonZeroU32;

use jadoube_arbiter::{
    Authority, Must, Obligation, QuestionId, Refusal, Refused, Regulation, RulingId,
};
use jadoube_laws::{
    Color, Illegal, Lost, Move, MoveKind, Path, Piece, Role, Rule, SanError, Side, Square,
};
use jadoube_record as record;

use crate::support::check;

fn obligation() -> Obligation {
    Obligation {
        must: Must::Castle(Side::King),
        rule: Rule::Castling,
    }
}

fn leap() -> Move {
    Move::from_parts(Role::Knight, Square::B1, Square::D2, MoveKind::Normal).expect("a leap")
}

#[test]
fn refusals() {
    check::<record::Refusal, _>(&[Refusal {
        reason: Refused::Friendly,
        authority: Authority::Regulations(Regulation::Friendly),
    }]);
    let mut all = vec![
        Refused::NotStarted,
        Refused::AlreadyStarted,
        Refused::Over,
        Refused::OutOfOrder,
        Refused::Paused,
        Refused::NotPaused,
        Refused::NotPresent(Color::White),
        Refused::AlreadyPresent(Color::White),
        Refused::NotOnMove(Color::White),
        Refused::NothingThere,
        Refused::WrongPiece,
        Refused::MoveMade,
        Refused::Obliged(obligation()),
        Refused::Illegal(Illegal::NoPiece { from: Square::E4 }),
        Refused::Unreadable(SanError::MissingPromotion),
        Refused::MissingPromotion,
        Refused::OnlyOnline,
        Refused::OnlyOverTheBoard,
        Refused::MayNotAdjust,
        Refused::ClockNotRunning,
        Refused::NoClock,
        Refused::NoOffer,
        Refused::OfferStands,
        Refused::DrawNotAllowed,
        Refused::TooEarly,
        Refused::ClaimRightLost,
        Refused::ClaimStands,
        Refused::NoClaim,
        Refused::ClaimPending,
        Refused::NoSuchClaim,
        Refused::NothingToClaim,
        Refused::TooLate,
        Refused::OnlyDisplay,
        Refused::NoQuestion(QuestionId(4)),
        Refused::NotAnAnswer(QuestionId(4)),
        Refused::ForTheArbiter(QuestionId(4)),
        Refused::NoRuling(RulingId(4)),
        Refused::NoAppeal(RulingId(4)),
        Refused::Withdrawn(RulingId(4)),
        Refused::NoMoreViews,
        Refused::NotInThisClass,
        Refused::Displaced,
        Refused::NoSuchPenalty,
        Refused::NoSuchMove,
        Refused::NothingIrregular,
        Refused::NotAScore,
        Refused::NotOver,
        Refused::MustKeepSilent,
        Refused::Signed,
        Refused::WrongSheet,
        Refused::Friendly,
        Refused::NobodySeated,
        Refused::NothingDue,
        Refused::QuickplayNotAnnounced,
        Refused::NoQuickplay,
        Refused::MoreThanTwoMinutes,
        Refused::FlagFallen,
        Refused::OnlyTheArbiter,
    ];
    all.extend(of_adjournments());
    check::<record::Refused, _>(&all);
}

#[test]
fn illegal_moves() {
    check::<record::Illegal, _>(&[on_the_way(), in_castling()].concat());
    check::<record::Lost, _>(&[
        Lost::Unknown,
        Lost::FromTheStart,
        Lost::KingMoved {
            ply: 5,
            number: NonZeroU32::MIN,
        },
        Lost::RookMoved {
            ply: 5,
            number: NonZeroU32::MIN,
        },
        Lost::RookCaptured {
            ply: 5,
            number: NonZeroU32::MIN,
        },
    ]);
    check::<record::Path, _>(&[Path::BetweenKingAndRook, Path::ToTheirLastSquares]);
}

#[test]
fn unreadable_moves() {
    check::<record::SanError, _>(&[
        SanError::Syntax { column: 5 },
        SanError::Null,
        SanError::Illegal(Illegal::NoPiece { from: Square::E4 }),
        SanError::Ambiguous(vec![leap(), leap()]),
        SanError::MissingPromotion,
        SanError::IllegalPromotion(Role::Knight),
        SanError::CaptureMark(leap()),
        SanError::Overspecified(leap()),
    ]);
}

fn on_the_way() -> Vec<Illegal> {
    vec![
        Illegal::NoPiece { from: Square::E4 },
        Illegal::NoSuchPiece {
            piece: Piece::new(Color::Black, Role::Bishop),
        },
        Illegal::NotYours {
            from: Square::E4,
            piece: Piece::new(Color::Black, Role::Bishop),
        },
        Illegal::StaysPut { from: Square::E4 },
        Illegal::OwnPiece {
            to: Square::E4,
            piece: Piece::new(Color::Black, Role::Bishop),
        },
        Illegal::CapturesKing { to: Square::E4 },
        Illegal::NotItsMove {
            role: Role::Knight,
            from: Square::E4,
            to: Square::E4,
        },
        Illegal::PathBlocked {
            role: Role::Knight,
            by: Square::E4,
            piece: Piece::new(Color::Black, Role::Bishop),
        },
        Illegal::PawnBlocked {
            by: Square::E4,
            piece: Piece::new(Color::Black, Role::Bishop),
        },
        Illegal::NotFirstMove { from: Square::E4 },
        Illegal::NothingToCapture { to: Square::E4 },
        Illegal::NoEnPassant {
            to: Square::E4,
            pawn: Square::E4,
        },
        Illegal::Pinned {
            from: Square::E4,
            role: Role::Knight,
            by: Square::E4,
            piece: Piece::new(Color::Black, Role::Bishop),
        },
        Illegal::LeavesCheck {
            by: Square::E4,
            piece: Piece::new(Color::Black, Role::Bishop),
        },
        Illegal::EntersCheck {
            to: Square::E4,
            by: Square::E4,
            piece: Piece::new(Color::Black, Role::Bishop),
        },
        Illegal::EnPassantExposes {
            pawn: Square::E4,
            by: Square::E4,
            piece: Piece::new(Color::Black, Role::Bishop),
        },
        Illegal::PromotionMissing { to: Square::E4 },
        Illegal::PromotionForbidden { role: Role::Knight },
        Illegal::NotAPromotion {
            role: Role::Knight,
            to: Square::E4,
        },
    ]
}

fn in_castling() -> Vec<Illegal> {
    vec![
        Illegal::CastlingLost {
            side: Side::King,
            lost: Lost::Unknown,
        },
        Illegal::CastlingBlocked {
            side: Side::King,
            by: Square::E4,
            piece: Piece::new(Color::Black, Role::Bishop),
            path: Path::BetweenKingAndRook,
        },
        Illegal::CastlingInCheck {
            side: Side::King,
            by: Square::E4,
            piece: Piece::new(Color::Black, Role::Bishop),
        },
        Illegal::CastlingThrough {
            side: Side::King,
            over: Square::E4,
            by: Square::E4,
            piece: Piece::new(Color::Black, Role::Bishop),
        },
        Illegal::CastlingInto {
            side: Side::King,
            to: Square::E4,
            by: Square::E4,
            piece: Piece::new(Color::Black, Role::Bishop),
        },
        Illegal::CastlingUncovers {
            side: Side::King,
            rook: Square::E4,
            by: Square::E4,
            piece: Piece::new(Color::Black, Role::Bishop),
        },
    ]
}

fn of_adjournments() -> [Refused; 7] {
    [
        Refused::Adjourned,
        Refused::NotAdjourned,
        Refused::AlreadyAdjourned,
        Refused::NothingToSeal,
        Refused::NothingSealed,
        Refused::AlreadySealed,
        Refused::SeveralReadings,
    ]
}
