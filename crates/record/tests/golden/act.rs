use jadoube_arbiter::{
    AbsenceClaim, Act, Answer, Command, EntryText, Ground, Hand, Intended, Manner, Millis,
    Mishandling, Order, QuestionId, Report, RulingId, Score, Seal, SheetKind, SiteAct, StopReason,
    Terms,
};
use jadoube_laws::{Board, Claim, Color, Role, Rule, Square, Uci};
use jadoube_record as record;

use crate::support::check;

fn seal() -> Seal {
    "0f".repeat(32).parse().expect("a seal")
}

fn uci(text: &str) -> Uci {
    text.parse().expect(text)
}

#[test]
fn acts() {
    check::<record::Act, _>(&[
        Act::Arrive,
        Act::SayAdjust,
        Act::Touch(Square::E2, Manner::Plain),
        Act::Release {
            from: Square::E2,
            to: Square::E4,
        },
        Act::Remove(Square::D5),
        Act::Place(Role::Queen, Square::A8),
        Act::ReleaseNew(Role::Knight, Square::H1),
        Act::UseBothHands,
        Act::Displace(Box::new(Board::INITIAL)),
        Act::PutBack,
        Act::Play {
            uci: uci("e2e4"),
            lag: Millis(0),
        },
        Act::Play {
            uci: uci("e7e8q"),
            lag: Millis(120),
        },
        Act::Press {
            hand: Hand::Same,
            lag: Millis(0),
        },
        Act::Press {
            hand: Hand::Other,
            lag: Millis(35),
        },
        Act::Mishandle(Mishandling::Hover),
        Act::Stop(StopReason::MissingPiece),
        Act::RestartOpponent,
        Act::Offer(Terms::Plain),
        Act::WithdrawOffer,
        Act::Accept,
        Act::Decline,
        Act::ClaimDraw(Claim::Threefold, Intended::Written(uci("g1f3"))),
        Act::WithdrawClaim,
        Act::ClaimIllegalMove,
        Act::ClaimTouch(Square::C3),
        Act::ClaimTwoHands,
        Act::ClaimFlag,
        Act::ClaimByDisplay,
        Act::AskIncrement,
        Act::ClaimQuickplay(Ground::NormalMeans),
        Act::Seal(seal()),
        Act::CloseEnvelope,
        Act::StateSealed(uci("e2e4")),
        Act::ClaimTimes {
            white: Millis(300_000),
            black: Millis(240_000),
        },
        Act::Resign,
        Act::AgreeCorrection,
        Act::Write(EntryText::Move("Cf3".into())),
        Act::Sign(Score::DRAW),
        Act::AskSheet,
        Act::AskExplanation(Rule::SeventyFiveMoves),
        Act::Appeal(RulingId(7)),
        Act::Answer(QuestionId(2), Answer::Yes),
    ]);
}

#[test]
fn commands() {
    check::<record::Command, _>(&[
        Command::Player(Color::White, Act::Resign),
        Command::Arbiter(Order::Pause),
        Command::Bystander(Report::Flag(Color::Black)),
        Command::Time,
        Command::Site(SiteAct::TakeBack(6)),
    ]);
}

#[test]
fn ways() {
    check::<record::Manner, _>(&[Manner::Plain, Manner::Accidental, Manner::Deliberate]);
    check::<record::Hand, _>(&[Hand::Same, Hand::Other]);
    check::<record::Mishandling, _>(&[Mishandling::Hover, Mishandling::Force, Mishandling::Hold]);
    check::<record::StopReason, _>(&[
        StopReason::MissingPiece,
        StopReason::Displaced,
        StopReason::Help,
        StopReason::None,
    ]);
    check::<record::Seal, _>(&[seal()]);
    check::<record::Ground, _>(&[Ground::NormalMeans, Ground::NoEffort]);
    check::<record::Terms, _>(&[Terms::Plain, Terms::Conditional]);
    check::<record::Intended, _>(&[
        Intended::None,
        Intended::Written(uci("a7a8n")),
        Intended::Announced(uci("0000")),
    ]);
}

#[test]
fn scoresheets() {
    check::<record::EntryText, _>(&[
        EntryText::Move("0-0-0".into()),
        EntryText::At(3, "¿«\"\\\n".into()),
        EntryText::Offer,
        EntryText::Clock(Millis(3_600_000)),
    ]);
    check::<record::SheetKind, _>(&[
        SheetKind::Paper,
        SheetKind::Electronic,
        SheetKind::Automatic,
    ]);
}

#[test]
fn rules_of_the_site() {
    check::<record::SiteAct, _>(&[
        SiteAct::StartRound,
        SiteAct::Absent(Color::White, AbsenceClaim::Win),
        SiteAct::TakeBack(6),
        SiteAct::CallStops(Color::Black),
    ]);
    check::<record::AbsenceClaim, _>(&[AbsenceClaim::Win, AbsenceClaim::Draw]);
}
