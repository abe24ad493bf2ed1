//! Articles 6.10, 7.2 to 7.4 and 7.6: what is found to be wrong, and displaced pieces.

use alloc::boxed::Box;

use jadoube_laws::{Board, Color};

use crate::{Act, Answer, Finding, Order, Refusal, draft::Draft};

/// Law: [7.4.1](jadoube_laws::law::A7_4_1).
pub(crate) fn displace(
    draft: &mut Draft<'_>,
    color: Color,
    board: Box<Board>,
) -> Result<(), Refusal> {
    draft.did(color, Act::Displace(board));
    Ok(())
}

/// Law: [7.4.1](jadoube_laws::law::A7_4_1).
pub(crate) fn put_back(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    draft.did(color, Act::PutBack);
    Ok(())
}

/// What the arbiter found.
pub(crate) fn found(draft: &mut Draft<'_>, finding: Finding) -> Result<(), Refusal> {
    draft.ordered(Order::Found(finding));
    Ok(())
}

/// Colors reversed, in an edition that leaves it to the arbiter.
pub(crate) fn reversed(_draft: &mut Draft<'_>, _answer: Answer) {}

/// May the promotion piece be changed, in an edition that does not say?
pub(crate) fn promotion_choice(_draft: &mut Draft<'_>, _color: Color, _may: bool) {}

/// How the clocks are set after going back.
pub(crate) fn clocks_after(_draft: &mut Draft<'_>, _ply: u32, _answer: Answer) {}
