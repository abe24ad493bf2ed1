//! What a player wrote, held against the moves that were made.

use alloc::vec::Vec;

use jadoube_laws::{
    Color, Letters, Move, Role, SanError, Uci,
    san::{Action, ForgivenSet, San},
};

use super::{Line, RecordedMove, is_descriptive};
use crate::{Game, Standing};

/// What a line of a scoresheet says of the move made there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Recorded {
    /// That move; with what had to be forgiven.
    Agrees(ForgivenSet),
    /// Another legal move.
    Differs(Move),
    /// Nothing that can be read there.
    Unreadable(SanError),
    /// A move in another notation, which proves nothing.
    ///
    /// Law: [Appendix C](jadoube_laws::law::APP_C_1).
    OtherNotation,
    /// Nothing: the line is empty, void or not yet written.
    Gap,
    /// A move not made yet.
    Ahead,
    /// Something about a move that was not legal.
    Illegal,
}

/// A scoresheet as it can be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SheetReading {
    /// The languages in which most lines agree with the game; more than one where they do not
    /// differ in any letter used.
    pub letters: Vec<Letters>,
    /// What each line says, a half-move each, as many as were made or are written.
    pub lines: Vec<Recorded>,
}

impl SheetReading {
    /// Whether every line agrees with the move that was made.
    pub fn is_right(&self) -> bool {
        let right = |line: &Recorded| matches!(line, Recorded::Agrees(_) | Recorded::Illegal);
        self.lines.iter().all(right)
    }
}

impl Game {
    /// What a scoresheet kept by hand says of the game, in the language that fits it best.
    ///
    /// Law: [8.1.1](jadoube_laws::law::A8_1_1), [C.3](jadoube_laws::law::APP_C_3).
    pub fn read_sheet(&self, color: Color) -> SheetReading {
        let lines: Vec<Line<'_>> = self.sheet(color).lines().collect();
        let moves: Vec<RecordedMove> = self.record().collect();
        let agreeing = |letters: Letters| {
            let agrees = |(line, made): &(&Line<'_>, &RecordedMove)| {
                matches!(compare(line, made, letters), Recorded::Agrees(_))
            };
            lines.iter().zip(&moves).filter(agrees).count()
        };
        let languages = Letters::ALL
            .into_iter()
            .filter(|&letters| letters != Letters::ColoredFigurine);
        let scored: Vec<(Letters, usize)> = languages
            .map(|letters| (letters, agreeing(letters)))
            .collect();
        let best = scored.iter().map(|&(_, agreed)| agreed).max();
        let letters: Vec<Letters> = scored
            .into_iter()
            .filter(|&(_, agreed)| Some(agreed) == best)
            .map(|(letters, _)| letters)
            .collect();
        let first = letters.first().copied().unwrap_or_default();
        let nothing = Line::default();
        let compared = moves.iter().enumerate().map(|(index, made)| {
            let line = lines.get(index).unwrap_or(&nothing);
            compare(line, made, first)
        });
        let ahead = lines.iter().skip(moves.len()).map(|line| {
            if line.is_void || line.text.is_none() {
                Recorded::Gap
            } else {
                Recorded::Ahead
            }
        });
        SheetReading {
            lines: compared.chain(ahead).collect(),
            letters,
        }
    }
}

impl Game {
    /// Whether the move is on the line of the next half-move of a player's scoresheet, in whatever
    /// language; of one that is not legal only that something is.
    ///
    /// Law: [9.2.1](jadoube_laws::law::A9_2_1).
    pub(crate) fn has_written(&self, color: Color, uci: Uci) -> bool {
        let sheet = self.sheet(color);
        if !sheet.is_written(self.ply()) {
            return false;
        }
        let at = usize::try_from(self.ply()).unwrap_or(usize::MAX);
        let line = sheet.lines().nth(at).and_then(|line| line.text);
        let meant = self.standing.resolve(uci, self.regulations.castling);
        let (Some(text), Some(meant), Standing::Sound(position)) = (line, meant, &self.standing)
        else {
            return true;
        };
        Letters::ALL.into_iter().any(|letters| {
            let read = position.read_san_lenient(text.as_bytes(), letters);
            read.is_ok_and(|(read, _)| read == meant)
        })
    }
}

fn compare(line: &Line<'_>, made: &RecordedMove, letters: Letters) -> Recorded {
    let Some(text) = line.text.as_deref().filter(|_| !line.is_void) else {
        return Recorded::Gap;
    };
    if is_descriptive(text) {
        return Recorded::OtherNotation;
    }
    let Some(m) = made.made.mv else {
        return Recorded::Illegal;
    };
    let read = match &made.before {
        Standing::Sound(position) => position.read_san_lenient(text.as_bytes(), letters),
        Standing::Unsound(_) => read_unsound(text, letters, &made.before, m),
    };
    match read {
        Ok((read, forgiven)) if read == m => Recorded::Agrees(forgiven),
        Ok((read, _)) => Recorded::Differs(read),
        Err(error) => Recorded::Unreadable(error),
    }
}

/// Reads a move in a position that is none, where several moves may fit the text: the one made,
/// if it does.
fn read_unsound(
    text: &str,
    letters: Letters,
    before: &Standing,
    made: Move,
) -> Result<(Move, ForgivenSet), SanError> {
    let reading = San::read_lenient(text.as_bytes(), letters)?;
    let forgiven = reading.forgiven();
    let fits = |m: &Move| reading.san().is_some_and(|san| fits(&san, *m));
    if fits(&made) {
        return Ok((made, forgiven));
    }
    let other = before.moves().iter().copied().find(|m| fits(m));
    other
        .map(|m| (m, forgiven))
        .ok_or(SanError::Syntax { column: 1 })
}

/// Whether a text may stand for a move, wherever it is made.
fn fits(san: &San, m: Move) -> bool {
    match san.action {
        Action::Null => false,
        Action::Castle(side) => m.castling_side() == Some(side),
        Action::Move {
            role,
            file,
            rank,
            to,
            promotion,
            ..
        } => {
            let has_both = file.is_some() && rank.is_some();
            let same_role = m.role() == role || (role == Role::Pawn && has_both);
            same_role
                && m.lands_on() == to
                && m.promotion() == promotion
                && file.is_none_or(|file| m.from().file() == file)
                && rank.is_none_or(|rank| m.from().rank() == rank)
        }
    }
}
