//! What the opponent claims, and what the arbiter finds, of a touch that was not kept.

use jadoube_laws::{Color, Rule, Square};

use super::{is_of_a_made_move, obligation_of, renewed};
use crate::{
    Act, Irregular, Obligation, Question, Refusal, Ruling, Touches,
    articles::{a05_end, a07_illegal},
    draft::Draft,
};

/// Law: [4.8](jadoube_laws::law::A4_8), [4.2.1](jadoube_laws::law::A4_2_1).
pub(crate) fn claim(draft: &mut Draft<'_>, color: Color, square: Square) -> Result<(), Refusal> {
    let game = draft.before();
    let reopened = a05_end::may_still_claim_touch(game, color);
    if !reopened {
        game.require_begun()?;
    }
    draft.did(color, Act::ClaimTouch(square));
    if reopened {
        draft.ask(Question::Touched(!color, square));
        return Ok(());
    }
    if game.turn() == color && !game.turn.touches.is_empty() {
        draft.law(Ruling::TouchClaimLost(color), Rule::TouchClaimLost);
        return Ok(());
    }
    let opponent = !color;
    // The opponent is still on move: what was touched stands on record, and binds.
    let touched = game.turn() == opponent && game.turn.touches.contains(square);
    if touched {
        let obligation = renewed(game, &game.turn.touches);
        if let Some(obligation) = obligation {
            draft.law(Ruling::Obliged(obligation), obligation.rule);
        }
        return Ok(());
    }
    // "J'adoube" was said before: whether the piece was out of place only somebody there can tell.
    if game.turn() == opponent && game.turn.adjusting && game.turn.adjusted.contains(square) {
        draft.ask(Question::Adjusting(opponent, square));
        return Ok(());
    }
    let last = game.ply().saturating_sub(1);
    let broken = game
        .irregularities
        .iter()
        .find_map(|found| match found.kind {
            Irregular::Touch(obligation) if found.by == opponent && found.ply == last => {
                Some((obligation, found.touches))
            }
            Irregular::Touch(_) | Irregular::Breach(_) => None,
        });
    match broken {
        Some((obligation, touches)) if game.turn() == color => {
            break_touch(draft, opponent, obligation, last, &touches);
        }
        Some(_) | None if game.turn() == color && game.ply() > 0 => {
            draft.ask(Question::Touched(opponent, square));
        }
        Some(_) | None => draft.law(Ruling::TouchClaimRejected(color), Rule::TouchClaimLost),
    }
    Ok(())
}

/// The arbiter has found that the opponent of the claimant touched the piece on this square, or
/// did not.
pub(crate) fn touched(draft: &mut Draft<'_>, by: Color, square: Square, is_true: bool) {
    let last = draft.game().ply().saturating_sub(1);
    if !is_true {
        draft.law(Ruling::TouchClaimRejected(!by), Rule::TouchClaimLost);
        return;
    }
    let before = draft.game().standing_before(last);
    let touches = Touches::NONE.with(square);
    let game = draft.game();
    let Some(obligation) = obligation_of(game, &before, &touches) else {
        return;
    };
    let made = game.plies.last().and_then(|ply| ply.mv);
    let kept = made.is_some_and(|m| obligation.must.allows(m, before.captured_on(m)));
    if kept {
        draft.law(Ruling::TouchClaimRejected(!by), Rule::TouchClaimLost);
    } else {
        break_touch(draft, by, obligation, last, &touches);
    }
}

/// The touch was not kept: the move is taken back and another is played.
pub(crate) fn break_touch(
    draft: &mut Draft<'_>,
    by: Color,
    obligation: Obligation,
    ply: u32,
    touches: &Touches,
) {
    draft.law(Ruling::TouchBroken(by), obligation.rule);
    // What binds may be not the touch but the move that was made.
    let is_made = is_of_a_made_move(&obligation);
    let touches = if is_made { &Touches::NONE } else { touches };
    a07_illegal::go_back_to(draft, by, ply, touches);
    if is_made {
        draft.law(Ruling::Obliged(obligation), obligation.rule);
    }
}
