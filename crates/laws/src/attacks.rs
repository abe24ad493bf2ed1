//! Which squares a piece attacks.
//!
//! Law: [3.1.2](crate::law::A3_1_2).

pub(crate) mod magic;

use crate::{Bitboard, Board, Color, Piece, Role, Square};

const fn leaper(steps: &[(i32, i32)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        let mut i = 0;
        while i < steps.len() {
            if let Some(to) = Square::ALL[from].offset(steps[i].0, steps[i].1) {
                table[from].insert(to);
            }
            i += 1;
        }
        from += 1;
    }
    table
}

static KNIGHT: [Bitboard; 64] = leaper(&[
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);
static KING: [Bitboard; 64] = leaper(&[
    (1, 0),
    (1, 1),
    (0, 1),
    (-1, 1),
    (-1, 0),
    (-1, -1),
    (0, -1),
    (1, -1),
]);
static PAWN: [[Bitboard; 64]; 2] = [leaper(&[(-1, 1), (1, 1)]), leaper(&[(-1, -1), (1, -1)])];

/// The squares a knight attacks.
#[inline]
pub fn knight(from: Square) -> Bitboard {
    KNIGHT[from as usize]
}

/// The squares a king attacks.
#[inline]
pub fn king(from: Square) -> Bitboard {
    KING[from as usize]
}

/// The squares a pawn attacks.
#[inline]
pub fn pawn(color: Color, from: Square) -> Bitboard {
    PAWN[color as usize][from as usize]
}

const fn slide(from: Square, occupied: u64, steps: &[(i32, i32)]) -> Bitboard {
    let mut seen = Bitboard::EMPTY;
    let mut i = 0;
    while i < steps.len() {
        let mut at = from;
        while let Some(next) = at.offset(steps[i].0, steps[i].1) {
            seen.insert(next);
            if occupied >> next as u8 & 1 != 0 {
                break;
            }
            at = next;
        }
        i += 1;
    }
    seen
}

/// The squares a bishop attacks on a board with these squares occupied.
#[inline(always)]
pub fn bishop(from: Square, occupied: Bitboard) -> Bitboard {
    magic::bishop(from, occupied)
}

/// The squares a rook attacks on a board with these squares occupied.
#[inline(always)]
pub fn rook(from: Square, occupied: Bitboard) -> Bitboard {
    magic::rook(from, occupied)
}

/// The squares a queen attacks on a board with these squares occupied.
#[inline]
pub fn queen(from: Square, occupied: Bitboard) -> Bitboard {
    bishop(from, occupied) | rook(from, occupied)
}

/// The squares any piece attacks on a board with these squares occupied.
#[inline]
pub fn of(piece: Piece, from: Square, occupied: Bitboard) -> Bitboard {
    match piece.role {
        Role::Pawn => pawn(piece.color, from),
        Role::Knight => knight(from),
        Role::Bishop => bishop(from, occupied),
        Role::Rook => rook(from, occupied),
        Role::Queen => queen(from, occupied),
        Role::King => king(from),
    }
}

/// The squares a bishop attacks on an empty board.
#[inline(always)]
pub(crate) fn bishop_rays(from: Square) -> Bitboard {
    BISHOP_RAYS[from as usize]
}

/// The squares a rook attacks on an empty board.
#[inline(always)]
pub(crate) fn rook_rays(from: Square) -> Bitboard {
    ROOK_RAYS[from as usize]
}

/// The squares a piece other than a pawn attacks on an empty board; none for a pawn.
#[inline(always)]
pub(crate) fn reach(role: Role, from: Square) -> Bitboard {
    REACH[role as usize & 7][from as usize]
}

/// By the number of the role: no branch depends on it.
static REACH: [[Bitboard; 64]; 8] = {
    let mut table = [[Bitboard::EMPTY; 64]; 8];
    table[Role::Knight as usize] = KNIGHT;
    table[Role::Bishop as usize] = BISHOP_RAYS;
    table[Role::Rook as usize] = ROOK_RAYS;
    table[Role::King as usize] = KING;
    let mut from = 0;
    while from < 64 {
        let both = BISHOP_RAYS[from].0 | ROOK_RAYS[from].0;
        table[Role::Queen as usize][from] = Bitboard(both);
        from += 1;
    }
    table
};

static BISHOP_RAYS: [Bitboard; 64] = rays(&[(1, 1), (-1, 1), (-1, -1), (1, -1)]);
static ROOK_RAYS: [Bitboard; 64] = rays(&[(1, 0), (0, 1), (-1, 0), (0, -1)]);

const fn rays(steps: &[(i32, i32)]) -> [Bitboard; 64] {
    let mut table = [Bitboard::EMPTY; 64];
    let mut from = 0;
    while from < 64 {
        table[from] = slide(Square::ALL[from], 0, steps);
        from += 1;
    }
    table
}

/// The squares strictly between two squares of one rank, file or diagonal; else none.
#[inline]
pub fn between(a: Square, b: Square) -> Bitboard {
    BETWEEN[a as usize][b as usize]
}

/// The whole rank, file or diagonal through two different squares; none if there is no such line.
#[inline]
pub fn line(a: Square, b: Square) -> Bitboard {
    LINE[a as usize][b as usize]
}

static BETWEEN: [[Bitboard; 64]; 64] = lines(true);
static LINE: [[Bitboard; 64]; 64] = lines(false);

const fn lines(between: bool) -> [[Bitboard; 64]; 64] {
    let directions = [
        (1, 0),
        (1, 1),
        (0, 1),
        (-1, 1),
        (-1, 0),
        (-1, -1),
        (0, -1),
        (1, -1),
    ];
    let mut table = [[Bitboard::EMPTY; 64]; 64];
    let mut from = 0;
    while from < 64 {
        let a = Square::ALL[from];
        let mut i = 0;
        while i < 8 {
            let (files, ranks) = directions[i];
            let whole =
                slide(a, 0, &[(files, ranks)]).0 | slide(a, 0, &[(-files, -ranks)]).0 | a.bit().0;
            let mut passed = Bitboard::EMPTY;
            let mut at = a;
            while let Some(next) = at.offset(files, ranks) {
                table[from][next as usize] = if between { passed } else { Bitboard(whole) };
                passed.insert(next);
                at = next;
            }
            i += 1;
        }
        from += 1;
    }
    table
}

/// The pieces of one side that attack a square, with these squares taken as occupied.
#[inline]
pub fn attackers(board: &Board, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
    let theirs = board.by_color(by);
    (pawn(!by, square) & board.by_role(Role::Pawn)
        | knight(square) & board.by_role(Role::Knight)
        | king(square) & board.by_role(Role::King)
        | bishop(square, occupied) & board.diagonal_sliders()
        | rook(square, occupied) & board.straight_sliders())
        & theirs
}
