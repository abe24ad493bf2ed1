//! One client's connection.

mod budget;
mod dispatch;

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    time::Duration,
};

use axum::{
    body::Bytes,
    extract::ws::{Message, Utf8Bytes, WebSocket},
};
use futures_util::SinkExt;
use jadoube_journal::GameId;
use jadoube_protocol::{
    ClientMessage, Enter, ErrorCode, LONGEST_MESSAGE, ServerMessage, VERSION, Welcome,
};
use tokio::{
    sync::{mpsc, watch},
    time::{Instant, MissedTickBehavior, interval, sleep_until, timeout},
};

use crate::{Fault, Hall, Outbox, Visitor, desk::Following, table::Asked};
use budget::Budget;

/// How often a client is asked for a sign of life, which also measures the way there and back.
const PING_EVERY: Duration = Duration::from_secs(10);
/// After how long without one it counts as gone.
const SILENT_FOR: Duration = Duration::from_secs(35);
/// How long one message may take to go out.
const SENT_WITHIN: Duration = Duration::from_secs(5);
/// How long the tables have to say their last words when the hall closes.
const LAST_WORDS: Duration = Duration::from_millis(200);
/// How long a client has to say who is there.
const ENTERS_WITHIN: Duration = Duration::from_secs(20);

/// A client's connection.
pub(crate) struct Connection {
    hall: Hall,
    number: u64,
    address: IpAddr,
    visitor: Option<Visitor>,
    agent: Box<str>,
    outbox: Outbox,
    rooms: Vec<String>,
    tables: HashSet<GameId>,
    desks: HashMap<String, Following>,
    budget: Budget,
    opened: Instant,
    heard: Instant,
}

/// Serves a client until it leaves, is too slow, or the hall closes.
pub(crate) async fn serve(
    mut socket: WebSocket,
    hall: Hall,
    visitor: Option<Visitor>,
    address: IpAddr,
    agent: String,
) {
    let (outbox, mut waiting) = Outbox::new();
    let closing = hall.closing();
    let mut connection = Box::new(Connection {
        number: hall.new_connection(),
        hall,
        address,
        visitor: None,
        agent: agent.into(),
        outbox,
        rooms: Vec::new(),
        tables: HashSet::new(),
        desks: HashMap::new(),
        budget: Budget::default(),
        opened: Instant::now(),
        heard: Instant::now(),
    });
    metrics::gauge!("jadoube_connections").increment(1.0);
    if let Some(visitor) = visitor {
        connection.welcome(visitor, None);
    }
    talk(&mut socket, &mut connection, &mut waiting, closing).await;
    connection.leave().await;
    metrics::gauge!("jadoube_connections").decrement(1.0);
}

async fn talk(
    socket: &mut WebSocket,
    connection: &mut Connection,
    waiting: &mut mpsc::Receiver<Utf8Bytes>,
    mut closing: watch::Receiver<bool>,
) {
    let mut pings = interval(PING_EVERY);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let outbox = connection.outbox.clone();
    loop {
        tokio::select! {
            biased;
            () = outbox.dropped() => return,
            next = waiting.recv() => {
                let Some(bytes) = next else { return };
                if !send(socket, waiting, bytes).await {
                    return;
                }
            }
            received = socket.recv() => match received {
                Some(Ok(message)) => {
                    connection.heard = Instant::now();
                    if !connection.receive(message).await {
                        return;
                    }
                }
                Some(Err(_)) | None => return,
            },
            _ = pings.tick() => {
                if connection.is_lost() || !ping(socket, connection.opened).await {
                    return;
                }
            }
            _ = closing.changed() => {
                // What the tables had to say is sent before the connection ends.
                outbox.tell(&ServerMessage::Closing);
                sleep_until(Instant::now() + LAST_WORDS).await;
                while let Ok(bytes) = waiting.try_recv() {
                    if !send(socket, waiting, bytes).await {
                        return;
                    }
                }
                let _ = timeout(SENT_WITHIN, socket.send(Message::Close(None))).await;
                return;
            }
        }
    }
}

/// Sends a message and whatever else waits, in as few packets as possible.
async fn send(
    socket: &mut WebSocket,
    waiting: &mut mpsc::Receiver<Utf8Bytes>,
    first: Utf8Bytes,
) -> bool {
    let all = async {
        socket.feed(Message::Text(first)).await?;
        while let Ok(next) = waiting.try_recv() {
            socket.feed(Message::Text(next)).await?;
        }
        socket.flush().await
    };
    matches!(timeout(SENT_WITHIN, all).await, Ok(Ok(())))
}

