//! What is written, where, and in which colors.

use std::{
    fmt::{self, Display},
    io::{self, IsTerminal, Write},
};

use crate::arguments::ColorWish;

/// The meaning a color has here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ink {
    /// Something wrong.
    Wrong,
    /// Something worth knowing.
    Note,
    /// What a paragraph is about.
    Title,
    /// What may be passed over.
    Faint,
    /// All is well.
    Well,
}

impl Ink {
    const fn code(self) -> &'static str {
        match self {
            Self::Wrong => "\x1b[1;31m",
            Self::Note => "\x1b[33m",
            Self::Title => "\x1b[1m",
            Self::Faint => "\x1b[2m",
            Self::Well => "\x1b[32m",
        }
    }
}

/// Colors what is shown, or leaves it as it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Palette {
    /// With color.
    Colored,
    /// Without.
    Plain,
}

impl Palette {
    /// The palette for a stream, given whether it is a terminal.
    fn of(wish: ColorWish, terminal: Terminal) -> Self {
        // A variable that is set and empty says nothing, by the convention of no-color.org.
        let told = |name| std::env::var_os(name).is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        match wish {
            ColorWish::Always => Self::Colored,
            ColorWish::Never => Self::Plain,
            ColorWish::Auto if terminal == Terminal::No || told("NO_COLOR") || dumb => Self::Plain,
            ColorWish::Auto => Self::Colored,
        }
    }

    /// The palette for standard output.
    pub(crate) fn of_output(wish: ColorWish) -> Self {
        Self::of(wish, Terminal::of(&io::stdout()))
    }

    /// The palette for standard error.
    pub(crate) fn of_errors(wish: ColorWish) -> Self {
        Self::of(wish, Terminal::of(&io::stderr()))
    }

    /// The value in a color.
    pub(crate) const fn paint<T: Display>(self, ink: Ink, value: T) -> Painted<T> {
        Painted {
            palette: self,
            ink,
            value,
        }
    }
}

/// Whether a stream is a terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Terminal {
    Yes,
    No,
}

impl Terminal {
    fn of(stream: &impl IsTerminal) -> Self {
        if stream.is_terminal() {
            Self::Yes
        } else {
            Self::No
        }
    }
}

/// A value shown in a color.
pub(crate) struct Painted<T> {
    palette: Palette,
    ink: Ink,
    value: T,
}

impl<T: Display> Display for Painted<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.palette {
            Palette::Colored => {
                f.write_str(self.ink.code())?;
                self.value.fmt(f)?;
                f.write_str("\x1b[0m")
            }
            Palette::Plain => self.value.fmt(f),
        }
    }
}

/// A letter as it may be shown: what would steer a terminal, or turn the text beside it around,
/// becomes a blank.
pub(crate) fn plain(letter: char) -> char {
    match letter {
        '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => ' ',
        letter if letter.is_control() => ' ',
        letter => letter,
    }
}

/// Text as it may be shown, wherever it comes from.
pub(crate) fn harmless(text: &str) -> String {
    text.chars().map(plain).collect()
}

/// Writes a whole text to standard output.
pub(crate) fn print(text: impl AsRef<[u8]>) -> io::Result<()> {
    let mut output = io::stdout().lock();
    output.write_all(text.as_ref())?;
    output.flush()
}

/// Writes a text to standard error; there is nobody to tell if that fails.
pub(crate) fn complain(text: impl AsRef<[u8]>) {
    let _ = io::stderr().lock().write_all(text.as_ref());
}
