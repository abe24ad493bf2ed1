//! One line of helpful moves, played straight on: each side makes the move that most brings the
//! mate nearer, and nothing is looked at twice. Where mates abound, it ends in one.

use alloc::vec::Vec;

use crate::{Bitboard, Color, Move, MoveKind, Piece, Position, Role, Square, attacks};

/// Plays towards a mate of the loser in a corner; whether it came to one. The moves are left in
/// the list.
pub(super) fn walk(
    position: &Position,
    winner: Color,
    corner: Square,
    longest: usize,
    line: &mut Vec<Move>,
) -> bool {
    line.clear();
    let mut now = *position;
    while line.len() < longest {
        let chosen = if now.turn() == winner {
            let aim = Aim::of(&now, winner, corner);
            if aim.is_tight
                && let Some(m) = mate(&now)
            {
                line.push(m);
                return true;
            }
            for_winner(&now, &aim, line.len())
        } else {
            for_loser(&now, corner, line.len())
        };
        let Some(m) = chosen else {
            return false;
        };
        line.push(m);
        now.play(m);
    }
    false
}

/// A move of a piece that mates on the spot; promotions and castling are not looked at.
#[inline]
fn mate(position: &Position) -> Option<Move> {
    let us = position.turn();
    let board = position.board();
    let king = position.king(!us);
    let occupied = board.occupied();
    let ours = board.by_color(us);
    let diagonal = attacks::bishop(king, occupied) & !ours;
    let straight = attacks::rook(king, occupied) & !ours;
    let flights = attacks::king(king) & !board.by_color(!us);
    let (bishops, rooks) = (board.by_role(Role::Bishop), board.by_role(Role::Rook));
    let (queens, knights) = (board.by_role(Role::Queen), board.by_role(Role::Knight));
    for from in (bishops | rooks | queens | knights) & ours {
        let (role, squares) = if queens.contains(from) {
            (
                Role::Queen,
                attacks::queen(from, occupied) & (diagonal | straight),
            )
        } else if rooks.contains(from) {
            (Role::Rook, attacks::rook(from, occupied) & straight)
        } else if bishops.contains(from) {
            (Role::Bishop, attacks::bishop(from, occupied) & diagonal)
        } else {
            (
                Role::Knight,
                attacks::knight(from) & attacks::knight(king) & !ours,
            )
        };
        'to: for to in squares {
            let piece = Piece::new(us, role);
            let after = occupied.without(from).without(king).with(to);
            let seen = attacks::of(piece, to, after);
            for flight in flights & !seen {
                if (attacks::attackers(board, flight, us, after) & !from.bit()).is_empty() {
                    continue 'to;
                }
            }
            let m = plain(role, from, to)?;
            if position.is_legal(m) {
                let next = position.after(m);
                if !next.has_legal_move() && next.is_check() {
                    return Some(m);
                }
            }
        }
    }
    None
}

fn pawn(from: Square, to: Square, kind: MoveKind) -> Option<Move> {
    Some(Move {
        from,
        to,
        role: Role::Pawn,
        kind,
    })
}

fn plain(role: Role, from: Square, to: Square) -> Option<Move> {
    Some(Move {
        from,
        to,
        role,
        kind: MoveKind::Normal,
    })
}

/// What the winner is about.
struct Aim {
    /// Where its king goes.
    king: Square,
    /// Whether it must make a queen first.
    promotes: bool,
    /// Whether the loser's king has so little room that a mate may be there.
    is_tight: bool,
}

impl Aim {
    #[inline]
    fn of(position: &Position, winner: Color, corner: Square) -> Self {
        let board = position.board();
        let ours = board.by_color(winner);
        let theirs = board.by_color(!winner);
        let heavy = (board.by_role(Role::Queen) | board.by_role(Role::Rook)) & ours;
        let prey = position.king(!winner);
        let room = attacks::king(prey) & !theirs & !attacks::king(position.king(winner));
        let mut aim = Self {
            king: corner,
            promotes: heavy.is_empty(),
            is_tight: room.count() <= 3,
        };
        if aim.promotes {
            let pawns = board.by_role(Role::Pawn);
            let stopped = up(winner, pawns & ours) & board.occupied();
            if stopped == up(winner, pawns & ours) {
                let hunter = position.king(winner);
                let target = (stopped & pawns & theirs)
                    .into_iter()
                    .min_by_key(|&square| hunter.distance(square));
                if let Some(target) = target {
                    aim.king = target;
                }
            }
        }
        aim
    }
}

