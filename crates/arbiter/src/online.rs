//! Moves played online: only legal ones, completed by themselves.

use jadoube_laws::{Color, Move, Rule, SanError, Uci, UciError};

use crate::{
    Act, Authority, Game, Hand, Happening, Millis, Refusal, Refused, Ruling, SiteRule, TimeControl,
    Venue,
    articles::{a04_touch, a06_clock, a08_recording, g1_adjourned},
    draft::{Draft, refuse, refuse_site},
};

/// A move made and completed at once.
///
/// Law: [6.2.1](jadoube_laws::law::A6_2_1), [3.10.2](jadoube_laws::law::A3_10_2).
pub(crate) fn play(
    draft: &mut Draft<'_>,
    color: Color,
    uci: Uci,
    lag: Millis,
) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_playing()?;
    if game.turn() != color {
        return refuse(game, Refused::NotOnMove(color), Rule::Turn);
    }
    let m = legal(game, uci)?;
    if let Some(obligation) = game.turn.obligation
        && !obligation.must.allows(m, game.standing.captured_on(m))
    {
        return refuse(game, Refused::Obliged(obligation), obligation.rule);
    }
    draft.did(color, Act::Play { uci, lag });
    a08_recording::before_move(draft, color);
    a04_touch::make(draft, color, m);
    if game.regulations.time[color] != TimeControl::None && !is_over(draft) {
        let hand = Hand::Same;
        draft.did(color, Act::Press { hand, lag });
        a06_clock::complete(draft, color);
    }
    g1_adjourned::moved_on_board(draft, color);
    Ok(())
}

/// The legal move that is meant, or why it is none.
pub(crate) fn legal(game: &Game, uci: Uci) -> Result<Move, Refusal> {
    let Some(position) = game.standing.position() else {
        let m = game.standing.resolve(uci, game.regulations.castling);
        return m.map_or_else(
            || refuse_site(Refused::WrongPiece, SiteRule::OnlineMoves),
            Ok,
        );
    };
    uci.resolve(position).or_else(|error| match error {
        UciError::Illegal(why) => {
            let article = why.article(game.regulations.edition);
            Err(Refusal {
                reason: Refused::Illegal(why),
                authority: article.map_or(Authority::Site(SiteRule::OnlineMoves), Authority::Law),
            })
        }
        UciError::MissingPromotion => refuse(game, Refused::MissingPromotion, Rule::Promotion),
        UciError::Null => refuse(game, Refused::Unreadable(SanError::Null), Rule::Turn),
        UciError::Syntax { column } => {
            let reason = Refused::Unreadable(SanError::Syntax { column });
            refuse_site(reason, SiteRule::OnlineMoves)
        }
    })
}

/// Whether the fact has ended the game.
fn is_over(draft: &Draft<'_>) -> bool {
    draft.events.iter().any(|event| {
        matches!(
            event.what,
            Happening::Ruled {
                ruling: Ruling::Over(_),
                ..
            }
        )
    })
}

/// Refuses what is only done with pieces and a clock on a table where there are none, and a move
/// at once where there are.
pub(crate) fn require_venue(game: &Game, act: &Act) -> Result<(), Refusal> {
    match (game.regulations.venue, act) {
        (Venue::OverTheBoard, Act::Play { .. }) => {
            refuse_site(Refused::OnlyOnline, SiteRule::OnlineMoves)
        }
        (
            Venue::Online,
            Act::SayAdjust
            | Act::Touch(..)
            | Act::Release { .. }
            | Act::Remove(_)
            | Act::Place(..)
            | Act::ReleaseNew(..)
            | Act::UseBothHands
            | Act::Displace(_)
            | Act::PutBack
            | Act::Press { .. }
            | Act::Mishandle(_)
            | Act::Stop(_)
            | Act::RestartOpponent,
        ) => refuse_site(Refused::OnlyOverTheBoard, SiteRule::OnlineMoves),
        (
            Venue::OverTheBoard,
            Act::SayAdjust
            | Act::Touch(..)
            | Act::Release { .. }
            | Act::Remove(_)
            | Act::Place(..)
            | Act::ReleaseNew(..)
            | Act::UseBothHands
            | Act::Displace(_)
            | Act::PutBack
            | Act::Press { .. }
            | Act::Mishandle(_)
            | Act::Stop(_)
            | Act::RestartOpponent,
        )
        | (Venue::Online, Act::Play { .. })
        | (
            _,
            Act::Arrive
            | Act::Offer(_)
            | Act::WithdrawOffer
            | Act::Accept
            | Act::Decline
            | Act::ClaimDraw(..)
            | Act::WithdrawClaim
            | Act::ClaimIllegalMove
            | Act::ClaimTouch(_)
            | Act::ClaimTwoHands
            | Act::ClaimFlag
            | Act::ClaimByDisplay
            | Act::AskIncrement
            | Act::ClaimQuickplay(_)
            | Act::Seal(_)
            | Act::CloseEnvelope
            | Act::StateSealed(_)
            | Act::ClaimTimes { .. }
            | Act::Resign
            | Act::AgreeCorrection
            | Act::Write(_)
            | Act::Sign(_)
            | Act::AskSheet
            | Act::AskExplanation(_)
            | Act::Appeal(_)
            | Act::Answer(..),
        ) => Ok(()),
    }
}
