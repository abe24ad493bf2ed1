//! How much one visitor or one address may ask of the hall.

use std::{hash::Hash, net::IpAddr, num::NonZeroU32, time::Duration};

use governor::{
    Quota, RateLimiter,
    clock::{Clock, DefaultClock},
    state::keyed::DefaultKeyedStateStore,
};
use jadoube_protocol::ErrorCode;
use jadoube_record::PersonKind;

use crate::{Config, Fault, Hall, Visitor};

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
#[derive(Debug)]
pub struct Limits {
    guests: Keyed<IpAddr>,
    guest_tables: Keyed<IpAddr>,
    tables: Keyed<i64>,
    attempts: Keyed<IpAddr>,
    chat: Keyed<i64>,
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
            attempts: RateLimiter::keyed(per_minute(10)),
            chat: RateLimiter::keyed(chat.allow_burst(at_least_one(config.chat_per_10_s))),
        }
    }

    /// Another guest from an address.
    ///
    /// # Errors
    ///
    /// If too many came.
    pub fn guests(&self, address: IpAddr) -> Result<(), Fault> {
        check(&self.guests, &address)
    }

    /// Another table opened by a guest from an address.
    ///
    /// # Errors
    ///
    /// If too many were.
    pub fn guest_tables(&self, address: IpAddr) -> Result<(), Fault> {
        check(&self.guest_tables, &address)
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
        check(&self.attempts, &address)
    }

    /// Another line in chat by somebody.
    ///
    /// # Errors
    ///
    /// If there were too many.
    pub fn chat(&self, person: i64) -> Result<(), Fault> {
        check(&self.chat, &person)
    }

    /// Forgets those who have asked for nothing of late.
    pub fn forget(&self) {
        self.guests.retain_recent();
        self.guest_tables.retain_recent();
        self.tables.retain_recent();
        self.attempts.retain_recent();
        self.chat.retain_recent();
    }
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

fn check<K: Clone + Hash + Eq>(limiter: &Keyed<K>, key: &K) -> Result<(), Fault> {
    limiter.check_key(key).map_err(|not_until| {
        let wait = not_until
            .wait_time_from(DefaultClock::default().now())
            .as_secs()
            + 1;
        Fault::from(ErrorCode::TooMany).retry_s(u32::try_from(wait).unwrap_or(u32::MAX))
    })
}
