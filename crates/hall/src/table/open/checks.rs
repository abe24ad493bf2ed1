//! What cannot be chosen together.

use std::ops::RangeInclusive;

use jadoube_arbiter::{ArbiterSeat, Regulations, TimeControl, Venue};
use jadoube_laws::{Color, Position, Setup, chess960};
use jadoube_protocol::{Preset, Screens, Start, TableSettings};

use super::invalid;
use crate::{Fault, rooms::clean_name};

/// The longest name of a table, in characters.
const LONGEST_NAME: usize = 120;
/// The strengths of a machine.
const STRENGTHS: RangeInclusive<u8> = 1..=10;
/// By how many seconds spectators may see later.
const DELAYS: RangeInclusive<u32> = 0..=900;
/// How many seconds a first move may take.
const FIRST_MOVES: RangeInclusive<u32> = 10..=3600;
/// After how many seconds without connection an opponent may claim.
const ABSENCES: RangeInclusive<u32> = 10..=86_400;
/// The shortest game that is played for points: the time for 60 moves, in milliseconds.
const SHORTEST_FOR_POINTS_MS: u64 = 60_000;

/// The settings as they are kept and shown: what people typed made clean, and what the
/// regulations say in other places the same there.
pub(super) fn tidy(
    mut settings: TableSettings,
    regulations: &Regulations,
) -> Result<TableSettings, Fault> {
    settings.name = match settings.name.as_deref() {
        None => None,
        Some(name) if name.trim().is_empty() => None,
        Some(name) => Some(clean_name("name", name, LONGEST_NAME)?),
    };
    let time = |color: Color| regulations.time[color].to_string();
    settings.time = time(Color::White);
    settings.time_black =
        (regulations.time.white != regulations.time.black).then(|| time(Color::Black));
    settings.edition = regulations.edition.to_string();
    if let Start::Fen(_) = settings.start {
        settings.start = Start::Fen(regulations.start.to_string());
    }
    if settings.regulations.is_some() {
        settings.over_the_board = regulations.venue == Venue::OverTheBoard;
        settings.arbiter = regulations.arbiter == ArbiterSeat::Seated;
    }
    Ok(settings)
}

/// Whether all of it can be together.
pub(super) fn check(
    settings: &TableSettings,
    regulations: &Regulations,
    host: Option<i64>,
) -> Result<(), Fault> {
    range("delay_s", Some(settings.delay_s), &DELAYS)?;
    range("first_move_s", settings.first_move_s, &FIRST_MOVES)?;
    range("absence_s", settings.absence_s, &ABSENCES)?;
    check_start(regulations)?;
    check_machine(settings)?;
    if settings.points {
        check_points(settings, regulations)?;
    }
    if settings.wait_for_start && !settings.arbiter && host.is_none() {
        return Err(invalid("wait_for_start", "nobody could start the clocks"));
    }
    Ok(())
}

fn range<T>(field: &str, value: Option<T>, range: &RangeInclusive<T>) -> Result<(), Fault>
where
    T: PartialOrd + std::fmt::Display,
{
    match value {
        Some(value) if !range.contains(&value) => Err(invalid(field, value)),
        Some(_) | None => Ok(()),
    }
}

/// There must be something to play.
fn check_start(regulations: &Regulations) -> Result<(), Fault> {
    let position = Position::new(&regulations.start, regulations.castling);
    let position = position.map_err(|why| invalid("start", why))?;
    if position.legal_moves().is_empty() {
        return Err(invalid("start", "there is no legal move"));
    }
    Ok(())
}

fn check_machine(settings: &TableSettings) -> Result<(), Fault> {
    range("machine", settings.machine, &STRENGTHS)?;
    if settings.machine.is_none() {
        return Ok(());
    }
    let not_with = [
        ("over_the_board", settings.over_the_board),
        ("screens", settings.screens == Screens::One),
    ];
    match not_with.into_iter().find(|(_, is_chosen)| *is_chosen) {
        Some((other, _)) => Err(invalid("machine", other)),
        None => Ok(()),
    }
}

/// Points are for games between two who play the same game at two screens, with clocks.
fn check_points(settings: &TableSettings, regulations: &Regulations) -> Result<(), Fault> {
    let times = [Color::White, Color::Black].map(|color| &regulations.time[color]);
    let is_short = |time: &TimeControl| match time {
        TimeControl::None => true,
        TimeControl::PerTurn(time) => time.0 < 1000,
        TimeControl::Periods(_) => {
            let ms = time.class_ms();
            ms.is_none_or(|ms| ms < SHORTEST_FOR_POINTS_MS)
        }
    };
    let is_odd_start = matches!(settings.start, Start::Fen(_))
        || settings.regulations.is_some() && !is_drawn_start(regulations);
    let not_with = [
        ("machine", settings.machine.is_some()),
        ("screens", settings.screens == Screens::One),
        ("time", times.into_iter().any(is_short)),
        ("time_black", times[0] != times[1]),
        ("start", is_odd_start),
        ("takebacks", settings.takebacks),
        ("preset", settings.preset != Preset::Laws),
    ];
    match not_with.into_iter().find(|(_, is_chosen)| *is_chosen) {
        Some((other, _)) => Err(invalid("points", other)),
        None => Ok(()),
    }
}

/// Whether all men are there, as at the start of every game.
fn is_drawn_start(regulations: &Regulations) -> bool {
    let start = regulations.start;
    let mut starts = (0..960).filter_map(chess960::start);
    start == Setup::INITIAL || starts.any(|position| position.setup() == start)
}
