//! The generator of legal moves: one for all uses, told apart by what visits it.
//!
//! Moves are legal by construction. A look along the lines from the king gives the pieces that
//! check it and those pinned before it; a piece then moves within the squares that answer the
//! check, a pinned one within its line, and the king to squares that nothing attacks. Pawns move as
//! one set. A [`Visitor`] receives sets of targets, so a count never builds a list.
//!
//! Law: [3.1](crate::law::A3_1) to [3.9](crate::law::A3_9).

use super::side::Player;
use crate::{Bitboard, Board, Role, Side, Square, attacks, unchecked};

/// What is done with the moves.
pub(super) trait Visitor {
    /// A piece other than a pawn moves to any of the targets.
    fn piece(&mut self, role: Role, from: Square, targets: u64);

    /// Pawns come to the targets from squares `delta` lower, not on the last rank.
    fn pawns(&mut self, delta: i8, targets: u64);

    /// Pawns come to the targets two squares forward.
    fn double_advances(&mut self, delta: i8, targets: u64);

    /// Pawns come to the targets on the last rank.
    fn promotions(&mut self, delta: i8, targets: u64);

    /// A pawn captures in passing.
    fn en_passant(&mut self, from: Square, to: Square);

    /// King and rook castle.
    fn castle(&mut self, king: Square, rook: Square);

    /// Whether more moves would change nothing.
    fn is_satisfied(&self) -> bool {
        false
    }
}

/// What stands where, as seen by the side to move.
#[derive(Clone, Copy)]
pub(super) struct View {
    planes: [u64; 3],
    occupied: u64,
    us: u64,
    them: u64,
    king: Square,
}

/// What bears on the king of the side to move.
struct Danger {
    checkers: u64,
    /// Where a piece other than the king may go: everywhere, or where it ends the check.
    answers: u64,
    /// The lines of pins, pinning pieces included.
    diagonal_pins: u64,
    straight_pins: u64,
}

impl View {
    #[inline(always)]
    pub(super) fn new<P: Player>(board: &Board) -> Self {
        let (planes, black) = board.planes();
        let occupied = planes[0] | planes[1] | planes[2];
        let white = occupied ^ black;
        let (us, them) = if P::COLOR.is_white() {
            (white, black)
        } else {
            (black, white)
        };
        let king = planes[1] & planes[2] & us;
        Self {
            planes,
            occupied,
            us,
            them,
            king: unchecked::square(king.trailing_zeros() as u8),
        }
    }

    #[inline(always)]
    fn pawns(&self) -> u64 {
        self.planes[0] & !(self.planes[1] | self.planes[2])
    }

    #[inline(always)]
    fn knights(&self) -> u64 {
        self.planes[1] & !(self.planes[0] | self.planes[2])
    }

    #[inline(always)]
    fn kings(&self) -> u64 {
        self.planes[1] & self.planes[2]
    }

    #[inline(always)]
    fn diagonal(&self) -> u64 {
        self.planes[0] & (self.planes[1] | self.planes[2])
    }

    #[inline(always)]
    fn straight(&self) -> u64 {
        self.planes[2] & !self.planes[1]
    }

    #[inline(always)]
    fn danger<P: Player>(&self) -> Danger {
        let king = self.king;
        let mut checkers = attacks::pawn(P::COLOR, king).0 & self.pawns()
            | attacks::knight(king).0 & self.knights();
        checkers &= self.them;
        let mut answers = checkers;
        let mut pins = [0u64; 2];
        let lines = [
            attacks::bishop_rays(king).0 & self.diagonal() & self.them,
            attacks::rook_rays(king).0 & self.straight() & self.them,
        ];
        for (pin, mut snipers) in pins.iter_mut().zip(lines) {
            while snipers != 0 {
                let sniper = unchecked::square(snipers.trailing_zeros() as u8);
                let line = attacks::between(king, sniper).0 | sniper.bit().0;
                let blockers = line & self.occupied ^ sniper.bit().0;
                if blockers == 0 {
                    checkers |= sniper.bit().0;
                    answers |= line;
                } else if blockers & (blockers - 1) == 0 {
                    *pin |= line;
                }
                snipers &= snipers - 1;
            }
        }
        let answers = if checkers == 0 { !0 } else { answers };
        Danger {
            checkers,
            answers,
            diagonal_pins: pins[0],
            straight_pins: pins[1],
        }
    }

    /// Whether the opponent's knights or sliders attack a square.
    #[inline(always)]
    fn is_hit_from_afar(&self, square: Square, occupied: u64) -> bool {
        let diagonal = attacks::bishop(square, Bitboard(occupied)).0 & self.diagonal();
        let straight = attacks::rook(square, Bitboard(occupied)).0 & self.straight();
        (attacks::knight(square).0 & self.knights() | diagonal | straight) & self.them != 0
    }

