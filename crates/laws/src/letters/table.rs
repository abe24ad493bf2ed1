//! Which letters: those the PGN standard lists, and of more languages.

use crate::Role;

pub(super) struct Alphabet {
    pub(super) code: &'static str,
    pub(super) name: &'static str,
    /// From the pawn to the king, as [`Role::ALL`].
    pub(super) letters: [&'static str; 6],
    /// What else is read.
    pub(super) also: &'static [(&'static str, Role)],
}

const fn alphabet(code: &'static str, name: &'static str, letters: [&'static str; 6]) -> Alphabet {
    reading_also(code, name, letters, &[])
}

const fn reading_also(
    code: &'static str,
    name: &'static str,
    letters: [&'static str; 6],
    also: &'static [(&'static str, Role)],
) -> Alphabet {
    Alphabet {
        code,
        name,
        letters,
        also,
    }
}

pub(super) const OUTLINED: [&str; 6] = ["♙", "♘", "♗", "♖", "♕", "♔"];
pub(super) const FILLED: [&str; 6] = ["♟", "♞", "♝", "♜", "♛", "♚"];

/// In the order of [`Letters::ALL`](crate::Letters::ALL); pawn, knight, bishop, rook, queen, king.
pub(super) static ALPHABETS: [Alphabet; 31] = [
    alphabet("en", "English", ["P", "N", "B", "R", "Q", "K"]),
    alphabet("es", "español", ["P", "C", "A", "T", "D", "R"]),
    alphabet("ca", "català", ["P", "C", "A", "T", "D", "R"]),
    alphabet("fr", "français", ["P", "C", "F", "T", "D", "R"]),
    alphabet("de", "Deutsch", ["B", "S", "L", "T", "D", "K"]),
    alphabet("it", "italiano", ["P", "C", "A", "T", "D", "R"]),
    alphabet("pt", "português", ["P", "C", "B", "T", "D", "R"]),
    alphabet("gl", "galego", ["P", "C", "B", "T", "D", "R"]),
    alphabet("nl", "Nederlands", ["", "P", "L", "T", "D", "K"]),
    alphabet("pl", "polski", ["P", "S", "G", "W", "H", "K"]),
    reading_also(
        "ru",
        "русский",
        ["п", "К", "С", "Л", "Ф", "Кр"],
        &[("П", Role::Pawn), ("КР", Role::King)],
    ),
    alphabet("hu", "magyar", ["Gy", "H", "F", "B", "V", "K"]),
    alphabet("bg", "български", ["П", "К", "О", "Т", "Д", "Ц"]),
    alphabet("hr", "hrvatski", ["P", "S", "L", "T", "D", "K"]),
    alphabet("cs", "čeština", ["P", "J", "S", "V", "D", "K"]),
    alphabet("da", "dansk", ["B", "S", "L", "T", "D", "K"]),
    alphabet("et", "eesti", ["P", "R", "O", "V", "L", "K"]),
    alphabet("fi", "suomi", ["", "R", "L", "T", "D", "K"]),
    alphabet("el", "ελληνικά", ["", "Ι", "Α", "Π", "Β", "Ρ"]),
    alphabet("is", "íslenska", ["P", "R", "B", "H", "D", "K"]),
    alphabet("lv", "latviešu", ["", "Z", "L", "T", "D", "K"]),
    reading_also(
        "lt",
        "lietuvių",
        ["P", "Ž", "R", "B", "V", "K"],
        &[("Z", Role::Knight)],
    ),
    alphabet("nb", "norsk", ["B", "S", "L", "T", "D", "K"]),
    alphabet("ro", "română", ["P", "C", "N", "T", "D", "R"]),
    alphabet("sk", "slovenčina", ["P", "J", "S", "V", "D", "K"]),
    alphabet("sl", "slovenščina", ["P", "S", "L", "T", "D", "K"]),
    alphabet("sv", "svenska", ["B", "S", "L", "T", "D", "K"]),
    reading_also(
        "tr",
        "Türkçe",
        ["P", "A", "F", "K", "V", "Ş"],
        &[("S", Role::King)],
    ),
    alphabet("uk", "українська", ["п", "К", "С", "Т", "Ф", "Кр"]),
    alphabet("figurine", "♔♕♖♗♘♙", OUTLINED),
    alphabet("colored-figurine", "♔♚♕♛♖♜♗♝♘♞♙♟", OUTLINED),
];
