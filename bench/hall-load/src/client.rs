//! One client of the hall.

use std::{error::Error, net::SocketAddr, time::Duration};

use futures_util::{SinkExt, StreamExt};
use jadoube_protocol::{ClientMessage, ColorChoice, Do, Enter, TableAct, TableSettings};
use tokio::{net::TcpStream, time::timeout};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async_with_config,
    tungstenite::{Message, Utf8Bytes, protocol::WebSocketConfig},
};

/// How long a client waits for what must come.
const PATIENCE: Duration = Duration::from_secs(60);

pub type Failure = Box<dyn Error>;

/// A connection of one client.
pub struct Client {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u32,
}

impl Client {
    /// A connection to a server, with nothing said.
    pub async fn connect(address: SocketAddr) -> Result<Self, Failure> {
        let config = WebSocketConfig::default()
            .read_buffer_size(2048)
            .write_buffer_size(0);
        let url = format!("ws://{address}/ws");
        let (socket, _) = connect_async_with_config(url, Some(config), true).await?;
        Ok(Self { socket, next: 0 })
    }

    /// A client that has entered with a token.
    pub async fn enter(address: SocketAddr, token: &str) -> Result<Self, Failure> {
        let mut client = Self::connect(address).await?;
        let enter = Enter::Token(token.to_owned());
        client.say(&ClientMessage::Enter(enter)).await?;
        client.until(|text| text.starts_with("{\"rooms\"")).await?;
        Ok(client)
    }

    pub async fn say(&mut self, message: &ClientMessage) -> Result<(), Failure> {
        self.say_text(serde_json::to_string(message)?).await
    }

    pub async fn say_text(&mut self, text: String) -> Result<(), Failure> {
        self.socket.send(Message::Text(text.into())).await?;
        Ok(())
    }

    /// The next text.
    pub async fn next(&mut self) -> Result<Utf8Bytes, Failure> {
        loop {
            let frame = timeout(PATIENCE, self.socket.next()).await;
            let frame = frame.map_err(|_| "nothing came for a minute")?;
            match frame.ok_or("the connection was closed")?? {
                Message::Text(text) => return Ok(text),
                Message::Close(why) => return Err(format!("closed: {why:?}").into()),
                _ => {}
            }
        }
    }

    /// The first text that is looked for; an error of the hall ends it.
    pub async fn until(&mut self, is_it: impl Fn(&str) -> bool) -> Result<Utf8Bytes, Failure> {
        loop {
            let text = self.next().await?;
            if is_it(&text) {
                return Ok(text);
            }
            if text.starts_with("{\"error\"") || text.starts_with("{\"refused\"") {
                return Err(text.to_string().into());
            }
        }
    }

    /// Opens a table with the white pieces: its name.
    pub async fn open(&mut self) -> Result<String, Failure> {
        let settings = TableSettings {
            time: "180+2".to_owned(),
            color: ColorChoice::White,
            first_move_s: None,
            ..TableSettings::default()
        };
        self.say(&ClientMessage::OpenTable {
            id: "open".into(),
            room: "invitados".into(),
            settings: Box::new(settings),
        })
        .await?;
        let text = self
            .until(|text| text.starts_with("{\"table_opened\""))
            .await?;
        let opened: serde_json::Value = serde_json::from_str(&text)?;
        let table = opened["table_opened"]["table"].as_str();
        Ok(table.ok_or("a table has a name")?.to_owned())
    }

    pub async fn watch(&mut self, table: &str, since: Option<u64>) -> Result<Utf8Bytes, Failure> {
        let table = table.to_owned();
        self.say(&ClientMessage::Watch {
            table,
            since,
            code: None,
        })
        .await?;
        self.until(|text| text.starts_with("{\"table\"") || text.starts_with("{\"update\""))
            .await
    }

    pub async fn sit(&mut self, table: &str) -> Result<(), Failure> {
        let id = self.name();
        self.act(table, &id, TableAct::Sit(None)).await?;
        self.until(|text| text.starts_with("{\"ack\"")).await?;
        Ok(())
    }

    pub async fn act(&mut self, table: &str, id: &str, what: TableAct) -> Result<(), Failure> {
        self.say(&ClientMessage::Do(Do {
            table: table.to_owned(),
            id: id.to_owned(),
            ply: None,
            what,
        }))
        .await
    }

    /// Plays a move without waiting for what comes of it.
    pub async fn play(&mut self, table: &str, uci: &str) -> Result<(), Failure> {
        let id = self.name();
        self.say_text(format!(
            concat!(
                r#"{{"do":{{"table":"{}","id":"{}","#,
                r#""what":{{"act":{{"play":{{"uci":"{}"}}}}}}}}}}"#
            ),
            table, id, uci
        ))
        .await
    }

    /// Waits until so many half-moves were made.
    pub async fn sees(&mut self, ply: usize) -> Result<(), Failure> {
        let made = format!(r#""ply":{ply},"#);
        self.until(|text| text.starts_with("{\"update\"") && text.contains(&made))
            .await?;
        Ok(())
    }

    fn name(&mut self) -> String {
        self.next += 1;
        self.next.to_string()
    }
}
