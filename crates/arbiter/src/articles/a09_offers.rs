//! Article 9.1: the offer of a draw, and agreement on it.

use jadoube_laws::{Color, Edition, Rule};

use super::g1_adjourned;
use crate::{
    Act, ArbiterSeat, Authority, Commentator, DrawRule, Game, Misconduct, Order, Question, Reason,
    Refusal, Refused, Regulation, Ruling, Score, SheetKind, Stake, Terms, TimeControl, Venue,
    Watch,
    draft::{Draft, refuse},
};

/// So many offers within [`OFTEN_WITHIN`] half-moves, all in vain, may annoy the opponent.
const OFTEN: usize = 4;

/// Ten moves of each player.
const OFTEN_WITHIN: u32 = 20;

/// Who offers a draw that the opponent has offered already accepts it; who has offered one that
/// stands has nothing more to offer.
///
/// Law: [9.1.1](jadoube_laws::law::A9_1_1), [9.1.2.1](jadoube_laws::law::A9_1_2_1),
/// [9.1.2.2](jadoube_laws::law::A9_1_2_2).
pub(crate) fn offer(draft: &mut Draft<'_>, color: Color, terms: Terms) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    if terms == Terms::Plain && has_offered(game, !color) {
        return accept(draft, color);
    }
    if draft.edition() >= Edition::E2017 {
        require_free(game)?;
    }
    require_undecided(draft)?;
    // It stands until it is answered: said again it is no other, but may annoy (11.5).
    if has_offered(game, color) {
        return refuse(game, Refused::OfferStands, Rule::Offer);
    }
    draft.did(color, Act::Offer(terms));
    if game.sealed().is_some() {
        draft.law(Ruling::Offered(color), Rule::AdjournedOffer);
        return Ok(());
    }
    if terms == Terms::Conditional {
        let authority = draft.comment(Commentator::ArbitersManual2025, Rule::Offer);
        draft.rule(Ruling::ConditionVoid(color), authority);
    }
    let in_time = is_the_moment(game, color);
    let offered = match in_time {
        true => Ruling::Offered(color),
        false => Ruling::OfferedAtOtherTime(color),
    };
    draft.law(offered, Rule::Offer);
    if draft.sees_all() && game.regulations.sheets != SheetKind::Automatic {
        draft.law(Ruling::MarkOffer, Rule::OfferNoted);
    }
    let untimely = !in_time && game.regulations.arbiter == ArbiterSeat::Seated;
    if draft.sees_all() && (untimely || is_often(game, color)) {
        ask_whether_it_annoys(draft, color);
    }
    Ok(())
}

/// An offer at another time, or one of many, may disturb the opponent: the arbiter is asked,
/// unless that is open from before.
///
/// Law: [11.5](jadoube_laws::law::A11_5), [9.1.2.1](jadoube_laws::law::A9_1_2_1).
fn ask_whether_it_annoys(draft: &mut Draft<'_>, color: Color) {
    let question = Question::Misconduct(color, Misconduct::Annoyance);
    let mut open = draft.before().questions.iter();
    if !open.any(|open| open.question == question) {
        draft.ask(question);
    }
}

/// Whether the player has moved and not pressed the clock; whether it was a legal move is not told
/// by the answer. Online a move completes itself, so that any moment is as good.
///
/// Law: [9.1.2.1](jadoube_laws::law::A9_1_2_1), [12.6](jadoube_laws::law::A12_6).
fn is_the_moment(game: &Game, color: Color) -> bool {
    let has_clock = game.regulations.time[color] != TimeControl::None;
    match (game.regulations.venue, game.regulations.watch) {
        (Venue::Online, _) => true,
        (Venue::OverTheBoard, Watch::Program) if has_clock => {
            game.unpressed[color] || game.has_let_go(color)
        }
        (Venue::OverTheBoard, Watch::People) if has_clock => game.seems_moved(color),
        (Venue::OverTheBoard, Watch::Program | Watch::People) => {
            !game.seems_on_move(color) && game.seen_moves(color) > 0
        }
    }
}

/// Whether one more offer now is one too many.
///
/// Law: [11.5](jadoube_laws::law::A11_5).
fn is_often(game: &Game, color: Color) -> bool {
    let before = OFTEN - 2;
    let earliest = game.players[color].last_offers.get(before).copied();
    let within = |ply: u32| game.ply().saturating_sub(ply) <= OFTEN_WITHIN;
    earliest.flatten().is_some_and(within)
}

/// Law: [9.1.2.1](jadoube_laws::law::A9_1_2_1).
pub(crate) fn withdraw(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    if has_offered(game, color) {
        refuse(game, Refused::OfferStands, Rule::Offer)
    } else {
        refuse(game, Refused::NoOffer, Rule::Offer)
    }
}

