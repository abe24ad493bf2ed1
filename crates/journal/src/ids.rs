//! Names of things in the record.

use std::fmt;
use std::str::FromStr;

use rand::Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

const ALPHABET: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// The name of a game and of its table: eight letters and digits, as in an address.
///
/// ```
/// use jadoube_journal::GameId;
/// let id: GameId = "Xy3aB90z".parse()?;
/// assert_eq!(id.to_string(), "Xy3aB90z");
/// assert!("../etc/a".parse::<GameId>().is_err());
/// # Ok::<(), jadoube_journal::MalformedGameId>(())
/// ```
// Invariant: every byte is in ALPHABET.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId([u8; 8]);

impl GameId {
    /// One of 2·10¹⁴ names, all as likely.
    pub fn random(source: &mut impl Rng) -> GameId {
        GameId(std::array::from_fn(|_| {
            loop {
                // 248 is the largest multiple of 62 in a byte: taking the rest would favor some.
                let byte = (source.next_u32() >> 24) as u8;
                if byte < 248 {
                    return ALPHABET[usize::from(byte % 62)];
                }
            }
        }))
    }

    /// The name as text.
    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("the alphabet is ASCII")
    }
}

/// A text that is no [`GameId`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not the name of a game: eight letters or digits")]
pub struct MalformedGameId(pub String);

impl FromStr for GameId {
    type Err = MalformedGameId;

    fn from_str(text: &str) -> Result<GameId, MalformedGameId> {
        match <[u8; 8]>::try_from(text.as_bytes()) {
            Ok(bytes) if bytes.iter().all(u8::is_ascii_alphanumeric) => Ok(GameId(bytes)),
            Ok(_) | Err(_) => Err(MalformedGameId(text.chars().take(40).collect())),
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "GameId({})", self.as_str())
    }
}

impl Serialize for GameId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for GameId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<GameId, D::Error> {
        std::borrow::Cow::<'de, str>::deserialize(deserializer)?
            .parse()
            .map_err(de::Error::custom)
    }
}

/// A person or a machine that can sit at a table. Never given twice.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct PersonId(pub i64);

impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The name of a room in an address: 1 to 40 of `a`–`z`, `0`–`9` and inner hyphens.
///
/// ```
/// use jadoube_journal::RoomId;
/// assert_eq!("club-evening-2".parse::<RoomId>()?.as_str(), "club-evening-2");
/// assert!("Club evening".parse::<RoomId>().is_err());
/// # Ok::<(), jadoube_journal::MalformedRoomId>(())
/// ```
// Invariant: as said above.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RoomId(String);

impl RoomId {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A text that is no [`RoomId`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not the name of a room: a-z, 0-9 and inner hyphens, 40 at most")]
pub struct MalformedRoomId(pub String);

impl FromStr for RoomId {
    type Err = MalformedRoomId;

    fn from_str(text: &str) -> Result<RoomId, MalformedRoomId> {
        let allowed = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let inner = !text.starts_with('-') && !text.ends_with('-');
        if (1..=40).contains(&text.len()) && inner && text.bytes().all(allowed) {
            Ok(RoomId(text.to_owned()))
        } else {
            Err(MalformedRoomId(text.chars().take(50).collect()))
        }
    }
}

impl fmt::Display for RoomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.0)
    }
}

impl Serialize for RoomId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0)
    }
}

impl<'de> Deserialize<'de> for RoomId {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<RoomId, D::Error> {
        std::borrow::Cow::<'de, str>::deserialize(deserializer)?
            .parse()
            .map_err(de::Error::custom)
    }
}
