//! Writing moves in the export format.

use alloc::string::String;
use core::fmt;

use super::{Action, Mark, San, origins, resolve};
use crate::{
    Bitboard, File, Move, MoveKind, Position, Rank, Role, Side, Square, attacks, unchecked,
};

impl Position {
    /// Appends a legal move in the export format of PGN, with `+` or `#`.
    #[inline]
    pub fn write_san(&self, m: Move, out: &mut String) {
        unchecked::append_ascii::<LONGEST>(out, |bytes| {
            let mut text = Text { bytes, len: 0 };
            write(self, m, &mut text);
            text.len
        });
    }
}

#[inline]
fn write(position: &Position, m: Move, text: &mut Text<'_>) {
    match m.kind() {
        MoveKind::Castle => text.castle(side(m)),
        MoveKind::Normal
        | MoveKind::DoubleAdvance
        | MoveKind::EnPassant
        | MoveKind::Promotion(_) => {
            let capture = resolve::is_capture(position, m);
            let (file, rank) = departure(position, m, capture);
            text.push_if(m.role() != Role::Pawn, LETTERS[m.role() as usize & 7]);
            text.push_if(file, m.from().file().letter() as u8);
            text.push_if(rank, m.from().rank().digit() as u8);
            text.push_if(capture, b'x');
            text.square(m.to());
            if let Some(role) = m.promotion() {
                text.promotion(role);
            }
        }
    }
    text.mark(mark(position, m));
}

impl San {
    /// How a legal move is written: with the shortest departure, `x`, and the mark of check or
    /// mate.
    pub fn of(position: &Position, m: Move) -> Self {
        let action = match m.kind() {
            MoveKind::Castle => Action::Castle(side(m)),
            MoveKind::Normal
            | MoveKind::DoubleAdvance
            | MoveKind::EnPassant
            | MoveKind::Promotion(_) => {
                let capture = resolve::is_capture(position, m);
                let (file, rank) = departure(position, m, capture);
                Action::Move {
                    role: m.role(),
                    file: file.then_some(m.from().file()),
                    rank: rank.then_some(m.from().rank()),
                    capture,
                    to: m.to(),
                    promotion: m.promotion(),
                }
            }
        };
        Self {
            action,
            mark: mark(position, m),
        }
    }
}

fn side(castle: Move) -> Side {
    if castle.to() > castle.from() {
        Side::King
    } else {
        Side::Queen
    }
}

/// Whether the file and the rank of the departure are written.
///
/// Law: [C.10](crate::law::APP_C_10).
#[inline]
fn departure(position: &Position, m: Move, capture: bool) -> (bool, bool) {
    if m.role() == Role::Pawn {
        return (capture, false);
    }
    let twins = origins::pieces(position, m.role(), m.to()).without(m.from());
    if twins.is_empty() {
        return (false, false);
    }
    let legal = origins::legal(position, m.role(), m.to(), twins);
    let (file, rank) = resolve::departure(legal, m.from());
    (file.is_some(), rank.is_some())
}

/// The mark a legal move deserves.
#[inline]
pub(super) fn mark(position: &Position, m: Move) -> Option<Mark> {
    if !gives_check(position, m) {
        None
    } else if position.after(m).has_legal_move() {
        Some(Mark::Check)
    } else {
        Some(Mark::Mate)
    }
}

