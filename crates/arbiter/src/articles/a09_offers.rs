//! Article 9.1: the offer of a draw.

use jadoube_laws::Color;

use crate::{Act, Refusal, Terms, draft::Draft};

/// Law: [9.1.2.1](jadoube_laws::law::A9_1_2_1).
pub(crate) fn offer(draft: &mut Draft<'_>, color: Color, terms: Terms) -> Result<(), Refusal> {
    draft.did(color, Act::Offer(terms));
    Ok(())
}

/// Law: [9.1.2.1](jadoube_laws::law::A9_1_2_1).
pub(crate) fn withdraw(_draft: &mut Draft<'_>, _color: Color) -> Result<(), Refusal> {
    Ok(())
}

/// Law: [5.2.3](jadoube_laws::law::A5_2_3).
pub(crate) fn accept(_draft: &mut Draft<'_>, _color: Color) -> Result<(), Refusal> {
    Ok(())
}

/// Law: [9.1.2.1](jadoube_laws::law::A9_1_2_1).
pub(crate) fn decline(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    draft.did(color, Act::Decline);
    Ok(())
}
