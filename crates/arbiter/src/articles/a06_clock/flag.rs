//! Flags: fallen, noticed, claimed.

use jadoube_laws::{BothFlags, Color, Edition, FlagCall, Rule};

use super::super::{a05_end, a08_recording, g3_quickplay};
use crate::{
    Act, Authority, Game, Happening, Reason, Refusal, Refused, Ruling, Score, SiteRule, Stage,
    TimeControl,
    draft::{Draft, refuse, refuse_site},
};

/// Notes the flag that has fallen by now; where the program watches, it counts at once.
///
/// Law: [6.8](jadoube_laws::law::A6_8).
pub(crate) fn pass_time(draft: &mut Draft<'_>) -> bool {
    let game = draft.before();
    if game.stage != Stage::Playing {
        return false;
    }
    let Some((color, due)) = game.clock.flag_due(&game.regulations.time) else {
        return false;
    };
    if due > draft.at {
        return false;
    }
    draft.at = due.max(game.at);
    draft.emit(Happening::FlagFell(color));
    if draft.sees_all() && arbiter_may_call(game) {
        counts(draft, color);
    }
    true
}

/// A player's time has been taken until none is left; where the program watches, that counts at
/// once.
///
/// Law: [6.8](jadoube_laws::law::A6_8).
pub(crate) fn run_out(draft: &mut Draft<'_>, color: Color) {
    draft.emit(Happening::FlagFell(color));
    if draft.sees_all() && arbiter_may_call(draft.before()) {
        counts(draft, color);
    }
}

/// Whether the edition lets an arbiter, or a program in its place, call a flag.
///
/// Law: [A.5.5](jadoube_laws::law::APP_A_5_5).
fn arbiter_may_call(game: &Game) -> bool {
    let rules = &game.regulations;
    match rules.edition.flag_call(game.class(), rules.supervision) {
        FlagCall::Arbiter(_) => true,
        FlagCall::OnClaimOnly(_) => false,
    }
}

/// The arbiter sees a flag down.
///
/// Law: [6.8](jadoube_laws::law::A6_8), [A.5.5](jadoube_laws::law::APP_A_5_5).
pub(crate) fn notice(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    let game = draft.before();
    require_undecided(game, color)?;
    game.require_begun()?;
    let at = draft.at;
    if !draft.game().reading(color, at).is_fallen {
        return refuse(game, Refused::NothingToClaim, Rule::FlagNoticed);
    }
    let both = draft.game().reading(!color, at).is_fallen;
    let rules = &game.regulations;
    let call = rules.edition.flag_call(game.class(), rules.supervision);
    let may_intervene = both && rules.edition == Edition::E2009;
    let article = match call {
        FlagCall::OnClaimOnly(article) if !may_intervene => {
            return Err(Refusal {
                reason: Refused::MustKeepSilent,
                authority: Authority::Law(article),
            });
        }
        FlagCall::OnClaimOnly(_) | FlagCall::Arbiter(None) => None,
        FlagCall::Arbiter(Some(article)) => Some(article),
    };
    let first = if both {
        let Some(first) = first_of_both(draft) else {
            return Ok(());
        };
        first
    } else {
        color
    };
    let authority = article.map_or_else(|| draft.cite(Rule::FlagNoticed), Authority::Law);
    draft.rule(Ruling::FlagNoticed(first), authority);
    counts(draft, first);
    Ok(())
}

/// Refuses to speak of a flag after a move that ended the game: a flag that fell before it was
/// not noticed in time, and the move needed no press.
///
/// Law: [6.2.1.1](jadoube_laws::law::A6_2_1_1), [6.8](jadoube_laws::law::A6_8).
fn require_undecided(game: &Game, color: Color) -> Result<(), Refusal> {
    let Stage::Over(outcome) = game.stage else {
        return Ok(());
    };
    let by_move = matches!(
        outcome.reason,
        Reason::Checkmate
            | Reason::Stalemate
            | Reason::DeadPosition
            | Reason::Fivefold
            | Reason::SeventyFiveMoves
    );
    let fell_unnoticed = game.clock.fallen_at(color).is_some();
    if by_move && fell_unnoticed {
        return refuse(game, Refused::Over, Rule::FlagNoticed);
    }
    if by_move && game.unpressed[!game.turn()] {
        return refuse(game, Refused::Over, Rule::CompletedByEnd);
    }
    Ok(())
}

