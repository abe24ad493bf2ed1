//! How a hall is set up.

use std::{net::IpAddr, path::PathBuf};

use serde::{Deserialize, Serialize};
use url::Url;

/// How a hall is set up. Everything has a default.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The hall's name.
    pub name: String,
    /// Where people find the hall, such as `https://ajedrez.example`: printed on cards, and a name
    /// by which the hall is reached. Nothing for the addresses of this machine.
    pub public_url: String,
    /// Names by which the hall is reached besides that and those of this machine.
    pub hosts: Vec<String>,
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
    /// For how many days nobody takes the name of somebody who left, nor one that looks like it.
    pub name_rests_days: u32,
    /// For how many seconds clocks that stand by a call wait for an arbiter to be in the hall,
    /// before they go on by themselves.
    pub call_waits_s: u32,
}

impl Default for Config {
    fn default() -> Self {
        Self {
            name: "Jadoube".to_owned(),
            public_url: String::new(),
            hosts: Vec::new(),
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
            name_rests_days: 365,
            call_waits_s: 300,
        }
    }
}

/// What may stand in a setting.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingKind {
    /// A text.
    Text,
    /// Where the hall is for everybody, `https://ajedrez.example`; or nothing.
    Address,
    /// Yes or no.
    Truth,
    /// A whole number from one to another.
    Number(u32, u32),
    /// Paths of programs.
    Paths,
    /// Addresses of machines in numbers.
    Machines,
    /// Names of hosts.
    Hosts,
    /// Addresses of sites.
    Origins,
}

impl SettingKind {
    /// What the setting of a name takes; nothing if the hall has none of that name.
    pub fn of(name: &str) -> Option<Self> {
        Some(match name {
            "name" => Self::Text,
            "public_url" => Self::Address,
            "hosts" => Self::Hosts,
            "origins" => Self::Origins,
            "trusted_proxies" | "metrics_for" => Self::Machines,
            "secure_cookies" | "guests" | "registration" => Self::Truth,
            "engines" => Self::Paths,
            "engines_at_once" => Self::Number(0, 1024),
            "connections_per_address"
            | "connections"
            | "guest_tables_per_minute"
            | "attempts_per_minute"
            | "messages_per_20_s"
            | "spectator_messages_per_20_s" => Self::Number(1, 1_000_000),
            "chat_per_10_s" => Self::Number(1, 1000),
            "name_rests_days" => Self::Number(0, 36_500),
            "call_waits_s" => Self::Number(0, 86_400),
            _ => return None,
        })
    }

    /// Whether a text, or one of a list, can stand there.
    pub fn takes(self, text: &str) -> bool {
        match self {
            Self::Text | Self::Paths => true,
            Self::Truth | Self::Number(..) => false,
            Self::Address => text.is_empty() || is_site(text),
            Self::Origins => is_site(text),
            Self::Machines => text.parse::<IpAddr>().is_ok(),
            Self::Hosts => !text.contains("://") && is_site(&format!("http://{text}")),
        }
    }
}

/// Whether it is the address of a site, with nothing behind the host and its port.
fn is_site(text: &str) -> bool {
    let Some((scheme, rest)) = text.split_once("://") else {
        return false;
    };
    let rest = rest.strip_suffix('/').unwrap_or(rest);
    ["http", "https"].contains(&scheme)
        && !rest.contains(['/', '\\', '?', '#', '@', ' ', ',', '*'])
        && Url::parse(text).is_ok_and(|url| url.host().is_some())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_has_a_kind() {
        let usual = serde_json::to_value(Config::default()).expect("it is JSON");
        for (name, value) in usual.as_object().expect("it has fields") {
            let kind = SettingKind::of(name).unwrap_or_else(|| panic!("{name} has no kind"));
            let fits = match kind {
                SettingKind::Text | SettingKind::Address => value.is_string(),
                SettingKind::Truth => value.is_boolean(),
                SettingKind::Number(from, to) => {
                    let number = value.as_u64().expect("a number");
                    (from.into()..=to.into()).contains(&number)
                }
                SettingKind::Paths
                | SettingKind::Machines
                | SettingKind::Hosts
                | SettingKind::Origins => value.is_array(),
            };
            assert!(fits, "{name}: {value}");
        }
    }

    #[test]
    fn what_cannot_be_so_is_not_taken() {
        let check = |kind: SettingKind, good: &[&str], bad: &[&str]| {
            for text in good {
                assert!(kind.takes(text), "{kind:?}: {text}");
            }
            for text in bad {
                assert!(!kind.takes(text), "{kind:?}: {text}");
            }
        };
        check(
            SettingKind::Address,
            &["", "https://ajedrez.example", "http://10.0.0.1:8080/"],
            &[
                "ajedrez.example",
                "ftp://a.example",
                "https://a.example/x",
                "https://",
                "https://a b",
            ],
        );
        check(
            SettingKind::Hosts,
            &["ajedrez.example", "sala", "sala:8080", "10.0.0.1"],
            &["", "http://a.example", "*.example", "a/b", "a, b"],
        );
        check(
            SettingKind::Machines,
            &["127.0.0.1", "::1"],
            &["localhost", "10.0.0.0/8", ""],
        );
    }
}