    /// Where the opponent's king and pawns attack.
    #[inline(always)]
    fn near_attacks<P: Player>(&self) -> u64 {
        let pawns = self.pawns() & self.them;
        let king = unchecked::square((self.kings() & self.them).trailing_zeros() as u8);
        P::Opponent::up_west(pawns) | P::Opponent::up_east(pawns) | attacks::king(king).0
    }

    /// Where the king may step.
    #[inline(always)]
    fn king_targets<P: Player>(&self) -> u64 {
        let mut targets = attacks::king(self.king).0 & !self.us;
        if targets != 0 {
            targets &= !self.near_attacks::<P>();
            let occupied = self.occupied ^ self.king.bit().0;
            let mut untested = targets;
            while untested != 0 {
                let square = unchecked::square(untested.trailing_zeros() as u8);
                if self.is_hit_from_afar(square, occupied) {
                    targets ^= square.bit().0;
                }
                untested &= untested - 1;
            }
        }
        targets
    }
}

/// Shows the visitor every legal move of a position, each once.
///
/// `castling` holds the rooks with a right, `en_passant` the square just passed over or nothing;
/// whether a capture there is legal is found out here.
#[inline(always)]
pub(super) fn generate<P: Player, V: Visitor>(
    board: &Board,
    castling: u64,
    en_passant: u64,
    visitor: &mut V,
) {
    let view = View::new::<P>(board);
    let danger = view.danger::<P>();
    let king_targets = view.king_targets::<P>();
    visitor.piece(Role::King, view.king, king_targets);
    if en_passant != 0 {
        let to = unchecked::square(en_passant.trailing_zeros() as u8);
        let from = attacks::pawn(P::Opponent::COLOR, to).0 & view.pawns() & view.us;
        if from != 0 {
            captures_in_passing::<P, V>(&view, from, to, visitor);
        }
    }
    if danger.checkers & danger.checkers.wrapping_sub(1) != 0 || visitor.is_satisfied() {
        return;
    }
    pawns::<P, V>(&view, &danger, visitor);
    if visitor.is_satisfied() {
        return;
    }
    pieces(&view, &danger, visitor);
    if castling & P::BACK_RANK != 0 && danger.checkers == 0 {
        castlings::<P, V>(&view, castling & P::BACK_RANK, king_targets, visitor);
    }
}

#[inline(always)]
fn pieces<V: Visitor>(view: &View, danger: &Danger, visitor: &mut V) {
    let targets = danger.answers & !view.us;
    let pinned = danger.diagonal_pins | danger.straight_pins;
    let occupied = Bitboard(view.occupied);

    let mut knights = view.knights() & view.us & !pinned;
    while knights != 0 {
        let from = unchecked::square(knights.trailing_zeros() as u8);
        visitor.piece(Role::Knight, from, attacks::knight(from).0 & targets);
        knights &= knights - 1;
    }

    let diagonal = view.diagonal() & view.us;
    let mut free = diagonal & !pinned;
    while free != 0 {
        let from = unchecked::square(free.trailing_zeros() as u8);
        let role = if view.planes[2] & from.bit().0 == 0 {
            Role::Bishop
        } else {
            Role::Queen
        };
        visitor.piece(role, from, attacks::bishop(from, occupied).0 & targets);
        free &= free - 1;
    }
    let straight = view.straight() & view.us;
    let mut free = straight & !pinned;
    while free != 0 {
        let from = unchecked::square(free.trailing_zeros() as u8);
        let role = if view.planes[0] & from.bit().0 == 0 {
            Role::Rook
        } else {
            Role::Queen
        };
        visitor.piece(role, from, attacks::rook(from, occupied).0 & targets);
        free &= free - 1;
    }
    if pinned & (diagonal | straight) == 0 {
        return;
    }

    let mut bound = diagonal & danger.diagonal_pins;
    while bound != 0 {
        let from = unchecked::square(bound.trailing_zeros() as u8);
        let role = if view.planes[2] & from.bit().0 == 0 {
            Role::Bishop
        } else {
            Role::Queen
        };
        let line = targets & danger.diagonal_pins;
        visitor.piece(role, from, attacks::bishop(from, occupied).0 & line);
        bound &= bound - 1;
    }
    let mut bound = straight & danger.straight_pins;
    while bound != 0 {
        let from = unchecked::square(bound.trailing_zeros() as u8);
        let role = if view.planes[0] & from.bit().0 == 0 {
            Role::Rook
        } else {
            Role::Queen
        };
        let line = targets & danger.straight_pins;
        visitor.piece(role, from, attacks::rook(from, occupied).0 & line);
        bound &= bound - 1;
    }
}

