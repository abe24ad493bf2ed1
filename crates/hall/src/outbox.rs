//! What waits to be sent to one client.

use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicU32, Ordering},
};

use axum::extract::ws::Utf8Bytes;
use jadoube_protocol::ServerMessage;
use tokio::sync::{
    Notify,
    mpsc::{self, error::TrySendError},
};

use crate::{figures, json};

/// How many messages may wait before a client counts as too slow.
pub(crate) const CAPACITY: usize = 128;

/// Where messages for one client go. Cheap to clone; every clone leads to the same client.
#[derive(Clone, Debug)]
pub struct Outbox {
    sender: mpsc::Sender<Utf8Bytes>,
    shared: Arc<Shared>,
}

#[derive(Debug, Default)]
struct Shared {
    is_dropped: AtomicBool,
    dropped: Notify,
    round_trip_ms: AtomicU32,
}

impl Outbox {
    /// An outbox, and where what goes into it comes out.
    pub fn new() -> (Self, mpsc::Receiver<Utf8Bytes>) {
        let (sender, receiver) = mpsc::channel(CAPACITY);
        let shared = Arc::default();
        (Self { sender, shared }, receiver)
    }

    /// Puts a message in. A client for whom too much waits is dropped: it comes back and gets what
    /// it missed.
    pub fn send(&self, bytes: Utf8Bytes) {
        let is_full = matches!(self.sender.try_send(bytes), Err(TrySendError::Full(_)));
        if is_full && !self.shared.is_dropped.load(Ordering::Relaxed) {
            figures::slow_client_dropped();
        }
        if is_full || self.sender.is_closed() {
            self.drop_client();
        }
    }

    /// Whether both lead to the same client.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.shared, &other.shared)
    }

    /// Puts a message in that is yet to be written out.
    pub fn tell(&self, message: &ServerMessage) {
        self.send(write(message));
    }

    /// Gives the client up.
    pub fn drop_client(&self) {
        self.shared.is_dropped.store(true, Ordering::Relaxed);
        self.shared.dropped.notify_one();
    }

    /// Waits until the client is given up.
    pub async fn dropped(&self) {
        if !self.shared.is_dropped.load(Ordering::Relaxed) {
            self.shared.dropped.notified().await;
        }
    }

    /// Notes how long a message took there and back.
    pub fn note_round_trip(&self, ms: u32) {
        let before = self.shared.round_trip_ms.load(Ordering::Relaxed);
        let smooth = if before == 0 {
            ms
        } else {
            (before * 3 + ms) / 4
        };
        self.shared.round_trip_ms.store(smooth, Ordering::Relaxed);
    }

    /// How long a message takes there and back, smoothed, in milliseconds; 0 if not known.
    pub fn round_trip_ms(&self) -> u32 {
        self.shared.round_trip_ms.load(Ordering::Relaxed)
    }
}

/// A message as it goes over the wire.
pub(crate) fn write(message: &ServerMessage) -> Utf8Bytes {
    json::written(message)
}
