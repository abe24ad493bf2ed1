//! Articles 7.2 and 7.3: a wrong set-up, a board turned, colors reversed.

use jadoube_laws::{
    Bitboard, CastlingMode, Cited, Color, Edition, File, Piece, Rank, Role, Rule, Square, chess960,
};

use super::{go_on, void};
use crate::{
    Answer, Authority, Commentator, Game, Happening, Question, Reason, Ruling, Stage,
    draft::{Draft, cite},
};

/// The pieces were set up wrongly: a new game, or, where both have completed too many moves in a
/// rapid game that nobody watches, the game goes on without castling of what stood wrongly.
///
/// Law: [7.2.1](jadoube_laws::law::A7_2_1), [A.5.1.2](jadoube_laws::law::APP_A_5_1_2).
pub(super) fn wrong_start(draft: &mut Draft<'_>) {
    let game = draft.before();
    if let Stage::Over(_) = game.stage {
        let authority = found_after_the_end(game, Rule::WrongStart);
        draft.rule(Ruling::ResultStands, authority);
        return;
    }
    let Some(barred) = too_late(game) else {
        let authority = draft.cite(Rule::WrongStart);
        void(draft, Reason::WrongStart, authority);
        return;
    };
    let authority = Authority::Law(barred.article);
    draft.rule(Ruling::SetUpStands, authority);
    for color in Color::ALL {
        if let Some(rooks) = stood_wrongly(game, color) {
            draft.rule(Ruling::CastlingBarred(color, rooks), authority);
        }
    }
}

/// Law: [7.2.2](jadoube_laws::law::A7_2_2).
pub(super) fn board_turned(draft: &mut Draft<'_>) {
    let game = draft.before();
    if let Stage::Over(_) = game.stage {
        let authority = found_after_the_end(game, Rule::BoardTurned);
        draft.rule(Ruling::ResultStands, authority);
    } else if let Some(barred) = too_late(game) {
        draft.rule(Ruling::SetUpStands, Authority::Law(barred.article));
    } else {
        draft.law(Ruling::PositionTransferred, Rule::BoardTurned);
    }
}

/// Law: [7.3](jadoube_laws::law::A7_3).
pub(super) fn colors_reversed(draft: &mut Draft<'_>) {
    let game = draft.before();
    if let Stage::Over(_) = game.stage {
        let authority = found_after_the_end(game, Rule::ColorsReversed);
        draft.rule(Ruling::ResultStands, authority);
        return;
    }
    match draft.edition().colors_reversed() {
        Some(Cited {
            value: Some(below),
            article,
        }) => {
            let authority = Authority::Law(article);
            if Color::ALL
                .iter()
                .all(|&color| game.moves_made(color) >= below)
            {
                draft.rule(Ruling::ReversedColorsStand, authority);
            } else {
                void(draft, Reason::ColorsReversed, authority);
            }
        }
        Some(Cited { value: None, .. }) | None => {
            if game.stage == Stage::Playing {
                draft.emit(Happening::ClocksStopped);
            }
            draft.ask(Question::ColorsReversed);
        }
    }
}

/// Colors reversed, in an edition that leaves it to the arbiter.
///
/// Law: [7.3](jadoube_laws::law::A7_3).
pub(crate) fn reversed(draft: &mut Draft<'_>, answer: Answer) {
    if answer == Answer::NewGame {
        let authority = draft.cite(Rule::ColorsReversed);
        void(draft, Reason::ColorsReversed, authority);
        return;
    }
    draft.law(Ruling::ReversedColorsStand, Rule::ColorsReversed);
    go_on(draft, Rule::ColorsReversed);
}

/// What bars claims about the start, if both have completed so many moves.
///
/// Law: [A.5.1](jadoube_laws::law::APP_A_5_1).
pub(super) fn too_late(game: &Game) -> Option<Cited<u32>> {
    let rules = &game.regulations;
    let barred = rules
        .edition
        .wrong_start_barred(game.class(), rules.supervision)?;
    let all = Color::ALL
        .into_iter()
        .all(|color| game.moves_completed(color) >= barred.value);
    all.then_some(barred)
}

/// That a result stands though the start was wrong: the Laws speak of what is found during the
/// game, and their readers say what that means.
fn found_after_the_end(game: &Game, rule: Rule) -> Authority {
    let edition = game.regulations.edition;
    let reader = match edition {
        Edition::E1997 | Edition::E2001 | Edition::E2005 | Edition::E2009 | Edition::E2014 => None,
        Edition::E2017 if rule == Rule::ColorsReversed => Some(Commentator::RulesCommission2017),
        Edition::E2018 if rule == Rule::ColorsReversed => Some(Commentator::FrenchArbiters),
        Edition::E2017 | Edition::E2018 => None,
        Edition::E2023 => Some(Commentator::ArbitersManual2025),
    };
    match (reader, edition.article(rule)) {
        (Some(reader), Some(article)) => Authority::Comment(reader, article),
        (_, _) => cite(game, rule),
    }
}

/// The rooks that a side may not castle with because they, or the king, stood wrongly at the
/// start; nothing if all stood well.
///
/// A king on a wrong square bars it since 2001, a rook since 2014.
///
/// Law: [A.5.1.2](jadoube_laws::law::APP_A_5_1_2).
fn stood_wrongly(game: &Game, color: Color) -> Option<Bitboard> {
    let edition = game.regulations.edition;
    let (king, rooks) = wrong_squares(game, color)?;
    let home = homes(game, color, Role::Rook);
    let barred = if king && edition >= Edition::E2001 {
        home
    } else if edition >= Edition::E2014 {
        rooks
    } else {
        Bitboard::EMPTY
    };
    barred.any().then_some(barred)
}

/// Whether the king of a side stood wrongly at the start, and which of its rooks did; nothing if
/// the start is no whole set-up.
fn wrong_squares(game: &Game, color: Color) -> Option<(bool, Bitboard)> {
    let start = &game.regulations.start;
    if start.board.occupied().count() != 32 {
        return None;
    }
    let (kings, rooks) = (
        homes(game, color, Role::King),
        homes(game, color, Role::Rook),
    );
    let rank = Rank::First.relative(color);
    match game.regulations.castling {
        CastlingMode::Standard => {
            let king = Square::new(File::E, rank).bit();
            let corners = Square::new(File::A, rank).bit() | Square::new(File::H, rank).bit();
            Some((kings != king, rooks & !corners))
        }
        CastlingMode::Chess960 if arrangement(game, color).is_some() => {
            match (arrangement(game, color), arrangement(game, !color)) {
                (Some(own), Some(other)) if own != other => Some((true, rooks)),
                (_, _) => Some((false, Bitboard::EMPTY)),
            }
        }
        CastlingMode::Chess960 => Some((true, rooks)),
    }
}

/// The squares of the first rank on which a side has such pieces at the start.
fn homes(game: &Game, color: Color, role: Role) -> Bitboard {
    let board = &game.regulations.start.board;
    board.by_piece(Piece::new(color, role)) & Bitboard::back_rank(color)
}

/// The number of the Chess960 arrangement that a side has at the start.
fn arrangement(game: &Game, color: Color) -> Option<u16> {
    let rank = Rank::First.relative(color);
    let board = &game.regulations.start.board;
    let roles = File::ALL.map(|file| board.role_at(Square::new(file, rank)).unwrap_or(Role::Pawn));
    chess960::number_of(&roles)
}
