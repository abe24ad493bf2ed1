//! The step in cozy-chess, which writes no SAN and knows no dead material: both are written here on
//! top of what it offers.

use std::fmt::Write as _;

use cozy_chess::{BitBoard, Board, File, Move, Piece, Rank, Square};

use crate::tally::Tally;

/// The same games in its moves.
pub fn games(games: &[Vec<shakmaty::Move>]) -> Vec<Vec<Move>> {
    let square = |square: shakmaty::Square| Square::index(square as usize);
    let promotion = |role: shakmaty::Role| match role {
        shakmaty::Role::Pawn => Piece::Pawn,
        shakmaty::Role::Knight => Piece::Knight,
        shakmaty::Role::Bishop => Piece::Bishop,
        shakmaty::Role::Rook => Piece::Rook,
        shakmaty::Role::Queen => Piece::Queen,
        shakmaty::Role::King => Piece::King,
    };
    let convert = |m: &shakmaty::Move| Move {
        from: square(m.from().expect("no moves from a pocket in standard chess")),
        to: square(m.to()),
        promotion: m.promotion().map(promotion),
    };
    games
        .iter()
        .map(|game| game.iter().map(convert).collect())
        .collect()
}

/// Replays the games.
pub fn replay(games: &[Vec<Move>]) -> Tally {
    let mut tally = Tally::default();
    let mut text = String::with_capacity(128);
    let mut history: Vec<Board> = Vec::with_capacity(512);
    let mut replies: Vec<Move> = Vec::with_capacity(256);
    for game in games {
        let mut board = Board::default();
        history.clear();
        let mut reversible = 0;
        for &m in game {
            let mut next = board.clone();
            next.play_unchecked(m);
            replies.clear();
            next.generate_moves(|moves| {
                replies.extend(moves);
                false
            });

            text.clear();
            write_san(&board, m, &mut text);
            if !next.checkers().is_empty() {
                text.push(if replies.is_empty() { '#' } else { '+' });
            }
            tally.san_bytes += text.len();

            text.clear();
            write!(text, "{next}").expect("writing to a string cannot fail");
            // It names the square a pawn passed even if no pawn can be taken there.
            tally.fen_bytes += text.len() - usize::from(nominal_en_passant(&next, &replies));

            // Its counter stops at 100.
            reversible = if next.halfmove_clock() == 0 {
                0
            } else {
                reversible + 1
            };
            history.push(board);
            board = next;
            let earlier = history
                .iter()
                .rev()
                .take(reversible)
                .skip(3)
                .step_by(2)
                .filter(|earlier| earlier.same_position(&board))
                .count();
            tally.repetitions += earlier;
            tally.legal_moves += replies.len();

            let over =
                replies.is_empty() || dead_material(&board) || reversible >= 150 || earlier >= 4;
            tally.ends += usize::from(over);
        }
    }
    tally
}

fn nominal_en_passant(board: &Board, replies: &[Move]) -> bool {
    board.en_passant().is_some_and(|file| {
        let to = Square::new(file, Rank::Sixth.relative_to(board.side_to_move()));
        let pawns = board.pieces(Piece::Pawn);
        !replies.iter().any(|m| m.to == to && pawns.has(m.from))
    })
}

fn write_san(board: &Board, m: Move, text: &mut String) {
    let us = board.colors(board.side_to_move());
    let piece = board.piece_on(m.from).expect("a piece moves");
    if us.has(m.to) {
        text.push_str(if m.from < m.to { "O-O" } else { "O-O-O" });
        return;
    }
    let mut capture = board.occupied().has(m.to);
    if piece == Piece::Pawn {
        capture |= m.from.file() != m.to.file();
        if capture {
            text.push(file_letter(m.from.file()));
        }
    } else {
        text.push(match piece {
            Piece::Pawn | Piece::Knight => 'N',
            Piece::Bishop => 'B',
            Piece::Rook => 'R',
            Piece::Queen => 'Q',
            Piece::King => 'K',
        });
        if piece != Piece::King {
            write_origin(board, piece, m, text);
        }
    }
    if capture {
        text.push('x');
    }
    text.push(file_letter(m.to.file()));
    text.push(rank_digit(m.to.rank()));
    if let Some(promotion) = m.promotion {
        text.push('=');
        text.push(match promotion {
            Piece::Knight => 'N',
            Piece::Bishop => 'B',
            Piece::Rook => 'R',
            Piece::Queen | Piece::Pawn | Piece::King => 'Q',
        });
    }
}

fn write_origin(board: &Board, piece: Piece, m: Move, text: &mut String) {
    let mut others = board.colored_pieces(board.side_to_move(), piece) - m.from.bitboard();
    if others.is_empty() {
        return;
    }
    let candidates = others;
    others = BitBoard::EMPTY;
    board.generate_moves_for(candidates, |moves| {
        if moves.to.has(m.to) {
            others |= moves.from.bitboard();
        }
        false
    });
    if others.is_empty() {
        return;
    }
    if (others & m.from.file().bitboard()).is_empty() {
        text.push(file_letter(m.from.file()));
    } else if (others & m.from.rank().bitboard()).is_empty() {
        text.push(rank_digit(m.from.rank()));
    } else {
        text.push(file_letter(m.from.file()));
        text.push(rank_digit(m.from.rank()));
    }
}

/// Besides the kings at most one knight, or bishops on squares of one color: the rule that the
/// other contenders apply.
fn dead_material(board: &Board) -> bool {
    let heavy = board.pieces(Piece::Pawn) | board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    if !heavy.is_empty() {
        return false;
    }
    let (knights, bishops) = (board.pieces(Piece::Knight), board.pieces(Piece::Bishop));
    if knights.is_empty() {
        return (bishops & BitBoard::DARK_SQUARES).is_empty()
            || (bishops & BitBoard::LIGHT_SQUARES).is_empty();
    }
    knights.len() == 1 && bishops.is_empty()
}

fn file_letter(file: File) -> char {
    (b'a' + file as u8) as char
}

fn rank_digit(rank: Rank) -> char {
    (b'1' + rank as u8) as char
}
