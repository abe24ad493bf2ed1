//! Moves played online: only legal ones, completed by themselves.

use jadoube_laws::{Color, Uci};

use crate::{Act, Millis, Refusal, draft::Draft};

/// A move made and completed at once.
pub(crate) fn play(
    draft: &mut Draft<'_>,
    color: Color,
    uci: Uci,
    lag: Millis,
) -> Result<(), Refusal> {
    draft.did(color, Act::Play { uci, lag });
    Ok(())
}
