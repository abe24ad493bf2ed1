//! How much one visitor or one address may ask of the hall.

mod attempts;

use std::{
    collections::{HashMap, HashSet},
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
    num::NonZeroU32,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use governor::{
    Quota, RateLimiter,
    clock::{Clock, DefaultClock},
    state::keyed::DefaultKeyedStateStore,
};
use jadoube_protocol::ErrorCode;
use jadoube_record::PersonKind;
use tokio::time::{MissedTickBehavior, interval};

use crate::{Config, Fault, Hall, Visitor, figures, rooms::Guesses};
use attempts::Attempts;

/// Beyond so many names and networks that are remembered, all are forgotten.
const MOST_KNOWN: usize = 50_000;
/// How often what is no longer needed is cleared.
const TIDY_EVERY: Duration = Duration::from_secs(60);

impl Hall {
    /// Whether another guest may come from an address.
    ///
    /// # Errors
    ///
    /// If too many came from there.
    pub fn may_make_guest(&self, address: IpAddr) -> Result<(), Fault> {
        self.limits().guests(address)
    }

    /// Whether a visitor may open another table.
    ///
    /// # Errors
    ///
    /// If too many were opened.
    pub fn may_open_tables(&self, visitor: &Visitor, address: IpAddr) -> Result<(), Fault> {
        match visitor.kind {
            PersonKind::Guest => self.limits().guest_tables(address),
            PersonKind::Registered | PersonKind::Machine => self.limits().tables(visitor.id),
        }
    }
}

/// The limiters of a hall.
///
/// An IPv6 address counts with all others of its network of 64 bits, which one household has for
/// itself.
#[derive(Debug)]
pub struct Limits {
    guests: Keyed<IpAddr>,
    guest_tables: Keyed<IpAddr>,
    tables: Keyed<i64>,
    attempts: Attempts<IpAddr>,
    named: Attempts<String>,
    /// Names with the networks from where their password was known.
    known: Mutex<HashSet<(String, IpAddr)>>,
    sessions: Keyed<i64>,
    chat: Keyed<i64>,
    connections: Arc<Connections>,
    guesses: Guesses,
}

type Keyed<K> = RateLimiter<K, DefaultKeyedStateStore<K>, DefaultClock>;

impl Limits {
    /// As a hall is set up.
    pub fn new(config: &Config) -> Self {
        let per_minute = |most: u32| Quota::per_minute(at_least_one(most));
        let chat_every = Duration::from_secs(10) / at_least_one(config.chat_per_10_s).get();
        let chat = Quota::with_period(chat_every).unwrap_or(Quota::per_second(NonZeroU32::MIN));
        Self {
            guests: RateLimiter::keyed(per_minute(60)),
            guest_tables: RateLimiter::keyed(per_minute(config.guest_tables_per_minute)),
            tables: RateLimiter::keyed(per_minute(30)),
            attempts: Attempts::per_minute(config.attempts_per_minute),
            named: Attempts::per_minute(config.attempts_per_minute),
            known: Mutex::default(),
            sessions: RateLimiter::keyed(per_minute(20)),
            chat: RateLimiter::keyed(chat.allow_burst(at_least_one(config.chat_per_10_s))),
            connections: Arc::new(Connections::new(config)),
            guesses: Guesses::default(),
        }
    }

    /// Another guest from an address.
    ///
    /// # Errors
    ///
    /// If too many came.
    pub fn guests(&self, address: IpAddr) -> Result<(), Fault> {
        check(&self.guests, &network(address))
    }

    /// Another table opened by a guest from an address.
    ///
    /// # Errors
    ///
    /// If too many were.
    pub fn guest_tables(&self, address: IpAddr) -> Result<(), Fault> {
        check(&self.guest_tables, &network(address))
    }

    /// Another table opened by somebody.
    ///
    /// # Errors
    ///
    /// If too many were.
    pub fn tables(&self, person: i64) -> Result<(), Fault> {
        check(&self.tables, &person)
    }

    /// Another attempt at a password, a code or a link from an address.
    ///
    /// # Errors
    ///
    /// If there were too many.
    pub fn attempts(&self, address: IpAddr) -> Result<(), Fault> {
        self.attempts.spend(network(address)).map_err(wait)
    }

    /// Another attempt from an address at the password of a name, whether or not anybody has that
    /// name. All who try a name share its attempts, but for an address where its password was
    /// known before: others cannot keep somebody out of the own account.
    ///
    /// # Errors
    ///
    /// If there were too many.
    pub fn attempts_at(&self, name: &str, address: IpAddr) -> Result<(), Fault> {
        let known = (name.to_owned(), network(address));
        if self.known().contains(&known) {
            return Ok(());
        }
        self.named.spend(known.0).map_err(wait)
    }

    /// An attempt from an address at a name succeeded, and does not count.
    pub fn attempt_succeeded(&self, address: IpAddr, name: &str) {
        self.attempts.give_back(&network(address));
        self.named.give_back(&name.to_owned());
        let mut known = self.known();
        if known.len() >= MOST_KNOWN {
            known.clear();
        }
        known.insert((name.to_owned(), network(address)));
    }

    // Each change is one insertion, so a panic elsewhere leaves nothing half-made.
    fn known(&self) -> MutexGuard<'_, HashSet<(String, IpAddr)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Another session of somebody who knew the password.
    ///
    /// # Errors
    ///
    /// If too many were begun.
    pub fn sessions(&self, person: i64) -> Result<(), Fault> {
        check(&self.sessions, &person)
    }

    /// Another line in chat by somebody.
    ///
    /// # Errors
    ///
    /// If there were too many.
    pub fn chat(&self, person: i64) -> Result<(), Fault> {
        check(&self.chat, &person)
    }

    /// Another socket from an address, for as long as what is given back is kept.
    ///
    /// # Errors
    ///
    /// If there are too many, from there or at all.
    pub fn connection(&self, address: IpAddr) -> Result<Admitted, Fault> {
        Connections::admit(&self.connections, network(address))
    }

    /// Codes that were wrong.
    pub(crate) const fn guesses(&self) -> &Guesses {
        &self.guesses
    }

    /// Forgets those who have asked for nothing of late.
    pub fn forget(&self) {
        self.guests.retain_recent();
        self.guest_tables.retain_recent();
        self.tables.retain_recent();
        self.attempts.forget();
        self.named.forget();
        self.sessions.retain_recent();
        self.chat.retain_recent();
    }
}

/// Clears from time to time what is no longer needed: limits that nobody is near, figures that
/// nobody asked for, sessions and links that ended.
pub(crate) async fn tidy(hall: Hall) {
    let mut closing = hall.closing();
    let mut ticks = interval(TIDY_EVERY);
    ticks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = ticks.tick() => {
                hall.limits().forget();
                figures::tidy();
                let now = hall.clock().unix_ms();
                if let Err(error) = hall.journal().people().purge_expired(now).await {
                    tracing::warn!(%error, "what has ended could not be cleared");
                }
            }
            _ = closing.changed() => return,
        }
    }
}

