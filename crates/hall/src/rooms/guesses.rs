//! Codes that were wrong, and how many more may be tried.

use std::{
    collections::HashMap,
    net::IpAddr,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use jadoube_protocol::ErrorCode;
use tokio::time::Instant;

use crate::{Fault, limits::network};

/// For how long a wrong code counts.
const WINDOW: Duration = Duration::from_secs(60);
/// How many wrong codes one address may give in that time. A whole class comes from one.
const BY_ADDRESS: u32 = 60;
/// How many one person may.
const BY_PERSON: u32 = 10;
/// Beyond so many that are remembered, those of old are forgotten, and then all.
const REMEMBERED: usize = 10_000;

/// Whoever may have guessed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Guesser {
    Address(IpAddr),
    Person(i64),
}

/// Wrong codes of late, by network (see [`network`]) and by person. A code that is right costs
/// nothing, so that a client may come back with it as often as its connection breaks.
#[derive(Debug, Default)]
pub(crate) struct Guesses {
    wrong: Mutex<HashMap<Guesser, (u32, Instant)>>,
}

impl Guesses {
    /// Whether another code may be tried.
    ///
    /// # Errors
    ///
    /// [`ErrorCode::TooMany`] if too many were wrong.
    pub(crate) fn check(&self, address: IpAddr, person: Option<i64>) -> Result<(), Fault> {
        let wrong = self.wrong();
        for (guesser, most) in by(address, person) {
            if let Some((count, since)) = wrong.get(&guesser)
                && *count >= most
                && since.elapsed() < WINDOW
            {
                let wait = WINDOW.saturating_sub(since.elapsed()).as_secs() + 1;
                let seconds = u32::try_from(wait).unwrap_or(u32::MAX);
                return Err(Fault::from(ErrorCode::TooMany).retry_s(seconds));
            }
        }
        Ok(())
    }

    /// A code was wrong.
    pub(crate) fn note(&self, address: IpAddr, person: Option<i64>) {
        let mut wrong = self.wrong();
        if wrong.len() >= REMEMBERED {
            wrong.retain(|_, (_, since)| since.elapsed() < WINDOW);
            if wrong.len() >= REMEMBERED {
                wrong.clear();
            }
        }
        for (guesser, _) in by(address, person) {
            let (count, since) = wrong.entry(guesser).or_insert((0, Instant::now()));
            if since.elapsed() >= WINDOW {
                (*count, *since) = (0, Instant::now());
            }
            *count += 1;
        }
    }

    fn wrong(&self) -> MutexGuard<'_, HashMap<Guesser, (u32, Instant)>> {
        // A panic elsewhere cannot leave a count half written.
        self.wrong.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn by(address: IpAddr, person: Option<i64>) -> impl Iterator<Item = (Guesser, u32)> {
    let person = person.map(|person| (Guesser::Person(person), BY_PERSON));
    [(Guesser::Address(network(address)), BY_ADDRESS)]
        .into_iter()
        .chain(person)
}
