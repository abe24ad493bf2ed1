//! Article 5: the completion of the game, with Articles 9.6 and 6.9 as far as they ask the same
//! questions.

mod locked;

use jadoube_laws::{
    Article, Budget, Color, Dead, Edition, End, Fivefold, Move, Position, Rule, Verdict, dead,
    winnable,
};

use super::g1_adjourned;
use crate::{
    Act, Authority, Friendly, Game, Happening, Irregular, Question, Reason, Refusal, Score,
    SiteRule, Stage, Venue, draft::Draft,
};

/// How many positions may be looked at to tell whether a side can still mate, before the arbiter
/// is asked.
const BUDGET: Budget = Budget::positions(50_000);

/// The player on move has made this move: perhaps it ends the game.
///
/// Law: [5.1.1](jadoube_laws::law::A5_1_1), [5.2.1](jadoube_laws::law::A5_2_1),
/// [5.2.2](jadoube_laws::law::A5_2_2), [9.6](jadoube_laws::law::A9_6).
pub(crate) fn after_move(draft: &mut Draft<'_>, m: Move) {
    let game = draft.before();
    let standing = game.standing.after(m, game.regulations.castling);
    let Some(position) = standing.position() else {
        return;
    };
    if let Some(end) = end_of_play(draft.edition(), position) {
        end_by(draft, end);
        return;
    }
    if a_draw_by_count(draft, position, m) {
        return;
    }
    ask_if_locked(draft, position);
}

/// Mate, stalemate, and pieces that suffice for neither side.
pub(crate) fn end_of_play(edition: Edition, position: &Position) -> Option<(End, Article)> {
    let end = if position.has_legal_move() {
        let dead = Color::ALL
            .into_iter()
            .all(|color| position.board().insufficient_material(color).is_some());
        dead.then_some(End::DeadPosition)?
    } else if position.is_check() {
        let winner = !position.turn();
        End::Checkmate { winner }
    } else {
        End::Stalemate
    };
    Some((end, edition.article(end.rule())?))
}

/// Ends the game as the position does.
pub(crate) fn end_by(draft: &mut Draft<'_>, (end, article): (End, Article)) {
    let (score, reason) = match end {
        End::Checkmate { winner } => (Score::win(winner), Reason::Checkmate),
        End::Stalemate => (Score::DRAW, Reason::Stalemate),
        End::DeadPosition => (Score::DRAW, Reason::DeadPosition),
        End::Fivefold => (Score::DRAW, Reason::Fivefold),
        End::SeventyFiveMoves => (Score::DRAW, Reason::SeventyFiveMoves),
    };
    draft.over(score, reason, Authority::Law(article));
}

/// Fivefold repetition and 75 moves, where the program watches; online the third occurrence and
/// 50 moves too.
fn a_draw_by_count(draft: &mut Draft<'_>, position: &Position, m: Move) -> bool {
    let game = draft.before();
    if position.halfmoves() < 8 || game.regulations.friendly == Friendly::Yes {
        return false;
    }
    if let Some(end) = counted(game, position, m) {
        if draft.sees_all() {
            end_by(draft, end);
            return true;
        }
        return false;
    }
    if game.regulations.venue == Venue::Online {
        let occurrences = game.history.occurrences_of(position) + 1;
        let authority = Authority::Site(SiteRule::OnlineDraws);
        let claim = if occurrences >= 3 {
            jadoube_laws::Claim::Threefold
        } else if position.halfmoves() >= 100 {
            jadoube_laws::Claim::FiftyMoves
        } else {
            return false;
        };
        draft.over(Score::DRAW, Reason::Claim(claim), authority);
        return true;
    }
    false
}

/// The fifth occurrence or the 75th move of both, brought about by a move.
///
/// Law: [9.6.1](jadoube_laws::law::A9_6_1), [9.6.2](jadoube_laws::law::A9_6_2).
fn counted(game: &Game, position: &Position, m: Move) -> Option<(End, Article)> {
    let edition = game.regulations.edition;
    if let Some(limit) = edition.seventy_five_moves()
        && position.halfmoves() >= 2 * limit.value
    {
        return Some((End::SeventyFiveMoves, limit.article));
    }
    let five = edition.fivefold()?;
    let reached = game.history.occurrences_of(position) + 1 >= 5
        && match five.value {
            Fivefold::Any => true,
            Fivefold::Consecutive => {
                let mut history = game.history.clone();
                history.push(&game.standing.position()?.after(m));
                history.in_a_row() >= 5
            }
        };
    reached.then_some((End::Fivefold, five.article))
}

/// What the draw by count is that the position on the board has brought about, noticed or not.
pub(crate) fn counted_now(game: &Game) -> Option<(End, Article)> {
    let position = game.standing.position()?;
    let edition = game.regulations.edition;
    if let Some(limit) = edition.seventy_five_moves()
        && position.halfmoves() >= 2 * limit.value
    {
        return Some((End::SeventyFiveMoves, limit.article));
    }
    let five = edition.fivefold()?;
    let reached = match five.value {
        Fivefold::Any => game.history.occurrences() >= 5,
        Fivefold::Consecutive => game.history.in_a_row() >= 5,
    };
    reached.then_some((End::Fivefold, five.article))
}

