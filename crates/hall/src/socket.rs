//! One client's connection.

mod budget;
mod closing;
mod dispatch;
mod meter;
mod pings;

use std::{
    collections::{HashMap, HashSet},
    net::IpAddr,
    time::Duration,
};

use axum::extract::ws::Utf8Bytes;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use jadoube_journal::GameId;
use jadoube_protocol::{
    ClientMessage, Enter, ErrorCode, LONGEST_MESSAGE, ServerMessage, VERSION, Welcome,
};
use tokio::{
    sync::{mpsc, watch},
    time::{Instant, MissedTickBehavior, interval, sleep_until, timeout},
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{Bytes, Message, Utf8Bytes as Text, protocol::frame::coding::CloseCode},
};

use crate::{Fault, Hall, Outbox, Visitor, desk::Following, fault::Misfit, figures, table::Asked};
use budget::Budget;
use closing::Ends;
pub(crate) use meter::Metered;
use pings::Pings;

/// A socket as the hall serves it.
pub(crate) type Socket = WebSocketStream<Metered<TokioIo<Upgraded>>>;

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
    pings: Pings,
    opened: Instant,
    heard: Instant,
}

/// Serves a client until it leaves, is too slow, or the hall closes.
pub(crate) async fn serve(
    mut socket: Socket,
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
        pings: Pings::default(),
        opened: Instant::now(),
        heard: Instant::now(),
    });
    figures::connections(1.0);
    if let Some(visitor) = visitor {
        connection.welcome(visitor, None);
    }
    let ends = talk(&mut socket, &mut connection, &mut waiting, closing).await;
    connection.leave().await;
    closing::close(socket, ends).await;
    figures::connections(-1.0);
}

/// Talks with a client until that ends, and why it does.
async fn talk(
    socket: &mut Socket,
    connection: &mut Connection,
    waiting: &mut mpsc::Receiver<Utf8Bytes>,
    mut closing: watch::Receiver<bool>,
) -> Ends {
    let mut pings = interval(PING_EVERY);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let outbox = connection.outbox.clone();
    loop {
        tokio::select! {
            biased;
            () = outbox.dropped() => return Ends::AtOnce,
            next = waiting.recv() => {
                let Some(bytes) = next else { return Ends::AtOnce };
                if !send(socket, waiting, bytes).await {
                    return Ends::AtOnce;
                }
            }
            received = socket.next() => match received {
                Some(Ok(message)) => {
                    connection.heard = Instant::now();
                    if let Err(ends) = connection.receive(message).await {
                        return ends;
                    }
                }
                Some(Err(error)) => return Ends::of(&error),
                None => return Ends::AtOnce,
            },
            _ = pings.tick() => {
                let ping = Bytes::from(connection.pings.next());
                let asked = timeout(SENT_WITHIN, socket.send(Message::Ping(ping)));
                if connection.is_lost() || !matches!(asked.await, Ok(Ok(()))) {
                    return Ends::AtOnce;
                }
            }
            _ = closing.changed() => {
                // What the tables had to say is sent before the connection ends.
                outbox.tell(&ServerMessage::Closing);
                sleep_until(Instant::now() + LAST_WORDS).await;
                while let Ok(bytes) = waiting.try_recv() {
                    if !send(socket, waiting, bytes).await {
                        return Ends::AtOnce;
                    }
                }
                return Ends::Because(CloseCode::Normal);
            }
        }
    }
}

/// Sends a message and whatever else waits, in as few packets as possible.
async fn send(
    socket: &mut Socket,
    waiting: &mut mpsc::Receiver<Utf8Bytes>,
    first: Utf8Bytes,
) -> bool {
    let all = async {
        socket.feed(text(first)).await?;
        while let Ok(next) = waiting.try_recv() {
            socket.feed(text(next)).await?;
        }
        socket.flush().await
    };
    matches!(timeout(SENT_WITHIN, all).await, Ok(Ok(())))
}

/// What is wrong with a text that is no message: read again, with an eye to where.
fn misfit(text: &str, error: &serde_json::Error) -> Fault {
    let mut reader = serde_json::Deserializer::from_str(text);
    let misfit = match serde_path_to_error::deserialize::<_, ClientMessage>(&mut reader) {
        Err(error) => Some(Misfit::of_message(&error)),
        // There is a message, and something behind it.
        Ok(_) => Misfit::read(&error.to_string()),
    };
    misfit.map_or_else(|| ErrorCode::Malformed.into(), Fault::unfit)
}

/// A message as the socket takes it.
fn text(bytes: Utf8Bytes) -> Message {
    let text = Text::try_from(Bytes::from(bytes));
    Message::Text(text.unwrap_or_default())
}

impl Connection {
    fn is_lost(&self) -> bool {
        let nameless = self.visitor.is_none() && self.opened.elapsed() > ENTERS_WITHIN;
        nameless || self.heard.elapsed() > SILENT_FOR
    }

    /// Hears a frame. What was not asked for costs as a message does, whatever it is.
    ///
    /// # Errors
    ///
    /// If the connection ends with it: why.
    async fn receive(&mut self, message: Message) -> Result<(), Ends> {
        match message {
            Message::Text(text) => {
                if self.spend(!self.tables.is_empty()) {
                    // In a box of its own, so that a connection which says nothing stays small.
                    Box::pin(self.hear(&text)).await;
                    return Ok(());
                }
                self.fault(None, Fault::from(ErrorCode::TooMany).retry_s(20));
                self.go_on_if(self.budget.is_bearable())
            }
            Message::Binary(_) => {
                self.fault(None, Fault::from(ErrorCode::Malformed).about("binary"));
                let is_within = self.spend(false);
                self.go_on_if(is_within)
            }
            Message::Pong(payload) => {
                if let Some(passed) = self.pings.answered(&payload) {
                    let ms = u32::try_from(passed.as_millis()).unwrap_or(u32::MAX);
                    self.outbox.note_round_trip(ms.max(1));
                    return Ok(());
                }
                let is_within = self.spend(false);
                self.go_on_if(is_within)
            }
            Message::Ping(_) | Message::Frame(_) => {
                let is_within = self.spend(false);
                self.go_on_if(is_within)
            }
            Message::Close(_) => Err(Ends::Because(CloseCode::Normal)),
        }
    }

    fn spend(&mut self, is_player: bool) -> bool {
        self.budget.spend(is_player, self.hall.config())
    }

    fn go_on_if(&self, is_within: bool) -> Result<(), Ends> {
        if is_within {
            return Ok(());
        }
        tracing::debug!(address = %self.address, "a client sends too much");
        Err(Ends::Because(CloseCode::Policy))
    }

    async fn hear(&mut self, text: &str) {
        if text.len() > LONGEST_MESSAGE {
            return self.fault(None, ErrorCode::TooLong.into());
        }
        let message: ClientMessage = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => return self.fault(dispatch::id_of(text), misfit(text, &error)),
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
        figures::faulted(fault.code);
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
