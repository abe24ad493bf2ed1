//! What a person may be called, and when two names look the same.

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};
use unicode_security::{GeneralSecurityProfile, MixedScript, skeleton};

/// The fewest and the most characters of a name.
const LENGTH: std::ops::RangeInclusive<usize> = 3..=24;

/// Names that nobody is given, and that none may begin with: they would speak for the hall.
const NO_BEGINNING: &[&str] = &[
    "admin",
    "anon",
    "arbiter",
    "arbitro",
    "deleted",
    "guest",
    "invitad",
    "jadoube",
    "moderador",
    "moderator",
    "stockfish",
    "system",
];

/// Names that nobody is given as they are.
const NO_NAME: &[&str] = &[
    "ayuda",
    "black",
    "blancas",
    "everybody",
    "hall",
    "help",
    "machine",
    "maquina",
    "negras",
    "nobody",
    "nadie",
    "null",
    "organiser",
    "organizador",
    "organizer",
    "root",
    "sala",
    "sistema",
    "soporte",
    "support",
    "todos",
    "undefined",
    "white",
];

/// Why a name cannot be given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum BadName {
    /// It has fewer than 3 or more than 24 characters.
    Length,
    /// It has something in it besides letters, digits and, between them, one space, `-` or `_`.
    Letters,
    /// Its letters are of more than one alphabet.
    Alphabets,
    /// It speaks for the hall.
    Reserved,
}

impl BadName {
    /// The message that says it.
    pub(super) const fn message(self) -> &'static str {
        match self {
            Self::Length => "hall-name_length",
            Self::Letters => "hall-name_letters",
            Self::Alphabets => "hall-name_alphabets",
            Self::Reserved => "hall-name_reserved",
        }
    }
}

/// A name as it will be kept: of 3 to 24 characters, letters of one alphabet and digits, with one
/// space, `-` or `_` between them where there is any, and a letter first.
///
/// # Errors
///
/// If it cannot be given to anybody.
pub(super) fn check(name: &str) -> Result<String, BadName> {
    // A text of any length is not worth normalizing.
    if name.len() > 400 {
        return Err(BadName::Length);
    }
    let name: String = name.trim().nfc().collect();
    if !LENGTH.contains(&name.chars().count()) {
        return Err(BadName::Length);
    }
    let mut before_is_letter = false;
    for (index, letter) in name.chars().enumerate() {
        let is_separator = is_separator(letter);
        let is_allowed = if is_separator {
            before_is_letter
        } else {
            let is_first_fit = index > 0 || letter.is_alphabetic();
            is_first_fit && letter.identifier_allowed()
        };
        if !is_allowed {
            return Err(BadName::Letters);
        }
        before_is_letter = !is_separator;
    }
    if !before_is_letter {
        return Err(BadName::Letters);
    }
    let letters: String = name
        .chars()
        .filter(|letter| !is_separator(*letter))
        .collect();
    if !letters.is_single_script() || !letters.as_str().is_single_script() {
        return Err(BadName::Alphabets);
    }
    if speaks_for_hall(&name) {
        return Err(BadName::Reserved);
    }
    Ok(name)
}

/// Whether a name would be taken for one of the hall's own, which nobody is given: not even a
/// pupil, whose name is otherwise as the teacher's list has it.
pub(crate) fn speaks_for_hall(name: &str) -> bool {
    let plain = plain(name);
    let mut beginnings = NO_BEGINNING.iter();
    beginnings.any(|no| plain.starts_with(&*self::plain(no)))
        || NO_NAME.iter().any(|no| plain == self::plain(no))
}

/// A look without marks above the letters and without the difference of `i` and `l`, which is none
/// in capitals: whoever would speak for the hall gets no nearer to it than that.
fn plain(name: &str) -> String {
    let look = look(name);
    let bare = look.nfd().filter(|letter| !is_combining_mark(*letter));
    bare.map(|letter| if letter == 'i' { 'l' } else { letter })
        .collect()
}

const fn is_separator(letter: char) -> bool {
    matches!(letter, ' ' | '-' | '_')
}

/// How a name looks: names of the same look are too easily taken for each other, and only one of
/// them is given. Case does not count, nor does which mark separates the parts, and letters that
/// look alike are one (Unicode Technical Standard 39).
pub(super) fn look(name: &str) -> String {
    let plain: String = name
        .trim()
        .nfkc()
        .map(|letter| if is_separator(letter) { '-' } else { letter })
        .take(100)
        .collect();
    let alike: String = skeleton(&plain).collect();
    let lower: String = alike.chars().flat_map(char::to_lowercase).collect();
    skeleton(&lower).flat_map(char::to_lowercase).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_may_be_called_by_their_names() {
        for name in [
            "Ana",
            "José",
            "Ñandú",
            "Ana Pérez",
            "ana-maria_2",
            "Зинаида",
            "Ελένη",
            "李小龙",
            "O2x",
            "Łukasz",
            "Çağrı",
            "דנה",
        ] {
            assert_eq!(check(name).as_deref(), Ok(name));
        }
        assert_eq!(check("  Ana ").as_deref(), Ok("Ana"));
        assert_eq!(check("Jose\u{301}").as_deref(), Ok("José"));
    }

    #[test]
    fn what_is_no_name_is_refused_for_its_reason() {
        for (name, expected) in [
            ("", BadName::Length),
            ("Al", BadName::Length),
            ("abcdefghijklmnopqrstuvwxy", BadName::Length),
            ("Ana  Pérez", BadName::Letters),
            ("Ana-", BadName::Letters),
            ("-Ana", BadName::Letters),
            ("1Ana", BadName::Letters),
            ("Ana<b>", BadName::Letters),
            ("Ana\u{200b}Paz", BadName::Letters),
            ("Ana\u{202e}Paz", BadName::Letters),
            ("Ana\nPaz", BadName::Letters),
            ("Ana♔", BadName::Letters),
            ("../etc", BadName::Letters),
            ("Аna", BadName::Alphabets),
            ("Anα", BadName::Alphabets),
            ("Admin", BadName::Reserved),
            ("administrador2", BadName::Reserved),
            ("Árbitro Juan", BadName::Reserved),
            ("ADM1N", BadName::Reserved),
            ("Àdmín", BadName::Reserved),
            ("Invitado-ABCDE", BadName::Reserved),
            ("lnvitado", BadName::Reserved),
            ("deleted-7", BadName::Reserved),
            ("Stockfish", BadName::Reserved),
            ("Stockfish 15", BadName::Reserved),
            ("stockfish-16", BadName::Reserved),
        ] {
            assert_eq!(check(name), Err(expected), "{name:?}");
        }
    }

    #[test]
    fn names_that_look_alike_have_one_look() {
        for (one, other) in [
            ("Ana Paz", "ana-paz"),
            ("Ana_Paz", "ANA PAZ"),
            ("Paul", "Pau1"),
            ("Ivan", "lvan"),
            ("Pedro0", "PedroO"),
            ("Marmol", "Marrnol"),
            ("Рора", "Popa"),
            ("José", "Jose\u{301}"),
        ] {
            assert_eq!(look(one), look(other), "{one} and {other}");
        }
        for (one, other) in [
            ("Ella", "Elia"),
            ("José", "Jose"),
            ("Ana", "Anna"),
            ("Mario", "Marlo"),
        ] {
            assert_ne!(look(one), look(other), "{one} and {other}");
        }
    }
}
