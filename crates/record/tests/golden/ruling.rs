use jadoube_arbiter::{
    Authority, Ground, Millis, Misconduct, Must, Obligation, Outcome, Penalty, Reason, Ruler,
    Ruling, RulingId, Score,
};
use jadoube_laws::{Breach, Claim, Color, Edition, Rule, Square};
use jadoube_record as record;

use crate::support::check;

fn obligation() -> Obligation {
    Obligation {
        must: Must::Capture(Square::D5),
        rule: Rule::TouchedBoth,
    }
}

fn outcome() -> Outcome {
    Outcome {
        score: Some(Score::win(Color::White)),
        reason: Reason::Resignation(Color::Black),
        authority: Authority::Law(
            Edition::E2023
                .article(Rule::Resignation)
                .expect("players may resign"),
        ),
        by: Ruler::Program,
    }
}

#[test]
fn rulings() {
    let all = [on_the_board(), on_clocks_and_draws(), on_the_rest()];
    check::<record::Ruling, _>(&all.concat());
}

fn on_the_board() -> Vec<Ruling> {
    vec![
        Ruling::ClockStarted,
        Ruling::InTime(Color::White),
        Ruling::WhiteLosesTime,
        Ruling::SetUpStands,
        Ruling::PositionTransferred,
        Ruling::ReversedColorsStand,
        Ruling::CastlingBarred(Color::White, Square::E1.bit() | Square::H1.bit()),
        Ruling::Obliged(obligation()),
        Ruling::AccidentalTouch(Square::E4),
        Ruling::AdjustingVoid(Square::E4),
        Ruling::TouchBroken(Color::White),
        Ruling::TakenBackInTime(Color::White),
        Ruling::NotCompleted(Color::White),
        Ruling::CapturedOnPromotion(Square::E4),
        Ruling::TouchClaimLost(Color::White),
        Ruling::TouchClaimRejected(Color::White),
        Ruling::CompletedByNextMove(Color::White),
        Ruling::IllegalMove(Color::White, Breach::EmptyPress, 2),
        Ruling::GainTakenBack(Color::White, 60_000),
        Ruling::ExtraTime(Color::White, 60_000),
        Ruling::TimeTaken(Color::White, 60_000),
        Ruling::BecomesQueen(Square::E4),
        Ruling::Restored(2),
        Ruling::IllegalMoveStands,
        Ruling::IllegalMoveClaimRejected(Color::White),
        Ruling::WaitOneMove,
        Ruling::TwoMovesNotIllegal(Color::White),
        Ruling::PutBackOnOwnTime(Color::White),
    ]
}

fn on_clocks_and_draws() -> Vec<Ruling> {
    vec![
        Ruling::FlagNoticed(Color::White),
        Ruling::QuotaMet(Color::White),
        Ruling::FlagDisregarded(Color::White),
        Ruling::FlagClaimRejected(Color::White),
        Ruling::BothFlagsGoOn,
        Ruling::ClockRuns(Color::White),
        Ruling::StopAccepted(Color::White),
        Ruling::ClocksSet,
        Ruling::SettingMended,
        Ruling::SettingLeft,
        Ruling::ClockReplaced,
        Ruling::OtherHandNotIllegal(Color::White),
        Ruling::Offered(Color::White),
        Ruling::OfferedAtOtherTime(Color::White),
        Ruling::ConditionVoid(Color::White),
        Ruling::OfferRefused(Color::White),
        Ruling::ClaimIsOffer(Color::White),
        Ruling::ClaimTested(Color::White),
        Ruling::ClaimCorrect(Claim::Threefold),
        Ruling::ClaimWrong(Color::White, Claim::Threefold),
        Ruling::MakeClaimLegal(Color::White),
        Ruling::AnnouncedMoveIllegal(Color::White),
    ]
}

fn on_the_rest() -> Vec<Ruling> {
    vec![
        Ruling::IncrementSet(Color::White, 5_000),
        Ruling::IncrementDenied(Color::White),
        Ruling::QuickplayClaimed(Color::White, Ground::NoEffort),
        Ruling::QuickplayPostponed(Color::White),
        Ruling::QuickplayRejected(Color::White),
        Ruling::ToSeal(Color::White),
        Ruling::Adjourned(Color::White),
        Ruling::SealedOnBoard(Color::White),
        Ruling::SessionBegins,
        Ruling::ReplierMissing(Color::White),
        Ruling::EnvelopeToOpen(Color::White),
        Ruling::EnvelopeOpened(Color::White),
        Ruling::ReplySealed(Color::White),
        Ruling::EnvelopeMissing(Color::White),
        Ruling::RecordingExcused(Color::White),
        Ruling::MustCatchUp(Color::White),
        Ruling::ArbiterRecords,
        Ruling::BothCatchUp,
        Ruling::NextPeriodByDefault(Color::White),
        Ruling::NotedForReconstruction,
        Ruling::WrittenAhead(Color::White),
        Ruling::PreviousNotWritten(Color::White),
        Ruling::OtherNotation(Color::White),
        Ruling::MarkOffer,
        Ruling::AssistantAllowed(Color::White),
        Ruling::SheetsShown,
        Ruling::SheetSeen(Color::White, 2),
        Ruling::ResultSigned,
        Ruling::Penalized(
            Color::White,
            Penalty::OwnTime(Millis(60_000)),
            Misconduct::Displacing,
        ),
        Ruling::NoPenalty(Color::White, Misconduct::Displacing),
        Ruling::Explained(Rule::Castling),
        Ruling::Decided,
        Ruling::BystanderHeard,
        Ruling::BystanderWarned,
        Ruling::Appealed(RulingId(4)),
        Ruling::AppealDecided(RulingId(4)),
        Ruling::Withdrawn(RulingId(4)),
        Ruling::ResultStands,
        Ruling::TakenBack(6),
        Ruling::Over(outcome()),
    ]
}

#[test]
fn rulers() {
    check::<record::Ruler, _>(&[
        Ruler::Program,
        Ruler::Arbiter,
        Ruler::Players,
        Ruler::Default,
    ]);
}
