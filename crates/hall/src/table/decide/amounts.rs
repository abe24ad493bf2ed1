//! How much an order may give, take or set: what is beyond is a slip of the hand, or worse.

use jadoube_arbiter::{Adjourning, Finding, Millis, Opened, Order, Penalty, Period, Scoresheet};
use jadoube_protocol::ErrorCode;

use crate::Fault;

/// The longest time that is given or taken at once: a day.
const LONGEST_GIFT: Millis = Millis(86_400_000);
/// The most moves that a clock counts: no game has more.
const MOST_MOVES: u32 = 6000;

/// That no amount in an order is out of bounds.
///
/// # Errors
///
/// With what is out of bounds, and the bounds.
pub(super) fn check(order: &Order) -> Result<(), Fault> {
    match order {
        Order::SetClocks { white, black, .. } => {
            let mut set = white.iter().chain(black);
            set.try_for_each(|time| shown(*time))
        }
        Order::Found(Finding::WrongSetting { white, black } | Finding::Defect { white, black }) => {
            shown(*white)?;
            shown(*black)
        }
        Order::Compensate(_, time)
        | Order::Penalize(_, Penalty::OpponentTime(time) | Penalty::OwnTime(time), _) => {
            given(*time, Millis(1000))
        }
        Order::AllowAssistant(_, time) => given(*time, Millis::ZERO),
        Order::Adjourn(Adjourning::Early(left)) => given(*left, Millis(1000)),
        Order::OpenEnvelope(Opened::Written(text)) if text.len() > Scoresheet::LONGEST => {
            Err(Fault::from(ErrorCode::TooLong).about("written"))
        }
        Order::SetMoveCounter(_, moves) if *moves > MOST_MOVES => {
            Err(beyond("moves", 0, MOST_MOVES.into()))
        }
        Order::StartRound
        | Order::Pause
        | Order::Resume
        | Order::Answer(..)
        | Order::Observe(_)
        | Order::Found(
            Finding::WrongStart
            | Finding::BoardTurned
            | Finding::ColorsReversed
            | Finding::Displaced(_)
            | Finding::SheetsHopeless
            | Finding::IllegalMoveAt(_)
            | Finding::LastKnown(_),
        )
        | Order::SetMoveCounter(..)
        | Order::GoBack(_)
        | Order::Penalize(
            _,
            Penalty::Warning
            | Penalty::OpponentPoints(_)
            | Penalty::OwnPoints(_)
            | Penalty::Loss(_)
            | Penalty::Fine
            | Penalty::Rounds(_)
            | Penalty::Expulsion,
            _,
        )
        | Order::CheckClaim
        | Order::AllowDraw
        | Order::AskSheets
        | Order::Tell(_)
        | Order::Rule { .. }
        | Order::Withdraw(..)
        | Order::Adjourn(Adjourning::SessionEnds)
        | Order::BeginSession
        | Order::OpenEnvelope(_)
        | Order::Missing(_)
        | Order::DecideAppeal(..) => Ok(()),
    }
}

/// That a clock can show it.
fn shown(time: Millis) -> Result<(), Fault> {
    if time <= Period::LONGEST {
        Ok(())
    } else {
        Err(beyond("clock_seconds", 0, Period::LONGEST.0 / 1000))
    }
}

/// That so much may be given or taken.
fn given(time: Millis, least: Millis) -> Result<(), Fault> {
    if (least..=LONGEST_GIFT).contains(&time) {
        Ok(())
    } else {
        Err(beyond("seconds", least.0 / 1000, LONGEST_GIFT.0 / 1000))
    }
}

fn beyond(what: &str, from: u64, to: u64) -> Fault {
    Fault::from(ErrorCode::Invalid).about(format!("{what}: {from} to {to}"))
}
