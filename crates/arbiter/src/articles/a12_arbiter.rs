//! Article 12: what the arbiter sees, does and keeps silent about.

mod penalties;

use alloc::boxed::Box;

use jadoube_laws::{Color, Edition, Rule, Square};

use super::{a04_touch, a06_clock, a06_start, a07_illegal, a08_recording, a09_claims};
use crate::{
    ArbiterSeat, Game, Happening, Millis, Misconduct, Obligation, Observation, Order, Penalty,
    Question, Reason, Refusal, Refused, Report, Ruling, RulingId, Score, Secret, SiteRule,
    TimeControl, Touches,
    draft::{Draft, refuse, refuse_record, refuse_site},
};
pub(crate) use penalties::{decided, penalize, settle_points};

/// What the arbiter sees.
///
/// Law: [12.1](jadoube_laws::law::A12_1).
pub(crate) fn observe(draft: &mut Draft<'_>, observation: Observation) -> Result<(), Refusal> {
    draft.ordered(Order::Observe(observation));
    match observation {
        Observation::Flag(color) => a06_clock::notice(draft, color),
        Observation::IllegalMove => a07_illegal::observed(draft),
        Observation::TouchBroken => a07_illegal::touch_observed(draft),
        Observation::TwoHands(color) => {
            a07_illegal::two_hands(draft, color, true);
            Ok(())
        }
        Observation::UnsoundPosition => a07_illegal::unsound_position(draft),
        Observation::UnclaimedDraw => a09_claims::unclaimed(draft),
        Observation::NotCome(color) => a06_start::not_come(draft, Some(color)),
        Observation::NobodyCame => a06_start::not_come(draft, None),
        Observation::Touch(color, square) => touch_seen(draft, color, square),
        Observation::Accident(square) => accident(draft, square),
        Observation::Deliberate(square) => deliberate(draft, square),
        Observation::OrderUnclear => order_unclear(draft),
        Observation::Misconduct(color, why) => misconduct(draft, color, why),
        Observation::BothRefuse => both_refuse(draft),
    }
}

/// A touch that the record does not have: of the player on move it binds with the others; of the
/// player who has just moved, the move is taken back if it did not keep to it.
///
/// Law: [4.3](jadoube_laws::law::A4_3).
fn touch_seen(draft: &mut Draft<'_>, color: Color, square: Square) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    if color != game.turn() {
        if game.ply() == 0 {
            return refuse(game, Refused::NothingIrregular, Rule::TouchedOwn);
        }
        a04_touch::touched(draft, color, square, true);
        return Ok(());
    }
    if game.standing.board().piece_at(square).is_none() {
        return refuse_record(Refused::NothingThere);
    }
    renew(draft);
    Ok(())
}

/// The touch was an accident: it obliges to nothing.
///
/// Law: [4.2.2](jadoube_laws::law::A4_2_2).
fn accident(draft: &mut Draft<'_>, square: Square) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    let rule = a04_touch::rule_of_intent(draft);
    if !game.turn.touches.contains(square) {
        return refuse(game, Refused::NothingIrregular, rule);
    }
    draft.emit(Happening::Adjusted(square));
    draft.law(Ruling::AccidentalTouch(square), rule);
    renew(draft);
    Ok(())
}

/// The touch was meant, "j'adoube" or not: it counts.
///
/// Law: [4.2.1](jadoube_laws::law::A4_2_1), [4.2.2](jadoube_laws::law::A4_2_2).
fn deliberate(draft: &mut Draft<'_>, square: Square) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    if game.turn.touches.contains(square) {
        return refuse(game, Refused::NothingIrregular, Rule::Adjusting);
    }
    if game.standing.board().piece_at(square).is_none() {
        return refuse_record(Refused::NothingThere);
    }
    let rule = if game.turn.adjusting {
        Rule::Adjusting
    } else {
        a04_touch::rule_of_intent(draft)
    };
    draft.law(Ruling::AdjustingVoid(square), rule);
    renew(draft);
    Ok(())
}

/// Nobody can say which piece was touched first: the own one counts as first.
///
/// Law: [4.3.3](jadoube_laws::law::A4_3_3).
fn order_unclear(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    if game.turn.touches.as_slice().len() < 2 {
        return refuse(game, Refused::NothingIrregular, Rule::TouchedBoth);
    }
    renew(draft);
    Ok(())
}

/// The touches on record have changed: perhaps the player on move owes another move.
fn renew(draft: &mut Draft<'_>) {
    let before = draft.before().turn.obligation;
    let game = draft.game();
    let touches: Touches = game.turn.touches;
    let now: Option<Obligation> = a04_touch::renewed(game, &touches);
    match now {
        Some(obligation) if now != before => {
            draft.law(Ruling::Obliged(obligation), obligation.rule);
        }
        Some(_) => {}
        None if before.is_some() => draft.emit(Happening::Obliged(None)),
        None => {}
    }
}

