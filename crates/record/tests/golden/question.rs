use jadoube_arbiter::{
    Answer, Ground, Millis, Misconduct, Question, Reason, Score, SealFault, Stake,
};
use jadoube_laws::{Article, Color, Edition, Rule, Square};
use jadoube_record as record;

use crate::support::check;

fn article() -> Article {
    Edition::E1997
        .article(Rule::ClaimWrong)
        .expect("claims may fail")
}

#[test]
fn questions() {
    check::<record::Question, _>(&[
        Question::Touched(Color::White, Square::E4),
        Question::TwoHands(Color::White),
        Question::CanMate(Color::White, Reason::Flag(Color::White)),
        Question::Dead,
        Question::GoodReason(Color::White),
        Question::UnfinishedCastling(Color::White),
        Question::Restarted(Color::White),
        Question::Adjusting(Color::White, Square::E4),
        Question::Late(Color::White),
        Question::BothLate,
        Question::Misconduct(Color::White, Misconduct::Displacing),
        Question::ColorsReversed,
        Question::KingCaptured(Color::White),
        Question::PromotionChoice(Color::White),
        Question::ClocksAfterGoingBack {
            ply: 2,
            white: Millis(60_000),
            black: Millis(60_000),
        },
        Question::Schedule {
            white: Millis(60_000),
            black: Millis(60_000),
        },
        Question::ResultStands,
        Question::Appeal(Color::White),
        Question::MovesUnknown,
        Question::Increment(Color::White),
        Question::Quickplay(Color::White, Ground::NormalMeans),
        Question::QuickplayLater(Color::White, Ground::NoEffort),
        Question::Envelope(Color::White, SealFault::Nothing),
        Question::ResumedTimes {
            color: Color::White,
            white: Millis(60_000),
            black: Millis(90_000),
        },
        Question::Unverified(article(), Stake::More(Color::Black, 120_000)),
    ]);
}

#[test]
fn stakes() {
    check::<record::Stake, _>(&[
        Stake::End(Score::DRAW, Reason::Flag(Color::White)),
        Stake::NewGame(Reason::Flag(Color::White)),
        Stake::More(Color::White, 60_000),
        Stake::Less(Color::White, 60_000),
    ]);
}

#[test]
fn answers() {
    check::<record::Answer, _>(&[
        Answer::Yes,
        Answer::No,
        Answer::Lose,
        Answer::PlayOn,
        Answer::NewGame,
        Answer::Nothing,
        Answer::Warn,
        Answer::OpponentTime,
        Answer::OwnTime,
        Answer::LoseGame,
        Answer::IllegalMove,
        Answer::Castling,
        Answer::Distraction,
        Answer::Accident,
        Answer::ChargeTaker,
        Answer::ChargeOther,
        Answer::ChargeBoth,
        Answer::LeaveClocks,
        Answer::ClocksOfThen,
        Answer::Stands,
        Answer::Correct,
        Answer::NextPeriod,
        Answer::Evidence,
        Answer::Postpone,
        Answer::PostponeWithTime,
        Answer::Reject,
    ]);
}
