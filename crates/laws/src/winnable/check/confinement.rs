//! Whether the squares of a confinement hold the position, are closed under every legal move, and
//! leave no room for a mate.

mod after;
mod ends;
mod kings;
mod room;

use crate::{
    Bitboard, CastlingRights, Color, Confined, Confinement, Fate, Piece, Position, Rank, Role,
    Side, Square, Unproven,
};

pub(super) fn check(
    confinement: &Confinement,
    position: &Position,
    winner: Color,
) -> Result<(), Unproven> {
    let reading = Reading::of(confinement, winner);
    reading.holds_at(position)?;
    let castles = Castles::of(position);
    let (white, black) = (position.king(Color::White), position.king(Color::Black));
    if !kings::stand(&reading, position.turn(), white, black) {
        return Err(Unproven::Misplaced(white));
    }
    let is_plain =
        position.castling() == CastlingRights::default() && position.en_passant().is_none();
    if !is_plain && !confinement.after().is_empty() {
        return Err(Unproven::Misplaced(white));
    }
    check_moves(&reading, &castles)
}

/// Whether the squares are closed under every move and leave no room for a mate, and so on after
/// each capture that is told apart.
fn check_moves(reading: &Reading<'_>, castles: &Castles) -> Result<(), Unproven> {
    for piece in reading.pieces {
        if piece.piece.role != Role::King {
            reading.is_closed(piece)?;
        }
    }
    kings::are_closed(reading, castles)?;
    for color in Color::ALL {
        reading.is_closed_for_promoted(color)?;
    }
    room::is_none(reading, reading.winner, castles)?;
    for (home, next) in reading.confinement.after() {
        let next = Reading::of(next, reading.winner);
        after::follows(reading, *home, &next)?;
        check_moves(&next, castles)?;
    }
    Ok(())
}

/// Where kings may come by castling.
struct Castles {
    homes: [Square; 2],
    to: [Bitboard; 2],
}

impl Castles {
    fn of(position: &Position) -> Self {
        let to = Color::ALL.map(|color| {
            let king = position.king(color);
            let rooks = position.castling().of(color).into_iter();
            rooks
                .map(|rook| if rook > king { Side::King } else { Side::Queen })
                .map(|side| side.king_to(color))
                .collect()
        });
        Self {
            homes: Color::ALL.map(|color| position.king(color)),
            to,
        }
    }

    fn from(&self, color: Color, square: Square) -> Bitboard {
        if self.homes[color as usize] == square {
            self.to[color as usize]
        } else {
            Bitboard::EMPTY
        }
    }
}

struct Reading<'a> {
    pieces: &'a [Confined],
    confinement: &'a Confinement,
    winner: Color,
}

const STRAIGHT: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (-1, 1), (-1, -1), (1, -1)];
const KNIGHT: [(i32, i32); 8] = [
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
];

impl<'a> Reading<'a> {
    fn of(confinement: &'a Confinement, winner: Color) -> Self {
        Self {
            pieces: confinement.pieces(),
            confinement,
            winner,
        }
    }
}

