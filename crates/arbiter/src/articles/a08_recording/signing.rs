//! Signing the result.

use jadoube_laws::{Color, Rule};

use crate::{
    Act, Answer, Outcome, Question, Reason, Refusal, Refused, Ruling, Score, Stage,
    draft::{Draft, refuse},
};

/// A player signs with a result. Once both have signed the same, that is the result of the game,
/// even if wrong, unless the arbiter decides otherwise, or has decided it before. If it is not that
/// of the game, or the two differ, the arbiter is asked.
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
    let agrees = outcome.score == Some(score);
    if other == score && (agrees || !is_decided(outcome)) {
        draft.law(Ruling::ResultSigned, Rule::Signing);
        if !agrees {
            counts(draft, Some(score), Reason::Signed);
        }
    }
    if other != score || !agrees {
        draft.ask(Question::ResultStands);
    }
    Ok(())
}

/// Whether the arbiter has decided the result already, or that there is none.
const fn is_decided(outcome: Outcome) -> bool {
    let by_arbiter = matches!(
        outcome.reason,
        Reason::Decision | Reason::Penalty(_) | Reason::BothRefused
    );
    by_arbiter || outcome.score.is_none()
}

/// From now on this is the result of the game.
fn counts(draft: &mut Draft<'_>, score: Option<Score>, reason: Reason) {
    let (authority, by) = (draft.cite(Rule::Signing), draft.by);
    let outcome = Outcome {
        score,
        reason,
        authority,
        by,
    };
    draft.rule(Ruling::Over(outcome), authority);
}

/// The arbiter has said whether the result stands that the game has now. One that both have signed
/// and that does not stand gives way to that of the game; any other is put right by a further
/// order.
///
/// Law: [8.7](jadoube_laws::law::A8_7).
pub(crate) fn result(draft: &mut Draft<'_>, answer: Answer) {
    let game = draft.before();
    let Stage::Over(outcome) = game.stage else {
        return;
    };
    if answer == Answer::Stands {
        draft.law(Ruling::ResultStands, Rule::Signing);
        return;
    }
    match game.outcome_of_play() {
        Some(played) if outcome.reason == Reason::Signed => {
            counts(draft, played.score, played.reason);
        }
        Some(_) | None => draft.law(Ruling::Decided, Rule::Signing),
    }
}