/// A breach of the rules of conduct: the arbiter is asked for a penalty. Who refuses to comply is
/// told that the next refusal loses, and then loses.
///
/// Law: [11.7](jadoube_laws::law::A11_7), [12.9](jadoube_laws::law::A12_9).
fn misconduct(draft: &mut Draft<'_>, color: Color, why: Misconduct) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    a08_recording::require_duty(game, why)?;
    if why != Misconduct::Refusal {
        draft.ask(Question::Misconduct(color, why));
        return Ok(());
    }
    let authority = draft.cite(Rule::PersistentRefusal);
    if game.players[color].refusals == 0 {
        draft.rule(Ruling::Penalized(color, Penalty::Warning, why), authority);
    } else {
        draft.over(Score::win(!color), Reason::Penalty(color), authority);
    }
    Ok(())
}

/// Law: [11.8](jadoube_laws::law::A11_8).
fn both_refuse(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    draft.before().require_begun()?;
    let authority = draft.cite(Rule::BothGuilty);
    draft.over(Score::BOTH_LOSE, Reason::BothRefused, authority);
    Ok(())
}

/// Somebody who is not playing speaks: since 2009 the arbiter may be told, and nobody else.
///
/// What the arbiter makes of it is the arbiter's own observation.
///
/// Law: [12.7](jadoube_laws::law::A12_7).
pub(crate) fn report(draft: &mut Draft<'_>, report: Report) -> Result<(), Refusal> {
    let game = draft.before();
    if game.regulations.arbiter == ArbiterSeat::Empty {
        return refuse_site(Refused::NobodySeated, SiteRule::NobodySeated);
    }
    draft.emit(Happening::Told(report));
    let may_tell = draft.edition() >= Edition::E2009;
    let ruling = match report {
        Report::IllegalMove | Report::Flag(_) | Report::Other if may_tell => Ruling::BystanderHeard,
        Report::IllegalMove | Report::Flag(_) | Report::Other | Report::Interferes => {
            Ruling::BystanderWarned
        }
    };
    draft.rule_apart(ruling, Rule::Bystander);
    Ok(())
}

/// The arbiter has said whether a piece was really out of place.
///
/// Law: [4.2.1](jadoube_laws::law::A4_2_1).
pub(crate) fn adjusting(draft: &mut Draft<'_>, color: Color, square: Square, displaced: bool) {
    let game = draft.game();
    if color != game.turn() || game.turn.touches.contains(square) {
        return;
    }
    if displaced {
        draft.law(Ruling::TouchClaimRejected(!color), Rule::Adjusting);
        return;
    }
    draft.law(Ruling::AdjustingVoid(square), Rule::Adjusting);
    renew(draft);
}

/// Law: [12.5](jadoube_laws::law::A12_5).
pub(crate) fn compensate(draft: &mut Draft<'_>, color: Color, ms: Millis) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    require_clock(game, color)?;
    draft.ordered(Order::Compensate(color, ms));
    draft.law(Ruling::ExtraTime(color, ms.0), Rule::Disturbance);
    Ok(())
}

/// Refuses to change the time of a player who has no clock.
fn require_clock(game: &Game, color: Color) -> Result<(), Refusal> {
    if game.regulations.time[color] == TimeControl::None {
        return refuse(game, Refused::NoClock, Rule::TimeControl);
    }
    Ok(())
}

/// The arbiter keeps silent; but once a flag has fallen the number of moves may be told.
///
/// Law: [12.6](jadoube_laws::law::A12_6).
pub(crate) fn tell(draft: &mut Draft<'_>, secret: Secret) -> Result<(), Refusal> {
    let game = draft.before();
    let at = draft.at;
    let fell = |color: &Color| game.reading(*color, at).is_fallen;
    let may = match secret {
        Secret::MoveCount => Color::ALL.iter().any(fell),
        Secret::OpponentMoved | Secret::NotPressed => false,
    };
    if !may {
        return refuse(game, Refused::MustKeepSilent, Rule::Silence);
    }
    draft.ordered(Order::Tell(secret));
    Ok(())
}

/// A ruling is withdrawn with a reason; both stay on record. Withdrawing the ruling that ended the
/// game opens it again, with the clocks stopped; what else followed is put right by further orders.
pub(crate) fn withdraw(
    draft: &mut Draft<'_>,
    ruling: RulingId,
    reason: Box<str>,
) -> Result<(), Refusal> {
    let game = draft.before();
    if ruling.0 == 0 || ruling.0 > game.rulings {
        return refuse_site(Refused::NoRuling(ruling), SiteRule::Rulings);
    }
    if game.is_withdrawn(ruling) {
        return refuse_site(Refused::Withdrawn(ruling), SiteRule::Rulings);
    }
    draft.ordered(Order::Withdraw(ruling, reason));
    draft.law(Ruling::Withdrawn(ruling), Rule::ArbitersDiscretion);
    Ok(())
}
