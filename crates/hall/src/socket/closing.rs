//! How a connection ends.

use std::time::Duration;

use futures_util::SinkExt;
use tokio::{
    io::AsyncReadExt,
    time::{Instant, timeout, timeout_at},
};
use tokio_tungstenite::tungstenite::{
    Error, Message, Utf8Bytes,
    protocol::{CloseFrame, frame::coding::CloseCode},
};

use super::{SENT_WITHIN, Socket};

/// For how long, and how much of, what a client still sends is read away: a connection that is
/// closed upon something unread takes what was said last along.
const READ_AWAY_FOR: Duration = Duration::from_secs(1);
const READ_AWAY: usize = 1 << 20;

/// How a connection ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Ends {
    /// Nobody is there who would hear why.
    AtOnce,
    /// With the reason, by RFC 6455.
    Because(CloseCode),
}

impl Ends {
    /// What ends with an error.
    pub(super) fn of(error: &Error) -> Self {
        match error {
            Error::Capacity(_) => Self::Because(CloseCode::Size),
            Error::Utf8(_) => Self::Because(CloseCode::Invalid),
            Error::Protocol(_) => Self::Because(CloseCode::Protocol),
            // The count of frames is the only one that says so of a stream that stands.
            Error::Io(error) if error.kind() == std::io::ErrorKind::Other => {
                Self::Because(CloseCode::Policy)
            }
            Error::Io(_)
            | Error::ConnectionClosed
            | Error::AlreadyClosed
            | Error::Tls(_)
            | Error::WriteBufferFull(_)
            | Error::AttackAttempt
            | Error::Url(_)
            | Error::Http(_)
            | Error::HttpFormat(_) => Self::AtOnce,
        }
    }
}

/// Ends a connection.
pub(super) async fn close(mut socket: Socket, ends: Ends) {
    let Ends::Because(code) = ends else {
        return;
    };
    let frame = CloseFrame {
        code,
        reason: Utf8Bytes::from_static(""),
    };
    let said = socket.send(Message::Close(Some(frame)));
    if !matches!(timeout(SENT_WITHIN, said).await, Ok(Ok(()))) {
        return;
    }
    let until = Instant::now() + READ_AWAY_FOR;
    let stream = socket.get_mut().uncounted();
    let (mut buffer, mut passed) = ([0; 4096], 0);
    while let Ok(Ok(some @ 1..)) = timeout_at(until, stream.read(&mut buffer)).await {
        passed += some;
        if passed > READ_AWAY {
            return;
        }
    }
}
