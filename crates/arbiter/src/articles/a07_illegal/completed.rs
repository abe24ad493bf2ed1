//! An illegal move, or what counts as one, is completed: by the press, or by the next move.

use alloc::boxed::Box;

use jadoube_laws::{Breach, Color, MoveKind, Noticed, Piece, Rank, Role, Rule};

use super::{rule_on, take_back_gain};
use crate::{
    Game, Happening, Irregular, Irregularity, Misconduct, Question, Ruling, Stage, draft::Draft,
};

/// The player has pressed the clock, and completed this: ruled on at once where the program
/// watches, else only on record.
///
/// Law: [7.5.1](jadoube_laws::law::A7_5_1).
pub(crate) fn completed(draft: &mut Draft<'_>, color: Color, breach: Breach) {
    let game = draft.game();
    let board = game.turn.board;
    let ply = match breach {
        // The move itself is on record.
        Breach::TwoHands => game.ply().saturating_sub(1),
        Breach::IllegalMove
        | Breach::KingCaptured
        | Breach::UnpromotedPawn
        | Breach::EmptyPress => game.ply(),
    };
    draft.emit(Happening::Irregular(breach, Box::new(board)));
    if !draft.sees_all() {
        return;
    }
    match draft.before().breach_article(breach) {
        Some(_) if draft.before().illegal_move_rules().noticed == Noticed::OnClaimBeforeReply => {}
        Some(_) => rule_on(draft, color, breach, ply),
        None => not_illegal_here(draft, color, breach),
    }
}

/// What the player on move has left on the board, being no legal move.
///
/// Law: [7.5.1](jadoube_laws::law::A7_5_1), [7.5.2](jadoube_laws::law::A7_5_2),
/// [1.4.1](jadoube_laws::law::A1_4_1).
pub(crate) fn breach_of(game: &Game) -> Breach {
    let (before, now) = (game.standing.board(), &game.turn.board);
    let color = game.turn();
    if now.king_of(!color).is_none() && before.king_of(!color).is_some() {
        Breach::KingCaptured
    } else if has_unpromoted(game, color) {
        Breach::UnpromotedPawn
    } else {
        Breach::IllegalMove
    }
}

/// Whether a pawn of the player stands on the last rank, where none stood before.
fn has_unpromoted(game: &Game, color: Color) -> bool {
    let pawn = Piece::new(color, Role::Pawn);
    let new = game.turn.board.by_piece(pawn) & !game.standing.board().by_piece(pawn);
    let left = game.standing.board().by_piece(pawn) & !game.turn.board.by_piece(pawn);
    let last = |rank: Rank| rank == Rank::Eighth.relative(color);
    let arrived = new.into_iter().any(|square| last(square.rank()));
    // A pawn taken off before its last step, and nothing put in its place.
    let gone = new.is_empty()
        && left
            .single()
            .is_some_and(|square| square.rank() == Rank::Seventh.relative(color))
        && game.turn.board.by_color(color).count() + 1
            == game.standing.board().by_color(color).count();
    arrived || gone
}

/// Whether the king was put where it castles, legally, and nothing else was done.
///
/// Law: [4.7.2](jadoube_laws::law::A4_7_2).
pub(crate) fn is_castling_begun(game: &Game) -> bool {
    let (before, now) = (game.standing.board(), &game.turn.board);
    let color = game.turn();
    let (Some(from), Some(to)) = (before.king_of(color), now.king_of(color)) else {
        return false;
    };
    let castle = |m: &jadoube_laws::Move| m.kind() == MoveKind::Castle && m.lands_on() == to;
    let mut board = *before;
    let Some(king) = board.take(from) else {
        return false;
    };
    board.put(to, king);
    board == *now && game.standing.moves().iter().any(castle)
}

/// Rules on an illegal move that the opponent replied to, and that the player completes only now
/// by pressing the clock. Whether there was one.
///
/// Law: [7.5.1](jadoube_laws::law::A7_5_1).
pub(crate) fn completed_late(draft: &mut Draft<'_>, color: Color) -> bool {
    let Some((breach, ply)) = replied_to(draft, color) else {
        return false;
    };
    rule_on(draft, color, breach, ply);
    true
}

/// The same, completed by the player's next move.
///
/// Law: [6.2.1.2](jadoube_laws::law::A6_2_1_2).
pub(crate) fn completed_by_next(draft: &mut Draft<'_>, color: Color) -> bool {
    let rule = Rule::CompletedByNextMove;
    let Some((breach, ply)) = replied_to(draft, color) else {
        return false;
    };
    if draft.edition().article(rule).is_none() {
        return false;
    }
    draft.law(Ruling::CompletedByNextMove(color), rule);
    rule_on(draft, color, breach, ply);
    true
}

/// What a player has not completed, being no legal move, and the opponent has replied to: where
/// the program watches, and the reply does not let it stand.
fn replied_to(draft: &Draft<'_>, color: Color) -> Option<(Breach, u32)> {
    let game = draft.before();
    let waits = |found: &&Irregularity| found.by == color && !game.is_completed(found);
    let found = game.irregularities.iter().find(waits)?;
    let Irregular::Breach(breach) = found.kind else {
        return None;
    };
    let is_noticed = match game.illegal_move_rules().noticed {
        Noticed::Anytime => true,
        Noticed::BeforeReply => game.ply() == found.ply + 1,
        Noticed::OnClaimBeforeReply => false,
    };
    (draft.sees_all() && is_noticed).then_some((breach, found.ply))
}

/// Both hands were used: in an edition that does not wait for the press, it counts once the
/// move is made.
///
/// Law: [7.5.4](jadoube_laws::law::A7_5_4).
pub(crate) fn both_hands_used(draft: &mut Draft<'_>, color: Color) {
    let game = draft.before();
    let needs_press = game.regulations.edition.two_hands_need_press();
    if draft.sees_all() && !needs_press && game.unpressed[color] {
        two_hands_completed(draft, color);
    }
}

/// A move made with both hands is completed.
///
/// Law: [7.5.4](jadoube_laws::law::A7_5_4).
pub(crate) fn two_hands_completed(draft: &mut Draft<'_>, color: Color) {
    let game = draft.before();
    if matches!(game.stage, Stage::Over(_)) {
        return;
    }
    completed(draft, color, Breach::TwoHands);
}

/// What later editions count as an illegal move is left to the arbiter in this one.
pub(super) fn not_illegal_here(draft: &mut Draft<'_>, color: Color, breach: Breach) {
    let misconduct = match breach {
        Breach::EmptyPress => Misconduct::EmptyPress,
        Breach::TwoHands => Misconduct::TwoHands,
        Breach::IllegalMove | Breach::KingCaptured | Breach::UnpromotedPawn => {
            Misconduct::Disrepute
        }
    };
    if breach == Breach::EmptyPress {
        let authority = draft.cite(Rule::Times);
        take_back_gain(draft, color, authority);
        draft.law(Ruling::ClockRuns(color), Rule::Times);
        draft.emit(Happening::ClockStarted(color));
    }
    draft.ask(Question::Misconduct(color, misconduct));
}
