//! What a ruling rests on.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use jadoube_arbiter as arbiter;

use crate::Article;
use crate::mirror::mirror;

/// What a ruling or a refusal rests on. Only the first is law.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Authority {
    /// An Article of the game's edition.
    Law(Article),
    /// What a named authority says beyond the text of an Article.
    Comment(Commentator, Article),
    /// The regulations of the event.
    Regulations(Regulation),
    /// A rule of the site where the game is played.
    Site(SiteRule),
}

/// Somebody whose reading of the Laws goes beyond their text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Commentator {
    /// The Arbiters' Manual of FIDE, May 2025.
    #[serde(rename = "arbiters_manual_2025")]
    ArbitersManual2025,
    /// The Rules Commission, interpretations of June 2017.
    #[serde(rename = "rules_commission_2017")]
    RulesCommission2017,
    /// The French federation's directorate of arbiters: its book of October 2025 and its
    /// examinations.
    FrenchArbiters,
    /// The Polish federation's course for arbiters, 2026.
    PolishArbiters,
    /// Geurt Gijssen, "An Arbiter's Notebook".
    Gijssen,
}

/// A regulation of the event that a ruling rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Regulation {
    /// Illegal moves are dealt with otherwise than the Laws say, as at school.
    IllegalMoves,
    /// Draws may not be agreed, or not so early.
    Draws,
    /// What happens to late players.
    DefaultTime,
    /// A class other than the one that follows from the time.
    Class,
    /// Results count otherwise than a point, half a point and nothing.
    Points,
    /// Only Articles 1 to 5 are played by.
    Friendly,
    /// A house rule, by its number in the regulations.
    House(u16),
}

/// A rule of the site where the game is played, not of the Laws.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum SiteRule {
    /// Facts come in the order in which they happened.
    Record,
    /// Time for every turn, not for the game.
    TimePerTurn,
    /// Online only legal moves are accepted, and they complete themselves.
    OnlineMoves,
    /// Online a third occurrence or 50 moves draw at once.
    OnlineDraws,
    /// Where nobody is seated as arbiter, a question nobody agrees on has a default.
    NobodySeated,
    /// What nobody asked is not answered.
    Questions,
    /// Who has gone for long enough loses to a claim, or has drawn.
    Absence,
    /// Moves are taken back by agreement, with the time they took.
    Takeback,
    /// A ruling is withdrawn by its number, and once.
    Rulings,
}

mirror!(enum Authority = arbiter::Authority {
    Law(article),
    Comment(commentator, article),
    Regulations(regulation),
    Site(site_rule),
});

mirror!(enum Commentator = arbiter::Commentator {
    ArbitersManual2025,
    RulesCommission2017,
    FrenchArbiters,
    PolishArbiters,
    Gijssen,
});

mirror!(enum Regulation = arbiter::Regulation {
    IllegalMoves,
    Draws,
    DefaultTime,
    Class,
    Points,
    Friendly,
    House(number),
});

mirror!(enum SiteRule = arbiter::SiteRule {
    Record,
    TimePerTurn,
    OnlineMoves,
    OnlineDraws,
    NobodySeated,
    Questions,
    Absence,
    Takeback,
    Rulings,
});
