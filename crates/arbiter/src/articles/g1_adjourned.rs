//! Guidelines I: adjourned games. Until 2005 Appendix A, in 2009 G, in 2014 E.

mod envelope;
mod resumption;

use jadoube_laws::{Color, Edition, Rule};

pub(crate) use envelope::{envelope_judged, missing, open, state_move};
pub(crate) use resumption::{arrive, begin_session, claim_times, limit, times_judged};

use super::a06_clock;
use crate::{
    Act, Adjourning, Adjournment, AdjournmentPhase, Authority, Commentator, EnvelopeState, Game,
    Happening, Order, Refusal, Refused, Ruling, Seal, Stage, Stake,
    draft::{Draft, cite, refuse},
};

/// Whether the game is adjourned, and no session has begun since.
pub(crate) fn is_between(game: &Game) -> bool {
    game.adjournment()
        .is_some_and(|it| it.phase == AdjournmentPhase::Adjourned)
}

/// The rule by which a game ends that is agreed drawn or resigned: one of its own while the game
/// is adjourned, where the edition was read to have it.
///
/// Law: [I.6](jadoube_laws::law::GUIDE_I_6).
pub(crate) fn rule_of_end(game: &Game, otherwise: Rule) -> Rule {
    let rule = Rule::EndedAdjourned;
    let is_read = game.regulations.edition.article(rule);
    let is_read = is_read.is_some_and(|article| article.is_read());
    if is_between(game) && is_read {
        rule
    } else {
        otherwise
    }
}

/// Refuses what belongs to play while the sealed move waits to be made: no piece is moved, no
/// clock is touched and no draw is claimed.
///
/// Law: [I.5](jadoube_laws::law::GUIDE_I_5), [I.7](jadoube_laws::law::GUIDE_I_7).
pub(crate) fn require_unsealed(game: &Game, act: &Act) -> Result<(), Refusal> {
    let waits = game.sealed().is_some() || is_between(game);
    if !waits || matches!(game.stage, Stage::Over(_)) {
        return Ok(());
    }
    match act {
        Act::Arrive
        | Act::Offer(_)
        | Act::WithdrawOffer
        | Act::Accept
        | Act::Decline
        | Act::WithdrawClaim
        | Act::ClaimFlag
        | Act::ClaimByDisplay
        | Act::Seal(_)
        | Act::CloseEnvelope
        | Act::StateSealed(_)
        | Act::ClaimTimes { .. }
        | Act::Resign
        | Act::Write(_)
        | Act::Sign(_)
        | Act::AskSheet
        | Act::AskExplanation(_)
        | Act::Appeal(_)
        | Act::Answer(..) => Ok(()),
        Act::ClaimDraw(claim, _) => Err(too_late_to_claim(game, claim.rule_ahead())),
        Act::SayAdjust
        | Act::Touch(..)
        | Act::Release { .. }
        | Act::Remove(_)
        | Act::Place(..)
        | Act::ReleaseNew(..)
        | Act::UseBothHands
        | Act::Displace(_)
        | Act::PutBack
        | Act::Play { .. }
        | Act::Press { .. }
        | Act::Mishandle(_)
        | Act::Stop(_)
        | Act::RestartOpponent
        | Act::ClaimIllegalMove
        | Act::ClaimTouch(_)
        | Act::ClaimTwoHands
        | Act::AskIncrement
        | Act::ClaimQuickplay(_)
        | Act::AgreeCorrection => refuse(game, Refused::Adjourned, Rule::ResumedPosition),
    }
}

/// A draw is claimed before the move is sealed: to seal it is to make it.
///
/// Law: [9.2.1](jadoube_laws::law::A9_2_1).
fn too_late_to_claim(game: &Game, rule: Rule) -> Refusal {
    let authority = match (game.regulations.edition, cite(game, rule)) {
        (Edition::E1997, Authority::Law(article)) => {
            Authority::Comment(Commentator::Gijssen, article)
        }
        (_, authority) => authority,
    };
    let reason = Refused::AlreadySealed;
    Refusal { reason, authority }
}

/// The player on move is told to seal: at the end of the session, or before it for having asked.
///
/// Law: [I.1.1](jadoube_laws::law::GUIDE_I_1_1), [I.1.2](jadoube_laws::law::GUIDE_I_1_2).
pub(crate) fn adjourn(draft: &mut Draft<'_>, when: Adjourning) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_playing()?;
    if game.sealing().is_some() {
        return refuse(game, Refused::AlreadyAdjourned, Rule::AdjournSeal);
    }
    if game.sealed().is_some() {
        return refuse(game, Refused::Adjourned, Rule::EnvelopeOpened);
    }
    let sealer = game.turn();
    if game.whose_time() != sealer {
        return refuse(game, Refused::ClockNotRunning, Rule::MoveCompleted);
    }
    draft.ordered(Order::Adjourn(when));
    let rule = match when {
        Adjourning::SessionEnds => Rule::AdjournSeal,
        Adjourning::Early(_) => Rule::AdjournEarly,
    };
    draft.law(Ruling::ToSeal(sealer), rule);
    Ok(())
}

