//! Arbiters, their requests over HTTP, and tables without a hall.
#![allow(dead_code, reason = "each test file uses its own part")]

use std::sync::Arc;

use jadoube_arbiter::Millis;
use jadoube_hall::{
    Table, Visitor,
    table::{Doer, Drawn, Line, No, Opening, decide, opening},
};
use jadoube_journal::{Registration, Roles};
use jadoube_protocol::{TableAct, TableSettings};
use jadoube_record::{Act, Order, PersonKind};
use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::common::{Client, Served};

/// Somebody registered with rights, and connected; the token is theirs.
pub(crate) async fn somebody(served: &Served, name: &str, roles: Roles) -> (Client, String) {
    let people = served.hall.journal().people();
    let registration = Registration {
        name: name.to_owned(),
        password_hash: None,
        roles,
        created_ms: 0,
    };
    let person = people.register(registration).await.expect("a new name");
    let token = served.hall.begin_session(person.id.0, "test").await;
    let token = token.expect("the record is there");
    (served.with_token(&token).await, token)
}

/// Asks over HTTP: the status, and the body.
pub(crate) async fn http(
    served: &Served,
    method: &str,
    path: &str,
    token: Option<&str>,
    body: Option<Value>,
) -> (u16, Value) {
    let mut stream = TcpStream::connect(served.address).await.expect("it serves");
    let bearer = token.map_or_else(String::new, |token| {
        format!("Authorization: Bearer {token}\r\n")
    });
    let body = body.map_or_else(String::new, |body| body.to_string());
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {}\r\n{bearer}Content-Type: application/json\r\n\
         Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
        served.address,
        body.len(),
    );
    stream
        .write_all(request.as_bytes())
        .await
        .expect("it reads");
    let mut answer = String::new();
    stream
        .read_to_string(&mut answer)
        .await
        .expect("it answers");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    let status = head.split(' ').nth(1).and_then(|code| code.parse().ok());
    let body = serde_json::from_str(body).unwrap_or(Value::Null);
    (status.expect("a status"), body)
}

/// An act as it is written.
pub(crate) fn act(json: Value) -> TableAct {
    let act: Act = serde_json::from_value(json).expect("it is an act");
    TableAct::Act(act)
}

/// An order as it is written.
pub(crate) fn order(json: Value) -> TableAct {
    let order: Order = serde_json::from_value(json).expect("it is an order");
    TableAct::Order(order)
}

/// Somebody with a number.
pub(crate) fn visitor(id: i64) -> Visitor {
    Visitor {
        id,
        name: format!("Player {id}"),
        kind: PersonKind::Registered,
        roles: Vec::new(),
        scopes: None,
    }
}

/// A table at which 1 plays White and 2 plays Black, with its own time.
pub(crate) struct Board {
    pub(crate) table: Table,
    pub(crate) at: u64,
}

impl Board {
    /// With both seated, the round begun.
    pub(crate) fn begun(settings: TableSettings) -> Self {
        Self::begun_in(settings, None)
    }

    /// The same, in a room that somebody leads.
    pub(crate) fn begun_in(settings: TableSettings, host: Option<i64>) -> Self {
        let mut board = Self::seated_in(settings, host);
        board
            .lines(&visitor(9), |mut doer, table, at| {
                doer.visitor.roles = vec![jadoube_protocol::Role::Arbiter];
                decide(table, at, &doer, &TableAct::Start)
            })
            .expect("the round begins");
        board
    }

    /// With both seated.
    pub(crate) fn seated(settings: TableSettings) -> Self {
        Self::seated_in(settings, None)
    }

    fn seated_in(settings: TableSettings, host: Option<i64>) -> Self {
        let mut opened = opened(settings);
        opened.host = host;
        let table = Table::new(Arc::new(opened));
        let mut board = Self { table, at: 0 };
        for (id, color) in [(1, "white"), (2, "black")] {
            let color = serde_json::from_value(color.into()).expect("a color");
            board
                .does(id, &TableAct::Sit(Some(color)))
                .expect("the seat is free");
        }
        board
    }

    /// Somebody does something: the lines that follow, of which the table is the fold.
    pub(crate) fn does(&mut self, id: i64, what: &TableAct) -> Result<Vec<Line>, No> {
        self.lines(&visitor(id), |doer, table, at| {
            decide(table, at, &doer, what)
        })
    }

    /// The same by somebody whose opponent has gone for so long.
    pub(crate) fn does_alone(
        &mut self,
        id: i64,
        gone_ms: u64,
        what: &TableAct,
    ) -> Result<Vec<Line>, No> {
        self.lines(&visitor(id), |mut doer, table, at| {
            doer.opponent_gone_ms = Some(gone_ms);
            decide(table, at, &doer, what)
        })
    }

    /// An arbiter does something.
    pub(crate) fn orders(&mut self, arbiter: &Visitor, what: &TableAct) {
        let lines = self.lines(arbiter, |doer, table, at| decide(table, at, &doer, what));
        lines.expect("it can be ordered");
    }

    /// The same while no arbiter is in the hall.
    pub(crate) fn does_unattended(&mut self, id: i64, what: &TableAct) -> Result<Vec<Line>, No> {
        self.lines(&visitor(id), |mut doer, table, at| {
            doer.arbiter_is_here = false;
            decide(table, at, &doer, what)
        })
    }

    /// The player on move plays, so many seconds later.
    pub(crate) fn plays(&mut self, seconds: u64, uci: &str) {
        self.at += seconds * 1000;
        let id = match self.table.game().turn() {
            jadoube_laws::Color::White => 1,
            jadoube_laws::Color::Black => 2,
        };
        let play = act(serde_json::json!({"play": {"uci": uci}}));
        self.does(id, &play).expect("it is legal");
    }

    /// What the clocks show, White's first.
    pub(crate) fn clocks(&self) -> [i64; 2] {
        jadoube_laws::Color::ALL.map(|color| self.table.game().reading(color, Millis(self.at)).left)
    }

    fn lines(
        &mut self,
        visitor: &Visitor,
        what: impl FnOnce(Doer, &Table, u64) -> Result<Vec<Line>, No>,
    ) -> Result<Vec<Line>, No> {
        let doer = Doer {
            visitor: visitor.clone(),
            person: visitor.person(),
            lag: Millis::ZERO,
            opponent_gone_ms: None,
            arbiter_is_here: true,
        };
        let lines = what(doer, &self.table, self.at)?;
        for line in &lines {
            self.table.apply(line);
        }
        Ok(lines)
    }
}

/// How a table is opened.
pub(crate) fn opened(settings: TableSettings) -> Opening {
    let drawn = Drawn {
        id: "abCD1234".parse().expect("eight letters or digits"),
        seed: 1,
        code: "K7MPQ2".to_owned(),
    };
    let room = "principal".parse().expect("a room");
    opening(room, settings, drawn, 0, None).expect("it can be played so")
}
