//! Articles 9.2 to 9.6: claims of a draw.

use jadoube_laws::{Claim, Color};

use crate::{Act, Intended, Refusal, draft::Draft};

/// Law: [9.2](jadoube_laws::law::A9_2), [9.3](jadoube_laws::law::A9_3).
pub(crate) fn claim(
    draft: &mut Draft<'_>,
    color: Color,
    claim: Claim,
    intended: Intended,
) -> Result<(), Refusal> {
    draft.did(color, Act::ClaimDraw(claim, intended));
    Ok(())
}

/// Law: [9.5.1](jadoube_laws::law::A9_5_1).
pub(crate) fn withdraw(_draft: &mut Draft<'_>, _color: Color) -> Result<(), Refusal> {
    Ok(())
}

/// Law: [9.5.2](jadoube_laws::law::A9_5_2), [9.5.3](jadoube_laws::law::A9_5_3).
pub(crate) fn check(_draft: &mut Draft<'_>) -> Result<(), Refusal> {
    Ok(())
}

/// A fivefold repetition or 75 moves that nobody noticed.
///
/// Law: [9.6](jadoube_laws::law::A9_6).
pub(crate) fn unclaimed(_draft: &mut Draft<'_>) -> Result<(), Refusal> {
    Ok(())
}
