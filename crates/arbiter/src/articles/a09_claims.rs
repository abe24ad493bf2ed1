//! Articles 9.2 to 9.6: claims of a draw, and the draws that nobody has to claim.

use jadoube_laws::{
    Article, Claim, Color, Edition, End, History, Move, RightLost, Role, Rule, Uci,
};

use super::{a05_end, a09_offers};
use crate::{
    Act, ArbiterSeat, Authority, Commentator, Game, Happening, Intended, Must, Obligation, Order,
    PendingClaim, Question, Reason, Refusal, Refused, Ruling, Score, SheetKind, Stage, Stake,
    Standing, TimeControl, Watch,
    draft::{Draft, refuse},
};

/// A claim is tested at once where the program watches, and where nobody is seated who could
/// order it; else the clocks stop until the arbiter does, and the opponent may accept meanwhile.
///
/// Law: [9.2](jadoube_laws::law::A9_2), [9.3](jadoube_laws::law::A9_3),
/// [9.4](jadoube_laws::law::A9_4), [9.5.1](jadoube_laws::law::A9_5_1).
pub(crate) fn claim(
    draft: &mut Draft<'_>,
    color: Color,
    claim: Claim,
    intended: Intended,
) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    a09_offers::require_undecided(draft)?;
    if game.claim.is_some() {
        return refuse(game, Refused::ClaimPending, Rule::ClaimPauses);
    }
    let seen = game.regulations.watch == Watch::People
        && Color::ALL.into_iter().any(|side| game.seems_moved(side));
    let intended = as_written(game, color, intended, seen);
    if seen {
        return to_be_checked(draft, color, claim, intended);
    }
    if game.turn() == color
        && let Some(lost) = draft.edition().claim_right_lost_by()
        && lost.value == RightLost::Touch
        && !game.turn.touches.is_empty()
    {
        let authority = Authority::Law(lost.article);
        return Err(Refusal {
            reason: Refused::ClaimRightLost,
            authority,
        });
    }
    draft.did(color, Act::ClaimDraw(claim, intended));
    if game.turn() != color {
        not_on_move(draft, color, claim);
        return Ok(());
    }
    if let Intended::Announced(_) = intended {
        not_written(draft, color, claim);
        return Ok(());
    }
    let pending = PendingClaim {
        by: color,
        claim,
        intended,
    };
    if draft.sees_all() || game.regulations.arbiter == ArbiterSeat::Empty {
        if !test(draft, pending) {
            counts_as_offer(draft, color);
        }
        return Ok(());
    }
    waits(draft, color);
    Ok(())
}

/// The clocks stop until the arbiter tests the claim.
fn waits(draft: &mut Draft<'_>, color: Color) {
    draft.law(Ruling::ClaimTested(color), Rule::ClaimPauses);
    if draft.before().stage == Stage::Playing {
        draft.emit(Happening::ClocksStopped);
    }
    counts_as_offer(draft, color);
}

/// The move was announced and not written: the arbiter has that put right first.
///
/// Law: [9.2.1](jadoube_laws::law::A9_2_1).
fn not_written(draft: &mut Draft<'_>, color: Color, claim: Claim) {
    let authority = draft.comment(Commentator::ArbitersManual2025, claim.rule_ahead());
    draft.rule(Ruling::MakeClaimLegal(color), authority);
}

/// A claim while a move waits for the press and only people watch: who is on move depends on
/// whether it was legal, and that the arbiter finds out.
///
/// Law: [9.5.1](jadoube_laws::law::A9_5_1), [12.6](jadoube_laws::law::A12_6).
fn to_be_checked(
    draft: &mut Draft<'_>,
    color: Color,
    claim: Claim,
    intended: Intended,
) -> Result<(), Refusal> {
    draft.did(color, Act::ClaimDraw(claim, intended));
    match intended {
        Intended::Announced(_) => not_written(draft, color, claim),
        Intended::None | Intended::Written(_) => waits(draft, color),
    }
    Ok(())
}

