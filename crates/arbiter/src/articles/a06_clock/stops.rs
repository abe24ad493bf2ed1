//! Stopping the clocks, starting them again, and handling them badly.

use alloc::boxed::Box;

use jadoube_laws::{Breach, Color, Rule};

use super::super::{a07_found, a07_illegal};
use crate::{
    Act, Answer, Game, Happening, Millis, Misconduct, Mishandling, Order, Question, Refusal,
    Refused, Ruling, Stage, StopReason,
    draft::{Draft, refuse},
};

/// Law: [6.2.3](jadoube_laws::law::A6_2_3), [6.2.4](jadoube_laws::law::A6_2_4).
pub(crate) fn mishandle(
    draft: &mut Draft<'_>,
    color: Color,
    how: Mishandling,
) -> Result<(), Refusal> {
    draft.before().require_begun()?;
    draft.did(color, Act::Mishandle(how));
    if draft.sees_all() {
        let why = match how {
            Mishandling::Hover | Mishandling::Hold => Misconduct::Hovering,
            Mishandling::Force => Misconduct::ClockHandling,
        };
        draft.ask(Question::Misconduct(color, why));
    }
    Ok(())
}

/// Law: [6.11.2](jadoube_laws::law::A6_11_2), [6.11.4](jadoube_laws::law::A6_11_4).
pub(crate) fn stop(draft: &mut Draft<'_>, color: Color, reason: StopReason) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_playing()?;
    draft.did(color, Act::Stop(reason));
    draft.emit(Happening::ClocksStopped);
    match reason {
        StopReason::MissingPiece if draft.sees_all() && promotes(game, color) => {
            draft.law(Ruling::StopAccepted(color), Rule::StopToCall);
        }
        StopReason::Displaced => {
            draft.law(Ruling::StopAccepted(color), Rule::DisplacedCall);
            if let Some(by) = game.displaced_by() {
                draft.ask(Question::Misconduct(by, Misconduct::Displacing));
            }
        }
        StopReason::MissingPiece | StopReason::Help | StopReason::None => {
            draft.ask(Question::GoodReason(color))
        }
    }
    Ok(())
}

/// Whether the player is on move and can promote a pawn, or has moved one to the last rank.
///
/// Law: [3.7.3.3](jadoube_laws::law::A3_7_3_3), [6.11.2](jadoube_laws::law::A6_11_2).
fn promotes(game: &Game, color: Color) -> bool {
    let moves = game.standing.moves();
    game.turn() == color && moves.iter().any(|m| m.promotion().is_some())
}

/// The arbiter has said whether the player had a good reason to stop the clocks.
///
/// Law: [6.11.4](jadoube_laws::law::A6_11_4).
pub(crate) fn good_reason(draft: &mut Draft<'_>, color: Color, good: bool) {
    if good {
        draft.law(Ruling::StopAccepted(color), Rule::StopToCall);
        return;
    }
    draft.ask(Question::Misconduct(color, Misconduct::IdleStop));
}

/// Law: [6.11.1](jadoube_laws::law::A6_11_1).
pub(crate) fn pause(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    draft.before().require_playing()?;
    draft.ordered(Order::Pause);
    draft.emit(Happening::ClocksStopped);
    Ok(())
}

/// Law: [6.11.3](jadoube_laws::law::A6_11_3).
pub(crate) fn resume(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    if game.stage != Stage::Paused {
        return refuse(game, Refused::NotPaused, Rule::Restart);
    }
    if game.claim.is_some() {
        return refuse(game, Refused::ClaimPending, Rule::ClaimPauses);
    }
    if game.clocks_wait() {
        return refuse(game, Refused::Adjourned, Rule::EnvelopeOpened);
    }
    draft.ordered(Order::Resume);
    draft.emit(Happening::ClockStarted(game.whose_time()));
    Ok(())
}

/// Play that was stopped for a question goes on, that being answered; where the clocks were stopped
/// for something else too, only the arbiter says when.
///
/// Law: [6.11.1](jadoube_laws::law::A6_11_1), [6.11.3](jadoube_laws::law::A6_11_3).
pub(crate) fn go_on(draft: &mut Draft<'_>) {
    let game = draft.game();
    if game.stage == Stage::Paused && !game.held && !game.clocks_wait() {
        let runs = game.whose_time();
        draft.emit(Happening::ClockStarted(runs));
    }
}

/// Law: [7.1](jadoube_laws::law::A7_1).
pub(crate) fn set_clocks(
    draft: &mut Draft<'_>,
    white: Option<Millis>,
    black: Option<Millis>,
    reason: Box<str>,
) -> Result<(), Refusal> {
    draft.before().require_begun()?;
    draft.ordered(Order::SetClocks {
        white,
        black,
        reason,
    });
    draft.law(Ruling::ClocksSet, Rule::Times);
    Ok(())
}

/// Law: [6.10.2](jadoube_laws::law::A6_10_2).
pub(crate) fn set_counter(draft: &mut Draft<'_>, color: Color, moves: u32) -> Result<(), Refusal> {
    draft.before().require_begun()?;
    draft.ordered(Order::SetMoveCounter(color, moves));
    draft.law(Ruling::SettingMended, Rule::WrongSetting);
    Ok(())
}

/// A player starts the opponent's clock again without a move, the opponent having moved.
///
/// Law: [7.5.3](jadoube_laws::law::A7_5_3).
pub(crate) fn restart_opponent(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_playing()?;
    if game.clock.running() != Some(color) {
        return refuse(game, Refused::ClockNotRunning, Rule::MoveCompleted);
    }
    draft.did(color, Act::RestartOpponent);
    if draft.sees_all() && game.displaced_by() == Some(!color) {
        a07_found::clock_given_back(draft, !color);
    } else if draft.sees_all() {
        draft.emit(Happening::ClocksStopped);
        draft.ask(Question::Restarted(color));
    }
    Ok(())
}

/// The arbiter has said why the opponent's clock was started again.
///
/// Law: [7.5.3](jadoube_laws::law::A7_5_3).
pub(crate) fn restarted(draft: &mut Draft<'_>, color: Color, why: Answer) {
    if why == Answer::IllegalMove {
        let ply = draft.game().ply();
        a07_illegal::rule_on(draft, color, Breach::EmptyPress, ply);
    } else if why == Answer::Distraction {
        draft.ask(Question::Misconduct(color, Misconduct::Annoyance));
    }
    go_on(draft);
}