/// Whether a legal move attacks the other king.
///
/// Law: [3.9.1](crate::law::A3_9_1).
#[inline]
fn gives_check(position: &Position, m: Move) -> bool {
    let us = position.turn();
    let king = position.king(!us);
    let (from, to) = (m.from(), m.to());
    let role = m.promotion().unwrap_or(m.role());
    let after = position.board().occupied().without(from).with(to);
    match m.kind() {
        MoveKind::Normal | MoveKind::DoubleAdvance | MoveKind::Promotion(_) => {
            let near = if role == Role::Pawn {
                attacks::pawn(us, to)
            } else {
                attacks::reach(role, to)
            };
            if near.contains(king) && (attacks::between(to, king) & after).is_empty() {
                return true;
            }
            let line = attacks::line(king, from);
            line.any() && is_hit(position, king, line.without(from), after)
        }
        MoveKind::EnPassant => {
            let captured = Square::new(to.file(), from.rank());
            attacks::pawn(us, to).contains(king)
                || is_hit(position, king, !from.bit(), after.without(captured))
        }
        MoveKind::Castle => {
            let (king_to, rook_to) = (side(m).king_to(us), side(m).rook_to(us));
            let rest = position.board().occupied().without(from).without(to);
            let after = rest.with(king_to).with(rook_to);
            let rook = attacks::reach(Role::Rook, rook_to).contains(king)
                && (attacks::between(rook_to, king) & after).is_empty();
            rook || is_hit(position, king, !to.bit(), after)
        }
    }
}

/// Whether a bishop, rook or queen among these of the side to move attacks a square.
#[inline]
fn is_hit(position: &Position, square: Square, among: Bitboard, occupied: Bitboard) -> bool {
    let board = position.board();
    let far = attacks::bishop_rays(square) & board.diagonal_sliders()
        | attacks::rook_rays(square) & board.straight_sliders();
    (far & among & board.by_color(position.turn()))
        .into_iter()
        .any(|slider| (attacks::between(square, slider) & occupied).is_empty())
}

/// The letters by the numbers of the roles.
const LETTERS: [u8; 8] = *b" PNBRQK ";

/// More bytes than the longest move in the export format, `Qa1xb2=Q#`, has.
const LONGEST: usize = 16;

/// A move being written in the export format.
struct Text<'a> {
    bytes: &'a mut [u8; LONGEST],
    len: usize,
}

impl Text<'_> {
    #[inline]
    const fn push(&mut self, byte: u8) {
        self.push_if(true, byte);
    }

    /// Adds a byte if `whether` holds, without a branch.
    #[inline]
    const fn push_if(&mut self, whether: bool, byte: u8) {
        self.bytes[self.len & (LONGEST - 1)] = byte & 0x7f;
        self.len += whether as usize;
    }

    #[inline]
    fn square(&mut self, square: Square) {
        self.push(square.file().letter() as u8);
        self.push(square.rank().digit() as u8);
    }

    fn castle(&mut self, side: Side) {
        let sign: &[u8] = match side {
            Side::King => b"O-O",
            Side::Queen => b"O-O-O",
        };
        for &byte in sign {
            self.push(byte);
        }
    }

    fn promotion(&mut self, role: Role) {
        self.push(b'=');
        self.push(LETTERS[role as usize & 7]);
    }

    #[inline]
    fn mark(&mut self, mark: Option<Mark>) {
        match mark {
            Some(Mark::Check) => self.push(b'+'),
            Some(Mark::Mate) => self.push(b'#'),
            None => {}
        }
    }
}

/// The export format of a move.
pub(super) fn export(san: &San, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut bytes = [0; LONGEST];
    let mut text = Text {
        bytes: &mut bytes,
        len: 0,
    };
    match san.action {
        Action::Null => {
            text.push(b'-');
            text.push(b'-');
        }
        Action::Castle(side) => text.castle(side),
        Action::Move {
            role,
            file,
            rank,
            capture,
            to,
            promotion,
        } => {
            text.push_if(role != Role::Pawn, LETTERS[role as usize & 7]);
            text.push_if(file.is_some(), file.map_or(' ', File::letter) as u8);
            text.push_if(rank.is_some(), rank.map_or(' ', Rank::digit) as u8);
            text.push_if(capture, b'x');
            text.square(to);
            if let Some(role) = promotion {
                text.promotion(role);
            }
        }
    }
    text.mark(san.mark);
    let len = text.len;
    let written = bytes.get(..len).unwrap_or_default();
    f.pad(core::str::from_utf8(written).unwrap_or_default())
}
