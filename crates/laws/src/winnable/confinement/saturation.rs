//! Growing the sets of squares until no legal move leads out of them.

use crate::{Bitboard, Board, Color, Piece, Position, Role, Side, Square, attacks};

/// The sets, closed under every legal move once they are grown.
#[derive(Clone)]
pub(super) struct Saturation {
    pub(super) board: Board,
    /// By the first square of a piece, where it can ever stand.
    pub(super) reach: [u64; 64],
    /// The first squares of pieces that can move, and of those that can be captured or promote.
    pub(super) moved: u64,
    pub(super) gone: u64,
    /// By color: where promoted pieces that move along lines can ever stand, and knights.
    pub(super) promoted: [[u64; 2]; 2],
    /// By color: where a move may end that captures what stands there.
    pub(super) hits: [u64; 2],
    /// By the side to move and the square of White's king: where Black's can stand then.
    pub(super) kings: [[u64; 64]; 2],
    /// By color: where the king can come by castling, from its first square.
    pub(super) castles: [u64; 2],
    pub(super) terms: Terms,
    /// The first squares of pieces that might be captured there before anything could promote.
    pub(super) first_taken: u64,
}

/// What a confinement is of: only games, and only as long, as these hold.
#[derive(Clone, Copy, Debug)]
pub(super) struct Terms {
    pub(super) winner: Color,
    /// Whether the winner has but one piece beside its king: with its capture all is over.
    pub(super) is_last: bool,
    /// The first squares of pieces that are not captured there before they have moved.
    pub(super) safe: u64,
}

impl Terms {
    pub(super) fn of(board: &Board, winner: Color, safe: u64) -> Self {
        Self {
            winner,
            is_last: board.by_color(winner).count() == 2,
            safe,
        }
    }
}

impl Saturation {
    pub(super) fn grown(mut self) -> Self {
        while self.grow() {}
        self
    }

    /// What holds once a piece has been captured on its first square, while all this did.
    pub(super) fn after(&self, home: Square) -> Self {
        let mut after = self.clone();
        let by = self.board.piece_at(home).map(|piece| !piece.color);
        after.board.take(home);
        after.reach[home.index()] = 0;
        after.moved &= !home.bit().0;
        after.gone &= !home.bit().0;
        after.hits = [0; 2];
        after.first_taken = 0;
        if let Some(by) = by {
            let pawns = after.board.by_piece(Piece::new(by, Role::Pawn));
            for pawn in pawns {
                if pawn_attacks(by, after.reach[pawn.index()]) & home.bit().0 != 0 {
                    after.arrive(pawn, by, home.bit().0);
                }
            }
            for (next, before) in after.kings[!by as usize]
                .iter_mut()
                .zip(&self.kings[by as usize])
            {
                *next |= before;
            }
        }
        after.terms = Terms::of(&after.board, self.terms.winner, 0);
        after
    }

    /// Says that some pieces are not captured on their first squares before they have moved.
    pub(super) fn with_safe(&self, safe: u64) -> Self {
        let mut with = self.clone();
        with.terms.safe = safe;
        with
    }

    /// What holds before anything moves; castling and a capture in passing are granted at once.
    pub(super) fn begun(position: &Position, terms: Terms) -> Self {
        let board = *position.board();
        let mut begun = Self {
            board,
            reach: [0; 64],
            moved: 0,
            gone: 0,
            promoted: [[0; 2]; 2],
            hits: [0; 2],
            kings: [[0; 64]; 2],
            castles: [0; 2],
            terms,
            first_taken: 0,
        };
        for home in board.occupied() {
            begun.reach[home.index()] = home.bit().0;
        }
        for color in Color::ALL {
            let king = position.king(color);
            for rook in position.castling().of(color) {
                let side = if rook > king { Side::King } else { Side::Queen };
                begun.castles[color as usize] |= side.king_to(color).bit().0;
                begun.enter(rook, side.rook_to(color).bit().0);
            }
        }
        let (white, black) = (position.king(Color::White), position.king(Color::Black));
        begun.kings[position.turn() as usize][white.index()] = black.bit().0;
        if let Some(passed) = position.en_passant() {
            let up = if position.turn().is_white() { -1 } else { 1 };
            if let Some(home) = passed.offset(0, up) {
                begun.enter(home, passed.bit().0);
            }
        }
        begun
    }

