//! What makes a setup a position.

use super::last_move;
use crate::{
    Bitboard, CastlingMode, Color, Fault, Faults, Piece, Position, Rank, Role, Side, Square,
    attacks, setup::Setup,
};

impl Setup {
    /// Everything wrong with this setup, all together; nothing when it could arise in a game.
    ///
    /// The mode decides which castling rights a side may hold. Under
    /// [`CastlingMode::Chess960`] the two sides may have started from different arrangements:
    /// that is not a fault.
    ///
    /// A setup without faults may still be unreachable for reasons that only a proof game could
    /// tell.
    ///
    /// Law: [1.4.1](crate::law::A1_4_1).
    ///
    /// # Examples
    ///
    /// ```
    /// use jadoube_laws::{CastlingMode, Fault, Setup, Severity, Square};
    ///
    /// let setup: Setup = "8/8/N7/2k5/N7/8/8/3K3R b K - 0 1".parse()?;
    /// let faults = setup.faults(CastlingMode::Standard);
    /// assert!(faults.contains(&Fault::CastlingKingNotHome(jadoube_laws::Color::White)));
    /// assert_eq!(faults.severity(), Some(Severity::Illegal));
    /// // Two knights cannot have given check with one move.
    /// assert!(faults.iter().any(|fault| matches!(fault, Fault::ImpossibleCheckers(_))));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[cold]
    pub fn faults(&self, mode: CastlingMode) -> Faults {
        let mut faults = Faults::default();
        self.find_king_faults(&mut faults);
        self.find_material_faults(&mut faults);
        self.find_castling_faults(mode, &mut faults);
        self.find_en_passant_faults(&mut faults);
        self.find_checker_faults(&mut faults);
        self.find_counter_faults(&mut faults);
        faults
    }

    /// Whether no fault is illegal: the same as asking the list, much faster.
    #[inline]
    pub(crate) fn is_playable(&self, mode: CastlingMode) -> bool {
        let kings = self.board.by_role(Role::King);
        let white = self.board.by_color(Color::White);
        let [Some(white_king), Some(black_king)] =
            [(kings & white).single(), (kings & !white).single()]
        else {
            return false;
        };
        let (own, other) = match self.turn {
            Color::White => (white_king, black_king),
            Color::Black => (black_king, white_king),
        };
        let pawns = self.board.by_role(Role::Pawn);
        (pawns & Bitboard::BACK_RANKS).is_empty()
            && self.fullmoves != 0
            && (self.castling.is_empty() || self.rights_hold(mode, white_king, black_king))
            && self
                .en_passant
                .is_none_or(|square| self.passed_fault(square).is_none())
            && (attacks::king(own) & other.bit()).is_empty()
            && attacks::attackers(&self.board, other, self.turn, self.board.occupied()).is_empty()
    }

    #[inline]
    fn rights_hold(&self, mode: CastlingMode, white_king: Square, black_king: Square) -> bool {
        let rights = self.castling.0;
        let rooks = self.board.by_role(Role::Rook);
        let corners = crate::CastlingRights::STANDARD.0;
        let white = rights & Bitboard::back_rank(Color::White);
        let black = rights & Bitboard::back_rank(Color::Black);
        let ours =
            white & self.board.by_color(Color::White) | black & self.board.by_color(Color::Black);
        let one_each_side = |rights: Bitboard, king: Square| {
            let right_of_king = Bitboard(!0 << king as u8);
            !(rights & right_of_king).more_than_one() && !(rights & !right_of_king).more_than_one()
        };
        let standard = mode == CastlingMode::Chess960
            || ((rights & !corners).is_empty()
                && (white.is_empty() || white_king == Square::E1)
                && (black.is_empty() || black_king == Square::E8));
        ours & rooks == rights
            && (white.is_empty() || white_king.rank() == Rank::First)
            && (black.is_empty() || black_king.rank() == Rank::Eighth)
            && one_each_side(white, white_king)
            && one_each_side(black, black_king)
            && standard
    }