/// A position whose pawns lock each other may be dead though the pieces would suffice.
fn ask_if_locked(draft: &mut Draft<'_>, position: &Position) {
    let game = draft.before();
    if !locked::may_be_dead(position) || game.dead_asked {
        return;
    }
    match dead(position, BUDGET) {
        Dead::Yes => {
            if let Some(article) = draft.edition().article(Rule::DeadPosition) {
                end_by(draft, (End::DeadPosition, article));
            }
        }
        Dead::No => {}
        Dead::Undecided => draft.ask(Question::Dead),
    }
}

/// The arbiter has said whether the position is dead.
pub(crate) fn dead_or_not(draft: &mut Draft<'_>, is_dead: bool) {
    if is_dead && let Some(article) = draft.edition().article(Rule::DeadPosition) {
        end_by(draft, (End::DeadPosition, article));
    }
}

/// Law: [5.1.2](jadoube_laws::law::A5_1_2).
pub(crate) fn resign(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    draft.did(color, Act::Resign);
    let rule = g1_adjourned::rule_of_end(game, Rule::Resignation);
    let loss = draft.cite(rule);
    let drawn = match game.regulations.venue {
        Venue::OverTheBoard => draft.edition().resignation_draw(),
        Venue::Online => None,
    };
    lose(draft, color, Reason::Resignation(color), loss, drawn);
    Ok(())
}

/// The game is lost, unless the opponent cannot mate and that makes it a draw.
///
/// Law: [5.1.2](jadoube_laws::law::A5_1_2), [6.9](jadoube_laws::law::A6_9),
/// [7.5.5](jadoube_laws::law::A7_5_5).
pub(crate) fn lose(
    draft: &mut Draft<'_>,
    loser: Color,
    reason: Reason,
    loss: Authority,
    drawn: Option<Article>,
) {
    let winner = !loser;
    let Some(article) = drawn else {
        draft.over(Score::win(winner), reason, loss);
        return;
    };
    match can_mate(draft.game(), winner) {
        Some(true) => draft.over(Score::win(winner), reason, loss),
        Some(false) => draft.over(Score::DRAW, reason, Authority::Law(article)),
        None => {
            if draft.game().stage == Stage::Playing {
                draft.emit(Happening::ClocksStopped);
            }
            draft.ask(Question::CanMate(winner, reason));
        }
    }
}

/// The arbiter has said whether the player can still mate.
pub(crate) fn mate_possible(draft: &mut Draft<'_>, winner: Color, reason: Reason, can: bool) {
    let rule = match reason {
        Reason::Resignation(_) => Rule::Resignation,
        Reason::IllegalMoves(_) => Rule::IllegalMovePenalty,
        Reason::Flag(_)
        | Reason::Checkmate
        | Reason::Stalemate
        | Reason::DeadPosition
        | Reason::Fivefold
        | Reason::SeventyFiveMoves
        | Reason::Agreement
        | Reason::Claim(_)
        | Reason::BothFlags
        | Reason::UnsoundPosition
        | Reason::Default(_)
        | Reason::BothDefault
        | Reason::Penalty(_)
        | Reason::BothRefused
        | Reason::Decision
        | Reason::Signed
        | Reason::WrongStart
        | Reason::ColorsReversed
        | Reason::Absence(_)
        | Reason::Quickplay(..)
        | Reason::Referred(..)
        | Reason::Sealed(..)
        | Reason::PositionLost => Rule::FlagFall,
    };
    let score = if can { Score::win(winner) } else { Score::DRAW };
    let authority = draft.cite(rule);
    draft.over(score, reason, authority);
}

/// Whether a side can still mate by any series of legal moves; nothing if that is not settled.
///
/// Law: [6.9](jadoube_laws::law::A6_9).
pub(crate) fn can_mate(game: &Game, winner: Color) -> Option<bool> {
    match game.standing.position() {
        Some(position) => match winnable(position, winner, BUDGET) {
            Verdict::Winnable(_) => Some(true),
            Verdict::Unwinnable(_) => Some(false),
            Verdict::Undecided { .. } => None,
        },
        None => {
            let lemma = game.standing.board().insufficient_material(winner);
            lemma.map(|_| false)
        }
    }
}

/// Whether a mate or stalemate reached by a move that broke the rules of touching may still be
/// contested: the edition asks for a move in accord with Articles 4.2 to 4.7, and nobody signed.
///
/// Law: [5.1.1](jadoube_laws::law::A5_1_1), [5.2.1](jadoube_laws::law::A5_2_1).
pub(crate) fn may_still_claim_touch(game: &Game, claimant: Color) -> bool {
    let Stage::Over(outcome) = game.stage else {
        return false;
    };
    let by_move = matches!(outcome.reason, Reason::Checkmate | Reason::Stalemate);
    let last = game.ply().saturating_sub(1);
    let broken = game.irregularities.iter().any(|found| {
        found.by != claimant && found.ply == last && matches!(found.kind, Irregular::Touch(_))
    });
    let unsigned = Color::ALL
        .iter()
        .all(|&side| game.sheets[side].signed.is_none());
    by_move && broken && unsigned && game.regulations.edition >= Edition::E2014
}
