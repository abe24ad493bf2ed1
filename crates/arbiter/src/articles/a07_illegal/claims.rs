//! Illegal moves claimed by a player or seen by the arbiter.

use jadoube_laws::{Article, Breach, Class, Color, Edition, Noticed, Rule, Unsound};

use super::{
    super::{a04_touch, a06_clock, a07_found},
    bind_again,
    completed::not_illegal_here,
    count_it, gain_of_illegal_move, go_back_to, is_loss_asked, punish, rule_on, take_back_gain,
    touches_before,
};
use crate::{
    Act, Authority, Commentator, Game, Happening, Irregular, Irregularity, Misconduct, Order,
    Question, Refusal, Refused, Ruling, Stage,
    draft::{Draft, refuse},
};

/// The fault on record that may be acted on now, by whom it was. One that the player has not
/// pressed is none before it is replied to.
fn open_fault(game: &Game, by: Option<Color>) -> Option<&Irregularity> {
    game.irregularities.iter().find(|found| {
        by.is_none_or(|by| found.by == by)
            && matches!(found.kind, Irregular::Breach(_))
            && (game.is_completed(found) || is_answered(game, found))
    })
}

/// Whether the opponent has replied since a fault.
fn is_answered(game: &Game, found: &Irregularity) -> bool {
    let made = match found.kind {
        Irregular::Breach(Breach::EmptyPress) => 0,
        Irregular::Breach(_) | Irregular::Touch(_) => 1,
    };
    game.ply() > found.ply + made
}

/// Law: [7.5.1](jadoube_laws::law::A7_5_1), [A.5.2](jadoube_laws::law::APP_A_5_2).
pub(crate) fn claim(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    let game = draft.before();
    if let Stage::Over(_) = game.stage
        && open_fault(game, Some(!color)).is_some()
    {
        draft.did(color, Act::ClaimIllegalMove);
        found_after_the_end(draft);
        return Ok(());
    }
    game.require_begun()?;
    draft.did(color, Act::ClaimIllegalMove);
    act_on(draft, Some(!color), color);
    Ok(())
}

/// An illegal move that comes to light after the end changes nothing, signed or not.
///
/// Law: [7.5.1](jadoube_laws::law::A7_5_1), [8.7](jadoube_laws::law::A8_7).
pub(super) fn found_after_the_end(draft: &mut Draft<'_>) {
    let edition = draft.edition();
    let authority = match edition.article(Rule::IllegalMoveFound) {
        Some(_) if draft.before().is_signed() => draft.cite(Rule::Signing),
        Some(article) if edition == Edition::E2023 => {
            Authority::Comment(Commentator::ArbitersManual2025, article)
        }
        Some(_) | None => draft.cite(Rule::IllegalMoveFound),
    };
    draft.rule(Ruling::ResultStands, authority);
}

/// The arbiter sees that an illegal move was completed.
pub(crate) fn observed(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let game = draft.before();
    let Some(found) = open_fault(game, None) else {
        return refuse(game, Refused::NothingIrregular, Rule::IllegalMoveFound);
    };
    if let Stage::Over(_) = game.stage {
        found_after_the_end(draft);
        return Ok(());
    }
    game.require_begun()?;
    let rules = game.illegal_move_rules();
    if rules.noticed == Noticed::OnClaimBeforeReply {
        let authority = rules
            .article
            .map_or_else(|| draft.cite(Rule::IllegalMoveFound), Authority::Law);
        if !is_answered(game, found) {
            // Only the opponent may act on it yet.
            let reason = Refused::MustKeepSilent;
            return Err(Refusal { reason, authority });
        }
        draft.rule(Ruling::IllegalMoveStands, authority);
        return Ok(());
    }
    let by = found.by;
    act_on(draft, None, by);
    Ok(())
}

