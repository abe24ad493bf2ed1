//! Article 10, and decisions on what the Laws do not foresee.

use alloc::boxed::Box;

use crate::{Order, Refusal, Score, draft::Draft};

/// Law: [10.2](jadoube_laws::law::A10_2), and the Preface.
pub(crate) fn rule(
    draft: &mut Draft<'_>,
    reason: Box<str>,
    score: Option<Score>,
) -> Result<(), Refusal> {
    draft.ordered(Order::Rule { reason, score });
    Ok(())
}
