//! One sentence of the grammar, in both languages.

use jadoube_arbiter::{
    Act, Answer, Command, Finding, Millis, Misconduct, Observation, Order, Penalty, Points, Score,
    SiteAct,
};
use jadoube_laws::{Board, Claim, Color, Role, Rule, Square, Uci};

use crate::{Said, value::Value};

/// A sentence: how it is written in each language, the first way being the one the program
/// writes, and what it says.
pub(crate) struct Row {
    pub(crate) english: &'static [&'static str],
    pub(crate) spanish: &'static [&'static str],
    pub(crate) build: fn(&Values<'_>) -> Option<Said>,
}

/// What fills the gaps of a sentence, by kind and order.
pub(crate) struct Values<'a>(pub(crate) &'a [Value]);

/// Writes a getter for a kind of value.
macro_rules! getters {
    ($($name:ident $variant:ident -> $kind:ty;)+) => {
        impl Values<'_> {
            $(
                /// The first of its kind.
                pub(crate) fn $name(&self) -> Option<$kind> {
                    self.0.iter().find_map(|value| {
                        let Value::$variant(found) = value else {
                            return None;
                        };
                        Some(found.clone())
                    })
                }
            )+
        }
    };
}

getters! {
    color Color -> Color;
    role Role -> Role;
    number Number -> u32;
    score Score -> Score;
    points Points -> Points;
    text Text -> String;
    written Written -> String;
    uci Move -> Uci;
    board Board -> Box<Board>;
    answer Answer -> Answer;
    misconduct Misconduct -> Misconduct;
    rule Rule -> Rule;
    claim Claim -> Claim;
}

impl Values<'_> {
    /// The first square.
    pub(crate) fn square(&self) -> Option<Square> {
        self.squares().next()
    }

    /// The second square.
    pub(crate) fn other_square(&self) -> Option<Square> {
        self.squares().nth(1)
    }

    /// The first time.
    pub(crate) fn time(&self) -> Option<Millis> {
        self.times().next()
    }

    /// The second time.
    pub(crate) fn other_time(&self) -> Option<Millis> {
        self.times().nth(1)
    }

    /// The time that the network took; none unless it is said.
    pub(crate) fn lag(&self) -> Millis {
        self.time().unwrap_or_default()
    }

    fn squares(&self) -> impl Iterator<Item = Square> {
        self.0.iter().filter_map(|value| {
            let Value::Piece(_, square) = value else {
                return None;
            };
            Some(*square)
        })
    }

    fn times(&self) -> impl Iterator<Item = Millis> {
        self.0.iter().filter_map(|value| {
            let Value::Time(time) = value else {
                return None;
            };
            Some(*time)
        })
    }
}

/// A player's act.
pub(crate) fn act(values: &Values<'_>, act: Act) -> Option<Said> {
    Some(Said::Command(Command::Player(values.color()?, act)))
}

/// An order of the arbiter.
pub(crate) fn order(order: Order) -> Option<Said> {
    Some(Said::Command(Command::Arbiter(order)))
}

/// A rule of the site.
pub(crate) fn site(act: SiteAct) -> Option<Said> {
    Some(Said::Command(Command::Site(act)))
}

/// Something the arbiter sees.
pub(crate) fn sees(observation: Observation) -> Option<Said> {
    order(Order::Observe(observation))
}

/// Something the arbiter finds wrong.
pub(crate) fn finds(finding: Finding) -> Option<Said> {
    order(Order::Found(finding))
}

/// A penalty.
pub(crate) fn penalty(values: &Values<'_>, penalty: Penalty) -> Option<Said> {
    let (color, why) = (values.color()?, values.misconduct()?);
    order(Order::Penalize(color, penalty, why))
}
