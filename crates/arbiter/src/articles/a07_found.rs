//! Articles 6.10, 7.2 to 7.4 and 7.6: what is found to be wrong, and displaced pieces.

mod set_up;

use alloc::boxed::Box;

use jadoube_laws::{Board, Color, Edition, Rule};

use super::{a06_clock, a06_start, a07_illegal, a08_recording};
use crate::{
    Act, Answer, Authority, Clock, Finding, Game, Happening, Millis, Misconduct, Order, Outcome,
    Question, Reason, Refusal, Refused, Ruling, Stage, Stake, TimeControl,
    draft::{Draft, refuse, refuse_record},
};
pub(crate) use set_up::reversed;

/// Pieces are knocked over or shifted: who did it puts them back on the own time.
///
/// Until then nothing is moved and no clock is pressed, so the time that runs is the own time of
/// the player on move; the opponent may stop the clocks.
///
/// Law: [7.4.1](jadoube_laws::law::A7_4_1).
pub(crate) fn displace(
    draft: &mut Draft<'_>,
    color: Color,
    board: Box<Board>,
) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    if *board == game.turn.board {
        return refuse(game, Refused::NothingIrregular, Rule::Displaced);
    }
    draft.did(color, Act::Displace(board));
    if draft.sees_all() {
        draft.law(Ruling::PutBackOnOwnTime(color), Rule::Displaced);
    }
    Ok(())
}

/// Law: [7.4.1](jadoube_laws::law::A7_4_1).
pub(crate) fn put_back(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    if game.displaced.is_none() {
        return refuse(game, Refused::NothingIrregular, Rule::Displaced);
    }
    draft.did(color, Act::PutBack);
    Ok(())
}

/// Refuses to move pieces or to press the clock while displaced pieces are not put back.
///
/// Law: [7.4.1](jadoube_laws::law::A7_4_1).
pub(crate) fn require_put_back(game: &Game, act: &Act) -> Result<(), Refusal> {
    let moves = matches!(
        act,
        Act::Touch(..)
            | Act::Release { .. }
            | Act::Remove(_)
            | Act::Place(..)
            | Act::ReleaseNew(..)
            | Act::Press { .. }
    );
    if moves && game.displaced.is_some() {
        return refuse(game, Refused::Displaced, Rule::Displaced);
    }
    Ok(())
}

/// The opponent of a player who displaced pieces starts that player's clock again: in 1997 this
/// was how they came back on the own time; since then the clocks are stopped and the arbiter is
/// called.
///
/// Law: [7.4.1](jadoube_laws::law::A7_4_1), [7.4.2](jadoube_laws::law::A7_4_2).
pub(crate) fn clock_given_back(draft: &mut Draft<'_>, by: Color) {
    match draft.edition() {
        Edition::E1997 => draft.law(Ruling::PutBackOnOwnTime(by), Rule::Displaced),
        Edition::E2001
        | Edition::E2005
        | Edition::E2009
        | Edition::E2014
        | Edition::E2017
        | Edition::E2018
        | Edition::E2023 => {
            draft.emit(Happening::ClocksStopped);
            draft.ask(Question::Misconduct(by, Misconduct::Displacing));
        }
    }
}

/// What the arbiter found.
pub(crate) fn found(draft: &mut Draft<'_>, finding: Finding) -> Result<(), Refusal> {
    let game = draft.before();
    match game.stage {
        Stage::Over(Outcome { score: None, .. }) | Stage::NotStarted => game.require_begun()?,
        Stage::Over(_) | Stage::Playing | Stage::Paused => {}
    }
    draft.ordered(Order::Found(finding.clone()));
    match finding {
        Finding::WrongStart => set_up::wrong_start(draft),
        Finding::BoardTurned => set_up::board_turned(draft),
        Finding::ColorsReversed => set_up::colors_reversed(draft),
        Finding::Displaced(_) => return found_displaced(draft),
        Finding::WrongSetting { white, black } => return wrong_setting(draft, white, black),
        Finding::Defect { white, black } => {
            game.require_begun()?;
            set_clocks(draft, white, black, Rule::ClockDefect)?;
            draft.law(Ruling::ClockReplaced, Rule::ClockDefect);
        }
        Finding::SheetsHopeless => return a08_recording::sheets_hopeless(draft),
        Finding::IllegalMoveAt(ply) => return a07_illegal::found_at(draft, ply),
        Finding::LastKnown(ply) => return last_known(draft, ply),
    }
    Ok(())
}

/// Pieces are found displaced: what the record has last stands again.
///
/// Law: [7.6](jadoube_laws::law::A7_6).
fn found_displaced(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let game = draft.before();
    if let Stage::Over(_) = game.stage {
        draft.law(Ruling::ResultStands, Rule::FoundDisplaced);
        return Ok(());
    }
    let ply = game.ply();
    let shown = shown_before(game, ply);
    draft.law(Ruling::Restored(ply), Rule::FoundDisplaced);
    ask_clocks(draft, ply, shown);
    Ok(())
}

/// No position just before the irregularity can be told: play goes on from the last one known.
///
/// Law: [7.5.1](jadoube_laws::law::A7_5_1).
fn last_known(draft: &mut Draft<'_>, ply: u32) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    if ply > game.ply() {
        return refuse_record(Refused::NoSuchMove);
    }
    let shown = shown_before(game, ply);
    draft.law(Ruling::Restored(ply), Rule::IllegalMoveFound);
    ask_clocks(draft, ply, shown);
    a06_clock::run(draft);
    Ok(())
}

