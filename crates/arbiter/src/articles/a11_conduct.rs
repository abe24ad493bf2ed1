//! Article 11, as far as the program has a part in it: explanations and appeals.

use jadoube_laws::{Color, Rule};

use crate::{Act, Answer, Appealed, Order, Refusal, RulingId, draft::Draft};

/// Law: [11.9](jadoube_laws::law::A11_9).
pub(crate) fn explain(draft: &mut Draft<'_>, color: Color, rule: Rule) -> Result<(), Refusal> {
    draft.did(color, Act::AskExplanation(rule));
    Ok(())
}

/// Law: [11.10](jadoube_laws::law::A11_10).
pub(crate) fn appeal(draft: &mut Draft<'_>, color: Color, ruling: RulingId) -> Result<(), Refusal> {
    draft.did(color, Act::Appeal(ruling));
    Ok(())
}

/// Law: [11.10](jadoube_laws::law::A11_10).
pub(crate) fn decide_appeal(
    draft: &mut Draft<'_>,
    ruling: RulingId,
    how: Appealed,
) -> Result<(), Refusal> {
    draft.ordered(Order::DecideAppeal(ruling, how));
    Ok(())
}

/// The arbiter has decided an appeal that was put as a question.
pub(crate) fn appeal_answered(_draft: &mut Draft<'_>, _color: Color, _answer: Answer) {}

/// The arbiter has said whether a result stands.
///
/// Law: [8.7](jadoube_laws::law::A8_7).
pub(crate) fn result(_draft: &mut Draft<'_>, _answer: Answer) {}
