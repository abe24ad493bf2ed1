//! Articles 6.6 and 6.7: the start of the round, and late players.

use jadoube_laws::{Color, Rule};

use crate::{
    Act, Answer, Happening, Order, Refusal, Refused, Ruling, Stage, TimeControl,
    draft::{Draft, refuse},
};

/// Law: [6.6](jadoube_laws::law::A6_6).
pub(crate) fn start_round(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let game = draft.before();
    if game.stage != Stage::NotStarted {
        return refuse(game, Refused::AlreadyStarted, Rule::ClockStart);
    }
    draft.ordered(Order::StartRound);
    let first = game.turn();
    if game.regulations.time[first] != TimeControl::None {
        draft.law(Ruling::ClockStarted, Rule::ClockStart);
        draft.emit(Happening::ClockStarted(first));
    }
    Ok(())
}

/// Law: [6.7.1](jadoube_laws::law::A6_7_1), [6.7.2](jadoube_laws::law::A6_7_2).
pub(crate) fn arrive(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    draft.did(color, Act::Arrive);
    Ok(())
}

/// The arbiter has said whether a late player, or both, have lost.
pub(crate) fn late(_draft: &mut Draft<'_>, _color: Option<Color>, _answer: Answer) {}