    pub(super) fn squares(&self, home: Square) -> u64 {
        self.reach[home.index()]
    }

    pub(super) fn enter(&mut self, home: Square, squares: u64) -> bool {
        let reach = &mut self.reach[home.index()];
        if squares & !*reach == 0 {
            return false;
        }
        *reach |= squares;
        self.moved |= home.bit().0;
        true
    }

    /// The pieces that stand still for ever.
    pub(super) fn fixed(&self) -> u64 {
        self.board.occupied().0 & !(self.moved | self.gone)
    }

    /// Where a side's pieces but the king can ever stand.
    pub(super) fn present(&self, color: Color) -> u64 {
        let pieces = self.board.by_color(color) & !self.board.by_role(Role::King);
        let [queens, knights] = self.promoted[color as usize];
        pieces
            .into_iter()
            .fold(queens | knights, |all, home| all | self.reach[home.index()])
    }

    /// Where some piece can ever stand.
    pub(super) fn ever_occupied(&self) -> u64 {
        let kings = self.board.by_role(Role::King);
        let kings = kings
            .into_iter()
            .fold(0, |all, home| all | self.reach[home.index()]);
        self.present(Color::White) | self.present(Color::Black) | kings
    }

    /// What a side's pieces that stand still attack for ever.
    pub(super) fn attacked_for_ever(&self, by: Color) -> u64 {
        self.attacked_by_others(by, 0, 0)
    }

    /// The same without some pieces, by their first squares, and with more squares occupied.
    pub(super) fn attacked_by_others(&self, by: Color, without: u64, taken: u64) -> u64 {
        let still = self.board.by_color(by) & Bitboard(self.fixed() & !without);
        if still.is_empty() {
            return 0;
        }
        let occupied = Bitboard(self.ever_occupied() | taken);
        still.into_iter().fold(0, |all, home| {
            let piece = self.board.piece_at(home);
            all | piece.map_or(0, |piece| attacks::of(piece, home, occupied).0)
        })
    }

    /// Lets every piece make its moves once; whether anything is new.
    fn grow(&mut self) -> bool {
        let mut is_new = false;
        for color in Color::ALL {
            let prey = self.present(!color);
            for home in self.board.by_color(color) {
                is_new |= match self.board.role_at(home) {
                    Some(Role::Pawn) => self.grow_pawn(home, color, prey),
                    Some(Role::King) | None => false,
                    Some(role) => self.grow_piece(home, color, role),
                };
            }
            is_new |= self.grow_promoted(color);
            is_new |= self.capture(!color);
        }
        is_new | self.grow_kings()
    }

    /// Where a side's moves can never end: on its own pieces that stand still, and on those of the
    /// other side that are said not to be captured.
    pub(super) fn closed(&self, color: Color) -> u64 {
        let own = self.board.by_color(color).0;
        (own | self.terms.safe) & self.fixed()
    }

    fn grow_piece(&mut self, home: Square, color: Color, role: Role) -> bool {
        let fixed = self.fixed();
        let closed = self.closed(color);
        let start = self.reach[home.index()];
        let last_moves = self.ends(home, color, role);
        let (reach, hits) = flood(role, start, fixed, |from| closed | last_moves.from(from));
        self.hits[color as usize] |= hits;
        self.enter(home, reach)
    }

    fn grow_promoted(&mut self, color: Color) -> bool {
        let fixed = self.fixed();
        let closed = self.closed(color);
        let mut is_new = false;
        for (index, role) in [Role::Queen, Role::Knight].into_iter().enumerate() {
            let start = self.promoted[color as usize][index];
            let (reach, hits) = flood(role, start, fixed, |_| closed);
            self.hits[color as usize] |= hits;
            is_new |= reach != start;
            self.promoted[color as usize][index] = reach;
        }
        is_new
    }

    fn grow_pawn(&mut self, home: Square, color: Color, prey: u64) -> bool {
        let prey = if self.takes_end(color) { 0 } else { prey };
        let mut is_new = false;
        loop {
            let free = !self.fixed();
            let reach = self.reach[home.index()];
            let up = |squares: u64| match color {
                Color::White => squares << 8,
                Color::Black => squares >> 8,
            };
            let (second, last) = match color {
                Color::White => (0xff << 8, 0xff << 56),
                Color::Black => (0xff << 48, 0xff),
            };
            let free = free & !self.facing(home, color, reach);
            let steps = up(reach) & free;
            let double = up(up(reach & second) & free) & free;
            let takes = pawn_attacks(color, reach) & prey & !self.closed(color);
            self.hits[color as usize] |= takes;
            let to = steps | double | takes;
            is_new |= self.arrive(home, color, to & last);
            if !self.enter(home, to & !last) {
                return is_new;
            }
            is_new = true;
        }
    }

