//! How a table is opened, and what people think of doing at it.

use jadoube_arbiter::Command;
use jadoube_hall::Table;
use jadoube_protocol::{ColorChoice, Start, TableAct, TableSettings, TableStage};
use jadoube_record::{AbsenceClaim, CallReason};

use crate::random::{self, Source, facts};

/// The two who mean to play.
pub(crate) const PLAYERS: [usize; 2] = [0, 1];
/// The one who only watches.
pub(crate) const WATCHER: usize = 2;
/// The one who may act as arbiter.
pub(crate) const ARBITER: usize = 3;

const TIMES: [&str; 12] = [
    "0:20",
    "1",
    "1+1",
    "3+2",
    "3+2 after",
    "3+2 after free",
    "0:40 d3",
    "1 b2",
    "0:30/turn",
    "4/1, 0:30",
    "none",
    "5+3",
];

/// Somebody does something: after how long, who, what, and with how many half-moves in view.
pub(crate) type Planned = (u64, usize, TableAct, Option<u32>);

/// How the table is played.
pub(crate) fn settings(random: &mut impl Source) -> TableSettings {
    let over_the_board = random.once_in(3);
    let mut settings = TableSettings {
        time: random.pick(&TIMES).to_owned(),
        color: random.pick(&[ColorChoice::White, ColorChoice::Black, ColorChoice::Lot]),
        over_the_board,
        arbiter: random.once_in(2),
        takebacks: !random.once_in(4),
        first_move_s: random.pick(&[None, Some(30), Some(10)]),
        absence_s: random.pick(&[None, Some(10), Some(20)]),
        wait_for_start: random.once_in(8),
        call_stops_clocks: random.once_in(2),
        ..TableSettings::default()
    };
    settings.wait_for_start &= settings.arbiter;
    let is_short = ["0:20", "1", "0:30/turn", "none"].contains(&settings.time.as_str());
    settings.points = !is_short && !settings.takebacks && random.once_in(2);
    if random.once_in(8) {
        settings.start = Start::Chess960(None);
    }
    if random.once_in(4) {
        let regulations = random::regulations(random);
        if regulations.check().is_ok() {
            settings.points = false;
            settings.wait_for_start = false;
            settings.regulations = Some(Box::new(regulations.as_ref().into()));
        }
    }
    settings
}

/// What comes next at a table that stands so.
pub(crate) fn next(table: &Table, known: Option<u64>, random: &mut impl Source) -> Vec<Planned> {
    let player = random.pick(&PLAYERS);
    match table.stage() {
        TableStage::Waiting => {
            let act = if random.once_in(12) {
                TableAct::Leave
            } else {
                TableAct::Sit(None)
            };
            vec![(0, player, act, None)]
        }
        TableStage::Ready => {
            let act = random.pick(&[0, 1, 1, 1]);
            match act {
                0 => vec![(0, player, TableAct::Leave, None)],
                _ => vec![(0, ARBITER, TableAct::Start, None)],
            }
        }
        TableStage::Playing | TableStage::Paused => {
            if random.once_in(7) {
                vec![(0, player, around(table, random), None)]
            } else {
                of_the_game(table, random)
            }
        }
        TableStage::Over | TableStage::Aborted => match random.below(4) {
            0 => of_the_game(table, random),
            _ => vec![(0, player, TableAct::Rematch, None)],
        },
    }
    .into_iter()
    .map(|(wait, who, act, ply)| {
        // Now and then somebody has not seen the latest.
        let ply = ply.filter(|_| known.is_some());
        (wait, who, act, ply)
    })
    .collect()
}

/// Something around the game.
fn around(table: &Table, random: &mut impl Source) -> TableAct {
    match random.below(12) {
        0 if table.game().ply() < 2 => TableAct::Abort,
        0..=4 => TableAct::Takeback,
        5 => TableAct::DeclineTakeback,
        6 | 7 => TableAct::ClaimAbsence(AbsenceClaim::Win),
        8 => TableAct::Call {
            why: CallReason::Board,
            text: "por favor".to_owned(),
        },
        9 => TableAct::AnswerCall(1),
        10 => TableAct::SitAsArbiter,
        _ => TableAct::Rematch,
    }
}

/// Facts of the game, likely or not, each by whom it concerns.
fn of_the_game(table: &Table, random: &mut impl Source) -> Vec<Planned> {
    let game = table.game();
    let facts = facts::next(game, random);
    let mut ply = random.once_in(2).then(|| game.ply());
    let mut planned = Vec::new();
    for (wait, command) in facts {
        // Clocks here are short: most thoughts are too.
        let wait = if random.once_in(12) {
            wait
        } else {
            wait % 1500
        };
        match command {
            Command::Player(color, act) => {
                let who = match table.seat(color) {
                    Some(person) if person.id == 2 => PLAYERS[1],
                    Some(_) | None => PLAYERS[0],
                };
                let act = TableAct::Act((&act).into());
                planned.push((wait, who, act, ply));
                // Several acts make one move: only the first tells where it began.
                ply = None;
            }
            Command::Arbiter(order) => {
                planned.push((wait, ARBITER, TableAct::Order((&order).into()), None));
            }
            Command::Bystander(report) => {
                planned.push((wait, WATCHER, TableAct::Report((&report).into()), None));
            }
            // The hall brings these about itself.
            Command::Time | Command::Site(_) => {}
        }
    }
    planned
}