    fn find_king_faults(&self, faults: &mut Faults) {
        for color in Color::ALL {
            let kings = self.board.by_piece(Piece::new(color, Role::King));
            if kings.is_empty() {
                faults.push(Fault::NoKing(color));
            } else if kings.more_than_one() {
                faults.push(Fault::TooManyKings(color, kings));
            }
        }
        let pawns = self.board.by_role(Role::Pawn) & Bitboard::BACK_RANKS;
        if pawns.any() {
            faults.push(Fault::PawnsOnEndRanks(pawns));
        }
        let mut attackers = Bitboard::EMPTY;
        for king in self.board.by_piece(Piece::new(!self.turn, Role::King)) {
            attackers |= attacks::attackers(&self.board, king, self.turn, self.board.occupied());
        }
        let kings = self.board.by_role(Role::King);
        if (attackers & kings).any() {
            faults.push(Fault::KingsAdjacent);
        }
        if (attackers & !kings).any() {
            faults.push(Fault::OpponentInCheck(attackers & !kings));
        }
    }

    fn find_material_faults(&self, faults: &mut Faults) {
        for color in Color::ALL {
            let of = |role| self.board.by_piece(Piece::new(color, role));
            let all = self.board.by_color(color).count();
            if all > 16 {
                faults.push(Fault::TooManyPieces(color, all));
            }
            let pawns = of(Role::Pawn).count();
            if pawns > 8 {
                faults.push(Fault::TooManyPawns(color, pawns));
            }
            let bishops = of(Role::Bishop);
            let promoted = (bishops & Bitboard::LIGHT_SQUARES)
                .count()
                .saturating_sub(1)
                + (bishops & Bitboard::DARK_SQUARES).count().saturating_sub(1)
                + of(Role::Knight).count().saturating_sub(2)
                + of(Role::Rook).count().saturating_sub(2)
                + of(Role::Queen).count().saturating_sub(1);
            if promoted > 0 && pawns + promoted > 8 {
                faults.push(Fault::TooManyPromoted(color, promoted));
            }
        }
    }

    fn find_castling_faults(&self, mode: CastlingMode, faults: &mut Faults) {
        let off = self.castling.0 & !Bitboard::BACK_RANKS;
        if off.any() {
            faults.push(Fault::CastlingOffBackRank(off));
        }
        for color in Color::ALL {
            let rights = self.castling.of(color);
            if rights.is_empty() {
                continue;
            }
            let home = Rank::First.relative(color);
            let king = self.board.king_of(color).filter(|king| king.rank() == home);
            match king {
                None => faults.push(Fault::CastlingWithoutKing(color)),
                Some(king) => self.find_king_side_faults(mode, color, king, faults),
            }
            let rooks = self.board.by_piece(Piece::new(color, Role::Rook));
            for rook in rights & !rooks {
                faults.push(Fault::CastlingWithoutRook(rook));
            }
            if mode == CastlingMode::Standard {
                for rook in rights & rooks & !crate::CastlingRights::STANDARD.0 {
                    faults.push(Fault::CastlingRookNotHome(rook));
                }
            }
        }
    }

    fn find_king_side_faults(
        &self,
        mode: CastlingMode,
        color: Color,
        king: Square,
        faults: &mut Faults,
    ) {
        let rights = self.castling.of(color);
        let right_of_king = Bitboard(!0 << king as u8);
        for (side, on_side) in [(Side::King, right_of_king), (Side::Queen, !right_of_king)] {
            if (rights & on_side).more_than_one() {
                faults.push(Fault::CastlingTwice(color, side));
            }
        }
        let file = king.file();
        match mode {
            CastlingMode::Standard if file != crate::File::E => {
                faults.push(Fault::CastlingKingNotHome(color));
            }
            CastlingMode::Chess960 if matches!(file, crate::File::A | crate::File::H) => {
                faults.push(Fault::CastlingKingOnEdge(color));
            }
            CastlingMode::Standard | CastlingMode::Chess960 => {}
        }
    }

