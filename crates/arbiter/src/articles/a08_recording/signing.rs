//! Signing the result.

use jadoube_laws::{Color, Rule};

use crate::{
    Act, Question, Refusal, Refused, Ruling, Score, Stage,
    draft::{Draft, refuse},
};

/// A player signs with a result. Once both have, it stands; if it is not that of the game, or the
/// two differ, the arbiter is asked.
///
/// Law: [8.7](jadoube_laws::law::A8_7), [10.2](jadoube_laws::law::A10_2).
pub(crate) fn sign(draft: &mut Draft<'_>, color: Color, score: Score) -> Result<(), Refusal> {
    let game = draft.before();
    let Stage::Over(outcome) = game.stage else {
        return refuse(game, Refused::NotOver, Rule::Signing);
    };
    if game.sheet(color).signed.is_some() {
        return refuse(game, Refused::Signed, Rule::Signing);
    }
    game.require_score(score)?;
    draft.did(color, Act::Sign(score));
    let Some(other) = game.sheet(!color).signed else {
        return Ok(());
    };
    if other == score {
        draft.law(Ruling::ResultSigned, Rule::Signing);
    }
    if other != score || outcome.score != Some(score) {
        draft.ask(Question::ResultStands);
    }
    Ok(())
}
