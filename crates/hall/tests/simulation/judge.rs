//! What must hold, whatever happened.

use std::collections::{BTreeMap, BTreeSet};

use jadoube_arbiter::{Act, Happening};
use jadoube_hall::{
    Table,
    table::{Line, View, What, now},
};
use jadoube_journal::Batch;
use jadoube_protocol::{Now, TableStage};
use jadoube_record::{CallReason, Entry, TableEvent};

use crate::{
    client::{Client, Heard, Told},
    clocks::ByHand,
    own_time::{Failed, OwnTime, Step},
    world::World,
};

/// What came of a world, for the numbers that are told of many.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Tally {
    pub(crate) batches: usize,
    pub(crate) crashes: u32,
    pub(crate) over: u32,
    pub(crate) clocks_by_hand: u32,
}

impl Tally {
    pub(crate) fn add(&mut self, other: Self) {
        self.batches += other.batches;
        self.crashes += other.crashes;
        self.over += other.over;
        self.clocks_by_hand += other.clocks_by_hand;
    }
}

/// How the table stood after each batch, and what each view saw of it.
struct Stand {
    table: Table,
    entries: Vec<Entry>,
    seen: [Option<u64>; 4],
    // Which of the entries each view sees, as the table stood just after each.
    shown: [Vec<usize>; 4],
}

/// Judges what a world came to.
pub(crate) fn judge(world: &World) -> Tally {
    let (row, puts) = world
        .ledger
        .stored(world.opening.id)
        .expect("the table was created");
    let batches: Vec<Batch> = puts.iter().map(|put| put.batch.clone()).collect();
    let stands = stands(world, &batches);
    nothing_twice(&batches);
    for client in &world.clients {
        answers(client, &batches);
        sights(client, &stands);
        assert!(client.doing.is_empty(), "{} waits", client.visitor.name);
    }
    ends(world, &stands);
    let last = &stands.last().expect("there is a first").table;
    assert_eq!(row.summary.is_some(), last.is_done(), "closed or not");
    comes_to_an_end(last);
    own_time(world, &stands);
    let clocks_by_hand = clocks(&stands);
    Tally {
        batches: batches.len(),
        crashes: world.crashes,
        over: u32::from(last.is_done()),
        clocks_by_hand,
    }
}

fn stands(world: &World, batches: &[Batch]) -> Vec<Stand> {
    let mut table = Table::new(std::sync::Arc::new(world.opening.clone()));
    let mut stands = vec![Stand {
        table: table.clone(),
        entries: Vec::new(),
        seen: [None; 4],
        shown: Default::default(),
    }];
    for batch in batches {
        let entries: Vec<Entry> = serde_json::from_str(&batch.events).expect("it can be read");
        assert_eq!(entries.len(), usize::try_from(batch.count).expect("few"));
        let mut shown: [Vec<usize>; 4] = Default::default();
        for (index, entry) in entries.iter().enumerate() {
            let line = Line::from(entry);
            table.apply(&line);
            for (shown, view) in shown.iter_mut().zip(View::ALL) {
                if table.sees(view, &line) {
                    shown.push(index);
                }
            }
        }
        let mut seen = [None; 4];
        for ((seen, shown), view) in seen.iter_mut().zip(&shown).zip(View::ALL) {
            if !shown.is_empty() {
                *seen = Some(table.views_mut().next(view));
            }
        }
        stands.push(Stand {
            table: table.clone(),
            entries,
            seen,
            shown,
        });
    }
    stands
}

fn nothing_twice(batches: &[Batch]) {
    let mut names = BTreeSet::new();
    for batch in batches {
        if let (Some(by), Some(id)) = (batch.by, &batch.command) {
            assert!(names.insert((by.0, id.clone())), "{id} is twice on record");
        }
    }
    let mut first = 0;
    for batch in batches {
        assert_eq!(batch.first, first, "a gap on record");
        first = batch.next();
    }
}

fn answers(client: &Client, batches: &[Batch]) {
    let by = client.visitor.id;
    let on_record = |id: &str| {
        let mut own = batches
            .iter()
            .filter(|batch| batch.by.map(|by| by.0) == Some(by));
        own.any(|batch| batch.command.as_deref() == Some(id))
    };
    for (id, told) in &client.told {
        match told {
            Told::Recorded => assert!(on_record(id), "{id} was acknowledged, and is lost"),
            Told::Refused(why) => assert!(!on_record(id), "{id} was refused ({why}), and is there"),
        }
    }
}

/// What a client was told is what the record tells from its view.
fn sights(client: &Client, stands: &[Stand]) {
    let name = &client.visitor.name;
    let mut at: Option<(View, u64)> = None;
    for heard in &client.heard {
        match heard {
            Heard::Whole(state) => {
                let view = match (state.seat, state.as_arbiter) {
                    (Some(color), _) => View::Player((&color).into()),
                    (None, true) => View::Arbiter,
                    (None, false) => View::Spectator,
                };
                let mut same = stands
                    .iter()
                    .filter(|stand| stand.table.views().of(view) == state.v);
                let fits = same.any(|stand| is_now(stand, view, &state.now));
                assert!(fits, "{name} was shown another table at {}", state.v);
                at = Some((view, state.v));
            }
            Heard::More(update) => {
                let (view, v) = at.expect("a table comes first");
                let (view, v) = (view, v + 1);
                assert_eq!(update.v, v, "{name}: a gap");
                let index = View::ALL.iter().position(|known| *known == view);
                let index = index.expect("every view is among all");
                let stand = stands
                    .iter()
                    .find(|stand| stand.seen[index] == Some(v))
                    .unwrap_or_else(|| panic!("{name} was told of {v}, which is not on record"));
                let told: Vec<&Entry> = update.entries.iter().map(|shown| &shown.entry).collect();
                let own: Vec<&Entry> = seen(stand, view);
                assert_eq!(told, own, "{name} at {v}");
                assert!(
                    is_now(stand, view, &update.now),
                    "{name}: another now at {v}"
                );
                told.iter().for_each(|entry| hides(entry, view, stand));
                at = Some((view, v));
            }
        }
    }
    let (view, v) = at.expect("everybody sees the table in the end");
    let last = &stands.last().expect("there is a first").table;
    assert_eq!(v, last.views().of(view), "{name} is behind");
}

