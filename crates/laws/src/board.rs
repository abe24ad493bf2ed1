//! The placement of the pieces.

use core::{fmt, str::FromStr};

use crate::{Bitboard, Color, Piece, Role, Square, fen::FenError};

/// Which piece stands on each square; any placement at all.
///
/// Three planes hold the bits of each square's role number (see [`Role`]), a fourth tells Black's
/// pieces from White's: 32 bytes, cheap to copy, and a square's piece is four shifts away.
///
/// Law: [2.4](crate::law::A2_4).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    // Invariant: no square has role number 7, and `black` lies within the union of `planes`.
    planes: [u64; 3],
    black: u64,
}

impl Board {
    /// No piece at all.
    pub const EMPTY: Self = Self {
        planes: [0; 3],
        black: 0,
    };

    /// The initial position.
    ///
    /// Law: [2.3](crate::law::A2_3).
    pub const INITIAL: Self = {
        let back = [
            Role::Rook,
            Role::Knight,
            Role::Bishop,
            Role::Queen,
            Role::King,
            Role::Bishop,
            Role::Knight,
            Role::Rook,
        ];
        let mut board = Self::EMPTY;
        let mut file = 0;
        while file < 8 {
            board.put(Square::ALL[file], Piece::new(Color::White, back[file]));
            board.put(Square::ALL[8 + file], Piece::new(Color::White, Role::Pawn));
            board.put(Square::ALL[48 + file], Piece::new(Color::Black, Role::Pawn));
            board.put(Square::ALL[56 + file], Piece::new(Color::Black, back[file]));
            file += 1;
        }
        board
    };

    /// The occupied squares.
    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.planes[0] | self.planes[1] | self.planes[2])
    }

    /// The squares occupied by one side.
    #[inline]
    pub const fn by_color(&self, color: Color) -> Bitboard {
        match color {
            Color::White => Bitboard(self.occupied().0 & !self.black),
            Color::Black => Bitboard(self.black),
        }
    }

    /// The squares of all pieces with this role.
    #[inline]
    pub const fn by_role(&self, role: Role) -> Bitboard {
        let [p0, p1, p2] = self.planes;
        Bitboard(match role {
            Role::Pawn => p0 & !(p1 | p2),
            Role::Knight => p1 & !(p0 | p2),
            Role::Bishop => p0 & p1,
            Role::Rook => p2 & !(p0 | p1),
            Role::Queen => p0 & p2,
            Role::King => p1 & p2,
        })
    }

    /// The squares of one side's pieces with this role.
    #[inline]
    pub const fn by_piece(&self, piece: Piece) -> Bitboard {
        let of_role = self.by_role(piece.role).0;
        match piece.color {
            Color::White => Bitboard(of_role & !self.black),
            Color::Black => Bitboard(of_role & self.black),
        }
    }

    /// The squares of both sides' bishops and queens.
    #[inline]
    pub(crate) const fn diagonal_sliders(&self) -> Bitboard {
        let [p0, p1, p2] = self.planes;
        Bitboard(p0 & (p1 | p2))
    }

    /// The squares of both sides' rooks and queens.
    #[inline]
    pub(crate) const fn straight_sliders(&self) -> Bitboard {
        let [_, p1, p2] = self.planes;
        Bitboard(p2 & !p1)
    }

    /// The square of a side's king, if it has exactly one.
    #[inline]
    pub const fn king_of(&self, color: Color) -> Option<Square> {
        self.by_piece(Piece::new(color, Role::King)).single()
    }

    /// The number of the piece on a square: the role's, plus 8 for Black; 0 for none.
    #[inline]
    pub(crate) const fn code_at(&self, square: Square) -> u8 {
        let at = square as u8;
        let [p0, p1, p2] = self.planes;
        ((p0 >> at & 1) | (p1 >> at & 1) << 1 | (p2 >> at & 1) << 2 | (self.black >> at & 1) << 3)
            as u8
    }

    /// What stands on a square, whichever its color.
    #[inline]
    pub const fn role_at(&self, square: Square) -> Option<Role> {
        Role::from_code(self.code_at(square) & 7)
    }

    /// The color of what stands on a square.
    #[inline]
    pub const fn color_at(&self, square: Square) -> Option<Color> {
        if !self.occupied().contains(square) {
            None
        } else {
            Some(Color::from_white(self.black >> square as u8 & 1 == 0))
        }
    }

    /// What stands on a square.
    #[inline]
    pub const fn piece_at(&self, square: Square) -> Option<Piece> {
        let code = self.code_at(square);
        match Role::from_code(code & 7) {
            Some(role) => Some(Piece {
                color: Color::from_white(code < 8),
                role,
            }),
            None => None,
        }
    }

    /// Empties a square.
    #[inline]
    pub const fn clear(&mut self, square: Square) {
        let keep = !(1u64 << square as u8);
        self.planes[0] &= keep;
        self.planes[1] &= keep;
        self.planes[2] &= keep;
        self.black &= keep;
    }

    /// Takes the piece off a square, and returns it.
    pub const fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.piece_at(square);
        self.clear(square);
        piece
    }

    /// Puts a piece on a square, in place of what stands there.
    #[inline]
    pub const fn put(&mut self, square: Square, piece: Piece) {
        self.clear(square);
        self.place(square, piece.color, piece.role);
    }

    /// Puts a piece on a square known to be empty.
    #[inline]
    pub(crate) const fn place(&mut self, square: Square, color: Color, role: Role) {
        let code = role as u64;
        let at = square as u8;
        self.planes[0] |= (code & 1) << at;
        self.planes[1] |= (code >> 1 & 1) << at;
        self.planes[2] |= (code >> 2) << at;
        self.black |= (color as u64) << at;
    }

    /// Empties one square, and puts a piece on another in place of what stands there.
    #[inline(always)]
    pub(crate) const fn transfer(&mut self, from: Square, to: Square, color: Color, role: Role) {
        let (from, to) = (from as u8 & 63, to as u8 & 63);
        let keep = !(1u64 << from | 1 << to);
        let code = role as u64;
        self.planes[0] = (self.planes[0] & keep) | (code & 1) << to;
        self.planes[1] = (self.planes[1] & keep) | (code >> 1 & 1) << to;
        self.planes[2] = (self.planes[2] & keep) | (code >> 2) << to;
        self.black = (self.black & keep) | (color as u64) << to;
    }

    /// The planes and Black's squares, for the generator.
    #[inline]
    pub(crate) const fn planes(&self) -> ([u64; 3], u64) {
        (self.planes, self.black)
    }

    /// A board of these planes.
    #[inline]
    pub(crate) const fn from_planes(planes: [u64; 3], black: u64) -> Self {
        Self { planes, black }
    }

    /// Each occupied square with its piece, a1 first.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied()
            .into_iter()
            .filter_map(|square| Some((square, self.piece_at(square)?)))
    }
}

impl Default for Board {
    /// The initial position.
    fn default() -> Self {
        Self::INITIAL
    }
}

/// Draws the board, the eighth rank on top.
impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in (0..8).rev() {
            for file in 0..8 {
                let letter = self
                    .piece_at(Square::ALL[8 * rank + file])
                    .map_or('.', Piece::letter);
                fmt::Write::write_char(f, letter)?;
            }
            if rank > 0 {
                f.write_str("\n")?;
            }
        }
        Ok(())
    }
}

/// Writes the first field of a FEN.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        crate::fen::write_board(self, f)
    }
}

/// Reads the first field of a FEN.
impl FromStr for Board {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        crate::fen::read_board(text.as_bytes())
    }
}
