//! Article 12: what the arbiter sees, does and keeps silent about.

use alloc::boxed::Box;

use jadoube_laws::{Color, Square};

use super::{a04_touch, a06_clock, a07_illegal, a09_claims};
use crate::{
    Command, Happening, Millis, Misconduct, Observation, Order, Penalty, Refusal, Report, RulingId,
    Secret, draft::Draft,
};

/// What the arbiter sees.
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
        Observation::Touch(..)
        | Observation::Accident(_)
        | Observation::Deliberate(_)
        | Observation::OrderUnclear
        | Observation::Misconduct(..)
        | Observation::BothRefuse => Ok(()),
    }
}

/// Law: [12.7](jadoube_laws::law::A12_7).
pub(crate) fn report(draft: &mut Draft<'_>, report: Report) -> Result<(), Refusal> {
    draft.emit(Happening::Told(report));
    Ok(())
}

/// Law: [12.9](jadoube_laws::law::A12_9).
pub(crate) fn penalise(
    draft: &mut Draft<'_>,
    color: Color,
    penalty: Penalty,
    why: Misconduct,
) -> Result<(), Refusal> {
    draft.ordered(Order::Penalise(color, penalty, why));
    Ok(())
}

/// The arbiter has answered whether to penalise a misconduct.
///
/// Law: [12.9](jadoube_laws::law::A12_9).
pub(crate) fn decided(
    _draft: &mut Draft<'_>,
    _color: Color,
    _why: Misconduct,
    _penalty: Option<Penalty>,
) {
}

/// The arbiter has said whether a piece was really out of place.
///
/// Law: [4.2.1](jadoube_laws::law::A4_2_1).
pub(crate) fn adjusting(_draft: &mut Draft<'_>, _color: Color, _square: Square, _placed: bool) {
    let _ = a04_touch::rule_of_intent;
}

/// Law: [12.5](jadoube_laws::law::A12_5).
pub(crate) fn compensate(draft: &mut Draft<'_>, color: Color, ms: Millis) -> Result<(), Refusal> {
    draft.ordered(Order::Compensate(color, ms));
    Ok(())
}

/// Law: [12.6](jadoube_laws::law::A12_6).
pub(crate) fn tell(draft: &mut Draft<'_>, secret: Secret) -> Result<(), Refusal> {
    draft.ordered(Order::Tell(secret));
    Ok(())
}

/// A ruling is withdrawn with a reason; both stay on record.
pub(crate) fn withdraw(
    draft: &mut Draft<'_>,
    ruling: RulingId,
    reason: Box<str>,
) -> Result<(), Refusal> {
    draft.ordered(Order::Withdraw(ruling, reason));
    let _: Option<Command> = None;
    Ok(())
}
