//! Article 4: the act of moving the pieces.

mod claims;
mod made;
mod obligation;
mod unpressed;

use jadoube_laws::{
    Board, Color, Edition, Illegal, Move, MoveKind, Piece, Rank, RightLost, Role, Rule, Square,
};

pub(crate) use claims::{break_touch, claim, touched};
pub(crate) use obligation::of as obligation_of;
pub(crate) use unpressed::{comes_first, is_of_a_made_move};

use super::{a05_end, a07_illegal, a08_recording, g1_adjourned};
use crate::{
    Act, Authority, Game, Happening, Manner, Misconduct, Must, Obligation, Question, Refusal,
    Refused, Ruling, Touches,
    draft::{Draft, refuse, refuse_record},
};
use made::{Done, done};
use unpressed::rule_of_made;

/// Law: [4.2.1](jadoube_laws::law::A4_2_1), [6.2.5](jadoube_laws::law::A6_2_5).
pub(crate) fn say_adjust(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    let running = game.clock.running().is_none_or(|running| running == color);
    let own_time = draft.edition().article(Rule::AdjustOnOwnTime).is_none() || running;
    if color == game.turn() && own_time {
        draft.did(color, Act::SayAdjust);
        if let [first, ..] = game.turn.touches.as_slice()
            && draft.sees_all()
        {
            draft.law(Ruling::AdjustingVoid(*first), Rule::Adjusting);
        }
        return Ok(());
    }
    if draft.sees_all() {
        draft.did(color, Act::SayAdjust);
        draft.ask(Question::Misconduct(color, Misconduct::Adjusting));
        return Ok(());
    }
    // Whether it is the player's move is not for the program to tell.
    draft.did(color, Act::SayAdjust);
    Ok(())
}

/// The rule that a player breaks who adjusts pieces and may not: it is the other's move, or the
/// other's time.
///
/// Law: [4.2.1](jadoube_laws::law::A4_2_1), [6.2.5](jadoube_laws::law::A6_2_5).
pub(crate) fn adjusting_rule(game: &Game, color: Color) -> Rule {
    let stated = game.regulations.edition.article(Rule::AdjustOnOwnTime);
    match stated {
        Some(_) if game.clock.running() == Some(!color) => Rule::AdjustOnOwnTime,
        Some(_) | None => Rule::Adjusting,
    }
}

/// Law: [4.2.2](jadoube_laws::law::A4_2_2), [4.3](jadoube_laws::law::A4_3).
pub(crate) fn touch(
    draft: &mut Draft<'_>,
    color: Color,
    square: Square,
    manner: Manner,
) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_playing()?;
    if game.turn.board.piece_at(square).is_none() {
        return refuse_record(Refused::NothingThere);
    }
    let touched = Act::Touch(square, manner);
    if color != game.turn() || game.turn.touches.contains(square) {
        draft.did(color, touched);
        refuse_offer_out_of_sight(draft, color, manner);
        return Ok(());
    }
    match manner {
        Manner::Accidental => {
            draft.did(color, touched);
            if draft.sees_all() {
                draft.emit(Happening::Adjusted(square));
                let rule = rule_of_intent(draft);
                draft.law(Ruling::AccidentalTouch(square), rule);
            }
        }
        Manner::Plain if game.turn.adjusting => {
            draft.did(color, touched);
            if draft.sees_all() {
                draft.emit(Happening::Adjusted(square));
            }
        }
        Manner::Plain | Manner::Deliberate => bind(draft, color, square, manner),
    }
    Ok(())
}

/// The rule on what counts as touching: since 2017 an item of its own.
pub(crate) fn rule_of_intent(draft: &Draft<'_>) -> Rule {
    match draft.edition().article(Rule::Intent) {
        Some(_) => Rule::Intent,
        None => Rule::TouchedOwn,
    }
}

/// The player on move touches a piece in earnest.
fn bind(draft: &mut Draft<'_>, color: Color, square: Square, manner: Manner) {
    let game = draft.before();
    draft.did(color, Act::Touch(square, manner));
    refuse_offer(draft, color);
    let touches = game.turn.touches.with(square);
    let changed = renewed(game, &touches);
    if changed != game.turn.obligation {
        draft.oblige(changed);
    }
}

