//! The step in shakmaty.

use shakmaty::{
    Chess, EnPassantMode, Move, Position as _, fen::Fen, san::SanPlus, zobrist::Zobrist64,
};

use crate::tally::Tally;

/// Replays the games.
///
/// The list of replies also answers whether the game is over, which `outcome` would compute again,
/// and `from_move_and_play_unchecked` plays the move only once.
pub fn replay(games: &[Vec<Move>]) -> Tally {
    let mut tally = Tally::default();
    let mut text = String::with_capacity(128);
    let mut hashes: Vec<Zobrist64> = Vec::with_capacity(512);
    for game in games {
        let mut position = Chess::default();
        hashes.clear();
        hashes.push(position.zobrist_hash(EnPassantMode::Legal));
        for &m in game {
            text.clear();
            SanPlus::from_move_and_play_unchecked(&mut position, m).append_to_string(&mut text);
            tally.san_bytes += text.len();

            text.clear();
            Fen::from_position(&position, EnPassantMode::Legal).append_to_string(&mut text);
            tally.fen_bytes += text.len();

            let hash: Zobrist64 = position.zobrist_hash(EnPassantMode::Legal);
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
                || position.is_insufficient_material()
                || position.halfmoves() >= 150
                || earlier >= 4;
            tally.ends += usize::from(over);
        }
    }
    tally
}
