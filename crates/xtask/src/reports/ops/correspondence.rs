//! The clock of correspondence games: so many days for every turn.

use jadoube_arbiter::{Millis, TimeControl};
use jadoube_laws::pgn::UtcTime;
use jadoube_laws::{ByColor, Color};
use serde_json::{Value, json};

use super::Answered;
use super::clock::Run;
use crate::reports::case::Fields as _;

const DAY_MS: u64 = 86_400_000;

/// `corr_clock`: what is left after moves at given instants, and when the next is due.
pub(super) fn clock(input: &Value) -> Answered {
    let days = u64::try_from(input.number("days_per_move")?).map_err(|_| "days below zero")?;
    let control = TimeControl::per_turn(Millis(days.saturating_mul(DAY_MS)));
    let control = control.map_err(|error| error.to_string())?;
    let events = input.texts("events")?;
    let moves: Vec<(Color, i64)> = events.into_iter().map(event).collect::<Result<_, _>>()?;
    let &(first, begun_s) = moves.first().ok_or("no events")?;
    if !first.is_white() {
        return Err("Black moves first".to_owned());
    }
    let mut run = Run::begin(ByColor::both(control));
    let instant = |at_s: i64| {
        u64::try_from(at_s.saturating_sub(begun_s))
            .map(Millis::from_seconds)
            .map_err(|_| format!("{at_s} is before the first move"))
    };
    for &(color, at_s) in &moves {
        if run.clock.turn() != Some(color) {
            return Err("a move out of turn".to_owned());
        }
        run.now = instant(at_s)?;
        run.press(Millis::ZERO)?;
    }
    if input["now_s"].is_number() {
        run.now = instant(input.number("now_s")?)?;
    }
    let [white, black] = Color::ALL.map(|color| run.reading(color));
    let status = if white.is_fallen || black.is_fallen {
        "flagged"
    } else {
        "running"
    };
    let mut got = json!({
        "w_remaining_s": white.left / 1000,
        "b_remaining_s": black.left / 1000,
        "status": status,
    });
    if let Some((color, due)) = run.clock.flag_due(&run.controls) {
        let side = if color.is_white() { "w" } else { "b" };
        let due_s = begun_s.saturating_add((due.0 / 1000) as i64);
        got[format!("{side}_deadline_utc")] = json!(written(due_s, "Z"));
        if let Some(zone) = input["client_zone"].as_str() {
            let local = due_s.saturating_add(offset_s(zone)?);
            got[format!("{side}_deadline_local")] = json!(written(local, zone));
        }
    }
    Ok(got)
}

/// `w moves t=300 s`, `b moves 2022-06-03T20:00:00Z`: who moved, at which second.
fn event(text: &str) -> Result<(Color, i64), String> {
    let unknown = || format!("{text:?} is no event");
    let (side, at) = text.split_once(" moves ").ok_or_else(unknown)?;
    let color = side.parse::<Color>().map_err(|error| error.to_string())?;
    let at_s = match at.strip_prefix("t=") {
        Some(seconds) => seconds.trim_end_matches('s').trim().parse().ok(),
        None => at.parse::<UtcTime>().ok().map(|time| time.unix_s),
    };
    Ok((color, at_s.ok_or_else(unknown)?))
}

/// Seconds that a zone such as `-03:00` is ahead.
fn offset_s(zone: &str) -> Result<i64, String> {
    let midnight = format!("1970-01-01T00:00:00{zone}");
    let time: UtcTime = midnight
        .parse()
        .map_err(|_| format!("{zone:?} is no zone"))?;
    Ok(-time.unix_s)
}

fn written(unix_s: i64, zone: &str) -> String {
    let time = UtcTime { unix_s };
    let date = time.date().to_string().replace('.', "-");
    format!("{date}T{}{zone}", time.time())
}