/// Touching a piece refuses an offer of the opponent, where the edition says so.
///
/// Law: [9.1.2.1](jadoube_laws::law::A9_1_2_1).
fn refuse_offer(draft: &mut Draft<'_>, color: Color) {
    if let Some(offer) = draft.before().offer
        && offer.by != color
        && let Some(refused) = draft.edition().offer_refused_by()
        && refused.value == RightLost::Touch
    {
        draft.rule(Ruling::OfferRefused(color), Authority::Law(refused.article));
    }
}

/// Where nobody but people watch, a touch before or in reply to a press is told alike whether or
/// not what was let go of is a legal move.
///
/// Law: [12.6](jadoube_laws::law::A12_6).
fn refuse_offer_out_of_sight(draft: &mut Draft<'_>, color: Color, manner: Manner) {
    let game = draft.before();
    let adjusts = manner == Manner::Plain && game.turn_of(color).is_some_and(|turn| turn.adjusting);
    if draft.sees_all() || manner == Manner::Accidental || adjusts {
        return;
    }
    if game.seems_moved(color) || (game.turn() != color && game.seems_moved(!color)) {
        refuse_offer(draft, color);
    }
}

/// What goes with moving, whether or not it turns out to be a legal move: what should have been
/// written is asked for, and an offer that no touch has refused is refused.
///
/// Law: [8.1.3](jadoube_laws::law::A8_1_3), [9.1.2.1](jadoube_laws::law::A9_1_2_1),
/// [12.6](jadoube_laws::law::A12_6).
fn moves(draft: &mut Draft<'_>, color: Color) {
    let game = draft.before();
    if !game.has_let_go(color) {
        a08_recording::before_move(draft, color);
    }
    let stands = game.offer.is_some_and(|offer| offer.by != color);
    if stands && !is_offer_refused(draft) {
        draft.law(Ruling::OfferRefused(color), Rule::Offer);
    }
}

/// Whether a piece of the player's stands elsewhere on this board than before the move at hand.
fn lets_go(game: &Game, color: Color, board: &Board) -> bool {
    let before = game.standing.board();
    let mut own = board.by_color(color).into_iter();
    own.any(|square| board.piece_at(square) != before.piece_at(square))
}

/// Whether the fact has refused an offer already.
fn is_offer_refused(draft: &Draft<'_>) -> bool {
    draft.events.iter().any(|event| {
        matches!(
            event.what,
            Happening::Ruled {
                ruling: Ruling::OfferRefused(_),
                ..
            }
        )
    })
}

/// What the player on move is obliged to with these touches; what was begun comes first.
pub(crate) fn renewed(game: &Game, touches: &Touches) -> Option<Obligation> {
    let claimed = |obligation: Obligation| obligation.rule == Rule::ClaimWrong;
    if game.turn.obligation.is_some_and(claimed) {
        return game.turn.obligation;
    }
    match game.turn.obligation.map(|obligation| obligation.must) {
        Some(Must::Finish(..) | Must::Promote(..) | Must::Play(_)) => game.turn.obligation,
        Some(Must::Castle(_)) if game.turn.board != *game.standing.board() => game.turn.obligation,
        Some(
            Must::Any
            | Must::Move(_)
            | Must::MoveNotCastling(..)
            | Must::Capture(_)
            | Must::CaptureWith(..)
            | Must::Castle(_),
        )
        | None => obligation_of(game, &game.standing, touches),
    }
}

/// Law: [4.7](jadoube_laws::law::A4_7).
pub(crate) fn release(
    draft: &mut Draft<'_>,
    color: Color,
    from: Square,
    to: Square,
) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_playing()?;
    let piece = own_piece(game, color, from)?;
    if color != game.turn() {
        return out_of_turn(draft, color, Act::Release { from, to }, from == to);
    }
    if let Some(there) = game.turn.board.piece_at(to)
        && from != to
        && there.color == color
    {
        return refuse_own_piece(game, to, there);
    }
    if from != to && !game.turn.touches.contains(from) && is_at_home(game, from) {
        bind(draft, color, from, Manner::Plain);
    }
    draft.did(color, Act::Release { from, to });
    let mut board = game.turn.board;
    board.clear(from);
    board.put(to, piece);
    come_to(draft, color, &board, Some((from, to)));
    Ok(())
}

