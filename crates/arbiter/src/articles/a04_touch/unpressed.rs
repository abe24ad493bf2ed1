//! Between letting go of a piece and the press: what its player may still alter, and the opponent
//! who does not wait.

use alloc::{boxed::Box, vec::Vec};

use jadoube_laws::{Color, MoveKind, Rule, Square};

use crate::{
    Act, Game, Happening, Irregular, Manner, Must, Obligation, Stage, TimeControl, Watch,
    articles::a07_illegal,
};

/// What happens by a player's act before the act itself counts: the last half-move is gone back
/// on, or what was let go of and is no legal move is replied to.
///
/// Whoever watches is told of neither, since only a legal move is made before the press.
///
/// Law: [12.6](jadoube_laws::law::A12_6).
pub(crate) fn comes_first(game: &Game, color: Color, act: &Act) -> Vec<Happening> {
    let is_on = game.stage == Stage::Playing && game.displaced.is_none();
    if !is_on || color == game.turn() {
        return Vec::new();
    }
    if game.may_alter() == Some(color) && handles(act) {
        return retracts(game, color);
    }
    if game.has_let_go(!color) && replies(game, act) {
        let board = Box::new(game.turn.board);
        return [Happening::RepliedTo(a07_illegal::breach_of(game), board)].into();
    }
    Vec::new()
}

/// Whether an act moves pieces.
fn handles(act: &Act) -> bool {
    matches!(act, Act::Remove(_) | Act::ReleaseNew(..))
        || matches!(act, Act::Release { from, to } if from != to)
}

/// Whether an act of the opponent begins a reply. Without a clock there is no press to wait for:
/// the program, where it watches, says that the move is none.
///
/// Law: [6.2.1.2](jadoube_laws::law::A6_2_1_2).
fn replies(game: &Game, act: &Act) -> bool {
    let has_press = game.regulations.time[game.turn()] != TimeControl::None;
    if !has_press && game.regulations.watch == Watch::Program {
        return false;
    }
    let touches = matches!(act, Act::Touch(_, Manner::Plain | Manner::Deliberate));
    let adjusts = matches!(act, Act::SayAdjust) && !has_press;
    touches || adjusts || matches!(act, Act::Place(..)) || handles(act)
}

/// A player goes back on the last half-move: a legal one stands, and is owed; what was no legal
/// move, or not the one that was owed, may be put right.
///
/// Law: [4.7](jadoube_laws::law::A4_7), [7.5.1](jadoube_laws::law::A7_5_1).
fn retracts(game: &Game, color: Color) -> Vec<Happening> {
    let mut all = Vec::from([Happening::Retracted(color)]);
    let last = game.ply().saturating_sub(1);
    let mut irregular = game.irregularities.iter();
    let was_owed_otherwise =
        irregular.any(|found| found.ply == last && matches!(found.kind, Irregular::Touch(_)));
    // Made with both hands, it may be made again with one.
    let by_both_hands = game.players[color].both_hands;
    if let Some(m) = game.plies.last().and_then(|ply| ply.mv)
        && !was_owed_otherwise
        && !by_both_hands
    {
        let (must, rule) = (Must::Play(m), rule_of_made(game));
        all.push(Happening::Obliged(Some(Obligation { must, rule })));
    }
    all
}

/// What says that the last move has been made.
///
/// Law: [4.7](jadoube_laws::law::A4_7), [4.7.1](jadoube_laws::law::A4_7_1),
/// [4.7.2](jadoube_laws::law::A4_7_2), [4.7.3](jadoube_laws::law::A4_7_3).
pub(super) fn rule_of_made(game: &Game) -> Rule {
    let Some(m) = game.plies.last().and_then(|ply| ply.mv) else {
        return Rule::Released;
    };
    let before = game.standing_before(game.ply().saturating_sub(1));
    match m.kind() {
        MoveKind::Castle => Rule::CastlingMade,
        MoveKind::Promotion(_) => Rule::PromotionMade,
        MoveKind::EnPassant => Rule::MoveMade,
        MoveKind::Normal | MoveKind::DoubleAdvance if before.captured_on(m).is_some() => {
            Rule::MoveMade
        }
        MoveKind::Normal | MoveKind::DoubleAdvance => Rule::Released,
    }
}

/// Whether an obligation is to a move that was made, and then altered.
///
/// Law: [4.7](jadoube_laws::law::A4_7).
pub(crate) fn is_of_a_made_move(obligation: &Obligation) -> bool {
    matches!(obligation.must, Must::Play(_)) && obligation.rule != Rule::ClaimWrong
}

/// Whether what is let go of, being no legal move, is plainly not what is owed: another piece, or
/// another piece captured. It is told as it is of a legal move, so that it tells nothing of that.
///
/// Law: [4.3](jadoube_laws::law::A4_3), [12.6](jadoube_laws::law::A12_6).
pub(super) fn is_another(
    game: &Game,
    color: Color,
    must: Must,
    (from, to): (Square, Square),
) -> bool {
    let is_first = !game.has_let_go(color) && super::is_at_home(game, from);
    let is_off = |square| game.turn.board.piece_at(square).is_none();
    let is_other = match must {
        Must::Move(square) | Must::MoveNotCastling(square, _) => from != square,
        Must::Capture(square) => to != square && !is_off(square),
        Must::CaptureWith(own, other) => from != own || (to != other && !is_off(other)),
        Must::Play(m) => from != m.from(),
        Must::Any | Must::Castle(_) | Must::Finish(..) | Must::Promote(..) => false,
    };
    is_first && is_other
}
