//! One page at a table of a running hall.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use jadoube_arbiter::{Act, Command, Event, Order, Refusal, Regulations};
use jadoube_casebook::{Given, Scene};
use jadoube_hall::{
    Config, Hall, Outbox, Visitor, WallClock,
    table::{Asked, Drawn, Reply, Seen, Watcher, opening},
};
use jadoube_journal::{GameId, Journal};
use jadoube_laws::Color;
use jadoube_protocol::{ClientMessage, Do, Role, ServerMessage, TableAct, TableSettings};
use jadoube_record::{PersonKind, TableEvent};
use tokio::{
    sync::{mpsc, oneshot},
    task::yield_now,
    time::{Instant, advance},
};

/// A hall, and the people who play its pages.
pub(crate) struct Drive {
    hall: Hall,
    white: Visitor,
    black: Visitor,
    arbiter: Visitor,
    bystander: Visitor,
    played: u32,
}

/// What came of a page at a table.
pub(crate) enum Driven {
    /// The same as in the core, with so many facts.
    Same(usize),
    /// Something else.
    Otherwise(String),
    /// No table can be opened so.
    NotOpened(String),
}

/// A table while a page is played at it.
struct Play {
    game: GameId,
    began: Instant,
    heard: mpsc::Receiver<Utf8Bytes>,
    events: Vec<Event>,
    refusals: Vec<Refusal>,
    asked: u32,
}

impl Drive {
    pub(crate) async fn open() -> Self {
        let journal = Journal::open("memory:").await.expect("a record in memory");
        let people = journal.people().clone();
        let clock = WallClock::at_unix_ms(1_800_000_000_000);
        let hall = Hall::open(Config::default(), journal, clock)
            .await
            .expect("the hall opens");
        let mut visitors = Vec::new();
        for (name, roles) in [
            ("Blancas", Vec::new()),
            ("Negras", Vec::new()),
            ("Juez", vec![Role::Arbiter]),
            ("Mirona", Vec::new()),
        ] {
            let person = people.create_guest(name, 0).await.expect("a new name");
            visitors.push(Visitor {
                id: person.id.0,
                name: name.to_owned(),
                kind: PersonKind::Guest,
                roles,
                scopes: None,
            });
        }
        let [white, black, arbiter, bystander] =
            <[Visitor; 4]>::try_from(visitors).expect("four were made");
        Self {
            hall,
            white,
            black,
            arbiter,
            bystander,
            played: 0,
        }
    }

    /// Plays what the core was given at a table of its own.
    pub(crate) async fn play(&mut self, scene: &Scene, given: &[Given]) -> Driven {
        let mut play = match self.set_up(&scene.regulations).await {
            Ok(play) => play,
            Err(why) => return Driven::NotOpened(why),
        };
        for one in given {
            if let Err(how) = self.give(&mut play, one).await {
                return Driven::Otherwise(how);
            }
        }
        self.settle(&mut play).await;
        let table = self.hall.table(play.game).await.expect("it is at work");
        let (done, closed) = oneshot::channel();
        table.ask(Asked::Close(done)).await.expect("it is at work");
        closed.await.expect("it closes");
        compare(&play, given)
    }

    async fn set_up(&mut self, rules: &Regulations) -> Result<Play, String> {
        self.played += 1;
        let settings = TableSettings {
            regulations: Some(Box::new(rules.into())),
            first_move_s: None,
            absence_s: None,
            over_the_board: rules.venue == jadoube_arbiter::Venue::OverTheBoard,
            wait_for_start: true,
            ..TableSettings::default()
        };
        let settings = over_the_wire(&settings);
        let drawn = Drawn {
            id: format!("c{:07}", self.played).parse().expect("eight signs"),
            seed: 1,
            code: String::new(),
        };
        let room = "principal".parse().expect("a name of a room");
        let now = self.hall.clock().unix_ms();
        // The arbiter leads the room, and begins the round where nobody is seated, too.
        let host = Some(self.arbiter.id);
        let opened = opening(room, settings, drawn, now, host);
        let opened = opened.map_err(|fault| fault.to_string())?;
        let game = self
            .hall
            .set_up(opened)
            .await
            .map_err(|fault| fault.to_string())?;
        let began = Instant::now();
        let (outbox, heard) = Outbox::new();
        let watcher = Watcher {
            connection: self.hall.new_connection(),
            visitor: self.arbiter.clone(),
            outbox,
            code: None,
        };
        let asked = Asked::Watch(watcher, None);
        self.hall
            .ask(game, asked)
            .await
            .map_err(|fault| fault.to_string())?;
        let mut play = Play {
            game,
            began,
            heard,
            events: Vec::new(),
            refusals: Vec::new(),
            asked: 0,
        };
        for (color, visitor) in [
            (Color::White, self.white.clone()),
            (Color::Black, self.black.clone()),
        ] {
            let sit = TableAct::Sit(Some((&color).into()));
            let answer = self.ask(&mut play, &visitor, sit, 0).await;
            assert!(matches!(answer, ServerMessage::Ack(_)), "{answer:?}");
        }
        Ok(play)
    }