/// Asks for a sign of life that carries the time it was asked at.
async fn ping(socket: &mut WebSocket, opened: Instant) -> bool {
    let at = u64::try_from(opened.elapsed().as_millis()).unwrap_or(u64::MAX);
    let ping = Message::Ping(Bytes::copy_from_slice(&at.to_be_bytes()));
    matches!(timeout(SENT_WITHIN, socket.send(ping)).await, Ok(Ok(())))
}

impl Connection {
    fn is_lost(&self) -> bool {
        let nameless = self.visitor.is_none() && self.opened.elapsed() > ENTERS_WITHIN;
        nameless || self.heard.elapsed() > SILENT_FOR
    }

    /// Hears a frame; whether the connection goes on.
    async fn receive(&mut self, message: Message) -> bool {
        match message {
            Message::Text(text) => {
                let is_player = !self.tables.is_empty();
                if !self.budget.spend(is_player, self.hall.config()) {
                    self.fault(None, Fault::from(ErrorCode::TooMany).retry_s(20));
                    return self.budget.is_bearable();
                }
                self.hear(&text).await;
                true
            }
            Message::Binary(_) => {
                self.fault(None, Fault::from(ErrorCode::Malformed).about("binary"));
                self.budget.spend(false, self.hall.config())
            }
            Message::Pong(payload) => {
                self.note_pong(&payload);
                true
            }
            Message::Ping(_) => self.budget.spend(false, self.hall.config()),
            Message::Close(_) => false,
        }
    }

    fn note_pong(&self, payload: &[u8]) {
        let Ok(bytes) = <[u8; 8]>::try_from(payload) else {
            return;
        };
        let now = u64::try_from(self.opened.elapsed().as_millis()).unwrap_or(u64::MAX);
        // A pong that names a time to come was not asked for.
        if let Some(passed) = now.checked_sub(u64::from_be_bytes(bytes)) {
            let ms = u32::try_from(passed).unwrap_or(u32::MAX);
            if passed <= 60_000 {
                self.outbox.note_round_trip(ms.max(1));
            }
        }
    }

    async fn hear(&mut self, text: &str) {
        if text.len() > LONGEST_MESSAGE {
            return self.fault(None, ErrorCode::TooLong.into());
        }
        let message: ClientMessage = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => {
                let id = dispatch::id_of(text);
                let fault = Fault::from(ErrorCode::Malformed).about(error.to_string());
                return self.fault(id, fault);
            }
        };
        match (message, &self.visitor) {
            (ClientMessage::Enter(enter), None) => self.enter(enter).await,
            (ClientMessage::Enter(_), Some(_)) => {
                self.fault(None, Fault::from(ErrorCode::NotNow).about("enter"));
            }
            (ClientMessage::Ping, _) => self.outbox.tell(&ServerMessage::Pong),
            (_, None) => self.fault(None, ErrorCode::WhoIsThere.into()),
            (message, Some(visitor)) => {
                let visitor = visitor.clone();
                self.dispatch(visitor, message).await;
            }
        }
    }

    async fn enter(&mut self, enter: Enter) {
        let entered = match enter {
            Enter::Guest => {
                let allowed = self.hall.may_make_guest(self.address);
                match allowed {
                    Ok(()) => self.hall.new_guest(&self.agent).await,
                    Err(fault) => Err(fault),
                }
                .map(|(visitor, token)| (visitor, Some(token)))
            }
            Enter::Token(token) => {
                let found = self.hall.visitor_by_token(&token).await;
                found.map(|visitor| (visitor, None))
            }
        };
        match entered {
            Ok((visitor, token)) => self.welcome(visitor, token),
            Err(fault) => self.fault(None, fault),
        }
    }

    fn welcome(&mut self, visitor: Visitor, token: Option<String>) {
        let welcome = Welcome {
            protocol: VERSION,
            you: visitor.me(),
            unix_ms: self.hall.clock().unix_ms(),
            token,
            playing: self.hall.lobby().playing(visitor.id),
        };
        self.outbox.tell(&ServerMessage::Welcome(welcome));
        let lobby = self.hall.lobby();
        lobby.hello(self.number, &visitor, &self.outbox);
        self.visitor = Some(visitor);
    }

    fn fault(&self, id: Option<String>, fault: Fault) {
        let fault = fault.told(self.hall.tongues());
        self.outbox.tell(&ServerMessage::Error { id, fault });
    }

    async fn leave(&mut self) {
        self.desks.clear();
        let Some(visitor) = self.visitor.take() else {
            return;
        };
        for room in self.rooms.drain(..) {
            self.hall.lobby().leave(&room, self.number, visitor.id);
        }
        for table in self.tables.drain() {
            let _ = self
                .hall
                .ask_if_there(table, Asked::Unwatch(self.number))
                .await;
        }
        self.hall.lobby().bye(self.number);
    }
}
