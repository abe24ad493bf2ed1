//! The table of Articles: a rule a row, an edition a column.
//!
//! A cell is the number as that edition prints it, as exact as a text of the edition was read: the
//! parent's number stands where only that could be confirmed. `?` after a number says that no text
//! of that edition confirmed it; an empty cell, that the edition has no such rule.

macro_rules! rules {
    ($($(#[doc = $doc:literal])+ $rule:ident $key:literal $row:tt)+) => {
        /// One thing the Laws rule on.
        ///
        /// Where each edition does so, [`Edition::article`](crate::Edition::article) tells.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Rule {
            $($(#[doc = $doc])+ $rule,)+
        }

        impl Rule {
            /// Every rule, in the order of the Articles of 2023.
            pub const ALL: [Self; [$($key),+].len()] = [$(Self::$rule),+];

            /// A stable name for files and messages, such as `seventy_five_moves`.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$rule => $key,)+
                }
            }

            pub(super) const fn row(self) -> [&'static str; 8] {
                match self {
                    $(Self::$rule => $row,)+
                }
            }
        }
    };
}

#[rustfmt::skip]
rules! {
    // Articles 1 and 2
    // 1997       2001      2005        2009    2014        2017         2018          2023
    /// White moves first, and the players move in turn, each their own pieces.
    Turn "turn"
      ["1.1",     "1.1?",   "1.1",      "1.1",  "1.1",      "1.2",       "1.2",        "1.2"]
    /// A king is not left or put under attack, and never captured.
    KingCapture "king_capture"
      ["1.2",     "1.2?",   "1.2",      "1.2",  "1.2",      "1.4.1",     "1.4.1",      "1.4.1"]
    /// What each player has at the start of a game.
    Pieces "pieces"
      ["2.2",     "2.2?",   "2.2",      "2.2",  "2.2",      "2.2",       "2.2",        "2.2"]
    /// Where the pieces stand at the start of a game.
    InitialPosition "initial_position"
      ["2.3",     "2.3?",   "2.3",      "2.3",  "2.3",      "2.3",       "2.3",        "2.3"]

    // Article 3
    // 1997       2001      2005        2009    2014        2017         2018          2023
    /// No piece moves to a square held by a piece of its own color.
    OwnPiece "own_piece"
      ["3.1",     "3.1",    "3.1",      "3.1",  "3.1",      "3.1",       "3.1",        "3.1"]
    /// A piece that moves to a square held by an opponent's piece captures it.
    Capture "capture"
      ["3.1",     "3.1",    "3.1",      "3.1",  "3.1",      "3.1.1",     "3.1.1",      "3.1.1"]
    /// How the bishop moves.
    BishopMove "bishop_move"
      ["3.2c",    "3.2",    "3.2",      "3.2",  "3.2",      "3.2",       "3.2",        "3.2"]
    /// How the rook moves.
    RookMove "rook_move"
      ["3.2b",    "3.3",    "3.3",      "3.3",  "3.3",      "3.3",       "3.3",        "3.3"]
    /// How the queen moves.
    QueenMove "queen_move"
      ["3.2a",    "3.4",    "3.4",      "3.4",  "3.4",      "3.4",       "3.4",        "3.4"]
    /// Bishop, rook and queen pass over no piece.
    NoJumping "no_jumping"
      ["3.2",     "3.5",    "3.5",      "3.5",  "3.5",      "3.5",       "3.5",        "3.5"]
    /// How the knight moves.
    KnightMove "knight_move"
      ["3.3",     "3.6",    "3.6",      "3.6",  "3.6",      "3.6",       "3.6",        "3.6"]
    /// A pawn advances to the free square in front of it.
    PawnAdvance "pawn_advance"
      ["3.4a",    "3.7a",   "3.7a",     "3.7a", "3.7a",     "3.7.1",     "3.7.1",      "3.7.1"]
    /// A pawn may advance two free squares on its first move.
    PawnDoubleAdvance "pawn_double_advance"
      ["3.4b",    "3.7b",   "3.7b",     "3.7b", "3.7b",     "3.7.2",     "3.7.2",      "3.7.2"]
    /// A pawn captures diagonally in front of it.
    PawnCapture "pawn_capture"
      ["3.4c",    "3.7c",   "3.7c",     "3.7c", "3.7c",     "3.7.3",     "3.7.3",      "3.7.3"]
    /// A pawn that has just advanced two squares may be captured as if it had advanced one.
    EnPassant "en_passant"
      ["3.4d",    "3.7d",   "3.7d",     "3.7d", "3.7d",     "3.7.4.1",   "3.7.4.1",    "3.7.3.1"]
    /// That capture is legal only on the move that follows.
    EnPassantAtOnce "en_passant_at_once"
      ["3.4d",    "3.7d",   "3.7d",     "3.7d", "3.7d",     "3.7.4.2",   "3.7.4.2",    "3.7.3.2"]
    /// A pawn on the last rank becomes a queen, rook, bishop or knight.
    Promotion "promotion"
      ["3.4e",    "3.7e",   "3.7e",     "3.7e", "3.7e",     "3.7.5.1",   "3.7.5.1",    "3.7.3.3"]
    /// How the king moves when it does not castle.
    KingMove "king_move"
      ["3.5a-I",  "3.8i?",  "3.8i",     "3.8a", "3.8i",     "3.8.1",     "3.8.1",      "3.8.1"]
    /// How king and rook castle.
    Castling "castling"
      ["3.5a-II", "3.8ii?", "3.8ii",    "3.8",  "3.8ii",    "3.8.2",     "3.8.2",      "3.8.2"]
    /// The right to castle is lost.
    CastlingLost "castling_lost"
      ["3.5a-II", "3.8ii?", "3.8ii(1)", "3.8",  "3.8ii(1)", "3.8.2.1",   "3.8.2.1",    "3.8.2.1"]
    /// The right to castle is lost once the king has moved.
    CastlingKingMoved "castling_king_moved"
      ["3.5a-II", "3.8ii?", "3.8ii(1)", "3.8",  "3.8ii(1)", "3.8.2.1.1", "3.8.2.1.1",  "3.8.2.1.1"]
    /// The right to castle with a rook is lost once that rook has moved.
    CastlingRookMoved "castling_rook_moved"
      ["3.5a-II", "3.8ii?", "3.8ii(1)", "3.8",  "3.8ii(1)", "3.8.2.1.2", "3.8.2.1.2",  "3.8.2.1.2"]
    /// Castling is barred while a square the king stands on, crosses or reaches is attacked.
    CastlingAttacked "castling_attacked"
      ["3.5a-II", "3.8ii?", "3.8ii(2)", "3.8",  "3.8ii(2)", "3.8.2.2.1", "3.8.2.2.1",  "3.8.2.2.1"]
    /// Castling is barred while a piece stands between king and rook.
    CastlingBlocked "castling_blocked"
      ["3.5a-II", "3.8ii?", "3.8ii(2)", "3.8",  "3.8ii(2)", "3.8.2.2.2", "3.8.2.2.2",  "3.8.2.2.2"]
    /// When a king is in check.
    Check "check"
      ["3.5b",    "3.9?",   "3.9",      "3.9",  "3.9",      "3.9.1",     "3.9.1",      "3.9.1"]
    /// No move exposes or leaves the own king to check.
    KingSafety "king_safety"
      ["3.5b",    "3.9?",   "3.9",      "3.9",  "3.9",      "3.9.2",     "3.9.2",      "3.9.2"]
    /// A move is legal when it meets all of Article 3.
    LegalMove "legal_move"
      ["",        "",       "",         "4.6",  "3.10",     "3.10.1",    "3.10.1?",    "3.10.1"]
    /// A move is illegal when it fails any of Article 3.
    IllegalMove "illegal_move"
      ["",        "",       "",         "",     "3.10",     "3.10.2",    "3.10.2?",    "3.10.2"]
    /// A position is illegal when no series of legal moves leads to it.
    IllegalPosition "illegal_position"
      ["",        "",       "",         "",     "3.10",     "3.10.3",    "3.10.3",     "3.10.3"]

    // Articles 5, 6 and 10
    // 1997       2001      2005        2009    2014        2017         2018          2023
    /// Checkmate wins the game at once.
    Checkmate "checkmate"
      ["5.1a",    "5.1a?",  "5.1a",     "5.1a", "5.1a",     "5.1.1",     "5.1.1",      "5.1.1"]
    /// A player who resigns loses the game.
    Resignation "resignation"
      ["5.1b",    "5.1b?",  "5.1b",     "5.1b", "5.1b",     "5.1.2",     "5.1.2",      "5.1.2"]
    /// …but the game is drawn if the opponent could not mate by any series of legal moves.
    ResignationDraw "resignation_draw"
      ["",        "",       "",         "",     "",         "",          "",           "5.1.2"]
    /// Stalemate draws the game at once.
    Stalemate "stalemate"
      ["5.2",     "5.2a?",  "5.2a",     "5.2a", "5.2a",     "5.2.1",     "5.2.1",      "5.2.1"]
    /// A position in which neither player can ever mate draws the game at once.
    DeadPosition "dead_position"
      ["1.3",     "1.3?",   "1.3",      "5.2b", "5.2b",     "5.2.2",     "5.2.2",      "5.2.2"]
    /// The players may agree to a draw.
    Agreement "agreement"
      ["5.3",     "5.2c?",  "5.2c?",    "5.2c", "5.2c",     "5.2.3",     "5.2.3",      "5.2.3"]
    /// …once both have made a move.
    MovesBeforeAgreement "moves_before_agreement"
      ["",        "",       "",         "",     "",         "5.2.3",     "5.2.3",      "5.2.3"]
    /// How much time a player has, and what is added to it, is fixed in advance.
    TimeControl "time_control"
      ["6.2",     "6.2a",   "6.2a",     "6.2a", "6.3a",     "6.3.1",     "6.3.1",      "6.3.1"]
    /// A player out of time loses, unless the opponent could not mate by any series of moves.
    FlagFall "flag_fall"
      ["6.9",     "6.10?",  "6.10",     "6.9",  "6.9",      "6.9",       "6.9",        "6.9"]
    /// What a won, a drawn and a lost game count.
    Points "points"
      ["11?",     "11?",    "11.1",     "11.1", "10.1",     "10.1?",     "10.1",       "10.1"]

    // Article 9
    // 1997       2001      2005        2009    2014        2017         2018          2023
    /// A draw may be claimed when a position appears for the third time.
    ThreefoldClaim "threefold_claim"
      ["9.2",     "9.2",    "9.2",      "9.2",  "9.2",      "9.2.1",     "9.2.1",      "9.2"]
    /// …when it is about to appear by a move written and announced, but not made.
    ThreefoldAhead "threefold_ahead"
      ["9.2a",    "9.2a",   "9.2a?",    "9.2a", "9.2a",     "9.2.1.1",   "9.2.1.1",    "9.2.1"]
    /// …when it has just appeared.
    ThreefoldNow "threefold_now"
      ["9.2b",    "9.2b",   "9.2b?",    "9.2b", "9.2b",     "9.2.1.2",   "9.2.1.2",    "9.2.2"]
    /// When two positions are the same.
    SamePosition "same_position"
      ["9.2",     "9.2",    "9.2",      "9.2",  "9.2",      "9.2.2",     "9.2.2",      "9.2.3"]
    /// A draw may be claimed after 50 moves by each player without a capture or pawn move.
    FiftyMovesClaim "fifty_moves_claim"
      ["9.3",     "9.3",    "9.3",      "9.3",  "9.3",      "9.3",       "9.3",        "9.3"]
    /// …when a move written and announced, but not made, completes them.
    FiftyMovesAhead "fifty_moves_ahead"
      ["9.3a",    "9.3a",   "9.3a?",    "9.3a", "9.3a",     "9.3.1",     "9.3.1",      "9.3.1"]
    /// …when they have been made.
    FiftyMovesNow "fifty_moves_now"
      ["9.3b",    "9.3b",   "9.3b?",    "9.3b", "9.3b",     "9.3.2",     "9.3.2",      "9.3.2"]
    /// The game is drawn when a position has appeared five times.
    Fivefold "fivefold"
      ["",        "",       "",         "",     "9.6a",     "9.6.1",     "9.6.1",      "9.6.1"]
    /// The game is drawn after 75 moves by each player without a capture or pawn move.
    SeventyFiveMoves "seventy_five_moves"
      ["",        "",       "",         "",     "9.6b",     "9.6.2",     "9.6.2",      "9.6.2"]

    // Appendix C (E until 2009)
    // 1997       2001      2005        2009    2014        2017         2018          2023
    /// Moves are recorded in algebraic notation.
    AlgebraicNotation "algebraic_notation"
      ["8.1",     "8.1?",   "8.1",      "8.1",  "8.1",      "8.1.1?",    "8.1.1",      "8.1.1"]
    /// Each piece is indicated by a letter of its name.
    PieceLetters "piece_letters"
      ["E.2?",    "E.2?",   "E.2",      "C.2",  "C.2",      "C.2?",      "C.2",        "C.2"]
    /// …in whatever language the player uses.
    AnyLanguage "any_language"
      ["E.2?",    "E.2b",   "E.3",      "C.3",  "C.3",      "C.3?",      "C.3",        "C.3"]
    /// Pawns have no letter.
    PawnLetter "pawn_letter"
      ["E.3?",    "E.3?",   "E.4",      "C.4",  "C.4",      "C.4?",      "C.4",        "C.4"]
    /// Each square has a letter and a number.
    SquareNames "square_names"
      ["E.6?",    "E.6?",   "E.7",      "C.7",  "C.7",      "C.7?",      "C.7",        "C.7"]
    /// A move is a piece and its square of arrival; a longer form adds the square of departure.
    MoveNotation "move_notation"
      ["E.7?",    "E.7?",   "E.8",      "C.8",  "C.8",      "C.8?",      "C.8",        "C.8"]
    /// How captures are written, in passing too.
    CaptureNotation "capture_notation"
      ["E.8?",    "E.8?",   "E.9",      "C.9",  "C.9",      "C.9?",      "C.9",        "C.9"]
    /// How to tell two pieces that can reach a square apart.
    Disambiguation "disambiguation"
      ["E.9?",    "E.9?",   "E.10",     "C.10", "C.10",     "C.10?",     "C.10",       "C.10"]
    /// A promotion is followed by the letter of the new piece.
    PromotionNotation "promotion_notation"
      ["E.11?",   "E.11?",  "E.12",     "C.12", "C.11",     "C.11?",     "C.11",       "C.11"]
    /// An offer of a draw is marked `(=)`.
    DrawOfferNotation "draw_offer_notation"
      ["E.12",    "E.12?",  "E.13",     "C.13", "C.12?",    "C.12?",     "C.12",       "C.12"]
    /// Castling, check and mate have signs of their own.
    Signs "signs"
      ["E?",      "E?",     "E",        "C",    "C.13",     "C.13?",     "C.13",       "C.13"]

    // Chess960 (Appendix F, then Guidelines II)
    /// Which initial positions Chess960 has.
    Chess960Start "chess960_start"
      ["",        "",       "",         "F.2",  "F.2",      "II.2?",     "II.2",       "II.2"]
    /// How king and rook castle in Chess960.
    Chess960Castling "chess960_castling"
      ["",        "",       "",         "F.3",  "F.3",      "II.3?",     "II.3.2",     "II.3.2"]
    /// Which squares must be free for it.
    Chess960Path "chess960_path"
      ["",        "",       "",         "F.3",  "F.3",      "II.3.2.7?", "II.3.2.7.4", "II.3.2.7"]
}