    /// Gives one fact at its time, by whoever it is of.
    async fn give(&self, play: &mut Play, one: &Given) -> Result<(), String> {
        let at = play.began + Duration::from_millis(one.at.0);
        let now = Instant::now();
        if at > now {
            advance(at - now).await;
            self.settle(play).await;
        }
        let mut lag = 0;
        let (visitor, act) = match &one.command {
            Command::Player(color, act) => {
                if let Act::Play { lag: of, .. } | Act::Press { lag: of, .. } = act {
                    lag = u32::try_from(of.0).expect("seconds");
                }
                let visitor = match color {
                    Color::White => &self.white,
                    Color::Black => &self.black,
                };
                (visitor, TableAct::Act(act.into()))
            }
            // The hall asks for a word with what changes a game for good.
            Command::Arbiter(order @ (Order::GoBack(_) | Order::Penalize(..))) => {
                let why = "as the page tells".to_owned();
                (&self.arbiter, TableAct::OrderBecause(order.into(), why))
            }
            Command::Arbiter(order) => (&self.arbiter, TableAct::Order(order.into())),
            Command::Bystander(report) => (&self.bystander, TableAct::Report(report.into())),
            // The hall notices by itself that time has passed.
            Command::Time => return Ok(()),
            // Passed over before: the hall itself measures when these may be.
            Command::Site(act) => return Err(format!("{act:?} is for the hall")),
        };
        match self.ask(play, visitor, act, lag).await {
            ServerMessage::Ack(_) => Ok(()),
            ServerMessage::Refused { refusal, .. } => {
                play.refusals.push((&refusal).into());
                Ok(())
            }
            other => Err(format!("{:?} is answered by {other:?}", one.command)),
        }
    }

    /// Does something, as it comes over the wire, and waits for the answer.
    async fn ask(
        &self,
        play: &mut Play,
        visitor: &Visitor,
        act: TableAct,
        lag_ms: u32,
    ) -> ServerMessage {
        play.asked += 1;
        let message = ClientMessage::Do(Do {
            table: play.game.to_string(),
            id: format!("c{}", play.asked),
            ply: None,
            what: act,
        });
        let ClientMessage::Do(what) = over_the_wire(&message) else {
            panic!("what is done stays so over the wire");
        };
        let (answer, answered) = oneshot::channel();
        let seen = Seen {
            person: visitor.person(),
            visitor: visitor.clone(),
            id: what.id,
            ply: what.ply,
            act: what.what,
            round_trip_ms: lag_ms,
            reply: Reply::Once(answer),
        };
        let asked = Asked::Do(Box::new(seen));
        self.hall
            .ask(play.game, asked)
            .await
            .expect("it is at work");
        let answer = answered.await.expect("every question is answered");
        self.settle(play).await;
        over_the_wire(&answer)
    }

    /// Waits until nothing more follows, and hears what has.
    async fn settle(&self, play: &mut Play) {
        for _ in 0..2 {
            for _ in 0..6 {
                yield_now().await;
            }
            let (reply, replied) = oneshot::channel();
            let asked = Asked::Info(reply);
            self.hall
                .ask(play.game, asked)
                .await
                .expect("it is at work");
            replied.await.expect("it is answered");
            while let Ok(bytes) = play.heard.try_recv() {
                play.hear(&bytes);
            }
        }
    }
}

impl Play {
    fn hear(&mut self, bytes: &str) {
        let message: ServerMessage = serde_json::from_str(bytes).expect("the hall writes well");
        if let ServerMessage::Update(update) = message {
            let entries = update.entries.into_iter().map(|shown| shown.entry.what);
            self.events.extend(entries.filter_map(|what| match what {
                TableEvent::Game(event) => Some((&event).into()),
                TableEvent::Waits(_)
                | TableEvent::Sat(..)
                | TableEvent::Left(_)
                | TableEvent::ArbiterSat(_)
                | TableEvent::TakebackAsked(_)
                | TableEvent::TakebackDeclined(_)
                | TableEvent::TakenBack(_)
                | TableEvent::Aborted(_)
                | TableEvent::AbsenceClaimed(..)
                | TableEvent::Called(_)
                | TableEvent::CallAnswered(_)
                | TableEvent::RematchOffered(_)
                | TableEvent::Rematch(_)
                | TableEvent::EngineFailed(..)
                | TableEvent::Noted { .. }
                | TableEvent::Reopened
                | TableEvent::WentOn
                | TableEvent::NoArbiter => None,
            }));
        }
    }
}

/// Whether all that followed and all that was refused is what the core says.
fn compare(play: &Play, given: &[Given]) -> Driven {
    let came_of = given.iter().filter_map(|one| one.came_of.as_ref().ok());
    let events: Vec<&Event> = came_of.flatten().collect();
    let refused = given.iter().filter_map(|one| one.came_of.as_ref().err());
    let refusals: Vec<&Refusal> = refused.collect();
    if play.refusals.iter().ne(refusals.iter().copied()) {
        let ours = &play.refusals;
        return Driven::Otherwise(format!("refused {ours:?}\n  not {refusals:?}"));
    }
    let differs = play
        .events
        .iter()
        .map(Some)
        .chain(std::iter::repeat(None))
        .zip(
            events
                .iter()
                .copied()
                .map(Some)
                .chain(std::iter::repeat(None)),
        )
        .take(events.len().max(play.events.len()))
        .find(|(ours, core)| ours != core);
    match differs {
        None => Driven::Same(given.len()),
        Some((ours, core)) => Driven::Otherwise(format!("{ours:?}\n  not {core:?}")),
    }
}

/// A value as it comes out at the other end of the wire.
fn over_the_wire<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T) -> T {
    let text = serde_json::to_string(value).expect("it can be written");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error} in {text}"))
}
