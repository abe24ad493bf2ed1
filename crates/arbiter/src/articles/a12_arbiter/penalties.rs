//! Article 12.9: penalties.

use jadoube_laws::{Color, Rule};

use super::{
    super::{a04_touch, a08_recording},
    require_clock,
};
use crate::{
    Authority, Game, Misconduct, Order, Outcome, Penalty, Points, Reason, Refusal, Refused, Ruling,
    Score, Stage, TimeControl,
    draft::{Draft, refuse},
};

/// Penalises a player as the arbiter orders, by the item of the list that the edition has for it.
///
/// Law: [12.9](jadoube_laws::law::A12_9).
pub(crate) fn penalise(
    draft: &mut Draft<'_>,
    color: Color,
    penalty: Penalty,
    why: Misconduct,
) -> Result<(), Refusal> {
    let game = draft.before();
    a08_recording::require_duty(game, why)?;
    let Some(article) = draft.edition().article(item(penalty)) else {
        return refuse(game, Refused::NoSuchPenalty, Rule::Penalties);
    };
    match penalty {
        Penalty::OpponentTime(_) => require_clock(game, !color)?,
        Penalty::OwnTime(_) => require_clock(game, color)?,
        Penalty::Warning
        | Penalty::OpponentPoints(_)
        | Penalty::OwnPoints(_)
        | Penalty::Loss(_)
        | Penalty::Fine
        | Penalty::Rounds(_)
        | Penalty::Expulsion => {}
    }
    let outcome = outcome_of(game, color, penalty);
    if let Some((score, _)) = outcome {
        game.require_score(score)?;
    }
    draft.ordered(Order::Penalise(color, penalty, why));
    let authority = Authority::Law(article);
    draft.rule(Ruling::Penalised(color, penalty, why), authority);
    carry_out(draft, color, penalty, authority);
    if let Some((score, reason)) = outcome {
        draft.over(score, reason, authority);
    }
    Ok(())
}

/// The arbiter has answered whether to penalise a misconduct.
///
/// Law: [12.9](jadoube_laws::law::A12_9).
pub(crate) fn decided(
    draft: &mut Draft<'_>,
    color: Color,
    why: Misconduct,
    penalty: Option<Penalty>,
) {
    let rule = if why == Misconduct::Adjusting {
        a04_touch::adjusting_rule(draft.game(), color)
    } else {
        rule_of(why)
    };
    let broken = draft.cite(rule);
    let Some(penalty) = penalty else {
        draft.rule(Ruling::NoPenalty(color, why), broken);
        return;
    };
    draft.rule(Ruling::Penalised(color, penalty, why), broken);
    let authority = draft.cite(item(penalty));
    carry_out(draft, color, penalty, authority);
    if let Some((score, reason)) = outcome_of(draft.before(), color, penalty) {
        draft.over(score, reason, authority);
    }
}

/// The times that a penalty changes.
///
/// Law: [12.9.2](jadoube_laws::law::A12_9_2), [12.9.3](jadoube_laws::law::A12_9_3).
fn carry_out(draft: &mut Draft<'_>, color: Color, penalty: Penalty, authority: Authority) {
    let time = &draft.before().regulations.time;
    let timed = |color: Color| time[color] != TimeControl::None;
    match penalty {
        Penalty::OpponentTime(ms) if timed(!color) => {
            draft.rule(Ruling::ExtraTime(!color, ms.0), authority);
        }
        Penalty::OwnTime(ms) if timed(color) => {
            draft.rule(Ruling::TimeTaken(color, ms.0), authority);
        }
        Penalty::OpponentTime(_)
        | Penalty::OwnTime(_)
        | Penalty::Warning
        | Penalty::OpponentPoints(_)
        | Penalty::OwnPoints(_)
        | Penalty::Loss(_)
        | Penalty::Fine
        | Penalty::Rounds(_)
        | Penalty::Expulsion => {}
    }
}