fn up(color: Color, squares: Bitboard) -> Bitboard {
    Bitboard(match color {
        Color::White => squares.0 << 8,
        Color::Black => squares.0 >> 8,
    })
}

/// A step of the king of the side to move that brings it nearer to a square;
/// it is not in check.
#[inline]
fn step(position: &Position, target: Square) -> Option<Move> {
    let us = position.turn();
    let board = position.board();
    let from = position.king(us);
    let distance = from.distance(target);
    if distance == 0 {
        return None;
    }
    let occupied = board.occupied().without(from);
    let candidates = attacks::king(from) & !board.by_color(us) & closer(target, distance);
    let to = candidates
        .into_iter()
        .find(|&to| attacks::attackers(board, to, !us, occupied).is_empty())?;
    plain(Role::King, from, to)
}

/// The squares nearer to a square than so far.
fn closer(target: Square, distance: u32) -> Bitboard {
    NEAR[target as usize][(distance as usize - 1) & 7]
}

/// By a square and a distance: the squares that are as near to it or nearer.
static NEAR: [[Bitboard; 8]; 64] = {
    let mut table = [[Bitboard::EMPTY; 8]; 64];
    let mut square = 0;
    while square < 64 {
        let mut to = 0;
        while to < 64 {
            let mut distance = Square::ALL[square].distance(Square::ALL[to]) as usize;
            while distance < 8 {
                table[square][distance] = Bitboard(table[square][distance].0 | 1 << to);
                distance += 1;
            }
            to += 1;
        }
        square += 1;
    }
    table
};

fn for_winner(position: &Position, aim: &Aim, ply: usize) -> Option<Move> {
    let is_safe = |m: Move| position.after(m).has_legal_move();
    let us = position.turn();
    let board = position.board();
    if !position.is_check() {
        if let Some(m) = advance(position, aim)
            && is_safe(m)
        {
            return Some(m);
        }
        if let Some(m) = step(position, aim.king)
            && is_safe(m)
        {
            return Some(m);
        }
    }
    let theirs = board.by_color(!us);
    let last = if us.is_white() { 7 } else { 0 };
    let pawns = board.by_role(Role::Pawn) & theirs;
    let worth = |m: Move| {
        let mut worth = noise(m, ply);
        match m.kind() {
            MoveKind::Promotion(Role::Queen) => return 1000,
            MoveKind::Promotion(_) => return -50,
            MoveKind::Castle => return -20,
            MoveKind::Normal | MoveKind::DoubleAdvance | MoveKind::EnPassant => {}
        }
        if theirs.contains(m.to()) {
            worth += 12;
        }
        match m.role() {
            Role::King => worth + 40 * nearer(m, aim.king),
            Role::Pawn if aim.promotes => {
                let far = (m.to().rank().index() as i32 - last).abs();
                worth + 100
                    - 8 * far
                    - if pawns.0 & ahead(us, m.to()) == 0 {
                        0
                    } else {
                        60
                    }
            }
            Role::Pawn | Role::Knight | Role::Bishop | Role::Rook | Role::Queen => worth,
        }
    };
    best(position, worth, is_safe)
}

/// The advance of a pawn with nothing before it, if one is wanted and the king is not in check.
#[inline]
fn advance(position: &Position, aim: &Aim) -> Option<Move> {
    if !aim.promotes {
        return None;
    }
    let us = position.turn();
    let board = position.board();
    let occupied = board.occupied();
    let free = board.by_role(Role::Pawn) & board.by_color(us);
    let mut best = None;
    let mut least = 8;
    for from in free {
        if ahead(us, from) & occupied.0 == 0 {
            let left = (ahead(us, from)).count_ones();
            if left < least {
                least = left;
                best = Some(from);
            }
        }
    }
    let from = best?;
    let to = up(us, from.bit()).first()?;
    let kind = if least == 1 {
        MoveKind::Promotion(Role::Queen)
    } else {
        MoveKind::Normal
    };
    let after = occupied.without(from).with(to);
    if attacks::attackers(board, position.king(us), !us, after).any() {
        return None;
    }
    pawn(from, to, kind)
}

/// The squares of a file before a pawn.
fn ahead(color: Color, square: Square) -> u64 {
    let at = square as u8;
    let file = A_FILE << (at & 7);
    match color {
        Color::White => file & !(u64::MAX >> (63 - at)),
        Color::Black => file & ((1 << at) - 1),
    }
}

const A_FILE: u64 = 0x0101_0101_0101_0101;

