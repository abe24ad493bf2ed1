//! What the archive keeps of a game.

use jadoube_arbiter::Reason;
use jadoube_journal::{PersonId, Summary};
use jadoube_laws::{Claim, Color};
use jadoube_record::PersonKind;

use super::Table;

impl Table {
    /// What the archive keeps of the game, which is over or never was.
    pub fn summary(&self, ended_ms: i64) -> Summary {
        let outcome = self.game().outcome();
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
            counted: self.counts(),
        }
    }

    /// Whether the game changes the points of its players.
    fn counts(&self) -> bool {
        let registered = |color| {
            self.seat(color)
                .is_some_and(|person| person.kind == PersonKind::Registered)
        };
        self.settings().points
            && Color::ALL.into_iter().all(registered)
            && self
                .game()
                .outcome()
                .is_some_and(|outcome| outcome.score.is_some())
            && self.game().ply() >= 2
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
        Reason::WrongStart => "wrong_start",
        Reason::ColorsReversed => "colors_reversed",
        Reason::Absence(_) => "absence",
    }
}
