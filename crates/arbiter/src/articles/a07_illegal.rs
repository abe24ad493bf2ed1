//! Article 7.5: illegal moves, with A.5.2 and its like for games that nobody supervises.

mod claims;
mod completed;

use jadoube_laws::{Article, Breach, Class, Color, Edition, Role, Rule, Square};

use super::{
    a04_touch::{is_of_a_made_move, obligation_of, touches_of},
    a05_end, a06_clock, a07_found,
};
pub(crate) use claims::{
    agree_correction, charge, claim, claim_two_hands, observed, touch_observed, two_hands,
    two_hands_undone, unsound_position,
};
pub(crate) use completed::{
    both_hands_used, breach_of, completed, completed_by_next, completed_late, is_castling_begun,
    two_hands_completed,
};

use crate::{
    Authority, Commentator, Game, IllegalMoveScale, Irregular, Millis, Misconduct, Must,
    Obligation, Order, Question, Reason, Refusal, Refused, Regulation, Ruling, Stage, Stake,
    Touches,
    draft::{Draft, refuse_record},
};

/// What White's and Black's clocks showed.
type Shown = [Millis; 2];

/// Rules on an illegal move, or on what counts as one: position, clocks, and what follows.
///
/// Where moves were made since, the arbiter is asked how the clocks are set.
///
/// Law: [7.5.1](jadoube_laws::law::A7_5_1) to [7.5.5](jadoube_laws::law::A7_5_5),
/// [A.5.2](jadoube_laws::law::APP_A_5_2).
pub(crate) fn rule_on(draft: &mut Draft<'_>, by: Color, breach: Breach, ply: u32) {
    rule_and_show(draft, by, breach, ply);
}

/// The same, telling what the clocks showed then, with what is given now.
fn rule_and_show(draft: &mut Draft<'_>, by: Color, breach: Breach, ply: u32) -> Shown {
    let touches = touches_before(draft.game(), ply);
    let begun = begun_before(draft.game(), ply);
    let is_last = is_last_press(draft.game(), by, ply, breach);
    let shown = a07_found::shown_before(draft.game(), ply);
    let answered = draft.game().ply() > ply + 1;
    let count = count_it(draft, by, breach);
    if is_last {
        let authority = gain_of_illegal_move(draft);
        take_back_gain(draft, by, authority);
    }
    let queen = (breach == Breach::UnpromotedPawn)
        .then(|| draft.edition().unpromoted_becomes_queen())
        .flatten();
    match queen {
        Some(article) => {
            if answered {
                draft.law(Ruling::Restored(ply + 1), Rule::IllegalMoveFound);
            }
            promote_to_queen(draft, by, article);
        }
        None => match breach {
            Breach::EmptyPress => {}
            Breach::IllegalMove
            | Breach::KingCaptured
            | Breach::UnpromotedPawn
            | Breach::TwoHands => {
                draft.law(Ruling::Restored(ply), Rule::IllegalMoveFound);
            }
        },
    }
    if matches!(draft.game().stage, Stage::Over(_)) {
        return shown;
    }
    let given = punish(draft, by, breach, count);
    let shown = with_given(shown, !by, given);
    if matches!(draft.game().stage, Stage::Over(_)) || is_loss_asked(draft) {
        return shown;
    }
    let goes_back_to = if queen.is_some() { ply + 1 } else { ply };
    if queen.is_none() && breach != Breach::EmptyPress {
        match begun {
            Some(begun) => draft.law(Ruling::Obliged(begun), begun.rule),
            None => bind_again(draft, &touches),
        }
    }
    if answered && breach != Breach::EmptyPress {
        a07_found::ask_clocks(draft, goes_back_to, shown);
    }
    a06_clock::run(draft);
    shown
}

/// Whether the game ends here, won or drawn as the arbiter says of the opponent's chances to mate.
fn is_loss_asked(draft: &mut Draft<'_>) -> bool {
    let mut open = draft.game().questions.iter();
    open.any(|open| matches!(open.question, Question::CanMate(_, Reason::IllegalMoves(_))))
}

/// Tells the illegal move and counts it.
fn count_it(draft: &mut Draft<'_>, by: Color, breach: Breach) -> u32 {
    let count = draft.game().players[by].illegal_moves + 1;
    let authority = authority_of(draft, breach);
    draft.rule(Ruling::IllegalMove(by, breach, count), authority);
    count
}

/// What the clocks showed, with the extra time that a side has been given since: going back to
/// those times does not take it away.
fn with_given([white, black]: Shown, side: Color, given: Millis) -> Shown {
    match side {
        Color::White => [white + given, black],
        Color::Black => [white, black + given],
    }
}

/// What makes it an illegal move in this game.
fn authority_of(draft: &mut Draft<'_>, breach: Breach) -> Authority {
    let game = draft.before();
    let rules = game.illegal_move_rules();
    match (breach, rules.article) {
        (Breach::IllegalMove, Some(article)) => Authority::Law(article),
        _ => match game.breach_article(breach) {
            Some(article) => Authority::Law(article),
            None => draft.cite(Rule::IllegalMoveFound),
        },
    }
}

