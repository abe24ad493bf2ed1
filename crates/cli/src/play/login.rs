//! Coming in with a name and a password.

use std::io::{self, IsTerminal};

use hyper::Method;
use jadoube_protocol::rest::people::{Credentials, Keep};
use serde::Deserialize;

use super::{
    address::Address,
    rest::{Ask, NotDone},
};
use crate::session::Session;

/// Where a session begins.
const SESSION: &str = "/api/login";

/// Asks for a password: without showing it on a terminal, else as the next line of the input.
pub(super) fn ask_password(session: &Session, key: &str) -> io::Result<String> {
    if io::stdin().is_terminal() {
        let prompt = session.speech.say(key);
        return rpassword::prompt_password(format!("{prompt}: "));
    }
    let mut line = String::new();
    io::stdin().read_line(&mut line)?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}

/// What is needed of the answer.
#[derive(Deserialize)]
pub(super) struct Entered {
    /// The secret of the session.
    pub(super) token: String,
}

/// A name and a password, of who keeps the session as a secret.
pub(super) fn credentials(name: &str, password: &str) -> Credentials {
    Credentials {
        name: name.to_owned(),
        password: password.to_owned(),
        keep: Keep::Token,
        next: None,
    }
}

/// Comes in: the secret of the session.
pub(super) async fn log_in(
    address: &Address,
    name: &str,
    password: &str,
) -> Result<String, NotDone> {
    let ask = Ask {
        method: Method::POST,
        path: SESSION,
        token: None,
        body: credentials(name, password),
    };
    let entered: Entered = ask.of(address).await?;
    Ok(entered.token)
}
