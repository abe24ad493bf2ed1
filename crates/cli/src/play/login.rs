//! Coming in with a name and a password.

use std::io::{self, IsTerminal};

use http_body_util::{BodyExt, Full, Limited};
use hyper::{Request, body::Bytes, client::conn::http1, header};
use hyper_util::rt::TokioIo;
use jadoube_protocol::Fault;
use serde::Deserialize;

use super::{address::Address, voice::in_language, wire::reach};
use crate::session::Session;

/// Where a session begins.
const SESSION: &str = "/api/login";
/// The longest answer that is read.
const LONGEST: usize = 64 * 1024;

/// Why one is not let in.
pub(super) enum NotIn {
    /// The hall says no.
    Fault(Fault),
    /// The hall at that address cannot be reached, or is none.
    Unreached(String, String),
}

impl NotIn {
    /// The same in words.
    pub(super) fn said(&self, session: &Session) -> String {
        let speech = &session.speech;
        match self {
            Self::Fault(fault) => in_language(speech, &fault.say).to_owned(),
            Self::Unreached(url, reason) => speech.say_of(
                "play-unreached",
                &[
                    ("url", url.as_str().into()),
                    ("reason", reason.as_str().into()),
                ],
            ),
        }
    }
}

/// Asks for a password: without showing it on a terminal, else as the first line of the input.
pub(super) fn ask_password(session: &Session) -> io::Result<String> {
    if io::stdin().is_terminal() {
        let prompt = session.speech.say("play-password");
        return rpassword::prompt_password(format!("{prompt}: "));
    }
    let mut line = String::new();
    io::stdin().read_line(&mut line)?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}

/// Comes in: the secret of the session.
pub(super) async fn log_in(address: &Address, name: &str, password: &str) -> Result<String, NotIn> {
    let credentials = serde_json::json!({ "name": name, "password": password, "keep": "token" });
    let answer = post(address, SESSION, credentials.to_string()).await?;
    if let Ok(entered) = serde_json::from_slice::<Entered>(&answer) {
        return Ok(entered.token);
    }
    #[derive(Deserialize)]
    struct Wrong {
        error: Fault,
    }
    match serde_json::from_slice::<Wrong>(&answer) {
        Ok(wrong) => Err(NotIn::Fault(wrong.error)),
        Err(error) => Err(unreached(address, &error)),
    }
}

/// What is needed of the answer.
#[derive(Deserialize)]
struct Entered {
    token: String,
}

async fn post(address: &Address, path: &str, body: String) -> Result<Bytes, NotIn> {
    let stream = reach(address)
        .await
        .map_err(|error| unreached(address, &error))?;
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream))
        .await
        .map_err(|error| unreached(address, &error))?;
    // It ends with the answer.
    tokio::spawn(connection);
    let request = Request::post(format!("{}{path}", address.path))
        .header(header::HOST, address.authority())
        .header(header::CONTENT_TYPE, "application/json")
        .body(Full::new(Bytes::from(body)))
        .map_err(|error| unreached(address, &error))?;
    let answer = sender
        .send_request(request)
        .await
        .map_err(|error| unreached(address, &error))?;
    let body = Limited::new(answer.into_body(), LONGEST).collect().await;
    let body = body.map_err(|error| unreached(address, &error))?;
    Ok(body.to_bytes())
}

fn unreached(address: &Address, error: &impl std::fmt::Display) -> NotIn {
    NotIn::Unreached(address.shown(), error.to_string())
}
