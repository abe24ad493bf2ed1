//! The task that owns a table: one thing done, put on record, announced; then the next.

mod alone;
mod announce;
mod asked;
mod delay;
mod desk;
mod lag;
mod links;
mod load;
mod machine;
mod memory;
mod room;
mod sure;
mod talk;
mod time;
mod unnoted;
mod waits;

use std::{sync::Arc, time::Duration};

use jadoube_journal::{Batch, PersonId};
use jadoube_protocol::{Ack, ErrorCode, ServerMessage, TableAct, TableStage};
use jadoube_record::{Entry, TableEvent};
use tokio::{
    sync::mpsc,
    task::yield_now,
    time::{Instant, sleep_until},
};

use super::{Doer, Line, No, Table, decide};
use crate::{Fault, Ledger, Lobby, Tongues, Visitor, WallClock, json};
use alone::Alone;
use announce::Ending;
pub(super) use announce::Recent;
pub use asked::{
    Asked, AskedQueue, AtAll, MachineAnswer, MachineAsked, MachineTurn, Notice, Reply, Seen,
    TableHandle, Watcher,
};
use delay::Delay;
use lag::Quota;
pub(super) use links::Links;
pub use load::{Loaded, Unreadable, load};
use memory::{CameOf, Memory};
use talk::Talk;
pub(super) use time::TableClock;
pub use unnoted::Unnoted;

/// What a table's task needs of the hall.
#[derive(Clone)]
pub struct Context {
    /// What o'clock it is.
    pub clock: WallClock,
    /// Where lines are put on record.
    pub ledger: Arc<dyn Ledger>,
    /// The words.
    pub tongues: Arc<Tongues>,
    /// The tables that have yet to note that the hall was down.
    pub unnoted: Unnoted,
    /// Where the hall hears of what concerns more than the table.
    pub notices: mpsc::UnboundedSender<Notice>,
    /// Who is in the hall.
    pub lobby: Arc<Lobby>,
    /// How long clocks that stand by a call wait for an arbiter to be in the hall.
    pub call_waits: Duration,
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
    done: Memory,
    // What has happened around the game and is yet to be put on record.
    own: Vec<TableEvent>,
    // Whether what was to be put on record last is there is not known.
    unsure: bool,
    // Not before then is something put on record by itself again, the ledger having failed.
    again: Option<Instant>,
    closed: bool,
    // Nothing where spectators see all at once.
    delay: Option<Delay>,
    alone: Alone,
}

/// Runs a table until the hall closes, or nobody has needed it for a while.
pub async fn run(mut task: Task, mut asked: AskedQueue) {
    task.come_back().await;
    task.settle().await;
    task.tell_hall();
    task.tell_machine();
    loop {
        let due = task.due();
        tokio::select! {
            biased;
            next = asked.next() => match next {
                Some((_, Asked::Close(done))) => {
                    task.close();
                    let _ = done.send(());
                    return;
                }
                Some((arrived, next)) => task.hear(arrived, next).await,
                None => return,
            },
            () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => {
                if task.is_unneeded() {
                    asked.close();
                    while let Some((arrived, next)) = asked.next().await {
                        task.hear(arrived, next).await;
                    }
                    // Who came at the last moment comes back, and finds the table loaded again.
                    task.links.drop_all();
                    let _ = task.context.notices.send(Notice::Unneeded(task.table.id()));
                    return;
                }
                task.time_passes().await;
                task.rest();
            }
            () = yield_now(), if task.links.is_spreading() => task.links.spread(),
        }
    }
}

impl Task {
    /// A table as it was loaded, with nobody connected.
    pub fn new(context: Context, loaded: Loaded) -> Self {
        let unix_ms = context.clock.unix_ms();
        let mut task = Self {
            delay: Delay::of(&loaded.table, &loaded.history, unix_ms),
            context,
            table: loaded.table,
            clock: loaded.clock,
            recorded: loaded.recorded,
            recent: Recent::default(),
            links: Links::default(),
            talk: Talk::of(loaded.recorded),
            quotas: [Quota::default(); 2],
            done: Memory::default(),
            own: Vec::new(),
            unsure: false,
            again: None,
            closed: loaded.is_closed,
            alone: Alone::default(),
        };
        for (by, id) in loaded.commands {
            task.done.note(by, id, CameOf::Recorded);
        }
        task.note_presence();
        task.note_unnoted();
        task
    }