impl Reading<'_> {
    /// Whether a side's captures take the winner's last piece, so that no mate can follow.
    fn takes_the_last(&self, color: Color) -> bool {
        let is_winners = |confined: &&Confined| confined.piece.color == self.winner;
        color != self.winner && self.pieces.iter().filter(is_winners).count() == 2
    }

    /// Every piece on the board is in the list, on one of its squares, and castling and a capture
    /// in passing lead nowhere else.
    fn holds_at(&self, position: &Position) -> Result<(), Unproven> {
        let board = position.board();
        let mut homes = Bitboard::EMPTY;
        for confined in self.pieces {
            let home = confined.home;
            let stands = board.piece_at(home) == Some(confined.piece);
            if !stands || homes.contains(home) || !confined.squares.contains(home) {
                return Err(Unproven::Misplaced(home));
            }
            homes.insert(home);
        }
        if let Some(missing) = (board.occupied() & !homes).first() {
            return Err(Unproven::Misplaced(missing));
        }
        for color in Color::ALL {
            let king = position.king(color);
            for rook in position.castling().of(color) {
                let side = if rook > king { Side::King } else { Side::Queen };
                self.may_stand(rook, side.rook_to(color))?;
            }
        }
        if let Some(passed) = position.en_passant() {
            let back = -forward(position.turn());
            if let Some(pawn) = passed.offset(0, back) {
                self.may_stand(pawn, passed)?;
            }
        }
        Ok(())
    }

    fn may_stand(&self, home: Square, square: Square) -> Result<(), Unproven> {
        let is_listed = self
            .pieces
            .iter()
            .any(|confined| confined.home == home && confined.squares.contains(square));
        if is_listed {
            Ok(())
        } else {
            Err(Unproven::Escape(home))
        }
    }

    /// The piece that stands on a square for ever.
    fn still_at(&self, square: Square) -> Option<&Confined> {
        self.pieces.iter().find(|confined| {
            confined.home == square
                && confined.squares == square.bit()
                && confined.fate == Fate::Immortal
        })
    }

    /// Where pieces of a side but its king may stand.
    fn present(&self, color: Color) -> Bitboard {
        let promoted = self.confinement.promoted()[color];
        self.pieces
            .iter()
            .filter(|confined| confined.piece.color == color && confined.piece.role != Role::King)
            .fold(promoted.queens | promoted.knights, |all, confined| {
                all | confined.squares
            })
    }

    /// Whether anything may ever stand on a square.
    fn is_ever_occupied(&self, square: Square) -> bool {
        Color::ALL
            .into_iter()
            .any(|color| (self.present(color) | self.of_king(color)).contains(square))
    }

    fn of_king(&self, color: Color) -> Bitboard {
        let king = Piece::new(color, Role::King);
        self.pieces
            .iter()
            .filter(|confined| confined.piece == king)
            .fold(Bitboard::EMPTY, |all, confined| all | confined.squares)
    }

    /// Whether a piece that stands still attacks a square, whatever else moves.
    fn is_attacked_for_ever(&self, square: Square, by: Color) -> bool {
        self.pieces.iter().any(|confined| {
            confined.piece.color == by
                && self.still_at(confined.home).is_some()
                && lines(confined.piece).iter().any(|&step| {
                    walk(confined.home, step, is_long(confined.piece.role), |at| {
                        !self.is_ever_occupied(at)
                    })
                    .contains(square)
                })
        })
    }

    /// Where a piece may come from a square: past everything but what stands still.
    fn reached(&self, piece: Piece, from: Square) -> Bitboard {
        let passes = |at: Square| self.still_at(at).is_none();
        lines(piece).iter().fold(Bitboard::EMPTY, |all, &step| {
            all | walk(from, step, is_long(piece.role), passes)
        })
    }

    fn is_closed(&self, confined: &Confined) -> Result<(), Unproven> {
        let piece = confined.piece;
        let escape = Unproven::Escape(confined.home);
        for from in confined.squares {
            if piece.role == Role::Pawn {
                self.is_closed_for_pawn(confined, from)?;
                continue;
            }
            for to in self.reached(piece, from) {
                let is_kept = confined.squares.contains(to) && self.may_die_on(to, piece);
                let is_made = !self.is_barred(to, piece) && !ends::is_end(self, confined, from, to);
                if is_made && !is_kept {
                    return Err(escape);
                }
            }
        }
        Ok(())
    }

    /// Whether a move can never end there: on a piece of one's own that stands still, on one whose
    /// capture there is told apart, or, for a king, where it is attacked for ever.
    fn is_barred(&self, to: Square, piece: Piece) -> bool {
        let after = self.confinement.after();
        let is_apart = after.iter().any(|(home, _)| *home == to);
        let is_taken = self
            .still_at(to)
            .is_some_and(|still| still.piece.color == piece.color || is_apart);
        is_taken || piece.role == Role::King && self.is_attacked_for_ever(to, !piece.color)
    }

    /// Whether whatever a piece might capture on a square is said to be mortal.
    fn may_die_on(&self, square: Square, by: Piece) -> bool {
        let takes_the_last = self.takes_the_last(by.color);
        self.pieces
            .iter()
            .filter(|other| other.piece.color != by.color && other.piece.role != Role::King)
            .filter(|_| !takes_the_last)
            .all(|other| !other.squares.contains(square) || other.fate == Fate::Mortal)
    }

    fn is_closed_for_pawn(&self, confined: &Confined, from: Square) -> Result<(), Unproven> {
        let color = confined.piece.color;
        let up = forward(color);
        let arrives = |to: Square| {
            let promoted = self.confinement.promoted()[color];
            let is_allowed = if to.rank().relative(color) == Rank::Eighth {
                promoted.queens.contains(to)
                    && promoted.knights.contains(to)
                    && confined.fate == Fate::Mortal
            } else {
                confined.squares.contains(to)
            };
            if is_allowed {
                Ok(())
            } else {
                Err(Unproven::Escape(confined.home))
            }
        };
        let is_free = |&to: &Square| {
            self.still_at(to).is_none() && !self.is_behind_a_pawn_it_faces(confined, to)
        };
        let ahead = from.offset(0, up).filter(is_free);
        if let Some(to) = ahead {
            arrives(to)?;
            let double = to
                .offset(0, up)
                .filter(|&to| from.rank().relative(color) == Rank::Second && is_free(&to));
            if let Some(to) = double {
                arrives(to)?;
            }
        }
        if self.takes_the_last(color) {
            return Ok(());
        }
        let prey = self.present(!color);
        for to in self.reached(confined.piece, from) & prey {
            if self.is_barred(to, confined.piece) {
                continue;
            }
            arrives(to)?;
            if !self.may_die_on(to, confined.piece) {
                return Err(Unproven::Escape(confined.home));
            }
        }
        Ok(())
    }

    /// Whether a square is the first of a pawn that a pawn meets on its file and can never pass:
    /// both keep to the file, and the other stays on the board. So one is before the other for
    /// ever, and the other is never behind its first square.
    fn is_behind_a_pawn_it_faces(&self, confined: &Confined, to: Square) -> bool {
        let file = confined.home.file();
        let keeps_to_file = |squares: Bitboard| (squares & !file.squares()).is_empty();
        let other = Piece::new(!confined.piece.color, Role::Pawn);
        let is_before = |rank: Rank| {
            let color = confined.piece.color;
            rank.relative(color) > confined.home.rank().relative(color)
        };
        keeps_to_file(confined.squares)
            && self.pieces.iter().any(|faced| {
                faced.home == to
                    && faced.piece == other
                    && faced.fate == Fate::Immortal
                    && keeps_to_file(faced.squares)
                    && is_before(to.rank())
            })
    }

    fn is_closed_for_promoted(&self, color: Color) -> Result<(), Unproven> {
        let promoted = self.confinement.promoted()[color];
        for (role, squares) in [
            (Role::Queen, promoted.queens),
            (Role::Knight, promoted.knights),
        ] {
            let piece = Piece::new(color, role);
            for from in squares {
                for to in self.reached(piece, from) {
                    let is_kept = squares.contains(to) && self.may_die_on(to, piece);
                    if !self.is_barred(to, piece) && !is_kept {
                        return Err(Unproven::EscapePromoted(color));
                    }
                }
            }
        }
        Ok(())
    }
}

