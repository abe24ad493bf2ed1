//! Telling many: players at once, those who look on some at a time, so that no other table waits
//! until thousands have been served.

use axum::extract::ws::Utf8Bytes;
use jadoube_protocol::ServerMessage;

use super::{Links, View, is_player};
use crate::outbox::write;

/// So many who look on are told in one go.
const AT_ONCE: usize = 64;

/// A message on its way to those who look on.
#[derive(Debug)]
pub(super) struct Spreading {
    bytes: Utf8Bytes,
    /// Who is meant, by the index of the view.
    views: [bool; 4],
    /// Who comes next, by the place in the list, and who came too late for it.
    next: usize,
    end: usize,
}

impl Links {
    /// Tells everybody.
    pub(crate) fn tell_all(&mut self, message: &ServerMessage) {
        self.tell_views(message, |_| true);
    }

    /// Tells everybody who sees it from one of some views.
    pub(in crate::table) fn tell_views(
        &mut self,
        message: &ServerMessage,
        is_meant: impl Fn(View) -> bool,
    ) {
        self.tell(write(message), is_meant);
    }

    /// Tells everybody who sees it from a view.
    pub(crate) fn send(&mut self, view: View, bytes: &Utf8Bytes) {
        self.tell(bytes.clone(), |sees| sees == view);
    }

    fn tell(&mut self, bytes: Utf8Bytes, is_meant: impl Fn(View) -> bool) {
        let mut views = [false; 4];
        for view in View::ALL {
            views[view.index()] = is_meant(view);
        }
        let players = self.list.iter().take_while(|(view, _)| is_player(*view));
        let mut next = 0;
        for (view, watcher) in players {
            next += 1;
            if views[view.index()] {
                watcher.outbox.send(bytes.clone());
            }
        }
        let end = self.list.len();
        self.spreading.push_back(Spreading {
            bytes,
            views,
            next,
            end,
        });
        if self.spreading.len() == 1 {
            self.spread();
        }
    }

    /// Whether some are yet to be told something.
    pub(in crate::table) fn is_spreading(&self) -> bool {
        !self.spreading.is_empty()
    }

    /// Tells some more.
    pub(in crate::table) fn spread(&mut self) {
        let Some(first) = self.spreading.front_mut() else {
            return;
        };
        let end = first.end.min(first.next + AT_ONCE);
        for (view, watcher) in &self.list[first.next..end] {
            if first.views[view.index()] {
                watcher.outbox.send(first.bytes.clone());
            }
        }
        first.next = end;
        if first.next == first.end {
            self.spreading.pop_front();
        }
    }

    /// Tells everybody who is yet to be told something: before the list changes, and before any of
    /// them is told something else.
    pub(in crate::table) fn spread_all(&mut self) {
        while self.is_spreading() {
            self.spread();
        }
    }
}