/// What the player may seal, if anything.
enum Sealing {
    /// The move of an adjournment.
    Move(Adjournment),
    /// The reply to a sealed move, the opponent being missing.
    Reply,
}

/// Refuses unless the player has something to seal.
///
/// Law: [I.1.1](jadoube_laws::law::GUIDE_I_1_1), [I.9.3](jadoube_laws::law::GUIDE_I_9_3).
fn require_sealing(game: &Game, color: Color) -> Result<Sealing, Refusal> {
    game.require_playing()?;
    let Some(it) = game.adjournment() else {
        return refuse(game, Refused::NothingToSeal, Rule::AdjournSeal);
    };
    match it.phase {
        AdjournmentPhase::Sealing if color != it.sealer => {
            refuse(game, Refused::NotOnMove(color), Rule::AdjournSeal)
        }
        AdjournmentPhase::Sealing if game.turn() != color => {
            refuse(game, Refused::MoveMade, Rule::SealedOnBoard)
        }
        AdjournmentPhase::Sealing => Ok(Sealing::Move(it)),
        AdjournmentPhase::Resumed(_) if may_seal_reply(game, &it, color) => Ok(Sealing::Reply),
        AdjournmentPhase::Resumed(_) | AdjournmentPhase::Adjourned => {
            refuse(game, Refused::NothingToSeal, Rule::SealerAbsent)
        }
    }
}

/// Whether the player replies to the sealed move, and the one who sealed it is missing.
///
/// Law: [I.9.3](jadoube_laws::law::GUIDE_I_9_3).
fn may_seal_reply(game: &Game, it: &Adjournment, color: Color) -> bool {
    it.envelope == EnvelopeState::Opened
        && color == !it.sealer
        && !game.players[it.sealer].present
        && game.turn() == color
        && game.whose_time() == color
        && game.ply() == it.ply.saturating_add(1)
}

/// The sealed move is handed in; until the envelope is closed it may be changed.
///
/// Law: [I.1.1](jadoube_laws::law::GUIDE_I_1_1), [I.9.3](jadoube_laws::law::GUIDE_I_9_3).
pub(crate) fn seal(draft: &mut Draft<'_>, color: Color, seal: Seal) -> Result<(), Refusal> {
    require_sealing(draft.before(), color)?;
    draft.did(color, Act::Seal(seal));
    Ok(())
}

/// The envelope is closed and the clock stopped: the game is adjourned. Where the reply to a sealed
/// move is sealed, the clock of the missing opponent is started.
///
/// Law: [I.1.1](jadoube_laws::law::GUIDE_I_1_1), [I.9.3](jadoube_laws::law::GUIDE_I_9_3).
pub(crate) fn close(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    let game = draft.before();
    let sealing = require_sealing(game, color)?;
    let rule = match sealing {
        Sealing::Move(_) => Rule::AdjournSeal,
        Sealing::Reply => Rule::SealerAbsent,
    };
    if game.adjournment().is_none_or(|it| it.seal.is_none()) {
        return refuse(game, Refused::NothingSealed, rule);
    }
    draft.did(color, Act::CloseEnvelope);
    if game.turn.board != *game.standing.board() {
        draft.emit(Happening::BoardPutBack);
    }
    match sealing {
        Sealing::Move(it) => {
            if charge_early(draft, &it) {
                draft.emit(Happening::ClocksStopped);
                draft.law(Ruling::Adjourned(color), rule);
            }
        }
        Sealing::Reply => draft.law(Ruling::ReplySealed(color), rule),
    }
    Ok(())
}

/// A move that was made on the board after the order to seal is the sealed move, once it is
/// completed.
///
/// Law: [I.1.1](jadoube_laws::law::GUIDE_I_1_1).
pub(crate) fn moved_on_board(draft: &mut Draft<'_>, color: Color) {
    let Some(it) = draft.before().sealing() else {
        return;
    };
    let game = draft.game();
    let is_completed = game.turn() != color && !game.unpressed[color];
    let on = game.stage == Stage::Playing && game.sealing().is_some();
    if it.sealer != color || !on || !is_completed || !charge_early(draft, &it) {
        return;
    }
    draft.emit(Happening::ClocksStopped);
    draft.law(Ruling::SealedOnBoard(color), Rule::SealedOnBoard);
}

/// Who adjourns before the session ends is charged with what was left of it. Whether play is still
/// on after that.
///
/// Law: [I.1.2](jadoube_laws::law::GUIDE_I_1_2).
fn charge_early(draft: &mut Draft<'_>, it: &Adjournment) -> bool {
    let at = draft.at;
    let left = it.session_ends.map(|ends| ends - at);
    let Some(left) = left.filter(|left| !left.is_zero()) else {
        return true;
    };
    let authority = draft.cite(Rule::AdjournEarly);
    draft.stake(Stake::Less(it.sealer, left.0), authority);
    let game = draft.game();
    if game.regulations.time[it.sealer] != crate::TimeControl::None
        && game.reading(it.sealer, at).is_fallen
        && game.clock.fallen_at(it.sealer).is_none()
    {
        a06_clock::run_out(draft, it.sealer);
    }
    draft.game().stage == Stage::Playing
}
