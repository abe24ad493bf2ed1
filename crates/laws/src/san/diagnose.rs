//! What was probably meant by a move that cannot be read as it stands.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use super::{CaptureSign, Departure, Forgiven, SanError, SanStyle};
use crate::{Letters, Move, Position, Role};

/// The legal moves that a misprinted move probably stands for.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Misprint {
    /// What is wrong with the move as it stands.
    pub error: SanError,
    /// How the likely moves are related to the text.
    pub kind: MisprintKind,
    /// The likely moves, all equally near to the text; never empty.
    pub likely: Vec<Move>,
}

/// How a misprint is related to what was probably meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MisprintKind {
    /// The letters are those of another language: `Kb1` in a Spanish game.
    OtherLetters(Letters),
    /// A few signs are wrong: `Dxd5` where only `Dxd4` is possible.
    Signs,
}

impl Position {
    /// What was probably meant by a text that [`Position::read_san_lenient`] cannot read: the
    /// legal moves it names in another language, or else those whose notation is nearest.
    ///
    /// Nothing when the text can be read, or is too far from every legal move.
    pub fn diagnose_san(&self, text: &[u8], letters: Letters) -> Option<Misprint> {
        let error = self.read_san_lenient(text, letters).err()?;
        if error == SanError::Null {
            return None;
        }
        if let SanError::Ambiguous(likely) = &error {
            let likely = likely.clone();
            return Some(Misprint {
                error,
                kind: MisprintKind::Signs,
                likely,
            });
        }
        let legible = core::str::from_utf8(text).ok();
        let likely = legible.map_or_else(Vec::new, |text| castling_meant(self, text, letters));
        if !likely.is_empty() {
            return Some(Misprint {
                error,
                kind: MisprintKind::Signs,
                likely,
            });
        }
        for other in Letters::ALL {
            if let Ok((m, forgiven)) = self.read_san_lenient(text, other)
                && !forgiven.contains(Forgiven::PawnLetter)
            {
                return Some(Misprint {
                    error,
                    kind: MisprintKind::OtherLetters(other),
                    likely: [m].into(),
                });
            }
        }
        let likely = nearest(self, legible?, letters);
        (!likely.is_empty()).then_some(Misprint {
            error,
            kind: MisprintKind::Signs,
            likely,
        })
    }
}

/// The longest text that is compared; no move is half as long.
const LONGEST: usize = 24;
/// Two wrong signs are as many as a guess may mend.
const FARTHEST: usize = 2 * DIFFERENT;
/// The cost of a missing, an added or another sign.
const DIFFERENT: usize = 3;
/// The cost of the neighbouring file or rank, or of two signs changed round.
const NEAR: usize = 2;

/// Castling, if the text names the square on which the king would end: `Kg1`.
fn castling_meant(position: &Position, text: &str, letters: Letters) -> Vec<Move> {
    let text = plain(text);
    let mut named = String::new();
    let ends_there = |m: &Move| {
        named.clear();
        named.push_str(letters.letter_for(Role::King, position.turn()));
        named.push_str(&m.lands_on().to_string());
        named.chars().eq(text.iter().copied())
    };
    let castling = position.castling_moves();
    castling.iter().copied().filter(ends_there).collect()
}

fn nearest(position: &Position, text: &str, letters: Letters) -> Vec<Move> {
    let text = plain(text);
    let mut best = (FARTHEST + 1, Vec::new());
    if text.len() < 2 || text.len() > LONGEST {
        return best.1;
    }
    // A text of two signs may have only one of them wrong.
    best.0 = best.0.min(DIFFERENT * text.len() / 2 + 1);
    let mut written = String::new();
    for &m in &position.legal_moves() {
        let mut cost = usize::MAX;
        for departure in [Departure::Shortest, Departure::Whole] {
            for capture in [CaptureSign::Cross, CaptureSign::Omitted] {
                let style = SanStyle {
                    letters,
                    departure,
                    capture,
                    ..SanStyle::EXPORT
                };
                written.clear();
                position.write_san_styled(m, &style, &mut written);
                cost = cost.min(distance(&text, &plain(&written)));
            }
        }
        if cost < best.0 {
            best = (cost, Vec::new());
        }
        if cost == best.0 && cost <= FARTHEST {
            best.1.push(m);
        }
    }
    best.1
}

/// The signs that tell a move from others: no number before it, no marks behind it.
fn plain(text: &str) -> Vec<char> {
    text.trim_start_matches(|c: char| c.is_ascii_digit() && c != '0')
        .trim_start_matches(['.', ' '])
        .chars()
        .filter(|c| !"+#!?.-=() \t".contains(*c))
        .map(|c| match c {
            '0' => 'O',
            'X' | '×' | ':' => 'x',
            other => other,
        })
        .collect()
}

/// The cost of the cheapest way from one text to the other.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=b.len()).map(|j| j * DIFFERENT).collect();
    for (i, &x) in a.iter().enumerate() {
        let mut row = Vec::with_capacity(b.len() + 1);
        row.push((i + 1) * DIFFERENT);
        for (j, &y) in b.iter().enumerate() {
            let at = |row: &[usize], j: usize| row.get(j).copied().unwrap_or(usize::MAX / 2);
            let mut cost = (at(&above, j) + substitute(x, y))
                .min(at(&above, j + 1) + DIFFERENT)
                .min(at(&row, j) + DIFFERENT);
            if i > 0 && j > 0 && a.get(i - 1) == Some(&y) && b.get(j - 1) == Some(&x) && x != y {
                cost = cost.min(at(&before, j - 1) + NEAR);
            }
            row.push(cost);
        }
        before = core::mem::replace(&mut above, row);
    }
    above.last().copied().unwrap_or(usize::MAX)
}

fn substitute(x: char, y: char) -> usize {
    let same_kind = |of: fn(&char) -> bool| of(&x) && of(&y);
    let neighbours = u32::from(x).abs_diff(u32::from(y)) == 1
        && (same_kind(|c| ('a'..='h').contains(c)) || same_kind(|c| ('1'..='8').contains(c)));
    if x == y {
        0
    } else if neighbours {
        NEAR
    } else {
        DIFFERENT
    }
}
