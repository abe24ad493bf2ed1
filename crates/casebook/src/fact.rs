//! What a line among the facts says.

use jadoube_arbiter::{Answer, Command, Hand, Millis, Order, Score};
use jadoube_laws::{Board, ByColor, Color};

use crate::{row::Values, rows::sentences};

/// A line among the facts: when, and what.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fact {
    /// The time since the facts began, if the line tells it.
    pub at: Option<Millis>,
    /// The line as it was written, without the time.
    pub text: String,
    /// What it says.
    pub(crate) what: What,
}

impl Fact {
    /// Whether it only checks how things stand, and gives the arbiter nothing to rule on.
    pub fn is_check(&self) -> bool {
        matches!(&self.what, What::Sentence(sentence) if sentence.check.is_some())
    }

    /// Whether it begins the round.
    pub fn begins_the_round(&self) -> bool {
        matches!(&self.what, What::Sentence(sentence) if sentence.begins)
    }

    /// The order or finding of the arbiter that it is, if it is one and tells all of it.
    pub fn order(&self) -> Option<Order> {
        let What::Sentence(sentence) = &self.what else {
            return None;
        };
        let build = sentences()[sentence.row].row.build;
        match build(&Values(&sentence.values)) {
            Some(Said::Command(Command::Arbiter(order))) => Some(order),
            Some(_) | None => None,
        }
    }
}

/// A run of moves, or a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum What {
    Moves(Run),
    Sentence(Sentence),
}

/// Moves played and pressed one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Run {
    pub(crate) moves: Vec<String>,
    pub(crate) pace: Millis,
}

/// A sentence that fits the grammar: which one, and what fills its gaps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sentence {
    pub(crate) row: usize,
    pub(crate) values: Vec<crate::value::Value>,
    pub(crate) check: Option<Check>,
    pub(crate) begins: bool,
}

/// What a sentence says, once the moves in it are known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    /// One fact for the arbiter.
    Command(Command),
    /// A move as a player makes it, with what follows.
    Plays {
        color: Color,
        written: String,
        then: &'static [Then],
    },
    /// Time passes until this flag falls.
    FlagFalls(Color),
    /// Time passes.
    Passes(Millis),
    /// The oldest open question is answered, by the arbiter or a player.
    Answers(Option<Color>, Answer),
    /// An appeal against the latest ruling.
    Appeals(Color),
    /// How things stand.
    Check(Check),
}

/// What a player does after a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Then {
    Press(Hand),
    Offer,
    Write,
}

/// How things should stand.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Check {
    Clocks(Option<Millis>, Option<Millis>),
    Position(String),
    Board(Box<Board>),
    MayPlay(String),
    ToMove(Color),
    Running(Option<Color>),
    IllegalMoves(ByColor<u32>),
    Result(Score),
    GoesOn,
    Void,
    Nothing,
}
