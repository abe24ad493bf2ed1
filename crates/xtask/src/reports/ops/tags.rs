//! Dates, clocks, time controls and variants as tags and comments have them.

use jadoube_laws::pgn::{
    BadTimeControl, ClockForm, ClockTime, Date, EngineScore, Note, Shape, TimeControl, UtcTime,
    Variant,
};
use serde_json::{Map, Value, json};

use super::Answered;
use crate::reports::case::Fields as _;

/// `pgn_date`: dates read, written, or taken from a moment.
pub(super) fn date(input: &Value) -> Answered {
    if let Some(text) = input["read"].as_str() {
        return Ok(date_read(text));
    }
    if input["read_many"].is_array() {
        let results: Vec<Value> = input
            .texts("read_many")?
            .into_iter()
            .map(date_read)
            .collect();
        return Ok(json!({ "results": results }));
    }
    if input["write"].is_object() {
        let part = |key: &str| input["write"][key].as_u64();
        let year = part("y").map(|part| part as u16);
        let date = Date::new(year, part("m").map(|p| p as u8), part("d").map(|p| p as u8));
        return Ok(json!({ "text": date.map_err(|e| e.to_string())?.to_string() }));
    }
    let text = match input["start_utc"].as_str() {
        Some(text) => text,
        None => input.text("start_local")?,
    };
    let start: UtcTime = text.parse().map_err(|_| "not a moment")?;
    Ok(json!({ "UTCDate": start.date().to_string(), "UTCTime": start.time() }))
}

fn date_read(text: &str) -> Value {
    let lenient = Date::read_lenient(text);
    let mut got = json!({ "lenient": lenient.unwrap_or_default().to_string() });
    if lenient.is_err() {
        got["warning"] = json!("unparsable_date");
    }
    match text.parse::<Date>() {
        Err(_) => got["strict"] = json!("error:bad_date"),
        Ok(date) => {
            got["strict"] = json!(date.to_string());
            got["y"] = json!(date.year());
            got["m"] = json!(date.month());
            got["d"] = json!(date.day());
        }
    }
    got
}

/// `format_clock`: what a screen shows.
pub(super) fn clock_shown(input: &Value) -> Answered {
    let times = input["ms"].as_array().ok_or("no list of times")?;
    let text: Vec<String> = times
        .iter()
        .map(|ms| {
            ClockTime {
                ms: ms.as_u64().unwrap_or_default(),
            }
            .shown()
        })
        .collect();
    Ok(json!({ "text": text }))
}

/// `clk_parse`: the commands of comments.
pub(super) fn commands(input: &Value) -> Answered {
    let results: Vec<Value> = input.texts("values")?.into_iter().map(note).collect();
    Ok(json!({ "results": results }))
}

fn note(text: &str) -> Value {
    let note = Note::new(text);
    // With every blank there was: `prose` keeps one of those around a command.
    let prose = note
        .commands()
        .fold(text.to_owned(), |rest, c| rest.replacen(c.text, "", 1));
    let prose = prose.trim();
    let commands = note.commands().map(|c| (c.name.to_owned(), json!(c.value)));
    let mut got = json!({
        "text": if prose.is_empty() { text } else { prose },
        "commands": commands.collect::<Map<String, Value>>(),
    });
    if let Some((time, form)) = note.clock() {
        got["ms"] = json!(time.ms);
        match form {
            ClockForm::Full => got["as"] = json!("h:mm:ss"),
            ClockForm::Seconds => got["as"] = json!("s"),
            ClockForm::TwoFields => {
                got["as"] = json!("h:mm");
                got["warning"] = json!("ambiguous_two_field_clock");
            }
        }
    }
    if let Some((time, _)) = note.elapsed() {
        got["emt_ms"] = json!(time.ms);
    }
    let (arrows, squares): (Vec<_>, Vec<_>) = note
        .shapes()
        .into_iter()
        .partition(|shape| shape.to.is_some());
    let drawn = |shapes: Vec<Shape>| -> Vec<String> {
        let end = |shape: &Shape| shape.to.map(|to| to.to_string()).unwrap_or_default();
        shapes
            .iter()
            .map(|shape| format!("{}{}{}", shape.color, shape.from, end(shape)))
            .collect()
    };
    got["arrows"] = json!(drawn(arrows));
    got["squares"] = json!(drawn(squares));
    if let Some(evaluation) = note.evaluation() {
        got["depth"] = json!(evaluation.depth);
        match evaluation.score {
            EngineScore::Centipawns(score) => got["eval_cp"] = json!(score),
            EngineScore::Mate(moves) => got["mate"] = json!(moves),
        }
    }
    got
}

