//! Article 8: the recording of the moves.

use jadoube_laws::Color;

use crate::{Act, Answer, EntryText, Millis, Order, Refusal, Score, draft::Draft};

/// The player on move is about to have made a move: was it written before, and was the one
/// before written?
///
/// Law: [8.1.2](jadoube_laws::law::A8_1_2), [8.1.3](jadoube_laws::law::A8_1_3).
pub(crate) fn before_move(_draft: &mut Draft<'_>, _color: Color) {}

/// Law: [8.1.1](jadoube_laws::law::A8_1_1).
pub(crate) fn write(draft: &mut Draft<'_>, color: Color, text: EntryText) -> Result<(), Refusal> {
    draft.did(color, Act::Write(text));
    Ok(())
}

/// Law: [8.7](jadoube_laws::law::A8_7).
pub(crate) fn sign(draft: &mut Draft<'_>, color: Color, score: Score) -> Result<(), Refusal> {
    draft.did(color, Act::Sign(score));
    Ok(())
}

/// Law: [A.4.3](jadoube_laws::law::APP_A_4_3), [B.2.3](jadoube_laws::law::APP_B_2_3).
pub(crate) fn ask_sheet(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    draft.did(color, Act::AskSheet);
    Ok(())
}

/// Law: [4.9](jadoube_laws::law::A4_9), [6.2.6](jadoube_laws::law::A6_2_6).
pub(crate) fn allow_assistant(
    draft: &mut Draft<'_>,
    color: Color,
    off: Millis,
) -> Result<(), Refusal> {
    draft.ordered(Order::AllowAssistant(color, off));
    Ok(())
}

/// Law: [8.2](jadoube_laws::law::A8_2).
pub(crate) fn ask_sheets(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    draft.ordered(Order::AskSheets);
    Ok(())
}

/// Law: [8.6](jadoube_laws::law::A8_6).
pub(crate) fn moves_unknown(_draft: &mut Draft<'_>, _answer: Answer) {}
