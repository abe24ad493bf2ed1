//! What is said to whoever plays, one fact a line.

use std::io;

use jadoube_laws::{Color, Letters, Move, Position};
use jadoube_protocol::{Fault, Say};
use jadoube_record::Person;
use jadoube_words::{Argument, Language};

use super::seen::Seen;
use crate::{
    console::{self, Ink, Palette},
    notation::Notation,
    session::Session,
    speech::Speech,
};

/// Says things to whoever plays.
pub(super) struct Voice<'s> {
    session: &'s Session,
    notation: Notation,
    is_mute: bool,
    // Why nobody hears any more.
    failed: Option<io::Error>,
}

impl<'s> Voice<'s> {
    /// Speaks in the language of the session, and writes moves in a notation.
    pub(super) fn new(session: &'s Session, notation: Option<Notation>) -> Self {
        let usual = Notation::Algebraic(jadoube_laws::SanStyle {
            letters: session.speech.letters(),
            ..jadoube_laws::SanStyle::EXPORT
        });
        Self {
            session,
            notation: notation.unwrap_or(usual),
            is_mute: false,
            failed: None,
        }
    }

    /// The words.
    pub(super) const fn speech(&self) -> &'s Speech {
        &self.session.speech
    }

    /// Whether everything is said as JSON.
    pub(super) const fn is_json(&self) -> bool {
        self.session.json
    }

    /// The letters that moves are read with.
    pub(super) fn letters(&self) -> Letters {
        match self.notation {
            // Figurines are read with any letters, and nobody types them.
            Notation::Algebraic(style) if style.letters != Letters::Figurine => style.letters,
            Notation::Algebraic(_) | Notation::Uci => self.speech().letters(),
        }
    }

    /// Says nothing in words until told otherwise.
    pub(super) const fn mute(&mut self, is_mute: bool) {
        self.is_mute = is_mute;
    }

    /// Why nobody hears any more, if so.
    pub(super) fn failed(&mut self) -> Option<io::Error> {
        self.failed.take()
    }

    /// Says a line as it is.
    pub(super) fn line(&mut self, text: &str) {
        for line in text.lines() {
            self.put(line, None);
        }
    }

    /// Says a line that must not be missed.
    pub(super) fn loud(&mut self, text: &str) {
        for line in text.lines() {
            self.put(line, Some(Ink::Title));
        }
    }

    /// Says what stands under a key.
    pub(super) fn say(&mut self, key: &str) {
        let text = self.speech().say(key);
        self.line(&text);
    }

    /// Says what stands under a key, about these values.
    pub(super) fn say_of(&mut self, key: &str, values: &[(&'static str, Argument)]) {
        let text = self.speech().say_of(key, values);
        self.line(&text);
    }

    /// Says what the hall says in both languages.
    pub(super) fn both(&mut self, say: &Say) {
        let text = in_language(self.speech(), say).to_owned();
        self.line(&text);
    }

    /// Says what went wrong.
    pub(super) fn fault(&mut self, fault: &Fault) {
        self.both(&fault.say);
        if let Some(seconds) = fault.retry_s {
            self.say_of("play-retry", &[("seconds", u64::from(seconds).into())]);
        }
    }

    /// Passes on a message of the hall as it came.
    pub(super) fn json(&mut self, value: &impl serde::Serialize) {
        if let Err(error) = self.session.print_json(value) {
            self.failed = Some(error);
        }
    }

    /// A move in the own notation; over the board nothing tells that it gives check.
    pub(super) fn written(&self, seen: &Seen, position: &Position, m: Move) -> String {
        let mut text = String::new();
        self.notation.write(position, m, seen.castling(), &mut text);
        if seen.is_over_the_board() {
            text.truncate(text.trim_end_matches(['+', '#']).len());
        }
        text
    }

    /// A half-move of a table, counted from 0, with its number.
    pub(super) fn numbered(&self, seen: &Seen, index: usize) -> String {
        let (number, color) = seen.numbered(index);
        let dots = match color {
            Color::White => ".",
            Color::Black => "...",
        };
        let told = seen.state.moves.get(index);
        let text = match seen.played(index) {
            Some((before, m)) => self.written(seen, &before, m),
            None => told
                .and_then(|told| told.san.clone().or_else(|| told.uci.clone()))
                .unwrap_or_else(|| self.speech().say("play-no-legal-move")),
        };
        format!("{number}{dots} {text}")
    }

    fn put(&mut self, line: &str, ink: Option<Ink>) {
        if self.is_mute {
            return;
        }
        let text = console::harmless(line);
        let palette: Palette = self.session.palette;
        let written = if self.session.json {
            self.session.print_json(&serde_json::json!({ "say": text }))
        } else {
            match ink {
                Some(ink) => console::print(format!("{}\n", palette.paint(ink, text))),
                None => console::print(text + "\n"),
            }
        };
        if let Err(error) = written {
            self.failed = Some(error);
        }
    }
}

/// What is said, in the language of the speaker.
pub(super) fn in_language<'a>(speech: &Speech, say: &'a Say) -> &'a str {
    match speech.language() {
        Language::Spanish => &say.es,
        Language::English => &say.en,
    }
}

/// Somebody's name, with the points where there are any.
pub(super) fn named(person: &Person) -> String {
    match person.rating {
        Some(rating) => format!("{} ({rating})", person.name),
        None => person.name.clone(),
    }
}