/// Takes a piece off the board: one's own that is promoted, or one that is captured.
///
/// Law: [4.7.1](jadoube_laws::law::A4_7_1).
pub(crate) fn remove(draft: &mut Draft<'_>, color: Color, square: Square) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_playing()?;
    if game.turn.board.piece_at(square).is_none() {
        return refuse_record(Refused::NothingThere);
    }
    if color != game.turn() {
        return out_of_turn(draft, color, Act::Remove(square), false);
    }
    if !game.turn.touches.contains(square) && is_at_home(game, square) {
        bind(draft, color, square, Manner::Plain);
    }
    draft.did(color, Act::Remove(square));
    let mut board = game.turn.board;
    board.clear(square);
    come_to(draft, color, &board, None);
    Ok(())
}

/// Law: [4.4.4](jadoube_laws::law::A4_4_4).
pub(crate) fn place(
    draft: &mut Draft<'_>,
    color: Color,
    role: Role,
    square: Square,
) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_playing()?;
    let alters = game.may_alter() == Some(color) && !draft.sees_all();
    if color != game.turn() && !alters {
        return refuse(game, Refused::NotOnMove(color), Rule::Turn);
    }
    if square.rank() != Rank::Eighth.relative(color) || !Role::PROMOTIONS.contains(&role) {
        return refuse(game, Refused::WrongPiece, Rule::Promotion);
    }
    draft.did(color, Act::Place(role, square));
    if alters {
        return Ok(());
    }
    let must = Must::Promote(square, role);
    let promotes = |m: &Move| m.to() == square && m.promotion() == Some(role);
    if !game.standing.moves().iter().any(promotes) {
        return Ok(());
    }
    let rule = Rule::PromotionChoice;
    let fixed = game.turn.obligation.map(|obligation| obligation.must);
    let has_rule = draft.edition().article(rule).is_some();
    match fixed {
        Some(Must::Play(_)) => {}
        Some(Must::Promote(..)) if has_rule || fixed == Some(must) => {}
        Some(Must::Promote(..)) => draft.ask(Question::PromotionChoice(color)),
        Some(_) | None if has_rule => draft.oblige(Some(Obligation { must, rule })),
        // The edition does not say so: it is kept in mind.
        Some(_) | None => draft.emit(Happening::Obliged(Some(Obligation { must, rule }))),
    }
    Ok(())
}

/// Law: [4.6.3](jadoube_laws::law::A4_6_3), [4.7.3](jadoube_laws::law::A4_7_3).
pub(crate) fn release_new(
    draft: &mut Draft<'_>,
    color: Color,
    role: Role,
    square: Square,
) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_playing()?;
    if color != game.turn() {
        return refuse(game, Refused::NotOnMove(color), Rule::Turn);
    }
    let there = game.turn.board.piece_at(square);
    if let Some(own) = there.filter(|piece| piece.color == color && piece.role != Role::Pawn) {
        return refuse_own_piece(game, square, own);
    }
    draft.did(color, Act::ReleaseNew(role, square));
    let mut board = game.turn.board;
    board.put(square, Piece::new(color, role));
    let promotes = |m: &Move| m.to() == square && m.promotion().is_some();
    let captures = there.is_some_and(|piece| piece.color != color)
        && game.standing.moves().iter().any(promotes);
    if draft.sees_all() && captures {
        draft.law(Ruling::CapturedOnPromotion(square), Rule::PromotionCapture);
    }
    come_to(draft, color, &board, None);
    Ok(())
}

/// Law: [7.5.4](jadoube_laws::law::A7_5_4).
pub(crate) fn use_both_hands(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    draft.before().require_playing()?;
    draft.did(color, Act::UseBothHands);
    a07_illegal::both_hands_used(draft, color);
    Ok(())
}