/// Accepting what a claim of a draw offers, the claim need not be tested; but where draws may not
/// be agreed it is.
///
/// Law: [5.2.3](jadoube_laws::law::A5_2_3), [9.1.1](jadoube_laws::law::A9_1_1),
/// [9.1.2.3](jadoube_laws::law::A9_1_2_3).
pub(crate) fn accept(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    if !has_offered(game, !color) {
        return refuse(game, Refused::NoOffer, Rule::Offer);
    }
    require_undecided(draft)?;
    let claimed = game.claim.is_some_and(|claim| claim.by != color);
    if claimed && is_barred(game) {
        draft.did(color, Act::Accept);
        let authority = draft.comment(Commentator::ArbitersManual2025, Rule::ClaimIsOffer);
        draft.rule(Ruling::ClaimTested(!color), authority);
        return Ok(());
    }
    require_free(game)?;
    if let Some(needed) = draft.edition().moves_before_agreement()
        && Color::ALL
            .into_iter()
            .any(|side| game.seen_moves(side) < needed.value)
    {
        let authority = Authority::Law(needed.article);
        return Err(Refusal {
            reason: Refused::TooEarly,
            authority,
        });
    }
    draft.did(color, Act::Accept);
    let rule = if claimed {
        Rule::ClaimIsOffer
    } else {
        g1_adjourned::rule_of_end(game, Rule::Agreement)
    };
    let authority = draft.cite(rule);
    draft.over(Score::DRAW, Reason::Agreement, authority);
    Ok(())
}

/// Law: [9.1.2.1](jadoube_laws::law::A9_1_2_1).
pub(crate) fn decline(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    if !has_offered(game, !color) {
        return refuse(game, Refused::NoOffer, Rule::Offer);
    }
    draft.did(color, Act::Decline);
    Ok(())
}

/// From now on the players may agree to a draw in spite of the regulations.
///
/// Law: [9.1.1](jadoube_laws::law::A9_1_1).
pub(crate) fn allow(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    if !is_barred(game) {
        return refuse(game, Refused::NothingDue, Rule::DrawRestriction);
    }
    draft.ordered(Order::AllowDraw);
    Ok(())
}

fn has_offered(game: &Game, color: Color) -> bool {
    game.offer.is_some_and(|offer| offer.by == color)
}

/// Whether the regulations forbid the players to agree to a draw now.
fn is_barred(game: &Game) -> bool {
    let barred = match game.regulations.draws {
        DrawRule::Free => false,
        DrawRule::NotBefore(moves) => Color::ALL
            .into_iter()
            .any(|side| game.seen_moves(side) < moves),
        DrawRule::Never => true,
    };
    barred && !game.draw_allowed
}

/// Refuses where the regulations forbid it: by the Laws where they let them, since 2009.
///
/// Law: [9.1.1](jadoube_laws::law::A9_1_1).
fn require_free(game: &Game) -> Result<(), Refusal> {
    if !is_barred(game) {
        return Ok(());
    }
    let rules = &game.regulations;
    let own = rules.instead_of(Rule::DrawRestriction, Regulation::Draws);
    let article = rules.edition.article(Rule::DrawRestriction);
    let authority = match own {
        Authority::Regulations(Regulation::House(_)) => own,
        Authority::Law(_)
        | Authority::Comment(..)
        | Authority::Regulations(_)
        | Authority::Site(_) => article.map_or(own, Authority::Law),
    };
    let reason = Refused::DrawNotAllowed;
    Err(Refusal { reason, authority })
}

/// Refuses what comes too late: after a fact that ends the game, though the arbiter has yet to
/// say how.
///
/// Law: [6.8](jadoube_laws::law::A6_8), [6.9](jadoube_laws::law::A6_9).
pub(crate) fn require_undecided(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let waits = draft
        .game()
        .questions
        .iter()
        .find_map(|open| match open.question {
            Question::CanMate(_, reason) | Question::Unverified(_, Stake::End(_, reason)) => {
                Some(reason)
            }
            Question::Touched(..)
            | Question::TwoHands(_)
            | Question::Dead
            | Question::GoodReason(_)
            | Question::UnfinishedCastling(_)
            | Question::Restarted(_)
            | Question::Adjusting(..)
            | Question::Late(_)
            | Question::BothLate
            | Question::Misconduct(..)
            | Question::ColorsReversed
            | Question::KingCaptured(_)
            | Question::PromotionChoice(_)
            | Question::ClocksAfterGoingBack { .. }
            | Question::ResultStands
            | Question::Appeal(_)
            | Question::MovesUnknown
            | Question::Increment(_)
            | Question::Quickplay(..)
            | Question::QuickplayLater(..)
            | Question::Schedule { .. }
            | Question::Envelope(..)
            | Question::ResumedTimes { .. }
            | Question::Unverified(_, Stake::NewGame(_) | Stake::More(..) | Stake::Less(..)) => {
                None
            }
        });
    match waits {
        Some(Reason::Resignation(_)) => refuse(draft.before(), Refused::TooLate, Rule::Resignation),
        Some(Reason::IllegalMoves(_)) => {
            refuse(draft.before(), Refused::TooLate, Rule::IllegalMovePenalty)
        }
        Some(_) => refuse(draft.before(), Refused::TooLate, Rule::FlagFall),
        None => Ok(()),
    }
}