/// Acts on the fault on record, if the class and the supervision still let anybody do so.
fn act_on(draft: &mut Draft<'_>, by: Option<Color>, claimant: Color) {
    let game = draft.before();
    let rules = game.illegal_move_rules();
    let article = |draft: &Draft<'_>| {
        rules
            .article
            .map_or_else(|| draft.cite(Rule::IllegalMoveFound), Authority::Law)
    };
    let found = match rules.noticed {
        Noticed::Anytime => open_fault(game, by),
        Noticed::BeforeReply | Noticed::OnClaimBeforeReply => {
            let open = |found: &&Irregularity| {
                by.is_none_or(|by| found.by == by)
                    && matches!(found.kind, Irregular::Breach(_))
                    && game.is_completed(found)
                    && !is_answered(game, found)
            };
            game.irregularities.iter().find(open)
        }
    };
    match found {
        Some(found) => {
            let (by, ply) = (found.by, found.ply);
            let Irregular::Breach(breach) = found.kind else {
                return;
            };
            if !game.is_completed(found) {
                undone(draft, by, ply);
                return;
            }
            flag_came_later(draft, !by, ply);
            if let Some(taker) = king_taken_for_a_fault(draft.before()) {
                draft.emit(Happening::ClocksStopped);
                draft.ask(Question::KingCaptured(taker));
                return;
            }
            match draft.before().breach_article(breach) {
                Some(_) => rule_on(draft, by, breach, ply),
                None => not_illegal_here(draft, by, breach),
            }
        }
        None if open_fault(game, by).is_some() => {
            let authority = article(draft);
            draft.rule(Ruling::IllegalMoveStands, authority);
        }
        None => {
            let authority = match order_of_promotion(game) {
                Some(article) => Authority::Law(article),
                None => article(draft),
            };
            draft.rule(Ruling::IllegalMoveClaimRejected(claimant), authority);
        }
    }
}

/// An illegal move comes to light that was replied to before it was pressed: it was not completed,
/// so it is played otherwise and nobody is charged.
///
/// Law: [7.5.1](jadoube_laws::law::A7_5_1).
fn undone(draft: &mut Draft<'_>, by: Color, ply: u32) {
    let touches = touches_before(draft.game(), ply);
    let shown = a07_found::shown_before(draft.game(), ply);
    draft.law(Ruling::NotCompleted(by), Rule::IllegalMoveFound);
    go_back_to(draft, by, ply, &touches);
    a07_found::ask_clocks(draft, ply, shown);
}

/// Who captured a king that had been left in check: two faults, and the Laws do not say how they
/// are weighed.
///
/// Law: [1.4.1](jadoube_laws::law::A1_4_1).
fn king_taken_for_a_fault(game: &Game) -> Option<Color> {
    let taken = game
        .irregularities
        .iter()
        .find(|found| found.kind == Irregular::Breach(Breach::KingCaptured))?;
    open_fault(game, Some(!taken.by))
        .filter(|fault| fault.ply + 1 == taken.ply)
        .map(|_| taken.by)
}

/// Where it is said that the acts of a promotion may come in any order, if the last move was one.
///
/// Law: [4.6](jadoube_laws::law::A4_6).
fn order_of_promotion(game: &Game) -> Option<Article> {
    let last = game.plies.last()?.mv?;
    last.promotion()?;
    // Before the press nobody is told whether it is a legal move.
    if game.unpressed[!game.turn()] {
        return None;
    }
    // The arbiter, not the player, put up the queen.
    if game
        .queened
        .is_some_and(|queened| queened.get() == game.ply())
    {
        return None;
    }
    game.regulations.edition.article(Rule::PromotionOrder)
}

/// A flag that fell after the illegal move does not count: the irregularity came first. One that
/// had fallen before stays as it is.
///
/// Law: [7.1](jadoube_laws::law::A7_1), [7.5.1](jadoube_laws::law::A7_5_1).
fn flag_came_later(draft: &mut Draft<'_>, victim: Color, ply: u32) {
    let at = draft.at;
    if !draft.game().reading(victim, at).is_fallen {
        return;
    }
    let plies = &draft.game().plies;
    let made = usize::try_from(ply).ok().and_then(|ply| plies.get(ply));
    let Some([white, black]) = made.or_else(|| plies.last()).map(|ply| ply.left) else {
        return;
    };
    let left = match victim {
        Color::White => white,
        Color::Black => black,
    };
    if left <= 0 {
        return;
    }
    let authority = match draft.edition().article(Rule::Times) {
        Some(article) => Authority::Comment(Commentator::Gijssen, article),
        None => draft.cite(Rule::Times),
    };
    draft.rule(Ruling::FlagDisregarded(victim), authority);
    let left = Some(crate::Millis(u64::try_from(left).unwrap_or(0)));
    let (white, black) = match victim {
        Color::White => (left, None),
        Color::Black => (None, left),
    };
    draft.ordered(Order::SetClocks {
        white,
        black,
        reason: "7.1".into(),
    });
}