/// A piece was let go or taken off, and the board looks like this.
fn come_to(draft: &mut Draft<'_>, color: Color, board: &Board, let_go: Option<(Square, Square)>) {
    let game = draft.before();
    if lets_go(game, color, board) {
        moves(draft, color);
    }
    let mode = game.regulations.castling;
    let castles = match obligation_now(draft) {
        Some(Obligation {
            must: Must::Castle(side),
            ..
        }) => Some(side),
        Some(_) | None => None,
    };
    match done(&game.standing, board, let_go, mode, castles) {
        Done::Nothing if game.turn.board != *game.standing.board() && !begun(game) => {
            draft.emit(Happening::Retracted(color));
            if draft.sees_all() {
                draft.law(Ruling::TakenBackInTime(color), Rule::IllegalMoveFound);
            }
        }
        Done::Nothing => {}
        Done::Move(m) => settle(draft, color, m),
        Done::Part(part) => {
            let part = named(draft, part);
            let obligation = obligation_now(draft);
            let fits = |m: &Move| {
                let captured = game.standing.captured_on(*m);
                part.must.allows(*m, captured)
                    && obligation.is_none_or(|obliged| obliged.must.allows(*m, captured))
            };
            if game.standing.moves().iter().any(fits) {
                let told = |now: Obligation| now == part || matches!(now.must, Must::Play(_));
                if !obligation.is_some_and(told) {
                    draft.oblige(Some(part));
                }
            } else if let Some(obligation) = obligation.filter(|held| enforces(draft, held)) {
                draft.law(Ruling::TouchBroken(color), obligation.rule);
            }
        }
        Done::Other => {
            if let Some((from, to)) = let_go
                && let Some(held) = obligation_now(draft).filter(|held| enforces(draft, held))
                && unpressed::is_another(game, color, held.must, (from, to))
            {
                draft.law(Ruling::TouchBroken(color), held.rule);
            }
        }
    }
}

/// The part of a move under the number that the edition has for it: in 2009 an item of its own
/// spoke of a pawn let go on the last rank.
///
/// Law: [4.7](jadoube_laws::law::A4_7).
fn named(draft: &Draft<'_>, part: Obligation) -> Obligation {
    let standing = &draft.before().standing;
    if let Must::Finish(from, to) = part.must
        && draft.edition() == Edition::E2009
        && standing.board().role_at(from) == Some(Role::Pawn)
        && to.rank() == Rank::Eighth.relative(standing.turn())
    {
        let rule = Rule::PromotionMade;
        return Obligation { rule, ..part };
    }
    part
}

/// Whether a part of a legal move stands on the board.
fn begun(game: &Game) -> bool {
    matches!(
        game.turn.obligation.map(|obligation| obligation.rule),
        Some(Rule::CastlingMade | Rule::Released | Rule::PromotionChoice | Rule::PromotionMade)
    )
}

/// What the player on move is obliged to, with the events so far.
fn obligation_now(draft: &mut Draft<'_>) -> Option<Obligation> {
    let latest = draft
        .events
        .iter()
        .rev()
        .find_map(|event| match &event.what {
            Happening::Ruled {
                ruling: Ruling::Obliged(obligation),
                ..
            } => Some(Some(*obligation)),
            Happening::Obliged(obligation) => Some(*obligation),
            Happening::Ruled { .. }
            | Happening::Did(..)
            | Happening::Ordered(_)
            | Happening::Told(_)
            | Happening::Site(_)
            | Happening::Adjusted(_)
            | Happening::Made(_)
            | Happening::Irregular(..)
            | Happening::Retracted(_)
            | Happening::RepliedTo(..)
            | Happening::TouchNotKept(_)
            | Happening::BoardPutBack
            | Happening::OfferLapsed
            | Happening::FlagFell(_)
            | Happening::ClocksStopped
            | Happening::ClockStarted(_)
            | Happening::Asked(..)
            | Happening::Answered(..) => None,
        });
    latest.unwrap_or(draft.before().turn.obligation)
}

