//! Telling many: some at a time, so that nobody at a table waits until thousands have been served.

use std::collections::VecDeque;

use axum::extract::ws::Utf8Bytes;

use crate::Outbox;

/// So many are told in one go.
const AT_ONCE: usize = 64;

/// What is on its way to many, in the order in which it was said.
#[derive(Debug, Default)]
pub(super) struct Crowd(VecDeque<Telling>);

/// A message, and those who are yet to get it.
#[derive(Debug)]
struct Telling {
    bytes: Utf8Bytes,
    to: Vec<Outbox>,
}

impl Crowd {
    /// Tells some people something, after all that was said before.
    pub(super) fn tell(&mut self, bytes: Utf8Bytes, to: Vec<Outbox>) {
        let is_first = self.0.is_empty();
        self.0.push_back(Telling { bytes, to });
        if is_first {
            self.go_on();
        }
    }

    /// Tells some more; whether others still wait.
    pub(super) fn go_on(&mut self) -> bool {
        if let Some(first) = self.0.front_mut() {
            let rest = first.to.len().saturating_sub(AT_ONCE);
            for outbox in first.to.drain(rest..) {
                outbox.send(first.bytes.clone());
            }
            if rest == 0 {
                self.0.pop_front();
            }
        }
        !self.0.is_empty()
    }

    /// Tells one of them all that is still on its way to them, before they are told more.
    pub(super) fn catch_up(&mut self, outbox: &Outbox) {
        for telling in &mut self.0 {
            if let Some(place) = telling.to.iter().position(|other| other.is_same(outbox)) {
                telling.to.remove(place).send(telling.bytes.clone());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn waiting(from: &mut tokio::sync::mpsc::Receiver<Utf8Bytes>) -> Vec<String> {
        std::iter::from_fn(|| from.try_recv().ok())
            .map(|bytes| bytes.as_str().to_owned())
            .collect()
    }

    #[test]
    fn all_are_told_everything_in_order_and_nobody_twice() {
        let mut all: Vec<_> = (0..200).map(|_| Outbox::new()).collect();
        let everybody: Vec<Outbox> = all.iter().map(|(outbox, _)| outbox.clone()).collect();
        let mut crowd = Crowd::default();
        crowd.tell("a".into(), everybody.clone());
        crowd.tell("b".into(), everybody.clone());
        // Whoever is told something else meanwhile has had what came before.
        crowd.catch_up(&everybody[3]);
        everybody[3].send("own".into());
        while crowd.go_on() {}
        for (place, (_, from)) in all.iter_mut().enumerate() {
            let expected: &[&str] = if place == 3 {
                &["a", "b", "own"]
            } else {
                &["a", "b"]
            };
            assert_eq!(waiting(from), expected, "number {place}");
        }
    }

    #[test]
    fn few_are_told_at_once_and_many_some_at_a_time() {
        let mut all: Vec<_> = (0..AT_ONCE + 1).map(|_| Outbox::new()).collect();
        let everybody = all.iter().map(|(outbox, _)| outbox.clone()).collect();
        let mut crowd = Crowd::default();
        crowd.tell("a".into(), everybody);
        let told = all.iter_mut().filter_map(|(_, from)| from.try_recv().ok());
        assert_eq!(told.count(), AT_ONCE);
        assert!(!crowd.go_on());
        let told = all.iter_mut().filter_map(|(_, from)| from.try_recv().ok());
        assert_eq!(told.count(), 1);
    }
}
