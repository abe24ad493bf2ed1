//! The strict reader of EPD.

use alloc::{borrow::ToOwned, string::String, vec::Vec};

use super::{Epd, EpdError, EpdReason, OF_MOVES, Operand, Operation};
use crate::fen;

/// Reads four fields of a FEN and operations, each after one space and ended by a semicolon.
pub(super) fn read(text: &str) -> Result<Epd, EpdError> {
    let end = fields_end(text);
    let (fields, rest) = text.split_at_checked(end).unwrap_or((text, ""));
    let fen = [fields, " 0 1"].concat();
    let setup = fen::read(fen.as_bytes()).map_err(|error| EpdError::Fen(at_most(error, end)))?;
    let mut epd = Epd::new(setup);
    let mut reader = Reader { rest, at: end };
    while !reader.rest.is_empty() {
        let start = reader.at + 1;
        let operation = reader.operation()?;
        if epd.operands(&operation.opcode).is_some() {
            return Err(EpdError::Operation(start + 1, EpdReason::OpcodeTwice));
        }
        if let Some(reason) = fault_of(&operation) {
            return Err(EpdError::Operation(start + 1, reason));
        }
        epd.operations.push(operation);
    }
    epd.take_counters();
    Ok(epd)
}

/// Where the fourth field ends.
pub(super) fn fields_end(text: &str) -> usize {
    text.bytes()
        .enumerate()
        .filter(|(_, byte)| *byte == b' ')
        .nth(3)
        .map_or(text.len(), |(at, _)| at)
}

/// The error of a FEN, kept within the text that was there.
fn at_most(error: fen::FenError, end: usize) -> fen::FenError {
    fen::FenError {
        column: error.column.min(end + 1),
        ..error
    }
}

/// What the standard does not allow in the operands of a known opcode.
pub(super) fn fault_of(operation: &Operation) -> Option<EpdReason> {
    let Operation { opcode, operands } = operation;
    let is_word = |operand: &Operand| matches!(operand, Operand::Word(_));
    match opcode.as_str() {
        opcode if OF_MOVES.contains(&opcode) => {
            (operands.is_empty() || !operands.iter().all(is_word)).then_some(EpdReason::NotMoves)
        }
        "hmvc" | "fmvn" | "acd" | "acn" | "acs" | "dm" | "rc" => match operands.as_slice() {
            [Operand::Integer(0..=0xffff_ffff)] => None,
            _ => Some(EpdReason::NotCounter),
        },
        "ce" => match operands.as_slice() {
            [Operand::Integer(_)] => None,
            _ => Some(EpdReason::NotCounter),
        },
        "id" | "c0" | "c1" | "c2" | "c3" | "c4" | "c5" | "c6" | "c7" | "c8" | "c9" | "v0"
        | "v1" | "v2" | "v3" | "v4" | "v5" | "v6" | "v7" | "v8" | "v9" => match operands.as_slice()
        {
            [Operand::Text(_)] => None,
            _ => Some(EpdReason::NotText),
        },
        _ => None,
    }
}

pub(super) fn opcode_fault(opcode: &str) -> Option<EpdReason> {
    let starts_well = opcode.starts_with(|c: char| c.is_ascii_alphabetic());
    if !starts_well
        || !opcode
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
    {
        Some(EpdReason::Opcode)
    } else if opcode.len() > 15 {
        Some(EpdReason::OpcodeTooLong)
    } else {
        None
    }
}

struct Reader<'a> {
    rest: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    fn error(&self, reason: EpdReason) -> EpdError {
        EpdError::Operation(self.at + 1, reason)
    }

    fn skip(&mut self, length: usize) -> &'a str {
        let (word, rest) = self
            .rest
            .split_at_checked(length)
            .unwrap_or((self.rest, ""));
        self.rest = rest;
        self.at += word.len();
        word
    }

    /// One space, and no more.
    fn blank(&mut self) -> Result<(), EpdError> {
        if !self.rest.starts_with(' ') {
            return Err(self.error(EpdReason::Blank));
        }
        self.skip(1);
        if self.rest.is_empty() || self.rest.starts_with(char::is_whitespace) {
            return Err(self.error(EpdReason::Blank));
        }
        Ok(())
    }

    fn word(&mut self) -> &'a str {
        let end = self.rest.find(|c: char| c == ';' || c.is_whitespace());
        self.skip(end.unwrap_or(self.rest.len()))
    }

    fn operation(&mut self) -> Result<Operation, EpdError> {
        self.blank()?;
        let start = self.at;
        let opcode = self.word();
        if let Some(reason) = opcode_fault(opcode) {
            return Err(EpdError::Operation(start + 1, reason));
        }
        let mut operands = Vec::new();
        loop {
            if self.rest.starts_with(';') {
                self.skip(1);
                return Ok(Operation {
                    opcode: opcode.to_owned(),
                    operands,
                });
            }
            if self.rest.is_empty() {
                return Err(self.error(EpdReason::Unfinished));
            }
            self.blank()?;
            operands.push(self.operand()?);
        }
    }

    fn operand(&mut self) -> Result<Operand, EpdError> {
        if !self.rest.starts_with('"') {
            let start = self.at;
            let word = self.word();
            return match word.find('"') {
                Some(quote) => Err(EpdError::Operation(start + quote + 1, EpdReason::Quote)),
                None if word.is_empty() => Err(self.error(EpdReason::Blank)),
                None => Ok(Operand::of_word(word)),
            };
        }
        let start = self.at;
        self.skip(1);
        let Some(end) = self.rest.find('"') else {
            return Err(EpdError::Operation(start + 1, EpdReason::Unquoted));
        };
        let text = String::from(self.skip(end));
        self.skip(1);
        Ok(Operand::Text(text))
    }
}