/// Law: [6.10.2](jadoube_laws::law::A6_10_2), [A.5.1.1](jadoube_laws::law::APP_A_5_1_1).
fn wrong_setting(draft: &mut Draft<'_>, white: Millis, black: Millis) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    if set_up::too_late(game).is_some() {
        if draft.edition() >= Edition::E2014 {
            draft.ask(Question::Schedule { white, black });
        } else {
            draft.law(Ruling::SettingLeft, Rule::RapidStart);
        }
        return Ok(());
    }
    set_clocks(draft, white, black, Rule::WrongSetting)?;
    draft.law(Ruling::SettingMended, Rule::WrongSetting);
    Ok(())
}

/// The arbiter has said whether the schedule suffers from a wrong setting found late.
///
/// Law: [A.5.1.1](jadoube_laws::law::APP_A_5_1_1).
pub(crate) fn schedule(draft: &mut Draft<'_>, white: Millis, black: Millis, suffers: bool) {
    if suffers && set_clocks(draft, white, black, Rule::RapidStart).is_ok() {
        draft.law(Ruling::SettingMended, Rule::RapidStart);
    } else {
        draft.law(Ruling::SettingLeft, Rule::RapidStart);
    }
}

/// Sets the clocks of the sides that have one.
pub(crate) fn set_clocks(
    draft: &mut Draft<'_>,
    white: Millis,
    black: Millis,
    rule: Rule,
) -> Result<(), Refusal> {
    let time = &draft.before().regulations.time;
    let timed = |color: Color, left: Millis| (time[color] != TimeControl::None).then_some(left);
    let (white, black) = (timed(Color::White, white), timed(Color::Black, black));
    if white.is_none() && black.is_none() {
        return refuse(draft.before(), Refused::NoClock, Rule::TimeControl);
    }
    let reason = reason_of(draft.cite(rule));
    draft.ordered(Order::SetClocks {
        white,
        black,
        reason,
    });
    Ok(())
}

fn reason_of(authority: Authority) -> Box<str> {
    alloc::format!("{authority}").into_boxed_str()
}

/// What the clocks showed when the half-move at a place was made; at the end of the record, when
/// the turn that runs began, with what pressing the clock gave for the move before.
pub(crate) fn shown_before(game: &Game, ply: u32) -> [Millis; 2] {
    let at = |index: u32| {
        let index = usize::try_from(index).ok()?;
        game.plies.get(index).map(|ply| ply.left)
    };
    let made = at(ply).or_else(|| {
        let left = |color| i32::try_from(game.clock.before_turn(color)).unwrap_or(i32::MAX);
        let last = at(ply.checked_sub(1)?)?;
        match game.unpressed[!game.turn()] {
            true => Some(last),
            false => Some([left(Color::White), left(Color::Black)]),
        }
    });
    let since = |left: i64| Millis(u64::try_from(left).unwrap_or(0));
    match made {
        Some([white, black]) => [since(white.into()), since(black.into())],
        None => {
            let time = &game.regulations.time;
            let fresh = Clock::new(time);
            [Color::White, Color::Black]
                .map(|color| since(fresh.reading(time, color, game.at).left))
        }
    }
}

/// Asks how the clocks are set after going back, where there are clocks and play goes on; they
/// stand still until that is answered.
///
/// Law: [7.1](jadoube_laws::law::A7_1).
pub(crate) fn ask_clocks(draft: &mut Draft<'_>, ply: u32, [white, black]: [Millis; 2]) {
    let timed = draft
        .before()
        .regulations
        .time
        .iter()
        .any(|(_, time)| *time != TimeControl::None);
    if timed && !matches!(draft.game().stage, Stage::Over(_)) {
        if draft.game().stage == Stage::Playing {
            draft.emit(Happening::ClocksStopped);
        }
        draft.ask(Question::ClocksAfterGoingBack { ply, white, black });
    }
}

/// How the clocks are set after going back.
///
/// Law: [7.1](jadoube_laws::law::A7_1).
pub(crate) fn clocks_after(draft: &mut Draft<'_>, white: Millis, black: Millis, answer: Answer) {
    if answer == Answer::ClocksOfThen && set_clocks(draft, white, black, Rule::Times).is_ok() {
        draft.law(Ruling::ClocksSet, Rule::Times);
    }
    a06_clock::go_on(draft);
}

/// May the promotion piece be changed, in an edition that does not say?
///
/// Law: [4.4.4](jadoube_laws::law::A4_4_4).
pub(crate) fn promotion_choice(draft: &mut Draft<'_>, _: Color, may: bool) {
    if may {
        draft.emit(Happening::Obliged(None));
    }
    draft.law(Ruling::Decided, Rule::ArbitersDiscretion);
}

/// The game is void, and a new one is played.
fn void(draft: &mut Draft<'_>, reason: Reason, authority: Authority) {
    draft.stake(Stake::NewGame(reason), authority);
}

/// Play that was stopped for a question goes on.
fn go_on(draft: &mut Draft<'_>, rule: Rule) {
    a06_start::go_on(draft, rule);
}
