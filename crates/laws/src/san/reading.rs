//! What a leniently read move means in a position.

use alloc::vec::Vec;

use super::{Action, Forgiven, ForgivenSet, San, SanError, origins, resolve, write};
use crate::{Bitboard, Move, MoveKind, Position, Rank, Role, Square, Uci, UciError};

/// What the lenient reader made of a text, before a position tells what it means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Reading {
    pub(super) san: San,
    // A second way to read the same text: a move in capitals, `BXC6`.
    pub(super) other: Option<San>,
    // Both squares and no letter.
    pub(super) coordinates: bool,
    // Two files only, `ed`: the rank of `san` says nothing.
    pub(super) files: bool,
    pub(super) forgiven: ForgivenSet,
}

impl Reading {
    /// The move as written, in its likelier reading; nothing where its rank is missing.
    pub fn san(&self) -> Option<San> {
        (!self.files).then_some(self.san)
    }

    /// What was forgiven so far; a position may tell of more.
    pub const fn forgiven(&self) -> ForgivenSet {
        self.forgiven
    }

    /// The legal move that is meant, and all that was forgiven.
    ///
    /// # Errors
    ///
    /// Any of [`SanError`] but those of strict reading.
    pub fn resolve(&self, position: &Position) -> Result<(Move, ForgivenSet), SanError> {
        let first = self.resolve_one(position, &self.san);
        let Some(other) = &self.other else {
            return first;
        };
        match (first, self.resolve_one(position, other)) {
            (Ok((a, _)), Ok((b, _))) => Err(SanError::Ambiguous([a, b].into())),
            (Err(_), Ok(second)) => Ok(second),
            (first, Err(_)) => first,
        }
    }

    fn resolve_one(&self, position: &Position, san: &San) -> Result<(Move, ForgivenSet), SanError> {
        let mut forgiven = self.forgiven;
        let m = if self.files {
            between_files(position, san)?
        } else if self.coordinates {
            coordinates(position, san)?
        } else {
            san.meaning(position)?
        };
        judge_departure(position, san, m, &mut forgiven);
        if self.coordinates && m.role() != Role::Pawn {
            forgiven.insert(Forgiven::Coordinates);
        }
        if let Action::Move { capture, .. } = san.action {
            match (capture, resolve::is_capture(position, m)) {
                (false, true) => forgiven.insert(Forgiven::MissingCapture),
                (true, false) => forgiven.insert(Forgiven::ExtraCapture),
                (true, true) | (false, false) => {}
            }
        }
        if forgiven.contains(Forgiven::EnPassantMark) && m.kind() != MoveKind::EnPassant {
            forgiven.insert(Forgiven::WrongEnPassantMark);
        }
        match (san.mark, write::mark(position, m)) {
            (None, Some(_)) => forgiven.insert(Forgiven::MissingCheck),
            (Some(said), found) if found != Some(said) => forgiven.insert(Forgiven::WrongCheck),
            (Some(_), Some(_)) | (_, None) => {}
        }
        Ok((m, forgiven))
    }
}

fn judge_departure(position: &Position, san: &San, m: Move, forgiven: &mut ForgivenSet) {
    let Action::Move {
        role,
        file,
        rank,
        capture,
        to,
        ..
    } = san.action
    else {
        return;
    };
    if forgiven.contains(Forgiven::LongForm) {
        return;
    }
    if role == Role::Pawn {
        if capture && file.is_none() {
            forgiven.insert(Forgiven::MissingFile);
        }
    } else if (file.is_some() || rank.is_some())
        && resolve::departure(origins::legal(position, role, to, Bitboard::FULL), m.from())
            != (file, rank)
    {
        forgiven.insert(if file.is_some() && rank.is_some() {
            Forgiven::LongForm
        } else {
            Forgiven::Overspecified
        });
    }
}

/// The move between two squares, whatever the piece.
fn coordinates(position: &Position, san: &San) -> Result<Move, SanError> {
    let Action::Move {
        file: Some(file),
        rank: Some(rank),
        to,
        promotion,
        ..
    } = san.action
    else {
        return san.meaning(position);
    };
    let uci = Uci::Move {
        from: Square::new(file, rank),
        to,
        promotion,
    };
    uci.resolve(position).map_err(|error| match error {
        UciError::MissingPromotion => SanError::MissingPromotion,
        UciError::Illegal(why) => SanError::Illegal(why),
        UciError::Null | UciError::Syntax { .. } => SanError::Null,
    })
}

/// The only capture of a pawn from one file to another.
fn between_files(position: &Position, san: &San) -> Result<Move, SanError> {
    let Action::Move { to, .. } = san.action else {
        return san.meaning(position);
    };
    let mut found = Vec::new();
    let mut failed = None;
    for rank in Rank::ALL {
        let mut whole = *san;
        if let Action::Move { to: whole, .. } = &mut whole.action {
            *whole = Square::new(to.file(), rank);
        }
        match whole.meaning(position) {
            Ok(m) => found.push(m),
            Err(error @ SanError::Illegal(_)) => failed = failed.or(Some(error)),
            Err(error) => failed = Some(error),
        }
    }
    match found[..] {
        [] => Err(failed.unwrap_or(SanError::Null)),
        [m] => Ok(m),
        [..] => Err(SanError::Ambiguous(found)),
    }
}