/// Law: [7.5.4](jadoube_laws::law::A7_5_4).
pub(crate) fn claim_two_hands(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    draft.did(color, Act::ClaimTwoHands);
    let on_record = game
        .irregularities
        .iter()
        .any(|found| found.by != color && found.kind == Irregular::Breach(Breach::TwoHands));
    if on_record {
        act_on(draft, Some(!color), color);
    } else {
        draft.ask(Question::TwoHands(!color));
    }
    Ok(())
}

/// The arbiter saw, or was asked, whether the player used both hands for the last move.
pub(crate) fn two_hands(draft: &mut Draft<'_>, by: Color, is_true: bool) {
    let game = draft.game();
    if !is_true || game.ply() == 0 {
        draft.law(Ruling::IllegalMoveClaimRejected(!by), Rule::OneHand);
        return;
    }
    let made_last = game.turn() != by;
    let completed = made_last && !game.unpressed[by];
    let ply = game.ply().saturating_sub(1);
    match game.breach_article(Breach::TwoHands) {
        Some(_) if completed || !game.regulations.edition.two_hands_need_press() => {
            rule_on(draft, by, Breach::TwoHands, ply);
        }
        // Not completed: it may be undone and made again with one hand.
        Some(_) => two_hands_undone(draft, by),
        None => draft.ask(Question::Misconduct(by, Misconduct::TwoHands)),
    }
}

/// A move made with both hands, and not completed, is undone: it is made again with one hand, and
/// what was touched binds.
///
/// Law: [7.5.4](jadoube_laws::law::A7_5_4).
pub(crate) fn two_hands_undone(draft: &mut Draft<'_>, by: Color) {
    let ply = draft.game().ply().saturating_sub(1);
    draft.law(Ruling::TakenBackInTime(by), Rule::TwoHands);
    let touches = touches_before(draft.game(), ply);
    go_back_to(draft, by, ply, &touches);
}

/// Law: [A.5.2](jadoube_laws::law::APP_A_5_2).
pub(crate) fn agree_correction(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    let found = open_fault(game, None);
    let rules = game.illegal_move_rules();
    let too_late = found.is_some_and(|found| {
        rules.noticed != Noticed::Anytime && is_answered(game, found) && !may_agree(game)
    });
    if draft.sees_all() && found.is_none() {
        return refuse(game, Refused::NothingIrregular, Rule::IllegalMoveFound);
    }
    if draft.sees_all() && too_late {
        return refuse(game, Refused::TooLate, rule_for(game));
    }
    // Where people watch, one player alone is not told whether there is anything to put right.
    draft.did(color, Act::AgreeCorrection);
    if !draft.before().players[!color].agrees {
        return Ok(());
    }
    let fault = found.and_then(|found| match found.kind {
        Irregular::Breach(breach) => Some((found.by, breach, found.ply)),
        Irregular::Touch(_) => None,
    });
    match fault {
        None => {
            let rejected = Ruling::IllegalMoveClaimRejected(color);
            draft.law(rejected, Rule::IllegalMoveFound);
        }
        Some(_) if too_late => draft.law(Ruling::IllegalMoveStands, rule_for(game)),
        Some((by, breach, ply)) if rules.noticed == Noticed::Anytime => {
            rule_on(draft, by, breach, ply);
        }
        Some((.., ply)) => put_right(draft, rules.article, ply),
    }
    Ok(())
}

/// Whether the players may still put right an illegal move that stands: since 2009 in blitz, since
/// 2014 in rapid too.
///
/// Law: [A.5.2](jadoube_laws::law::APP_A_5_2).
fn may_agree(game: &Game) -> bool {
    let since = match game.class() {
        Class::Blitz => Edition::E2009,
        Class::Rapid | Class::Standard => Edition::E2014,
    };
    game.regulations.edition >= since
}

/// The rule on illegal moves in games of this class that nobody supervises.
fn rule_for(game: &Game) -> Rule {
    match game.class() {
        Class::Blitz => Rule::BlitzIllegalMove,
        Class::Rapid => Rule::RapidIllegalMove,
        Class::Standard => Rule::IllegalMoveFound,
    }
}

/// Both players want an illegal move put right that stands: it is theirs, and nobody is charged.
///
/// Law: [A.5.2](jadoube_laws::law::APP_A_5_2).
fn put_right(draft: &mut Draft<'_>, article: Option<Article>, ply: u32) {
    let touches = touches_before(draft.game(), ply);
    let authority = article.map_or_else(|| draft.cite(Rule::IllegalMoveFound), Authority::Law);
    draft.rule(Ruling::Restored(ply), authority);
    bind_again(draft, &touches);
    a06_clock::run(draft);
}

