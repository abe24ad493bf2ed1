//! The chess clock, driven through the moves and pauses of a case.

use jadoube_arbiter::{
    Clock, ClockStart, FirstExtra, Millis, Mode, Period, Periods, Reading, TimeControl,
};
use jadoube_laws::pgn::{ClockForm, ClockTime};
use jadoube_laws::{ByColor, Color};
use serde_json::{Value, json};

use super::Answered;
use crate::reports::case::Fields as _;

/// A clock that runs, and the instant that has come.
pub(super) struct Run {
    pub(super) controls: ByColor<TimeControl>,
    pub(super) clock: Clock,
    pub(super) now: Millis,
}

impl Run {
    /// White's turn has just begun.
    pub(super) fn begin(controls: ByColor<TimeControl>) -> Self {
        let mut clock = Clock::new(&controls);
        clock.begin(&controls, Color::White, Millis::ZERO);
        Self {
            controls,
            clock,
            now: Millis::ZERO,
        }
    }

    pub(super) fn wait(&mut self, time: Millis) {
        self.now += time;
    }

    pub(super) fn reading(&self, color: Color) -> Reading {
        self.clock.reading(&self.controls, color, self.now)
    }

    /// What a clock shows of the time left, which is no less than none.
    fn left(&self, color: Color) -> i64 {
        self.reading(color).left.max(0)
    }

    /// The side whose turn it is presses, unless its time was out by then, less the lag credit;
    /// then its flag has fallen, and this says so.
    pub(super) fn press(&mut self, lag: Millis) -> Result<bool, String> {
        let color = self.clock.turn().ok_or("nobody's turn")?;
        let completed = self.now - lag;
        let reading = self.clock.reading(&self.controls, color, completed);
        if reading.is_fallen {
            self.clock.fall(color, completed);
        } else {
            self.clock.press(&self.controls, color, self.now, lag);
        }
        Ok(reading.is_fallen)
    }
}

/// Milliseconds, which no case counts below zero.
pub(super) fn millis(input: &Value, key: &str) -> Result<Millis, String> {
    let number = input.number(key)?;
    u64::try_from(number)
        .map(Millis)
        .map_err(|_| format!("{key:?} is {number}, below zero"))
}

fn millis_or_none(input: &Value, key: &str) -> Result<Millis, String> {
    match input[key].is_null() {
        true => Ok(Millis::ZERO),
        false => millis(input, key),
    }
}

fn side(color: Color) -> &'static str {
    if color.is_white() { "w" } else { "b" }
}

/// Extra time after each move, as reports have it unless they say otherwise.
fn first_extra(config: &Value) -> FirstExtra {
    if config["increment_before_first_move"] == json!(true) {
        FirstExtra::BeforeFirstMove
    } else {
        FirstExtra::AfterEachMove
    }
}

/// The control of each side: both have the same but for the time they begin with.
fn controls(config: &Value) -> Result<ByColor<TimeControl>, String> {
    let list = periods(config)?;
    if config["carry_over"] == json!(false) {
        return for_every_move(&list);
    }
    let start = match config["clock_starts_after_moves"].as_u64() {
        None | Some(0) => ClockStart::AtOnce,
        Some(1) => ClockStart::AfterFirstMoves,
        Some(moves) => return Err(format!("no clock starts after {moves} moves")),
    };
    let control = |key: &str| {
        let mut list = list.clone();
        if config[key].is_number() {
            list[0].time = millis(config, key)?;
        }
        Periods::new(list, first_extra(config), start)
            .map(TimeControl::Periods)
            .map_err(|error| error.to_string())
    };
    Ok(ByColor {
        white: control("initial_ms_w")?,
        black: control("initial_ms_b")?,
    })
}

/// Nothing is kept from one move to the next: a time for every turn.
fn for_every_move(list: &[Period]) -> Result<ByColor<TimeControl>, String> {
    let first = list[0];
    let is_one_move = |period: &Period| {
        Period {
            moves: Some(1),
            ..*period
        } == first
    };
    if !list.iter().all(is_one_move) || !first.extra.is_zero() {
        return Err("time that is lost is known for equal single moves alone".to_owned());
    }
    let control = TimeControl::per_turn(first.time).map_err(|error| error.to_string())?;
    Ok(ByColor::both(control))
}

fn periods(config: &Value) -> Result<Vec<Period>, String> {
    let Some(stages) = config["stages"].as_array() else {
        let (extra, mode) = match config["delay"].as_str() {
            None => ("increment_ms", Mode::Cumulative),
            Some("simple") => ("delay_ms", Mode::Delay),
            Some("bronstein") => ("delay_ms", Mode::Bronstein),
            Some(other) => return Err(format!("the delay {other:?} is not known")),
        };
        let time = millis(config, "initial_ms")?;
        return Ok(vec![Period::whole(
            time,
            millis_or_none(config, extra)?,
            mode,
        )]);
    };
    let period = |stage: &Value| {
        let (extra, mode) = match stage["delay"].as_str() {
            None => ("inc", Mode::Cumulative),
            Some("simple") => ("delay_ms", Mode::Delay),
            Some("bronstein") => ("delay_ms", Mode::Bronstein),
            Some(other) => return Err(format!("the delay {other:?} is not known")),
        };
        Ok(Period {
            moves: stage["moves"]
                .as_u64()
                .and_then(|moves| u32::try_from(moves).ok()),
            time: millis(stage, "ms")?,
            extra: millis_or_none(stage, extra)?,
            mode,
        })
    };
    match stages
        .iter()
        .map(period)
        .collect::<Result<Vec<_>, String>>()?
    {
        list if list.is_empty() => Err("no stages".to_owned()),
        list => Ok(list),
    }
}

