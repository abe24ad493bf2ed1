//! The generator of legal moves: one for all uses, told apart by what visits it.
//!
//! Moves are legal by construction. A look along the lines from the king gives the pieces that
//! check it and those pinned before it; a piece then moves within the squares that answer the
//! check, a pinned one within its line, and the king to squares that nothing attacks. Pawns move as
//! one set. A [`Visitor`] receives sets of targets, so a count never builds a list.
//!
//! Law: [3.1](crate::law::A3_1) to [3.9](crate::law::A3_9).

use super::side::Player;
use crate::{Bitboard, Board, Piece, Role, Side, Square, attacks, unchecked};

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
            king: first(king),
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
                let sniper = first(snipers);
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

    /// The squares among `asked` that the opponent attacks, with our king lifted off the board;
    /// of other squares it says nothing.
    #[inline(always)]
    fn attacked<P: Player>(&self, asked: u64) -> u64 {
        if asked == 0 {
            return 0;
        }
        let near = self.near_attacks::<P>();
        let untested = asked & !near;
        if untested == 0 {
            near
        } else if untested & (untested - 1) == 0 {
            near | self.attacked_from_afar(untested)
        } else {
            near | self.far_attacks()
        }
    }

    /// Where the opponent's king and pawns attack.
    #[inline(always)]
    fn near_attacks<P: Player>(&self) -> u64 {
        let pawns = self.pawns() & self.them;
        let king = first(self.kings() & self.them);
        P::Opponent::up_west(pawns) | P::Opponent::up_east(pawns) | attacks::king(king).0
    }

    /// The one square of this set, if the opponent's knights or sliders attack it.
    #[inline(always)]
    fn attacked_from_afar(&self, set: u64) -> u64 {
        let square = first(set);
        let occupied = Bitboard(self.occupied ^ self.king.bit().0);
        let diagonal = attacks::bishop(square, occupied).0 & self.diagonal();
        let straight = attacks::rook(square, occupied).0 & self.straight();
        let knights = attacks::knight(square).0 & self.knights();
        if (diagonal | straight | knights) & self.them == 0 {
            0
        } else {
            set
        }
    }

    /// Where the opponent's knights and sliders attack.
    #[inline(always)]
    fn far_attacks(&self) -> u64 {
        let occupied = Bitboard(self.occupied ^ self.king.bit().0);
        let mut attacked = 0;
        each(self.knights() & self.them, |from| {
            attacked |= attacks::knight(from).0
        });
        each(self.diagonal() & self.them, |from| {
            attacked |= attacks::bishop(from, occupied).0
        });
        each(self.straight() & self.them, |from| {
            attacked |= attacks::rook(from, occupied).0
        });
        attacked
    }
}

/// The lowest square of a set; a1 of none.
#[inline(always)]
fn first(set: u64) -> Square {
    unchecked::square(set.trailing_zeros() as u8)
}

