//! Articles 6.6 and 6.7: the start of the round, and late players.

use jadoube_laws::{Color, DefaultTime, Rule};

use super::g1_adjourned;
use crate::{
    Act, Answer, Game, Happening, Millis, Order, Presence, Question, Reason, Refusal, Refused,
    Ruling, Score, Stage, TimeControl, Watch,
    draft::{Draft, refuse},
};

/// Law: [6.6](jadoube_laws::law::A6_6).
pub(crate) fn start_round(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    begin(draft, Happening::Ordered(Order::StartRound))
}

/// The round begins by this, ordered by the arbiter or not.
///
/// Law: [6.6](jadoube_laws::law::A6_6).
pub(crate) fn begin(draft: &mut Draft<'_>, by: Happening) -> Result<(), Refusal> {
    let game = draft.before();
    match game.stage {
        Stage::NotStarted => {}
        Stage::Playing | Stage::Paused => {
            return refuse(game, Refused::AlreadyStarted, Rule::ClockStart);
        }
        Stage::Over(_) => return game.require_begun(),
    }
    draft.emit(by);
    let first = game.turn();
    if game.regulations.time[first] != TimeControl::None {
        draft.law(Ruling::ClockStarted, Rule::ClockStart);
        draft.emit(Happening::ClockStarted(first));
    }
    Ok(())
}

/// Refuses what a player does who has not come to the board; an answer, an appeal and a
/// resignation can be given from elsewhere.
///
/// Law: [6.7.1](jadoube_laws::law::A6_7_1).
pub(crate) fn require_present(game: &Game, color: Color, act: &Act) -> Result<(), Refusal> {
    let from_elsewhere = matches!(
        act,
        Act::Arrive | Act::Answer(..) | Act::Appeal(_) | Act::Resign
    );
    if game.players[color].present || from_elsewhere || g1_adjourned::is_between(game) {
        return Ok(());
    }
    refuse(game, Refused::NotPresent(color), Rule::DefaultTime)
}

/// A player comes: in time, or late, counted from the instant at which the round began.
///
/// Law: [6.7.1](jadoube_laws::law::A6_7_1), [6.7.2](jadoube_laws::law::A6_7_2).
pub(crate) fn arrive(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    let game = draft.before();
    if game.players[color].present {
        return refuse(game, Refused::AlreadyPresent(color), Rule::DefaultTime);
    }
    if let Stage::Over(_) = game.stage {
        return game.require_begun();
    }
    if game.adjournment().is_some_and(|it| it.is_sealed()) {
        g1_adjourned::arrive(draft, color);
        return Ok(());
    }
    draft.did(color, Act::Arrive);
    let Some(started) = game.started else {
        return Ok(());
    };
    if game.players[color].admitted || is_asked(game) {
        return Ok(());
    }
    if draft.at > limit(game, started).unwrap_or(started) {
        ask(draft, color);
        return Ok(());
    }
    if draft.at > started && white_loses_time(game, color, started) {
        draft.law(Ruling::WhiteLosesTime, Rule::NeitherPresent);
    }
    draft.law(Ruling::InTime(color), Rule::DefaultTime);
    Ok(())
}

/// The last instant at which a player comes in time; nothing where the edition wants the event to
/// say it and the event does not.
fn limit(game: &Game, started: Millis) -> Option<Millis> {
    let stated = game.regulations.default_time;
    let allowed = stated.or_else(|| match game.regulations.edition.default_time() {
        DefaultTime::IfUnstated(cited) => Some(Millis(cited.value)),
        DefaultTime::MustBeStated(_) => None,
    });
    allowed.map(|allowed| started + allowed)
}

/// Whether White comes first of two players who were not there at the start: the time lost is
/// White's, whose clock has run.
///
/// Law: [6.7.2](jadoube_laws::law::A6_7_2).
fn white_loses_time(game: &Game, color: Color, started: Millis) -> bool {
    let black = &game.players[Color::Black];
    let black_came_later = !black.present || black.arrived.is_some_and(|at| at > started);
    let stated = game
        .regulations
        .edition
        .article(Rule::NeitherPresent)
        .is_some();
    color == Color::White && game.ply() == 0 && black_came_later && stated
}

/// Whether the arbiter has been asked about a late player.
pub(crate) fn is_asked(game: &Game) -> bool {
    game.questions
        .iter()
        .any(|open| matches!(open.question, Question::Late(_) | Question::BothLate))
}