/// The move as it is written: where the players keep their scoresheets with the program, one that
/// is not on the player's is announced only. Where people watch, the arbiter reads what is written:
/// the program would tell by it whether the move is legal.
///
/// Law: [9.2.1](jadoube_laws::law::A9_2_1), [9.3.1](jadoube_laws::law::A9_3_1),
/// [12.6](jadoube_laws::law::A12_6).
fn as_written(game: &Game, color: Color, intended: Intended, seen: bool) -> Intended {
    let Intended::Written(uci) = intended else {
        return intended;
    };
    let rules = &game.regulations;
    let is_read = rules.watch == Watch::People && rules.arbiter == ArbiterSeat::Seated;
    let is_written = match rules.sheets {
        SheetKind::Automatic => true,
        SheetKind::Paper | SheetKind::Electronic if seen || is_read => {
            game.sheet(color).is_written(game.seen_ply())
        }
        SheetKind::Paper | SheetKind::Electronic => game.has_written(color, uci),
    };
    match is_written {
        true => intended,
        false => Intended::Announced(uci),
    }
}

/// Law: [9.1.2.3](jadoube_laws::law::A9_1_2_3).
fn counts_as_offer(draft: &mut Draft<'_>, color: Color) {
    if let Some(article) = draft.edition().article(Rule::ClaimIsOffer) {
        draft.rule(Ruling::ClaimIsOffer(color), Authority::Law(article));
    }
}

/// Only the player on move may claim; the opponent of one who does otherwise gets the time.
///
/// Law: [9.2](jadoube_laws::law::A9_2), [9.5.3](jadoube_laws::law::A9_5_3).
fn not_on_move(draft: &mut Draft<'_>, color: Color, claim: Claim) {
    let rule = match claim {
        Claim::Threefold => Rule::ThreefoldClaim,
        Claim::FiftyMoves => Rule::FiftyMovesClaim,
    };
    let authority = draft.comment(Commentator::FrenchArbiters, rule);
    draft.rule(Ruling::ClaimWrong(color, claim), authority);
    let commented = matches!(authority, Authority::Comment(..));
    cost(draft, color, |article| match commented {
        true => Authority::Comment(Commentator::FrenchArbiters, article),
        false => Authority::Law(article),
    });
}

/// Law: [9.5.1](jadoube_laws::law::A9_5_1).
pub(crate) fn withdraw(draft: &mut Draft<'_>, color: Color) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    match game.claim {
        Some(claim) if claim.by == color => refuse(game, Refused::ClaimStands, Rule::ClaimPauses),
        Some(_) | None => refuse(game, Refused::NoClaim, Rule::ClaimPauses),
    }
}

/// The arbiter tests the claim that waits, whatever the players agree on meanwhile but a draw.
/// The opponent, wanting it tested, does not accept what it offers.
///
/// Law: [9.5.1](jadoube_laws::law::A9_5_1), [9.5.2](jadoube_laws::law::A9_5_2),
/// [9.5.3](jadoube_laws::law::A9_5_3).
pub(crate) fn check(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let game = draft.before();
    game.require_begun()?;
    let Some(pending) = game.claim else {
        return refuse(game, Refused::NoClaim, Rule::ClaimPauses);
    };
    draft.ordered(Order::CheckClaim);
    if pending.by != game.turn() || game.seems_moved(pending.by) {
        not_on_move(draft, pending.by, pending.claim);
        return Ok(());
    }
    if game.offer.is_some_and(|offer| offer.by == pending.by) {
        draft.emit(Happening::OfferLapsed);
    }
    test(draft, pending);
    Ok(())
}