/// `clock_sim`: the sides move in turn, each after so long; the first flag ends it.
pub(super) fn sim(input: &Value) -> Answered {
    let config = &input["config"];
    let mut run = Run::begin(controls(config)?);
    let cap = millis_or_none(config, "max_lag_comp_ms")?;
    let moves = input["moves"].as_array().ok_or("no list of moves")?;
    let mut log = Vec::new();
    let mut flagged = None;
    for (color, made) in Color::ALL.into_iter().cycle().zip(moves) {
        run.wait(millis(made, "think_ms")?);
        let is_fallen = run.press(millis_or_none(made, "lag_ms")?.min(cap))?;
        let left = run.left(color);
        log.push(json!({ "side": side(color), "flag": is_fallen, "remaining_ms": left }));
        if is_fallen {
            flagged = Some(side(color));
            break;
        }
    }
    let [w, b] = Color::ALL.map(|color| run.left(color));
    Ok(json!({ "log": log, "flagged": flagged, "remaining_ms": { "w": w, "b": b } }))
}

/// `clock_sim_pause`: time that runs, time that stands, and presses.
pub(super) fn sim_pause(input: &Value) -> Answered {
    let mut run = Run::begin(controls(&input["config"])?);
    for event in input.texts("events")? {
        let (what, ms) = event.split_once(' ').unwrap_or((event, "0"));
        let ms = ms.parse().map_err(|_| format!("{event:?} is no event"))?;
        match what {
            "run" => run.wait(Millis(ms)),
            "pause" => {
                let color = run.clock.turn().ok_or("nobody's turn")?;
                run.clock.pause(&run.controls, run.now);
                run.wait(Millis(ms));
                run.clock.resume(&run.controls, color, run.now);
            }
            "press" => {
                run.press(Millis::ZERO)?;
            }
            _ => return Err(format!("{event:?} is no event")),
        }
    }
    let [white, black] = Color::ALL.map(|color| run.left(color));
    Ok(json!({ "white_remaining_ms": white, "black_remaining_ms": black }))
}

/// `clock_margin`: an overrun within a margin is forgiven.
///
/// The clock knows no margin; whoever runs the game forgives by setting it, as an arbiter does:
/// here to no time left and the increment of the move.
pub(super) fn margin(input: &Value) -> Answered {
    let mut run = Run::begin(controls(input)?);
    run.wait(millis(input, "think_ms")?);
    let white = Color::White;
    let overrun = -run.reading(white).left;
    let is_out = run.press(Millis::ZERO)?;
    let is_forgiven = is_out && overrun <= millis(input, "margin_ms")?.signed();
    if is_forgiven {
        let increment = millis_or_none(input, "increment_ms")?.signed();
        run.clock.set(white, increment, run.now);
    }
    Ok(json!({
        "flagged": is_out && !is_forgiven,
        "remaining_after_ms": run.left(white),
    }))
}

/// `clock_history`: what the clock showed after each of White's moves, and when the flag fell.
pub(super) fn history(input: &Value) -> Answered {
    let mut run = Run::begin(controls(input)?);
    let mut shown = Vec::new();
    for ms in input.numbers("white_moves_ms")? {
        run.wait(Millis(
            u64::try_from(ms).map_err(|_| "a move before its turn")?,
        ));
        run.press(Millis::ZERO)?;
        shown.push(run.left(Color::White));
        run.press(Millis::ZERO)?;
    }
    match input["then"].as_str() {
        None => {}
        Some("white flags") => {
            let (color, due) = run.clock.flag_due(&run.controls).ok_or("no flag is due")?;
            run.now = due;
            run.clock.fall(color, due);
        }
        Some(other) => return Err(format!("{other:?} is not known")),
    }
    Ok(json!({
        "white_times_after_moves_ms": shown,
        "final_white_ms": run.left(Color::White),
    }))
}

/// `clock_initial`: what both sides begin with, on a site and over the board.
pub(super) fn initial(input: &Value) -> Answered {
    let shown = |is_before: bool| {
        let mut config = input.clone();
        config["increment_before_first_move"] = json!(is_before);
        controls(&config).map(|controls| {
            let run = Run::begin(controls);
            Color::map(|color| run.left(color))
        })
    };
    let (online, board) = (shown(false)?, shown(true)?);
    let told = |left: ByColor<i64>| json!({ "w": left.white, "b": left.black });
    let is_equal = |left: ByColor<i64>| left.white == left.black;
    Ok(json!({
        "policy_online": told(online),
        "policy_fide": told(board),
        "property": is_equal(online) && is_equal(board),
    }))
}

/// `clk_gain_check`: whether a time written by hand may follow another.
pub(super) fn gain_check(input: &Value) -> Answered {
    let granularity = match input["granularity"].as_str() {
        None | Some("second") => 1_000,
        Some("minute") => 60_000,
        Some(other) => return Err(format!("the granularity {other:?} is not known")),
    };
    let (entered, form) = ClockTime::read_lenient(input.text("entered")?)
        .map_err(|_| "what was entered is no time")?;
    let before = millis(input, "prev_clk_ms")?;
    let most = (before + millis_or_none(input, "increment_ms")?).0;
    let is_accepted = entered.ms
        <= most
            .checked_next_multiple_of(granularity)
            .unwrap_or(u64::MAX);
    let reason = match (is_accepted, form) {
        (false, _) => "gained_more_than_the_increment",
        (true, ClockForm::Full | ClockForm::Seconds) => "within_the_increment",
        (true, ClockForm::TwoFields) => "within_the_increment_rounded_up",
    };
    Ok(json!({ "accept": is_accepted, "reason": reason }))
}
