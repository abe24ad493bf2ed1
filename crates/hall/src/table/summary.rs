//! What the archive keeps of a game.

use jadoube_arbiter::Reason;
use jadoube_journal::{PersonId, Summary};
use jadoube_laws::{ByColor, Claim, Color};
use jadoube_record::PersonKind;

use super::Table;
use crate::ranking::{self, Class, GameSummary, Scored, Sitter, Stakes, WhyNot};

impl Table {
    /// What the archive keeps of the game, which is over or never was.
    pub fn summary(&self, ended_ms: i64) -> Summary {
        let outcome = self.game().outcome();
        let counts = self.counts();
        match counts {
            Ok((class, _)) => tracing::info!(table = %self.id(), class = class.code(), "it counts"),
            Err(why) => tracing::info!(table = %self.id(), why = why.code(), "it does not count"),
        }
        let score = outcome.and_then(|outcome| outcome.score);
        let person = |color| self.seat(color).map(|person| PersonId(person.id));
        Summary {
            white: person(Color::White),
            black: person(Color::Black),
            result: score.map_or_else(|| "*".to_owned(), |score| score.to_string()),
            reason: match outcome {
                Some(outcome) => reason_key(outcome.reason).to_owned(),
                None => "aborted".to_owned(),
            },
            class: self.opening().class.to_owned(),
            plies: self.game().ply(),
            ended_ms,
            counted: counts.is_ok(),
        }
    }

    /// The class in which the game counts for points, and White's score in it.
    ///
    /// # Errors
    ///
    /// Why it does not count.
    pub fn counts(&self) -> Result<(Class, Scored), WhyNot> {
        let sitter = |color| {
            let person = self.seat(color).ok_or(WhyNot::Unfinished)?;
            Ok(match person.kind {
                PersonKind::Registered => Sitter::Registered(person.id),
                PersonKind::Guest => Sitter::Guest,
                PersonKind::Machine => Sitter::Machine,
            })
        };
        let stakes = if self.settings().points {
            Stakes::Points
        } else {
            Stakes::Nothing
        };
        ranking::counts(&GameSummary {
            players: ByColor {
                white: sitter(Color::White)?,
                black: sitter(Color::Black)?,
            },
            stakes,
            regulations: self.regulations(),
            outcome: self.game().outcome().filter(|_| self.aborted().is_none()),
            plies: self.game().ply(),
        })
    }
}

/// A stable name for the reason of an end.
pub(super) const fn reason_key(reason: Reason) -> &'static str {
    match reason {
        Reason::Checkmate => "checkmate",
        Reason::Stalemate => "stalemate",
        Reason::DeadPosition => "dead_position",
        Reason::Fivefold => "fivefold",
        Reason::SeventyFiveMoves => "seventy_five_moves",
        Reason::Agreement => "agreement",
        Reason::Claim(Claim::Threefold) => "threefold",
        Reason::Claim(Claim::FiftyMoves) => "fifty_moves",
        Reason::Resignation(_) => "resignation",
        Reason::Flag(_) => "flag",
        Reason::BothFlags => "both_flags",
        Reason::IllegalMoves(_) => "illegal_moves",
        Reason::UnsoundPosition => "unsound_position",
        Reason::Default(_) => "default",
        Reason::BothDefault => "both_default",
        Reason::Penalty(_) => "penalty",
        Reason::BothRefused => "both_refused",
        Reason::Decision => "decision",
        Reason::Signed => "signed",
        Reason::WrongStart => "wrong_start",
        Reason::ColorsReversed => "colors_reversed",
        Reason::Absence(_) => "absence",
        Reason::Quickplay(..) => "quickplay",
        Reason::Referred(..) => "referred",
        Reason::Sealed(..) => "sealed",
        Reason::PositionLost => "position_lost",
    }
}