const fn forward(color: Color) -> i32 {
    if color.is_white() { 1 } else { -1 }
}

const fn is_long(role: Role) -> bool {
    matches!(role, Role::Bishop | Role::Rook | Role::Queen)
}

/// The steps of a piece; for a pawn, those of its captures.
fn lines(piece: Piece) -> &'static [(i32, i32)] {
    const ALL: [(i32, i32); 8] = [
        (1, 0),
        (0, 1),
        (-1, 0),
        (0, -1),
        (1, 1),
        (-1, 1),
        (-1, -1),
        (1, -1),
    ];
    match piece.role {
        Role::Pawn if piece.color.is_white() => &[(-1, 1), (1, 1)],
        Role::Pawn => &[(-1, -1), (1, -1)],
        Role::Knight => &KNIGHT,
        Role::Bishop => &DIAGONAL,
        Role::Rook => &STRAIGHT,
        Role::Queen | Role::King => &ALL,
    }
}

/// The squares on a line, up to the first that is not passed, which is one of them.
fn walk(
    from: Square,
    (files, ranks): (i32, i32),
    is_long: bool,
    passes: impl Fn(Square) -> bool,
) -> Bitboard {
    let mut seen = Bitboard::EMPTY;
    let mut at = from;
    while let Some(next) = at.offset(files, ranks) {
        seen.insert(next);
        if !is_long || !passes(next) {
            break;
        }
        at = next;
    }
    seen
}

fn around(square: Square) -> Bitboard {
    lines(Piece::new(Color::White, Role::King))
        .iter()
        .filter_map(|&(files, ranks)| square.offset(files, ranks))
        .collect()
}
