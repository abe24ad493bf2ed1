//! The lenient reader of EPD.

use alloc::{borrow::ToOwned, string::String, vec::Vec};

use super::{
    Epd, EpdError, EpdForgiven, OF_MOVES, Operand, Operation,
    read::{fault_of, opcode_fault},
};
use crate::{CastlingMode, fen};

/// Reads an EPD as people and programs write it, and tells everything it forgave.
///
/// Besides what [`fen::read_lenient`] takes: counters of a FEN before the operations, blanks and
/// semicolons missing or surplus (`;D1 20 ;D2 400`), moves separated by commas, text without
/// quotation marks, the same opcode twice.
///
/// # Errors
///
/// Where one of the fields makes no sense whatever; operations never do harm.
///
/// # Examples
///
/// ```
/// use jadoube_laws::{CastlingMode, epd};
///
/// let line = "4k3/8/8/8/8/8/8/4K2R w K - 0 1 ;D1 15 ;D2 66";
/// let (epd, forgiven) = epd::read_lenient(line, CastlingMode::Standard)?;
/// assert_eq!(epd.integer("D2"), Some(66));
/// assert_eq!(epd.to_string(), "4k3/8/8/8/8/8/8/4K2R w K - D1 15; D2 66;");
/// assert!(forgiven.contains(&epd::EpdForgiven::Semicolons));
/// # Ok::<(), jadoube_laws::epd::EpdError>(())
/// ```
pub fn read_lenient(text: &str, mode: CastlingMode) -> Result<(Epd, Vec<EpdForgiven>), EpdError> {
    let mut forgiven = Vec::new();
    let (fields, rest, counters) = split_fields(text);
    let (setup, of_fen) = fen::read_lenient(fields, mode).map_err(EpdError::Fen)?;
    let is_missing_counter = |forgiven: &fen::Forgiven| {
        use fen::{FenField, Forgiven};
        let (halfmoves, fullmoves) = (FenField::Halfmoves, FenField::Fullmoves);
        [Forgiven::Missing(halfmoves), Forgiven::Missing(fullmoves)].contains(forgiven)
    };
    let of_fen = of_fen
        .into_iter()
        .filter(|forgiven| !is_missing_counter(forgiven));
    forgiven.extend(of_fen.map(EpdForgiven::Fen));
    if counters > 0 {
        forgiven.push(EpdForgiven::Counters);
    }
    let mut reader = Reader {
        epd: Epd::new(setup),
        forgiven,
    };
    reader.operations(rest);
    reader.epd.take_counters();
    Ok((reader.epd, reader.forgiven))
}

/// The fields of the position, the operations, and how many counters are among the fields.
fn split_fields(text: &str) -> (&str, &str, usize) {
    let mut end = 0;
    let mut fields = 0usize;
    while let Some((word_end, word)) = next_word(text, end) {
        let is_counter = word.bytes().all(|byte| byte.is_ascii_digit()) || word == "-";
        if fields >= 6 || (fields >= 4 && !is_counter) {
            break;
        }
        fields += 1;
        end = word_end;
    }
    let (fields_text, rest) = text.split_at_checked(end).unwrap_or((text, ""));
    (fields_text, rest, fields.saturating_sub(4))
}

fn next_word(text: &str, from: usize) -> Option<(usize, &str)> {
    let rest = text.get(from..)?;
    let start = from + rest.find(|c: char| !c.is_whitespace())?;
    let rest = text.get(start..)?;
    let length = rest
        .find(|c: char| c.is_whitespace() || c == ';')
        .unwrap_or(rest.len());
    if length == 0 {
        return None;
    }
    Some((start + length, rest.get(..length)?))
}

struct Reader {
    epd: Epd,
    forgiven: Vec<EpdForgiven>,
}

impl Reader {
    fn forgive(&mut self, what: EpdForgiven) {
        if !self.forgiven.contains(&what) {
            self.forgiven.push(what);
        }
    }

