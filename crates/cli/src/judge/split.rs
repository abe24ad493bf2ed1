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

/// The last place where a game surely begins: a tag on a line of its own after a blank line,
/// which itself follows something other than a tag.
///
/// Missing a place costs nothing but the size of a piece.
fn last_cut(text: &[u8]) -> Option<usize> {
    let mut at = text.len();
    while let Some(bracket) = memchr::memrchr(b'[', &text[..at]) {
        if begins_tag(&text[bracket..]) && follows_movetext(&text[..bracket]) {
            return Some(bracket);
        }
        at = bracket;
    }
    None
}

/// Whether the text begins with a whole name of a tag and the quote after it.
fn begins_tag(text: &[u8]) -> bool {
    let name = text
        .iter()
        .skip(1)
        .take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_')
        .count();
    name > 0
        && text
            .get(1 + name..)
            .is_some_and(|rest| rest.starts_with(b" \""))
}

/// Whether the text ends with a blank line, and what comes before it isn't a tag.
fn follows_movetext(text: &[u8]) -> bool {
    let blank = text
        .iter()
        .rev()
        .take_while(|byte| byte.is_ascii_whitespace())
        .count();
    let (before, space) = text.split_at(text.len() - blank);
    let at_line_start = matches!(space.last(), Some(b'\n' | b'\r'));
    let line_ends = space.iter().filter(|&&byte| byte == b'\n').count();
    let old_line_ends = space.iter().filter(|&&byte| byte == b'\r').count();
    at_line_start
        && line_ends.max(old_line_ends) >= 2
        && before.last().is_some_and(|&byte| byte != b']')
}