/// Tests a claim: whether the game is drawn by it.
///
/// Law: [9.5.2](jadoube_laws::law::A9_5_2), [9.5.3](jadoube_laws::law::A9_5_3).
fn test(draft: &mut Draft<'_>, pending: PendingClaim) -> bool {
    let PendingClaim {
        by,
        claim,
        intended,
    } = pending;
    let game = draft.before();
    let announced = match intended {
        Intended::None => None,
        Intended::Written(uci) | Intended::Announced(uci) => Some(uci),
    };
    let m = announced.and_then(|uci| game.standing.resolve(uci, game.regulations.castling));
    let right = match (announced, m) {
        (Some(_), None) => None,
        (_, m) => holds(game, claim, m),
    };
    if let Some(article) = right {
        draft.rule(Ruling::ClaimCorrect(claim), Authority::Law(article));
        let authority = draft.cite(Rule::ClaimCorrect);
        draft.over(Score::DRAW, Reason::Claim(claim), authority);
        return true;
    }
    draft.law(Ruling::ClaimWrong(by, claim), wrong_by(game, claim, m));
    cost(draft, by, Authority::Law);
    let must = match (m, announced) {
        (Some(m), _) => Some(Must::Play(m)),
        (None, Some(uci)) => {
            draft.law(Ruling::AnnouncedMoveIllegal(by), Rule::ClaimWrong);
            another_with_that_piece(game, uci)
        }
        (None, None) => None,
    };
    if let Some(must) = must {
        let rule = Rule::ClaimWrong;
        draft.law(Ruling::Obliged(Obligation { must, rule }), rule);
    }
    false
}

/// The rule by which a claim fails: where the pieces have stood so often enough, but not with the
/// same player on move and the same moves to make, that which says what the same position is.
///
/// Law: [9.2.3](jadoube_laws::law::A9_2_3), [9.5.3](jadoube_laws::law::A9_5_3).
fn wrong_by(game: &Game, claim: Claim, m: Option<Move>) -> Rule {
    let Some(needed) = game.regulations.edition.threefold() else {
        return Rule::ClaimWrong;
    };
    let claimed = match m {
        Some(m) => game.standing.after(m, game.regulations.castling),
        None => game.standing,
    };
    let looks_same = |ply: &u32| game.standing_before(*ply).board() == claimed.board();
    let before = (0..=game.ply()).filter(looks_same).count();
    let times = before + usize::from(m.is_some());
    let enough = times >= usize::try_from(needed.value).unwrap_or(usize::MAX);
    match claim {
        Claim::Threefold if enough => Rule::SamePosition,
        Claim::Threefold | Claim::FiftyMoves => Rule::ClaimWrong,
    }
}

/// Where the claim is right, the Article by which it is.
///
/// Law: [9.2.1](jadoube_laws::law::A9_2_1), [9.2.2](jadoube_laws::law::A9_2_2),
/// [9.3.1](jadoube_laws::law::A9_3_1), [9.3.2](jadoube_laws::law::A9_3_2).
fn holds(game: &Game, claim: Claim, m: Option<Move>) -> Option<Article> {
    let edition = game.regulations.edition;
    let Some(position) = game.standing.position() else {
        return holds_unsound(game, claim, m);
    };
    let found = match m {
        Some(m) => position.claim_ahead(claim, m, &game.history, edition),
        None => position.claim(claim, &game.history, edition),
    };
    found.map(|found| found.article)
}

/// The same where play went on from an illegal move, so that what stands is no legal position:
/// whatever looks the same on the board, with the same player on move and the same rights, is
/// the same.
///
/// Law: [9.2.3](jadoube_laws::law::A9_2_3).
fn holds_unsound(game: &Game, claim: Claim, m: Option<Move>) -> Option<Article> {
    let edition = game.regulations.edition;
    let mode = game.regulations.castling;
    let claimed = match m {
        Some(m) => game.standing.after(m, mode),
        None => game.standing,
    };
    let irreversible =
        m.is_some_and(|m| m.role() == Role::Pawn || game.standing.captured_on(m).is_some());
    let holds = match claim {
        Claim::Threefold => {
            let looks_same = |ply: &u32| {
                let (one, other) = (game.standing_before(*ply).setup(), claimed.setup());
                one.board == other.board
                    && one.turn == other.turn
                    && one.castling == other.castling
                    && one.en_passant == other.en_passant
            };
            let before = (0..=game.ply()).filter(looks_same).count();
            let times = before + usize::from(m.is_some());
            times >= usize::try_from(edition.threefold()?.value).unwrap_or(usize::MAX)
        }
        Claim::FiftyMoves => claimed.setup().halfmoves >= 2 * edition.fifty_moves()?.value,
    };
    let rule = match m {
        Some(_) => claim.rule_ahead(),
        None => claim.rule(),
    };
    (holds && !irreversible)
        .then(|| edition.article(rule))
        .flatten()
}

