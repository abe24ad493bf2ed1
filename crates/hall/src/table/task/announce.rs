//! Telling everybody what has happened, each as they see it.

use std::{collections::VecDeque, num::NonZeroU64, sync::Arc};

use axum::extract::ws::Utf8Bytes;
use jadoube_journal::Summary;
use jadoube_protocol::{Now, Shown};
use jadoube_record::TableEvent;
use serde::Serialize;

use super::{
    super::{Line, Table, View, What, told},
    MachineAsked, Notice, Task,
};
use crate::{json, machines::asked_of_machine};

/// How many updates are kept; whoever missed more gets the table.
const KEPT: usize = 24;

/// The latest updates, each written once and with the number it has in every view that saw it.
#[derive(Debug, Default)]
pub(crate) struct Recent(VecDeque<Kept>);

#[derive(Debug)]
struct Kept {
    body: Arc<str>,
    // By the index of the view; nothing where it was not seen.
    numbers: [Option<NonZeroU64>; 4],
}

impl Recent {
    fn push(&mut self, body: Arc<str>, numbers: [Option<NonZeroU64>; 4]) {
        if self.0.len() == KEPT {
            self.0.pop_front();
        }
        self.0.push_back(Kept { body, numbers });
    }

    /// What a view had after a version, up to the latest; nothing if that is no longer kept, or
    /// was never there.
    pub(crate) fn since(&self, view: View, v: u64, latest: u64) -> Option<Vec<Utf8Bytes>> {
        if v > latest {
            return None;
        }
        let seen = self.0.iter().filter_map(|kept| {
            let number = kept.numbers[view.index()]?.get();
            (number > v).then(|| numbered(number, &kept.body))
        });
        let missed: Vec<_> = seen.collect();
        (u64::try_from(missed.len()).ok()? == latest - v).then_some(missed)
    }
}

/// An update as it is written but for its number: the same as in `ServerMessage::Update`, without
/// copies.
#[derive(Serialize)]
pub(super) struct Body<'a> {
    pub(super) table: &'a str,
    pub(super) entries: Vec<&'a Shown>,
    pub(super) now: &'a Now,
}

impl Body<'_> {
    pub(super) fn write(&self) -> Arc<str> {
        json::written(self)
    }
}

/// An update that one or more views see alike.
struct Written<'a> {
    indices: &'a [usize],
    first: View,
    body: Arc<str>,
    numbers: [Option<NonZeroU64>; 4],
}

impl Task {
    /// Makes lines so, one after the other, and tells everybody who sees them.
    pub(super) fn announce(&mut self, lines: &[Line]) {
        let before = self.table.stage();
        let mut seen: [Vec<usize>; 4] = Default::default();
        let mut shown = Vec::with_capacity(lines.len());
        for (index, line) in lines.iter().enumerate() {
            self.table.apply(line);
            shown.push(told::shown(&self.table, line, &self.context.tongues));
            for view in View::ALL {
                if self.table.sees(view, line) {
                    seen[view.index()].push(index);
                }
            }
        }
        if self.delay.is_some() {
            seen[View::Spectator.index()].clear();
            self.put_off(lines);
        }
        self.tell(&seen, &shown);
        let seats = lines.iter().any(|line| changes_seats(&line.what));
        if seats {
            self.look_again();
        }
        if seats || before != self.table.stage() {
            self.tell_hall();
        }
        self.tell_hall_of(lines);
        if lines.iter().any(|line| asks(&line.what)) {
            self.tell_machine();
        }
    }

    /// Tells the hall if a machine is asked something other than a move.
    pub(super) fn tell_machine(&self) {
        if let Some((machine, act)) = asked_of_machine(&self.table) {
            let table = self.table.id();
            let asked = Box::new(MachineAsked {
                table,
                machine,
                act,
            });
            let _ = self.context.notices.send(Notice::MachineAsked(asked));
        }
    }

