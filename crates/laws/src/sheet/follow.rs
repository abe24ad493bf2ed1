//! Following a game in several languages at once.

use alloc::vec::Vec;
use core::mem;

use crate::{
    Letters, Move, Position, SanError,
    san::{Forgiven, ForgivenSet, Misprint},
};

/// A game as some languages tell it.
#[derive(Clone, Default)]
pub(crate) struct Line {
    pub(crate) letters: Vec<Letters>,
    pub(crate) moves: Vec<Read>,
    pub(crate) position: Position,
    misprints: usize,
}

/// One move of a [`Line`].
#[derive(Clone)]
pub(crate) struct Read {
    pub(crate) m: Move,
    pub(crate) forgiven: ForgivenSet,
    pub(crate) misprint: Option<Misprint>,
}

/// Where the last languages gave up.
pub(crate) struct Stuck {
    pub(crate) ply: usize,
    pub(crate) letters: Vec<Letters>,
    pub(crate) error: SanError,
}

impl Read {
    /// Whether a game goes on from both alike.
    fn is_as(&self, other: &Self) -> bool {
        self.m == other.m && self.misprint.is_some() == other.misprint.is_some()
    }
}

impl Line {
    pub(crate) const fn misprints(&self) -> usize {
        self.misprints
    }
}

/// Reads the moves in all these languages, mending up to `allowed` misprints in each.
///
/// The lines returned differ from each other in some move.
pub(crate) fn follow(
    start: &Position,
    words: &[&[u8]],
    among: &[Letters],
    allowed: usize,
) -> Result<Vec<Line>, Stuck> {
    let mut lines = alloc::vec![Line {
        letters: among.to_vec(),
        position: *start,
        ..Line::default()
    }];
    for (ply, &word) in words.iter().enumerate() {
        let mut next: Vec<Line> = Vec::new();
        let mut stuck: Option<Stuck> = None;
        for line in lines {
            let mut found: Vec<(Read, Vec<Letters>)> = Vec::new();
            for &letters in &line.letters {
                let ahead = words.get(ply + 1..).unwrap_or_default();
                let mend = line.misprints < allowed;
                let read = read(&line.position, word, letters, mend, ahead);
                match read.and_then(|read| proves(read, among)) {
                    Ok(read) => match found.iter_mut().find(|(other, _)| other.is_as(&read)) {
                        Some((_, same)) => same.push(letters),
                        None => found.push((read, [letters].into())),
                    },
                    Err(error) => match &mut stuck {
                        Some(stuck) => stuck.letters.push(letters),
                        None => {
                            stuck = Some(Stuck {
                                ply,
                                letters: [letters].into(),
                                error,
                            });
                        }
                    },
                }
            }
            grow(&mut next, line, found);
        }
        if let (true, Some(stuck)) = (next.is_empty(), stuck) {
            return Err(stuck);
        }
        lines = next;
    }
    Ok(lines)
}

/// The move, unless it is no ground to guess a language on: a letter for a pawn is against the
/// Laws, and in German it is that of the English bishop.
fn proves(read: Read, among: &[Letters]) -> Result<Read, SanError> {
    if among.len() > 1 && read.forgiven.contains(Forgiven::PawnLetter) {
        return Err(SanError::Syntax { column: 1 });
    }
    Ok(read)
}

/// Adds the lines that a line goes on as.
fn grow(next: &mut Vec<Line>, mut line: Line, found: Vec<(Read, Vec<Letters>)>) {
    let last = found.len().saturating_sub(1);
    for (at, (read, letters)) in found.into_iter().enumerate() {
        let position = line.position.after(read.m);
        let misprints = line.misprints + usize::from(read.misprint.is_some());
        let mut moves = match at == last {
            true => mem::take(&mut line.moves),
            false => line.moves.clone(),
        };
        moves.push(read);
        next.push(Line {
            letters,
            moves,
            position,
            misprints,
        });
    }
}

fn read(
    position: &Position,
    word: &[u8],
    letters: Letters,
    mend: bool,
    ahead: &[&[u8]],
) -> Result<Read, SanError> {
    let error = match position.read_san_lenient(word, letters) {
        Ok((m, forgiven)) => {
            return Ok(Read {
                m,
                forgiven,
                misprint: None,
            });
        }
        Err(error) => error,
    };
    let misprint = mend
        .then(|| position.diagnose_san(word, letters))
        .flatten()
        .ok_or_else(|| error.clone())?;
    let best = misprint
        .likely
        .iter()
        .rev()
        .max_by_key(|&&m| goes_on(position.after(m), letters, ahead));
    Ok(Read {
        m: *best.ok_or(error)?,
        forgiven: ForgivenSet::NONE,
        misprint: Some(misprint),
    })
}

/// How many of the next moves can be read from here.
fn goes_on(mut position: Position, letters: Letters, ahead: &[&[u8]]) -> usize {
    const FAR_ENOUGH: usize = 12;
    let mut read = 0;
    for word in ahead.iter().take(FAR_ENOUGH) {
        let Ok((m, _)) = position.read_san_lenient(word, letters) else {
            break;
        };
        position.play(m);
        read += 1;
    }
    read
}
