//! Article 10, and decisions on what the Laws do not foresee.

use alloc::boxed::Box;

use jadoube_laws::{Color, Rule};

use crate::{
    Game, Order, Points, Reason, Refusal, Refused, Ruling, Score, Stake,
    draft::{Draft, refuse},
};

/// A free decision with its reason, by the Preface; with a score the game is over by it, or,
/// after the end, its result is another.
///
/// Law: [10.2](jadoube_laws::law::A10_2), [8.7](jadoube_laws::law::A8_7).
pub(crate) fn rule(
    draft: &mut Draft<'_>,
    reason: Box<str>,
    score: Option<Score>,
) -> Result<(), Refusal> {
    let game = draft.before();
    if let Some(score) = score {
        game.require_score(score)?;
    }
    draft.ordered(Order::Rule { reason, score });
    let referred = game.referral().map(|_| Rule::QuickplayReferral);
    draft.law(
        Ruling::Decided,
        referred.unwrap_or(Rule::ArbitersDiscretion),
    );
    if let Some(score) = score {
        let rule = if let Some(referral) = referred {
            referral
        } else if game.is_signed() {
            Rule::Signing
        } else {
            Rule::ArbitersDiscretion
        };
        let authority = draft.cite(rule);
        let by = draft.by;
        let over = Stake::End(score, Reason::Decision).ruling(authority, by);
        draft.rule(over, authority);
    }
    Ok(())
}

impl Game {
    /// What a side scores in the event, once the game is over and not void.
    ///
    /// Law: [10.1](jadoube_laws::law::A10_1).
    pub fn points(&self, color: Color) -> Option<Points> {
        let scale = self.regulations.points;
        let points = self.outcome()?.score?.of(color);
        Some(match points {
            Points::ONE => scale.win,
            Points::HALF => scale.draw,
            Points::ZERO => scale.loss,
            other => other,
        })
    }

    /// Refuses what is no score a game can have, where the edition says so.
    ///
    /// Law: [10.2](jadoube_laws::law::A10_2).
    pub(crate) fn require_score(&self, score: Score) -> Result<(), Refusal> {
        let rule = Rule::PointsTotal;
        let is_ruled = self.regulations.edition.article(rule).is_some();
        if is_ruled && !score.is_usual() {
            return refuse(self, Refused::NotAScore, rule);
        }
        Ok(())
    }

    /// Whether both players have signed with the same result.
    ///
    /// Law: [8.7](jadoube_laws::law::A8_7).
    pub(crate) fn is_signed(&self) -> bool {
        self.signed_score().is_some()
    }

    /// The result that both players have signed.
    ///
    /// Law: [8.7](jadoube_laws::law::A8_7).
    pub fn signed_score(&self) -> Option<Score> {
        let white = self.sheets[Color::White].signed;
        white.filter(|_| white == self.sheets[Color::Black].signed)
    }
}