    /// Lets a pawn come to squares; whether anything is new.
    fn arrive(&mut self, home: Square, color: Color, to: u64) -> bool {
        let arrived = to & (0xff << 56 | 0xff);
        let mut is_new = self.enter(home, to & !arrived);
        if arrived != 0 {
            for squares in &mut self.promoted[color as usize] {
                is_new |= arrived & !*squares != 0;
                *squares |= arrived;
            }
            is_new |= self.gone & home.bit().0 == 0;
            self.gone |= home.bit().0;
        }
        is_new
    }

    /// Whether all is over when this side captures something.
    pub(super) fn takes_end(&self, by: Color) -> bool {
        self.terms.is_last && by != self.terms.winner
    }

    /// Notes which of a side's pieces the other can capture.
    fn capture(&mut self, color: Color) -> bool {
        let pieces = self.board.by_color(color) & !self.board.by_role(Role::King);
        let hits = self.hits[!color as usize];
        let before = self.gone;
        if self.takes_end(!color) {
            return false;
        }
        for home in pieces & !Bitboard(before | self.terms.safe & !self.moved) {
            if self.reach[home.index()] & hits != 0 {
                self.gone |= home.bit().0;
            }
        }
        if self.promoted == [[0; 2]; 2] {
            self.first_taken |= self.gone & !before & !self.moved;
        }
        self.gone != before
    }

    /// The first square of a pawn that a pawn meets on its file and can never pass: neither leaves
    /// the file, and the other stays on the board.
    fn facing(&self, home: Square, color: Color, reach: u64) -> u64 {
        let file = A_FILE << (home as u8 & 7);
        if reach & !file != 0 {
            return 0;
        }
        let ahead = match color {
            Color::White => file & !(u64::MAX >> (63 - home as u8)),
            Color::Black => file & ((1 << home as u8) - 1),
        };
        let pawns = self.board.by_piece(Piece::new(!color, Role::Pawn));
        let others = pawns & Bitboard(ahead & !self.gone);
        others
            .into_iter()
            .filter(|other| self.reach[other.index()] & !file == 0)
            .fold(0, |all, other| all | other.bit().0)
    }

    /// Whether a side has as many pieces for these squares as there are squares.
    pub(super) fn can_fill(&self, squares: u64, color: Color) -> bool {
        if squares == 0 {
            return true;
        }
        let [queens, knights] = self.promoted[color as usize];
        let pieces = self.board.by_color(color) & !self.board.by_role(Role::King);
        let able = pieces
            .into_iter()
            .filter(|home| self.reach[home.index()] & squares != 0);
        (queens | knights) & squares != 0 || able.count() >= squares.count_ones() as usize
    }
}

/// The squares that a piece comes to from any of these, and those on which its moves end.
fn flood(role: Role, start: u64, fixed: u64, closed: impl Fn(Square) -> u64) -> (u64, u64) {
    let piece = Piece::new(Color::White, role);
    let (mut reach, mut hits, mut fresh) = (start, 0, start);
    while fresh != 0 {
        let to = Bitboard(fresh).into_iter().fold(0, |all, from| {
            all | attacks::of(piece, from, Bitboard(fixed)).0 & !closed(from)
        });
        hits |= to;
        fresh = to & !reach;
        reach |= to;
    }
    (reach, hits)
}

pub(super) fn attacks_from(role: Role, squares: u64, occupied: u64) -> u64 {
    let piece = Piece::new(Color::White, role);
    Bitboard(squares).into_iter().fold(0, |all, from| {
        all | attacks::of(piece, from, Bitboard(occupied)).0
    })
}

pub(in super::super) fn pawn_attacks(color: Color, pawns: u64) -> u64 {
    let (west, east) = (pawns & !A_FILE, pawns & !H_FILE);
    match color {
        Color::White => west << 7 | east << 9,
        Color::Black => west >> 9 | east >> 7,
    }
}

pub(super) const A_FILE: u64 = 0x0101_0101_0101_0101;
pub(super) const H_FILE: u64 = A_FILE << 7;
