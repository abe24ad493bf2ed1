//! What has happened: facts, what they brought about, and rulings.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use jadoube_arbiter as arbiter;

use crate::mirror::mirror;
use crate::{
    Act, Answer, Authority, Board, Breach, Color, Millis, Move, Obligation, Order, Question,
    QuestionId, Report, Ruler, Ruling, RulingId, SiteAct, Square,
};

/// Something that happened, and when. A game is the fold of its events.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// When.
    pub at: Millis,
    /// What.
    pub what: Happening,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Happening {
    /// A player did or said this.
    Did(Color, Act),
    /// The arbiter ordered this.
    Ordered(Order),
    /// A bystander told the arbiter this.
    Told(Report),
    /// The site applied this rule of its own.
    Site(SiteAct),
    /// A piece was touched that obliges to nothing, being adjusted or touched by accident.
    Adjusted(Square),
    /// The player on move made a move.
    Made(Move),
    /// The player on move completed what is no legal move; the board as it was left.
    Irregular(Breach, Box<Board>),
    /// The player took back, or altered, what was let go of: the clock was not pressed, and so far
    /// nobody has replied.
    Retracted(Color),
    /// The opponent of the player on move has not waited for the press, and begins to reply to
    /// what was let go of, which is no legal move; the board as it was left.
    RepliedTo(Breach, Box<Board>),
    /// The board was put back as the position has it.
    BoardPutBack,
    /// The offer of a draw has lapsed.
    OfferLapsed,
    /// A flag fell.
    FlagFell(Color),
    /// Both clocks stopped.
    ClocksStopped,
    /// This player's clock was started.
    ClockStarted(Color),
    /// A question was put.
    Asked(QuestionId, Question),
    /// A question was answered.
    Answered(QuestionId, Answer, Ruler),
    /// A ruling was given.
    Ruled {
        /// Its number.
        id: RulingId,
        /// What was ruled.
        ruling: Ruling,
        /// What it rests on.
        authority: Authority,
        /// Who ruled.
        by: Ruler,
    },
    /// The move just made was not what the touched pieces obliged to, and nobody ruled on it.
    TouchNotKept(Obligation),
    /// The obligation of the player on move changed without a ruling.
    Obliged(Option<Obligation>),
}

mirror!(struct Event = arbiter::Event { at, what });

mirror!(enum Happening = arbiter::Happening {
    Did(color, act),
    Ordered(order),
    Told(report),
    Site(act),
    Adjusted(square),
    Made(played),
    Irregular(breach, board),
    Retracted(color),
    RepliedTo(breach, board),
    BoardPutBack,
    OfferLapsed,
    FlagFell(color),
    ClocksStopped,
    ClockStarted(color),
    Asked(id, question),
    Answered(id, answer, ruler),
    Ruled { id, ruling, authority, by },
    TouchNotKept(obligation),
    Obliged(obligation),
});
