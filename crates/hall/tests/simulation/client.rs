//! A client: what it knows of the table, and what it waits for.

use std::collections::VecDeque;

use jadoube_hall::{Outbox, Visitor};
use jadoube_protocol::{ErrorCode, Role, ServerMessage, TableAct, TableState, Update};
use jadoube_record::PersonKind;

/// What a client was told of a table, in the order it came.
pub(crate) enum Heard {
    Whole(Box<TableState>),
    More(Box<Update>),
}

/// Something a client does, until it is answered.
#[derive(Clone)]
pub(crate) struct Doing {
    pub(crate) id: String,
    pub(crate) ply: Option<u32>,
    pub(crate) act: TableAct,
}

/// What came of it, as the client was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Told {
    Recorded,
    Refused(String),
}

/// A client.
pub(crate) struct Client {
    pub(crate) visitor: Visitor,
    /// Its connection, while it believes to have one.
    pub(crate) link: Option<(u64, Outbox)>,
    /// The last version it has.
    pub(crate) v: Option<u64>,
    /// Whether it was told of the table over this connection.
    pub(crate) is_shown: bool,
    pub(crate) heard: Vec<Heard>,
    pub(crate) doing: VecDeque<Doing>,
    pub(crate) told: Vec<(String, Told)>,
    next: u32,
}

impl Client {
    pub(crate) fn new(id: i64, name: &str, roles: Vec<Role>) -> Self {
        Self {
            visitor: Visitor {
                id,
                name: name.to_owned(),
                kind: PersonKind::Registered,
                roles,
                scopes: None,
            },
            link: None,
            v: None,
            is_shown: false,
            heard: Vec::new(),
            doing: VecDeque::new(),
            told: Vec::new(),
            next: 0,
        }
    }

    /// Takes something in hand, under a name of its own.
    pub(crate) fn take_up(&mut self, ply: Option<u32>, act: TableAct) -> Doing {
        self.next += 1;
        let id = format!("{}{}", self.visitor.name, self.next);
        let doing = Doing { id, ply, act };
        self.doing.push_back(doing.clone());
        doing
    }

    pub(crate) fn is_doing(&self, id: &str) -> bool {
        self.doing.iter().any(|doing| doing.id == id)
    }

    /// Hears what came over its connection.
    pub(crate) fn hear(&mut self, text: &str) {
        let message: ServerMessage = serde_json::from_str(text).expect("the hall writes well");
        match message {
            ServerMessage::Table(state) => {
                self.v = Some(state.v);
                self.is_shown = true;
                self.heard.push(Heard::Whole(state));
            }
            ServerMessage::Update(update) => {
                let v = self.v.expect("an update comes after a table");
                assert_eq!(update.v, v + 1, "{}: a gap", self.visitor.name);
                self.v = Some(update.v);
                self.is_shown = true;
                self.heard.push(Heard::More(update));
            }
            ServerMessage::Ack(ack) => {
                if self.is_shown {
                    let v = self.v.expect("it was shown a version");
                    assert!(v >= ack.v, "{}: {ack:?} before {v}", self.visitor.name);
                }
                self.answered(ack.id, Told::Recorded);
            }
            ServerMessage::Refused { id, refusal, .. } => {
                self.answered(id, Told::Refused(format!("{refusal:?}")));
            }
            ServerMessage::Error { id, fault } => {
                let id = id.expect("only what a client does is faulty here");
                if fault.code != ErrorCode::Storage {
                    self.answered(id, Told::Refused(format!("{:?}", fault.code)));
                }
            }
            ServerMessage::Welcome(_)
            | ServerMessage::Pong
            | ServerMessage::Rooms(_)
            | ServerMessage::Room(_)
            | ServerMessage::Presence { .. }
            | ServerMessage::TableChanged(_)
            | ServerMessage::TableGone { .. }
            | ServerMessage::Chat(_)
            | ServerMessage::ChatHidden { .. }
            | ServerMessage::TableOpened { .. }
            | ServerMessage::Link(_)
            | ServerMessage::Desk(_)
            | ServerMessage::DeskChanged(_)
            | ServerMessage::Closing => {}
        }
    }

    fn answered(&mut self, id: String, told: Told) {
        self.doing.retain(|doing| doing.id != id);
        let before = self.told.iter().find(|(known, _)| *known == id);
        match before {
            Some((_, before)) => assert_eq!(*before, told, "{id} was answered twice"),
            None => self.told.push((id, told)),
        }
    }
}
