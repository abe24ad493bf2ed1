//! Who may do what at a table, decided in this one place.

use jadoube_laws::Color;
use jadoube_protocol::{ErrorCode, Role, TableAct, TableStage};

use crate::{Table, Visitor};

/// What somebody is at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Relation {
    /// Plays, or has a seat.
    Player(Color),
    /// Waits for an opponent, and the lot has not given a color.
    Waiting,
    /// May act as arbiter.
    Arbiter,
    /// Anybody else.
    Spectator,
}

/// What can be done at a table, by kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A fact of the game by a player.
    Act,
    /// An order of the arbiter.
    Order,
    /// Telling the arbiter something.
    Report,
    /// Taking a seat.
    Sit,
    /// Leaving it.
    Leave,
    /// Sitting down as arbiter.
    SitAsArbiter,
    /// Beginning the round.
    Start,
    /// Voiding the game before the second move.
    Abort,
    /// Asking to take back, agreeing, or not.
    Takeback,
    /// Claiming of an opponent who has gone.
    ClaimAbsence,
    /// Calling the arbiter.
    Call,
    /// Seeing to a call.
    AnswerCall,
    /// Playing again.
    Rematch,
}

impl Action {
    /// Every action.
    pub const ALL: [Self; 13] = [
        Self::Act,
        Self::Order,
        Self::Report,
        Self::Sit,
        Self::Leave,
        Self::SitAsArbiter,
        Self::Start,
        Self::Abort,
        Self::Takeback,
        Self::ClaimAbsence,
        Self::Call,
        Self::AnswerCall,
        Self::Rematch,
    ];

    /// The kind of what is done.
    pub const fn of(act: &TableAct) -> Self {
        match act {
            TableAct::Act(_) | TableAct::ActFor(..) => Self::Act,
            TableAct::Order(_) | TableAct::OrderBecause(..) => Self::Order,
            TableAct::Report(_) => Self::Report,
            TableAct::Sit(_) => Self::Sit,
            TableAct::Leave => Self::Leave,
            TableAct::SitAsArbiter => Self::SitAsArbiter,
            TableAct::Start => Self::Start,
            TableAct::Abort => Self::Abort,
            TableAct::Takeback | TableAct::DeclineTakeback => Self::Takeback,
            TableAct::ClaimAbsence(_) => Self::ClaimAbsence,
            TableAct::Call { .. } => Self::Call,
            TableAct::AnswerCall(_) => Self::AnswerCall,
            TableAct::Rematch => Self::Rematch,
        }
    }

    /// Its name in what is said of it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Act => "act",
            Self::Order => "order",
            Self::Report => "report_to_arbiter",
            Self::Sit => "sit",
            Self::Leave => "leave",
            Self::SitAsArbiter => "sit_as_arbiter",
            Self::Start => "start_round",
            Self::Abort => "abort",
            Self::Takeback => "takeback",
            Self::ClaimAbsence => "claim_absence",
            Self::Call => "call",
            Self::AnswerCall => "answer_call",
            Self::Rematch => "rematch_of_others",
        }
    }

    /// What a token must be good for.
    pub const fn scope(self) -> &'static str {
        match self {
            Self::Order | Self::SitAsArbiter | Self::Start | Self::AnswerCall => "arbiter",
            Self::Act
            | Self::Report
            | Self::Sit
            | Self::Leave
            | Self::Abort
            | Self::Takeback
            | Self::ClaimAbsence
            | Self::Call
            | Self::Rematch => "play",
        }
    }
}

/// What a visitor is at a table. A player is never the arbiter of the own game.
pub fn relation(visitor: &Visitor, table: &Table) -> Relation {
    if let Some(color) = table.seat_of(visitor.id) {
        return Relation::Player(color);
    }
    if table
        .waiting()
        .is_some_and(|person| person.id == visitor.id)
    {
        return Relation::Waiting;
    }
    let is_named = table.arbiters().iter().any(|named| named.id == visitor.id);
    let assists = visitor.is(Role::AssistantArbiter) && is_named;
    if visitor.is(Role::Arbiter) || assists || table.host_is(visitor.id) {
        return Relation::Arbiter;
    }
    Relation::Spectator
}

/// Whether somebody may do something, with the table as far as it has come.
///
/// # Errors
///
/// [`ErrorCode::Forbidden`] if it is not for them at all, [`ErrorCode::NotNow`] if not now.
pub const fn permit(who: Relation, action: Action, stage: TableStage) -> Result<(), ErrorCode> {
    if !is_for(who, action) {
        return Err(ErrorCode::Forbidden);
    }
    if is_time(action, stage) {
        Ok(())
    } else {
        Err(ErrorCode::NotNow)
    }
}

const fn is_for(who: Relation, action: Action) -> bool {
    match action {
        Action::Act
        | Action::Abort
        | Action::Takeback
        | Action::ClaimAbsence
        | Action::Call
        | Action::Rematch => matches!(who, Relation::Player(_)),
        Action::Leave => matches!(who, Relation::Player(_) | Relation::Waiting),
        Action::Order | Action::Start | Action::AnswerCall | Action::SitAsArbiter => {
            matches!(who, Relation::Arbiter)
        }
        Action::Report => matches!(who, Relation::Spectator),
        Action::Sit => matches!(who, Relation::Spectator | Relation::Arbiter),
    }
}

const fn is_time(action: Action, stage: TableStage) -> bool {
    match action {
        Action::Act => !matches!(stage, TableStage::Waiting | TableStage::Aborted),
        Action::Order | Action::Report => {
            !matches!(stage, TableStage::Waiting | TableStage::Aborted)
        }
        Action::Sit => matches!(stage, TableStage::Waiting),
        Action::Leave => matches!(stage, TableStage::Waiting | TableStage::Ready),
        Action::SitAsArbiter | Action::AnswerCall => !matches!(stage, TableStage::Aborted),
        Action::Start => matches!(stage, TableStage::Ready),
        Action::Abort => {
            matches!(
                stage,
                TableStage::Ready | TableStage::Playing | TableStage::Paused
            )
        }
        Action::Takeback => matches!(stage, TableStage::Playing),
        Action::ClaimAbsence => matches!(stage, TableStage::Playing | TableStage::Paused),
        Action::Call => !matches!(stage, TableStage::Waiting | TableStage::Aborted),
        Action::Rematch => matches!(stage, TableStage::Over | TableStage::Aborted),
    }
}

#[cfg(test)]
mod tests;
