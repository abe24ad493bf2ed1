//! `jadoube account`: the own account at a hall, without a browser.

use std::{
    io::{self, IsTerminal},
    process::ExitCode,
};

use hyper::Method;
use jadoube_protocol::rest::people::{
    FirstAdministrator, Keep, Leave, MadeToken, NewPassword, NewToken, PasswordByLink, Scope,
};
use jadoube_words::Argument;

use super::{
    address::Address,
    login::{Entered, ask_password, credentials, log_in},
    rest::{Ask, NotDone},
};
use crate::{
    arguments::{Account, AccountAct, AtHall},
    console,
    session::Session,
};

/// What a token is called that is made here without a name.
const USUAL_TOKEN: &str = "terminal";

/// Why nothing was done.
enum No {
    NotDone(NotDone),
    Said(&'static str, Vec<(&'static str, Argument)>),
    Io(io::Error),
}

impl From<NotDone> for No {
    fn from(why: NotDone) -> Self {
        Self::NotDone(why)
    }
}

impl From<io::Error> for No {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Registers, changes a password, makes a token or leaves.
pub(crate) fn run(session: &Session, asked: &Account) -> io::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    match runtime.block_on(act(session, asked)) {
        Ok(()) => Ok(ExitCode::SUCCESS),
        Err(No::NotDone(why)) => Ok(session.refuse(&why.said(&session.speech))),
        Err(No::Said(key, values)) => Ok(session.refuse(&session.speech.say_of(key, &values))),
        Err(No::Io(error)) => Err(error),
    }
}

async fn act(session: &Session, asked: &Account) -> Result<(), No> {
    match &asked.what {
        AccountAct::Register(at) => register(session, at).await,
        AccountAct::Password(at) => password(session, at).await,
        AccountAct::Link(link) => by_link(session, &link.link, link.name.as_deref()).await,
        AccountAct::Token(asked) => {
            let title = asked.title.as_deref().unwrap_or(USUAL_TOKEN);
            token(session, &asked.at, title, &asked.scope).await
        }
        AccountAct::Delete(at) => delete(session, at).await,
    }
}

fn address(url: &str) -> Result<Address, No> {
    Address::read(url).ok_or_else(|| No::Said("play-bad-url", vec![("url", url.into())]))
}

/// A new password: twice and unseen on a terminal, else the next line of the input.
fn new_password(session: &Session) -> Result<String, No> {
    let first = ask_password(session, "account-new-password")?;
    if io::stdin().is_terminal() && first != ask_password(session, "admin-password-again")? {
        return Err(No::Said("admin-passwords-differ", Vec::new()));
    }
    Ok(first)
}

async fn register(session: &Session, at: &AtHall) -> Result<(), No> {
    let hall = address(&at.url)?;
    let password = new_password(session)?;
    let ask = Ask {
        method: Method::POST,
        path: "/api/register",
        token: None,
        body: credentials(&at.name, &password),
    };
    let _: Entered = ask.of(&hall).await?;
    done(session, "account-registered", &at.name, &hall.shown())
}

async fn password(session: &Session, at: &AtHall) -> Result<(), No> {
    let hall = address(&at.url)?;
    let old = ask_password(session, "play-password")?;
    let token = log_in(&hall, &at.name, &old).await?;
    let new = new_password(session)?;
    let ask = Ask {
        method: Method::PUT,
        path: "/api/me/password",
        token: Some(&token),
        body: NewPassword { old, new },
    };
    ask.send(&hall).await?;
    done(session, "account-password-changed", &at.name, &hall.shown())
}

async fn by_link(session: &Session, link: &str, name: Option<&str>) -> Result<(), No> {
    let bad = || No::Said("account-bad-link", vec![("link", link.into())]);
    let (page, token) = link.split_once('#').ok_or_else(bad)?;
    let (url, page) = page.rsplit_once('/').ok_or_else(bad)?;
    let hall = address(url)?;
    let token = token.to_owned();
    match (page, name) {
        ("setup" | "primer-administrador", Some(name)) => {
            let body = FirstAdministrator {
                token,
                name: name.to_owned(),
                password: new_password(session)?,
                keep: Keep::Token,
                next: None,
            };
            let ask = Ask {
                method: Method::POST,
                path: "/api/setup",
                token: None,
                body,
            };
            let _: Entered = ask.of(&hall).await?;
            done(session, "account-administers", name, &hall.shown())
        }
        ("setup" | "primer-administrador", None) => {
            Err(No::Said("account-name-missing", Vec::new()))
        }
        ("password" | "contrasena", _) => {
            let body = PasswordByLink {
                token,
                password: new_password(session)?,
            };
            let ask = Ask {
                method: Method::POST,
                path: "/api/password",
                token: None,
                body,
            };
            ask.send(&hall).await?;
            done(session, "account-password-given", "", &hall.shown())
        }
        (_, _) => Err(bad()),
    }
}

async fn token(session: &Session, at: &AtHall, title: &str, asked: &[String]) -> Result<(), No> {
    let hall = address(&at.url)?;
    let scopes = scopes(asked)?;
    let password = ask_password(session, "play-password")?;
    let secret = log_in(&hall, &at.name, &password).await?;
    let ask = Ask {
        method: Method::POST,
        path: "/api/me/tokens",
        token: Some(&secret),
        body: NewToken {
            name: title.to_owned(),
            scopes,
        },
    };
    let made: MadeToken = ask.of(&hall).await?;
    if session.json {
        return Ok(session.print_json(&made)?);
    }
    let values = [("token", made.token.as_str().into())];
    let text = session.speech.say_of("account-token", &values);
    Ok(console::print(text + "\n")?)
}

/// What a token shall be good for: what was said, or what playing takes.
fn scopes(asked: &[String]) -> Result<Vec<Scope>, No> {
    if asked.is_empty() {
        return Ok(vec![Scope::Read, Scope::Play]);
    }
    let each = asked.iter().flat_map(|text| text.split(','));
    each.map(|code| {
        let known = Scope::ALL.into_iter().find(|scope| scope.code() == code);
        known.ok_or_else(|| {
            let all = Scope::ALL.map(Scope::code).join(", ");
            let values = vec![("scope", code.into()), ("scopes", all.into())];
            No::Said("account-no-scope", values)
        })
    })
    .collect()
}

async fn delete(session: &Session, at: &AtHall) -> Result<(), No> {
    let hall = address(&at.url)?;
    let password = ask_password(session, "play-password")?;
    let token = log_in(&hall, &at.name, &password).await?;
    if io::stdin().is_terminal() {
        let values = [("name", at.name.as_str().into())];
        console::print(session.speech.say_of("account-sure", &values) + " ")?;
        let mut line = String::new();
        io::stdin().read_line(&mut line)?;
        if line.trim() != at.name {
            return Err(No::Said("account-not-deleted", Vec::new()));
        }
    }
    let ask = Ask {
        method: Method::DELETE,
        path: "/api/me",
        token: Some(&token),
        body: Leave {
            password: Some(password),
        },
    };
    ask.send(&hall).await?;
    done(session, "account-deleted", &at.name, &hall.shown())
}

fn done(session: &Session, key: &str, name: &str, url: &str) -> Result<(), No> {
    if session.json {
        let told = serde_json::json!({ "done": key, "name": name, "url": url });
        return Ok(session.print_json(&told)?);
    }
    let values = [("name", name.into()), ("url", url.into())];
    let text = session.speech.say_of(key, &values);
    Ok(console::print(console::harmless(&text) + "\n")?)
}
