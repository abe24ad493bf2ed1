//! Reading a file.

use std::collections::BTreeSet;

use jadoube_laws::Color;

use super::columns::{FIRST_ROUND, ROUND};
use super::{Played, TrfError, TrfFile, TrfPlayer, TrfRound};

/// Reads a file; lines may end in any way, and what is no record 001 is kept as it stands.
///
/// # Errors
///
/// The first field of a record 001 that cannot be read, or that there is no such record.
pub fn read_trf(text: &str) -> Result<TrfFile, TrfError> {
    let text = text.trim_start_matches('\u{FEFF}').replace("\r\n", "\n");
    let mut file = TrfFile::default();
    let mut numbers = BTreeSet::new();
    for (line, text) in (1..).zip(text.split(['\n', '\r'])) {
        let letters: Vec<char> = text.trim_end().chars().collect();
        if letters.is_empty() {
            continue;
        }
        if !text.starts_with("001") {
            let code = letters.iter().take(3).collect();
            let rest: String = letters.iter().skip(4).collect();
            file.lines.push((code, rest));
            continue;
        }
        let player = Record { line, letters }.player()?;
        if !numbers.insert(player.number) {
            let number = player.number;
            return Err(TrfError::NumberAgain { line, number });
        }
        file.players.push(player);
    }
    if file.players.is_empty() {
        return Err(TrfError::NoPlayers);
    }
    Ok(file)
}

/// A line 001.
struct Record {
    line: usize,
    letters: Vec<char>,
}

impl Record {
    fn player(&self) -> Result<TrfPlayer, TrfError> {
        let number = self.number(5, 8)?.filter(|number| *number > 0);
        let tenths = self.points()?;
        let rating = self.number(49, 52)?.filter(|rating| *rating > 0);
        Ok(TrfPlayer {
            number: number.ok_or_else(|| self.fault(5, 8))?,
            sex: self.text(10, 10).chars().next(),
            title: self.text(11, 13),
            name: self.text(15, 47),
            rating: rating.and_then(|rating| u16::try_from(rating).ok()),
            federation: self.text(54, 56),
            fide_id: self.text(58, 68),
            born: self.text(70, 79),
            tenths,
            rank: self.number(86, 89)?.filter(|rank| *rank > 0),
            rounds: self.rounds()?,
        })
    }

    fn rounds(&self) -> Result<Vec<Option<TrfRound>>, TrfError> {
        let starts = (FIRST_ROUND..=self.letters.len()).step_by(ROUND);
        starts.map(|at| self.round(at)).collect()
    }

    fn round(&self, at: usize) -> Result<Option<TrfRound>, TrfError> {
        if self.text(at, at + 7).is_empty() {
            return Ok(None);
        }
        let color = match self.text(at + 5, at + 5).as_str() {
            "w" | "W" => Some(Color::White),
            "b" | "B" => Some(Color::Black),
            "-" | "" => None,
            _ => return Err(self.fault(at + 5, at + 5)),
        };
        let code = self.text(at + 7, at + 7).to_uppercase();
        let known = Played::ALL.into_iter();
        let result = match code.chars().next() {
            // A pairing without a result yet.
            None => None,
            Some(code) => {
                let result = known.into_iter().find(|it| it.code() == code);
                Some(result.ok_or_else(|| self.fault(at + 7, at + 7))?)
            }
        };
        Ok(Some(TrfRound {
            opponent: self.number(at, at + 3)?.filter(|it| *it > 0),
            color,
            result,
        }))
    }

    /// `11.5`, with a comma too; nothing counts as none.
    fn points(&self) -> Result<u32, TrfError> {
        let text = self.text(81, 84).replace(',', ".");
        let (whole, tenth) = text.split_once('.').unwrap_or((&text, "0"));
        let whole: Option<u32> = match whole {
            "" => Some(0),
            whole => whole.parse().ok(),
        };
        let tenth: Option<u32> = tenth.parse().ok().filter(|tenth| *tenth < 10);
        match (whole, tenth) {
            (Some(whole), Some(tenth)) => Ok(whole.saturating_mul(10).saturating_add(tenth)),
            (_, _) => Err(self.fault(81, 84)),
        }
    }

    fn number(&self, from: usize, to: usize) -> Result<Option<u32>, TrfError> {
        match self.text(from, to).as_str() {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| self.fault(from, to)),
        }
    }

    /// What stands between two columns, both among them, without blanks at either end.
    fn text(&self, from: usize, to: usize) -> String {
        let room = self.letters.iter().skip(from - 1).take(to + 1 - from);
        let text: String = room.collect();
        text.trim().to_owned()
    }

    fn fault(&self, from: usize, to: usize) -> TrfError {
        TrfError::Field {
            line: self.line,
            column: from,
            text: self.text(from, to),
        }
    }
}