    async fn hear(&mut self, arrived: Instant, asked: Asked) {
        match asked {
            Asked::Do(seen) => self.do_it(arrived, *seen).await,
            Asked::Watch(watcher, since) => {
                let _ = self.make_sure().await;
                self.watch(watcher, since);
            }
            Asked::Unwatch(connection) => self.unwatch(connection),
            Asked::ShowOut(people) => self.show_out(&people),
            Asked::Own(event) => self.own.push(event),
            Asked::Machine(number, answer) => self.machine(number, answer).await,
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
            Asked::Forfeit(by, absent, reply) => {
                let _ = reply.send(self.forfeit(by, absent).await);
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

    async fn do_it(&mut self, arrived: Instant, seen: Seen) {
        let Seen {
            visitor,
            person,
            id,
            ply,
            act,
            round_trip_ms,
            reply,
        } = seen;
        if let Some(answer) = self.answer_at_once(&visitor, &id).await {
            return reply.send(answer);
        }
        self.clock.used_now();
        let color = self.table.seat_of(visitor.id);
        if self.clock.is_waiting() && color == Some(self.table.game().turn()) {
            self.start_clock().await;
        }
        let view = self.view_of(&visitor);
        let stale = ply.is_some_and(|ply| ply != self.table.told_turn(view).0) && is_move(&act);
        let lag_ms = if is_move(&act) { round_trip_ms } else { 0 };
        let doer = Doer {
            lag: color.map_or(jadoube_arbiter::Millis::ZERO, |color| {
                self.quotas[color as usize].gain(lag_ms)
            }),
            opponent_gone_ms: color.and_then(|color| self.links.gone_ms(!color)),
            arbiter_is_here: self.arbiter_is_here(),
            visitor,
            person,
        };
        let by = doer.visitor.id;
        // What came in before a flag fell was in time, though the record was slow meanwhile.
        let at = self.clock.at(arrived).max(self.table.last_at());
        let decided = if stale {
            Err(ErrorCode::Stale.into())
        } else {
            super::decide(&self.table, at, &doer, &act)
        };
        let answer = match decided {
            Ok(lines) => {
                let moves = is_move(&act) && !lines.is_empty();
                return match self.commit(Some(by), Some(id.clone()), lines).await {
                    Ok(()) => {
                        if let Some(color) = color.filter(|_| moves) {
                            self.quotas[color as usize].note_move(lag_ms);
                        }
                        let view = self.view_of(&doer.visitor);
                        reply.ack(self.ack(id, view));
                    }
                    Err(fault) => reply.fault(id, &fault, &self.context.tongues),
                };
            }
            Err(No::Refused(refusal)) => {
                let say = self.context.tongues.refusal(&refusal, self.table.game());
                let refusal = (&refusal).into();
                let id = id.clone();
                ServerMessage::Refused { id, refusal, say }
            }
            Err(No::Fault(fault)) => asked::faulty(id.clone(), &fault, &self.context.tongues),
        };
        let came_of = CameOf::Answered(Box::new(answer.clone()));
        self.done.note(by, id, came_of);
        reply.send(answer);
    }

    /// The answer where nothing is decided: the record fails, the table is closed to the visitor,
    /// or the same was answered before.
    async fn answer_at_once(&mut self, visitor: &Visitor, id: &str) -> Option<ServerMessage> {
        let refuse =
            |fault: &Fault, tongues: &Tongues| Some(asked::faulty(id.to_owned(), fault, tongues));
        if let Err(fault) = self.make_sure().await {
            return refuse(&fault, &self.context.tongues);
        }
        if !self.admits(visitor, None) {
            let fault = Fault::from(ErrorCode::CodeNeeded).about(self.table.id().to_string());
            return refuse(&fault, &self.context.tongues);
        }
        match self.done.of(visitor.id, id)? {
            CameOf::Recorded => {
                let view = self.view_of(visitor);
                Some(ServerMessage::Ack(self.ack(id.to_owned(), view)))
            }
            CameOf::Answered(message) => Some(message.as_ref().clone()),
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
        self.make_sure().await?;
        self.note_waiting_after(&lines).await?;
        let ending = self.ending(&lines);
        let batch = self.batch(by, command.as_deref(), &lines);
        let (at, count) = (batch.at_ms, u64::from(batch.count));
        let ledger = &self.context.ledger;
        let put = match &ending {
            Ending::Ends(summary) => ledger.append_and_close(batch, summary.clone()).await,
            // First, so that a game which is open is never on record as over: should the hall go
            // down in between, it is closed again when it comes back.
            Ending::Undone => match ledger.reopen(self.table.id()).await {
                Ok(()) => ledger.append(batch).await,
                Err(error) => Err(error.into()),
            },
            Ending::Same => ledger.append(batch).await,
        };
        if let Err(error) = put {
            return Err(self.not_recorded(at, &error));
        }
        self.again = None;
        self.recorded += count;
        if let (Some(by), Some(id)) = (by, command) {
            self.done.note(by, id, CameOf::Recorded);
        }
        self.announce(&lines);
        self.tell_ending(&ending);
        self.note_waiting().await;
        Ok(())
    }

    fn tell_ending(&mut self, ending: &Ending) {
        let id = self.table.id();
        let notice = match ending {
            Ending::Same => return,
            Ending::Ends(_) => Notice::Finished(id),
            Ending::Undone => Notice::Reopened(id),
        };
        self.closed = matches!(ending, Ending::Ends(_));
        let _ = self.context.notices.send(notice);
    }

    fn batch(&self, by: Option<i64>, command: Option<&str>, lines: &[Line]) -> Batch {
        let entries: Vec<Entry> = lines.iter().map(Entry::from).collect();
        let at = lines.last().map_or(0, |line| line.at);
        let passed = i64::try_from(self.clock.now().saturating_sub(at)).unwrap_or(0);
        Batch {
            game: self.table.id(),
            first: self.recorded,
            count: u32::try_from(lines.len()).unwrap_or(u32::MAX),
            // The same instant as in the table's own time, which it came in at.
            unix_ms: self.context.clock.unix_ms().saturating_sub(passed),
            at_ms: at,
            by: by.map(PersonId),
            command: command.map(str::to_owned),
            events: json::written(&entries),
        }
    }

    /// What follows by itself once something has been done.
    async fn settle(&mut self) {
        self.follow_up().await;
        self.note_unnoted();
    }

    async fn follow_up(&mut self) {
        if self.again.is_some_and(|again| again > Instant::now()) {
            return;
        }
        self.note_own().await;
        self.note_reopened().await;
        if self.clock.is_waiting() && self.is_there(self.table.game().turn()) {
            self.start_clock().await;
        }
        let waits = self.table.settings().wait_for_start;
        if self.table.stage() == TableStage::Ready && !waits {
            let at = self.clock.now().max(self.table.last_at());
            if let Ok(lines) = decide::start_round(&self.table, at) {
                let _ = self.commit(None, None, lines).await;
            }
        }
        self.ask_machine();
    }

    /// Puts on record what has happened around the game by itself.
    async fn note_own(&mut self) {
        while let Some(event) = self.own.first().cloned() {
            let is_known =
                matches!(event, TableEvent::Rematch(_)) && self.table.rematch_table().is_some();
            if !is_known {
                let at = self.clock.now().max(self.table.last_at());
                let noted = self.commit(None, None, decide::own(at, event)).await;
                if noted.is_err() {
                    return;
                }
            }
            self.own.remove(0);
        }
        if self.table.stands_still() && !self.clock.is_waiting() {
            let at = self.clock.now().max(self.table.last_at());
            let _ = self
                .commit(None, None, decide::own(at, TableEvent::WentOn))
                .await;
        }
    }

    /// Tells those who watch that the hall closes.
    fn close(&mut self) {
        self.links.tell_all(&ServerMessage::Closing);
        self.links.spread_all();
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
