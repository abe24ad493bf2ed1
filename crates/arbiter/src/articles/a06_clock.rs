//! Article 6: the chess clock, once it runs.

mod flag;
mod stops;

use jadoube_laws::{Breach, Color, Rule, Unsound};

pub(crate) use flag::{claim as claim_flag, claim_by_display, loses, notice, pass_time, run_out};
pub(crate) use stops::{
    go_on, good_reason, mishandle, pause, restart_opponent, restarted, resume, set_clocks,
    set_counter, stop,
};

use super::{a07_illegal, a08_recording, g1_adjourned};
use crate::{
    Act, ArbiterSeat, Authority, Game, Hand, Happening, Millis, Misconduct, Order, Question,
    Refusal, Refused, Ruling, Stage, TimeControl,
    draft::{Draft, refuse},
};

/// Law: [6.2.1](jadoube_laws::law::A6_2_1), [6.2.2](jadoube_laws::law::A6_2_2).
pub(crate) fn press(
    draft: &mut Draft<'_>,
    color: Color,
    hand: Hand,
    lag: Millis,
) -> Result<(), Refusal> {
    let game = draft.before();
    if restarts(game) {
        draft.emit(Happening::ClockStarted(game.whose_time()));
        return Ok(());
    }
    game.require_playing()?;
    if game.regulations.time[color] == TimeControl::None {
        return refuse(game, Refused::NoClock, Rule::TimeControl);
    }
    if game.clock.running() != Some(color) {
        return refuse(game, Refused::ClockNotRunning, Rule::MoveCompleted);
    }
    draft.did(color, Act::Press { hand, lag });
    if game.unpressed[color] && !game.has_let_go(color) {
        complete(draft, color);
    } else if game.turn() == color && !a07_illegal::completed_late(draft, color) {
        press_without_legal_move(draft, color);
    }
    if hand == Hand::Other && draft.sees_all() {
        draft.law(Ruling::OtherHandNotIllegal(color), Rule::PressingHand);
        draft.ask(Question::Misconduct(color, Misconduct::OtherHand));
    }
    a08_recording::after_press(draft, color);
    g1_adjourned::moved_on_board(draft, color);
    Ok(())
}

/// Whether pressing the clock sets stopped clocks going again: where nobody is seated as arbiter
/// and nothing is open, the players do so themselves.
///
/// Law: [6.11.3](jadoube_laws::law::A6_11_3).
fn restarts(game: &Game) -> bool {
    game.stage == Stage::Paused
        && !game.clocks_wait()
        && game.regulations.arbiter == ArbiterSeat::Empty
        && game.questions.is_empty()
}

/// A move made is completed, and with it whatever was made before and not pressed.
///
/// Law: [6.2.1](jadoube_laws::law::A6_2_1), [6.2.1.2](jadoube_laws::law::A6_2_1_2).
pub(crate) fn complete(draft: &mut Draft<'_>, color: Color) {
    let game = draft.before();
    let rule = Rule::CompletedByNextMove;
    if game.players[color].skipped && draft.sees_all() && draft.edition().article(rule).is_some() {
        draft.law(Ruling::CompletedByNextMove(color), rule);
    }
    if a07_illegal::completed_late(draft, color) {
        return;
    }
    if game.players[color].both_hands {
        a07_illegal::two_hands_completed(draft, color);
    } else if game.unsound_seen.is_some() {
        unsound_for_another_move(draft);
    }
}

/// The clock is pressed by the player on move, and no legal move has been made.
fn press_without_legal_move(draft: &mut Draft<'_>, color: Color) {
    let game = draft.before();
    let board = game.turn.board;
    if board == *game.standing.board() {
        if game.turn.taken_back {
            press_after_taking_back(draft, color);
            return;
        }
        a07_illegal::completed(draft, color, Breach::EmptyPress);
        return;
    }
    if a07_illegal::is_castling_begun(game) && draft.sees_all() {
        draft.emit(Happening::ClocksStopped);
        draft.ask(Question::UnfinishedCastling(color));
        return;
    }
    let breach = a07_illegal::breach_of(game);
    a07_illegal::completed(draft, color, breach);
    let is_over = matches!(draft.game().stage, Stage::Over(_));
    if game.unsound_seen.is_some() && !is_over {
        unsound_for_another_move(draft);
    }
}

/// The press belongs to a move that was legal but for what had been touched, and that the arbiter
/// has taken back: it counts for nothing, and the player's clock runs.
///
/// Law: [7.1](jadoube_laws::law::A7_1).
fn press_after_taking_back(draft: &mut Draft<'_>, color: Color) {
    let authority = draft.cite(Rule::Times);
    a07_illegal::take_back_gain(draft, color, authority);
    draft.law(Ruling::ClockRuns(color), Rule::Times);
    draft.emit(Happening::ClockStarted(color));
}

/// The arbiter saw an unsound position; if it is unsound still, the game is drawn.
///
/// Law: [A.5.4](jadoube_laws::law::APP_A_5_4).
pub(crate) fn unsound_for_another_move(draft: &mut Draft<'_>) {
    let game = draft.game();
    let Some(seen) = game.unsound_seen else {
        return;
    };
    let rules = &game.regulations;
    let unsound = rules
        .edition
        .unsound_position(game.class(), rules.supervision);
    if game.ply() <= seen || !game.standing.is_unsound() {
        return;
    }
    if let Some(unsound) = unsound.filter(|unsound| unsound.value == Unsound::WaitOneMove) {
        let authority = Authority::Law(unsound.article);
        draft.over(
            crate::Score::DRAW,
            crate::Reason::UnsoundPosition,
            authority,
        );
    }
}

/// The clock of the player whose time it is runs on, where play is on.
pub(crate) fn run(draft: &mut Draft<'_>) {
    let nobody = draft.before().regulations.arbiter == ArbiterSeat::Empty;
    let game = draft.game();
    let color = game.whose_time();
    if game.clocks_wait() {
        return;
    }
    if nobody && game.stage == Stage::Paused && game.questions.is_empty() {
        draft.emit(Happening::ClockStarted(color));
        return;
    }
    let wrong = game.clock.running() != Some(color);
    if game.stage == Stage::Playing && wrong && game.regulations.time[color] != TimeControl::None {
        draft.emit(Happening::ClockStarted(color));
    }
}

/// A press that ended no move gains no time and is not counted.
fn take_back_press(draft: &mut Draft<'_>, color: Color) {
    let game = draft.game();
    let mut clock = game.clock;
    let gain = clock.take_back_press(&game.regulations.time, color);
    if gain == Millis::ZERO {
        let moves = game.moves_completed(color);
        draft.ordered(Order::SetMoveCounter(color, moves));
    } else {
        draft.law(Ruling::GainTakenBack(color, gain.0), Rule::CastlingMade);
    }
}

/// A castling was begun and the clock pressed: the player finishes it.
pub(crate) fn unfinished_castling(draft: &mut Draft<'_>, color: Color, is_castling: bool) {
    if is_castling {
        take_back_press(draft, color);
        draft.law(Ruling::ClockRuns(color), Rule::CastlingMade);
    } else {
        a07_illegal::completed(draft, color, Breach::IllegalMove);
    }
    go_on(draft);
}
