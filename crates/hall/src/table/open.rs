//! From what was chosen when a table was opened to what it is played by.

use std::sync::Arc;

use jadoube_arbiter::{ArbiterSeat, Friendly, Regulations, SheetKind, TimeControl, Venue};
use jadoube_journal::{GameId, RoomId};
use jadoube_laws::{ByColor, CastlingMode, Class, Position, chess960, fen};
use jadoube_protocol::{Access, ErrorCode, Preset, Screens, Start, TableSettings};
use serde::{Deserialize, Serialize};

use crate::Fault;

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
    let regulations = match &settings.regulations {
        Some(all) => Regulations::from(all.as_ref()),
        None => regulations(&settings, drawn.seed)?,
    };
    regulations
        .check()
        .map_err(|fault| invalid("regulations", format!("{fault:?}")))?;
    if settings.screens == Screens::One && settings.points {
        return Err(invalid("points", "one screen"));
    }
    if settings.machine.is_some() && (settings.points || !is_online(&regulations)) {
        return Err(invalid("machine", "points or over_the_board"));
    }
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
        settings,
    })
}

fn invalid(field: &str, why: impl std::fmt::Display) -> Fault {
    Fault::from(ErrorCode::Invalid).about(format!("{field}: {why}"))
}

fn is_online(regulations: &Regulations) -> bool {
    regulations.venue == Venue::Online
}

fn regulations(settings: &TableSettings, seed: u64) -> Result<Regulations, Fault> {
    let mut all = match settings.preset {
        Preset::Laws => Regulations::default(),
        Preset::School => Regulations::school(),
        Preset::Friendly => Regulations::friendly(),
    };
    let white = time("time", &settings.time)?;
    let black = match &settings.time_black {
        Some(text) => time("time_black", text)?,
        None => white.clone(),
    };
    all.time = ByColor { white, black };
    all.edition = settings
        .edition
        .parse()
        .map_err(|_| invalid("edition", &settings.edition))?;
    all.venue = if settings.over_the_board {
        Venue::OverTheBoard
    } else {
        Venue::Online
    };
    all.arbiter = if settings.arbiter && all.friendly == Friendly::No {
        ArbiterSeat::Seated
    } else {
        ArbiterSeat::Empty
    };
    if !settings.over_the_board {
        all.sheets = SheetKind::Automatic;
    }
    match &settings.start {
        Start::Standard => {}
        Start::Chess960(number) => {
            let number = number.unwrap_or_else(|| start_number(seed));
            let position = chess960::start(number).ok_or_else(|| invalid("start", number))?;
            all.start = position.setup();
            all.castling = CastlingMode::Chess960;
        }
        Start::Fen(text) => {
            let setup = fen::read(text.as_bytes()).map_err(|why| invalid("start", why))?;
            all.start = setup;
            if Position::new(&setup, CastlingMode::Standard).is_err() {
                all.castling = CastlingMode::Chess960;
            }
        }
    }
    Ok(all)
}

fn time(field: &str, text: &str) -> Result<TimeControl, Fault> {
    text.parse().map_err(|why| invalid(field, format!("{why}")))
}

/// The start of Chess960 that a seed draws.
fn start_number(seed: u64) -> u16 {
    let mut state = seed;
    chess960::draw(|| {
        // SplitMix64, so that anybody can draw it again from the seed that is shown afterwards.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    })
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

impl Opening {
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
        }
    }
}
