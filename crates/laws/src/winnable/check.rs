//! Checking proofs by plain reading, without the means that found them: of the rest of the library
//! nothing is used but the board, the generator of legal moves and the contents of the proof.

mod confinement;
mod material;

use alloc::vec::Vec;
use core::fmt;

use super::{Certificate, Closure, Verdict};
use crate::{Bitboard, Color, Move, Position, Role, Square};

/// Why a proof does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unproven {
    /// A move of the line is not legal, or the line does not end in mate of the loser.
    Line,
    /// The game is not over, or is won.
    NotOver,
    /// The pieces are not those of the lemma, or the mate is on the board.
    Material,
    /// A piece does not stand where the confinement says it does.
    Misplaced(Square),
    /// A piece that starts here can leave the squares it is said to be confined to, or capture
    /// what is said never to be captured.
    Escape(Square),
    /// Promoted pieces of this side can leave their squares.
    EscapePromoted(Color),
    /// The loser's king may be mated on this square.
    RoomForMate(Square),
    /// The set of positions lacks one that can arise, or holds a mate.
    Closure,
}

impl Verdict {
    /// Whether the verdict's proof holds for a position and the side that is to mate; nothing is
    /// claimed by an undecided one.
    ///
    /// # Errors
    ///
    /// The first thing found that does not hold.
    pub fn check(&self, position: &Position, winner: Color) -> Result<(), Unproven> {
        match self {
            Self::Winnable(line) => check_line(line, position, winner),
            Self::Unwinnable(certificate) => certificate.check(position, winner),
            Self::Undecided { .. } => Ok(()),
        }
    }
}

impl Certificate {
    /// Whether this proves that a side can never mate from a position.
    ///
    /// # Errors
    ///
    /// The first thing found that does not hold.
    pub fn check(&self, position: &Position, winner: Color) -> Result<(), Unproven> {
        if is_won(position, winner) {
            return Err(Unproven::NotOver);
        }
        let holds = |claim: bool, fault| if claim { Ok(()) } else { Err(fault) };
        match self {
            Self::GameOver => holds(position.legal_moves().is_empty(), Unproven::NotOver),
            Self::Material(lemma) => holds(
                material::holds(*lemma, position, winner),
                Unproven::Material,
            ),
            Self::Confined(confinement) => confinement::check(confinement, position, winner),
            Self::Closed(closure) => check_closure(closure, position, winner),
        }
    }
}

/// Whether the winner has mated.
fn is_won(position: &Position, winner: Color) -> bool {
    position.turn() != winner && position.is_check() && position.legal_moves().is_empty()
}

fn check_line(line: &[Move], position: &Position, winner: Color) -> Result<(), Unproven> {
    let mut end = *position;
    for &m in line {
        if !end.legal_moves().contains(&m) {
            return Err(Unproven::Line);
        }
        end = end.after(m);
    }
    if is_won(&end, winner) {
        Ok(())
    } else {
        Err(Unproven::Line)
    }
}

fn check_closure(closure: &Closure, root: &Position, winner: Color) -> Result<(), Unproven> {
    let mut known: Vec<Key> = closure.positions().iter().map(Key::of).collect();
    known.sort_unstable();
    let is_known = |position: &Position| known.binary_search(&Key::of(position)).is_ok();
    let mut left = Vec::new();
    for (position, proof) in closure.confined() {
        confinement::check(proof, position, winner)?;
        left.push(Key::of(position));
    }
    left.sort_unstable();
    if !is_known(root) {
        return Err(Unproven::Closure);
    }
    for position in closure.positions() {
        if is_won(position, winner) {
            return Err(Unproven::Closure);
        }
        if left.binary_search(&Key::of(position)).is_ok() {
            continue;
        }
        for &m in &position.legal_moves() {
            let next = position.after(m);
            let in_vain =
                is_known(&next) || !is_won(&next, winner) && material::any_holds(&next, winner);
            if !in_vain {
                return Err(Unproven::Closure);
            }
        }
    }
    Ok(())
}

/// All that makes two positions the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    roles: [u64; 6],
    white: u64,
    castling: u64,
    en_passant: Option<Square>,
    turn: Color,
}

impl Key {
    fn of(position: &Position) -> Self {
        let board = position.board();
        let rooks = Color::ALL.map(|color| position.castling().of(color));
        Self {
            roles: Role::ALL.map(|role| board.by_role(role).0),
            white: board.by_color(Color::White).0,
            castling: rooks.into_iter().fold(0, |all, Bitboard(of)| all | of),
            en_passant: position.en_passant(),
            turn: position.turn(),
        }
    }
}

/// Says in a few words what does not hold.
impl fmt::Display for Unproven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line => f.write_str("the line is not one of legal moves to mate"),
            Self::NotOver => f.write_str("the game is not over without a mate"),
            Self::Material => f.write_str("the lemma does not hold of the pieces"),
            Self::Misplaced(square) => write!(f, "another piece stands on {square}"),
            Self::Escape(square) => write!(f, "the piece from {square} is not confined"),
            Self::EscapePromoted(color) => write!(f, "pieces promoted by {color} escape"),
            Self::RoomForMate(square) => write!(f, "the king may be mated on {square}"),
            Self::Closure => f.write_str("the positions are not all that can arise"),
        }
    }
}

impl core::error::Error for Unproven {}
