//! What goes between the clients and the hall, and what is lost on the way.

use super::{Happens, Up, World};
use crate::{client::Doing, random::Source};
use axum::extract::ws::Utf8Bytes;
use jadoube_hall::{
    Outbox,
    table::{Asked, Reply, Seen, Watcher},
};
use jadoube_protocol::{ClientMessage, Do};

impl World {
    pub(super) fn back(&mut self, index: usize) {
        if self.clients[index].link.is_some() {
            return;
        }
        if self.process.is_none() {
            let wait = 200 + self.some(2_000);
            return self.after(wait, Happens::Back(index));
        }
        self.connections += 1;
        let connection = self.connections;
        let (outbox, mut waiting) = Outbox::new();
        let out = self.out.0.clone();
        outbox.note_round_trip(1 + self.random.below(1200));
        let pump = tokio::spawn(async move {
            while let Some(bytes) = waiting.recv().await {
                let _ = out.send((index, connection, bytes));
            }
        });
        let client = &mut self.clients[index];
        client.link = Some((connection, outbox.clone()));
        client.is_shown = false;
        let since = client.v;
        let (visitor, doing) = (client.visitor.clone(), client.doing.clone());
        if let Some(process) = &mut self.process {
            process.links.insert(connection, (visitor, outbox));
            process.tasks.push(pump);
        }
        let wait = self.some(200);
        self.after(wait, Happens::Up(connection, Up::Watch(since)));
        for doing in doing {
            self.say_again(index, &doing.id);
        }
        if !self.is_calm && self.random.once_in(2) {
            let wait = self.some(60_000);
            self.after(wait, Happens::Cut(index, connection));
        }
    }

    pub(super) fn cut(&mut self, index: usize, connection: u64) {
        let client = &mut self.clients[index];
        if client.link.take_if(|(own, _)| *own == connection).is_none() {
            return;
        }
        let (noticed, back) = (self.some(12_000), self.some(9_000));
        self.after(noticed, Happens::Gone(connection));
        let back = if self.random.once_in(8) {
            back + 70_000
        } else {
            back
        };
        self.after(back, Happens::Back(index));
    }

    /// Sends something that was not answered yet, whatever becomes of it on the way.
    pub(super) fn say_again(&mut self, index: usize, id: &str) {
        let client = &self.clients[index];
        let doing = client.doing.iter().find(|doing| doing.id == id).cloned();
        if let (Some(doing), Some((connection, _))) = (doing, client.link.clone()) {
            let copies = match (self.is_calm, self.random.below(12)) {
                (false, 0) => 0,
                (false, 1) => 2,
                (_, _) => 1,
            };
            for _ in 0..copies {
                let wait = match (self.is_calm, self.random.below(10)) {
                    (false, 0) => self.some(4_000),
                    (_, _) => self.some(120),
                };
                let up = Up::Do(Box::new(doing.clone()));
                self.after(wait, Happens::Up(connection, up));
            }
        }
        let wait = 1_000 + self.some(4_000);
        self.after(wait, Happens::Again(index, id.to_owned()));
    }

    pub(super) fn up(&mut self, connection: u64, up: Up) {
        let link = self.process.as_ref().and_then(|p| p.links.get(&connection));
        let Some((visitor, outbox)) = link.cloned() else {
            return;
        };
        match up {
            Up::Watch(since) => {
                let watcher = Watcher {
                    connection,
                    visitor,
                    outbox,
                    code: None,
                };
                self.ask(Asked::Watch(watcher, since));
            }
            Up::Do(doing) => {
                let now = self.now();
                self.arrived.entry(doing.id.clone()).or_default().push(now);
                let what = self.over_the_wire(&doing);
                self.ledger
                    .note(&format!("{} asks {:?}", what.id, what.what));
                let person = visitor.person();
                self.ask(Asked::Do(Box::new(Seen {
                    visitor,
                    person,
                    id: what.id,
                    ply: what.ply,
                    act: what.what,
                    round_trip_ms: outbox.round_trip_ms(),
                    reply: Reply::Client(outbox, "simulated"),
                })));
            }
        }
    }

    pub(super) fn over_the_wire(&self, doing: &Doing) -> Do {
        let message = ClientMessage::Do(Do {
            table: self.opening.id.to_string(),
            id: doing.id.clone(),
            ply: doing.ply,
            what: doing.act.clone(),
        });
        let text = serde_json::to_string(&message).expect("it can be written");
        match serde_json::from_str(&text) {
            Ok(ClientMessage::Do(what)) => what,
            other => panic!("{text} came as {other:?}"),
        }
    }

    pub(super) fn send_down(&mut self, client: usize, connection: u64, bytes: Utf8Bytes) {
        let wait = if self.is_calm { 1 } else { self.some(150) };
        let last = self.last_down.get(&connection).copied().unwrap_or(0);
        let at = (self.now() + wait).max(last);
        self.last_down.insert(connection, at);
        self.next += 1;
        let key = (at, self.next);
        self.happens
            .insert(key, Happens::Down(client, connection, bytes));
    }

    // The people.
}