/// A move of one of the preferred pieces to an empty square other than these; the side to move is
/// not in check, and gives none.
#[inline]
fn quiet(position: &Position, preferred: Bitboard, shunned: Bitboard, ply: usize) -> Option<Move> {
    let us = position.turn();
    let board = position.board();
    let occupied = board.occupied();
    let king = position.king(us);
    let movable = board.by_color(us) & !board.by_role(Role::Pawn).with(king);
    let low = Bitboard(u64::MAX << ((ply * 23) & 63));
    let enemy = position.king(!us);
    let shunned = shunned
        | occupied
        | attacks::knight(enemy)
        | attacks::king(enemy)
        | attacks::queen(enemy, occupied);
    for group in [preferred & movable & low, preferred & movable & !low] {
        for from in group {
            let piece = board.piece_at(from)?;
            let targets = attacks::of(piece, from, occupied) & !shunned;
            if targets.is_empty() {
                continue;
            }
            let above = targets & Bitboard(u64::MAX << ((ply * 41) & 63));
            let to = if above.any() {
                above.first()?
            } else {
                targets.first()?
            };
            let after = occupied.without(from).with(to);
            if attacks::attackers(board, king, !us, after).is_empty() {
                return plain(piece.role, from, to);
            }
        }
    }
    None
}

fn for_loser(position: &Position, corner: Square, ply: usize) -> Option<Move> {
    let us = position.turn();
    let board = position.board();
    if !position.is_check() {
        if let Some(m) = step(position, corner)
            && !board.occupied().contains(m.to())
        {
            return Some(m);
        }
        let king = position.king(us);
        let way = closer(corner, king.distance(corner).max(1)) & attacks::king(king);
        if king != corner
            && let Some(m) = quiet(position, way & board.by_color(us), way, ply)
        {
            return Some(m);
        }
        if king == corner
            && let Some(m) = quiet(position, board.by_color(us), way, ply)
        {
            return Some(m);
        }
    }
    let theirs = board.by_color(!us);
    let worth = |m: Move| {
        let mut worth = noise(m, ply);
        if theirs.contains(m.to()) {
            worth -= 60;
        }
        match m.kind() {
            MoveKind::Promotion(_) => return worth - 100,
            MoveKind::Castle => return worth - 20,
            MoveKind::Normal | MoveKind::DoubleAdvance | MoveKind::EnPassant => {}
        }
        match m.role() {
            Role::King => worth + 40 * nearer(m, corner),
            Role::Pawn => worth - 10,
            Role::Knight | Role::Bishop | Role::Rook | Role::Queen => worth,
        }
    };
    best(position, worth, |_| true)
}

/// The move of most worth that is safe.
fn best(
    position: &Position,
    worth: impl Fn(Move) -> i32,
    is_safe: impl Fn(Move) -> bool,
) -> Option<Move> {
    let moves = position.legal_moves();
    let mut below = i32::MAX;
    loop {
        let mut best = None;
        let mut most = i32::MIN;
        for &m in &moves {
            let worth = worth(m);
            if worth > most && worth < below {
                most = worth;
                best = Some(m);
            }
        }
        let m = best?;
        if is_safe(m) {
            return Some(m);
        }
        below = most;
    }
}

/// Something small, other at every ply, so that a line does not go in circles.
fn noise(m: Move, ply: usize) -> i32 {
    let mixed = (m.from() as u32) << 6 | m.to() as u32;
    let mixed = mixed
        .wrapping_add((ply as u32).wrapping_mul(0x9e37))
        .wrapping_mul(0x85eb_ca6b);
    (mixed >> 29) as i32
}

fn nearer(m: Move, target: Square) -> i32 {
    m.from().distance(target) as i32 - m.to().distance(target) as i32
}

/// The corners, that which both kings reach first before the others.
pub(super) fn corners(position: &Position, winner: Color) -> [Square; 4] {
    let mut corners = [Square::A1, Square::H1, Square::A8, Square::H8];
    let (hunter, prey) = (position.king(winner), position.king(!winner));
    corners.sort_by_key(|&corner| {
        prey.distance(corner)
            .max(hunter.distance(corner).saturating_sub(2))
    });
    corners
}

/// Whether there is so much to mate with that a straight line is likely to.
pub(super) fn is_likely(position: &Position, winner: Color) -> bool {
    let board = position.board();
    let of = |role: Role| board.by_piece(Piece::new(winner, role));
    (of(Role::Queen) | of(Role::Rook) | of(Role::Pawn)).any()
}
