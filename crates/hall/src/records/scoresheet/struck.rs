//! What was written on a scoresheet and struck out since.

use jadoube_arbiter::{Act, Event, Game, Happening};
use jadoube_laws::{ByColor, Color};

use super::super::text::one_line;

/// The texts struck out on both sheets, found by following a game event by event.
#[derive(Clone, Debug, Default)]
pub(crate) struct Struck {
    written: ByColor<Vec<Option<String>>>,
    // The half-move of each, counted from the start.
    struck: ByColor<Vec<(u32, String)>>,
}

impl Struck {
    /// Takes note of what an event wrote over; the game is as it stands after it.
    pub(crate) fn follow(&mut self, event: &Event, game: &Game) {
        let Happening::Did(color, Act::Write(_)) = event.what else {
            return;
        };
        let lines = game.sheet(color).lines();
        let now: Vec<Option<String>> = lines
            .map(|line| line.text.as_deref().map(one_line))
            .collect();
        let before = std::mem::replace(&mut self.written[color], now);
        for (index, text) in (0_u32..).zip(before) {
            let at = usize::try_from(index).unwrap_or(usize::MAX);
            let is_same = self.written[color].get(at) == Some(&text);
            if let Some(text) = text.filter(|_| !is_same) {
                self.struck[color].push((index, text));
            }
        }
    }

    /// What was struck out on a line, the oldest first.
    pub(crate) fn on(&self, color: Color, line: u32) -> Vec<String> {
        let here = self.struck[color].iter().filter(|(at, _)| *at == line);
        here.map(|(_, text)| text.clone()).collect()
    }
}
