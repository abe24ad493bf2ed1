//! Article 12.9: penalties.

use alloc::vec::Vec;

use jadoube_laws::{Color, Rule};

use super::{
    super::{a04_touch, a08_recording},
    require_clock,
};
use crate::{
    Authority, Game, Misconduct, Order, Outcome, Penalty, Points, Reason, Refusal, Refused, Ruling,
    Score, Stage, Stake, TimeControl,
    draft::{Draft, refuse},
};

/// Penalizes a player as the arbiter orders, by the item of the list that the edition has for it.
///
/// Law: [12.9](jadoube_laws::law::A12_9).
pub(crate) fn penalize(
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
    draft.ordered(Order::Penalize(color, penalty, why));
    let authority = Authority::Law(article);
    draft.rule(Ruling::Penalized(color, penalty, why), authority);
    carry_out(draft, color, penalty, authority);
    if let Some((score, reason)) = outcome {
        draft.over(score, reason, authority);
    }
    Ok(())
}

/// The arbiter has answered whether to penalize a misconduct.
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
    draft.rule(Ruling::Penalized(color, penalty, why), broken);
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

/// Points that were given or taken during the game change its score now that there is one, as
/// far as a game can give them: first those taken, then those given.
///
/// Law: [12.9.4](jadoube_laws::law::A12_9_4), [12.9.5](jadoube_laws::law::A12_9_5),
/// [10.2](jadoube_laws::law::A10_2).
pub(crate) fn settle_points(draft: &mut Draft<'_>, stake: Stake) {
    let Stake::End(mut score, _) = stake else {
        return;
    };
    if let Stage::Over(_) = draft.before().stage {
        return;
    }
    let due = &draft.before().points_due;
    let taken = |penalty: Penalty| matches!(penalty, Penalty::OwnPoints(_));
    let (first, then): (Vec<_>, Vec<_>) = due.iter().partition(|(.., penalty)| taken(*penalty));
    for &(_, color, penalty) in first.into_iter().chain(then) {
        let changed = within_a_game(draft.before(), !color, changed(score, color, penalty));
        if changed == score {
            continue;
        }
        score = changed;
        let authority = draft.cite(item(penalty));
        let by = draft.by;
        let over = Stake::End(score, Reason::Penalty(color)).ruling(authority, by);
        draft.rule(over, authority);
    }
}

/// The score with no more for the side that gains than the rest of what a game gives.
///
/// Law: [10.2](jadoube_laws::law::A10_2).
fn within_a_game(game: &Game, gains: Color, score: Score) -> Score {
    if game
        .regulations
        .edition
        .article(Rule::PointsTotal)
        .is_none()
    {
        return score;
    }
    let rest = Points::ONE.0.saturating_sub(score.of(!gains).0);
    let most = score.of(gains).0.min(rest);
    with(score, gains, Points(most))
}

/// The score with the points that a penalty gives or takes.
fn changed(score: Score, color: Color, penalty: Penalty) -> Score {
    // Halves, as quarters.
    let quarters = |halves: u8| halves.saturating_mul(2);
    match penalty {
        Penalty::OpponentPoints(halves) => {
            let raised = score.of(!color).0.saturating_add(quarters(halves));
            with(score, !color, Points(raised.min(Points::ONE.0)))
        }
        Penalty::OwnPoints(halves) => {
            let left = score.of(color).0.saturating_sub(quarters(halves));
            with(score, color, Points(left))
        }
        Penalty::Warning
        | Penalty::OpponentTime(_)
        | Penalty::OwnTime(_)
        | Penalty::Loss(_)
        | Penalty::Fine
        | Penalty::Rounds(_)
        | Penalty::Expulsion => score,
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
    match penalty {
        Penalty::Loss(opponents) => {
            let score = with(
                with(Score::BOTH_LOSE, color, Points::ZERO),
                !color,
                opponents,
            );
            Some((score, Reason::Penalty(color)))
        }
        Penalty::OpponentPoints(_) | Penalty::OwnPoints(_) => {
            Some((changed(so_far?, color, penalty), Reason::Penalty(color)))
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
