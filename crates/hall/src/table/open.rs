//! From what was chosen when a table was opened to what it is played by.

mod checks;
mod chosen;

use std::sync::Arc;

use jadoube_arbiter::{Regulations, TimeControl};
use jadoube_journal::{GameId, NewGame, RoomId};
use jadoube_laws::Class;
use jadoube_protocol::{Access, ErrorCode, TableSettings};
use serde::{Deserialize, Serialize};

use crate::Fault;
use checks::{check, tidy};
use chosen::regulations;

/// How a table was opened, for good.
#[derive(Clone, Debug)]
pub struct Opening {
    /// Its name in addresses.
    pub id: GameId,
    /// The room.
    pub room: RoomId,
    /// What was chosen.
    pub settings: TableSettings,
    /// What it is played by.
    pub regulations: Arc<Regulations>,
    /// The class of its ranking: blitz, rapid, standard or turn.
    pub class: &'static str,
    /// The code of a private table.
    pub code: Option<String>,
    /// The number that the lots were drawn with; shown when the game is over.
    pub seed: u64,
    /// When it was opened, in milliseconds since 1970.
    pub unix_ms: i64,
    /// Who leads the room, and acts as arbiter of its tables.
    pub host: Option<i64>,
    /// The game that this one follows.
    pub rematch_of: Option<String>,
    /// What the hall brings about when the round begins, in place of only beginning it.
    pub before: Vec<jadoube_arbiter::Event>,
    /// The round and the board, if it is of an evening.
    pub slot: Option<Slot>,
}

/// A place in the pairings of an evening.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Slot {
    /// The round.
    pub round: u32,
    /// The number of the board.
    pub board: u32,
}

/// How a table was opened, as it is stored. Fields are only ever added.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct StoredOpening {
    settings: TableSettings,
    regulations: jadoube_record::Regulations,
    code: Option<String>,
    seed: u64,
    host: Option<i64>,
    rematch_of: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    before: Vec<jadoube_record::Event>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    slot: Option<Slot>,
}

/// The randomness that opening a table takes, drawn by the caller.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The table's name.
    pub id: GameId,
    /// The seed of all its lots.
    pub seed: u64,
    /// The code, if it is private.
    pub code: String,
}

/// Checks what was chosen, and draws what is left to the lot.
///
/// # Errors
///
/// If a time, a position, an edition or the regulations cannot be; the fault names which.
pub fn opening(
    room: RoomId,
    settings: TableSettings,
    drawn: Drawn,
    unix_ms: i64,
    host: Option<i64>,
) -> Result<Opening, Fault> {
    let regulations = regulations(&settings, drawn.seed)?;
    let settings = tidy(settings, &regulations)?;
    check(&settings, &regulations, host)?;
    Ok(Opening {
        id: drawn.id,
        room,
        class: class_of(&regulations),
        regulations: Arc::new(regulations),
        code: (settings.access == Access::Private).then_some(drawn.code),
        seed: drawn.seed,
        unix_ms,
        host,
        rematch_of: None,
        before: Vec::new(),
        slot: None,
        settings,
    })
}

fn invalid(field: &str, why: impl std::fmt::Display) -> Fault {
    Fault::from(ErrorCode::Invalid).about(format!("{field}: {why}"))
}

/// The class a game is ranked in.
fn class_of(regulations: &Regulations) -> &'static str {
    let is_turn = |time: &TimeControl| matches!(time, TimeControl::PerTurn(_));
    if regulations.time.iter().any(|(_, time)| is_turn(time)) {
        return "turn";
    }
    match regulations.class() {
        Class::Standard => "standard",
        Class::Rapid => "rapid",
        Class::Blitz => "blitz",
    }
}

/// The place in the pairings of an evening, out of what was stored of an opening.
pub(crate) fn slot_of(stored: &str) -> Option<Slot> {
    #[derive(Deserialize)]
    struct Placed {
        slot: Option<Slot>,
    }
    serde_json::from_str::<Placed>(stored).ok()?.slot
}

impl Opening {
    /// As a new game on record.
    pub fn new_game(&self) -> NewGame {
        NewGame {
            id: self.id,
            room: self.room.clone(),
            settings: serde_json::to_string(&self.stored())
                .expect("settings are made of strings, numbers and lists of them"),
            format: jadoube_record::VERSION,
            created_ms: self.unix_ms,
        }
    }

    /// As it is stored.
    pub(crate) fn stored(&self) -> StoredOpening {
        StoredOpening {
            settings: self.settings.clone(),
            regulations: self.regulations.as_ref().into(),
            code: self.code.clone(),
            seed: self.seed,
            host: self.host,
            rematch_of: self.rematch_of.clone(),
            before: self.before.iter().map(Into::into).collect(),
            slot: self.slot,
        }
    }

    /// From what was stored.
    pub(crate) fn from_stored(
        id: GameId,
        room: RoomId,
        unix_ms: i64,
        stored: StoredOpening,
    ) -> Self {
        let regulations = Regulations::from(&stored.regulations);
        Self {
            id,
            room,
            class: class_of(&regulations),
            regulations: Arc::new(regulations),
            settings: stored.settings,
            code: stored.code,
            seed: stored.seed,
            unix_ms,
            host: stored.host,
            rematch_of: stored.rematch_of,
            before: stored.before.iter().map(Into::into).collect(),
            slot: stored.slot,
        }
    }
}

#[cfg(test)]
mod tests;
