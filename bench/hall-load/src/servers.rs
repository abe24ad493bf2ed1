//! The servers under load: a hall, and an echo on the same stack.

use std::{error::Error, net::SocketAddr, path::Path};

use axum::{
    Router,
    extract::{WebSocketUpgrade, ws::Message},
    response::Response,
    routing::any,
};
use jadoube_hall::{Config, Hall, WallClock, app, secrets};
use jadoube_journal::{Journal, NewSession};
use tokio::net::TcpListener;

/// A hall upon a record in a folder, with so many people, whose tokens are written beside it.
pub async fn hall(folder: &Path, people: usize) -> Result<(), Box<dyn Error>> {
    let url = format!("sqlite:{}", folder.join("hall.db").display());
    let journal = Journal::open(&url).await?;
    let tokens = folder.join("tokens");
    if !tokens.exists() {
        std::fs::write(&tokens, make_people(&journal, people).await?)?;
    }
    let config = Config {
        connections_per_address: u32::MAX,
        connections: u32::MAX,
        guest_tables_per_minute: u32::MAX,
        messages_per_20_s: u32::MAX,
        ..Config::default()
    };
    let hall = Hall::open(config, journal, WallClock::new()).await?;
    let service = app(hall).into_make_service_with_connect_info::<SocketAddr>();
    let listener = listen().await?;
    axum::serve(listener, service).await?;
    Ok(())
}

async fn make_people(journal: &Journal, people: usize) -> Result<String, Box<dyn Error>> {
    let mut tokens = String::new();
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..people {
        let journal = journal.clone();
        tasks.spawn(async move {
            let name = format!("Load-{number}");
            let person = journal.people().create_guest(&name, 0).await?;
            let token = secrets::secret();
            let session = NewSession {
                token: secrets::stored(&token),
                person: person.id,
                created_ms: 0,
                expires_ms: i64::MAX,
                user_agent: "hall-load".into(),
            };
            journal.people().create_session(session).await?;
            Ok::<_, jadoube_journal::Error>(token)
        });
    }
    while let Some(token) = tasks.join_next().await {
        tokens.push_str(&token??);
        tokens.push('\n');
    }
    Ok(tokens)
}

/// Sends back whatever text comes.
pub async fn echo() -> Result<(), Box<dyn Error>> {
    let listener = listen().await?;
    let router = Router::new().route("/ws", any(upgrade));
    axum::serve(listener, router).await?;
    Ok(())
}

async fn upgrade(upgrade: WebSocketUpgrade) -> Response {
    upgrade
        .read_buffer_size(4096)
        .write_buffer_size(0)
        .on_upgrade(async |mut socket| {
            while let Some(Ok(message)) = socket.recv().await {
                if matches!(message, Message::Text(_)) && socket.send(message).await.is_err() {
                    return;
                }
            }
        })
}

/// A port of its own, told on standard output.
async fn listen() -> Result<TcpListener, Box<dyn Error>> {
    let socket = tokio::net::TcpSocket::new_v4()?;
    socket.bind("127.0.0.1:0".parse()?)?;
    let listener = socket.listen(4096)?;
    println!("{}", listener.local_addr()?);
    Ok(listener)
}
