//! What the words of a move mean, in each voice.

use alloc::vec::Vec;

use super::Voice;
use crate::{File, Rank, Role, Square};

/// What a word may mean in a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    Role(Role),
    File(File),
    Rank(Rank),
    Square(Square),
    /// What stands before the place a piece comes from.
    From,
    /// What stands before the place it goes to.
    To,
    Takes,
    Castle,
    Short,
    Long,
    EnPassant,
    /// What stands before the piece that a pawn becomes.
    Becomes,
    /// Check or mate.
    Mark,
    /// What says nothing.
    Fill,
}

use Word::{Becomes, Castle, EnPassant, Fill, Long, Mark, Short, Takes};

/// What a word may mean, the likeliest first; nothing if it is no word of a move.
pub(super) fn meanings(word: &str, voice: Voice) -> Vec<Word> {
    let mut found: Vec<Word> = table(voice)
        .iter()
        .filter(|(name, _)| *name == word)
        .map(|(_, meaning)| *meaning)
        .collect();
    let mut letters = word.chars();
    match (letters.next(), letters.next(), letters.next()) {
        (Some(one), None, None) => {
            found.extend(File::from_letter(one).map(Word::File));
            found.extend(Rank::from_digit(one).map(Word::Rank));
        }
        (Some(file), Some(rank), None) => {
            let square = File::from_letter(file).zip(Rank::from_digit(rank));
            found.extend(square.map(|(file, rank)| Word::Square(Square::new(file, rank))));
        }
        _ => {}
    }
    found
}

/// The first word of the voice for a meaning: the one that is written.
pub(super) fn name(meaning: Word, voice: Voice) -> &'static str {
    let mut table = table(voice).iter();
    let found = table.find(|(_, it)| *it == meaning);
    found.map_or("", |(name, _)| name)
}

const fn table(voice: Voice) -> &'static [(&'static str, Word)] {
    match voice {
        Voice::Appendix => APPENDIX,
        Voice::Spanish => SPANISH,
        Voice::English => ENGLISH,
    }
}

const APPENDIX: &[(&str, Word)] = &[
    ("koenig", Word::Role(Role::King)),
    ("konig", Word::Role(Role::King)),
    ("dame", Word::Role(Role::Queen)),
    ("turm", Word::Role(Role::Rook)),
    ("laeufer", Word::Role(Role::Bishop)),
    ("laufer", Word::Role(Role::Bishop)),
    ("springer", Word::Role(Role::Knight)),
    ("bauer", Word::Role(Role::Pawn)),
    ("anna", Word::File(File::A)),
    ("bella", Word::File(File::B)),
    ("cesar", Word::File(File::C)),
    ("caesar", Word::File(File::C)),
    ("david", Word::File(File::D)),
    ("eva", Word::File(File::E)),
    ("felix", Word::File(File::F)),
    ("gustav", Word::File(File::G)),
    ("hector", Word::File(File::H)),
    ("hektor", Word::File(File::H)),
    ("eins", Word::Rank(Rank::First)),
    ("zwei", Word::Rank(Rank::Second)),
    ("zwo", Word::Rank(Rank::Second)),
    ("drei", Word::Rank(Rank::Third)),
    ("vier", Word::Rank(Rank::Fourth)),
    ("fuenf", Word::Rank(Rank::Fifth)),
    ("funf", Word::Rank(Rank::Fifth)),
    ("sechs", Word::Rank(Rank::Sixth)),
    ("sieben", Word::Rank(Rank::Seventh)),
    ("acht", Word::Rank(Rank::Eighth)),
    ("rochade", Castle),
    ("kurze", Short),
    ("kurz", Short),
    ("lange", Long),
    ("lang", Long),
    ("von", Word::From),
    ("nach", Word::To),
    ("auf", Word::To),
    ("schlaegt", Takes),
    ("schlagt", Takes),
    ("wird", Becomes),
    ("passant", EnPassant),
    ("en", Fill),
    ("schach", Mark),
    ("matt", Mark),
    ("schachmatt", Mark),
];

const SPANISH: &[(&str, Word)] = &[
    ("rey", Word::Role(Role::King)),
    ("dama", Word::Role(Role::Queen)),
    ("reina", Word::Role(Role::Queen)),
    ("torre", Word::Role(Role::Rook)),
    ("alfil", Word::Role(Role::Bishop)),
    ("caballo", Word::Role(Role::Knight)),
    ("peon", Word::Role(Role::Pawn)),
    ("a", Word::To),
    ("be", Word::File(File::B)),
    ("ce", Word::File(File::C)),
    ("de", Word::From),
    ("de", Word::File(File::D)),
    ("efe", Word::File(File::F)),
    ("ge", Word::File(File::G)),
    ("hache", Word::File(File::H)),
    ("uno", Word::Rank(Rank::First)),
    ("un", Word::Rank(Rank::First)),
    ("dos", Word::Rank(Rank::Second)),
    ("tres", Word::Rank(Rank::Third)),
    ("cuatro", Word::Rank(Rank::Fourth)),
    ("cinco", Word::Rank(Rank::Fifth)),
    ("seis", Word::Rank(Rank::Sixth)),
    ("siete", Word::Rank(Rank::Seventh)),
    ("ocho", Word::Rank(Rank::Eighth)),
    ("desde", Word::From),
    ("del", Word::From),
    ("en", Word::To),
    ("al", Fill),
    ("hasta", Word::To),
    ("captura", Takes),
    ("capturo", Takes),
    ("por", Takes),
    ("toma", Takes),
    ("tomo", Takes),
    ("come", Takes),
    ("como", Takes),
    ("x", Takes),
    ("enroque", Castle),
    ("enroco", Castle),
    ("roque", Castle),
    ("corto", Short),
    ("largo", Long),
    ("paso", EnPassant),
    ("corona", Becomes),
    ("corono", Becomes),
    ("coronando", Becomes),
    ("promociona", Becomes),
    ("igual", Becomes),
    ("jaque", Mark),
    ("mate", Mark),
    ("la", Fill),
    ("el", Fill),
    ("columna", Fill),
    ("fila", Fill),
    ("casilla", Fill),
    ("con", Fill),
    ("y", Fill),
];

