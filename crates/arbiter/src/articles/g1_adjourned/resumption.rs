//! The session in which an adjourned game is resumed: who is there, since when, with what times.

use jadoube_laws::{Color, Edition, Rule};

use super::super::{a06_start, a07_found};
use crate::{
    Act, EnvelopeState, Game, Happening, Millis, Order, Question, Refusal, Refused, Ruling, Stage,
    draft::{Draft, refuse},
};

/// How long after the start of the session a player came in time until 2009.
///
/// Law: [I.10](jadoube_laws::law::GUIDE_I_10).
const AN_HOUR: Millis = Millis(60 * 60_000);

/// The session begins: with the player missing who has to reply, that clock runs; with nothing to
/// open, the clock of the player on move does.
///
/// Law: [I.5](jadoube_laws::law::GUIDE_I_5), [I.9.2](jadoube_laws::law::GUIDE_I_9_2),
/// [I.11](jadoube_laws::law::GUIDE_I_11).
pub(crate) fn begin_session(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    let Some(it) = game.adjournment().filter(|_| super::is_between(game)) else {
        return refuse(game, Refused::NotAdjourned, Rule::ResumedPosition);
    };
    draft.ordered(Order::BeginSession);
    draft.law(Ruling::SessionBegins, Rule::ResumedPosition);
    let replier = !it.sealer;
    if it.envelope == EnvelopeState::Lost {
        return Ok(());
    }
    if !game.players[replier].present {
        let neither = Rule::NeitherResumes;
        let is_ruled = game.regulations.edition.article(neither).is_some();
        let rule = if !game.players[it.sealer].present && is_ruled {
            neither
        } else {
            Rule::ReplierAbsent
        };
        draft.law(Ruling::ReplierMissing(replier), rule);
        draft.emit(Happening::ClockStarted(replier));
    } else if it.envelope == EnvelopeState::Opened {
        draft.emit(Happening::ClockStarted(replier));
    }
    Ok(())
}

/// A player comes to the resumption, or before it. The clock of one who has to reply stops, and the
/// envelope is opened; one who is too late hears after that whether the game is lost.
///
/// Law: [I.9.2](jadoube_laws::law::GUIDE_I_9_2), [I.9.3](jadoube_laws::law::GUIDE_I_9_3),
/// [I.10](jadoube_laws::law::GUIDE_I_10).
pub(crate) fn arrive(draft: &mut Draft<'_>, color: Color) {
    let game = draft.before();
    draft.did(color, Act::Arrive);
    let (Some(since), Some(it)) = (game.resumed(), game.adjournment()) else {
        return;
    };
    let player = game.players[color];
    let is_late = !player.admitted && draft.at > limit(game, since).unwrap_or(since);
    let opens = it.envelope == EnvelopeState::Kept && color == !it.sealer;
    let waits = it.envelope != EnvelopeState::Opened;
    if (opens || (is_late && !waits)) && game.stage == Stage::Playing {
        draft.emit(Happening::ClocksStopped);
    }
    if !is_late && !player.admitted && draft.at > since {
        draft.law(Ruling::InTime(color), Rule::ResumptionDefault);
    }
    if opens {
        draft.law(Ruling::EnvelopeToOpen(color), it.opens_by);
    }
    if is_late && !waits && !a06_start::is_asked(game) {
        a06_start::ask(draft, color);
    }
}

/// The last instant at which a player comes to the resumption in time: an hour after it began
/// until 2009, the default time since; nothing where that is not stated.
///
/// Law: [I.10](jadoube_laws::law::GUIDE_I_10).
pub(crate) fn limit(game: &Game, since: Millis) -> Option<Millis> {
    let allowed = match game.regulations.edition {
        Edition::E1997 | Edition::E2001 | Edition::E2005 | Edition::E2009 => Some(AN_HOUR),
        Edition::E2014 | Edition::E2017 | Edition::E2018 | Edition::E2023 => {
            game.regulations.default_time
        }
    };
    allowed.map(|allowed| since + allowed)
}

/// Whether a player has come to the resumption too late, and was not let play all the same.
///
/// Law: [I.10](jadoube_laws::law::GUIDE_I_10).
pub(super) fn is_late(game: &Game, color: Color) -> bool {
    let player = &game.players[color];
    let Some(since) = game.resumed().filter(|_| !player.admitted) else {
        return false;
    };
    let last = limit(game, since).unwrap_or(since);
    player.arrived.is_some_and(|at| at > last)
}

/// A player says that the clocks are wrong: before the own first move of the resumption.
///
/// Law: [I.13](jadoube_laws::law::GUIDE_I_13).
pub(crate) fn claim_times(
    draft: &mut Draft<'_>,
    color: Color,
    white: Millis,
    black: Millis,
) -> Result<(), Refusal> {
    let (game, rule) = (draft.before(), Rule::ResumedTimes);
    game.require_begun()?;
    let Some(it) = game.adjournment().filter(|it| it.is_sealed()) else {
        return refuse(game, Refused::NotAdjourned, rule);
    };
    if game.resumed().is_none() {
        return refuse(game, Refused::Adjourned, rule);
    }
    if has_replied(game, color, it.ply) {
        return refuse(game, Refused::TooLate, rule);
    }
    draft.did(color, Act::ClaimTimes { white, black });
    draft.ask(Question::ResumedTimes {
        color,
        white,
        black,
    });
    Ok(())
}

/// Whether a player has made a move since the sealed one, which came after so many half-moves.
fn has_replied(game: &Game, color: Color, sealed_after: u32) -> bool {
    let since = game.ply().saturating_sub(sealed_after.saturating_add(1));
    let first = game.regulations.start.turn;
    let sealer = if sealed_after.is_multiple_of(2) {
        first
    } else {
        !first
    };
    since > u32::from(color == sealer)
}

/// The arbiter has said whether the clocks of the resumption are wrong.
///
/// Law: [I.13](jadoube_laws::law::GUIDE_I_13).
pub(crate) fn times_judged(draft: &mut Draft<'_>, white: Millis, black: Millis, are_wrong: bool) {
    let rule = Rule::ResumedTimes;
    if are_wrong && a07_found::set_clocks(draft, white, black, rule).is_ok() {
        draft.law(Ruling::SettingMended, rule);
    } else {
        draft.law(Ruling::SettingLeft, rule);
    }
}
