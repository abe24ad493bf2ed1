//! What stands on the board after an uncorrected illegal move.

use core::{fmt, str::FromStr};

use crate::{
    Bitboard, Board, CastlingMode, CastlingRights, Color, Faults, FenError, Move, MoveKind,
    MoveList, Piece, Position, Rank, Role, Setup, Side, Square, attacks,
};

/// A placement that play goes on from although it is not a legal position.
///
/// Where nobody supervises a rapid or blitz game, an illegal move that the opponent does not
/// claim stands, and the game goes on: the side not to move may be in check, or both kings; a
/// pawn may have been left on the last rank; a king may be missing while a hand holds it. Such a
/// state is never made by chance, only from a [`Setup`] or a [`Position`] on purpose.
///
/// Its moves are those of Article 3, as far as it reaches:
///
/// - each piece moves as ever, and may not leave or expose a king of its own to attack; with
///   several kings that holds for each, with none there is nothing to guard;
/// - a king is never captured, attacked as it may be;
/// - a pawn on its last rank has no move, one on its first rank advances one square;
/// - castling asks for exactly one king, on its first rank, and a right whose rook is there;
/// - a capture in passing asks for the pawn that has just passed.
///
/// Law: [1.4.1](crate::law::A1_4_1), [3.9.2](crate::law::A3_9_2),
/// [A.5.4](crate::law::APP_A_5_4).
///
/// # Examples
///
/// ```
/// use jadoube_laws::{CastlingMode, Color, Continued, Position};
///
/// // White is in check and plays a2-a3 all the same.
/// let position: Position = "4r2k/8/8/8/8/8/P7/4K3 w - - 0 1".parse()?;
/// let mut board = *position.board();
/// let pawn = board.take("a2".parse()?).expect("a pawn");
/// board.put("a3".parse()?, pawn);
/// let game = Continued::from_position(&position).pressed(board);
/// assert_eq!(game.to_string(), "4r2k/8/8/8/8/P7/8/4K3 b - - 0 1");
/// assert!(game.attacked_kings(Color::White).any());
/// // Black may do anything but take the king.
/// assert!(game.moves().iter().all(|m| Some(m.to()) != position.board().king_of(Color::White)));
/// assert!(game.to_position(CastlingMode::Standard).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Continued(Setup);

impl Continued {
    /// Plays on from a setup as it stands, whatever its faults.
    pub const fn from_setup(setup: Setup) -> Self {
        Self(setup)
    }

    /// Plays on from a legal position.
    pub fn from_position(position: &Position) -> Self {
        Self(position.setup())
    }

    /// The facts, unchecked.
    pub const fn setup(&self) -> &Setup {
        &self.0
    }

    /// Where the pieces stand.
    pub const fn board(&self) -> &Board {
        &self.0.board
    }

    /// The side to move.
    pub const fn turn(&self) -> Color {
        self.0.turn
    }

    /// The legal position this has become again, if it has.
    ///
    /// # Errors
    ///
    /// What is still wrong, as [`Position::new`] tells it.
    pub fn to_position(&self, mode: CastlingMode) -> Result<Position, Faults> {
        Position::new(&self.0, mode)
    }

    /// What follows when the side to move displaces men until the board looks like this, and
    /// ends its turn: any displacement whatever.
    ///
    /// Castling rights stay while king and rook have not left their squares; the halfmove clock
    /// starts again when a pawn of the mover or a man of the opponent is elsewhere than before; a
    /// single pawn's double step may be taken in passing.
    ///
    /// Law: [7.5.1](crate::law::A7_5_1).
    pub fn pressed(&self, board: Board) -> Self {
        let Setup {
            board: before,
            turn,
            castling,
            ..
        } = self.0;
        let same = |piece: Piece| before.by_piece(piece) == board.by_piece(piece);
        let rests = same(Piece::new(turn, Role::Pawn))
            && before.by_color(!turn) == board.by_color(!turn)
            && Role::ALL
                .into_iter()
                .all(|role| same(Piece::new(!turn, role)));
        let mut kept = CastlingRights::NONE;
        for color in Color::ALL {
            if same(Piece::new(color, Role::King)) {
                let rooks = board.by_piece(Piece::new(color, Role::Rook));
                kept.0 |= castling.of(color) & rooks;
            }
        }
        Self(Setup {
            board,
            turn: !turn,
            castling: kept,
            en_passant: double_step(&before, &board, turn),
            halfmoves: if rests {
                self.0.halfmoves.saturating_add(1)
            } else {
                0
            },
            fullmoves: self.0.fullmoves.saturating_add(turn as u32),
        })
    }