/// Whether nothing has been pressed or made by the offender since the fault.
fn is_last_press(game: &Game, by: Color, ply: u32, breach: Breach) -> bool {
    match breach {
        Breach::EmptyPress => game.ply() == ply && game.turn() == by,
        Breach::IllegalMove | Breach::KingCaptured | Breach::UnpromotedPawn | Breach::TwoHands => {
            game.ply() <= ply + 2 && !game.unpressed[by]
        }
    }
}

/// The time that pressing the clock gained is taken back.
///
/// Law: [7.1](jadoube_laws::law::A7_1).
pub(super) fn take_back_gain(draft: &mut Draft<'_>, by: Color, authority: Authority) {
    let game = draft.game();
    let mut clock = game.clock;
    let gain = clock.take_back_press(&game.regulations.time, by);
    if gain.0 > 0 {
        draft.rule(Ruling::GainTakenBack(by, gain.0), authority);
    }
}

/// What taking back the gain of an illegal move rests on: its readers say so of 2023.
///
/// Law: [7.5.5](jadoube_laws::law::A7_5_5), [7.1](jadoube_laws::law::A7_1).
fn gain_of_illegal_move(draft: &Draft<'_>) -> Authority {
    let edition = draft.edition();
    match edition.article(Rule::IllegalMovePenalty) {
        Some(article) if edition == jadoube_laws::Edition::E2023 => {
            Authority::Comment(Commentator::ArbitersManual2025, article)
        }
        Some(_) | None => draft.cite(Rule::Times),
    }
}

/// The pawn left on the last rank becomes a queen, and play goes on from there.
///
/// Law: [7.5.2](jadoube_laws::law::A7_5_2).
fn promote_to_queen(draft: &mut Draft<'_>, by: Color, article: Article) {
    let last = draft.game().ply().saturating_sub(1);
    let before = draft.game().standing_before(last);
    let board = *draft.game().standing.board();
    let arrived = promotion_square(&before, &board, by);
    if let Some(square) = arrived {
        draft.rule(Ruling::BecomesQueen(square), Authority::Law(article));
    } else {
        draft.law(Ruling::Restored(last), Rule::IllegalMoveFound);
    }
    let edition = draft.edition();
    let ended = draft
        .game()
        .standing
        .position()
        .copied()
        .and_then(|position| a05_end::end_of_play(edition, &position));
    if let Some(end) = ended {
        a05_end::end_by(draft, end);
    }
}

/// Where a pawn was left on the last rank, or taken off before reaching it.
fn promotion_square(
    before: &crate::Standing,
    board: &jadoube_laws::Board,
    by: Color,
) -> Option<Square> {
    let promotions = before.moves();
    let mut squares = promotions.iter().filter(|m| m.promotion().is_some());
    let on_board = squares.clone().find(|m| {
        board
            .piece_at(m.to())
            .is_some_and(|piece| piece.color == by && piece.role == Role::Pawn)
    });
    on_board
        .or_else(|| squares.find(|m| board.piece_at(m.from()).is_none()))
        .map(|m| m.to())
}

/// Extra time for the opponent, or the loss of the game; tells how much time was given.
///
/// Law: [7.5.5](jadoube_laws::law::A7_5_5), [A.3](jadoube_laws::law::APP_A_3).
fn punish(draft: &mut Draft<'_>, by: Color, breach: Breach, count: u32) -> Millis {
    let rules = draft.before().illegal_move_rules();
    let scale = draft.before().regulations.illegal_moves;
    let extra = rules.extra_ms;
    let own_item = draft.edition().breach_penalty(breach);
    match scale {
        IllegalMoveScale::Laws => {
            if let Some(loses) = rules.loses_on
                && count >= loses.value
            {
                let article = own_item.filter(|_| loses.value > 1);
                let loss = Authority::Law(article.unwrap_or(loses.article));
                let reason = Reason::IllegalMoves(by);
                a05_end::lose(draft, by, reason, loss, rules.drawn_without_mate);
            } else if let Some(extra) = extra {
                let class = draft.before().class();
                let article = own_item.filter(|_| class != Class::Blitz);
                let authority = Authority::Law(article.unwrap_or(extra.article));
                if draft.stake(Stake::More(!by, extra.value), authority) {
                    return Millis(extra.value);
                }
            }
        }
        IllegalMoveScale::Warnings(warned) => {
            let authority = draft
                .before()
                .regulations
                .instead_of(Rule::IllegalMovePenalty, Regulation::IllegalMoves);
            if let Some(extra) = extra.filter(|_| count > u32::from(warned)) {
                draft.rule(Ruling::ExtraTime(!by, extra.value), authority);
                return Millis(extra.value);
            }
            let (penalty, why) = (crate::Penalty::Warning, Misconduct::IllegalMove);
            draft.rule(Ruling::Penalized(by, penalty, why), authority);
        }
    }
    Millis::ZERO
}

