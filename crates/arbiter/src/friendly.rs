//! Friendly games: Articles 1 to 5 and nothing else.

use crate::{
    Act, Authority, Command, Finding, Friendly, Game, Observation, Order, Refusal, Refused,
    Regulation,
};

/// Refuses what rests on no Article from 1 to 5 where only those are played by.
///
/// # Errors
///
/// In a friendly game, for whatever is of the clock, of recording, of claims or of penalties.
pub(crate) fn require(game: &Game, command: &Command) -> Result<(), Refusal> {
    if game.regulations.friendly == Friendly::No {
        return Ok(());
    }
    let is_known = match command {
        Command::Player(_, act) => player_may(act),
        Command::Arbiter(order) => arbiter_may(order),
        Command::Bystander(_) => false,
        Command::Time | Command::Site(_) => true,
    };
    if is_known {
        return Ok(());
    }
    Err(Refusal {
        reason: Refused::Friendly,
        authority: Authority::Regulations(Regulation::Friendly),
    })
}

const fn player_may(act: &Act) -> bool {
    match act {
        Act::Arrive
        | Act::SayAdjust
        | Act::Touch(..)
        | Act::Release { .. }
        | Act::Remove(_)
        | Act::Place(..)
        | Act::ReleaseNew(..)
        | Act::UseBothHands
        | Act::Displace(_)
        | Act::PutBack
        | Act::Play { .. }
        | Act::Offer(_)
        | Act::WithdrawOffer
        | Act::Accept
        | Act::Decline
        | Act::ClaimTouch(_)
        | Act::Resign
        | Act::Answer(..) => true,
        Act::Press { .. }
        | Act::Mishandle(_)
        | Act::Stop(_)
        | Act::RestartOpponent
        | Act::ClaimDraw(..)
        | Act::WithdrawClaim
        | Act::ClaimIllegalMove
        | Act::ClaimTwoHands
        | Act::ClaimFlag
        | Act::ClaimByDisplay
        | Act::AskIncrement
        | Act::ClaimQuickplay(_)
        | Act::Seal(_)
        | Act::CloseEnvelope
        | Act::StateSealed(_)
        | Act::ClaimTimes { .. }
        | Act::AgreeCorrection
        | Act::Write(_)
        | Act::Sign(_)
        | Act::AskSheet
        | Act::AskExplanation(_)
        | Act::Appeal(_) => false,
    }
}

const fn arbiter_may(order: &Order) -> bool {
    match order {
        Order::StartRound
        | Order::Pause
        | Order::Resume
        | Order::Answer(..)
        | Order::GoBack(_)
        | Order::Rule { .. }
        | Order::Withdraw(..) => true,
        Order::Observe(observation) => match observation {
            Observation::TouchBroken
            | Observation::Touch(..)
            | Observation::Accident(_)
            | Observation::Deliberate(_)
            | Observation::OrderUnclear
            // Who never came has not played, whatever is played by.
            | Observation::NotCome(_)
            | Observation::NobodyCame => true,
            Observation::Flag(_)
            | Observation::IllegalMove
            | Observation::TwoHands(_)
            | Observation::UnsoundPosition
            | Observation::Misconduct(..)
            | Observation::BothRefuse
            | Observation::UnclaimedDraw => false,
        },
        Order::Found(finding) => match finding {
            Finding::WrongStart
            | Finding::BoardTurned
            | Finding::ColorsReversed
            | Finding::Displaced(_)
            | Finding::LastKnown(_) => true,
            Finding::WrongSetting { .. }
            | Finding::Defect { .. }
            | Finding::SheetsHopeless
            | Finding::IllegalMoveAt(_) => false,
        },
        Order::SetClocks { .. }
        | Order::SetMoveCounter(..)
        | Order::Penalize(..)
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
        | Order::DecideAppeal(..) => false,
    }
}
