//! How a game ended.

use jadoube_arbiter::{Authority, Outcome, Reason, Ruler, Score};
use jadoube_laws::{Claim, Color};

use crate::{
    Arguments, Words,
    fill::{Fill, messages},
};

impl Words {
    /// How a game ended, as a sentence with what that rests on in brackets; marked where nobody
    /// was seated as arbiter and the players did not agree.
    ///
    /// ```
    /// use jadoube_arbiter::{Authority, Outcome, Reason, Ruler, Score};
    /// use jadoube_laws::{Color, Edition, Rule};
    /// use jadoube_words::{Language, Words};
    ///
    /// let article = Edition::E2023.article(Rule::Resignation).expect("in 2023");
    /// let outcome = Outcome {
    ///     score: Some(Score::win(Color::White)),
    ///     reason: Reason::Resignation(Color::Black),
    ///     authority: Authority::Law(article),
    ///     by: Ruler::Program,
    /// };
    /// assert_eq!(
    ///     Words::new(Language::Spanish).outcome(&outcome),
    ///     "Ganan las blancas, 1-0: las negras han abandonado (artículo 5.1.2).",
    /// );
    /// ```
    pub fn outcome(&self, outcome: &Outcome) -> String {
        let clause = match outcome.by {
            Ruler::Program | Ruler::Arbiter | Ruler::Players => self.ended(outcome),
            Ruler::Default => {
                let arguments = Arguments::new().with("outcome", self.ended(outcome));
                self.message("outcome-by_default", &arguments)
            }
        };
        self.cited(&clause, self.authority(&outcome.authority))
    }

    /// How a game ended, as a clause.
    pub(crate) fn ended(&self, outcome: &Outcome) -> String {
        // Where a site draws by itself, nobody has claimed anything.
        let reason = if let (Reason::Claim(claim), Authority::Site(_)) =
            (&outcome.reason, outcome.authority)
        {
            self.claim_name(claim)
        } else {
            self.reason(&outcome.reason)
        };
        let arguments = Arguments::new().with("reason", reason);
        let Some(score) = outcome.score else {
            let key = if matches!(outcome.reason, Reason::Referred(..)) {
                "outcome-referred"
            } else {
                "outcome-void"
            };
            return self.message(key, &arguments);
        };
        let arguments = score.fill("score", arguments, self.into());
        match (score.winner(), loser(outcome.reason)) {
            (Some(winner), _) => {
                let arguments = winner.fill("color", arguments, self.into());
                self.message("outcome-won", &arguments)
            }
            (None, Some(loser)) if score == Score::DRAW => {
                let arguments = loser.fill("color", arguments, self.into());
                self.message("outcome-drawn_without_mate", &arguments)
            }
            // What penalties have made of a result is no draw.
            (None, _) if score == Score::DRAW && !is_penalty(outcome.reason) => {
                self.message("outcome-drawn", &arguments)
            }
            (None, _) if score == Score::BOTH_LOSE => self.message("outcome-both_lose", &arguments),
            (None, _) => self.message("outcome-other", &arguments),
        }
    }

    /// Why a game ended, as a clause.
    pub fn reason(&self, reason: &Reason) -> String {
        because(self, reason, Arguments::new())
    }

    /// What a draw is claimed by, as a noun.
    pub(crate) fn claim_name(&self, claim: &Claim) -> String {
        claimed(self, claim, Arguments::new())
    }
}

/// Whether the score is what penalties have made of it.
const fn is_penalty(reason: Reason) -> bool {
    matches!(reason, Reason::Penalty(_))
}

/// Who has lost, unless the opponent cannot mate.
const fn loser(reason: Reason) -> Option<Color> {
    match reason {
        Reason::Resignation(color) | Reason::Flag(color) | Reason::IllegalMoves(color) => {
            Some(color)
        }
        Reason::Checkmate
        | Reason::Stalemate
        | Reason::DeadPosition
        | Reason::Fivefold
        | Reason::SeventyFiveMoves
        | Reason::Agreement
        | Reason::Claim(_)
        | Reason::BothFlags
        | Reason::UnsoundPosition
        | Reason::Default(_)
        | Reason::BothDefault
        | Reason::Penalty(_)
        | Reason::BothRefused
        | Reason::Decision
        | Reason::Signed
        | Reason::WrongStart
        | Reason::ColorsReversed
        | Reason::Absence(_)
        | Reason::Quickplay(..)
        | Reason::Referred(..)
        | Reason::Sealed(..)
        | Reason::PositionLost => None,
    }
}

messages! {
    fn because(Reason) {
        Checkmate => "reason-checkmate",
        Stalemate => "reason-stalemate",
        DeadPosition => "reason-dead_position",
        Fivefold => "reason-fivefold",
        SeventyFiveMoves => "reason-seventy_five_moves",
        Agreement => "reason-agreement",
        Claim(claim) => "reason-claim",
        Resignation(color) => "reason-resignation",
        Flag(color) => "reason-flag",
        BothFlags => "reason-both_flags",
        IllegalMoves(color) => "reason-illegal_moves",
        UnsoundPosition => "reason-unsound_position",
        Default(color) => "reason-default",
        BothDefault => "reason-both_default",
        Penalty(color) => "reason-penalty",
        BothRefused => "reason-both_refused",
        Decision => "reason-decision",
        Signed => "reason-signed",
        WrongStart => "reason-wrong_start",
        ColorsReversed => "reason-colors_reversed",
        Absence(color) => "reason-absence",
        Quickplay(color, ground) => "reason-quickplay",
        Referred(color, ground) => "reason-referred",
        Sealed(color, fault) => "reason-sealed",
        PositionLost => "reason-position_lost",
    }
}

messages! {
    fn claimed(Claim) {
        Threefold => "claim-name-threefold",
        FiftyMoves => "claim-name-fifty_moves",
    }
}
