//! Random games and random setups.

use jadoube_laws::{
    Bitboard, Board, CastlingRights, Color, File, Move, MoveKind, Piece, Position, Rank, Role,
    Setup, Square,
};
use proptest::{collection::vec, prelude::*};

/// So many random cases, and no file left behind.
pub(crate) fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// A game as a list of choices, whatever moves there will be to choose from.
#[derive(Clone, Debug)]
pub(crate) struct Play(pub(crate) Vec<u16>);

/// A game of at most so many plies.
pub(crate) fn play(plies: usize) -> impl Strategy<Value = Play> {
    vec(any::<u16>(), 0..=plies).prop_map(Play)
}

/// The move a choice stands for: every fourth one prefers castling, promotion and capture.
pub(crate) fn choose(legal: &[Move], position: &Position, choice: u16) -> Option<Move> {
    let rare: Vec<Move> = legal
        .iter()
        .copied()
        .filter(|&m| m.kind() != MoveKind::Normal || position.captured(m).is_some())
        .collect();
    let index = usize::from(choice / 4);
    if choice.is_multiple_of(4) && !rare.is_empty() {
        return rare.get(index % rare.len()).copied();
    }
    legal.get(index % legal.len().max(1)).copied()
}

fn any_square() -> impl Strategy<Value = Square> {
    (0_usize..64).prop_map(|index| Square::ALL[index])
}

fn any_color() -> impl Strategy<Value = Color> {
    prop_oneof![Just(Color::White), Just(Color::Black)]
}

fn any_piece() -> impl Strategy<Value = Piece> {
    let role = prop_oneof![
        5 => Just(Role::Pawn),
        2 => Just(Role::Knight),
        2 => Just(Role::Bishop),
        3 => Just(Role::Rook),
        1 => Just(Role::Queen),
    ];
    (any_color(), role).prop_map(|(color, role)| Piece::new(color, role))
}

/// The middle ranks carry anything; a pawn on an end rank becomes a rook.
fn put(board: &mut Board, square: Square, piece: Piece) {
    let role = match piece.role {
        Role::Pawn if Bitboard::BACK_RANKS.contains(square) => Role::Rook,
        Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::Queen | Role::King => {
            piece.role
        }
    };
    board.put(square, Piece::new(piece.color, role));
}

/// The rights in this mask that some rook and king could hold.
fn rights(board: &Board, mask: u64) -> CastlingRights {
    let mut rights = Bitboard::EMPTY;
    for color in Color::ALL {
        let back = Bitboard::back_rank(color);
        if board.king_of(color).is_some_and(|king| back.contains(king)) {
            rights |= board.by_piece(Piece::new(color, Role::Rook)) & back & Bitboard(mask);
        }
    }
    CastlingRights(rights)
}

/// A pawn of the side that just moved, as if it came from its first square.
fn advance(board: &mut Board, turn: Color, file: File) -> Option<Square> {
    let at = |rank: Rank| Square::new(file, rank.relative(!turn));
    let free = [Rank::Second, Rank::Third, Rank::Fourth]
        .into_iter()
        .all(|rank| board.role_at(at(rank)) != Some(Role::King));
    if !free {
        return None;
    }
    board.clear(at(Rank::Second));
    board.clear(at(Rank::Third));
    board.put(at(Rank::Fourth), Piece::new(!turn, Role::Pawn));
    Some(at(Rank::Third))
}

/// Pieces anywhere; kings, rights, a passed square and counters to match.
pub(crate) fn setup() -> impl Strategy<Value = Setup> {
    let pieces = prop_oneof![
        vec((any_square(), any_piece()), 0..6),
        vec((any_square(), any_piece()), 0..16),
        vec((any_square(), any_piece()), 0..40),
    ];
    let kings = (any_square(), any_square());
    let passed = prop_oneof![2 => Just(None), 1 => (0_usize..8).prop_map(Some)];
    let counters = (0_u32..200, 1_u32..500);
    (pieces, kings, any_color(), any::<u64>(), passed, counters).prop_map(
        |(pieces, (white, black), turn, mask, passed, (halfmoves, fullmoves))| {
            let mut board = Board::EMPTY;
            for (square, piece) in pieces {
                put(&mut board, square, piece);
            }
            board.put(white, Piece::new(Color::White, Role::King));
            board.put(black, Piece::new(Color::Black, Role::King));
            finish(board, turn, mask, passed, (halfmoves, fullmoves))
        },
    )
}

/// Kings and rooks with rights on crowded back ranks, a few pieces elsewhere.
pub(crate) fn back_ranks() -> impl Strategy<Value = Setup> {
    let row = || vec(prop::option::weighted(0.4, any_piece()), 8);
    let others = vec((16_usize..48, any_piece()), 0..8);
    let kings = (0_usize..8, 0_usize..8);
    (row(), row(), others, kings, any_color()).prop_map(|(first, eighth, others, kings, turn)| {
        let mut board = Board::EMPTY;
        for file in 0..8 {
            for (row, rank, color) in [(&first, 0, Color::White), (&eighth, 56, Color::Black)] {
                if let Some(piece) = row[file] {
                    // Enemy pieces among the rooks are rare enough to leave castling possible.
                    let color = if piece.role == Role::Bishop {
                        !color
                    } else {
                        color
                    };
                    put(
                        &mut board,
                        Square::ALL[rank + file],
                        Piece::new(color, piece.role),
                    );
                }
            }
        }
        for (index, piece) in others {
            board.put(Square::ALL[index], piece);
        }
        board.put(Square::ALL[kings.0], Piece::new(Color::White, Role::King));
        board.put(
            Square::ALL[56 + kings.1],
            Piece::new(Color::Black, Role::King),
        );
        finish(board, turn, outermost(&board), None, (0, 1))
    })
}

/// The outermost rooks of each side on either hand of its king.
fn outermost(board: &Board) -> u64 {
    let mut mask = Bitboard::EMPTY;
    for color in Color::ALL {
        let rooks = board.by_piece(Piece::new(color, Role::Rook)) & Bitboard::back_rank(color);
        let king = board.king_of(color);
        let left = rooks.first().filter(|&rook| Some(rook) < king);
        let right = rooks.last().filter(|&rook| Some(rook) > king);
        for rook in [left, right].into_iter().flatten() {
            mask.insert(rook);
        }
    }
    mask.0
}

fn finish(
    mut board: Board,
    turn: Color,
    mask: u64,
    passed: Option<usize>,
    (halfmoves, fullmoves): (u32, u32),
) -> Setup {
    let en_passant = passed.and_then(|file| advance(&mut board, turn, File::ALL[file]));
    Setup {
        board,
        turn,
        castling: rights(&board, mask),
        en_passant,
        halfmoves: if en_passant.is_some() { 0 } else { halfmoves },
        fullmoves,
    }
}
