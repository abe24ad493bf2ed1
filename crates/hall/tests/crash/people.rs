//! People who play over real sockets, as fast as they are answered.

use std::{net::SocketAddr, time::Duration};

use futures_util::{SinkExt as _, StreamExt as _, future::join_all};
use jadoube_protocol::{
    ClientMessage, ColorChoice, Do, Enter, ErrorCode, Now, ServerMessage, TableAct, TableSettings,
    TableStage,
};
use jadoube_record::{Act, CallReason, Color};
use tokio::{
    net::TcpStream,
    time::{sleep_until, timeout},
};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async, tungstenite::Message};

use crate::process::Process;

const PATIENCE: Duration = Duration::from_secs(30);
/// How long somebody thinks.
const THINKS: Duration = Duration::from_millis(2);

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// What somebody was told of the table.
pub(crate) enum Seen {
    Whole(u64),
    More(u64),
}

/// Somebody at a table.
pub(crate) struct Player {
    pub(crate) id: i64,
    pub(crate) table: String,
    pub(crate) acknowledged: Vec<String>,
    pub(crate) seen: Vec<Seen>,
    color: Color,
    token: String,
    socket: Socket,
    v: Option<u64>,
    now: Option<Now>,
    doing: Option<Do>,
    names: u32,
    dice: u64,
}

/// Plays until something else is over: how many commands were acknowledged meanwhile.
pub(crate) async fn play_until(players: &mut [Player], until: impl Future<Output = ()>) -> u64 {
    let count = |players: &[Player]| -> usize {
        players.iter().map(|player| player.acknowledged.len()).sum()
    };
    let before = count(players);
    tokio::select! {
        _ = join_all(players.iter_mut().map(Player::play)) => {}
        () = until => {}
    }
    u64::try_from(count(players) - before).expect("it only grows")
}

/// Two guests sit down at each of so many tables.
pub(crate) async fn all_sit_down(process: &Process, tables: usize) -> Vec<Player> {
    let mut players = Vec::new();
    for number in 0..tables {
        let dice = u64::try_from(number).expect("few") * 2 + 1;
        let mut white = Player::enter(process.address, Color::White, dice).await;
        let mut black = Player::enter(process.address, Color::Black, dice + 77).await;
        let settings = TableSettings {
            time: "3".to_owned(),
            color: ColorChoice::White,
            arbiter: false,
            ..TableSettings::default()
        };
        let open = ClientMessage::OpenTable {
            id: "open".to_owned(),
            room: "invitados".to_owned(),
            settings: Box::new(settings),
        };
        white.say(&open).await;
        while white.table.is_empty() {
            if let ServerMessage::TableOpened { table, .. } = white.next().await {
                white.table = table;
            }
        }
        black.table.clone_from(&white.table);
        black.does(TableAct::Sit(None)).await;
        while black.doing.is_some() {
            let message = black.next().await;
            black.hear(message);
        }
        for player in [&mut white, &mut black] {
            player.watch().await;
        }
        players.extend([white, black]);
    }
    players
}

/// Everybody comes back to where they were, and sends again what was not answered.
pub(crate) async fn all_come_back(process: &Process, players: &mut [Player]) {
    for player in players {
        player.socket = connect(process.address).await;
        let token = Enter::Token(player.token.clone());
        player.say(&ClientMessage::Enter(token)).await;
        player.watch().await;
        if let Some(doing) = player.doing.clone() {
            player.say(&ClientMessage::Do(doing)).await;
        }
    }
}

async fn connect(address: SocketAddr) -> Socket {
    let (socket, _) = connect_async(format!("ws://{address}/ws"))
        .await
        .expect("the hall takes connections");
    socket
}

impl Player {
    async fn enter(address: SocketAddr, color: Color, dice: u64) -> Self {
        let mut player = Self {
            id: 0,
            table: String::new(),
            acknowledged: Vec::new(),
            seen: Vec::new(),
            color,
            token: String::new(),
            socket: connect(address).await,
            v: None,
            now: None,
            doing: None,
            names: 0,
            dice,
        };
        player.say(&ClientMessage::Enter(Enter::Guest)).await;
        while player.token.is_empty() {
            if let ServerMessage::Welcome(welcome) = player.next().await {
                player.id = welcome.you.person.id;
                player.token = welcome.token.expect("a new guest gets a token");
            }
        }
        player
    }