/// Calls back with each square of a set.
#[inline(always)]
fn each(mut set: u64, mut call: impl FnMut(Square)) {
    while set != 0 {
        call(first(set));
        set &= set - 1;
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
    let castlings = Castlings::new::<P>(&view, &danger, castling & P::BACK_RANK);
    let steps = attacks::king(view.king).0 & !view.us;
    let attacked = view.attacked::<P>(steps | castlings.path);
    visitor.piece(Role::King, view.king, steps & !attacked);
    if en_passant != 0 {
        let to = first(en_passant);
        let from = attacks::pawn(P::Opponent::COLOR, to).0 & view.pawns() & view.us;
        if from != 0 {
            let mut from = capturers_in_passing::<P>(view, from, to);
            while from != 0 {
                visitor.en_passant(first(from), to);
                from &= from - 1;
            }
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
    if castlings.rooks != 0 {
        castlings.visit::<P, V>(&view, attacked, visitor);
    }
}

#[inline(always)]
fn pieces<V: Visitor>(view: &View, danger: &Danger, visitor: &mut V) {
    let targets = danger.answers & !view.us;
    let pinned = danger.diagonal_pins | danger.straight_pins;
    let occupied = Bitboard(view.occupied);

    let mut knights = view.knights() & view.us & !pinned;
    while knights != 0 {
        let from = first(knights);
        visitor.piece(Role::Knight, from, attacks::knight(from).0 & targets);
        knights &= knights - 1;
    }

    let diagonal = view.diagonal() & view.us;
    let mut free = diagonal & !pinned;
    while free != 0 {
        let from = first(free);
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
        let from = first(free);
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
        let from = first(bound);
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
        let from = first(bound);
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

/// Whether the player to move can legally capture the pawn that passed over a square.
#[inline]
pub(super) fn has_capture_in_passing<P: Player>(board: &Board, passed: Square) -> bool {
    let from = attacks::pawn(P::Opponent::COLOR, passed)
        & board.by_piece(Piece::new(P::COLOR, Role::Pawn));
    if from.is_empty() {
        return false;
    }
    capturers_in_passing::<P>(View::new::<P>(board), from.0, passed) != 0
}

/// Those of the pawns that may capture in passing: two pawns leave their squares at once, so each
/// capture is tried on the board.
// The view by value: a reference to it would keep it in memory for all the rest.
#[inline(never)]
fn capturers_in_passing<P: Player>(view: View, from: u64, to: Square) -> u64 {
    let captured = P::Opponent::up(to.bit().0);
    let (mut tried, mut legal) = (from, 0);
    while tried != 0 {
        let square = first(tried).bit().0;
        let occupied = Bitboard((view.occupied ^ square ^ captured) | to.bit().0);
        let king = view.king;
        let attackers = (attacks::bishop(king, occupied).0 & view.diagonal()
            | attacks::rook(king, occupied).0 & view.straight()
            | attacks::knight(king).0 & view.knights()
            | attacks::pawn(P::COLOR, king).0 & view.pawns() & !captured)
            & view.them;
        if attackers == 0 {
            legal |= square;
        }
        tried &= tried - 1;
    }
    legal
}

/// The castlings that only an attacked square can bar.
///
/// Law: [3.8.2](crate::law::A3_8_2); Chess960: [II.3](crate::law::GUIDE_II_3).
struct Castlings {
    rooks: u64,
    /// The squares the king crosses or reaches with any of them.
    path: u64,
}

impl Castlings {
    #[inline(always)]
    fn new<P: Player>(view: &View, danger: &Danger, rights: u64) -> Self {
        let mut castlings = Self { rooks: 0, path: 0 };
        if rights == 0 || danger.checkers != 0 {
            return castlings;
        }
        let (king, occupied) = (view.king.bit().0, view.occupied & P::BACK_RANK);
        if king == E_FILE & P::BACK_RANK && rights & !(CORNERS & P::BACK_RANK) == 0 {
            if rights & H_FILE != 0 && occupied & (F_FILE | G_FILE) == 0 {
                castlings.rooks |= H_FILE & P::BACK_RANK;
                castlings.path |= (F_FILE | G_FILE) & P::BACK_RANK;
            }
            if rights & A_FILE != 0 && occupied & (B_FILE | C_FILE | D_FILE) == 0 {
                castlings.rooks |= A_FILE & P::BACK_RANK;
                castlings.path |= (C_FILE | D_FILE) & P::BACK_RANK;
            }
        } else {
            each(rights, |rook| castlings.add::<P>(view, rook));
        }
        castlings
    }

    /// Adds the castling with this rook, unless something stands in its way.
    fn add<P: Player>(&mut self, view: &View, rook: Square) {
        let (king, side) = (view.king, side_of(view.king, rook));
        let king_path = king_path::<P>(king, side);
        let rook_to = side.rook_to(P::COLOR);
        let rook_path = attacks::between(rook, rook_to).0 | rook_to.bit().0;
        let others = view.occupied & !(king.bit().0 | rook.bit().0);
        if (king_path | rook_path) & others == 0 {
            self.rooks |= rook.bit().0;
            self.path |= king_path;
        }
    }

    #[inline(always)]
    fn visit<P: Player, V: Visitor>(&self, view: &View, attacked: u64, visitor: &mut V) {
        each(self.rooks, |rook| {
            let side = side_of(view.king, rook);
            if king_path::<P>(view.king, side) & attacked == 0
                && (rook == side.standard_rook(P::COLOR) || !is_unshielded::<P>(view, side, rook))
            {
                visitor.castle(view.king, rook);
            }
        });
    }
}

/// Whether the king would be attacked on its new square through the square the rook leaves; never
/// so for a rook in the corner.
///
/// Law: [3.9.2](crate::law::A3_9_2).
fn is_unshielded<P: Player>(view: &View, side: Side, rook: Square) -> bool {
    let (king_to, rook_to) = (side.king_to(P::COLOR), side.rook_to(P::COLOR));
    let left = view.king.bit().0 | rook.bit().0;
    let after = Bitboard(view.occupied & !left | king_to.bit().0 | rook_to.bit().0);
    attacks::rook(king_to, after).0 & view.straight() & view.them != 0
}

#[inline(always)]
fn side_of(king: Square, rook: Square) -> Side {
    if rook as u8 > king as u8 {
        Side::King
    } else {
        Side::Queen
    }
}

/// The squares the king crosses or reaches, its own left out.
#[inline(always)]
fn king_path<P: Player>(king: Square, side: Side) -> u64 {
    let to = side.king_to(P::COLOR);
    (attacks::between(king, to).0 | to.bit().0) & !king.bit().0
}

const A_FILE: u64 = 0x0101_0101_0101_0101;
const B_FILE: u64 = A_FILE << 1;
const C_FILE: u64 = A_FILE << 2;
const D_FILE: u64 = A_FILE << 3;
const E_FILE: u64 = A_FILE << 4;
const F_FILE: u64 = A_FILE << 5;
const G_FILE: u64 = A_FILE << 6;
const H_FILE: u64 = A_FILE << 7;
const CORNERS: u64 = 0x8100_0000_0000_0081;
