//! The step in jadoube.

use jadoube_laws::{Bitboard, Move, Position, Role};

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
pub fn replay(games: &[Vec<Move>]) -> Tally {
    let mut tally = Tally::default();
    let mut text = String::with_capacity(128);
    let mut hashes: Vec<u64> = Vec::with_capacity(512);
    for game in games {
        let mut position = Position::initial();
        hashes.clear();
        hashes.push(position.hash());
        for &m in game {
            text.clear();
            position.write_san(m, &mut text);
            tally.san_bytes += text.len();
            position.play(m);

            text.clear();
            position.write_fen(&mut text);
            tally.fen_bytes += text.len();

            let hash = position.hash();
            let reversible = position.halfmoves() as usize;
            let earlier = hashes
                .iter()
                .rev()
                .take(reversible)
                .skip(3)
                .step_by(2)
                .filter(|&&earlier| earlier == hash)
                .count();
            hashes.push(hash);
            tally.repetitions += earlier;

            let replies = position.legal_moves();
            tally.legal_moves += replies.len();

            let over = replies.is_empty()
                || is_dead_material(&position)
                || position.halfmoves() >= 150
                || earlier >= 4;
            tally.ends += usize::from(over);
        }
    }
    tally
}

/// Besides the kings at most one knight, or bishops on squares of one color.
fn is_dead_material(position: &Position) -> bool {
    let board = position.board();
    let [bishops, knights] = [Role::Bishop, Role::Knight].map(|role| board.by_role(role));
    let kings = board.by_role(Role::King);
    if board.occupied() != bishops | knights | kings {
        return false;
    }
    if knights.is_empty() {
        return (bishops & Bitboard::LIGHT_SQUARES).is_empty()
            || (bishops & !Bitboard::LIGHT_SQUARES).is_empty();
    }
    knights.count() == 1 && bishops.is_empty()
}