fn seen(stand: &Stand, view: View) -> Vec<&Entry> {
    let index = View::ALL.iter().position(|known| *known == view);
    let index = index.expect("every view is among all");
    let shown = stand.shown[index].iter();
    shown.map(|index| &stand.entries[*index]).collect()
}

fn is_now(stand: &Stand, view: View, told: &Now) -> bool {
    let at = told.clocks.map_or(0, |clocks| clocks.at);
    now(&stand.table, view, at) == *told
}

/// What is hidden from a view, said again and otherwise than where it is decided.
fn hides(entry: &Entry, view: View, stand: &Stand) {
    let is_hidden = match (&Line::from(entry).what, view) {
        (_, View::Arbiter) => false,
        (What::Table(TableEvent::Called(call)), View::Player(_)) => {
            matches!(call.why, CallReason::Report(_))
        }
        (What::Table(TableEvent::Called(_) | TableEvent::CallAnswered(_)), View::Spectator) => true,
        (What::Game(event), view) => match (&event.what, view) {
            (Happening::Did(color, Act::Write(_)), View::Player(own)) => {
                own != *color && stand.table.game().outcome().is_none()
            }
            (Happening::Did(_, Act::Write(_)), View::Spectator) => {
                stand.table.game().outcome().is_none()
            }
            (Happening::Made(_), _) => {
                let game = stand.table.game();
                game.outcome().is_none() && game.completed_turn().0 < game.ply()
            }
            (
                Happening::FlagFell(_)
                | Happening::Told(_)
                | Happening::Irregular(..)
                | Happening::Retracted(_)
                | Happening::RepliedTo(..)
                | Happening::TouchNotKept(_)
                | Happening::Obliged(_),
                _,
            ) => true,
            (_, _) => false,
        },
        (What::Table(_), _) => false,
    };
    assert!(!is_hidden, "{view:?} was told {entry:?}");
}

/// A game ends once; only the arbiter changes how.
fn ends(world: &World, stands: &[Stand]) {
    let disk = world.ledger.disk();
    let stored = &disk.games[&world.opening.id];
    let mut before: Option<String> = None;
    for (count, summary) in &stored.ends {
        let stand = &stands[*count];
        if let Some(summary) = summary {
            let outcome = stand.table.game().outcome();
            let score = outcome.and_then(|outcome| outcome.score);
            let result = score.map_or_else(|| "*".to_owned(), |score| score.to_string());
            assert_eq!(summary.result, result, "the archive has another result");
            assert_eq!(summary.plies, stand.table.game().ply());
        }
        let now = summary
            .as_ref()
            .map(|end| format!("{} {}", end.result, end.reason));
        if before.is_some() && before != now {
            // Or where nobody is seated, by what the players answer to a question.
            let is_answer = |entry: &Entry| match Line::from(entry).what {
                What::Game(event) => matches!(event.what, Happening::Answered(..)),
                What::Table(_) => false,
            };
            let by_arbiter = stand
                .entries
                .iter()
                .any(|entry| entry.by == Some(4) || is_answer(entry));
            assert!(
                by_arbiter || now.is_none(),
                "{before:?} became {now:?} by itself"
            );
        }
        before = now;
    }
}

/// Where time runs out for somebody, the game does not go on for ever.
fn comes_to_an_end(table: &Table) {
    let rules = table.regulations();
    let is_simple = table.settings().regulations.is_none() && !table.settings().over_the_board;
    let is_playing = table.stage() == TableStage::Playing;
    assert!(
        !(is_simple && is_playing && table.is_timed()) || table.game().deadline().is_none(),
        "a flag is due and does not fall: {:?}",
        rules.time
    );
}

fn own_time(world: &World, stands: &[Stand]) {
    let disk = world.ledger.disk();
    let stored = &disk.games[&world.opening.id];
    // How many entries were on record at each stand.
    let recorded = |index: usize| match index {
        0 => 0,
        index => stored.puts[index - 1].batch.next(),
    };
    let failures: Vec<Failed<'_>> = stored
        .failures
        .iter()
        .map(|failure| {
            let known = (0..stands.len()).rfind(|index| recorded(*index) <= failure.first);
            Failed {
                failure: *failure,
                table: &stands[known.expect("there is a first")].table,
            }
        })
        .collect();
    let mut time = OwnTime::new(&world.loadings, &failures);
    let commands: BTreeMap<&str, &Vec<u64>> = world
        .arrived
        .iter()
        .map(|(id, times)| (id.as_str(), times))
        .collect();
    for (index, put) in stored.puts.iter().enumerate() {
        let step = Step {
            before: &stands[index].table,
            put,
            arrived: put
                .batch
                .command
                .as_deref()
                .and_then(|id| commands.get(id).map(|times| times.as_slice())),
            entries: &stands[index + 1].entries,
        };
        time.follow(index, &step);
    }
}

fn clocks(stands: &[Stand]) -> u32 {
    let mut clock = ByHand::new(&stands[0].table);
    for stand in &stands[1..] {
        for entry in &stand.entries {
            if let What::Game(event) = Line::from(entry).what {
                clock.follow(&event);
            }
        }
        if !clock.agrees(&stand.table) {
            return 0;
        }
    }
    1
}
