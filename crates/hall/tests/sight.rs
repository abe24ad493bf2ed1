//! Who sees which line of a table's record, as a table; and that nobody can tell from the numbers
//! of the updates that there is something not to be seen.

use std::sync::Arc;

use jadoube_arbiter::{
    Act, Answer, Authority, EntryText, Event, Happening, Millis, Must, Obligation, Order, Question,
    QuestionId, Regulations, Report, Ruler, Ruling, RulingId, SiteRule,
};
use jadoube_hall::{
    Table,
    table::{Drawn, Line, View, What, opening},
};
use jadoube_laws::{Board, Breach, Color, Rule, Square};
use jadoube_protocol::TableSettings;
use jadoube_record::{Call, CallReason, Person, PersonKind, TableEvent};

const WHITE: u8 = 1;
const BLACK: u8 = 2;
const ARBITER: u8 = 4;
const SPECTATOR: u8 = 8;
const PLAYERS: u8 = WHITE | BLACK | ARBITER;
const ALL: u8 = PLAYERS | SPECTATOR;

fn table(regulations: Regulations) -> Table {
    let drawn = Drawn {
        id: "sight000".parse().expect("eight signs"),
        seed: 0,
        code: String::new(),
    };
    let settings = TableSettings {
        regulations: Some(Box::new((&regulations).into())),
        ..TableSettings::default()
    };
    let room = "principal".parse().expect("a name of a room");
    let opened = opening(room, settings, drawn, 0, None).expect("it can be played so");
    Table::new(Arc::new(opened))
}

fn nobody_seated() -> Table {
    table(Regulations {
        arbiter: jadoube_arbiter::ArbiterSeat::Empty,
        ..Regulations::default()
    })
}

fn seated() -> Table {
    table(Regulations::default())
}

fn line(what: What) -> Line {
    Line {
        at: 5,
        by: Some(1),
        what,
    }
}

fn game(what: Happening) -> Line {
    let at = Millis(5);
    line(What::Game(Event { at, what }))
}

fn around(event: TableEvent) -> Line {
    line(What::Table(event))
}

fn ruled(ruling: Ruling) -> Happening {
    Happening::Ruled {
        id: RulingId(1),
        ruling,
        authority: Authority::Site(SiteRule::Record),
        by: Ruler::Program,
    }
}

fn call(id: u32, why: CallReason) -> Call {
    Call {
        id,
        from: Person {
            id: 9,
            name: "Ana".into(),
            kind: PersonKind::Guest,
            rating: None,
        },
        why,
        text: String::new(),
    }
}

fn seen_by(table: &Table, line: &Line) -> u8 {
    let bits = [WHITE, BLACK, ARBITER, SPECTATOR];
    View::ALL
        .into_iter()
        .zip(bits)
        .filter(|(view, _)| table.sees(*view, line))
        .map(|(_, bit)| bit)
        .sum()
}

#[test]
fn what_the_program_alone_knows_is_for_the_arbiter() {
    let obligation = Obligation {
        must: Must::Move(Square::B1),
        rule: Rule::TouchedBoth,
    };
    let write = |color| Happening::Did(color, Act::Write(EntryText::Move("e4".into())));
    let cases = [
        (Happening::FlagFell(Color::White), ARBITER),
        (
            Happening::Irregular(Breach::IllegalMove, Box::new(Board::INITIAL)),
            ARBITER,
        ),
        (Happening::Retracted(Color::White), ARBITER),
        (
            Happening::RepliedTo(Breach::IllegalMove, Box::new(Board::INITIAL)),
            ARBITER,
        ),
        (Happening::TouchNotKept(obligation), ARBITER),
        (Happening::Obliged(Some(obligation)), ARBITER),
        (Happening::Told(Report::IllegalMove), ARBITER),
        (ruled(Ruling::BystanderHeard), ARBITER),
        (ruled(Ruling::BystanderWarned), ARBITER),
        (write(Color::White), WHITE | ARBITER),
        (write(Color::Black), BLACK | ARBITER),
        (Happening::Asked(QuestionId(1), Question::Dead), ARBITER),
        (
            Happening::Answered(QuestionId(1), Answer::No, Ruler::Arbiter),
            ARBITER,
        ),
        (Happening::Did(Color::White, Act::Resign), ALL),
        (Happening::Ordered(Order::Pause), ALL),
        (Happening::ClocksStopped, ALL),
        (Happening::ClockStarted(Color::White), ALL),
        (ruled(Ruling::ClocksSet), ALL),
    ];
    for (what, expected) in cases {
        let line = game(what);
        assert_eq!(seen_by(&seated(), &line), expected, "{line:?}");
    }
}

#[test]
fn where_nobody_is_seated_the_players_are_asked() {
    let asked = game(Happening::Asked(QuestionId(1), Question::Dead));
    assert_eq!(seen_by(&nobody_seated(), &asked), PLAYERS);
    let answered = game(Happening::Answered(
        QuestionId(1),
        Answer::No,
        Ruler::Players,
    ));
    assert_eq!(seen_by(&nobody_seated(), &answered), PLAYERS);
}

#[test]
fn calls_are_for_the_players_and_reports_for_the_arbiter() {
    let mut table = seated();
    let report = jadoube_record::Report::from(&Report::IllegalMove);
    let report = around(TableEvent::Called(call(
        1_000_000,
        CallReason::Report(report),
    )));
    let called = around(TableEvent::Called(call(1, CallReason::Board)));
    for line in [&report, &called] {
        table.apply(line);
    }
    assert_eq!(seen_by(&table, &report), ARBITER);
    assert_eq!(seen_by(&table, &called), PLAYERS);
    assert_eq!(
        seen_by(&table, &around(TableEvent::CallAnswered(1_000_000))),
        ARBITER
    );
    assert_eq!(
        seen_by(&table, &around(TableEvent::CallAnswered(1))),
        PLAYERS
    );
    // The number of the next call does not tell that somebody reported something.
    assert_eq!(table.next_call(), 2);
}

#[test]
fn scoresheets_are_open_once_the_game_is_over() {
    let mut table = seated();
    let write = game(Happening::Did(
        Color::White,
        Act::Write(EntryText::Move("e4".into())),
    ));
    assert_eq!(seen_by(&table, &write), WHITE | ARBITER);
    for command in [
        jadoube_arbiter::Command::Arbiter(Order::StartRound),
        jadoube_arbiter::Command::Player(Color::White, Act::Resign),
    ] {
        let events = jadoube_arbiter::decide(table.game(), Millis(5), command);
        for event in events.expect("it can be done") {
            table.apply(&line(What::Game(event)));
        }
    }
    assert_eq!(seen_by(&table, &write), ALL);
}

#[test]
fn no_two_views_share_a_number_and_none_has_gaps() {
    let mut table = seated();
    let mut seen = std::collections::BTreeSet::new();
    for view in View::ALL {
        let first = table.views_mut().next(view);
        assert_eq!(table.views_mut().next(view), first + 1);
        assert!(seen.insert(first), "{view:?} shares {first}");
        assert!(first < (1 << 53), "more than a browser counts");
    }
}