/// The announced move is not legal: the piece named moves otherwise, if it can.
///
/// Law: [9.5.3](jadoube_laws::law::A9_5_3), [4.3.1](jadoube_laws::law::A4_3_1).
fn another_with_that_piece(game: &Game, uci: Uci) -> Option<Must> {
    match uci {
        Uci::Null => None,
        Uci::Move { from, .. } => {
            let can = game.standing.moves().iter().any(|m| m.from() == from);
            can.then_some(Must::Move(from))
        }
    }
}

/// What a wrong claim costs: time for the opponent, until 2001 the claimant's time too.
///
/// Law: [9.5.3](jadoube_laws::law::A9_5_3), [A.3](jadoube_laws::law::APP_A_3).
fn cost(draft: &mut Draft<'_>, claimant: Color, authority: impl Fn(Article) -> Authority) {
    let game = draft.before();
    let has_clock = |side| game.regulations.time[side] != TimeControl::None;
    let Some(wrong) = draft.edition().wrong_claim(game.class()) else {
        return;
    };
    if has_clock(!claimant) {
        let given = Stake::More(!claimant, wrong.opponent_ms.value);
        draft.stake(given, authority(wrong.opponent_ms.article));
    }
    let left = game.reading(claimant, draft.at).left;
    let loses = wrong.claimant_loses_ms(u64::try_from(left).unwrap_or(0));
    if let Some(article) = wrong.halves
        && has_clock(claimant)
        && loses > 0
    {
        draft.stake(Stake::Less(claimant, loses), authority(article));
    }
}

/// A fivefold repetition or 75 moves that nobody had noticed: the game is drawn, unless something
/// else has ended it since; then it is for an appeal.
///
/// Law: [9.6](jadoube_laws::law::A9_6), [11.10](jadoube_laws::law::A11_10).
pub(crate) fn unclaimed(draft: &mut Draft<'_>) -> Result<(), Refusal> {
    let game = draft.before();
    let over = match game.stage {
        Stage::Over(outcome) => {
            !matches!(outcome.reason, Reason::Fivefold | Reason::SeventyFiveMoves)
        }
        Stage::NotStarted | Stage::Playing | Stage::Paused => false,
    };
    if !over {
        game.require_begun()?;
    }
    match a05_end::counted_now(game).or_else(|| counted_before(game)) {
        Some(_) if over => draft.ask(Question::ResultStands),
        Some(end) => a05_end::end_by(draft, end),
        None if game.standing.setup().halfmoves >= 100 => {
            return refuse(game, Refused::NothingToClaim, Rule::SeventyFiveMoves);
        }
        None => return refuse(game, Refused::NothingToClaim, Rule::Fivefold),
    }
    Ok(())
}

/// The first draw by count that came about earlier in the game.
fn counted_before(game: &Game) -> Option<(End, Article)> {
    let edition: Edition = game.regulations.edition;
    edition.article(Rule::Fivefold)?;
    let mut history: Option<History> = None;
    (0..=game.ply()).find_map(|ply| {
        let standing: Standing = game.standing_before(ply);
        let position = standing.position()?;
        let history = match &mut history {
            Some(history) => {
                history.push(position);
                history
            }
            none => none.insert(History::new(position)),
        };
        let end = position.end(history, edition)?;
        match end.value {
            End::Fivefold | End::SeventyFiveMoves => Some((end.value, end.article)),
            End::Checkmate { .. } | End::Stalemate | End::DeadPosition => None,
        }
    })
}
