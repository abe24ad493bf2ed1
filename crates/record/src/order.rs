//! What the arbiter orders, observes or decides.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use jadoube_arbiter as arbiter;

use crate::mirror::mirror;
use crate::{
    Answer, Color, Finding, Millis, Misconduct, Observation, Penalty, QuestionId, RulingId, Score,
    Uci,
};

/// What the arbiter orders, observes or decides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// The round begins: the clock of the player with the white pieces is started.
    StartRound,
    /// Stops both clocks.
    Pause,
    /// Play goes on: the clock of the player on move runs again.
    Resume,
    /// Answers a question of fact, or decides a question of judgement.
    Answer(QuestionId, Answer),
    /// Sees something happen, or looks at the board, the clock or the scoresheets.
    Observe(Observation),
    /// Finds something wrong.
    Found(Finding),
    /// Sets clocks, for a reason.
    SetClocks {
        /// What White's clock shall show, if it is set.
        white: Option<Millis>,
        /// What Black's clock shall show, if it is set.
        black: Option<Millis>,
        /// Why.
        reason: Box<str>,
    },
    /// Sets how many moves a clock has counted.
    SetMoveCounter(Color, u32),
    /// Goes back to the position before the move at this place in the game, counted in
    /// half-moves from the start.
    GoBack(u32),
    /// Penalizes a player for a misconduct.
    Penalize(Color, Penalty, Misconduct),
    /// Gives a player time for a disturbance from outside.
    Compensate(Color, Millis),
    /// Tests the claim of a draw that is pending.
    CheckClaim,
    /// Lets the players agree to a draw from now on, where the regulations ask for the arbiter's
    /// consent.
    AllowDraw,
    /// Lets an assistant move the pieces, press the clock or write for a player, with time taken
    /// off for it.
    AllowAssistant(Color, Millis),
    /// Asks to see the scoresheets.
    AskSheets,
    /// Tells a player something about the game that the arbiter must not tell.
    Tell(Secret),
    /// Decides what the Laws do not foresee, with a reason; perhaps the result.
    Rule {
        /// What is decided and why.
        reason: Box<str>,
        /// The result, if the game ends or ended by it.
        score: Option<Score>,
    },
    /// Withdraws a ruling with a reason. Both stay on record; what followed from it is put right
    /// by further orders.
    Withdraw(RulingId, Box<str>),
    /// Tells the player on move to seal a move.
    Adjourn(Adjourning),
    /// The session of the resumption begins, by the arbiter's clock.
    BeginSession,
    /// Opens the envelope; what was in it.
    OpenEnvelope(Opened),
    /// Finds the envelope missing, or the position too.
    Missing(Mislaid),
    /// Decides an appeal.
    DecideAppeal(RulingId, Appealed),
}

/// When a game is adjourned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Adjourning {
    /// At the end of the session.
    SessionEnds,
    /// Because the player on move wants to, with so much of the session left.
    Early(Millis),
}

/// What an envelope holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Opened {
    /// A move, as it is written: the program reads it.
    Written(Box<str>),
    /// A move, by its squares.
    Move(Uci),
    /// No move that can be made.
    Faulty(SealFault),
}

/// What is wrong with a sealed move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SealFault {
    /// It can be read in two ways.
    Ambiguous,
    /// Its meaning cannot be made out.
    Meaningless,
    /// It is illegal.
    Illegal,
    /// There is none: the Laws do not say what follows.
    Nothing,
    /// It is not the move that was handed in: the Laws do not say what follows.
    NotHandedIn,
}

/// What is missing at a resumption.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Mislaid {
    /// The envelope.
    Envelope,
    /// The envelope, and the position cannot be set up again.
    Position,
}

mirror!(enum Adjourning = arbiter::Adjourning {
    SessionEnds,
    Early(time),
});

mirror!(enum Opened = arbiter::Opened {
    Written(text),
    Move(uci),
    Faulty(fault),
});

mirror!(enum SealFault = arbiter::SealFault {
    Ambiguous,
    Meaningless,
    Illegal,
    Nothing,
    NotHandedIn,
});

mirror!(enum Mislaid = arbiter::Mislaid {
    Envelope,
    Position,
});

/// What the arbiter must keep from the players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Secret {
    /// How many moves have been made.
    MoveCount,
    /// That the opponent has moved.
    OpponentMoved,
    /// That the clock was not pressed.
    NotPressed,
}

/// What became of an appeal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Appealed {
    /// The ruling stands.
    Dismissed,
    /// The ruling falls: the arbiter withdraws it, or decides the result, by a further order.
    Upheld,
}

mirror!(enum Order = arbiter::Order {
    StartRound,
    Pause,
    Resume,
    Answer(id, answer),
    Observe(observation),
    Found(finding),
    SetClocks { white, black, reason },
    SetMoveCounter(color, count),
    GoBack(count),
    Penalize(color, penalty, misconduct),
    Compensate(color, time),
    CheckClaim,
    AllowDraw,
    AllowAssistant(color, time),
    AskSheets,
    Tell(secret),
    Rule { reason, score },
    Withdraw(id, text),
    Adjourn(adjourning),
    BeginSession,
    OpenEnvelope(opened),
    Missing(mislaid),
    DecideAppeal(id, appealed),
});

mirror!(enum Secret = arbiter::Secret {
    MoveCount,
    OpponentMoved,
    NotPressed,
});

mirror!(enum Appealed = arbiter::Appealed {
    Dismissed,
    Upheld,
});
