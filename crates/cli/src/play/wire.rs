//! The way to a hall: a connection, encrypted or not, and the socket upon it.

use std::{pin::Pin, sync::Arc, time::Duration};

use futures_util::{SinkExt, StreamExt};
use jadoube_protocol::{ClientMessage, ServerMessage};
use tokio::{
    io::{AsyncRead, AsyncWrite},
    net::TcpStream,
    time::{Instant, sleep_until, timeout},
};
use tokio_rustls::{
    TlsConnector,
    rustls::{ClientConfig, RootCertStore, crypto::ring, pki_types::ServerName},
};
use tokio_tungstenite::{WebSocketStream, client_async, tungstenite::Message};

use super::address::Address;

/// How long it may take to reach a hall.
const REACHED_WITHIN: Duration = Duration::from_secs(10);
/// After how long without any sign of life the connection counts as lost.
const SILENT_FOR: Duration = Duration::from_secs(35);
/// The longest pause between two attempts.
const LONGEST_PAUSE: Duration = Duration::from_secs(10);
/// The shortest.
const SHORTEST_PAUSE: Duration = Duration::from_millis(250);

/// What bytes go through.
pub(super) trait Stream: AsyncRead + AsyncWrite + Unpin + Send {}

impl<T: AsyncRead + AsyncWrite + Unpin + Send> Stream for T {}

type Socket = WebSocketStream<Box<dyn Stream>>;
type Connecting = Pin<Box<dyn Future<Output = Result<Socket, String>> + Send>>;

/// The connection to a hall, made again whenever it is lost.
pub(super) struct Wire {
    address: Address,
    state: State,
    failed: u32,
}

enum State {
    Connecting(Connecting),
    Open(Box<Socket>, Instant),
    Pausing(Instant),
}

/// What comes over the wire.
pub(super) enum Heard {
    /// The connection stands.
    Opened,
    /// The hall says something.
    Message(Box<ServerMessage>),
    /// The connection is lost, or could not be made.
    Lost(String),
}

impl Wire {
    /// The way to a hall, which is being reached.
    pub(super) fn new(address: Address) -> Self {
        Self {
            state: State::Connecting(connecting(&address)),
            address,
            failed: 0,
        }
    }

    /// Where the hall is.
    pub(super) const fn address(&self) -> &Address {
        &self.address
    }

    /// Whether there is a connection.
    pub(super) const fn is_open(&self) -> bool {
        matches!(self.state, State::Open(..))
    }

    /// Waits for what comes next; nothing is lost if it is not waited for to the end.
    pub(super) async fn next(&mut self) -> Heard {
        loop {
            match &mut self.state {
                State::Pausing(until) => {
                    sleep_until(*until).await;
                    self.state = State::Connecting(connecting(&self.address));
                }
                State::Connecting(connecting) => match connecting.await {
                    Ok(socket) => {
                        self.state = State::Open(Box::new(socket), Instant::now());
                        return Heard::Opened;
                    }
                    Err(why) => return self.lost(why),
                },
                State::Open(socket, heard) => {
                    let silent = sleep_until(*heard + SILENT_FOR);
                    let frame = tokio::select! {
                        frame = socket.next() => frame,
                        () = silent => return self.lost("silence".to_owned()),
                    };
                    *heard = Instant::now();
                    match frame {
                        Some(Ok(Message::Text(text))) => {
                            // A message of a later version than this program knows is passed over.
                            if let Ok(message) = serde_json::from_str(&text) {
                                return Heard::Message(Box::new(message));
                            }
                        }
                        Some(Ok(
                            Message::Binary(_)
                            | Message::Ping(_)
                            | Message::Pong(_)
                            | Message::Frame(_),
                        )) => {}
                        Some(Ok(Message::Close(_))) | None => return self.lost(String::new()),
                        Some(Err(error)) => return self.lost(error.to_string()),
                    }
                }
            }
        }
    }

    fn lost(&mut self, why: String) -> Heard {
        let pause = SHORTEST_PAUSE * 2_u32.saturating_pow(self.failed.min(8));
        self.failed += 1;
        self.state = State::Pausing(Instant::now() + pause.min(LONGEST_PAUSE));
        Heard::Lost(why)
    }

    /// The hall has said who is there: the connection is good.
    pub(super) const fn is_good(&mut self) {
        self.failed = 0;
    }

    /// Says something, if there is a connection; whether there is.
    pub(super) async fn say(&mut self, message: &ClientMessage) -> bool {
        let State::Open(socket, _) = &mut self.state else {
            return false;
        };
        let text = serde_json::to_string(message)
            .expect("every message is made of strings, numbers and lists of them");
        // If it fails, so does the reading, which sees to it.
        let sent = timeout(REACHED_WITHIN, socket.send(Message::text(text))).await;
        matches!(sent, Ok(Ok(())))
    }

    /// Takes leave.
    pub(super) async fn close(&mut self) {
        if let State::Open(socket, _) = &mut self.state {
            let _ = timeout(Duration::from_secs(1), socket.as_mut().close(None)).await;
        }
    }
}

fn connecting(address: &Address) -> Connecting {
    let address = address.clone();
    Box::pin(async move {
        timeout(REACHED_WITHIN, connect(&address))
            .await
            .unwrap_or_else(|_| Err("timeout".to_owned()))
    })
}

async fn connect(address: &Address) -> Result<Socket, String> {
    let stream = reach(address).await?;
    let scheme = if address.tls { "wss" } else { "ws" };
    let url = format!("{scheme}://{}{}/ws", address.authority(), address.path);
    let (socket, _) = client_async(url, stream)
        .await
        .map_err(|error| error.to_string())?;
    Ok(socket)
}

/// Opens a connection to a hall, encrypted where its address says so.
pub(super) async fn reach(address: &Address) -> Result<Box<dyn Stream>, String> {
    let target = (address.host.as_str(), address.port);
    let stream = TcpStream::connect(target)
        .await
        .map_err(|error| error.to_string())?;
    // Without it a move may wait for the next one.
    let _ = stream.set_nodelay(true);
    if !address.tls {
        return Ok(Box::new(stream));
    }
    let name = ServerName::try_from(address.host.clone()).map_err(|error| error.to_string())?;
    let encrypted = connector()?.connect(name, stream).await;
    Ok(Box::new(encrypted.map_err(|error| error.to_string())?))
}

/// Trusts whom the system trusts.
fn connector() -> Result<TlsConnector, String> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}
