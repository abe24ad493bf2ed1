//! Calling the arbiter.

use jadoube_arbiter::{ArbiterSeat, Command, SiteAct};
use jadoube_protocol::{ErrorCode, LONGEST_CHAT, TableStage};
use jadoube_record::{Call, CallReason, TableEvent};

use super::{Doer, Lines, No};
use crate::{Fault, Table, rooms::clean};

/// How many calls of one player may wait at a time.
const OPEN: usize = 3;

/// A player calls the arbiter. The clocks stop only if somebody is there who can have them go on;
/// otherwise the caller is told that nobody is.
///
/// # Errors
///
/// If too many calls of the player wait, or there is too much to read.
pub(super) fn call(
    table: &Table,
    lines: &mut Lines,
    doer: &Doer,
    why: CallReason,
    text: &str,
) -> Result<(), No> {
    if matches!(why, CallReason::Report(_)) {
        return Err(Fault::from(ErrorCode::Invalid).about("call").into());
    }
    let text = clean(text);
    if text.chars().count() > LONGEST_CHAT {
        return Err(Fault::from(ErrorCode::TooLong).about("text").into());
    }
    let color = table.seat_of(doer.visitor.id);
    let color = color.ok_or(ErrorCode::Forbidden)?;
    let waiting = table.calls().iter();
    let own = waiting.filter(|(_, call)| call.from.id == doer.visitor.id);
    if own.count() >= OPEN {
        return Err(Fault::from(ErrorCode::NotNow).about("calls").into());
    }
    lines.table(TableEvent::Called(Call {
        id: table.next_call(),
        from: doer.person.clone(),
        why,
        text,
    }));
    let is_seated = table.regulations().arbiter == ArbiterSeat::Seated;
    if table.stage() != TableStage::Playing || !is_seated {
        return Ok(());
    }
    if !doer.arbiter_is_here {
        lines.table(TableEvent::NoArbiter);
    } else if table.settings().call_stops_clocks {
        lines.command(table, Command::Site(SiteAct::CallStops(color)))?;
    }
    Ok(())
}
