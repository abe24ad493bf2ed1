//! What has happened: the facts as they were accepted, what they brought about, and the rulings.

use alloc::boxed::Box;

use jadoube_laws::{Board, Breach, Color, Move, Square};

use crate::{
    Act, Answer, Authority, Millis, Obligation, Order, Question, QuestionId, Report, Ruler, Ruling,
    RulingId, SiteAct,
};

/// Something that happened, and when. A game is the fold of its events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// When.
    pub at: Millis,
    /// What.
    pub what: Happening,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    ///
    /// Law: [7.5.1](jadoube_laws::law::A7_5_1).
    Retracted(Color),
    /// The opponent of the player on move has not waited for the press, and begins to reply to
    /// what was let go of, which is no legal move; the board as it was left.
    ///
    /// Law: [6.2.1.2](jadoube_laws::law::A6_2_1_2), [6.2.2](jadoube_laws::law::A6_2_2).
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