/// The score that a penalty leads to, and why the game ends or ended: a loss at any time, points
/// once there is a score to change.
///
/// Law: [12.9.4](jadoube_laws::law::A12_9_4) to [12.9.6](jadoube_laws::law::A12_9_6).
fn outcome_of(game: &Game, color: Color, penalty: Penalty) -> Option<(Score, Reason)> {
    let so_far = match game.stage {
        Stage::Over(Outcome {
            score: Some(score), ..
        }) => Some(score),
        Stage::Over(Outcome { score: None, .. })
        | Stage::NotStarted
        | Stage::Playing
        | Stage::Paused => None,
    };
    // Halves, as quarters.
    let quarters = |halves: u8| halves.saturating_mul(2);
    match penalty {
        Penalty::Loss(opponents) => {
            let score = with(
                with(Score::BOTH_LOSE, color, Points::ZERO),
                !color,
                opponents,
            );
            Some((score, Reason::Penalty(color)))
        }
        Penalty::OpponentPoints(halves) => {
            let score = so_far?;
            let raised = score.of(!color).0.saturating_add(quarters(halves));
            let most = raised.min(Points::ONE.0);
            Some((with(score, !color, Points(most)), Reason::Penalty(color)))
        }
        Penalty::OwnPoints(halves) => {
            let score = so_far?;
            let left = score.of(color).0.saturating_sub(quarters(halves));
            Some((with(score, color, Points(left)), Reason::Penalty(color)))
        }
        Penalty::Warning
        | Penalty::OpponentTime(_)
        | Penalty::OwnTime(_)
        | Penalty::Fine
        | Penalty::Rounds(_)
        | Penalty::Expulsion => None,
    }
}

/// The score with other points for one side.
const fn with(score: Score, color: Color, points: Points) -> Score {
    match color {
        Color::White => Score {
            white: points,
            ..score
        },
        Color::Black => Score {
            black: points,
            ..score
        },
    }
}

/// The item of the list of penalties.
///
/// Law: [12.9](jadoube_laws::law::A12_9).
const fn item(penalty: Penalty) -> Rule {
    match penalty {
        Penalty::Warning => Rule::Warning,
        Penalty::OpponentTime(_) => Rule::IncreaseTime,
        Penalty::OwnTime(_) => Rule::ReduceTime,
        Penalty::OpponentPoints(_) => Rule::IncreasePoints,
        Penalty::OwnPoints(_) => Rule::ReducePoints,
        Penalty::Loss(_) => Rule::LossByPenalty,
        Penalty::Fine => Rule::Fine,
        Penalty::Rounds(_) => Rule::RoundsExclusion,
        Penalty::Expulsion => Rule::Expulsion,
    }
}

/// The rule that a misconduct breaks.
///
/// Law: [12.9](jadoube_laws::law::A12_9).
const fn rule_of(why: Misconduct) -> Rule {
    match why {
        Misconduct::Adjusting => Rule::Adjusting,
        Misconduct::OtherHand | Misconduct::Hovering => Rule::PressingHand,
        // To press before moving was a way to handle the clock badly before it was illegal.
        Misconduct::ClockHandling | Misconduct::EmptyPress => Rule::ClockHandling,
        Misconduct::IdleStop => Rule::StopWithoutReason,
        Misconduct::TwoHands => Rule::OneHand,
        Misconduct::Displacing => Rule::DisplacedPenalty,
        Misconduct::TwoMoves => Rule::Penalties,
        Misconduct::WritingAhead => Rule::WritingAhead,
        Misconduct::NotWriting => Rule::WriteBeforeNext,
        Misconduct::ForbiddenOffer => Rule::DrawRestriction,
        Misconduct::Annoyance => Rule::Annoyance,
        Misconduct::Advice => Rule::Advice,
        Misconduct::NoHelp => Rule::ReconstructionHelp,
        Misconduct::Refusal => Rule::PersistentRefusal,
        Misconduct::IllegalMove => Rule::IllegalMovePenalty,
        Misconduct::Disrepute => Rule::Disrepute,
    }
}