/// Articles 4.3 and 4.7 apply to the move that replaces the illegal one; a move announced with a
/// wrong claim is still owed.
///
/// Law: [9.5.3](jadoube_laws::law::A9_5_3), [7.5.1](jadoube_laws::law::A7_5_1).
fn bind_again(draft: &mut Draft<'_>, touches: &Touches) {
    let game = draft.game();
    let can_be_met = |owed: Obligation| {
        let standing = &game.standing;
        let met = |m: &jadoube_laws::Move| owed.must.allows(*m, standing.captured_on(*m));
        standing.moves().iter().any(met)
    };
    let owed = game
        .owed
        .filter(|(ply, owed)| *ply == game.ply() && can_be_met(*owed));
    let touched = || obligation_of(game, &game.standing, touches);
    if let Some(obligation) = owed.map(|(_, owed)| owed).or_else(touched) {
        draft.law(Ruling::Obliged(obligation), obligation.rule);
    }
}

/// A piece that had been let go where it may legally go before the half-move at this place went
/// wrong, in part of a move or in all of one: it still may not go elsewhere, since the text that
/// says so names Article 4.7 too.
///
/// Law: [7.5.1](jadoube_laws::law::A7_5_1), [4.7](jadoube_laws::law::A4_7).
fn begun_before(game: &Game, ply: u32) -> Option<Obligation> {
    if game.regulations.edition < Edition::E2009 {
        return None;
    }
    let mut all = game.irregularities.iter();
    let noted = all.find(|found| found.ply == ply && found.board.is_some())?;
    let begun = |obligation: &Obligation| {
        matches!(obligation.must, Must::Finish(..)) || is_of_a_made_move(obligation)
    };
    noted.obligation.filter(begun)
}

/// What had been touched before the half-move at this place: as the record has it, or as it
/// follows from what moved.
fn touches_before(game: &Game, ply: u32) -> Touches {
    let before = game.standing_before(ply);
    let empty_press = Irregular::Breach(Breach::EmptyPress);
    let mut all = game.irregularities.iter();
    let noted = all.find(|found| found.ply == ply && found.kind != empty_press);
    let made = game
        .plies
        .get(usize::try_from(ply).unwrap_or(usize::MAX))
        .and_then(|ply| ply.mv);
    match (noted, made) {
        (Some(found), None) if !found.touches.is_empty() => found.touches,
        (_, Some(m)) => touches_of(&before, m),
        (Some(found), None) => found.touches,
        (None, None) => Touches::NONE,
    }
}

/// The arbiter orders an earlier position to be put up.
///
/// Law: [7.5.1](jadoube_laws::law::A7_5_1), [7.6](jadoube_laws::law::A7_6).
pub(crate) fn go_back(draft: &mut Draft<'_>, ply: u32) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    if ply > game.ply() {
        return refuse_record(Refused::NoSuchMove);
    }
    draft.ordered(Order::GoBack(ply));
    let shown = a07_found::shown_before(game, ply);
    draft.law(Ruling::Restored(ply), Rule::IllegalMoveFound);
    a07_found::ask_clocks(draft, ply, shown);
    a06_clock::run(draft);
    Ok(())
}

/// Puts up the position before a half-move, and binds its player to what was touched.
pub(crate) fn go_back_to(draft: &mut Draft<'_>, by: Color, ply: u32, touches: &Touches) {
    let last = is_last_press(draft.game(), by, ply, Breach::IllegalMove);
    if last {
        let authority = draft.cite(Rule::Times);
        take_back_gain(draft, by, authority);
    }
    draft.law(Ruling::Restored(ply), Rule::Times);
    bind_again(draft, touches);
    a06_clock::run(draft);
}

/// The arbiter found an illegal move that the record does not show as one.
pub(crate) fn found_at(draft: &mut Draft<'_>, ply: u32) -> Result<(), Refusal> {
    let game = draft.before();
    if let Stage::Over(_) = game.stage {
        claims::found_after_the_end(draft);
        return Ok(());
    }
    game.require_begun()?;
    if ply >= game.ply() {
        return refuse_record(Refused::NoSuchMove);
    }
    let by = game.standing_before(ply).turn();
    let breach = game
        .irregularities
        .iter()
        .find_map(|found| match found.kind {
            Irregular::Breach(breach) if found.ply == ply => Some(breach),
            Irregular::Breach(_) | Irregular::Touch(_) => None,
        })
        .unwrap_or(Breach::IllegalMove);
    let is_latest = game.ply() == ply + 1;
    let shown = rule_and_show(draft, by, breach, ply);
    if is_latest {
        a07_found::ask_clocks(draft, ply, shown);
    }
    Ok(())
}
