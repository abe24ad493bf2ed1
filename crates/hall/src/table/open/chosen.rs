//! The regulations that follow from what was chosen.

use jadoube_arbiter::{
    ArbiterSeat, Friendly, RegulationFault, Regulations, SheetKind, TimeControl, Venue,
};
use jadoube_laws::{ByColor, CastlingMode, Position, chess960, fen};
use jadoube_protocol::{Preset, Start, TableSettings};

use super::invalid;
use crate::Fault;

/// The longest time control, as it is typed.
const LONGEST_TIME: usize = 100;

/// The regulations of a table: those given as a whole, or those that follow from the rest.
pub(super) fn regulations(settings: &TableSettings, seed: u64) -> Result<Regulations, Fault> {
    let all = match &settings.regulations {
        Some(all) => Regulations::from(all.as_ref()),
        None => from_the_rest(settings, seed)?,
    };
    match all.check() {
        Ok(()) => Ok(all),
        Err(faults) => {
            let first = faults.first();
            let field = match (first, &settings.regulations) {
                (Some(fault), None) => field_of(fault),
                (_, Some(_)) | (None, None) => "regulations",
            };
            let why: Vec<String> = faults.iter().map(ToString::to_string).collect();
            Err(invalid(field, why.join("; ")))
        }
    }
}

/// The field of the settings that has to change.
const fn field_of(fault: &RegulationFault) -> &'static str {
    match fault {
        RegulationFault::ClockForOneSide(_) => "time_black",
        RegulationFault::Start(_) => "start",
        RegulationFault::NoChess960(_) | RegulationFault::NoDefaultTime(_) => "edition",
        RegulationFault::FriendlyClock
        | RegulationFault::FriendlyPenalties
        | RegulationFault::FriendlyLateness
        | RegulationFault::FriendlyDraws => "preset",
        RegulationFault::OnlineWatchedByPeople => "over_the_board",
        RegulationFault::NobodyWatches => "arbiter",
        RegulationFault::HouseNumber(_)
        | RegulationFault::HouseText(_)
        | RegulationFault::HouseContradicts(..)
        | RegulationFault::DrawsFromTheStart
        | RegulationFault::DrawsNotRestrictable(_)
        | RegulationFault::ClassContradictsTime { .. }
        | RegulationFault::PointsOutOfOrder => "regulations",
    }
}

fn from_the_rest(settings: &TableSettings, seed: u64) -> Result<Regulations, Fault> {
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
            let setup = fen::read(text.trim().as_bytes()).map_err(|why| invalid("start", why))?;
            all.start = setup;
            // A right to castle that standard chess cannot have is one of Chess960.
            if Position::new(&setup, CastlingMode::Standard).is_err() {
                all.castling = CastlingMode::Chess960;
            }
        }
    }
    Ok(all)
}

fn time(field: &str, text: &str) -> Result<TimeControl, Fault> {
    if text.len() > LONGEST_TIME {
        return Err(invalid(field, format!("{LONGEST_TIME} characters at most")));
    }
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
