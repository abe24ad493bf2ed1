//! Writing moves.

use alloc::string::String;

use super::{
    Action, CaptureSign, CastlingSign, CheckSign, Departure, EnPassantSign, Mark, MateSign,
    PromotionSign, San, SanStyle, origins, resolve,
};
use crate::{Color, Move, MoveKind, Piece, Position, Role, Side, Square, attacks};

impl Position {
    /// Appends a legal move in the export format of PGN, with `+` or `#`.
    #[inline]
    pub fn write_san(&self, m: Move, out: &mut String) {
        out.push_str(export(&San::of(self, m)).as_str());
    }

    /// Appends a legal move in another style.
    pub fn write_san_styled(&self, m: Move, style: &SanStyle, out: &mut String) {
        let san = San::of(self, m);
        let Action::Move {
            role,
            file,
            rank,
            capture,
            to,
            promotion,
        } = san.action
        else {
            san.write(style, self.turn(), out);
            return;
        };
        let long = style.departure != Departure::Shortest;
        let departure = if long {
            (Some(m.from().file()), Some(m.from().rank()))
        } else {
            (file, rank)
        };
        let whole = San {
            action: Action::Move {
                role,
                file: departure.0,
                rank: departure.1,
                capture,
                to,
                promotion,
            },
            mark: san.mark,
        };
        whole.write(style, self.turn(), out);
        if m.kind() == MoveKind::EnPassant {
            out.push_str(match style.en_passant {
                EnPassantSign::Omitted => "",
                EnPassantSign::Ep => " e.p.",
                EnPassantSign::Ap => " a.p.",
            });
        }
    }
}

