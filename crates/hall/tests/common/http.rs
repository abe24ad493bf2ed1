//! A browser, or a program, that asks the hall over HTTP without a socket.

use std::net::{IpAddr, SocketAddr};

use axum::{
    Router,
    body::{Body, to_bytes},
    extract::ConnectInfo,
    http::{HeaderMap, Method, Request, StatusCode, header},
};
use jadoube_hall::{Config, Hall, WallClock, app};
use jadoube_journal::{Journal, Registration, Roles};
use serde_json::{Value, json};
use tower::ServiceExt;

/// The name by which browsers here ask for the hall.
pub(crate) const HOST: &str = "hall.example";
/// Good enough for everybody here.
pub(crate) const PASSWORD: &str = "caballo correcto";

/// A hall with a record in memory, set up so.
pub(crate) async fn open(mut config: Config) -> Hall {
    config.hosts.push(HOST.to_owned());
    let journal = Journal::open("memory:").await.expect("the record opens");
    let hall = Hall::open(config, journal, WallClock::new()).await;
    hall.expect("the hall opens")
}

/// Who asks.
#[derive(Clone)]
pub(crate) struct Browser {
    app: Router,
    /// From where.
    pub(crate) peer: SocketAddr,
    /// The cookie it keeps, as `name=value`.
    pub(crate) cookie: Option<String>,
    /// The token it sends.
    pub(crate) bearer: Option<String>,
    /// The page it is on.
    pub(crate) origin: Option<String>,
    /// The name by which it asks for the hall, if it is not the usual one.
    pub(crate) host: Option<String>,
}

/// What the hall answered.
#[derive(Debug)]
pub(crate) struct Reply {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) text: String,
}

impl Reply {
    /// The answer as JSON.
    pub(crate) fn json(&self) -> Value {
        let parsed = serde_json::from_str(&self.text);
        parsed.unwrap_or_else(|error| panic!("{error} in {} {}", self.status, self.text))
    }

    /// The answer, which must be of this status.
    #[track_caller]
    pub(crate) fn is(self, status: u16) -> Self {
        assert_eq!(self.status, status, "{}", self.text);
        self
    }

    /// The code of the fault that it must be.
    #[track_caller]
    pub(crate) fn fault(&self) -> String {
        let json = self.json();
        let error = &json["error"];
        for language in ["es", "en"] {
            let say = error["say"][language].as_str().unwrap_or_default();
            assert!(!say.is_empty(), "no words: {json}");
            assert!(!say.starts_with("hall-"), "no message: {json}");
        }
        error["code"].as_str().expect("a fault").to_owned()
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name);
        value.map_or("", |value| value.to_str().expect("text"))
    }
}

impl Browser {
    /// One on a page of the hall.
    pub(crate) fn new(hall: &Hall) -> Self {
        Self {
            app: app(hall.clone()),
            peer: ([203, 0, 113, 1], 4000).into(),
            cookie: None,
            bearer: None,
            origin: Some("http://hall.example".to_owned()),
            host: None,
        }
    }

    /// Another of the same hall, that has not entered, somewhere else.
    pub(crate) fn other(&self, last: u8) -> Self {
        Self {
            peer: (IpAddr::from([203, 0, 113, last]), 4000).into(),
            cookie: None,
            bearer: None,
            ..self.clone()
        }
    }

    /// A program with a token.
    pub(crate) fn with_token(&self, token: &str) -> Self {
        Self {
            cookie: None,
            bearer: Some(token.to_owned()),
            origin: None,
            ..self.clone()
        }
    }

    /// Asks with these headers besides its own.
    pub(crate) async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: impl Into<Body>,
        headers: &[(&str, &str)],
    ) -> Reply {
        let mut request = Request::builder().method(method).uri(path);
        request = request.header(header::HOST, self.host.as_deref().unwrap_or(HOST));
        let own = [
            ("cookie", self.cookie.clone()),
            (
                "authorization",
                self.bearer.as_ref().map(|token| format!("Bearer {token}")),
            ),
            ("origin", self.origin.clone()),
        ];
        for (name, value) in own {
            if let Some(value) = value {
                request = request.header(name, value);
            }
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let mut request = request.body(body.into()).expect("a request");
        request.extensions_mut().insert(ConnectInfo(self.peer));
        let response = self.app.clone().oneshot(request).await;
        let response = response.unwrap_or_else(|never| match never {});
        let (parts, body) = response.into_parts();
        let bytes = to_bytes(body, 16 << 20).await.expect("a body");
        let reply = Reply {
            status: parts.status,
            headers: parts.headers,
            text: String::from_utf8_lossy(&bytes).into_owned(),
        };
        if let Some(cookie) = reply.headers.get(header::SET_COOKIE) {
            let cookie = cookie.to_str().expect("text");
            let pair = cookie.split(';').next().expect("a pair").to_owned();
            self.cookie = Some(pair).filter(|pair| !pair.ends_with('='));
        }
        reply
    }

    pub(crate) async fn get(&mut self, path: &str) -> Reply {
        self.ask(Method::GET, path, Body::empty(), &[]).await
    }

    /// Sends JSON.
    pub(crate) async fn send(&mut self, method: Method, path: &str, body: Value) -> Reply {
        let json = [("content-type", "application/json")];
        self.ask(method, path, body.to_string(), &json).await
    }

    pub(crate) async fn post(&mut self, path: &str, body: Value) -> Reply {
        self.send(Method::POST, path, body).await
    }

    pub(crate) async fn put(&mut self, path: &str, body: Value) -> Reply {
        self.send(Method::PUT, path, body).await
    }

    pub(crate) async fn delete(&mut self, path: &str, body: Value) -> Reply {
        self.send(Method::DELETE, path, body).await
    }

    /// Registers, and has a session.
    pub(crate) async fn register(&mut self, name: &str) -> i64 {
        let body = json!({ "name": name, "password": PASSWORD });
        let reply = self.post("/api/register", body).await.is(200);
        reply.json()["you"]["id"].as_i64().expect("a number")
    }

    /// Comes in by name and password.
    pub(crate) async fn login(&mut self, name: &str, password: &str) -> Reply {
        let body = json!({ "name": name, "password": password });
        self.post("/api/login", body).await
    }
}

/// An administrator with a session.
pub(crate) async fn administrator(hall: &Hall) -> Browser {
    let mut browser = Browser::new(hall).other(250);
    let id = browser.register("Regina").await;
    let people = hall.journal().people();
    let roles = people.set_roles(jadoube_journal::PersonId(id), Roles::ADMINISTRATOR);
    roles.await.expect("it is set");
    browser
}

/// Somebody who registered elsewhere, without a password.
pub(crate) async fn stored(hall: &Hall, name: &str, roles: Roles) -> i64 {
    let registration = Registration {
        name: name.to_owned(),
        password_hash: None,
        roles,
        created_ms: hall.clock().unix_ms(),
    };
    let person = hall.journal().people().register(registration).await;
    person.expect("the name is free").id.0
}
