//! What people write behind the squares of a move.

use super::{Forgiven, Mark, SanError, lenient::Reader};
use crate::Role;

/// What a pawn becomes: `=Q`, and where it reaches the last rank also `Q`, `(Q)`, `/Q`.
pub(super) fn promotion(
    reader: &mut Reader<'_>,
    last_rank: bool,
) -> Result<Option<Role>, SanError> {
    let mut next = *reader;
    if next.take("(=)") {
        return Ok(None);
    }
    let equals = next.take("=");
    let bracket = next.take("(");
    let slash = !equals && !bracket && next.take("/");
    let Some((role, len)) = letter(&mut next) else {
        return Ok(None);
    };
    next.skip(len);
    let closed = !bracket || next.take(")");
    if !closed || !(equals || last_rank) {
        return Ok(None);
    }
    if !equals || bracket || slash {
        next.forgiven.insert(Forgiven::PromotionSpelling);
    }
    *reader = next;
    if role.can_promote_to() {
        Ok(Some(role))
    } else {
        Err(SanError::IllegalPromotion(role))
    }
}

/// A piece's letter, or one in lower case that begins no longer word.
fn letter(reader: &mut Reader<'_>) -> Option<(Role, usize)> {
    if let Some(found) = reader.letters.read(reader.rest) {
        return Some(found);
    }
    let (role, len) = reader.letters.read_ignoring_case(reader.rest)?;
    let behind = reader.rest.get(len..)?.chars().next();
    if behind.is_some_and(char::is_alphabetic) {
        return None;
    }
    reader.forgiven.insert(Forgiven::Case);
    Some((role, len))
}

/// Marks of check and mate, captures in passing, offers and comments in signs, to the end.
pub(super) fn read(reader: &mut Reader<'_>) -> Result<(), SanError> {
    loop {
        reader.skip_blanks();
        if reader.rest.is_empty() {
            return Ok(());
        }
        if !(evaluation(reader) || check(reader) || en_passant(reader) || sign(reader)) {
            return reader.wrong();
        }
    }
}

/// A judgement of the position that would else look like a check or an offer.
fn evaluation(reader: &mut Reader<'_>) -> bool {
    const ALL: [&str; 9] = ["+-", "-+", "+/-", "-/+", "+=", "=+", "+/=", "=/+", "="];
    let found = ALL.contains(&reader.rest.trim_end());
    if found {
        reader.rest = "";
        reader.forgiven.insert(Forgiven::Annotation);
    }
    found
}

fn check(reader: &mut Reader<'_>) -> bool {
    const CHECKS: [&str; 7] = ["†", "check", "ch.", "ch", "jaque", "sch.", "éch."];
    const MATES: [&str; 6] = ["‡", "≠", "checkmate", "mate", "matt", "mat"];
    let (mark, spelling) = if reader.take("++") {
        (Mark::Mate, Some(Forgiven::TwoPlus))
    } else if reader.take("+") {
        (Mark::Check, None)
    } else if reader.take("#") {
        (Mark::Mate, None)
    } else if reader.take_any(&MATES) {
        (Mark::Mate, Some(Forgiven::CheckSpelling))
    } else if reader.take_any(&CHECKS) {
        (Mark::Check, Some(Forgiven::CheckSpelling))
    } else {
        return false;
    };
    if reader.mark.is_some() {
        reader.forgiven.insert(Forgiven::CheckSpelling);
    }
    reader.mark = reader.mark.max(Some(mark));
    reader.forgiven.extend(spelling);
    true
}

fn en_passant(reader: &mut Reader<'_>) -> bool {
    const ALL: [&str; 10] = [
        "(e.p.)", "(ep)", "(a.p.)", "e.p.", "e.p", "ep.", "ep", "a.p.", "a.p", "ap",
    ];
    let found = reader.take_any(&ALL);
    if found {
        reader.forgiven.insert(Forgiven::EnPassantMark);
    }
    found
}

fn sign(reader: &mut Reader<'_>) -> bool {
    const SIGNS: [char; 18] = [
        '!', '?', '□', '⩲', '⩱', '±', '∓', '∞', '⨀', '○', '⟳', '↑', '→', '⇆', '⌓', '∆', '‼', '⁇',
    ];
    if reader.take("(=)") {
        reader.forgiven.insert(Forgiven::DrawOffer);
    } else if reader.take(":") {
        reader.capture = true;
        reader.forgiven.insert(Forgiven::CaptureSpelling);
    } else if reader.take_any(&[".", ",", ";"]) {
        reader.forgiven.insert(Forgiven::Spacing);
    } else if reader.rest.starts_with(SIGNS) {
        reader.rest = reader.rest.trim_start_matches(SIGNS);
        reader.forgiven.insert(Forgiven::Annotation);
    } else if let Some(number) = reader.rest.strip_prefix('$') {
        let rest = number.trim_start_matches(|c: char| c.is_ascii_digit());
        if rest.len() == number.len() {
            return false;
        }
        reader.rest = rest;
        reader.forgiven.insert(Forgiven::Annotation);
    } else {
        return false;
    }
    true
}
