use jadoube_arbiter::{
    Authority, Ground, Outcome, Points, Reason, Ruler, Score, SealFault, SiteRule,
};
use jadoube_laws::{Claim, Color, Edition, Rule};
use jadoube_record as record;

use crate::support::check;

#[test]
fn scores() {
    check::<record::Score, _>(&[
        Score::win(Color::White),
        Score::DRAW,
        Score::BOTH_LOSE,
        Score {
            white: Points(3),
            black: Points(1),
        },
    ]);
    check::<record::Points, _>(&[Points::ZERO, Points(1), Points::HALF, Points::ONE]);
}

#[test]
fn outcomes() {
    check::<record::Outcome, _>(&[
        Outcome {
            score: Some(Score::win(Color::Black)),
            reason: Reason::Checkmate,
            authority: Authority::Law(Edition::E2023.article(Rule::Checkmate).unwrap()),
            by: Ruler::Program,
        },
        Outcome {
            score: None,
            reason: Reason::WrongStart,
            authority: Authority::Site(SiteRule::NobodySeated),
            by: Ruler::Players,
        },
    ]);
    check::<record::Reason, _>(&[
        Reason::Checkmate,
        Reason::Stalemate,
        Reason::DeadPosition,
        Reason::Fivefold,
        Reason::SeventyFiveMoves,
        Reason::Agreement,
        Reason::Claim(Claim::FiftyMoves),
        Reason::Resignation(Color::White),
        Reason::Flag(Color::Black),
        Reason::BothFlags,
        Reason::IllegalMoves(Color::White),
        Reason::UnsoundPosition,
        Reason::Default(Color::White),
        Reason::BothDefault,
        Reason::Penalty(Color::Black),
        Reason::BothRefused,
        Reason::Decision,
        Reason::Signed,
        Reason::WrongStart,
        Reason::ColorsReversed,
        Reason::Absence(Color::Black),
        Reason::Quickplay(Color::White, Ground::NoEffort),
        Reason::Referred(Color::Black, Ground::NormalMeans),
        Reason::Sealed(Color::White, SealFault::Illegal),
        Reason::PositionLost,
    ]);
}
