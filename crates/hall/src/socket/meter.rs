//! Counts the frames that come in over a socket.
//!
//! What a client sends in pieces, or beside its messages, is not seen by who reads messages: empty
//! pieces without end, or signs of life that nobody asked for, would cost the hall its time and
//! the client nothing.

use std::{
    io,
    pin::Pin,
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::Instant,
};

use crate::Config;

const WINDOW: Duration = Duration::from_secs(20);
/// In how many pieces a message may come, on the average.
const PIECES: u32 = 4;
/// How many frames there may be over and above.
const OVER: u32 = 200;

/// More frames came than may.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("too many frames")]
pub(crate) struct TooManyFrames;

/// A stream of which the frames that come in are counted, from the first byte on.
#[derive(Debug)]
pub(crate) struct Metered<S> {
    inner: S,
    frames: Frames,
    most: u32,
    began: Instant,
    came: u32,
}

impl<S> Metered<S> {
    /// Counts from now on, as a hall is set up.
    pub(crate) fn new(inner: S, config: &Config) -> Self {
        let messages = config
            .messages_per_20_s
            .max(config.spectator_messages_per_20_s);
        Self {
            inner,
            frames: Frames::default(),
            most: messages.saturating_mul(PIECES).saturating_add(OVER),
            began: Instant::now(),
            came: 0,
        }
    }

    /// The stream itself, where nothing more is to be counted.
    pub(crate) const fn uncounted(&mut self) -> &mut S {
        &mut self.inner
    }

    fn count(&mut self, came: u32) -> Result<(), TooManyFrames> {
        if self.began.elapsed() >= WINDOW {
            (self.began, self.came) = (Instant::now(), 0);
        }
        self.came = self.came.saturating_add(came);
        if self.came > self.most {
            return Err(TooManyFrames);
        }
        Ok(())
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Metered<S> {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let me = self.get_mut();
        let before = buffer.filled().len();
        ready!(Pin::new(&mut me.inner).poll_read(context, buffer))?;
        let came = me
            .frames
            .see(buffer.filled().get(before..).unwrap_or_default());
        Poll::Ready(me.count(came).map_err(io::Error::other))
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Metered<S> {
    fn poll_write(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.get_mut().inner).poll_write(context, bytes)
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().inner).poll_flush(context)
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.get_mut().inner).poll_shutdown(context)
    }
}

/// Where one frame ends and the next begins, as RFC 6455 writes them.
#[derive(Debug, Default)]
struct Frames {
    head: [u8; 14],
    // How much of the head is there.
    known: usize,
    // How much of what a frame carries is yet to come.
    rest: u64,
}

impl Frames {
    /// How many heads of frames end with these bytes.
    fn see(&mut self, bytes: &[u8]) -> u32 {
        let mut came = 0;
        let mut left = bytes;
        while let Some((&first, others)) = left.split_first() {
            if self.rest > 0 {
                let passed = usize::try_from(self.rest)
                    .unwrap_or(usize::MAX)
                    .min(left.len());
                left = left.get(passed..).unwrap_or_default();
                self.rest -= passed as u64;
                continue;
            }
            left = others;
            if let Some(next) = self.head.get_mut(self.known) {
                *next = first;
                self.known += 1;
            }
            if let Some(carries) = self.carries() {
                (self.known, self.rest) = (0, carries);
                came += 1;
            }
        }
        came
    }

    /// How many bytes a frame carries whose head is whole.
    fn carries(&self) -> Option<u64> {
        let [_, second, rest @ ..] = self.head;
        let mask = if second & 0x80 == 0 { 0 } else { 4 };
        let short = second & 0x7F;
        let long = match short {
            126 => 2,
            127 => 8,
            _ => 0,
        };
        if self.known < 2 + long + mask {
            return None;
        }
        let written = rest.get(..long)?;
        let number = written
            .iter()
            .fold(0_u64, |sum, byte| sum << 8 | u64::from(*byte));
        Some(if long == 0 { short.into() } else { number })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A frame as a client writes it.
    fn frame(carries: usize) -> Vec<u8> {
        let mut bytes = vec![0x81];
        match carries {
            0..126 => bytes.push(0x80 | u8::try_from(carries).unwrap()),
            126..65_536 => {
                bytes.push(0x80 | 126);
                bytes.extend(u16::try_from(carries).unwrap().to_be_bytes());
            }
            _ => {
                bytes.push(0x80 | 127);
                bytes.extend((carries as u64).to_be_bytes());
            }
        }
        bytes.extend([1, 2, 3, 4]);
        // Looks like heads of frames, and is none.
        bytes.extend(std::iter::repeat_n(0x80, carries));
        bytes
    }

    #[test]
    fn frames_are_counted_however_they_come() {
        let lengths = [0, 0, 1, 125, 126, 127, 0, 65_535, 65_536, 3];
        let all: Vec<u8> = lengths.into_iter().flat_map(frame).collect();
        for at_once in [1, 2, 7, 4096, usize::MAX] {
            let mut frames = Frames::default();
            let came: u32 = all.chunks(at_once).map(|bytes| frames.see(bytes)).sum();
            assert_eq!(came, 10, "{at_once} at once");
        }
    }

    #[tokio::test(start_paused = true)]
    async fn so_many_may_come_and_later_as_many_again() {
        let config = Config {
            messages_per_20_s: 1,
            spectator_messages_per_20_s: 1,
            ..Config::default()
        };
        let mut metered = Metered::new(tokio::io::empty(), &config);
        assert!(metered.count(PIECES + OVER).is_ok());
        assert!(metered.count(1).is_err());
        tokio::time::advance(WINDOW).await;
        assert!(metered.count(1).is_ok());
    }
}
