//! What is said at a table.

use std::collections::VecDeque;

use jadoube_protocol::{ChatLine, ErrorCode, ServerMessage};

use super::{super::View, Notice, Task};
use crate::{
    Outbox, Visitor,
    chat::{Booth, Stakes, hears, may_say},
    permit::{Relation, relation},
};

/// How many lines are remembered for those who come: fewer than may wait for one client.
const REMEMBERED: usize = 40;

/// What was said last.
#[derive(Debug)]
pub(super) struct Talk {
    lines: VecDeque<(Booth, ChatLine)>,
    // Whether what the record has is among it, or is asked for.
    is_recalled: bool,
    is_wanted: bool,
}

impl Talk {
    /// Of a table with so many lines on record: at a new one nothing was said.
    pub(super) fn of(recorded: u64) -> Self {
        Self {
            lines: VecDeque::new(),
            is_recalled: recorded == 0,
            is_wanted: false,
        }
    }
}

impl Task {
    /// Whether somebody may say something there.
    pub(super) fn may_say(&self, visitor: &Visitor, booth: Booth) -> Result<(), ErrorCode> {
        let who = relation(visitor, &self.table);
        if who == Relation::Spectator && !self.links.watches(visitor.id) {
            return Err(ErrorCode::Forbidden);
        }
        let stakes = Stakes::of(&self.table);
        may_say(who, booth, self.table.stage(), stakes)
    }

    /// Something was said: whoever is to hear it is told.
    pub(super) fn said(&mut self, booth: Booth, line: ChatLine) {
        let stage = self.table.stage();
        let message = ServerMessage::Chat(line.clone());
        self.links
            .tell_views(&message, |view| hears(view, booth, stage));
        if self.talk.lines.len() == REMEMBERED {
            self.talk.lines.pop_front();
        }
        self.talk.lines.push_back((booth, line));
    }

    /// What was said is hidden from now on.
    pub(super) fn hide(&mut self, id: i64) {
        let lines = self.talk.lines.iter_mut();
        for (_, line) in lines.filter(|(_, line)| line.id == id) {
            line.text = None;
        }
        self.links.tell_all(&ServerMessage::ChatHidden { id });
    }

    /// What was said last, as the record has it: those who wait for it are told.
    pub(super) fn recall(&mut self, lines: Vec<(Booth, ChatLine)>) {
        if self.talk.is_recalled {
            return;
        }
        self.talk.is_recalled = true;
        let stage = self.table.stage();
        // What was said since the record was read has been told.
        let first = self.talk.lines.front().map_or(i64::MAX, |(_, it)| it.id);
        for (booth, line) in lines.into_iter().rev().filter(|(_, it)| it.id < first) {
            self.talk.lines.push_front((booth, line));
        }
        for (booth, line) in self.talk.lines.iter().filter(|(_, it)| it.id < first) {
            let message = ServerMessage::Chat(line.clone());
            self.links
                .tell_views(&message, |view| hears(view, *booth, stage));
        }
    }

    /// Tells somebody who comes what was said last.
    pub(super) fn tell_talk(&mut self, view: View, outbox: &Outbox) {
        let stage = self.table.stage();
        if !self.talk.is_recalled {
            if !self.talk.is_wanted {
                self.talk.is_wanted = true;
                let wanted = Notice::ChatWanted(self.table.id());
                let _ = self.context.notices.send(wanted);
            }
            return;
        }
        for (booth, line) in &self.talk.lines {
            if hears(view, *booth, stage) {
                outbox.tell(&ServerMessage::Chat(line.clone()));
            }
        }
    }
}
