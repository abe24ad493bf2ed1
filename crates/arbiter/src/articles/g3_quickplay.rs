//! Guidelines III: games without increment, and quickplay finishes. Until 2009 Article 10, and
//! Appendix D for games with no arbiter; Appendix G in 2014.

use jadoube_laws::{Class, Color, Edition, Rule};

use super::a06_clock;
use crate::{
    Act, Answer, ArbiterSeat, Authority, Commentator, Game, Ground, Happening, Open, Question,
    Quickplay, Reason, Refusal, Refused, Ruling, Score, Stage, Stake, TimeControl,
    draft::{Draft, refuse},
    questions::TWO_MINUTES,
};

/// What the clocks add for each move where that is granted, in milliseconds.
///
/// Law: [III.4](jadoube_laws::law::GUIDE_III_4).
const FIVE_SECONDS: u64 = 5_000;

/// Refuses what belongs to a quickplay finish where the event did not announce it.
///
/// Law: [III.2.1](jadoube_laws::law::GUIDE_III_2_1).
fn require_announced(game: &Game, wanted: Quickplay) -> Result<(), Refusal> {
    let rule = Rule::QuickplayAnnounced;
    let is_asked = game.regulations.edition.article(rule).is_some();
    let announced = game.regulations.quickplay;
    // With no arbiter there nobody could set the clocks: a claim is all that remains (III.6).
    let nobody = game.regulations.arbiter == ArbiterSeat::Empty && announced != Quickplay::No;
    if !is_asked || announced == wanted || (nobody && wanted == Quickplay::Claims) {
        return Ok(());
    }
    refuse(game, Refused::QuickplayNotAnnounced, rule)
}

/// Refuses unless all the moves left are to be made in the time left, in a standard or rapid game.
///
/// Law: [III.1](jadoube_laws::law::GUIDE_III_1), [III.2.2](jadoube_laws::law::GUIDE_III_2_2).
fn require_quickplay(draft: &Draft<'_>, color: Color) -> Result<(), Refusal> {
    let game = draft.before();
    if game.class() == Class::Blitz {
        return refuse(game, Refused::NotInThisClass, Rule::QuickplayScope);
    }
    let period = game.reading(color, draft.at).period;
    let is_finish = match &game.regulations.time[color] {
        TimeControl::Periods(periods) => {
            periods.moves_through(period).is_none() && periods.at(period).extra.is_zero()
        }
        TimeControl::None | TimeControl::PerTurn(_) => false,
    };
    if !is_finish {
        return refuse(game, Refused::NoQuickplay, Rule::QuickplayScope);
    }
    Ok(())
}

/// Refuses unless the player is on move, has less than two minutes, and the flag is up.
///
/// Law: [III.4](jadoube_laws::law::GUIDE_III_4), [III.5](jadoube_laws::law::GUIDE_III_5),
/// [6.9](jadoube_laws::law::A6_9).
fn require_short_of_time(draft: &Draft<'_>, color: Color, rule: Rule) -> Result<(), Refusal> {
    let game = draft.before();
    if !game.seems_on_move(color) {
        let authority = match (draft.edition(), draft.cite(rule)) {
            // The text of 1997 does not ask for it; by analogy it is not admitted.
            (Edition::E1997, Authority::Law(article)) => {
                Authority::Comment(Commentator::Gijssen, article)
            }
            (_, authority) => authority,
        };
        let reason = Refused::NotOnMove(color);
        return Err(Refusal { reason, authority });
    }
    let reading = game.reading(color, draft.at);
    if reading.is_fallen {
        return refuse(game, Refused::FlagFallen, Rule::FlagFall);
    }
    if reading.left >= TWO_MINUTES.signed() {
        return refuse(game, Refused::MoreThanTwoMinutes, rule);
    }
    Ok(())
}

/// Refuses while a claim or request of a quickplay finish is open.
fn require_none_open(game: &Game, rule: Rule) -> Result<(), Refusal> {
    let is_open = |open: &Open| {
        matches!(
            open.question,
            Question::Increment(_) | Question::Quickplay(..) | Question::QuickplayLater(..)
        )
    };
    if game.claim.is_some() || game.questions.iter().any(is_open) {
        return refuse(game, Refused::ClaimPending, rule);
    }
    Ok(())
}

/// To ask is to offer a draw; the arbiter decides once the opponent has not taken it.
///
/// Law: [III.4](jadoube_laws::law::GUIDE_III_4).
pub(crate) fn ask_increment(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    let (game, rule) = (draft.before(), Rule::QuickplayIncrement);
    game.require_playing()?;
    if draft.edition().article(rule).is_none() {
        return refuse(game, Refused::NoSuchClaim, rule);
    }
    require_announced(game, Quickplay::Increment)?;
    require_quickplay(draft, color)?;
    require_none_open(game, rule)?;
    require_short_of_time(draft, color, rule)?;
    if game.regulations.arbiter == ArbiterSeat::Empty {
        return refuse(game, Refused::NobodySeated, rule);
    }
    draft.did(color, Act::AskIncrement);
    draft.law(Ruling::ClaimIsOffer(color), rule);
    draft.emit(Happening::ClocksStopped);
    draft.ask(Question::Increment(color));
    Ok(())
}

