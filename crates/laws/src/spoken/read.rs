//! Which move somebody says.

use alloc::{
    string::{String, ToString},
    vec::Vec,
};

use super::{
    MOST_WORDS, SpokenError, Voice,
    grammar::{Moved, Said, parse},
    lexicon::meanings,
};
use crate::{
    Illegal, Move, MoveKind, Position, Role, San, SanError, Square,
    san::{Action, is_capture},
};

/// The move that the words say in any voice that understands them; if none does, the error of the
/// one that understands most.
pub(super) fn any(position: &Position, text: &str) -> Result<Move, SpokenError> {
    let mut found: Vec<Move> = Vec::new();
    let mut wrong: Option<(usize, SpokenError)> = None;
    let words = split(text)?;
    for voice in Voice::ALL {
        match listen(position, &words, voice) {
            Ok(m) if found.contains(&m) => {}
            Ok(m) => found.push(m),
            Err((understood, error)) => {
                if wrong.as_ref().is_none_or(|(most, _)| *most < understood) {
                    wrong = Some((understood, error));
                }
            }
        }
    }
    match (found.as_slice(), wrong) {
        ([m], _) => Ok(*m),
        ([], Some((_, error))) => Err(error),
        ([], None) => Err(SpokenError::NoMove),
        (_, _) => Err(SpokenError::Move(SanError::Ambiguous(found))),
    }
}

/// The move that the words say in one voice.
pub(super) fn one(position: &Position, text: &str, voice: Voice) -> Result<Move, SpokenError> {
    let words = split(text)?;
    listen(position, &words, voice).map_err(|(_, error)| error)
}

/// The words in small letters and without accents.
fn split(text: &str) -> Result<Vec<String>, SpokenError> {
    let mut words: Vec<String> = Vec::new();
    let mut word = String::new();
    for letter in text.chars().chain([' ']) {
        if letter.is_alphanumeric() {
            word.extend(letter.to_lowercase().map(plain));
            continue;
        }
        // An accent that stands behind its letter.
        if matches!(letter, '\u{300}'..='\u{36f}') || word.is_empty() {
            continue;
        }
        if words.len() == MOST_WORDS {
            return Err(SpokenError::TooLong);
        }
        words.push(core::mem::take(&mut word));
    }
    if words.is_empty() {
        return Err(SpokenError::Empty);
    }
    Ok(words)
}

const fn plain(letter: char) -> char {
    match letter {
        'á' | 'à' | 'ä' | 'â' => 'a',
        'é' | 'è' | 'ë' | 'ê' => 'e',
        'í' | 'ì' | 'ï' | 'î' => 'i',
        'ó' | 'ò' | 'ö' | 'ô' => 'o',
        'ú' | 'ù' | 'ü' | 'û' => 'u',
        other => other,
    }
}

/// The move, or how much was understood and why it is none.
fn listen(
    position: &Position,
    words: &[String],
    voice: Voice,
) -> Result<Move, (usize, SpokenError)> {
    let mut known = Vec::with_capacity(words.len());
    for (at, word) in words.iter().enumerate() {
        let meanings = meanings(word, voice);
        if meanings.is_empty() {
            let word = word.to_string();
            return Err((at, SpokenError::Unknown { word }));
        }
        known.push(meanings);
    }
    let understood = words.len();
    let mut first: Option<SpokenError> = None;
    for said in parse(&known) {
        match resolve(position, said) {
            Ok(m) => return Ok(m),
            // Rather ask than take it for something less likely.
            Err(error @ SpokenError::Move(SanError::Ambiguous(_))) => {
                return Err((understood + 2, error));
            }
            Err(error) => first = first.or(Some(error)),
        }
    }
    match first {
        Some(error) => Err((understood + 1, error)),
        None => Err((understood, SpokenError::NoMove)),
    }
}

/// The legal move that is meant.
fn resolve(position: &Position, said: Said) -> Result<Move, SpokenError> {
    let action = match said {
        Said::Castle(side) => Action::Castle(side),
        Said::Move(moved) => Action::Move {
            role: role(position, &moved).map_err(SpokenError::Move)?,
            file: moved.file,
            rank: moved.rank,
            capture: moved.takes,
            to: moved.to,
            promotion: moved.promotion,
        },
    };
    let san = San { action, mark: None };
    let m = san.meaning(position).map_err(SpokenError::Move)?;
    let is_said = match said {
        Said::Castle(_) => true,
        Said::Move(moved) => {
            (!moved.takes || is_capture(position, m))
                && (!moved.en_passant || m.kind() == MoveKind::EnPassant)
        }
    };
    if is_said {
        Ok(m)
    } else {
        Err(SpokenError::NotSuchACapture(m))
    }
}

/// The piece that is meant: the one named, the one that stands on the square named, or a pawn.
fn role(position: &Position, moved: &Moved) -> Result<Role, SanError> {
    let from = moved.file.zip(moved.rank);
    match (moved.role, from) {
        (Some(role), _) => Ok(role),
        (None, None) => Ok(Role::Pawn),
        (None, Some((file, rank))) => {
            let from = Square::new(file, rank);
            let piece = position.board().piece_at(from);
            let missing = SanError::Illegal(Illegal::NoPiece { from });
            piece.map(|piece| piece.role).ok_or(missing)
        }
    }
}