    /// What is wrong with a square said to be passed over, checks aside.
    #[inline]
    pub(crate) fn passed_fault(&self, square: Square) -> Option<Fault> {
        let (ours, theirs, step) = match self.turn {
            Color::White => (Rank::Third, Rank::Sixth, 8i8),
            Color::Black => (Rank::Sixth, Rank::Third, -8),
        };
        if square.rank() != theirs {
            return Some(if square.rank() == ours {
                Fault::EnPassantWrongSide(square)
            } else {
                Fault::EnPassantRank(square)
            });
        }
        let at = |by: i8| crate::unchecked::square((square as u8).wrapping_add_signed(by));
        let pawns = self.board.by_piece(Piece::new(!self.turn, Role::Pawn));
        if !pawns.contains(at(-step)) {
            Some(Fault::EnPassantWithoutPawn(square))
        } else if (self.board.occupied() & (square.bit() | at(step).bit())).any() {
            Some(Fault::EnPassantBlocked(square))
        } else {
            None
        }
    }

    fn find_en_passant_faults(&self, faults: &mut Faults) {
        let Some(square) = self.en_passant else {
            return;
        };
        if let Some(fault) = self.passed_fault(square) {
            faults.push(fault);
        } else {
            let earlier = last_move::checkers_before_double_step(self, square);
            if earlier.any() {
                faults.push(Fault::EnPassantCheck(square, earlier));
            }
        }
    }

    fn find_checker_faults(&self, faults: &mut Faults) {
        let Some(king) = self.board.king_of(self.turn) else {
            return;
        };
        let checkers = attacks::attackers(&self.board, king, !self.turn, self.board.occupied());
        if (checkers & self.board.by_role(Role::King)).any() || checkers.is_empty() {
            return;
        }
        if checkers.count() > 2 {
            faults.push(Fault::TooManyCheckers(checkers));
        } else if !last_move::could_give_check(self, king) {
            faults.push(Fault::ImpossibleCheckers(checkers));
        }
    }

    fn find_counter_faults(&self, faults: &mut Faults) {
        if self.fullmoves == 0 {
            faults.push(Fault::MoveNumberZero);
        }
        if self.halfmoves == 0 {
            return;
        }
        let passed = self
            .en_passant
            .filter(|&square| self.passed_fault(square).is_none());
        if passed.is_some() {
            faults.push(Fault::HalfmovesAfterPawnMove(self.halfmoves));
        }
        let played = self.plies_before();
        if self.halfmoves > played {
            faults.push(Fault::HalfmovesBeyondGame {
                halfmoves: self.halfmoves,
                played,
            });
        }
    }

    /// The least move number that the halfmove clock allows.
    pub(crate) fn least_fullmoves(&self) -> u32 {
        let whole_moves = self.halfmoves.saturating_sub(self.turn as u32).div_ceil(2);
        whole_moves.saturating_add(1)
    }

    /// The plies played before, by the move number.
    fn plies_before(&self) -> u32 {
        let whole_moves = self.fullmoves.saturating_sub(1).saturating_mul(2);
        whole_moves.saturating_add(self.turn as u32)
    }
}

impl Position {
    /// The position a setup describes, if it can be played from: a setup that is merely
    /// [unreachable](crate::Severity::Unreachable) is accepted.
    ///
    /// # Errors
    ///
    /// All faults of the setup, when one of them is [illegal](crate::Severity::Illegal).
    ///
    /// # Examples
    ///
    /// ```
    /// use jadoube_laws::{CastlingMode, Position, Setup};
    ///
    /// let eight_queens: Setup = "4k3/8/8/8/8/QQQQ4/QQQQPPPP/4K3 w - - 0 1".parse()?;
    /// assert!(Position::new(&eight_queens, CastlingMode::Standard).is_ok());
    /// assert!(Position::new_reachable(&eight_queens, CastlingMode::Standard).is_err());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn new(setup: &Setup, mode: CastlingMode) -> Result<Self, Faults> {
        if setup.is_playable(mode) {
            Ok(Self::from_checked(setup))
        } else {
            Err(setup.faults(mode))
        }
    }

    /// The position a setup describes, if nothing tells that it could not arise in a game.
    ///
    /// # Errors
    ///
    /// All faults of the setup, whatever their [`Severity`](crate::Severity).
    pub fn new_reachable(setup: &Setup, mode: CastlingMode) -> Result<Self, Faults> {
        let faults = setup.faults(mode);
        if faults.is_empty() {
            Ok(Self::from_checked(setup))
        } else {
            Err(faults)
        }
    }
}
