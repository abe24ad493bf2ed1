//! A hall over a real socket, and clients that talk to it.
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a client looks for one message among many"
)]
#![allow(dead_code, reason = "each test file uses its own part")]

pub(crate) mod http;

use std::{net::SocketAddr, time::Duration};

use axum::{
    body::{Body, to_bytes},
    http::{Request, Response},
};
use futures_util::{SinkExt, StreamExt};
use jadoube_hall::{Config, Hall, WallClock, app};
use jadoube_journal::{Journal, Registration, Roles};
use jadoube_protocol::{
    Ack, ClientMessage, Do, Enter, Fault, ServerMessage, TableAct, TableSettings, TableState,
    Update,
};
use jadoube_record::Act;
use tokio::{net::TcpListener, net::TcpStream, time::timeout};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};
use tower::ServiceExt as _;

/// How long a test waits for a message before it fails.
const PATIENCE: Duration = Duration::from_secs(10);

/// A hall that serves on a port of its own.
pub(crate) struct Served {
    pub(crate) hall: Hall,
    pub(crate) address: SocketAddr,
}

/// A hall with a record in memory.
pub(crate) async fn hall() -> Served {
    hall_with(Config::default(), "memory:").await
}

/// A hall set up so, upon that record.
pub(crate) async fn hall_with(config: Config, url: &str) -> Served {
    let journal = Journal::open(url).await.expect("the record opens");
    serve(config, journal).await
}

/// A hall upon an open record.
pub(crate) async fn serve(mut config: Config, journal: Journal) -> Served {
    config.hosts.push(http::HOST.to_owned());
    let hall = Hall::open(config, journal, WallClock::new())
        .await
        .expect("the hall opens");
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("it is bound");
    tokio::spawn(jadoube_hall::serve(listener, hall.clone()));
    Served { hall, address }
}

/// A client with a connection.
pub(crate) struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub(crate) token: Option<String>,
    pub(crate) id: i64,
    next: u32,
}

impl Served {
    /// A client that has not said who it is.
    pub(crate) async fn connect(&self) -> Client {
        let (socket, _) = connect_async(format!("ws://{}/ws", self.address))
            .await
            .expect("the hall takes connections");
        Client {
            socket,
            token: None,
            id: 0,
            next: 0,
        }
    }

    /// A new guest.
    pub(crate) async fn guest(&self) -> Client {
        self.enter(Enter::Guest).await
    }

    /// Somebody with a token.
    pub(crate) async fn with_token(&self, token: &str) -> Client {
        self.enter(Enter::Token(token.to_owned())).await
    }

    async fn enter(&self, enter: Enter) -> Client {
        let mut client = self.connect().await;
        client.say(&ClientMessage::Enter(enter)).await;
        let welcome = client
            .hear(|message| match message {
                ServerMessage::Welcome(welcome) => Some(welcome),
                _ => None,
            })
            .await;
        client.token = welcome.token;
        client.id = welcome.you.person.id;
        client
    }
}

impl Served {
    /// What is answered to a request, without a socket.
    pub(crate) async fn ask(&self, request: Request<Body>) -> Response<Body> {
        let answer = app(self.hall.clone()).oneshot(request).await;
        answer.expect("the service never fails")
    }

    /// What is answered to who has this token, or none: the status and the body.
    pub(crate) async fn get(&self, uri: &str, token: Option<&str>) -> (u16, String) {
        let mut request = Request::get(uri);
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        let response = self
            .ask(request.body(Body::empty()).expect("a request"))
            .await;
        let status = response.status().as_u16();
        let body = to_bytes(response.into_body(), 1 << 24)
            .await
            .expect("a body");
        (status, String::from_utf8(body.to_vec()).expect("text"))
    }

    /// The same, of what is JSON.
    pub(crate) async fn json(&self, uri: &str, token: Option<&str>) -> (u16, serde_json::Value) {
        let (status, body) = self.get(uri, token).await;
        let json = serde_json::from_str(&body);
        (
            status,
            json.unwrap_or_else(|error| panic!("{uri}: {error} in {body}")),
        )
    }
}

/// Somebody registered: the number, and the token of a session.
pub(crate) async fn registered(hall: &Hall, name: &str, roles: Roles) -> (i64, String) {
    let registration = Registration {
        roles,
        ..Registration::new(name, "no hash", 1)
    };
    let person = hall.journal().people().register(registration).await;
    let id = person.expect("the name is free").id.0;
    let token = hall.begin_session(id, "test").await.expect("a session");
    (id, token)
}

/// A quick game for points.
pub(crate) fn points() -> TableSettings {
    TableSettings {
        points: true,
        ..blitz()
    }
}

