//! Lines of no more than so many bytes, from somebody who may send anything.

use std::borrow::Cow;
use std::io;

use tokio::io::{AsyncBufReadExt, AsyncRead, BufReader};

/// Reads lines. What was read of a line before a read was given up is kept.
pub(super) struct Lines<R> {
    reader: BufReader<R>,
    line: Vec<u8>,
    /// The line in `line` was returned, and a new one begins.
    told: bool,
    longest: usize,
    /// How many bytes were read since the start.
    pub(super) bytes: u64,
}

/// What was read.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Heard<'a> {
    /// A line, without its end.
    Line(Cow<'a, str>),
    /// A line longer than allowed; it was not read to its end.
    TooLong,
    /// There is nothing more.
    End,
}

impl<R: AsyncRead + Unpin> Lines<R> {
    pub(super) fn new(source: R, longest: usize) -> Self {
        Self {
            reader: BufReader::with_capacity(4096, source),
            line: Vec::new(),
            told: false,
            longest,
            bytes: 0,
        }
    }

    pub(super) async fn next(&mut self) -> io::Result<Heard<'_>> {
        if std::mem::take(&mut self.told) {
            self.line.clear();
        }
        loop {
            let available = self.reader.fill_buf().await?;
            if available.is_empty() {
                return Ok(Heard::End);
            }
            let end = available.iter().position(|&byte| byte == b'\n');
            let part = &available[..end.unwrap_or(available.len())];
            if self.line.len() + part.len() > self.longest {
                return Ok(Heard::TooLong);
            }
            self.line.extend_from_slice(part);
            let used = part.len() + usize::from(end.is_some());
            self.reader.consume(used);
            self.bytes += used as u64;
            if end.is_some() {
                self.told = true;
                let line = self.line.strip_suffix(b"\r").unwrap_or(&self.line);
                return Ok(Heard::Line(String::from_utf8_lossy(line)));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Heard, Lines};

    async fn read(text: &[u8]) -> Vec<String> {
        let mut lines = Lines::new(text, 8);
        let mut heard = Vec::new();
        loop {
            match lines.next().await.unwrap() {
                Heard::Line(line) => heard.push(line.into_owned()),
                Heard::TooLong => {
                    heard.push("too long".to_owned());
                    return heard;
                }
                Heard::End => return heard,
            }
        }
    }

    #[tokio::test]
    async fn lines_end_with_or_without_carriage_return() {
        assert_eq!(
            read(b"one\r\ntwo\n\nfour\nhalf").await,
            ["one", "two", "", "four"]
        );
        assert_eq!(read(b"\xff\n").await, ["\u{fffd}"]);
        assert_eq!(read(b"").await, [""; 0]);
    }

    #[tokio::test]
    async fn a_line_may_have_just_so_many_bytes() {
        assert_eq!(read(b"12345678\n").await, ["12345678"]);
        assert_eq!(read(b"1\n123456789\n1\n").await, ["1", "too long"]);
        assert_eq!(read(&[b'x'; 100_000]).await, ["too long"]);
    }

    #[tokio::test(start_paused = true)]
    async fn half_a_line_is_kept_when_reading_is_given_up() {
        use tokio::io::AsyncWriteExt;
        let (mut near, far) = tokio::io::duplex(64);
        let mut lines = Lines::new(far, 64);
        near.write_all(b"best").await.unwrap();
        let wait = std::time::Duration::from_secs(1);
        assert!(tokio::time::timeout(wait, lines.next()).await.is_err());
        near.write_all(b"move e2e4\n").await.unwrap();
        assert_eq!(
            lines.next().await.unwrap(),
            Heard::Line("bestmove e2e4".into())
        );
        assert_eq!(lines.bytes, 14);
    }
}
