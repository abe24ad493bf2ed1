//! What the arbiter orders, with the reason that has to go on record.

use jadoube_arbiter::{Command, Order};
use jadoube_protocol::{ErrorCode, LONGEST_CHAT};
use jadoube_record::TableEvent;

use super::{Lines, No, amounts};
use crate::{Fault, Table};

/// An order, and why. Who gave it stands on every line.
///
/// # Errors
///
/// If an order that needs a reason has none, or the game does not let it count.
pub(super) fn order(
    table: &Table,
    lines: &mut Lines,
    order: &jadoube_record::Order,
    why: Option<&str>,
) -> Result<(), No> {
    let order = Order::from(order);
    amounts::check(&order)?;
    match place(&order) {
        Place::Inside(reason) => check(reason, "reason")?,
        Place::Beside => check(why.unwrap_or_default(), "why")?,
        Place::None => {}
    }
    if let Some(text) = why {
        check(text, "why")?;
        let text = text.trim().to_owned();
        lines.table(TableEvent::Noted { text });
    }
    lines.command(table, Command::Arbiter(order))?;
    Ok(())
}

/// Where the reason of an order stands.
enum Place<'a> {
    /// In the order itself.
    Inside(&'a str),
    /// In a line beside it.
    Beside,
    /// It needs none.
    None,
}

/// What changes a game for good is not ordered without a word.
fn place(order: &Order) -> Place<'_> {
    match order {
        Order::SetClocks { reason, .. }
        | Order::Rule { reason, .. }
        | Order::Withdraw(_, reason) => Place::Inside(reason),
        Order::GoBack(_) | Order::Penalize(..) => Place::Beside,
        Order::StartRound
        | Order::Pause
        | Order::Resume
        | Order::Answer(..)
        | Order::Observe(_)
        | Order::Found(_)
        | Order::SetMoveCounter(..)
        | Order::Compensate(..)
        | Order::CheckClaim
        | Order::AllowDraw
        | Order::AllowAssistant(..)
        | Order::AskSheets
        | Order::Tell(_)
        | Order::Adjourn(_)
        | Order::BeginSession
        | Order::OpenEnvelope(_)
        | Order::Missing(_)
        | Order::DecideAppeal(..) => Place::None,
    }
}

fn check(reason: &str, field: &str) -> Result<(), No> {
    if reason.trim().is_empty() {
        return Err(Fault::from(ErrorCode::Invalid).about(field).into());
    }
    if reason.chars().count() > LONGEST_CHAT {
        return Err(Fault::from(ErrorCode::TooLong).about(field).into());
    }
    Ok(())
}