#[inline(always)]
fn pawns<P: Player, V: Visitor>(view: &View, danger: &Danger, visitor: &mut V) {
    let pawns = view.pawns() & view.us;
    let (diagonal_pins, straight_pins) = (danger.diagonal_pins, danger.straight_pins);
    let free = pawns & !(diagonal_pins | straight_pins);

    let steps = (P::up(free) | P::up(pawns & straight_pins) & straight_pins) & !view.occupied;
    let double = P::up(steps & P::THIRD_RANK) & !view.occupied & danger.answers;
    let steps = steps & danger.answers;
    let prey = view.them & danger.answers;
    let bound = pawns & diagonal_pins;
    let west = (P::up_west(free) | P::up_west(bound) & diagonal_pins) & prey;
    let east = (P::up_east(free) | P::up_east(bound) & diagonal_pins) & prey;

    let (to_west, to_east) = (P::UP - 1, P::UP + 1);
    visitor.double_advances(2 * P::UP, double);
    if pawns & P::SEVENTH_RANK == 0 {
        visitor.pawns(P::UP, steps);
        visitor.pawns(to_west, west);
        visitor.pawns(to_east, east);
    } else {
        visitor.pawns(P::UP, steps & !P::LAST_RANK);
        visitor.pawns(to_west, west & !P::LAST_RANK);
        visitor.pawns(to_east, east & !P::LAST_RANK);
        visitor.promotions(P::UP, steps & P::LAST_RANK);
        visitor.promotions(to_west, west & P::LAST_RANK);
        visitor.promotions(to_east, east & P::LAST_RANK);
    }
}

/// Two pawns leave their squares at once, so each capture is tried on the board.
#[inline(never)]
fn captures_in_passing<P: Player, V: Visitor>(
    view: &View,
    mut from: u64,
    to: Square,
    visitor: &mut V,
) {
    let captured = P::Opponent::up(to.bit().0);
    while from != 0 {
        let square = unchecked::square(from.trailing_zeros() as u8);
        let occupied = Bitboard((view.occupied ^ square.bit().0 ^ captured) | to.bit().0);
        let king = view.king;
        let attackers = (attacks::bishop(king, occupied).0 & view.diagonal()
            | attacks::rook(king, occupied).0 & view.straight()
            | attacks::knight(king).0 & view.knights()
            | attacks::pawn(P::COLOR, king).0 & view.pawns() & !captured)
            & view.them;
        if attackers == 0 {
            visitor.en_passant(square, to);
        }
        from &= from - 1;
    }
}

/// Law: [3.8.2](crate::law::A3_8_2); Chess960: [II.3](crate::law::GUIDE_II_3).
#[inline(always)]
fn castlings<P: Player, V: Visitor>(view: &View, rooks: u64, steps: u64, visitor: &mut V) {
    let king = view.king;
    let mut rooks = rooks;
    while rooks != 0 {
        let rook = unchecked::square(rooks.trailing_zeros() as u8);
        let side = if rook as u8 > king as u8 {
            Side::King
        } else {
            Side::Queen
        };
        let king_to = side.king_to(P::COLOR);
        let rook_to = side.rook_to(P::COLOR);
        let king_path = attacks::between(king, king_to).0 | king_to.bit().0;
        let rook_path = attacks::between(rook, rook_to).0 | rook_to.bit().0;
        let others = view.occupied & !(king.bit().0 | rook.bit().0);
        if (king_path | rook_path) & others == 0
            && is_safe_to_castle::<P>(view, rook, king_to, rook_to, king_path, steps)
        {
            visitor.castle(king, rook);
        }
        rooks &= rooks - 1;
    }
}

/// Whether no square of the king's path is attacked, knowing where a step of the king is safe.
#[inline(always)]
fn is_safe_to_castle<P: Player>(
    view: &View,
    rook: Square,
    king_to: Square,
    rook_to: Square,
    king_path: u64,
    steps: u64,
) -> bool {
    let king = view.king.bit().0;
    // The step next to the king is among the king's own if its square is empty.
    let near = attacks::king(view.king).0 & king_path & !view.occupied;
    if near & !steps != 0 {
        return false;
    }
    let mut untested = king_path & !near & !king;
    if untested & view.near_attacks::<P>() != 0 {
        return false;
    }
    let others = view.occupied & !king;
    while untested != 0 {
        let square = unchecked::square(untested.trailing_zeros() as u8);
        if view.is_hit_from_afar(square, others) {
            return false;
        }
        untested &= untested - 1;
    }
    // In Chess960 the rook may have shielded the king's new square.
    let after = Bitboard(others & !rook.bit().0 | king_to.bit().0 | rook_to.bit().0);
    attacks::rook(king_to, after).0 & view.straight() & view.them == 0
}
