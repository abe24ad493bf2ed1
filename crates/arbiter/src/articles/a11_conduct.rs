//! Article 11, as far as the program has a part in it: explanations and appeals.

use jadoube_laws::{Color, Rule};

use crate::{
    Act, Answer, Appealed, Game, Happening, Order, Question, QuestionId, Refusal, Refused, Ruling,
    RulingId,
    draft::{Draft, refuse},
};

/// The Laws are explained at any time; never whether a move on the board is legal, for what is
/// asked of is a rule.
///
/// Law: [11.9](jadoube_laws::law::A11_9).
pub(crate) fn explain(draft: &mut Draft<'_>, color: Color, rule: Rule) -> Result<(), Refusal> {
    draft.did(color, Act::AskExplanation(rule));
    draft.law(Ruling::Explained(rule), Rule::Explanation);
    Ok(())
}

/// An appeal goes on record, even after the scoresheets were signed; the game goes on meanwhile.
///
/// Law: [11.10](jadoube_laws::law::A11_10).
pub(crate) fn appeal(draft: &mut Draft<'_>, color: Color, ruling: RulingId) -> Result<(), Refusal> {
    let game = draft.before();
    require_ruling(game, ruling)?;
    draft.did(color, Act::Appeal(ruling));
    draft.law(Ruling::Appealed(ruling), Rule::Appeal);
    if !game.appeals.contains(&ruling) {
        draft.ask(Question::Appeal(color));
    }
    Ok(())
}

fn require_ruling(game: &Game, ruling: RulingId) -> Result<(), Refusal> {
    if ruling.0 == 0 || ruling.0 > game.rulings {
        return refuse(game, Refused::NoRuling(ruling), Rule::Appeal);
    }
    if game.is_withdrawn(ruling) {
        return refuse(game, Refused::Withdrawn(ruling), Rule::Appeal);
    }
    Ok(())
}

/// Decides an appeal, whether or not it was put as a question. An upheld appeal
/// changes nothing by itself: the arbiter then withdraws the ruling, or decides the result.
///
/// Law: [11.10](jadoube_laws::law::A11_10).
pub(crate) fn decide_appeal(
    draft: &mut Draft<'_>,
    ruling: RulingId,
    how: Appealed,
) -> Result<(), Refusal> {
    let game = draft.before();
    let Some(place) = game.appeals.iter().position(|&appeal| appeal == ruling) else {
        return refuse(game, Refused::NoAppeal(ruling), Rule::Appeal);
    };
    draft.ordered(Order::DecideAppeal(ruling, how));
    let answer = match how {
        Appealed::Dismissed => Answer::Stands,
        Appealed::Upheld => Answer::Correct,
    };
    if let Some(id) = appeal_questions(game).nth(place) {
        let by = draft.by;
        draft.emit(Happening::Answered(id, answer, by));
    }
    draft.law(Ruling::AppealDecided(ruling), Rule::Appeal);
    Ok(())
}

/// The open questions about appeals: one for each appeal that is not decided, in their order.
fn appeal_questions(game: &Game) -> impl Iterator<Item = QuestionId> {
    let about = |open: &crate::Open| matches!(open.question, Question::Appeal(_));
    let questions = game.questions.iter();
    questions
        .filter(move |open| about(open))
        .map(|open| open.id)
}

/// An appeal that was put as a question has been answered; see [`decide_appeal`].
///
/// Law: [11.10](jadoube_laws::law::A11_10).
pub(crate) fn appeal_answered(draft: &mut Draft<'_>, _: Color, _: Answer) {
    let game = draft.before();
    let id = draft.events.iter().rev().find_map(|event| {
        if let Happening::Answered(id, ..) = &event.what {
            Some(*id)
        } else {
            None
        }
    });
    let place = appeal_questions(game).position(|open| Some(open) == id);
    let Some(&ruling) = place.and_then(|place| game.appeals.get(place)) else {
        return;
    };
    draft.law(Ruling::AppealDecided(ruling), Rule::Appeal);
}