impl San {
    /// How a legal move is written: with the shortest departure, `x`, and the mark of check or
    /// mate.
    #[inline]
    pub fn of(position: &Position, m: Move) -> Self {
        let action = match m.kind() {
            MoveKind::Castle => Action::Castle(if m.to() > m.from() {
                Side::King
            } else {
                Side::Queen
            }),
            MoveKind::Normal
            | MoveKind::DoubleAdvance
            | MoveKind::EnPassant
            | MoveKind::Promotion(_) => {
                let capture = resolve::is_capture(position, m);
                let (file, rank) = match m.role() {
                    Role::Pawn => (capture.then_some(m.from().file()), None),
                    Role::King => (None, None),
                    Role::Knight | Role::Bishop | Role::Rook | Role::Queen => shortest(position, m),
                };
                Action::Move {
                    role: m.role(),
                    file,
                    rank,
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

    /// Appends it in a style; `color` chooses between the figurines of both sides.
    ///
    /// A departure that is not part of it cannot be written, nor can a capture in passing be
    /// told: see [`Position::write_san_styled`].
    pub fn write(&self, style: &SanStyle, color: Color, out: &mut String) {
        match self.action {
            Action::Null => out.push_str("--"),
            Action::Castle(side) => out.push_str(match (side, style.castling) {
                (Side::King, CastlingSign::Letters) => "O-O",
                (Side::King, CastlingSign::Zeros) => "0-0",
                (Side::Queen, CastlingSign::Letters) => "O-O-O",
                (Side::Queen, CastlingSign::Zeros) => "0-0-0",
            }),
            Action::Move {
                role,
                file,
                rank,
                capture,
                to,
                promotion,
            } => {
                if role != Role::Pawn {
                    out.push_str(style.letters.letter_for(role, color));
                }
                out.extend(file.map(crate::File::letter));
                out.extend(rank.map(crate::Rank::digit));
                if capture {
                    out.push_str(match style.capture {
                        CaptureSign::Cross => "x",
                        CaptureSign::Colon => ":",
                        CaptureSign::Times => "×",
                        CaptureSign::Omitted => "",
                    });
                }
                if style.departure == Departure::Dashed
                    && !(capture && style.capture != CaptureSign::Omitted)
                {
                    out.push('-');
                }
                out.push(to.file().letter());
                out.push(to.rank().digit());
                if let Some(role) = promotion {
                    let letter = style.letters.letter_for(role, color);
                    let (before, after) = match style.promotion {
                        PromotionSign::Equals => ("=", ""),
                        PromotionSign::Bare => ("", ""),
                        PromotionSign::Parentheses => ("(", ")"),
                    };
                    for part in [before, letter, after] {
                        out.push_str(part);
                    }
                }
            }
        }
        out.push_str(match (self.mark, style.check, style.mate) {
            (Some(Mark::Check), CheckSign::Plus, _) => "+",
            (Some(Mark::Mate), _, MateSign::Hash) => "#",
            (Some(Mark::Mate), _, MateSign::TwoPlus) => "++",
            (Some(Mark::Check), CheckSign::Omitted, _)
            | (Some(Mark::Mate), _, MateSign::Omitted)
            | (None, _, _) => "",
        });
    }
}

/// The shortest departure of a knight's, bishop's, rook's or queen's move.
#[inline]
fn shortest(position: &Position, m: Move) -> (Option<crate::File>, Option<crate::Rank>) {
    let twins = origins::pseudo(position, m.role(), m.to()).without(m.from());
    if twins.is_empty() {
        return (None, None);
    }
    let legal = origins::legal(position, m.role(), m.to(), twins);
    resolve::departure(legal, m.from())
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
    let board = position.board();
    let us = position.turn();
    let king = position.king(!us);
    let occupied = board.occupied();
    let mut straight = board.straight_sliders() & board.by_color(us);
    let mut diagonal = board.diagonal_sliders() & board.by_color(us);
    let (from, to) = (m.from(), m.to());
    let role = m.promotion().unwrap_or(m.role());
    let mut after = occupied.without(from).with(to);
    match m.kind() {
        MoveKind::Castle => {
            let side = if to > from { Side::King } else { Side::Queen };
            let (king_to, rook_to) = (side.king_to(us), side.rook_to(us));
            after = occupied
                .without(from)
                .without(to)
                .with(king_to)
                .with(rook_to);
            return (attacks::rook(king, after) & straight.without(to).with(rook_to)).any()
                || (attacks::bishop(king, after) & diagonal).any();
        }
        MoveKind::EnPassant => after.remove(Square::new(to.file(), from.rank())),
        MoveKind::Normal | MoveKind::DoubleAdvance | MoveKind::Promotion(_) => {}
    }
    straight.remove(from);
    diagonal.remove(from);
    let direct = match role {
        Role::Pawn => attacks::pawn(us, to).contains(king),
        Role::Knight => attacks::knight(to).contains(king),
        Role::Bishop | Role::Rook | Role::Queen => {
            attacks::of(Piece::new(us, role), to, after).contains(king)
        }
        Role::King => false,
    };
    direct
        || (attacks::rook(king, after) & straight).any()
        || (attacks::bishop(king, after) & diagonal).any()
}

/// A move in the export format, at most `Qa1xb2=Q#` long.
pub(super) struct Text {
    // Invariant: the first `len` bytes are ASCII.
    bytes: [u8; 16],
    len: usize,
}

impl Text {
    #[inline]
    fn push(&mut self, byte: u8) {
        if let Some(slot) = self.bytes.get_mut(self.len) {
            *slot = byte;
            self.len += 1;
        }
    }

    #[inline]
    pub(super) fn as_str(&self) -> &str {
        let bytes = self.bytes.get(..self.len).unwrap_or_default();
        core::str::from_utf8(bytes).unwrap_or_default()
    }
}

/// The export format of a move.
#[inline]
pub(super) fn export(san: &San) -> Text {
    let mut text = Text {
        bytes: [0; 16],
        len: 0,
    };
    match san.action {
        Action::Null => {
            text.push(b'-');
            text.push(b'-');
        }
        Action::Castle(side) => {
            let sign: &[u8] = match side {
                Side::King => b"O-O",
                Side::Queen => b"O-O-O",
            };
            sign.iter().for_each(|&byte| text.push(byte));
        }
        Action::Move {
            role,
            file,
            rank,
            capture,
            to,
            promotion,
        } => {
            if role != Role::Pawn {
                text.push(upper(role));
            }
            if let Some(file) = file {
                text.push(file.letter() as u8);
            }
            if let Some(rank) = rank {
                text.push(rank.digit() as u8);
            }
            if capture {
                text.push(b'x');
            }
            text.push(to.file().letter() as u8);
            text.push(to.rank().digit() as u8);
            if let Some(role) = promotion {
                text.push(b'=');
                text.push(upper(role));
            }
        }
    }
    match san.mark {
        Some(Mark::Check) => text.push(b'+'),
        Some(Mark::Mate) => text.push(b'#'),
        None => {}
    }
    text
}

#[inline]
const fn upper(role: Role) -> u8 {
    (role.letter() as u8).to_ascii_uppercase()
}
