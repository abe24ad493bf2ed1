//! A clock that two people share, as reports tell of it in words.

use jadoube_arbiter::{Clock, Millis, Mode, TimeControl};
use jadoube_laws::{ByColor, Color};
use serde_json::{Value, json};

use super::Answered;
use super::clock::Run;
use crate::reports::case::Fields as _;

/// The clock, and what a case asks of its past.
struct Tool {
    run: Run,
    first: Color,
    finger_down: Option<Millis>,
    /// What was left of each side before a question that was canceled.
    before: Option<ByColor<i64>>,
}

const A_WHILE: Millis = Millis(1_000);

/// `clock_scenario`: what a clock does in steps; White sits at the bottom.
pub(super) fn scenario(input: &Value) -> Answered {
    let controls = ByColor::both(minutes(5)?);
    let mut tool = Tool {
        run: Run {
            clock: Clock::new(&controls),
            controls,
            now: Millis::ZERO,
        },
        first: Color::White,
        finger_down: None,
        before: None,
    };
    for step in input.texts("steps")? {
        for part in step.split(", ") {
            tool.step(part)?;
        }
    }
    Ok(tool.told())
}

fn minutes(minutes: u64) -> Result<TimeControl, String> {
    let control = TimeControl::whole(
        Millis::from_minutes(minutes),
        Millis::ZERO,
        Mode::Cumulative,
    );
    control.map_err(|error| error.to_string())
}

fn side(text: &str) -> Option<Color> {
    match text {
        "bottom" => Some(Color::White),
        "top" => Some(Color::Black),
        _ => None,
    }
}

fn name(color: Color) -> &'static str {
    if color.is_white() { "bottom" } else { "top" }
}

impl Tool {
    fn step(&mut self, step: &str) -> Result<(), String> {
        match step {
            "start" => self.start(),
            "running clock" => {
                self.start();
                self.run.wait(A_WHILE);
            }
            "stop" => self.run.clock.pause(&self.run.controls, self.run.now),
            "reset" => self.run.clock = Clock::new(&self.run.controls),
            "over the board sudden death" => self.run.clock = Clock::new(&self.run.controls),
            "first move" => {
                self.start();
                self.press()?;
            }
            "finger down on own half" => {
                self.start();
                self.press()?;
                self.finger_down = Some(self.run.now);
            }
            "open reset dialog" => self.before = Some(self.left()),
            "cancel" => {}
            _ => return self.step_with_value(step),
        }
        Ok(())
    }

    /// `top 10 min`, `bottom side first`, `play until top side's turn`, `finger up 200 ms later`.
    fn step_with_value(&mut self, step: &str) -> Result<(), String> {
        let words: Vec<&str> = step.split(' ').collect();
        let unknown = || format!("the step {step:?} is not known");
        match words[..] {
            [which, "side", "first"] => {
                self.first = side(which).ok_or_else(unknown)?;
                self.start();
            }
            [which, number, "min"] => {
                let color = side(which).ok_or_else(unknown)?;
                let number = number.parse().map_err(|_| unknown())?;
                self.run.controls[color] = minutes(number)?;
                self.run.clock = Clock::new(&self.run.controls);
                self.start();
                self.press()?;
            }
            ["play", "until", which, "side's", "turn"] => {
                let color = side(which).ok_or_else(unknown)?;
                while self.run.clock.turn().ok_or_else(unknown)? != color {
                    self.press()?;
                }
            }
            ["finger", "up", number, "ms", "later"] => {
                self.run
                    .wait(Millis(number.parse().map_err(|_| unknown())?));
            }
            _ => return Err(unknown()),
        }
        Ok(())
    }

    fn start(&mut self) {
        let Run {
            controls,
            clock,
            now,
        } = &mut self.run;
        clock.begin(controls, self.first, *now);
    }

    fn press(&mut self) -> Result<(), String> {
        self.run.wait(A_WHILE);
        self.run.press(Millis::ZERO).map(|_| ())
    }

    fn left(&self) -> ByColor<i64> {
        Color::map(|color| self.run.reading(color).left)
    }

    fn told(&mut self) -> Value {
        let now = self.left();
        let unchanged = self.before.map(|before| before == now);
        let running = self.run.clock.running();
        // The side that runs has used what has passed since the press.
        let full = Clock::new(&self.run.controls);
        let switched_at = running.map(|color| {
            let full = full.reading(&self.run.controls, color, Millis::ZERO).left;
            let used = u64::try_from(full - now[color]).unwrap_or_default();
            self.run.now - Millis(used)
        });
        let is_down = self.finger_down.is_some() && self.finger_down == switched_at;
        self.run.wait(A_WHILE);
        let later = self.left();
        let runs = Color::ALL.map(|color| later[color] < now[color]);
        json!({
            "running": running.map(name),
            "highlighted": self.run.clock.turn().map(name),
            "top_ms": now.black,
            "bottom_ms": now.white,
            "switch_at": if is_down { "finger down" } else { "finger up" },
            "state": unchanged,
            "one_clock_runs": runs[0] != runs[1],
        })
    }
}