/// `emt_from_clk`: the time each move took.
pub(super) fn used(input: &Value) -> Answered {
    let mut got = json!({});
    for side in ["white", "black"] {
        if input[format!("{side}_clk_ms")].is_array() {
            let shown = input.numbers(&format!("{side}_clk_ms"))?;
            got[format!("{side}_used_ms")] = json!(used_by(&shown, input)?);
        }
    }
    Ok(got)
}

/// An increment that the clock did not show yet counts for the next move.
fn used_by(shown: &[i64], input: &Value) -> Result<Vec<Option<u64>>, String> {
    let millis = |ms: i64| ClockTime {
        ms: u64::try_from(ms).unwrap_or_default(),
    };
    let increment = millis(input["increment_ms"].as_i64().unwrap_or_default());
    let is_included = input["increment_included_in_clk"].as_bool().unwrap_or(true);
    let mut before = millis(input.number("initial_ms")?);
    let mut used = Vec::new();
    for (index, &shown) in shown.iter().enumerate() {
        let shown = millis(shown);
        let added = if is_included || index > 0 {
            increment
        } else {
            millis(0)
        };
        used.push(shown.used_since(before, added).map(|time| time.ms));
        before = shown;
    }
    Ok(used)
}

/// `variant_tag`: the names of variants.
pub(super) fn variants(input: &Value) -> Answered {
    let names = input.texts("values")?.into_iter().map(|text| {
        let variant: Option<Variant> = text.parse().ok();
        variant.map(|variant| variant.name().to_lowercase())
    });
    Ok(json!({ "results": names.collect::<Vec<_>>() }))
}

/// `timecontrol_parse`: a time control, strictly and leniently.
pub(super) fn time_control(input: &Value) -> Answered {
    let text = input.text("text")?;
    let lenient = match TimeControl::read_lenient(text) {
        Ok(control) => control_told(&control),
        Err(error) => json!(control_error(error)),
    };
    let mut got = match text.parse::<TimeControl>() {
        Ok(control) => {
            let played = jadoube_arbiter::TimeControl::from_pgn(&control);
            let mut got = control_told(&control);
            got["played_as"] = json!(played.map(|control| control.to_string()));
            got
        }
        Err(error) => json!({ "strict": control_error(error) }),
    };
    got["lenient"] = lenient;
    Ok(got)
}

fn control_error(error: BadTimeControl) -> &'static str {
    match error {
        BadTimeControl::Unknown => "error:unknown_timecontrol",
        BadTimeControl::MovesAndSecondsSwapped => "error:moves_and_seconds_swapped",
        BadTimeControl::TooLarge => "error:too_large",
    }
}

fn control_told(control: &TimeControl) -> Value {
    match control {
        TimeControl::Unknown => json!({ "kind": "unknown" }),
        TimeControl::None => json!({ "kind": "none" }),
        TimeControl::Hourglass { ms } => json!({ "kind": "hourglass", "ms": ms }),
        TimeControl::PerMove { days } => json!({ "kind": "per_move", "days_per_move": days }),
        TimeControl::Stages(stages) => {
            let delay = stages.iter().map(|stage| stage.delay_ms).find(|&ms| ms > 0);
            let stages: Vec<Value> = stages
                .iter()
                .map(|stage| {
                    json!({
                        "moves": stage.moves,
                        "ms": stage.ms,
                        "inc_ms": stage.increment_ms,
                        "delay_ms": stage.delay_ms,
                    })
                })
                .collect();
            json!({ "kind": "stages", "stages": stages, "delay_ms": delay })
        }
    }
}
