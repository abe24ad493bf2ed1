//! The task that owns a table: one thing done, put on record, announced; then the next.

mod announce;
mod asked;
mod delay;
mod desk;
mod lag;
mod links;
mod load;
mod room;
mod talk;
mod time;

use std::{collections::HashMap, sync::Arc};

use jadoube_journal::{AppendError, Batch, PersonId};
use jadoube_protocol::{Ack, ErrorCode, ServerMessage, TableAct, TableStage};
use jadoube_record::{Entry, TableEvent};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

use super::{Doer, Line, No, Table, decide};
use crate::{Fault, Ledger, Tongues, WallClock};
pub(super) use announce::Recent;
pub use asked::{
    Asked, AtAll, MachineAnswer, MachineAsked, MachineTurn, Notice, Reply, Seen, TableHandle,
    Watcher,
};
use delay::Delay;
use lag::Quota;
pub(super) use links::Links;
pub use load::{Loaded, Unreadable, load};
use talk::Talk;
pub(super) use time::TableClock;

/// How many of the latest commands of a table are remembered by name.
const REMEMBERED: usize = 512;

/// What a table's task needs of the hall.
#[derive(Clone)]
pub struct Context {
    /// What o'clock it is.
    pub clock: WallClock,
    /// Where lines are put on record.
    pub ledger: Arc<dyn Ledger>,
    /// The words.
    pub tongues: Arc<Tongues>,
    /// Where the hall hears of what concerns more than the table.
    pub notices: mpsc::UnboundedSender<Notice>,
}

/// A table at work.
pub struct Task {
    context: Context,
    table: Table,
    clock: TableClock,
    // How many lines are on record.
    recorded: u64,
    recent: Recent,
    links: Links,
    talk: Talk,
    quotas: [Quota; 2],
    // The commands on record by who gave them and under what name, the latest last.
    done: HashMap<(i64, String), ()>,
    order: std::collections::VecDeque<(i64, String)>,
    // Not before then is something put on record by itself again, the ledger having failed.
    again: Option<Instant>,
    closed: bool,
    // Nothing where spectators see all at once.
    delay: Option<Delay>,
}

/// Runs a table until the hall closes, or nobody has needed it for a while.
pub async fn run(mut task: Task, mut asked: mpsc::Receiver<Asked>) {
    task.settle().await;
    task.tell_hall();
    task.tell_machine();
    loop {
        let due = task.due();
        tokio::select! {
            biased;
            next = asked.recv() => match next {
                Some(Asked::Close(done)) => {
                    task.close();
                    let _ = done.send(());
                    return;
                }
                Some(next) => task.hear(next).await,
                None => return,
            },
            () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => {
                if task.is_unneeded() {
                    asked.close();
                    while let Some(next) = asked.recv().await {
                        task.hear(next).await;
                    }
                    let _ = task.context.notices.send(Notice::Unneeded(task.table.id()));
                    return;
                }
                task.time_passes().await;
            }
        }
    }
}

impl Task {
    /// A table as it was loaded, with nobody connected.
    pub fn new(context: Context, loaded: Loaded) -> Self {
        let mut task = Self {
            context,
            delay: Delay::of(&loaded.table),
            table: loaded.table,
            clock: loaded.clock,
            recorded: loaded.recorded,
            recent: Recent::default(),
            links: Links::default(),
            talk: Talk::of(loaded.recorded),
            quotas: [Quota::default(); 2],
            done: HashMap::new(),
            order: std::collections::VecDeque::new(),
            again: None,
            closed: loaded.is_closed,
        };
        for (by, id) in loaded.commands {
            task.remember(by, id);
        }
        task
    }

