//! How a move is said.

use alloc::string::String;
use core::fmt::Write as _;

use super::{
    Voice,
    lexicon::{Word, name},
};
use crate::{
    File, Move, MoveKind, Position, Rank, Role, San, Side, Square,
    san::{Action, Mark},
};

/// Says a legal move.
pub(super) fn write(position: &Position, m: Move, voice: Voice, out: &mut String) {
    match voice {
        Voice::Appendix => announce(m, out),
        Voice::Spanish | Voice::English => say(&San::of(position, m), m, voice, out),
    }
}

/// In the words of Appendix D, each with a capital but for ranks and the like.
fn announce(m: Move, out: &mut String) {
    if let Some(side) = m.castling_side() {
        out.push_str(match side {
            Side::King => "Kurze Rochade",
            Side::Queen => "Lange Rochade",
        });
        return;
    }
    capital(Word::Role(m.role()), out);
    for square in [m.from(), m.to()] {
        out.push(' ');
        capital(Word::File(square.file()), out);
        out.push(' ');
        out.push_str(name(Word::Rank(square.rank()), Voice::Appendix));
    }
    if let Some(role) = m.promotion() {
        out.push(' ');
        capital(Word::Role(role), out);
    }
}

fn capital(word: Word, out: &mut String) {
    let mut letters = name(word, Voice::Appendix).chars();
    out.extend(letters.next().map(|first| first.to_ascii_uppercase()));
    out.extend(letters);
}

/// Plainly, in as many words as tell it from other moves.
fn say(san: &San, m: Move, voice: Voice, out: &mut String) {
    match san.action {
        Action::Null => {}
        Action::Castle(side) => out.push_str(phrase(castling(side), voice)),
        Action::Move {
            role,
            file,
            rank,
            capture,
            to,
            promotion,
        } => {
            out.push_str(role_name(role, voice));
            write_departure(file, rank, voice, out);
            let verb = if capture { TAKES } else { GOES };
            let _ = write!(out, " {} {to}", phrase(verb, voice));
            if m.kind() == MoveKind::EnPassant {
                let _ = write!(out, " {}", phrase(EN_PASSANT, voice));
            }
            if let Some(role) = promotion {
                let _ = write!(
                    out,
                    ", {} {}",
                    phrase(BECOMES, voice),
                    role_name(role, voice)
                );
            }
        }
    }
    if let Some(mark) = san.mark {
        let _ = write!(out, ", {}", phrase(called(mark), voice));
    }
}

fn write_departure(file: Option<File>, rank: Option<Rank>, voice: Voice, out: &mut String) {
    let _ = match (file, rank) {
        (None, None) => Ok(()),
        (Some(file), None) => write!(out, " {} {file}", phrase(FROM, voice)),
        (None, Some(rank)) => write!(out, " {} {rank}", phrase(FROM_RANK, voice)),
        (Some(file), Some(rank)) => {
            write!(out, " {} {}", phrase(FROM, voice), Square::new(file, rank))
        }
    };
}

fn role_name(role: Role, voice: Voice) -> &'static str {
    // Written with the accent that is not heard.
    if (role, voice) == (Role::Pawn, Voice::Spanish) {
        return "peón";
    }
    name(Word::Role(role), voice)
}

/// Something said in Spanish and in English.
type Phrase = [&'static str; 2];

const GOES: Phrase = ["a", "to"];
const TAKES: Phrase = ["captura en", "takes"];
const FROM: Phrase = ["de", "from"];
const FROM_RANK: Phrase = ["de la fila", "from rank"];
const EN_PASSANT: Phrase = ["al paso", "en passant"];
const BECOMES: Phrase = ["corona", "promotes to"];

const fn castling(side: Side) -> Phrase {
    match side {
        Side::King => ["enroque corto", "castles short"],
        Side::Queen => ["enroque largo", "castles long"],
    }
}

const fn called(mark: Mark) -> Phrase {
    match mark {
        Mark::Check => ["jaque", "check"],
        Mark::Mate => ["jaque mate", "checkmate"],
    }
}

const fn phrase(phrase: Phrase, voice: Voice) -> &'static str {
    let [spanish, english] = phrase;
    match voice {
        Voice::Spanish => spanish,
        Voice::Appendix | Voice::English => english,
    }
}
