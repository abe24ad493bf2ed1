//! A game that never was.

use jadoube_arbiter::ArbiterSeat;
use jadoube_laws::Color;
use jadoube_protocol::ErrorCode;
use jadoube_record::{Abort, TableEvent};

use super::{Lines, No};
use crate::{Fault, Table};

/// A player wants the game void: online, where nobody else looks after it, before the own first
/// move. Over the board, with an arbiter, and in the round of an evening or a class it is theirs
/// who look after the game; a player may resign.
///
/// # Errors
///
/// If it is not for the player to say.
pub(super) fn abort(table: &Table, lines: &mut Lines, color: Color) -> Result<(), No> {
    let opening = table.opening();
    let is_looked_after = table.settings().over_the_board
        || table.regulations().arbiter == ArbiterSeat::Seated
        || opening.host.is_some()
        || opening.slot.is_some();
    if is_looked_after {
        return Err(Fault::from(ErrorCode::Forbidden)
            .about("abort_alone")
            .into());
    }
    if table.game().moves_made(color) > 0 {
        return Err(Fault::from(ErrorCode::NotNow).about("abort").into());
    }
    lines.table(TableEvent::Aborted(Abort::Player((&color).into())));
    Ok(())
}
