//! The step in jadoube.

use jadoube_laws::{Color, History, Move, Position, Role};

use crate::tally::Tally;

/// The same games in its moves.
pub fn games(games: &[Vec<shakmaty::Move>]) -> Vec<Vec<Move>> {
    games.iter().map(|game| converted(game)).collect()
}

fn converted(game: &[shakmaty::Move]) -> Vec<Move> {
    let mut position = Position::initial();
    let mut moves = Vec::with_capacity(game.len());
    for m in game {
        let from = m.from().map(|square| square as u8);
        let promotion = m.promotion().map(|role| Role::ALL[role as usize - 1]);
        let found = position
            .legal_moves()
            .iter()
            .copied()
            .find(|own| {
                Some(own.from() as u8) == from
                    && own.to() as u8 == m.to() as u8
                    && own.promotion() == promotion
            })
            .expect("the move of a checked game is legal");
        moves.push(found);
        position.play(found);
    }
    moves
}

/// Replays the games.
///
/// The list of replies also answers whether the game is over by mate or stalemate.
pub fn replay(games: &[Vec<Move>]) -> Tally {
    let mut tally = Tally::default();
    let mut text = String::with_capacity(128);
    let initial = Position::initial();
    let mut history = History::new(&initial);
    for game in games {
        let mut position = initial;
        history.restart(&position);
        for &m in game {
            text.clear();
            position.write_san(m, &mut text);
            tally.san_bytes += text.len();
            position.play(m);

            text.clear();
            position.write_fen(&mut text);
            tally.fen_bytes += text.len();

            history.push(&position);
            let occurrences = history.occurrences();
            tally.repetitions += occurrences as usize - 1;

            let replies = position.legal_moves();
            tally.legal_moves += replies.len();

            let over = replies.is_empty()
                || is_dead_by_material(&position)
                || position.halfmoves() >= 150
                || occurrences >= 5;
            tally.ends += usize::from(over);
        }
    }
    tally
}

fn is_dead_by_material(position: &Position) -> bool {
    let board = position.board();
    Color::ALL
        .into_iter()
        .all(|color| board.insufficient_material(color).is_some())
}