/// Law: [6.8](jadoube_laws::law::A6_8), [A.5.3](jadoube_laws::law::APP_A_5_3).
pub(crate) fn claim(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    let game = draft.before();
    require_undecided(game, !color)?;
    game.require_begun()?;
    draft.did(color, Act::ClaimFlag);
    let fallen = |draft: &mut Draft<'_>, side| {
        let at = draft.at;
        draft.game().reading(side, at).is_fallen
    };
    let rapid = game.is_unsupervised();
    let rule = if rapid {
        Rule::RapidFlagClaim
    } else {
        Rule::FlagNoticed
    };
    if !fallen(draft, !color) {
        draft.law(Ruling::FlagClaimRejected(color), rule);
        return Ok(());
    }
    if fallen(draft, color) {
        let Some(first) = first_of_both(draft) else {
            return Ok(());
        };
        let rules = &game.regulations;
        let needed = rules
            .edition
            .flag_claim_needs_own_time(game.class(), rules.supervision);
        if first == color || needed.is_some() {
            let barred = needed.map_or_else(|| draft.cite(rule), Authority::Law);
            draft.rule(Ruling::FlagClaimRejected(color), barred);
            counts(draft, first);
            return Ok(());
        }
    }
    draft.law(Ruling::FlagNoticed(!color), rule);
    counts(draft, !color);
    Ok(())
}

/// Whose flag fell first of two that have fallen, where the edition has a clock that shows it
/// decide; else rules on the two as on flags nobody can tell apart.
///
/// Law: [III.3.1](jadoube_laws::law::GUIDE_III_3_1).
fn first_of_both(draft: &mut Draft<'_>) -> Option<Color> {
    let game = draft.game();
    let rules = &game.regulations;
    let article = match rules.edition.both_flags(game.class(), rules.supervision) {
        BothFlags::Guidelines(article) => {
            let first = game.clock.first_fallen();
            if first.is_none() {
                draft.rule(Ruling::BothFlagsGoOn, Authority::Law(article));
            }
            return first;
        }
        BothFlags::DrawInLastPeriod(_)
            if Color::ALL.iter().any(|&side| quota(game, side).is_some()) =>
        {
            draft.law(Ruling::BothFlagsGoOn, Rule::BothFlags);
            return None;
        }
        BothFlags::Continue(article) => {
            draft.rule(Ruling::BothFlagsGoOn, Authority::Law(article));
            return None;
        }
        BothFlags::Draw(article) | BothFlags::DrawInLastPeriod(article) => article,
    };
    draft.over(Score::DRAW, Reason::BothFlags, Authority::Law(article));
    None
}

/// A flag counts as fallen: the moves are counted, and the game is over or goes on.
///
/// Law: [6.4](jadoube_laws::law::A6_4), [6.9](jadoube_laws::law::A6_9).
fn counts(draft: &mut Draft<'_>, color: Color) {
    let game = draft.game();
    if let Some(quota) = quota(game, color)
        && game.moves_completed(color) >= quota
    {
        draft.law(Ruling::QuotaMet(color), Rule::MoveQuota);
        a08_recording::after_flag(draft);
        return;
    }
    if g3_quickplay::is_postponed(game) {
        if game.stage == Stage::Playing {
            draft.emit(Happening::ClocksStopped);
        }
        return;
    }
    loses(draft, color);
}

/// The player's time is out, and nothing else is to be decided on.
///
/// Law: [6.9](jadoube_laws::law::A6_9).
pub(crate) fn loses(draft: &mut Draft<'_>, color: Color) {
    match &draft.before().regulations.time[color] {
        TimeControl::PerTurn(_) => {
            let authority = Authority::Site(SiteRule::TimePerTurn);
            let drawn = draft.edition().article(Rule::FlagFall);
            a05_end::lose(draft, color, Reason::Flag(color), authority, drawn);
        }
        TimeControl::Periods(_) | TimeControl::None => {
            let authority = draft.cite(Rule::FlagFall);
            let drawn = draft.edition().article(Rule::FlagFall);
            a05_end::lose(draft, color, Reason::Flag(color), authority, drawn);
        }
    }
}

/// How many moves the player must have completed by the end of the current period.
fn quota(game: &Game, color: Color) -> Option<u32> {
    let period = game.reading(color, game.at).period;
    match &game.regulations.time[color] {
        TimeControl::Periods(periods) => periods.moves_through(period),
        TimeControl::PerTurn(_) | TimeControl::None => None,
    }
}

/// Law: [6.12.2](jadoube_laws::law::A6_12_2).
pub(crate) fn claim_by_display(draft: &mut Draft<'_>, _: Color) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    if draft.edition().article(Rule::DisplayClaim).is_none() {
        return refuse_site(Refused::NoSuchClaim, SiteRule::Record);
    }
    refuse(game, Refused::OnlyDisplay, Rule::DisplayClaim)
}