    async fn say(&mut self, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("it can be written");
        // A hall that was killed does not hear it; it is said again then.
        let _ = self.socket.send(Message::Text(text.into())).await;
    }

    async fn next(&mut self) -> ServerMessage {
        loop {
            let frame = timeout(PATIENCE, self.socket.next())
                .await
                .expect("the hall says something in time");
            match frame {
                Some(Ok(Message::Text(text))) => {
                    return serde_json::from_str(&text).expect("the hall writes well");
                }
                Some(Ok(_)) => {}
                // The hall was killed: nothing comes from there any more.
                Some(Err(_)) | None => std::future::pending().await,
            }
        }
    }

    async fn watch(&mut self) {
        let watch = ClientMessage::Watch {
            table: self.table.clone(),
            since: self.v,
            code: None,
        };
        self.say(&watch).await;
    }

    async fn does(&mut self, what: TableAct) {
        self.names += 1;
        let doing = Do {
            table: self.table.clone(),
            id: format!("{}-{}", self.id, self.names),
            ply: self.now.as_ref().map(|now| now.ply),
            what,
        };
        self.doing = Some(doing.clone());
        self.say(&ClientMessage::Do(doing)).await;
    }

    /// Plays on for as long as the hall is there.
    async fn play(&mut self) {
        loop {
            if self.doing.is_none()
                && let Some(what) = self.thinks_of()
            {
                sleep_until(tokio::time::Instant::now() + THINKS).await;
                self.does(what).await;
            }
            let message = self.next().await;
            self.hear(message);
        }
    }

    fn thinks_of(&mut self) -> Option<TableAct> {
        let now = self.now.as_ref()?;
        match now.stage {
            TableStage::Playing if now.turn == self.color => {
                let moves: Vec<&str> = now.moves.as_deref()?.split(' ').collect();
                self.dice = self
                    .dice
                    .wrapping_mul(6_364_136_223_846_793_005)
                    .wrapping_add(1);
                let index = usize::try_from(self.dice >> 33).expect("small") % moves.len();
                let play = serde_json::json!({ "play": { "uci": moves[index] } });
                let act: Act = serde_json::from_value(play).expect("it is a move");
                Some(TableAct::Act(act))
            }
            // The game is over, the load goes on.
            TableStage::Over => Some(TableAct::Call {
                why: CallReason::Board,
                text: String::new(),
            }),
            TableStage::Playing
            | TableStage::Waiting
            | TableStage::Ready
            | TableStage::Paused
            | TableStage::Aborted => None,
        }
    }

    fn hear(&mut self, message: ServerMessage) {
        match message {
            ServerMessage::Table(state) => {
                self.seen.push(Seen::Whole(state.v));
                self.v = Some(state.v);
                self.now = Some(state.now.clone());
            }
            ServerMessage::Update(update) => {
                self.seen.push(Seen::More(update.v));
                self.v = Some(update.v);
                self.now = Some(update.now.clone());
            }
            ServerMessage::Ack(ack) => {
                self.doing.take_if(|doing| doing.id == ack.id);
                self.acknowledged.push(ack.id);
            }
            ServerMessage::Refused { id, .. } => {
                self.doing.take_if(|doing| doing.id == id);
            }
            ServerMessage::Error { id, fault } => {
                assert_ne!(fault.code, ErrorCode::TooMany, "the limits are set high");
                self.doing.take_if(|doing| Some(&doing.id) == id.as_ref());
            }
            ServerMessage::Welcome(_)
            | ServerMessage::Pong
            | ServerMessage::Rooms(_)
            | ServerMessage::Room(_)
            | ServerMessage::Presence { .. }
            | ServerMessage::TableChanged(_)
            | ServerMessage::TableGone { .. }
            | ServerMessage::Chat(_)
            | ServerMessage::ChatHidden { .. }
            | ServerMessage::TableOpened { .. }
            | ServerMessage::Link(_)
            | ServerMessage::Desk(_)
            | ServerMessage::DeskChanged(_)
            | ServerMessage::Closing => {}
        }
    }
}