impl Client {
    pub(crate) async fn say(&mut self, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("it can be written");
        self.say_text(text).await;
    }

    pub(crate) async fn say_text(&mut self, text: impl Into<String>) {
        let text: String = text.into();
        self.socket
            .send(Message::Text(text.into()))
            .await
            .expect("the hall is there");
    }

    /// The next message of any kind.
    pub(crate) async fn next(&mut self) -> ServerMessage {
        loop {
            let frame = timeout(PATIENCE, self.socket.next())
                .await
                .expect("the hall says something in time")
                .expect("the connection stands")
                .expect("the frame is good");
            if let Message::Text(text) = frame {
                return serde_json::from_str(&text)
                    .unwrap_or_else(|error| panic!("{error} in {text}"));
            }
        }
    }

    /// The first message that something is found in; others are passed over.
    pub(crate) async fn hear<T>(&mut self, find: impl Fn(ServerMessage) -> Option<T>) -> T {
        loop {
            let message = self.next().await;
            if let Some(found) = find(message) {
                return found;
            }
        }
    }

    /// Opens a table in a room: its name, and its code if it is private.
    pub(crate) async fn open(
        &mut self,
        room: &str,
        settings: TableSettings,
    ) -> (String, Option<String>) {
        let id = self.name();
        let settings = Box::new(settings);
        let room = room.to_owned();
        self.say(&ClientMessage::OpenTable { id, room, settings })
            .await;
        self.hear(|message| match message {
            ServerMessage::TableOpened { table, code, .. } => Some((table, code)),
            ServerMessage::Error { fault, .. } => panic!("no table: {fault:?}"),
            _ => None,
        })
        .await
    }

    /// Watches a table: how it stands.
    pub(crate) async fn watch(&mut self, table: &str) -> Box<TableState> {
        self.say(&ClientMessage::Watch {
            table: table.to_owned(),
            since: None,
            code: None,
        })
        .await;
        self.hear(|message| match message {
            ServerMessage::Table(state) => Some(state),
            ServerMessage::Error { fault, .. } => panic!("not watched: {fault:?}"),
            _ => None,
        })
        .await
    }

    /// A name for what the client does.
    pub(crate) fn name(&mut self) -> String {
        self.next += 1;
        format!("c{}", self.next)
    }

    /// Does something at a table: what the hall answers.
    pub(crate) async fn act(&mut self, table: &str, what: TableAct) -> Answer {
        let id = self.name();
        self.say(&ClientMessage::Do(Do {
            table: table.to_owned(),
            id: id.clone(),
            ply: None,
            what,
        }))
        .await;
        self.answer(&id).await
    }

    /// Waits for the answer to something done.
    pub(crate) async fn answer(&mut self, name: &str) -> Answer {
        self.hear(|message| match message {
            ServerMessage::Ack(ack) if ack.id == name => Some(Answer::Ack(ack)),
            ServerMessage::Refused { id, refusal, .. } if id == name => {
                Some(Answer::Refused(Box::new(refusal)))
            }
            ServerMessage::Error { id, fault } if id.as_deref() == Some(name) => {
                Some(Answer::Error(fault))
            }
            _ => None,
        })
        .await
    }

    /// Plays a move online.
    pub(crate) async fn play(&mut self, table: &str, uci: &str) -> Answer {
        self.act(table, TableAct::Act(play(uci))).await
    }

    /// The next update.
    pub(crate) async fn update(&mut self) -> Box<Update> {
        self.hear(|message| match message {
            ServerMessage::Update(update) => Some(update),
            _ => None,
        })
        .await
    }

    /// Waits until the hall ends the connection.
    pub(crate) async fn ended(&mut self) {
        let ended = async { while let Some(Ok(_)) = self.socket.next().await {} };
        timeout(PATIENCE, ended)
            .await
            .expect("the hall ends the connection");
    }

    /// The connection is cut without a word.
    pub(crate) fn cut(self) {
        drop(self.socket);
    }
}

/// What the hall answers to something done.
#[derive(Debug)]
pub(crate) enum Answer {
    Ack(Ack),
    Refused(Box<jadoube_record::Refusal>),
    Error(Fault),
}

impl Answer {
    pub(crate) fn ack(self) -> Ack {
        match self {
            Self::Ack(ack) => ack,
            other => panic!("not acknowledged: {other:?}"),
        }
    }
}

/// A move made and completed at once.
pub(crate) fn play(uci: &str) -> Act {
    serde_json::from_value(serde_json::json!({ "play": { "uci": uci, "lag": 0 } }))
        .expect("it is a move")
}

/// A quick game online, open to all.
pub(crate) fn blitz() -> TableSettings {
    TableSettings {
        time: "3+2".to_owned(),
        ..TableSettings::default()
    }
}