/// The arbiter has said who is charged when a king was taken that had been left in check.
///
/// Where an illegal move can be put right at any time, play goes back to the first of the two
/// faults, whoever is charged.
///
/// Law: [7.5.1](jadoube_laws::law::A7_5_1), [1.4.1](jadoube_laws::law::A1_4_1).
pub(crate) fn charge(draft: &mut Draft<'_>, taker: Color, who: crate::Answer) {
    let fault = |game: &Game, by: Color| {
        let found = open_fault(game, Some(by))?;
        match found.kind {
            Irregular::Breach(breach) => Some((breach, found.ply)),
            Irregular::Touch(_) => None,
        }
    };
    let first = fault(draft.game(), !taker);
    if who != crate::Answer::ChargeOther
        && let Some((breach, ply)) = fault(draft.game(), taker)
    {
        let goes_back = draft.game().illegal_move_rules().noticed == Noticed::Anytime;
        match first.filter(|_| goes_back || who == crate::Answer::ChargeBoth) {
            Some((_, first)) => charge_only(draft, taker, breach, first, who),
            None => rule_on(draft, taker, breach, ply),
        }
    }
    if who != crate::Answer::ChargeTaker
        && !matches!(draft.game().stage, Stage::Over(_))
        && let Some((breach, ply)) = first
    {
        rule_on(draft, !taker, breach, ply);
    }
    a06_clock::go_on(draft);
}

/// Charges the player who took the king; play goes back to the fault before that.
fn charge_only(
    draft: &mut Draft<'_>,
    taker: Color,
    breach: Breach,
    first: u32,
    who: crate::Answer,
) {
    let count = count_it(draft, taker, breach);
    let authority = gain_of_illegal_move(draft);
    take_back_gain(draft, taker, authority);
    let touches = touches_before(draft.game(), first);
    if who == crate::Answer::ChargeTaker {
        draft.law(Ruling::Restored(first), Rule::IllegalMoveFound);
    }
    punish(draft, taker, breach, count);
    let is_over = matches!(draft.game().stage, Stage::Over(_)) || is_loss_asked(draft);
    if who == crate::Answer::ChargeTaker && !is_over {
        bind_again(draft, &touches);
    }
}

/// The arbiter looks at a position in which both kings are in check, or a pawn stands on the last
/// rank.
///
/// Law: [A.5.4](jadoube_laws::law::APP_A_5_4).
pub(crate) fn unsound_position(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    if !game.standing.is_unsound() {
        return refuse(game, Refused::NothingIrregular, Rule::RapidUnsoundPosition);
    }
    let rules = &game.regulations;
    match rules
        .edition
        .unsound_position(game.class(), rules.supervision)
    {
        Some(unsound) if unsound.value == Unsound::WaitOneMove => {
            draft.rule(Ruling::WaitOneMove, Authority::Law(unsound.article));
        }
        Some(unsound) => {
            let last = game
                .irregularities
                .iter()
                .rev()
                .find_map(|found| match found.kind {
                    Irregular::Breach(breach) if game.is_completed(found) => {
                        Some((found.by, breach, found.ply))
                    }
                    Irregular::Breach(_) | Irregular::Touch(_) => None,
                });
            match last {
                Some((by, breach, ply)) => rule_on(draft, by, breach, ply),
                None => draft.rule(Ruling::Decided, Authority::Law(unsound.article)),
            }
        }
        // Supervised: the arbiter intervenes at once.
        None => return observed(draft),
    }
    Ok(())
}

/// The player left the touch rules broken by the last move, and the arbiter saw it.
pub(crate) fn touch_observed(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    let rules = &game.regulations;
    if let Some(article) = rules
        .edition
        .touch_on_request(game.class(), rules.supervision)
    {
        return Err(Refusal {
            reason: Refused::MustKeepSilent,
            authority: Authority::Law(article),
        });
    }
    let last = game.ply().saturating_sub(1);
    let broken = game
        .irregularities
        .iter()
        .find_map(|found| match found.kind {
            Irregular::Touch(obligation) if found.ply == last => {
                Some((found.by, obligation, found.touches))
            }
            Irregular::Touch(_) | Irregular::Breach(_) => None,
        });
    match broken {
        Some((by, obligation, touches)) => {
            a04_touch::break_touch(draft, by, obligation, last, &touches);
            Ok(())
        }
        None => refuse(game, Refused::NothingIrregular, Rule::TouchedOwn),
    }
}