/// The arbiter has said whether the clocks add five seconds a move.
///
/// Law: [III.4](jadoube_laws::law::GUIDE_III_4).
pub(crate) fn increment(draft: &mut Draft<'_>, color: Color, is_set: bool) {
    let rule = Rule::QuickplayIncrement;
    if draft.game().offer.is_some_and(|offer| offer.by == color) {
        draft.emit(Happening::OfferLapsed);
    }
    if is_set {
        draft.law(Ruling::IncrementSet(color, FIVE_SECONDS), rule);
        let authority = draft.cite(rule);
        draft.stake(Stake::More(!color, TWO_MINUTES.0), authority);
    } else {
        draft.law(Ruling::IncrementDenied(color), rule);
    }
    a06_clock::go_on(draft);
}

/// A claim goes to the arbiter; with none there it ends the game, and is referred.
///
/// Law: [III.5](jadoube_laws::law::GUIDE_III_5), [III.6.1](jadoube_laws::law::GUIDE_III_6_1),
/// [III.6.1.1](jadoube_laws::law::GUIDE_III_6_1_1),
/// [III.6.1.2](jadoube_laws::law::GUIDE_III_6_1_2).
pub(crate) fn claim(draft: &mut Draft<'_>, color: Color, ground: Ground) -> Result<(), Refusal> {
    let (game, rule) = (draft.before(), Rule::QuickplayClaim);
    game.require_begun()?;
    require_announced(game, Quickplay::Claims)?;
    require_quickplay(draft, color)?;
    require_none_open(game, rule)?;
    require_short_of_time(draft, color, rule)?;
    draft.did(color, Act::ClaimQuickplay(ground));
    if game.regulations.arbiter == ArbiterSeat::Empty {
        let rule = match ground {
            Ground::NormalMeans => Rule::QuickplayNoMeans,
            Ground::NoEffort => Rule::QuickplayNoEffort,
        };
        let authority = draft.cite(rule);
        draft.stake(Stake::NewGame(Reason::Referred(color, ground)), authority);
        return Ok(());
    }
    draft.law(Ruling::QuickplayClaimed(color, ground), rule);
    if game.stage == Stage::Playing {
        draft.emit(Happening::ClocksStopped);
    }
    if let Edition::E2001 | Edition::E2005 | Edition::E2009 = draft.edition() {
        draft.law(Ruling::ClaimIsOffer(color), Rule::ClaimIsOffer);
    }
    draft.ask(Question::Quickplay(color, ground));
    Ok(())
}

/// Whether the edition knows the answer: in 1997 a claim was granted or postponed, never rejected.
///
/// Law: [III.5.3](jadoube_laws::law::GUIDE_III_5_3).
pub(crate) fn may_be_answered(game: &Game, open: &Open, answer: Answer) -> bool {
    let is_claim = matches!(open.question, Question::Quickplay(..));
    let rejects = game.regulations.edition.article(Rule::QuickplayRejected);
    !is_claim || answer != Answer::Reject || rejects.is_some()
}

/// The arbiter has decided on a claim: a draw, later, or no.
///
/// Law: [III.5.1](jadoube_laws::law::GUIDE_III_5_1), [III.5.2](jadoube_laws::law::GUIDE_III_5_2),
/// [III.5.3](jadoube_laws::law::GUIDE_III_5_3).
pub(crate) fn decided(draft: &mut Draft<'_>, color: Color, ground: Ground, answer: Answer) {
    let more = Stake::More(!color, TWO_MINUTES.0);
    if answer == Answer::Yes {
        let authority = draft.cite(Rule::QuickplayDraw);
        draft.over(Score::DRAW, Reason::Quickplay(color, ground), authority);
        return;
    }
    if answer == Answer::Reject {
        draft.law(Ruling::QuickplayRejected(color), Rule::QuickplayRejected);
        let authority = draft.cite(Rule::QuickplayRejected);
        draft.stake(more, authority);
    } else {
        draft.law(Ruling::QuickplayPostponed(color), Rule::QuickplayPostponed);
        if answer == Answer::PostponeWithTime {
            let authority = draft.cite(Rule::QuickplayPostponed);
            draft.stake(more, authority);
        }
        draft.ask(Question::QuickplayLater(color, ground));
    }
    a06_clock::go_on(draft);
}

/// Whether a flag that falls waits for the decision on a claim.
///
/// Law: [III.5.2](jadoube_laws::law::GUIDE_III_5_2).
pub(crate) fn is_postponed(game: &Game) -> bool {
    let later = |open: &Open| matches!(open.question, Question::QuickplayLater(..));
    game.questions.iter().any(later)
}

/// The arbiter has decided on a claim that was postponed: a draw, or play goes on, or the flag that
/// has fallen meanwhile counts.
///
/// Law: [III.5.2](jadoube_laws::law::GUIDE_III_5_2).
pub(crate) fn later(draft: &mut Draft<'_>, color: Color, ground: Ground, is_drawn: bool) {
    if is_drawn {
        let authority = draft.cite(Rule::QuickplayPostponed);
        let reason = Reason::Quickplay(color, ground);
        draft.over(Score::DRAW, reason, authority);
        return;
    }
    draft.law(Ruling::QuickplayRejected(color), Rule::QuickplayPostponed);
    let game = draft.game();
    let fallen = |side: &Color| game.clock.fallen_at(*side).is_some();
    let fallen = game
        .clock
        .first_fallen()
        .or_else(|| Color::ALL.into_iter().find(fallen));
    match fallen {
        Some(fallen) => a06_clock::loses(draft, fallen),
        None => a06_clock::go_on(draft),
    }
}
