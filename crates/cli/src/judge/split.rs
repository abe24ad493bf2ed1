//! Cutting a stream of games into pieces that can be judged apart.

use std::io::{self, Read};

#[cfg(test)]
mod tests;

/// A run of bytes of one file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    /// Where it begins, counted in bytes of the unpacked file.
    pub(crate) offset: u64,
    /// Whether it ends between two games, or the last game goes on in the next piece.
    pub(crate) end: End,
}

/// How a [`Piece`] ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    BetweenGames,
    WithinGame,
}

/// Reads a stream piece by piece, each as big as asked and cut where a game begins.
///
/// Memory stays that of one piece: a game too long for one is given in several.
pub(crate) struct Splitter<R> {
    stream: R,
    size: usize,
    // What was read beyond the last cut.
    rest: Vec<u8>,
    offset: u64,
    // Why the stream ended before its time, told after what could be read.
    failure: Option<io::Error>,
}

impl<R: Read> Splitter<R> {
    pub(crate) fn new(stream: R, size: usize) -> Self {
        Self {
            stream,
            size,
            rest: Vec::new(),
            offset: 0,
            failure: None,
        }
    }

    /// Puts the next piece in the buffer; `None` at the end of the stream.
    pub(crate) fn next(&mut self, buffer: &mut Vec<u8>) -> io::Result<Option<Piece>> {
        buffer.clear();
        buffer.append(&mut self.rest);
        let ended = self.failure.is_some() || self.fill(buffer);
        if buffer.is_empty() {
            return self.failure.take().map_or(Ok(None), Err);
        }
        let offset = self.offset;
        let mut end = End::BetweenGames;
        if !ended {
            match last_cut(buffer) {
                Some(cut) => {
                    self.rest.extend_from_slice(&buffer[cut..]);
                    buffer.truncate(cut);
                }
                None => {
                    // A cut may be hidden by the edge; what could begin one is kept back.
                    let keep = buffer.len().min(CONTEXT);
                    let cut = buffer.len() - keep;
                    self.rest.extend_from_slice(&buffer[cut..]);
                    buffer.truncate(cut);
                    end = End::WithinGame;
                }
            }
        }
        self.offset += buffer.len() as u64;
        Ok(Some(Piece { offset, end }))
    }

    /// Reads until the buffer is full; tells whether the stream ended before that.
    fn fill(&mut self, buffer: &mut Vec<u8>) -> bool {
        let wanted = self
            .size
            .max(2 * CONTEXT)
            .saturating_sub(buffer.len())
            .max(CONTEXT);
        match self.stream.by_ref().take(wanted as u64).read_to_end(buffer) {
            Ok(taken) => taken < wanted,
            Err(error) => {
                self.failure = Some(error);
                true
            }
        }
    }
}

/// How many bytes around a cut may be needed to see that it is one.
const CONTEXT: usize = 1024;

/// The last place where a game surely begins: a tag on a line of its own after a blank line, which
/// itself follows something other than a tag. It must be the tag with which games begin, unless a
/// result comes before.
///
/// Missing a place costs nothing but the size of a piece.
fn last_cut(text: &[u8]) -> Option<usize> {
    let mut at = text.len();
    while let Some(bracket) = memchr::memrchr(b'[', &text[..at]) {
        let before = before_blank_line(&text[..bracket]);
        let is_cut = match (name_of_tag(&text[bracket..]), before) {
            (Some(b"Event"), Some(before)) => !before.ends_with(b"]"),
            (Some(_), Some(before)) => ends_with_result(before),
            (None, _) | (_, None) => false,
        };
        if is_cut {
            return Some(bracket);
        }
        at = bracket;
    }
    None
}

/// The name of the tag that the text begins with.
fn name_of_tag(text: &[u8]) -> Option<&[u8]> {
    let name = text.get(1..)?;
    let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
    let count = name.iter().take_while(|byte| is_word(byte)).count();
    let (name, rest) = name.split_at(count);
    (name.first()?.is_ascii_uppercase() && rest.starts_with(b" \"")).then_some(name)
}

/// What comes before the blank line that the text ends with, if there is something.
fn before_blank_line(text: &[u8]) -> Option<&[u8]> {
    let before = text.trim_ascii_end();
    let blank = &text[before.len()..];
    let count = |end: u8| blank.iter().filter(|&&byte| byte == end).count();
    let is_blank_line = matches!(blank.last(), Some(b'\n' | b'\r'))
        && count(b'\n').max(count(b'\r')) >= 2
        && !before.is_empty();
    is_blank_line.then_some(before)
}

/// Whether the last line ends with a result that isn't part of a comment.
fn ends_with_result(text: &[u8]) -> bool {
    let start = text.iter().rposition(|byte| matches!(byte, b'\n' | b'\r'));
    let line = &text[start.map_or(0, |at| at + 1)..];
    let results: [&[u8]; 4] = [b"1-0", b"0-1", b"1/2-1/2", b"*"];
    results.iter().any(|result| line.ends_with(result)) && !line.contains(&b';')
}
