//! What is asked of a hall once, over HTTP, and not over its socket.

use http_body_util::{BodyExt, Full, Limited};
use hyper::{Method, Request, body::Bytes, client::conn::http1, header};
use hyper_util::rt::TokioIo;
use jadoube_protocol::Fault;
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use super::{address::Address, voice::in_language, wire::reach};
use crate::speech::Speech;

/// The longest answer that is read.
const LONGEST: usize = 64 * 1024;

/// Why something that was asked of a hall was not done.
pub(super) enum NotDone {
    /// The hall says no.
    Fault(Fault),
    /// The hall at that address cannot be reached, or is none.
    Unreached(String, String),
}

impl NotDone {
    /// The same in words.
    pub(super) fn said(&self, speech: &Speech) -> String {
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

/// What is asked: how, where, by whom, and with what.
pub(super) struct Ask<'a, T> {
    /// What is done there.
    pub(super) method: Method,
    /// The path below the hall's own.
    pub(super) path: &'a str,
    /// The secret of the session or token of who asks, if any.
    pub(super) token: Option<&'a str>,
    /// What is sent.
    pub(super) body: T,
}

impl<T: Serialize> Ask<'_, T> {
    /// Asks it, and reads what is answered.
    pub(super) async fn of<A: DeserializeOwned>(&self, address: &Address) -> Result<A, NotDone> {
        let answer = self.send(address).await?;
        serde_json::from_slice(&answer).map_err(|error| unreached(address, &error))
    }

    /// Asks it; whatever is answered, it is done.
    pub(super) async fn send(&self, address: &Address) -> Result<Bytes, NotDone> {
        let failed = |error: &dyn std::fmt::Display| unreached(address, error);
        let stream = reach(address).await.map_err(|error| failed(&error))?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream))
            .await
            .map_err(|error| failed(&error))?;
        // It ends with the answer.
        tokio::spawn(connection);
        let body = serde_json::to_vec(&self.body).map_err(|error| failed(&error))?;
        let mut request = Request::builder()
            .method(self.method.clone())
            .uri(format!("{}{}", address.path, self.path))
            .header(header::HOST, address.authority())
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(token) = self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = request.body(Full::new(Bytes::from(body)));
        let request = request.map_err(|error| failed(&error))?;
        let answer = sender.send_request(request).await;
        let answer = answer.map_err(|error| failed(&error))?;
        let status = answer.status();
        let body = Limited::new(answer.into_body(), LONGEST).collect().await;
        let body = body.map_err(|error| failed(&error))?.to_bytes();
        if status.is_success() {
            return Ok(body);
        }
        #[derive(Deserialize)]
        struct Wrong {
            error: Fault,
        }
        match serde_json::from_slice::<Wrong>(&body) {
            Ok(wrong) => Err(NotDone::Fault(wrong.error)),
            Err(_) => Err(failed(&status)),
        }
    }
}

fn unreached(address: &Address, error: &dyn std::fmt::Display) -> NotDone {
    NotDone::Unreached(address.shown(), error.to_string())
}
