//! The facts of a game as they are stored, in one JSON document.

use serde::Serialize;

/// The name of the form, by which a reader knows it.
pub const FORMAT: &str = "jadoube-journal";

/// The version of the form.
pub const VERSION: u32 = 1;

/// The journal of a game: every event in order, as it was stored, with who and when.
///
/// ```
/// use jadoube_hall::records::{Journal, JournalEntry};
///
/// let entry = JournalEntry {
///     version: 1,
///     unix_ms: 1_796_000_000_000,
///     at_ms: Some(0),
///     who: Some("Ana".to_owned()),
///     event: "anything that serializes",
/// };
/// let json = Journal::new("k3v9", &[entry]).to_json().expect("it serializes");
/// assert!(json.starts_with("{\n  \"format\": \"jadoube-journal\",\n  \"version\": 1,"));
/// ```
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Journal<'a, E> {
    /// [`FORMAT`].
    pub format: &'static str,
    /// [`VERSION`].
    pub version: u32,
    /// The game's own name in the hall.
    pub game: &'a str,
    /// The entries, the first first.
    pub entries: &'a [JournalEntry<E>],
}

/// One event as it was stored.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct JournalEntry<E> {
    /// Its place in the journal, counted from 1: the table's version once it had happened.
    pub version: u64,
    /// When it was accepted, in milliseconds since 1970.
    pub unix_ms: i64,
    /// When it happened by the game's own time; nothing for what is no event of the game, such as
    /// sitting down.
    pub at_ms: Option<u64>,
    /// Who brought it about; nothing for what only followed.
    pub who: Option<String>,
    /// The event, in the form it is stored in.
    pub event: E,
}

impl<'a, E: Serialize> Journal<'a, E> {
    /// The journal of a game.
    pub const fn new(game: &'a str, entries: &'a [JournalEntry<E>]) -> Self {
        Self {
            format: FORMAT,
            version: VERSION,
            game,
            entries,
        }
    }

    /// The document.
    ///
    /// # Errors
    ///
    /// If an event does not serialize.
    pub fn to_json(&self) -> Result<String, serde_json::Error> {
        let mut json = serde_json::to_string_pretty(self)?;
        json.push('\n');
        Ok(json)
    }
}
