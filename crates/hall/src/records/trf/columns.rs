//! The columns of a record 001, counted from 1.

use jadoube_laws::Color;

use super::{Played, TrfPlayer, TrfRound};

/// Where the first round begins, and how far the next is behind it.
pub(super) const FIRST_ROUND: usize = 92;
/// How many columns a round takes.
pub(super) const ROUND: usize = 10;

/// A player's record, without blanks at its end.
pub(super) fn record(player: &TrfPlayer) -> String {
    let mut line = Columns(Vec::new());
    line.right(1, 3, "001");
    line.right(5, 8, &player.number.to_string());
    line.left(10, 10, &player.sex.map(String::from).unwrap_or_default());
    line.right(11, 13, &player.title);
    line.left(15, 47, &player.name);
    line.right(
        49,
        52,
        &player.rating.map(|it| it.to_string()).unwrap_or_default(),
    );
    line.left(54, 56, &player.federation);
    line.right(58, 68, &player.fide_id);
    line.left(70, 79, &player.born);
    line.right(81, 84, &points(player.tenths));
    line.right(
        86,
        89,
        &player.rank.map(|it| it.to_string()).unwrap_or_default(),
    );
    for (index, round) in player.rounds.iter().enumerate() {
        if let Some(round) = round {
            line.round(FIRST_ROUND + ROUND * index, *round);
        }
    }
    let text: String = line.0.into_iter().collect();
    text.trim_end().to_owned()
}

/// `11.5`
fn points(tenths: u32) -> String {
    format!("{}.{}", tenths / 10, tenths % 10)
}

struct Columns(Vec<char>);

impl Columns {
    /// Puts what fits of a text between two columns, both among them.
    fn left(&mut self, from: usize, to: usize, text: &str) {
        if self.0.len() < to {
            self.0.resize(to, ' ');
        }
        let room = self.0.iter_mut().skip(from - 1).take(to + 1 - from);
        for (place, letter) in room.zip(text.chars()) {
            *place = letter;
        }
    }

    /// The same, ending in the last column.
    fn right(&mut self, from: usize, to: usize, text: &str) {
        let room = to + 1 - from;
        let blanks = room.saturating_sub(text.chars().count());
        self.left(from, to, &format!("{:blanks$}{text}", ""));
    }

    fn round(&mut self, at: usize, round: TrfRound) {
        match round.opponent {
            Some(opponent) => self.right(at, at + 3, &opponent.to_string()),
            None => self.right(at, at + 3, "0000"),
        }
        let color = match round.color {
            Some(Color::White) => "w",
            Some(Color::Black) => "b",
            None => "-",
        };
        self.left(at + 5, at + 5, color);
        let result = round.result.map_or(' ', Played::code);
        self.left(at + 7, at + 7, &result.to_string());
    }
}