    async fn hear(&mut self, asked: Asked) {
        match asked {
            Asked::Do(seen) => self.do_it(*seen).await,
            Asked::Watch(watcher, since) => self.watch(watcher, since),
            Asked::Unwatch(connection) => self.unwatch(connection),
            Asked::Own(event) => {
                let at = self.clock.now();
                let _ = self.commit(None, None, decide::own(at, event)).await;
            }
            Asked::Machine(color, ply, answer) => self.machine(color, ply, answer).await,
            Asked::Admit(person) => self.links.admit(person),
            Asked::Admits(visitor, code, reply) => {
                let _ = reply.send(self.admits(&visitor, code.as_deref()));
            }
            Asked::MaySay(visitor, booth, reply) => {
                let _ = reply.send(self.may_say(&visitor, booth));
            }
            Asked::Said(booth, line) => self.said(booth, *line),
            Asked::Hidden(id) => self.hide(id),
            Asked::Recall(lines) => self.recall(lines),
            Asked::Void(why) => self.void(why).await,
            Asked::AtAll(by, what, reply) => {
                let done = self.at_all(by, &what).await;
                let _ = reply.send(done);
            }
            Asked::Copy(reply) => {
                let _ = reply.send(Box::new(self.table.clone()));
            }
            Asked::Info(reply) => {
                let _ = reply.send(self.listed());
            }
            Asked::Glance(visitor, reply) => {
                let _ = reply.send(self.glance(&visitor));
            }
            Asked::Appoint(by, person, reply) => {
                let _ = reply.send(self.appoint(&by, &person).await);
            }
            Asked::Look(view, reply) => {
                let _ = reply.send(Box::new(self.state_for(view)));
            }
            // The loop has taken it.
            Asked::Close(_) => {}
        }
        self.settle().await;
    }

    async fn do_it(&mut self, seen: Seen) {
        let Seen {
            visitor,
            person,
            id,
            ply,
            act,
            round_trip_ms,
            reply,
        } = seen;
        let view = self.view_of(&visitor);
        let key = (visitor.id, id.clone());
        if self.done.contains_key(&key) {
            return reply.ack(self.ack(id, view));
        }
        if !self.admits(&visitor, None) {
            let fault = Fault::from(ErrorCode::CodeNeeded).about(self.table.id().to_string());
            return reply.fault(id, &fault, &self.context.tongues);
        }
        if ply.is_some_and(|ply| ply != self.table.told_turn(view).0) && is_move(&act) {
            return reply.fault(id, &ErrorCode::Stale.into(), &self.context.tongues);
        }
        let color = self.table.seat_of(visitor.id);
        let lag = color.map_or(jadoube_arbiter::Millis::ZERO, |color| {
            self.quotas[color as usize].take(if is_move(&act) { round_trip_ms } else { 0 })
        });
        let opponent_gone_ms = color.and_then(|color| self.links.gone_ms(!color));
        self.clock.start();
        let doer = Doer {
            visitor,
            person,
            lag,
            opponent_gone_ms,
        };
        let at = self.clock.now();
        match super::decide(&self.table, at, &doer, &act) {
            Ok(lines) => {
                let by = doer.visitor.id;
                match self.commit(Some(by), Some(id.clone()), lines).await {
                    Ok(()) => {
                        let view = self.view_of(&doer.visitor);
                        reply.ack(self.ack(id, view));
                    }
                    Err(fault) => reply.fault(id, &fault, &self.context.tongues),
                }
            }
            Err(No::Refused(refusal)) => {
                let say = self.context.tongues.refusal(&refusal, self.table.game());
                reply.refused(id, (&refusal).into(), say);
            }
            Err(No::Fault(fault)) => reply.fault(id, &fault, &self.context.tongues),
        }
    }

    fn ack(&self, id: String, view: super::View) -> Ack {
        Ack {
            id,
            table: self.table.id().to_string(),
            v: self.version(view),
        }
    }

    /// Puts lines on record, then makes them so and tells everybody.
    async fn commit(
        &mut self,
        by: Option<i64>,
        command: Option<String>,
        lines: Vec<Line>,
    ) -> Result<(), Fault> {
        if lines.is_empty() {
            return Ok(());
        }
        let batch = self.batch(by, command.as_deref(), &lines);
        let count = u64::from(batch.count);
        let summary = self.summary_after(&lines);
        let closes = summary.is_some();
        let put = match summary {
            Some(summary) => self.context.ledger.append_and_close(batch, summary).await,
            None => self.context.ledger.append(batch).await,
        };
        if let Err(error) = put {
            return Err(self.not_recorded(&error));
        }
        self.again = None;
        self.recorded += count;
        if let (Some(by), Some(id)) = (by, command) {
            self.remember(by, id);
        }
        self.announce(&lines);
        if closes {
            self.closed = true;
            let finished = Notice::Finished(self.table.id());
            let _ = self.context.notices.send(finished);
        }
        Ok(())
    }