/// Asks whether a late player has lost; both, if the other has not come either. The clocks stop
/// until that is answered.
///
/// Law: [6.7.1](jadoube_laws::law::A6_7_1).
pub(crate) fn ask(draft: &mut Draft<'_>, late: Color) {
    let other = draft.before().players[!late];
    let question = if other.present || other.admitted {
        Question::Late(late)
    } else {
        Question::BothLate
    };
    if draft.game().stage == Stage::Playing {
        draft.emit(Happening::ClocksStopped);
    }
    draft.ask(question);
}

/// The arbiter finds that a player, or with nobody named neither, has not come within the default
/// time: asks whether who is late has lost, unless that is open already.
///
/// Law: [6.7.1](jadoube_laws::law::A6_7_1).
pub(crate) fn not_come(draft: &mut Draft<'_>, absent: Option<Color>) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    let question = absent.map_or(Question::BothLate, Question::Late);
    if game.questions.iter().any(|open| open.question == question) {
        return Ok(());
    }
    let is_there = |&color: &Color| {
        let player = &game.players[color];
        if game.resumed().is_some() {
            return player.present || player.admitted;
        }
        let came = player.present && game.regulations.presence == Presence::Reported;
        came || player.admitted || game.moves_made(color) > 0
    };
    let mut named = Color::ALL
        .into_iter()
        .filter(|&color| absent.is_none_or(|it| it == color));
    if let Some(there) = named.find(is_there) {
        return refuse(game, Refused::AlreadyPresent(there), Rule::DefaultTime);
    }
    if game.stage == Stage::Playing {
        draft.emit(Happening::ClocksStopped);
    }
    draft.ask(question);
    Ok(())
}

/// When the default time of a player who has not come runs out unnoticed, if the program watches.
///
/// Law: [6.7.1](jadoube_laws::law::A6_7_1).
pub(crate) fn default_due(game: &Game) -> Option<Millis> {
    let waits = |color: Color| {
        let player = &game.players[color];
        !player.present && !player.admitted
    };
    let plays = game.stage == Stage::Playing || game.clocks_wait();
    let on = plays && game.regulations.watch == Watch::Program && !g1_adjourned::is_between(game);
    if !on || is_asked(game) || !Color::ALL.into_iter().any(waits) {
        return None;
    }
    // To come exactly at the limit is to come in time.
    let last = match game.resumed() {
        Some(since) => g1_adjourned::limit(game, since),
        None => limit(game, game.started?),
    };
    last.map(|last| last + Millis(1))
}

/// Nobody came, and the default time has run out.
///
/// Law: [6.7.1](jadoube_laws::law::A6_7_1).
pub(crate) fn never_came(draft: &mut Draft<'_>) {
    let at = draft.at;
    if default_due(draft.game()).is_none_or(|due| due > at) {
        return;
    }
    let late = Color::ALL.into_iter().find(|&color| {
        let player = draft.before().players[color];
        !player.present && !player.admitted
    });
    if let Some(late) = late {
        ask(draft, late);
    }
}

/// The arbiter has said whether a late player, or both, have lost.
///
/// Law: [6.7.1](jadoube_laws::law::A6_7_1).
pub(crate) fn late(draft: &mut Draft<'_>, color: Option<Color>, answer: Answer) {
    let rule = match draft.game().resumed() {
        Some(_) => Rule::ResumptionDefault,
        None => Rule::DefaultTime,
    };
    let authority = draft.cite(rule);
    if answer == Answer::Lose {
        let (score, reason) = match color {
            Some(color) => (Score::win(!color), Reason::Default(color)),
            None => (Score::BOTH_LOSE, Reason::BothDefault),
        };
        draft.over(score, reason, authority);
        return;
    }
    go_on(draft, rule);
}

/// Play that was stopped for a question goes on.
///
/// Law: [6.11.3](jadoube_laws::law::A6_11_3).
pub(crate) fn go_on(draft: &mut Draft<'_>, rule: Rule) {
    let game = draft.game();
    if game.stage == Stage::Paused && !game.held && !game.clocks_wait() {
        let color = game.whose_time();
        draft.law(Ruling::ClockRuns(color), rule);
        draft.emit(Happening::ClockStarted(color));
    }
}