/// How many sockets there are.
#[derive(Debug)]
struct Connections {
    most: usize,
    most_of_one: u32,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    all: usize,
    by_address: HashMap<IpAddr, u32>,
}

impl Connections {
    fn new(config: &Config) -> Self {
        Self {
            most: config.connections as usize,
            most_of_one: config.connections_per_address,
            open: Mutex::default(),
        }
    }

    // Each change is made whole before the lock is given back, so a panic leaves nothing half-made.
    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn admit(counted: &Arc<Self>, address: IpAddr) -> Result<Admitted, Fault> {
        let mut open = counted.open();
        let of_one = open.by_address.get(&address).copied().unwrap_or(0);
        if open.all >= counted.most || of_one >= counted.most_of_one {
            return Err(Fault::from(ErrorCode::TooMany)
                .about("connections")
                .retry_s(10));
        }
        open.all += 1;
        open.by_address.insert(address, of_one + 1);
        Ok(Admitted {
            address,
            counted: Arc::clone(counted),
        })
    }
}

/// A socket that is counted until this is dropped.
#[derive(Debug)]
pub struct Admitted {
    address: IpAddr,
    counted: Arc<Connections>,
}

impl Drop for Admitted {
    fn drop(&mut self) {
        let mut open = self.counted.open();
        open.all -= 1;
        let left = open.by_address.remove(&self.address).unwrap_or(1) - 1;
        if left > 0 {
            open.by_address.insert(self.address, left);
        }
    }
}

/// What an address is counted by.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => {
            let of_network = u128::from(address) >> 64 << 64;
            IpAddr::V6(Ipv6Addr::from(of_network))
        }
    }
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

fn check<K: Clone + Hash + Eq>(limiter: &Keyed<K>, key: &K) -> Result<(), Fault> {
    limiter
        .check_key(key)
        .map_err(|not_until| wait(not_until.wait_time_from(DefaultClock::default().now())))
}

fn wait(time: Duration) -> Fault {
    let seconds = u32::try_from(time.as_secs()).unwrap_or(u32::MAX);
    Fault::from(ErrorCode::TooMany).retry_s(seconds.saturating_add(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn sockets_are_counted_by_address_until_they_close() {
        let config = Config {
            connections_per_address: 2,
            connections: 3,
            ..Config::default()
        };
        let limits = Limits::new(&config);
        let one = limits.connection(address("10.0.0.1")).expect("the first");
        let two = limits.connection(address("::ffff:10.0.0.1"));
        let two = two.expect("the second");
        let third = limits.connection(address("10.0.0.1"));
        assert_eq!(third.expect_err("a third").code, ErrorCode::TooMany);
        let other = limits.connection(address("10.0.0.2")).expect("another's");
        assert!(
            limits.connection(address("10.0.0.3")).is_err(),
            "it is full"
        );
        drop((one, two, other));
        assert!(limits.connections.open().by_address.is_empty());
        assert!(limits.connection(address("10.0.0.1")).is_ok());
    }

    #[test]
    fn others_cannot_keep_somebody_out_of_the_own_account() {
        let config = Config {
            attempts_per_minute: 2,
            ..Config::default()
        };
        let limits = Limits::new(&config);
        let (home, elsewhere) = (address("10.0.0.1"), address("10.0.0.2"));
        assert!(limits.attempts_at("ana", home).is_ok());
        limits.attempt_succeeded(home, "ana");
        while limits.attempts_at("ana", elsewhere).is_ok() {}
        assert!(limits.attempts_at("ana", address("10.0.0.3")).is_err());
        assert!(limits.attempts_at("ana", home).is_ok());
        assert!(limits.attempts_at("eva", home).is_ok());
    }

    #[test]
    fn a_network_of_64_bits_counts_as_one() {
        let config = Config {
            attempts_per_minute: 1,
            ..Config::default()
        };
        let limits = Limits::new(&config);
        assert!(limits.attempts(address("2001:db8::1")).is_ok());
        assert!(limits.attempts(address("2001:db8::2:3")).is_err());
        assert!(limits.attempts(address("2001:db8:0:1::1")).is_ok());
    }
}