    /// The kings of a side that are attacked.
    ///
    /// Law: [3.9.1](crate::law::A3_9_1).
    pub fn attacked_kings(&self, color: Color) -> Bitboard {
        attacked_kings(&self.0.board, color)
    }

    /// Whether a king of the side to move is attacked and no move can help.
    ///
    /// Law: [5.1.1](crate::law::A5_1_1).
    pub fn is_checkmate(&self) -> bool {
        self.attacked_kings(self.0.turn).any() && self.moves().is_empty()
    }

    /// Whether the side to move has no move though no king of its own is attacked.
    ///
    /// Law: [5.2.1](crate::law::A5_2_1).
    pub fn is_stalemate(&self) -> bool {
        self.attacked_kings(self.0.turn).is_empty() && self.moves().is_empty()
    }

    /// Whether a move is one of Article 3 here.
    ///
    /// Law: [3.10.1](crate::law::A3_10_1).
    pub fn is_legal(&self, m: Move) -> bool {
        self.moves().contains(&m)
    }

    /// All moves of Article 3; see [`Continued`] for what that means here.
    ///
    /// Law: [3.10.1](crate::law::A3_10_1).
    pub fn moves(&self) -> MoveList {
        let mut moves = MoveList::new();
        for from in self.0.board.by_color(self.0.turn) {
            match self.0.board.role_at(from) {
                Some(Role::Pawn) => self.pawn_moves(from, &mut moves),
                Some(role) => self.piece_moves(from, role, &mut moves),
                None => {}
            }
        }
        self.castling_moves(&mut moves);
        moves
    }

    fn piece_moves(&self, from: Square, role: Role, moves: &mut MoveList) {
        let board = &self.0.board;
        let reach = attacks::of(Piece::new(self.0.turn, role), from, board.occupied());
        for to in reach & !board.by_color(self.0.turn) & !board.by_role(Role::King) {
            self.push_if_safe(
                Move {
                    from,
                    to,
                    role,
                    kind: MoveKind::Normal,
                },
                moves,
            );
        }
    }

    fn pawn_moves(&self, from: Square, moves: &mut MoveList) {
        let Setup {
            board,
            turn,
            en_passant,
            ..
        } = &self.0;
        let up = if turn.is_white() { 1 } else { -1 };
        let free = |to: &Square| !board.occupied().contains(*to);
        let captures = attacks::pawn(*turn, from);
        let mut reach = captures & board.by_color(!*turn) & !board.by_role(Role::King);
        if let Some(to) = from.offset(0, up).filter(free) {
            reach.insert(to);
            let second = from.rank() == Rank::Second.relative(*turn);
            if let Some(to) = to.offset(0, up).filter(free).filter(|_| second) {
                let kind = MoveKind::DoubleAdvance;
                self.push_if_safe(Move::pawn(from, to, kind), moves);
            }
        }
        for to in reach {
            if to.rank() == Rank::Eighth.relative(*turn) {
                for role in Role::PROMOTIONS {
                    let kind = MoveKind::Promotion(role);
                    self.push_if_safe(Move::pawn(from, to, kind), moves);
                }
            } else {
                let kind = MoveKind::Normal;
                self.push_if_safe(Move::pawn(from, to, kind), moves);
            }
        }
        let passed = en_passant.filter(|&square| self.0.passed_fault(square).is_none());
        if let Some(to) = passed.filter(|&square| captures.contains(square)) {
            let kind = MoveKind::EnPassant;
            self.push_if_safe(Move::pawn(from, to, kind), moves);
        }
    }

    fn push_if_safe(&self, m: Move, moves: &mut MoveList) {
        let board = displaced(&self.0.board, m);
        if attacked_kings(&board, self.0.turn).is_empty() {
            moves.push(m);
        }
    }

