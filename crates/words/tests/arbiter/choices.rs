//! The sentences of one message that differ by what it is filled with.

use jadoube_arbiter::{
    AbsenceClaim, Act, Appealed, EntryText, Event, Finding, Hand, Happening, Intended, Manner,
    Millis, Mishandling, Order, Outcome, Penalty, Question, QuestionId, Reason, Ruler, Ruling,
    RulingId, Score, Secret, SiteAct, StopReason, Terms,
};
use jadoube_laws::{Breach, Claim, Color, Square, Uci};
use jadoube_words::Words;

use crate::{Said, key, values};

const E4: Square = Square::E4;
const UCI: Uci = Uci::Move {
    from: Square::E2,
    to: E4,
    promotion: None,
};

/// What is said of every value that chooses between forms of a message.
pub(crate) fn all(words: &Words) -> Vec<Said> {
    let color = Color::Black;
    let mut all: Vec<Said> = Vec::new();
    all.extend(
        acts()
            .iter()
            .map(|it| (key("act", it), words.fact(color, it))),
    );
    all.extend(
        orders()
            .iter()
            .map(|it| (key("order", it), words.order(it))),
    );
    all.extend(
        rulings()
            .iter()
            .map(|it| (key("ruling", it), words.ruling(it))),
    );
    all.extend(
        penalties()
            .iter()
            .map(|it| (key("penalty", it), words.penalty(it))),
    );
    let draw = SiteAct::Absent(color, AbsenceClaim::Draw);
    for act in [draw, SiteAct::TakeBack(0), SiteAct::TakeBack(1)] {
        all.push((key("site_act", &act), words.site_act(&act)));
    }
    let time = Millis::from_seconds(61);
    for ply in [0, 1] {
        let finding = Finding::LastKnown(ply);
        all.push((key("finding", &finding), words.finding(&finding)));
        let question = Question::ClocksAfterGoingBack {
            ply,
            white: time,
            black: time,
        };
        all.push((key("question", &question), words.question(&question)));
    }
    let without_stop = |text: String| text.trim_end_matches('.').to_owned();
    for outcome in outcomes() {
        let said = without_stop(words.outcome(&outcome));
        all.push(("outcome".to_owned(), said));
    }
    for happening in happenings() {
        let name = key("event", &happening);
        let event = Event {
            at: Millis::ZERO,
            what: happening,
        };
        all.extend(words.event(&event).map(|text| (name, without_stop(text))));
    }
    all
}

pub(crate) fn acts() -> Vec<Act> {
    let lag = Millis::ZERO;
    let stops = [
        StopReason::MissingPiece,
        StopReason::Displaced,
        StopReason::Help,
        StopReason::None,
    ];
    let claims = Claim::ALL.into_iter().flat_map(|claim| {
        [
            Intended::None,
            Intended::Written(UCI),
            Intended::Announced(UCI),
        ]
        .map(|intended| Act::ClaimDraw(claim, intended))
    });
    [Manner::Plain, Manner::Accidental, Manner::Deliberate]
        .map(|manner| Act::Touch(E4, manner))
        .into_iter()
        .chain([Hand::Same, Hand::Other].map(|hand| Act::Press { hand, lag }))
        .chain([Mishandling::Hover, Mishandling::Force, Mishandling::Hold].map(Act::Mishandle))
        .chain([Terms::Plain, Terms::Conditional].map(Act::Offer))
        .chain(stops.map(Act::Stop))
        .chain(claims)
        .chain(values::entries().into_iter().map(Act::Write))
        .chain([Act::Write(EntryText::Move("Cf3".into()))])
        .collect()
}

pub(crate) fn orders() -> Vec<Order> {
    let reason = || Box::from("…");
    let clocks = |white, black| Order::SetClocks {
        white,
        black,
        reason: reason(),
    };
    let time = Some(Millis::from_seconds(61));
    let mut all = vec![
        clocks(time, time),
        clocks(None, time),
        clocks(time, None),
        clocks(None, None),
        Order::GoBack(0),
        Order::GoBack(1),
    ];
    all.extend([None, Some(Score::DRAW)].map(|score| Order::Rule {
        reason: reason(),
        score,
    }));
    all.extend([Secret::MoveCount, Secret::OpponentMoved, Secret::NotPressed].map(Order::Tell));
    all.extend(
        [Appealed::Dismissed, Appealed::Upheld]
            .map(|appealed| Order::DecideAppeal(RulingId(3), appealed)),
    );
    all.extend(values::observations().into_iter().map(Order::Observe));
    all.extend(values::findings().into_iter().map(Order::Found));
    all
}

pub(crate) fn rulings() -> Vec<Ruling> {
    let color = Color::White;
    let mut all = vec![Ruling::Restored(0), Ruling::Restored(1)];
    all.extend(Breach::ALL.map(|breach| Ruling::IllegalMove(color, breach, 1)));
    for count in 1..=4 {
        all.push(Ruling::IllegalMove(color, Breach::IllegalMove, count));
        all.push(Ruling::SheetSeen(color, count));
    }
    all.extend(Claim::ALL.map(|claim| Ruling::ClaimWrong(color, claim)));
    all.extend(
        [
            500, 1_000, 1_500, 30_000, 60_000, 61_000, 90_500, 120_000, 600_000, 5_397_000,
        ]
        .map(|ms| Ruling::ExtraTime(color, ms)),
    );
    all.extend(values::musts().into_iter().map(|must| {
        let rule = jadoube_laws::Rule::TouchedOwn;
        Ruling::Obliged(jadoube_arbiter::Obligation { must, rule })
    }));
    all
}

fn penalties() -> Vec<Penalty> {
    (1..=4)
        .flat_map(|count| {
            [
                Penalty::OpponentPoints(count),
                Penalty::OwnPoints(count),
                Penalty::Rounds(count),
            ]
        })
        .collect()
}

fn outcomes() -> Vec<Outcome> {
    let outcome = |score, reason, by| Outcome {
        score,
        reason,
        by,
        ..values::OUTCOME
    };
    let mut all: Vec<Outcome> = values::reasons()
        .into_iter()
        .map(|reason| outcome(Some(Score::DRAW), reason, Ruler::Program))
        .collect();
    let odd = Score {
        white: jadoube_arbiter::Points::HALF,
        black: jadoube_arbiter::Points::ZERO,
    };
    let penalty = Reason::Penalty(Color::White);
    all.extend([
        outcome(Some(odd), penalty, Ruler::Arbiter),
        outcome(Some(Score::win(Color::Black)), penalty, Ruler::Default),
        outcome(Some(Score::BOTH_LOSE), Reason::BothDefault, Ruler::Players),
        outcome(None, Reason::WrongStart, Ruler::Program),
        outcome(None, Reason::ColorsReversed, Ruler::Program),
    ]);
    all
}

fn happenings() -> Vec<Happening> {
    let mut all = values::happenings();
    for by in [
        Ruler::Program,
        Ruler::Arbiter,
        Ruler::Players,
        Ruler::Default,
    ] {
        all.push(Happening::Ruled {
            id: RulingId(3),
            ruling: Ruling::ClocksSet,
            authority: values::OUTCOME.authority,
            by,
        });
        let answer = jadoube_arbiter::Answer::PlayOn;
        all.push(Happening::Answered(QuestionId(3), answer, by));
    }
    all
}