    fn batch(&self, by: Option<i64>, command: Option<&str>, lines: &[Line]) -> Batch {
        let entries: Vec<Entry> = lines.iter().map(Entry::from).collect();
        Batch {
            game: self.table.id(),
            first: self.recorded,
            count: u32::try_from(lines.len()).unwrap_or(u32::MAX),
            unix_ms: self.context.clock.unix_ms(),
            at_ms: lines.last().map_or(0, |line| line.at),
            by: by.map(PersonId),
            command: command.map(str::to_owned),
            events: serde_json::to_string(&entries)
                .expect("every entry is made of strings, numbers and lists of them"),
        }
    }

    fn not_recorded(&mut self, error: &AppendError) -> Fault {
        tracing::error!(table = %self.table.id(), %error, "lines could not be put on record");
        self.again = Some(Instant::now() + time::AGAIN_AFTER);
        Fault::from(ErrorCode::Storage).retry_s(1)
    }

    fn remember(&mut self, by: i64, id: String) {
        self.order.push_back((by, id.clone()));
        self.done.insert((by, id), ());
        if self.order.len() > REMEMBERED
            && let Some(oldest) = self.order.pop_front()
        {
            self.done.remove(&oldest);
        }
    }

    /// What follows by itself once something has been done.
    async fn settle(&mut self) {
        if self.again.is_some_and(|again| again > Instant::now()) {
            return;
        }
        let waits = self.table.settings().wait_for_start;
        if self.table.stage() == TableStage::Ready && !waits {
            self.clock.start();
            let at = self.clock.now();
            if let Ok(lines) = decide::start_round(&self.table, at) {
                let _ = self.commit(None, None, lines).await;
            }
        }
        self.ask_machine();
    }

    fn ask_machine(&self) {
        let color = self.table.game().turn();
        let seated = self.table.seat(color);
        let machine = seated.filter(|it| it.kind == jadoube_record::PersonKind::Machine);
        // What it answers while the clocks stand, or after a move was taken back, counts for
        // nothing: then it is asked again.
        let Some(machine) = machine.filter(|_| decide::is_playing(&self.table)) else {
            return self.links.ask_machine_again();
        };
        if self.links.asks_machine(self.table.game().ply()) {
            let turn = Notice::machine(&self.table, machine, color, self.clock.now());
            let _ = self.context.notices.send(turn);
        }
    }

    async fn machine(&mut self, color: jadoube_laws::Color, ply: u32, answer: MachineAnswer) {
        let is_due = decide::is_playing(&self.table)
            && self.table.game().ply() == ply
            && self.table.game().turn() == color;
        if !is_due {
            return;
        }
        let at = self.clock.now();
        let by = self.table.seat(color).map(|person| person.id);
        let lines = match answer.answer {
            Ok(uci) => decide::machine_plays(&self.table, at, color, uci, answer.waited),
            Err(why) => {
                let event = TableEvent::EngineFailed((&color).into(), why);
                decide::machine_gives_up(&self.table, at, color, event)
            }
        };
        match lines {
            Ok(lines) => {
                let _ = self.commit(by, None, lines).await;
            }
            Err(no) => tracing::warn!(table = %self.table.id(), ?no, "the machine's move"),
        }
    }

    /// Tells those who watch that the hall closes.
    fn close(&mut self) {
        self.links.tell_all(&ServerMessage::Closing);
    }
}

/// Whether it must not be done with an older position in view.
const fn is_move(act: &TableAct) -> bool {
    matches!(
        act,
        TableAct::Act(jadoube_record::Act::Play { .. } | jadoube_record::Act::Press { .. })
            | TableAct::ActFor(
                _,
                jadoube_record::Act::Play { .. } | jadoube_record::Act::Press { .. }
            )
    )
}
