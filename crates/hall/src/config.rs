//! How a hall is set up.

use std::{net::IpAddr, path::PathBuf};

use serde::{Deserialize, Serialize};

/// How a hall is set up. Everything has a default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The hall's name.
    pub name: String,
    /// The addresses that browsers may come from besides the hall's own, as origins such as
    /// `https://ajedrez.example`.
    pub origins: Vec<String>,
    /// The proxies whose `X-Forwarded-For` and `X-Forwarded-Proto` are believed.
    pub trusted_proxies: Vec<IpAddr>,
    /// Whether cookies are for encrypted connections only: set it where a proxy gives TLS.
    pub secure_cookies: bool,
    /// From where `/metrics` may be read, besides this very machine.
    pub metrics_for: Vec<IpAddr>,
    /// Whether guests may play.
    pub guests: bool,
    /// Whether anybody may register.
    pub registration: bool,
    /// Engines to sit at tables, besides those that are found.
    pub engines: Vec<PathBuf>,
    /// How many engines think at once; 0 for one less than there are processors.
    pub engines_at_once: usize,
    /// How many connections one address may have.
    pub connections_per_address: u32,
    /// How many connections the hall takes.
    pub connections: u32,
    /// How many tables guests of one address may open in a minute.
    pub guest_tables_per_minute: u32,
    /// How many passwords, codes and links may be tried in a minute, from one address and for one
    /// name.
    pub attempts_per_minute: u32,
    /// How many messages a player may send in 20 seconds.
    pub messages_per_20_s: u32,
    /// How many messages somebody who only watches may send in 20 seconds.
    pub spectator_messages_per_20_s: u32,
    /// How many lines one may say in 10 seconds.
    pub chat_per_10_s: u32,
    /// For how many seconds clocks that stand by a call wait for an arbiter to be in the hall,
    /// before they go on by themselves.
    pub call_waits_s: u32,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            name: "Jadoube".to_owned(),
            origins: Vec::new(),
            trusted_proxies: Vec::new(),
            secure_cookies: false,
            metrics_for: Vec::new(),
            guests: true,
            registration: true,
            engines: Vec::new(),
            engines_at_once: 0,
            connections_per_address: 200,
            connections: 20_000,
            guest_tables_per_minute: 8,
            attempts_per_minute: 10,
            messages_per_20_s: 100,
            spectator_messages_per_20_s: 50,
            chat_per_10_s: 4,
            call_waits_s: 300,
        }
    }
}