    fn castling_moves(&self, moves: &mut MoveList) {
        let Setup {
            board,
            turn,
            castling,
            ..
        } = &self.0;
        let home = Bitboard::back_rank(*turn);
        let Some(king) = board.king_of(*turn).filter(|&king| home.contains(king)) else {
            return;
        };
        let rooks = board.by_piece(Piece::new(*turn, Role::Rook));
        for side in Side::ALL {
            let Some(rook) = castling
                .rook(*turn, side, king)
                .filter(|&rook| rooks.contains(rook))
            else {
                continue;
            };
            let m = Move {
                from: king,
                to: rook,
                role: Role::King,
                kind: MoveKind::Castle,
            };
            if self.may_castle(m, side) {
                moves.push(m);
            }
        }
    }

    /// Whether the way of king and rook is free, and no square of the king's attacked.
    ///
    /// Law: [3.8.2.2](crate::law::A3_8_2_2), [II.3.2](crate::law::GUIDE_II_3_2).
    fn may_castle(&self, m: Move, side: Side) -> bool {
        let Setup { board, turn, .. } = &self.0;
        let (king_to, rook_to) = (side.king_to(*turn), side.rook_to(*turn));
        let king_path = attacks::between(m.from, king_to).with(king_to);
        let rook_path = attacks::between(m.to, rook_to).with(rook_to);
        let others = board.occupied().without(m.from).without(m.to);
        let without_king = board.occupied().without(m.from);
        let is_safe = |square| attacks::attackers(board, square, !*turn, without_king).is_empty();
        ((king_path | rook_path) & others).is_empty()
            && king_path.with(m.from).into_iter().all(is_safe)
            && attacked_kings(&displaced(board, m), *turn).is_empty()
    }

    /// Makes a move of Article 3.
    ///
    /// Take it from [`Continued::moves`]. After any other the state makes no sense, though
    /// nothing panics; [`Continued::pressed`] is there for illegal moves.
    pub fn play(&mut self, m: Move) {
        let own = self.0.castling.of(self.0.turn);
        *self = self.pressed(displaced(&self.0.board, m));
        if m.kind == MoveKind::Castle {
            // In Chess960 the king may castle without leaving its square.
            self.0.castling.discard(own);
        }
    }

    /// The state after a move of Article 3.
    pub fn after(&self, m: Move) -> Self {
        let mut next = *self;
        next.play(m);
        next
    }
}

/// The board after a move.
fn displaced(board: &Board, m: Move) -> Board {
    let mut board = *board;
    let Some(piece) = board.take(m.from) else {
        return board;
    };
    let color = piece.color;
    match m.kind {
        MoveKind::Normal | MoveKind::DoubleAdvance => board.put(m.to, piece),
        MoveKind::Promotion(role) => board.put(m.to, Piece::new(color, role)),
        MoveKind::EnPassant => {
            board.clear(Square::new(m.to.file(), m.from.rank()));
            board.put(m.to, piece);
        }
        MoveKind::Castle => {
            let side = if m.to > m.from {
                Side::King
            } else {
                Side::Queen
            };
            board.clear(m.to);
            board.put(side.king_to(color), piece);
            board.put(side.rook_to(color), Piece::new(color, Role::Rook));
        }
    }
    board
}

fn attacked_kings(board: &Board, color: Color) -> Bitboard {
    board
        .by_piece(Piece::new(color, Role::King))
        .into_iter()
        .filter(|&king| attacks::attackers(board, king, !color, board.occupied()).any())
        .collect()
}

/// The square passed over, when all that changed is one pawn's double step.
fn double_step(before: &Board, after: &Board, turn: Color) -> Option<Square> {
    let left = before.occupied() & !after.occupied();
    let reached = after.occupied() & !before.occupied();
    let (from, to) = (left.single()?, reached.single()?);
    let over = from.offset(0, if turn.is_white() { 1 } else { -1 })?;
    let step = Move {
        from,
        to,
        role: Role::Pawn,
        kind: MoveKind::DoubleAdvance,
    };
    let is_double_step = before.piece_at(from) == Some(Piece::new(turn, Role::Pawn))
        && from.rank() == Rank::Second.relative(turn)
        && to.file() == from.file()
        && to.rank() == Rank::Fourth.relative(turn)
        && !before.occupied().contains(over)
        && displaced(before, step) == *after;
    is_double_step.then_some(over)
}

/// Writes the FEN; see [`Setup`].
impl fmt::Display for Continued {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Reads a FEN in canonical form; see [`Setup`].
impl FromStr for Continued {
    type Err = FenError;

    fn from_str(text: &str) -> Result<Self, FenError> {
        text.parse().map(Self)
    }
}
