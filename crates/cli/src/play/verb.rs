//! The words that commands begin with, in Spanish and in English alike.

/// What a command is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Verb {
    Touch,
    Release,
    Press,
    Adjust,
    Remove,
    Place,
    Stop,
    Restart,
    Offer,
    Accept,
    Decline,
    Withdraw,
    Resign,
    Claim,
    Flag,
    Call,
    Permission,
    Explanation,
    Appeal,
    Sign,
    Write,
    Agree,
    Answer,
    Takeback,
    Rematch,
    Abort,
    Clock,
    Board,
    Fen,
    Moves,
    Turn,
    Square,
    Code,
    Invite,
    Say,
    Rooms,
    Room,
    People,
    Tables,
    Table,
    Sit,
    Stand,
    New,
    Wait,
    Help,
    Quit,
}

/// Every command with its names; the first is the Spanish one that the help shows.
const NAMES: [(Verb, &[&str]); 46] = [
    (Verb::Touch, &["toco", "touch"]),
    (Verb::Release, &["suelto", "release"]),
    (Verb::Press, &["pulso", "press"]),
    (Verb::Adjust, &["compongo", "adjust", "jadoube"]),
    (Verb::Remove, &["quito", "remove"]),
    (Verb::Place, &["pongo", "place"]),
    (Verb::Stop, &["detengo", "stop"]),
    (Verb::Restart, &["reanudo", "restart"]),
    (Verb::Offer, &["tablas", "ofrezco", "draw", "offer"]),
    (Verb::Accept, &["acepto", "accept"]),
    (Verb::Decline, &["rechazo", "decline"]),
    (Verb::Withdraw, &["retiro", "withdraw"]),
    (Verb::Resign, &["abandono", "resign"]),
    (Verb::Claim, &["reclamo", "claim"]),
    (Verb::Flag, &["bandera", "flag"]),
    (Verb::Call, &["arbitro", "arbiter", "llamo", "call"]),
    (Verb::Permission, &["permiso", "permission"]),
    (Verb::Explanation, &["explicacion", "explanation"]),
    (Verb::Appeal, &["apelo", "appeal"]),
    (Verb::Sign, &["firmo", "sign"]),
    (Verb::Write, &["anoto", "write"]),
    (Verb::Agree, &["conforme", "agree"]),
    (Verb::Answer, &["respondo", "answer"]),
    (Verb::Takeback, &["deshago", "takeback", "undo"]),
    (Verb::Rematch, &["revancha", "rematch"]),
    (Verb::Abort, &["anulo", "abort"]),
    (Verb::Clock, &["reloj", "clock"]),
    (Verb::Board, &["tablero", "board"]),
    (Verb::Fen, &["fen"]),
    (Verb::Moves, &["jugadas", "moves"]),
    (Verb::Turn, &["turno", "turn", "estado", "status"]),
    (Verb::Square, &["casilla", "square"]),
    (Verb::Code, &["codigo", "code"]),
    (Verb::Invite, &["invito", "invite"]),
    (Verb::Say, &["di", "digo", "say"]),
    (Verb::Rooms, &["salas", "rooms"]),
    (Verb::Room, &["sala", "room"]),
    (Verb::People, &["gente", "people"]),
    (Verb::Tables, &["mesas", "tables"]),
    (Verb::Table, &["mesa", "table", "miro", "watch"]),
    (Verb::Sit, &["sentarse", "siento", "sit"]),
    (Verb::Stand, &["levantarse", "levanto", "stand"]),
    (Verb::New, &["nueva", "new"]),
    (Verb::Wait, &["espera", "espero", "wait"]),
    (Verb::Help, &["ayuda", "help", "?"]),
    (Verb::Quit, &["salir", "quit", "exit"]),
];

/// What a typed word stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Meant {
    /// This command.
    One(Verb),
    /// Any of these, by their names.
    Several(Vec<&'static str>),
    /// None.
    Nothing,
}

/// The command that a word names, in full or shortened.
pub(super) fn meant(word: &str) -> Meant {
    let word = folded(word);
    let names = || {
        let each = NAMES.iter();
        each.flat_map(|(verb, names)| names.iter().map(move |name| (*verb, *name)))
    };
    if let Some((verb, _)) = names().find(|(_, name)| *name == word) {
        return Meant::One(verb);
    }
    let found: Vec<(Verb, &str)> = names()
        .filter(|(_, name)| name.starts_with(&word))
        .collect();
    let mut verbs: Vec<Verb> = found.iter().map(|(verb, _)| *verb).collect();
    verbs.sort_unstable();
    verbs.dedup();
    match verbs[..] {
        [] => Meant::Nothing,
        [verb] => Meant::One(verb),
        [..] => Meant::Several(found.into_iter().map(|(_, name)| name).collect()),
    }
}

/// A word in small letters, without accents.
pub(crate) fn folded(word: &str) -> String {
    let plain = |letter| match letter {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' | 'ü' => 'u',
        'ñ' => 'n',
        other => other,
    };
    word.chars()
        .flat_map(char::to_lowercase)
        .map(plain)
        .collect()
}

/// Whether a word looks like a move rather than a command.
pub(super) fn looks_like_move(word: &str) -> bool {
    let castles = ["o-o", "0-0", "oo", "00", "o-o-o", "0-0-0", "ooo", "000"];
    let small = word.to_lowercase();
    let bare = small.trim_end_matches(['+', '#', '!', '?']);
    let is_files = bare.len() == 2 && bare.bytes().all(|letter| (b'a'..=b'h').contains(&letter));
    castles.contains(&bare)
        || is_files
        || word.bytes().any(|letter| (b'1'..=b'8').contains(&letter))
}

#[cfg(test)]
mod tests {
    use super::{Meant, Verb, looks_like_move, meant};

    #[test]
    fn commands_are_understood_in_two_languages_and_shortened() {
        let check = |word: &str, verb| assert_eq!(meant(word), Meant::One(verb), "{word}");
        check("abandono", Verb::Resign);
        check("RESIGN", Verb::Resign);
        check("aban", Verb::Resign);
        check("árbitro", Verb::Call);
        check("sala", Verb::Room);
        check("salas", Verb::Rooms);
        check("relo", Verb::Clock);
        check("recl", Verb::Claim);
        check("?", Verb::Help);
        assert_eq!(meant("xyz"), Meant::Nothing);
        assert_eq!(
            meant("ac"),
            Meant::One(Verb::Accept),
            "two names of one command are no ambiguity"
        );
        assert_eq!(meant("sal"), Meant::Several(vec!["salas", "sala", "salir"]));
    }

    #[test]
    fn moves_are_told_from_commands() {
        for text in [
            "e4", "Cf3", "exd5", "O-O", "0-0-0+", "ed", "e2e4", "e8=D#", "bxc8=Q",
        ] {
            assert!(looks_like_move(text), "{text}");
        }
        for text in ["tablas", "fen", "di", "reloj", "acepto", "draw"] {
            assert!(!looks_like_move(text), "{text}");
        }
    }
}