    fn operations(&mut self, mut rest: &str) {
        let mut ended = true;
        while !rest.is_empty() {
            let (operation, after, closed) = self.one(rest);
            if operation.is_empty() {
                if closed || rest.starts_with([' ', '\t', '\r', '\n']) && after.is_empty() {
                    let what = if closed {
                        EpdForgiven::Semicolons
                    } else {
                        EpdForgiven::Blanks
                    };
                    self.forgive(what);
                }
            } else {
                ended = closed;
                if !rest.starts_with(' ') || rest.starts_with("  ") {
                    self.forgive(EpdForgiven::Blanks);
                }
                self.keep(operation);
            }
            rest = after;
        }
        if !ended {
            self.forgive(EpdForgiven::Semicolons);
        }
    }

    /// The words up to the next semicolon, what follows it, and whether it was there.
    fn one<'a>(&mut self, text: &'a str) -> (Vec<Operand>, &'a str, bool) {
        let mut words = Vec::new();
        let mut rest = text;
        loop {
            rest = rest.trim_start_matches(|c: char| c.is_whitespace() || c.is_control());
            if let Some(after) = rest.strip_prefix(';') {
                return (words, after, true);
            }
            if rest.is_empty() {
                return (words, "", false);
            }
            if let Some(quoted) = rest.strip_prefix('"') {
                let (inside, after) = quoted.split_once('"').unwrap_or_else(|| {
                    self.forgive(EpdForgiven::Unquoted);
                    (quoted, "")
                });
                words.push(Operand::Text(inside.to_owned()));
                rest = after;
                continue;
            }
            let end = rest
                .find(|c: char| c == ';' || c.is_whitespace())
                .unwrap_or(rest.len());
            let (word, after) = rest.split_at_checked(end).unwrap_or((rest, ""));
            words.push(Operand::Word(word.replace('"', "'")));
            rest = after;
        }
    }

    fn keep(&mut self, words: Vec<Operand>) {
        let mut words = words.into_iter();
        let opcode = match words.next() {
            Some(Operand::Word(opcode) | Operand::Text(opcode) | Operand::Decimal(opcode)) => {
                opcode
            }
            Some(Operand::Integer(_)) | None => return,
        };
        if opcode_fault(&opcode).is_some() {
            self.forgive(EpdForgiven::Opcode);
        }
        let mut operands: Vec<Operand> = words.collect();
        if OF_MOVES.contains(&opcode.as_str()) {
            operands = self.moves(operands);
        } else {
            for operand in &mut operands {
                if let Operand::Word(word) = operand {
                    *operand = Operand::of_word(word);
                }
            }
        }
        let mut operation = Operation { opcode, operands };
        if fault_of(&operation).is_some() {
            self.forgive(EpdForgiven::Operands);
            mend(&mut operation);
        }
        if self.epd.operands(&operation.opcode).is_some() {
            self.forgive(EpdForgiven::OpcodeTwice);
        }
        self.epd.operations.push(operation);
    }

    fn moves(&mut self, operands: Vec<Operand>) -> Vec<Operand> {
        let mut moves = Vec::new();
        for operand in operands {
            let (Operand::Word(word) | Operand::Text(word)) = operand else {
                moves.push(operand);
                continue;
            };
            if word.contains(',') {
                self.forgive(EpdForgiven::Commas);
            }
            let parts = |c: char| matches!(c, ',' | ';') || c.is_whitespace() || c.is_control();
            let words = word.split(parts).filter(|word| !word.is_empty());
            moves.extend(words.map(Operand::of_word));
        }
        moves
    }
}

/// Turns text that is a number into one, and words that should be text into text.
fn mend(operation: &mut Operation) {
    if let [Operand::Text(text)] = operation.operands.as_slice() {
        if let number @ Operand::Integer(_) = Operand::of_word(text) {
            operation.operands = alloc::vec![number];
        }
        return;
    }
    let is_text = matches!(
        operation.opcode.as_bytes(),
        b"id" | [b'c' | b'v', b'0'..=b'9']
    );
    if is_text {
        let words = operation.operands.iter().map(|operand| match operand {
            Operand::Text(word) | Operand::Word(word) | Operand::Decimal(word) => word.clone(),
            Operand::Integer(number) => alloc::format!("{number}"),
        });
        let text = words.collect::<Vec<String>>().join(" ");
        operation.operands = alloc::vec![Operand::Text(text)];
    }
}
