//! Extended Position Description: a position and what is said about it, in one line.

mod error;
mod lenient;
mod read;
#[cfg(test)]
mod tests;

use alloc::{borrow::ToOwned, string::String, vec::Vec};
use core::{fmt, str::FromStr};

pub use error::{EpdError, EpdForgiven, EpdReason};
pub use lenient::read_lenient;

use crate::{CastlingMode, Faults, Move, Position, SanError, Setup};

/// A position with operations, such as the best move and a name.
///
/// The counters of the setup are those of the operations `hmvc` and `fmvn`; where these are
/// missing, 0 and 1.
///
/// # Examples
///
/// ```
/// use jadoube_laws::{CastlingMode, epd::Epd};
///
/// let epd: Epd = "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - bm Rd8#; id \"back rank\";".parse()?;
/// assert_eq!(epd.text("id"), Some("back rank"));
/// let position = epd.position(CastlingMode::Standard)?;
/// let best = epd.moves("bm", &position)?;
/// assert!(position.after(best[0]).is_checkmate());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Epd {
    /// The position.
    pub setup: Setup,
    /// What is said about it, in the order of the text.
    pub operations: Vec<Operation>,
}

/// One statement about a position: `bm Nf3 e4`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Operation {
    /// What it is about: a letter, then at most 14 letters, digits and underscores.
    pub opcode: String,
    /// What it says.
    pub operands: Vec<Operand>,
}

/// One operand of an [`Operation`].
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Operand {
    /// Text between quotation marks, without these.
    Text(String),
    /// A whole number.
    Integer(i64),
    /// A number with a decimal point, as written.
    Decimal(String),
    /// Any other word, a move for one.
    Word(String),
}

impl Operand {
    /// The operand a word without quotation marks stands for.
    pub(crate) fn of_word(word: &str) -> Self {
        let digits = word.trim_start_matches(['+', '-']);
        let signs = word.len() - digits.len();
        let is_number = signs <= 1 && digits.starts_with(|c: char| c.is_ascii_digit());
        if is_number && let Ok(number) = word.parse() {
            // What would be written otherwise stays a word, so that nothing changes.
            let canonical = !word.starts_with('+') && (digits == "0" || !digits.starts_with('0'));
            if canonical && word != "-0" {
                return Self::Integer(number);
            }
        }
        let is_decimal = is_number
            && digits
                .bytes()
                .all(|byte| byte.is_ascii_digit() || byte == b'.')
            && digits.bytes().filter(|&byte| byte == b'.').count() == 1
            && !digits.ends_with('.');
        if is_decimal {
            Self::Decimal(word.to_owned())
        } else {
            Self::Word(word.to_owned())
        }
    }
}

/// The operations of the standard whose operands are moves.
const OF_MOVES: [&str; 6] = ["am", "bm", "pm", "pv", "rm", "sm"];

impl Epd {
    /// A position of which nothing is said.
    pub const fn new(setup: Setup) -> Self {
        Self {
            setup,
            operations: Vec::new(),
        }
    }

    /// The operands of the first operation with this opcode.
    pub fn operands(&self, opcode: &str) -> Option<&[Operand]> {
        let found = self
            .operations
            .iter()
            .find(|operation| operation.opcode == opcode)?;
        Some(&found.operands)
    }

    /// The first operand of an operation, if it is text or a word: `id`, `c0`, `eco`.
    pub fn text(&self, opcode: &str) -> Option<&str> {
        match self.operands(opcode)?.first()? {
            Operand::Text(text) | Operand::Word(text) | Operand::Decimal(text) => Some(text),
            Operand::Integer(_) => None,
        }
    }

    /// The first operand of an operation, if it is a whole number: `ce`, `acd`, `dm`.
    pub fn integer(&self, opcode: &str) -> Option<i64> {
        match self.operands(opcode)?.first()? {
            Operand::Integer(number) => Some(*number),
            Operand::Text(_) | Operand::Word(_) | Operand::Decimal(_) => None,
        }
    }

    /// The position, checked.
    ///
    /// # Errors
    ///
    /// The faults of the setup, as [`Position::new`] tells them.
    pub fn position(&self, mode: CastlingMode) -> Result<Position, Faults> {
        Position::new(&self.setup, mode)
    }