    fn tell(&mut self, seen: &[Vec<usize>; 4], shown: &[Shown]) {
        let at = self.clock.now();
        let id = self.table.id();
        // What two views see alike is written once.
        let mut written: Vec<Written<'_>> = Vec::new();
        for view in View::ALL {
            let indices = seen[view.index()].as_slice();
            if indices.is_empty() {
                continue;
            }
            let is_same = |other: &Written<'_>| {
                other.indices == indices && told::look_alike(&self.table, other.first, view)
            };
            let index = written.iter().position(is_same).unwrap_or_else(|| {
                let entries = indices.iter().filter_map(|index| shown.get(*index));
                let body = Body {
                    table: id.as_str(),
                    entries: entries.collect(),
                    now: &told::now(&self.table, view, at),
                };
                written.push(Written {
                    indices,
                    first: view,
                    body: body.write(),
                    numbers: [None; 4],
                });
                written.len() - 1
            });
            let v = self.table.views_mut().next(view);
            written[index].numbers[view.index()] = NonZeroU64::new(v);
        }
        for update in written {
            self.tell_update(update.body, update.numbers);
        }
    }

    /// Tells an update to the views in which it has a number, and keeps it for who comes back.
    pub(super) fn tell_update(&mut self, body: Arc<str>, numbers: [Option<NonZeroU64>; 4]) {
        for view in View::ALL {
            if let Some(v) = numbers[view.index()]
                && self.links.is_seen_from(view)
            {
                self.links.send(view, &numbered(v.get(), &body));
            }
        }
        self.recent.push(body, numbers);
    }

    /// Tells the hall how the table is listed now.
    pub(super) fn tell_hall(&self) {
        let info = Box::new(self.listed());
        let _ = self.context.notices.send(Notice::Changed(info));
    }

    fn tell_hall_of(&self, lines: &[Line]) {
        for line in lines {
            let notice = match &line.what {
                What::Table(TableEvent::Called(_)) => Notice::Called(self.table.id()),
                What::Table(TableEvent::RematchOffered(_)) if self.table.rematch_agreed() => {
                    Notice::Rematch(self.table.id())
                }
                What::Game(_) | What::Table(_) => continue,
            };
            let _ = self.context.notices.send(notice);
        }
    }

    /// What these lines do to how the game ended.
    pub(super) fn ending(&self, lines: &[Line]) -> Ending {
        let was_done = self.table.is_done();
        if !was_done && !lines.iter().any(|line| touches_an_end(&line.what)) {
            return Ending::Same;
        }
        let mut after = self.table.clone();
        for line in lines {
            after.apply(line);
        }
        let outcome = |table: &Table| (table.is_done(), table.game().outcome());
        match (was_done, after.is_done()) {
            (true, false) => Ending::Undone,
            (true, true) if outcome(&self.table) == outcome(&after) => Ending::Same,
            (_, true) => Ending::Ends(after.summary(self.context.clock.unix_ms())),
            (false, false) => Ending::Same,
        }
    }
}

/// What lines do to how the game ended.
pub(super) enum Ending {
    /// Nothing.
    Same,
    /// The game is over with them, or otherwise than before.
    Ends(Summary),
    /// It was over, and is not.
    Undone,
}

/// A whole message, of the body of an update and its number.
fn numbered(v: u64, body: &str) -> Utf8Bytes {
    let rest = body.strip_prefix('{').unwrap_or_default();
    let v = v.to_string();
    // In one piece.
    [r#"{"update":{"v":"#, &v, ",", rest, "}"].concat().into()
}

const fn changes_seats(what: &What) -> bool {
    matches!(
        what,
        What::Table(
            TableEvent::Sat(..)
                | TableEvent::Left(_)
                | TableEvent::Waits(_)
                | TableEvent::ArbiterSat(_)
        )
    )
}

/// Whether the opponent is asked something.
const fn asks(what: &What) -> bool {
    use jadoube_arbiter::{Act, Happening};
    match what {
        What::Table(event) => matches!(
            event,
            TableEvent::TakebackAsked(_) | TableEvent::RematchOffered(_)
        ),
        What::Game(event) => matches!(event.what, Happening::Did(_, Act::Offer(_))),
    }
}

/// Whether it may end a game, or change how it had ended.
pub(super) const fn touches_an_end(what: &What) -> bool {
    use jadoube_arbiter::{Happening, Ruling};
    match what {
        What::Table(TableEvent::Aborted(_)) => true,
        What::Game(event) => matches!(
            event.what,
            Happening::Ruled {
                ruling: Ruling::Over(_)
                    | Ruling::Withdrawn(_)
                    | Ruling::Penalized(..)
                    | Ruling::Decided
                    | Ruling::AppealDecided(_),
                ..
            }
        ),
        What::Table(_) => false,
    }
}