/// A legal move was made with the pieces: it stands unless something touched forbids it.
fn settle(draft: &mut Draft<'_>, color: Color, m: Move) {
    let standing = &draft.before().standing;
    let captured = standing.captured_on(m);
    match obligation_now(draft) {
        Some(obligation) if !obligation.must.allows(m, captured) => {
            if enforces(draft, &obligation) {
                draft.law(Ruling::TouchBroken(color), obligation.rule);
            } else {
                draft.emit(Happening::TouchNotKept(obligation));
                make(draft, color, m);
            }
        }
        Some(_) | None => make(draft, color, m),
    }
}

/// Whether the program holds players to an obligation without being asked: where touching binds
/// only on request, a wrong claim still binds to its move.
fn enforces(draft: &Draft<'_>, held: &Obligation) -> bool {
    let game = draft.before();
    let regulations = &game.regulations;
    let on_request = regulations
        .edition
        .touch_on_request(game.class(), regulations.supervision);
    draft.sees_all() && (on_request.is_none() || held.rule == Rule::ClaimWrong)
}

/// The player on move has made this move. With it an illegal move is completed that the player had
/// not pressed and the opponent has replied to.
///
/// Law: [4.7](jadoube_laws::law::A4_7), [6.2.1.2](jadoube_laws::law::A6_2_1_2).
pub(crate) fn make(draft: &mut Draft<'_>, color: Color, m: Move) {
    let game = draft.before();
    draft.emit(Happening::Made(m));
    if game.offer.is_some_and(|offer| offer.by != color) && !is_offer_refused(draft) {
        draft.law(Ruling::OfferRefused(color), Rule::Offer);
    }
    if a07_illegal::completed_by_next(draft, color) {
        return;
    }
    a05_end::after_move(draft, m);
    if game.players[color].both_hands && !draft.edition().two_hands_need_press() {
        a07_illegal::two_hands_completed(draft, color);
    }
    g1_adjourned::moved_on_board(draft, color);
}

/// A player who is not on move lets go of a piece or takes one off.
fn out_of_turn(draft: &mut Draft<'_>, color: Color, act: Act, stays: bool) -> Result<(), Refusal> {
    let game = draft.before();
    if stays {
        draft.did(color, act);
        return Ok(());
    }
    if game.unpressed[color] && game.players[color].both_hands {
        draft.did(color, act);
        a07_illegal::two_hands_undone(draft, color);
        return Ok(());
    }
    if game.unpressed[color] {
        return refuse(game, Refused::MoveMade, rule_of_made(game));
    }
    if game.moves_made(color) == 0 || !draft.sees_all() {
        return refuse(game, Refused::NotOnMove(color), Rule::Turn);
    }
    draft.did(color, act);
    draft.emit(Happening::BoardPutBack);
    draft.law(Ruling::TwoMovesNotIllegal(color), Rule::Penalties);
    draft.ask(Question::Misconduct(color, Misconduct::TwoMoves));
    Ok(())
}

/// The squares that a move touches, in the order in which castling asks for it.
pub(crate) fn touches_of(standing: &crate::Standing, m: Move) -> Touches {
    let touches = Touches::NONE.with(m.from());
    match standing.captured_on(m) {
        Some(captured) => touches.with(captured),
        None if m.kind() == MoveKind::Castle => touches.with(m.to()),
        None => touches,
    }
}

/// Whether the piece on a square stands where it did before the move.
fn is_at_home(game: &Game, square: Square) -> bool {
    game.turn.board.piece_at(square) == game.standing.board().piece_at(square)
}

/// A piece of the player's own stands there.
///
/// Law: [3.1](jadoube_laws::law::A3_1).
fn refuse_own_piece(game: &Game, to: Square, piece: Piece) -> Result<(), Refusal> {
    let why = Illegal::OwnPiece { to, piece };
    refuse(game, Refused::Illegal(why), Rule::OwnPiece)
}

fn own_piece(game: &Game, color: Color, square: Square) -> Result<Piece, Refusal> {
    match game.turn.board.piece_at(square) {
        None => refuse_record(Refused::NothingThere),
        Some(piece) if piece.color == color => Ok(piece),
        Some(_) => refuse(game, Refused::WrongPiece, Rule::Turn),
    }
}