    /// The moves of an operation, each of them to be played in this position: `bm`, `am`.
    ///
    /// # Errors
    ///
    /// Why the first move that cannot be read or played is not a move here.
    pub fn moves(&self, opcode: &str, position: &Position) -> Result<Vec<Move>, SanError> {
        self.words(opcode)
            .map(|word| position.read_san(word.as_bytes()))
            .collect()
    }

    /// The moves of an operation, to be played one after the other from this position: `pv`.
    ///
    /// # Errors
    ///
    /// Why the first move that cannot be read or played is not a move in its place.
    pub fn line(&self, opcode: &str, position: &Position) -> Result<Vec<Move>, SanError> {
        let mut position = *position;
        let mut line = Vec::new();
        for word in self.words(opcode) {
            let m = position.read_san(word.as_bytes())?;
            position.play(m);
            line.push(m);
        }
        Ok(line)
    }

    fn words(&self, opcode: &str) -> impl Iterator<Item = &str> {
        self.operands(opcode)
            .unwrap_or_default()
            .iter()
            .filter_map(|operand| match operand {
                Operand::Word(word) | Operand::Text(word) => Some(word.as_str()),
                Operand::Integer(_) | Operand::Decimal(_) => None,
            })
    }

    /// Sets what an operation says, in place of what it said before.
    pub fn set(&mut self, opcode: &str, operands: Vec<Operand>) {
        self.operations
            .retain(|operation| operation.opcode != opcode);
        self.operations.push(Operation {
            opcode: opcode.to_owned(),
            operands,
        });
    }

    /// Takes the counters from `hmvc` and `fmvn`, where they are numbers in range.
    pub(crate) fn take_counters(&mut self) {
        let counter = |opcode| u32::try_from(self.integer(opcode)?).ok();
        let (halfmoves, fullmoves) = (counter("hmvc"), counter("fmvn"));
        self.setup.halfmoves = halfmoves.unwrap_or(self.setup.halfmoves);
        self.setup.fullmoves = fullmoves.unwrap_or(self.setup.fullmoves);
    }
}

/// Writes the operation with its semicolon.
///
/// A quotation mark within a text, and a line break, cannot be written: the mark becomes an
/// apostrophe, the break a blank.
impl fmt::Display for Operation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.opcode)?;
        for operand in &self.operands {
            f.write_str(" ")?;
            match operand {
                Operand::Integer(number) => write!(f, "{number}")?,
                Operand::Decimal(word) | Operand::Word(word) => f.write_str(word)?,
                Operand::Text(text) => {
                    let safe = text.chars().map(|c| match c {
                        '"' => '\'',
                        c if c.is_control() => ' ',
                        c => c,
                    });
                    write!(f, "\"{}\"", safe.collect::<String>())?;
                }
            }
        }
        f.write_str(";")
    }
}

/// Writes the first four fields of the FEN, then the operations sorted by opcode; `hmvc` and
/// `fmvn` are the counters of the setup, written unless they are 0 and 1 and were not set.
impl fmt::Display for Epd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fen = self.setup.fen(crate::RightsStyle::XFen);
        let four_fields = fen.split(' ').take(4);
        for (i, field) in four_fields.enumerate() {
            write!(f, "{}{field}", if i == 0 { "" } else { " " })?;
        }
        let mut operations: Vec<Operation> = self.operations.clone();
        for (opcode, counter, default) in [
            ("hmvc", self.setup.halfmoves, 0),
            ("fmvn", self.setup.fullmoves, 1),
        ] {
            let operands = alloc::vec![Operand::Integer(i64::from(counter))];
            let set = operations
                .iter_mut()
                .find(|operation| operation.opcode == opcode);
            match set {
                Some(operation) => operation.operands = operands,
                None if counter != default => {
                    operations.push(Operation {
                        opcode: opcode.to_owned(),
                        operands,
                    });
                }
                None => {}
            }
        }
        operations.sort_by(|a, b| a.opcode.cmp(&b.opcode));
        operations
            .iter()
            .try_for_each(|operation| write!(f, " {operation}"))
    }
}

/// Reads an EPD as the standard has it; see [`read_lenient`] for what people write.
impl FromStr for Epd {
    type Err = EpdError;

    fn from_str(text: &str) -> Result<Self, EpdError> {
        read::read(text)
    }
}