const ENGLISH: &[(&str, Word)] = &[
    ("king", Word::Role(Role::King)),
    ("queen", Word::Role(Role::Queen)),
    ("rook", Word::Role(Role::Rook)),
    ("bishop", Word::Role(Role::Bishop)),
    ("knight", Word::Role(Role::Knight)),
    ("night", Word::Role(Role::Knight)),
    ("horse", Word::Role(Role::Knight)),
    ("pawn", Word::Role(Role::Pawn)),
    ("alfa", Word::File(File::A)),
    ("alpha", Word::File(File::A)),
    ("bee", Word::File(File::B)),
    ("be", Word::File(File::B)),
    ("bravo", Word::File(File::B)),
    ("cee", Word::File(File::C)),
    ("see", Word::File(File::C)),
    ("charlie", Word::File(File::C)),
    ("dee", Word::File(File::D)),
    ("delta", Word::File(File::D)),
    ("echo", Word::File(File::E)),
    ("ef", Word::File(File::F)),
    ("eff", Word::File(File::F)),
    ("foxtrot", Word::File(File::F)),
    ("gee", Word::File(File::G)),
    ("golf", Word::File(File::G)),
    ("aitch", Word::File(File::H)),
    ("hotel", Word::File(File::H)),
    ("one", Word::Rank(Rank::First)),
    ("two", Word::Rank(Rank::Second)),
    ("to", Word::To),
    ("to", Word::Rank(Rank::Second)),
    ("three", Word::Rank(Rank::Third)),
    ("four", Word::Rank(Rank::Fourth)),
    ("for", Word::Rank(Rank::Fourth)),
    ("five", Word::Rank(Rank::Fifth)),
    ("six", Word::Rank(Rank::Sixth)),
    ("seven", Word::Rank(Rank::Seventh)),
    ("eight", Word::Rank(Rank::Eighth)),
    ("from", Word::From),
    ("on", Word::To),
    ("at", Word::To),
    ("takes", Takes),
    ("take", Takes),
    ("captures", Takes),
    ("capture", Takes),
    ("x", Takes),
    ("castles", Castle),
    ("castle", Castle),
    ("castling", Castle),
    ("short", Short),
    ("kingside", Short),
    ("long", Long),
    ("queenside", Long),
    ("passant", EnPassant),
    ("en", Fill),
    ("promotes", Becomes),
    ("promote", Becomes),
    ("promoting", Becomes),
    ("becomes", Becomes),
    ("equals", Becomes),
    ("check", Mark),
    ("mate", Mark),
    ("checkmate", Mark),
    ("the", Fill),
    ("side", Fill),
    ("file", Fill),
    ("rank", Fill),
    ("square", Fill),
    ("with", Fill),
    ("and", Fill),
];

#[cfg(test)]
mod tests {
    use super::{Voice, Word, name, table};
    use crate::{File, Rank, Role};

    #[test]
    fn words_are_as_they_are_heard_and_stand_once() {
        for voice in Voice::ALL {
            let table = table(voice);
            for (at, entry) in table.iter().enumerate() {
                let is_plain = entry.0.bytes().all(|byte| byte.is_ascii_lowercase());
                assert!(is_plain, "{voice}: {entry:?}");
                assert!(!table[..at].contains(entry), "{voice}: {entry:?} twice");
            }
        }
    }

    #[test]
    fn appendix_d_has_a_word_for_every_file_rank_and_piece() {
        let say = |word| name(word, Voice::Appendix);
        let files = File::ALL.map(|file| say(Word::File(file)));
        let appendix = [
            "anna", "bella", "cesar", "david", "eva", "felix", "gustav", "hector",
        ];
        assert_eq!(files, appendix);
        let ranks = Rank::ALL.map(|rank| say(Word::Rank(rank)));
        let appendix = [
            "eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht",
        ];
        assert_eq!(ranks, appendix);
        for voice in Voice::ALL {
            for role in Role::ALL {
                assert!(!name(Word::Role(role), voice).is_empty(), "{voice} {role}");
            }
        }
    }
}
