//! The table of Articles: a rule a row, an edition a column.
//!
//! A cell is the number as that edition prints it, as exact as a text of the edition was read: the
//! parent's number stands where only that could be confirmed. `?` after a number says that no text
//! of that edition confirmed it; an empty cell, that the edition has no such rule.
// Written by `cargo xtask lawbook` from lawbook/rules.tsv; not edited by hand.

macro_rules! rules {
    ($(#[doc = $doc:literal] $rule:ident $key:literal $row:tt)+) => {
        /// One thing the Laws rule on.
        ///
        /// Where each edition does so, [`Edition::article`](crate::Edition::article) tells.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Rule {
            $(#[doc = $doc] $rule,)+
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
    //  1997   2001    2005   2009   2014   2017     2018     2023
    /// White moves first, and the players move in turn, each their own pieces.
    Turn "turn"
      ["1.1", "1.1?", "1.1", "1.1", "1.1", "1.2",   "1.2",   "1.2"]
    /// A king is not left or put under attack, and never captured.
    KingCapture "king_capture"
      ["1.2", "1.2?", "1.2", "1.2", "1.2", "1.4.1", "1.4.1", "1.4.1"]
    /// What each player has at the start of a game.
    Pieces "pieces"
      ["2.2", "2.2?", "2.2", "2.2", "2.2", "2.2",   "2.2",   "2.2"]
    /// Where the pieces stand at the start of a game.
    InitialPosition "initial_position"
      ["2.3", "2.3?", "2.3", "2.3", "2.3", "2.3",   "2.3",   "2.3"]

    // Article 3
    //  1997       2001      2005        2009    2014        2017         2018         2023
    /// No piece moves to a square held by a piece of its own color.
    OwnPiece "own_piece"
      ["3.1",     "3.1",    "3.1",      "3.1",  "3.1",      "3.1",       "3.1",       "3.1"]
    /// A piece that moves to a square held by an opponent's piece captures it.
    Capture "capture"
      ["3.1",     "3.1",    "3.1",      "3.1",  "3.1",      "3.1.1",     "3.1.1",     "3.1.1"]
    /// How the bishop moves.
    BishopMove "bishop_move"
      ["3.2c",    "3.2",    "3.2",      "3.2",  "3.2",      "3.2",       "3.2",       "3.2"]
    /// How the rook moves.
    RookMove "rook_move"
      ["3.2b",    "3.3",    "3.3",      "3.3",  "3.3",      "3.3",       "3.3",       "3.3"]
    /// How the queen moves.
    QueenMove "queen_move"
      ["3.2a",    "3.4",    "3.4",      "3.4",  "3.4",      "3.4",       "3.4",       "3.4"]
    /// Bishop, rook and queen pass over no piece.
    NoJumping "no_jumping"
      ["3.2",     "3.5",    "3.5",      "3.5",  "3.5",      "3.5",       "3.5",       "3.5"]
    /// How the knight moves.
    KnightMove "knight_move"
      ["3.3",     "3.6",    "3.6",      "3.6",  "3.6",      "3.6",       "3.6",       "3.6"]
    /// A pawn advances to the free square in front of it.
    PawnAdvance "pawn_advance"
      ["3.4a",    "3.7a",   "3.7a",     "3.7a", "3.7a",     "3.7.1",     "3.7.1",     "3.7.1"]
    /// A pawn may advance two free squares on its first move.
    PawnDoubleAdvance "pawn_double_advance"
      ["3.4b",    "3.7b",   "3.7b",     "3.7b", "3.7b",     "3.7.2",     "3.7.2",     "3.7.2"]
    /// A pawn captures diagonally in front of it.
    PawnCapture "pawn_capture"
      ["3.4c",    "3.7c",   "3.7c",     "3.7c", "3.7c",     "3.7.3",     "3.7.3",     "3.7.3"]
    /// A pawn that has just advanced two squares may be captured as if it had advanced one.
    EnPassant "en_passant"
      ["3.4d",    "3.7d",   "3.7d",     "3.7d", "3.7d",     "3.7.4.1",   "3.7.4.1",   "3.7.3.1"]
    /// That capture is legal only on the move that follows.
    EnPassantAtOnce "en_passant_at_once"
      ["3.4d",    "3.7d",   "3.7d",     "3.7d", "3.7d",     "3.7.4.2",   "3.7.4.2",   "3.7.3.2"]
    /// A pawn on the last rank becomes a queen, rook, bishop or knight.
    Promotion "promotion"
      ["3.4e",    "3.7e",   "3.7e",     "3.7e", "3.7e",     "3.7.5.1",   "3.7.5.1",   "3.7.3.3"]
    /// How the king moves when it does not castle.
    KingMove "king_move"
      ["3.5a-I",  "3.8i?",  "3.8i",     "3.8a", "3.8i",     "3.8.1",     "3.8.1",     "3.8.1"]
    /// How king and rook castle.
    Castling "castling"
      ["3.5a-II", "3.8ii?", "3.8ii",    "3.8",  "3.8ii",    "3.8.2",     "3.8.2",     "3.8.2"]
    /// The right to castle is lost.
    CastlingLost "castling_lost"
      ["3.5a-II", "3.8ii?", "3.8ii(1)", "3.8",  "3.8ii(1)", "3.8.2.1",   "3.8.2.1",   "3.8.2.1"]
    /// The right to castle is lost once the king has moved.
    CastlingKingMoved "castling_king_moved"
      ["3.5a-II", "3.8ii?", "3.8ii(1)", "3.8",  "3.8ii(1)", "3.8.2.1.1", "3.8.2.1.1", "3.8.2.1.1"]
    /// The right to castle with a rook is lost once that rook has moved.
    CastlingRookMoved "castling_rook_moved"
      ["3.5a-II", "3.8ii?", "3.8ii(1)", "3.8",  "3.8ii(1)", "3.8.2.1.2", "3.8.2.1.2", "3.8.2.1.2"]
    /// Castling is barred while a square the king stands on, crosses or reaches is attacked.
    CastlingAttacked "castling_attacked"
      ["3.5a-II", "3.8ii?", "3.8ii(2)", "3.8",  "3.8ii(2)", "3.8.2.2.1", "3.8.2.2.1", "3.8.2.2.1"]
    /// Castling is barred while a piece stands between king and rook.
    CastlingBlocked "castling_blocked"
      ["3.5a-II", "3.8ii?", "3.8ii(2)", "3.8",  "3.8ii(2)", "3.8.2.2.2", "3.8.2.2.2", "3.8.2.2.2"]
    /// When a king is in check.
    Check "check"
      ["3.5b",    "3.9?",   "3.9",      "3.9",  "3.9",      "3.9.1",     "3.9.1",     "3.9.1"]
    /// No move exposes or leaves the own king to check.
    KingSafety "king_safety"
      ["3.5b",    "3.9?",   "3.9",      "3.9",  "3.9",      "3.9.2",     "3.9.2",     "3.9.2"]
    /// A move is legal when it meets all of Article 3.
    LegalMove "legal_move"
      ["",        "",       "",         "4.6",  "3.10",     "3.10.1",    "3.10.1?",   "3.10.1"]
    /// A move is illegal when it fails any of Article 3.
    IllegalMove "illegal_move"
      ["",        "",       "",         "",     "3.10",     "3.10.2",    "3.10.2?",   "3.10.2"]
    /// A position is illegal when no series of legal moves leads to it.
    IllegalPosition "illegal_position"
      ["",        "",       "",         "",     "3.10",     "3.10.3",    "3.10.3",    "3.10.3"]

    // Article 4
    //  1997    2001    2005     2009    2014    2017      2018     2023
    /// Each move is made with one hand.
    OneHand "one_hand"
      ["4.1",  "4.1",  "4.1",   "4.1",  "4.1",  "4.1",    "4.1",   "4.1"]
    /// The player to move may adjust pieces on their squares after saying so.
    Adjusting "adjusting"
      ["4.2",  "4.2",  "4.2",   "4.2",  "4.2",  "4.2.1",  "4.2.1", "4.2.1"]
    /// Which touch binds: one that was meant, and since 2017 any that is not clearly an accident.
    Intent "intent"
      ["4.3",  "4.3",  "4.3",   "4.3",  "4.3",  "4.2.2",  "4.2.2", "4.2.2"]
    /// A player moves the first own piece touched that can be moved.
    TouchedOwn "touched_own"
      ["4.3a", "4.3a", "4.3a?", "4.3a", "4.3a", "4.3.1?", "4.3.1", "4.3.1"]
    /// A player captures the first of the opponent's pieces touched that can be captured.
    TouchedOpponents "touched_opponents"
      ["4.3a", "4.3b", "4.3b?", "4.3b", "4.3b", "4.3.2?", "4.3.2", "4.3.2"]
    /// A player who touches pieces of both colors captures the one with the other.
    TouchedBoth "touched_both"
      ["4.3b", "4.3c", "4.3c?", "4.3c", "4.3c", "4.3.3",  "4.3.3", "4.3.3"]
    /// A player who touches king and rook castles on that side if it is legal.
    KingThenRook "king_then_rook"
      ["",     "4.4a", "4.4a?", "4.4a", "4.4a", "4.4.1?", "4.4.1", "4.4.1"]
    /// A player who touches a rook and then the king does not castle with it on that move.
    RookThenKing "rook_then_king"
      ["4.4a", "4.4b", "4.4b?", "4.4b", "4.4b", "4.4.2?", "4.4.2", "4.4.2"]
    /// What a player owes who meant to castle where it is not legal.
    CastlingNotPossible "castling_not_possible"
      ["4.4b", "4.4c", "4.4c?", "4.4c", "4.4c", "4.4.3?", "4.4.3", "4.4.3"]
    /// The choice of the new piece is final once it touches the square of promotion.
    PromotionChoice "promotion_choice"
      ["",     "",     "4.4d",  "4.4d", "4.4d", "4.4.4?", "4.4.4", "4.4.4"]
    /// Any legal move may be made when no touched piece can move or be captured.
    NothingTouchedMoves "nothing_touched_moves"
      ["4.5",  "4.5",  "4.5",   "4.5",  "4.5",  "4.5?",   "4.5",   "4.5"]
    /// The acts of a promotion may come in any order.
    PromotionOrder "promotion_order"
      ["",     "",     "",      "",     "4.6",  "4.6?",   "4.6",   "4.6"]
    /// A promotion on a square the opponent holds captures what stands there.
    PromotionCapture "promotion_capture"
      ["",     "",     "",      "",     "4.6",  "4.6.3?", "4.6.3", "4.6.3"]
    /// A piece released on a square by a legal move goes to no other on that move.
    Released "released"
      ["4.7",  "4.7?", "4.6",   "4.6",  "4.7",  "4.7?",   "4.7",   "4.7"]
    /// When a move, or a capture, has been made.
    MoveMade "move_made"
      ["4.7",  "4.7?", "4.6",   "4.6a", "4.7a", "4.7.1?", "4.7.1", "4.7.1"]
    /// When castling has been made, and what the released king binds to.
    CastlingMade "castling_made"
      ["4.7",  "4.7?", "4.6",   "4.6b", "4.7b", "4.7.2?", "4.7.2", "4.7.2"]
    /// When a promotion has been made.
    PromotionMade "promotion_made"
      ["4.7",  "4.7?", "4.6",   "4.6c", "4.7c", "4.7.3?", "4.7.3", "4.7.3"]
    /// A player who touches a piece may no longer claim a breach of the rules on touching.
    TouchClaimLost "touch_claim_lost"
      ["4.6",  "4.6",  "4.7",   "4.7",  "4.8",  "4.8?",   "4.8",   "4.8"]
    /// A player who cannot move the pieces may have an assistant.
    MovingAssistant "moving_assistant"
      ["",     "",     "",      "",     "4.9",  "4.9?",   "4.9",   "4.9"]

    // Article 5
    //  1997    2001      2005     2009    2014    2017     2018     2023
    /// Checkmate wins the game at once.
    Checkmate "checkmate"
      ["5.1a", "5.1a?",  "5.1a",  "5.1a", "5.1a", "5.1.1", "5.1.1", "5.1.1"]
    /// A player who resigns loses the game.
    Resignation "resignation"
      ["5.1b", "5.1b??", "5.1b",  "5.1b", "5.1b", "5.1.2", "5.1.2", "5.1.2"]
    /// …but the game is drawn if the opponent could not mate by any series of legal moves.
    ResignationDraw "resignation_draw"
      ["",     "",       "",      "",     "",     "",      "",      "5.1.2"]
    /// Stalemate draws the game at once.
    Stalemate "stalemate"
      ["5.2",  "5.2a?",  "5.2a",  "5.2a", "5.2a", "5.2.1", "5.2.1", "5.2.1"]
    /// A position in which neither player can ever mate draws the game at once.
    DeadPosition "dead_position"
      ["1.3",  "1.3??",  "1.3",   "5.2b", "5.2b", "5.2.2", "5.2.2", "5.2.2"]
    /// The players may agree to a draw.
    Agreement "agreement"
      ["5.3",  "5.2c??", "5.2c?", "5.2c", "5.2c", "5.2.3", "5.2.3", "5.2.3"]
    /// …once both have made a move.
    MovesBeforeAgreement "moves_before_agreement"
      ["",     "",       "",      "",     "",     "5.2.3", "5.2.3", "5.2.3"]

    // Article 6
    //  1997     2001      2005     2009     2014     2017        2018       2023
    /// A move is completed when the player has pressed the clock after it.
    MoveCompleted "move_completed"
      ["6.7a",  "6.8a??", "6.8a?", "6.7a",  "6.2a",  "6.2.1?",   "6.2.1",   "6.2.1"]
    /// …or when it ends the game.
    CompletedByEnd "completed_by_end"
      ["6.7a",  "6.8a??", "6.8a?", "6.7a",  "6.2a",  "6.2.1.1?", "6.2.1.1", "6.2.1.1"]
    /// …or when the player has made the next one without having pressed.
    CompletedByNextMove "completed_by_next_move"
      ["",      "",       "",      "",      "6.2a",  "6.2.1.2?", "6.2.1.2", "6.2.1.2"]
    /// A player may press after moving, and the time until then is the player's own.
    MayAlwaysPress "may_always_press"
      ["6.7a",  "6.8a??", "6.8a?", "6.7a",  "6.2a",  "6.2.2?",   "6.2.2",   "6.2.2"]
    /// The clock is pressed with the hand that moved, which does not hover over it.
    PressingHand "pressing_hand"
      ["6.7b",  "6.8b??", "6.8b?", "6.7b",  "6.2b",  "6.2.3?",   "6.2.3",   "6.2.3"]
    /// The clock is not hit, lifted or knocked over.
    ClockHandling "clock_handling"
      ["6.7c",  "6.8c??", "6.8c?", "6.7c",  "6.2c",  "6.2.4?",   "6.2.4",   "6.2.4"]
    /// Only the player whose clock runs may adjust pieces.
    AdjustOnOwnTime "adjust_on_own_time"
      ["",      "",       "",      "",      "6.2d",  "6.2.5?",   "6.2.5",   "6.2.5"]
    /// A player who cannot press the clock may have an assistant.
    ClockAssistant "clock_assistant"
      ["",      "6.8d??", "6.8d?", "6.7d",  "6.2e",  "6.2.6?",   "6.2.6",   "6.2.6"]
    /// How much time a player has, and what is added to it, is fixed in advance.
    TimeControl "time_control"
      ["6.2",   "6.2a",   "6.2a",  "6.2a",  "6.3a",  "6.3.1",    "6.3.1",   "6.3.1"]
    /// Time saved goes over to the next period, and how a delay works.
    ExtraTime "extra_time"
      ["6.2",   "6.2b",   "6.2b",  "6.2b",  "6.3b",  "6.3.2",    "6.3.2",   "6.3.2"]
    /// Once a flag falls, it is checked whether the moves required have been made.
    MoveQuota "move_quota"
      ["6.3",   "6.3",    "6.3",   "6.3",   "6.4",   "6.4?",     "6.4",     "6.4"]
    /// The clock of White is started when the game is due to start.
    ClockStart "clock_start"
      ["6.5",   "6.5",    "6.5",   "6.5",   "6.6",   "6.6?",     "6.6",     "6.6"]
    /// A player who arrives later than the default time loses the game.
    DefaultTime "default_time"
      ["6.6",   "6.7",    "6.7",   "6.6a",  "6.7a",  "6.7.1",    "6.7.1",   "6.7.1"]
    /// White loses the time that passes until arriving when neither player is there at the start.
    NeitherPresent "neither_present"
      ["",      "6.6",    "6.6",   "6.6b",  "6.7b",  "6.7.2?",   "6.7.2",   "6.7.2"]
    /// A flag has fallen when the arbiter sees it or a player rightly claims it.
    FlagNoticed "flag_noticed"
      ["6.8",   "6.9??",  "6.9",   "6.8",   "6.8",   "6.8?",     "6.8",     "6.8"]
    /// A player out of time loses, unless the opponent could not mate by any series of moves.
    FlagFall "flag_fall"
      ["6.9",   "6.10??", "6.10",  "6.9",   "6.9",   "6.9",      "6.9",     "6.9"]
    /// What a clock shows is final unless it is evidently defective.
    ClockDefect "clock_defect"
      ["6.10",  "6.11??", "6.11",  "6.10a", "6.10a", "6.10.1?",  "6.10.1",  "6.10.1"]
    /// A clock found wrongly set is put right.
    WrongSetting "wrong_setting"
      ["",      "",       "",      "6.10b", "6.10b", "6.10.2?",  "6.10.2",  "6.10.2"]
    /// The arbiter stops the clock when a game has to be interrupted.
    Interruption "interruption"
      ["6.12a", "6.13??", "6.13?", "6.12a", "6.12a", "6.11.1?",  "6.11.1",  "6.11.1"]
    /// A player may stop the clock to ask for the arbiter.
    StopToCall "stop_to_call"
      ["6.12b", "6.13??", "6.13?", "6.12b", "6.12b", "6.11.2?",  "6.11.2",  "6.11.2"]
    /// The arbiter decides when a stopped game goes on.
    Restart "restart"
      ["6.12c", "6.13??", "6.13?", "6.12c", "6.12c", "6.11.3?",  "6.11.3",  "6.11.3"]
    /// A player who stops the clock without a valid reason is penalized.
    StopWithoutReason "stop_without_reason"
      ["",      "6.13??", "6.13?", "6.12d", "6.12d", "6.11.4?",  "6.11.4",  "6.11.4"]
    /// No claim rests on what a display in the hall shows.
    DisplayClaim "display_claim"
      ["6.14",  "6.15??", "6.15",  "6.14",  "6.13",  "6.12.2?",  "6.12.2",  "6.12.2"]

    // Article 7
    //  1997    2001      2005    2009    2014    2017      2018     2023
    /// The arbiter decides which times the clocks show when a position is restored.
    Times "times"
      ["6.13", "6.14?",  "6.14", "6.13", "7.1",  "7.1?",   "7.1",   "7.1"]
    /// A game found to have begun from a wrong position is played anew.
    WrongStart "wrong_start"
      ["7.1a", "7.1a??", "7.1a", "7.1a", "7.2a", "7.2.1?", "7.2.1", "7.2.1"]
    /// A game on a board that lies turned is transferred to one that lies right.
    BoardTurned "board_turned"
      ["7.1b", "7.1b??", "7.1b", "7.1b", "7.2b", "7.2.2?", "7.2.2", "7.2.2"]
    /// What happens to a game begun with the colors reversed.
    ColorsReversed "colors_reversed"
      ["7.2",  "7.2??",  "7.2",  "7.2",  "7.3",  "7.3",    "7.3",   "7.3"]
    /// A player who displaces pieces puts them back on the own time.
    Displaced "displaced"
      ["7.3",  "7.3??",  "7.3",  "7.3",  "7.4",  "7.4?",   "7.4.1", "7.4.1"]
    /// …and either player may stop the clock and ask for the arbiter.
    DisplacedCall "displaced_call"
      ["7.3?", "7.3??",  "7.3",  "7.3",  "7.4",  "7.4?",   "7.4.2", "7.4.2"]
    /// …who may penalize whoever displaced them.
    DisplacedPenalty "displaced_penalty"
      ["",     "7.3??",  "7.3",  "7.3",  "7.4",  "7.4?",   "7.4.3", "7.4.3"]
    /// The position before an illegal move is restored and another move is made.
    IllegalMoveFound "illegal_move_found"
      ["7.4",  "7.4a",   "7.4a", "7.4a", "7.5a", "7.5.1",  "7.5.1", "7.5.1"]
    /// A pawn left on the last rank with the clock pressed is an illegal move.
    UnpromotedPawn "unpromoted_pawn"
      ["",     "7.4a??", "7.4a", "7.4a", "7.5a", "7.5.2",  "7.5.2", "7.5.2"]
    /// Pressing the clock without having moved counts as an illegal move.
    EmptyPress "empty_press"
      ["",     "",       "",     "",     "",     "7.8.1",  "7.5.3", "7.5.3"]
    /// Moving with two hands counts as an illegal move.
    TwoHands "two_hands"
      ["",     "",       "",     "",     "",     "7.7.1",  "7.5.4", "7.5.4"]
    /// What an illegal move costs: time for the opponent, and in the end the game.
    IllegalMovePenalty "illegal_move_penalty"
      ["",     "7.4b",   "7.4b", "7.4b", "7.5b", "7.5.3",  "7.5.5", "7.5.5"]
    /// The position before pieces were displaced is restored.
    FoundDisplaced "found_displaced"
      ["7.4",  "7.5??",  "7.5",  "7.5",  "7.6",  "7.6?",   "7.6",   "7.6"]

    // Article 8
    //  1997      2001      2005    2009    2014    2017      2018     2023
    /// Each player records the moves of both, move by move.
    Recording "recording"
      ["8.1",    "8.1??",  "8.1",  "8.1",  "8.1a", "8.1.1?", "8.1.1", "8.1.1"]
    /// No move is written before it is made, but to claim a draw or to seal it.
    WritingAhead "writing_ahead"
      ["",       "",       "8.1",  "8.1",  "8.1a", "8.1.2?", "8.1.2", "8.1.2"]
    /// A player may reply before recording, but records each own move before the next.
    WriteBeforeNext "write_before_next"
      ["8.1",    "8.1??",  "8.1",  "8.1",  "8.1c", "8.1.3?", "8.1.3", "8.1.3"]
    /// What else may be written on the scoresheet.
    SheetUse "sheet_use"
      ["12.2",   "12.2",   "12.3", "12.4", "8.1b", "8.1.4?", "8.1.4", "8.1.4"]
    /// Both players mark the offer of a draw on the scoresheet.
    OfferMarked "offer_marked"
      ["8.1",    "8.1??",  "8.1",  "8.1",  "8.1d", "8.1.5?", "8.1.5", "8.1.5"]
    /// What is done for a player who cannot write.
    WritingAssistant "writing_assistant"
      ["8.1",    "8.1??",  "8.1",  "8.1",  "8.1e", "8.1.6?", "8.1.6", "8.1.6"]
    /// The arbiter can see the scoresheet throughout the game.
    SheetVisible "sheet_visible"
      ["8.2??",  "8.2??",  "8.2",  "8.2",  "8.2",  "8.2?",   "8.2",   "8.2"]
    /// The scoresheets belong to the organizer.
    SheetOwner "sheet_owner"
      ["8.3??",  "8.3??",  "8.3",  "8.3",  "8.3",  "8.3?",   "8.3",   "8.3"]
    /// A player short of time without a large increment need not record.
    LastFiveMinutes "last_five_minutes"
      ["8.4",    "8.4??",  "8.4",  "8.4",  "8.4",  "8.4?",   "8.4",   "8.4"]
    /// The arbiter tries to record when neither player does.
    NeitherRecords "neither_records"
      ["8.5a??", "8.5a??", "8.5",  "8.5a", "8.5a", "8.5.1?", "8.5.1", "8.5.1"]
    /// A player who alone has stopped recording completes the sheet once a flag has fallen.
    OneRecords "one_records"
      ["8.5b",   "8.5b??", "8.5",  "8.5b", "8.5b", "8.5.2?", "8.5.2", "8.5.2"]
    /// The game is reconstructed when no scoresheet is complete.
    NoCompleteSheet "no_complete_sheet"
      ["8.5c??", "8.5c??", "8.5",  "8.5c", "8.5c", "8.5.3?", "8.5.3", "8.5.3"]
    /// The next move opens the next period when no sheet can show that time was overstepped.
    CannotCatchUp "cannot_catch_up"
      ["8.6??",  "8.6??",  "8.6",  "8.6",  "8.6",  "8.6?",   "8.6",   "8.6"]
    /// Both players sign the result, which stands even if wrong.
    Signing "signing"
      ["8.7??",  "8.7??",  "8.7",  "8.7",  "8.7",  "8.7?",   "8.7",   "8.7"]

    // Article 9
    //  1997     2001     2005     2009     2014     2017       2018       2023
    /// An event may forbid agreed draws before some move or without the arbiter.
    DrawRestriction "draw_restriction"
      ["",      "",      "",      "9.1a",  "9.1a",  "9.1.1",   "9.1.1",   "9.1.1"]
    /// When a draw is offered, how long the offer stands, and how it is refused.
    Offer "offer"
      ["9.1",   "9.1a",  "9.1??", "9.1b1", "9.1b1", "9.1.2.1", "9.1.2.1", "9.1.2.1"]
    /// An offer of a draw is noted on the scoresheet.
    OfferNoted "offer_noted"
      ["9.1",   "9.1b",  "9.1?",  "9.1b2", "9.1b2", "9.1.2.2", "9.1.2.2", "9.1.2.2"]
    /// A claim of a draw counts as an offer of one.
    ClaimIsOffer "claim_is_offer"
      ["",      "9.1c",  "9.1??", "9.1b3", "9.1b3", "9.1.2.3", "9.1.2.3", "9.1.2.3"]
    /// A draw may be claimed when a position appears for the third time.
    ThreefoldClaim "threefold_claim"
      ["9.2",   "9.2",   "9.2",   "9.2",   "9.2",   "9.2.1",   "9.2.1",   "9.2"]
    /// …when it is about to appear by a move written and announced, but not made.
    ThreefoldAhead "threefold_ahead"
      ["9.2a",  "9.2a",  "9.2a?", "9.2a",  "9.2a",  "9.2.1.1", "9.2.1.1", "9.2.1"]
    /// …when it has just appeared.
    ThreefoldNow "threefold_now"
      ["9.2b",  "9.2b",  "9.2b?", "9.2b",  "9.2b",  "9.2.1.2", "9.2.1.2", "9.2.2"]
    /// When two positions are the same.
    SamePosition "same_position"
      ["9.2",   "9.2",   "9.2",   "9.2",   "9.2",   "9.2.2",   "9.2.2",   "9.2.3"]
    /// A draw may be claimed after 50 moves by each player without a capture or pawn move.
    FiftyMovesClaim "fifty_moves_claim"
      ["9.3",   "9.3",   "9.3",   "9.3",   "9.3",   "9.3",     "9.3",     "9.3"]
    /// …when a move written and announced, but not made, completes them.
    FiftyMovesAhead "fifty_moves_ahead"
      ["9.3a",  "9.3a",  "9.3a?", "9.3a",  "9.3a",  "9.3.1",   "9.3.1",   "9.3.1"]
    /// …when they have been made.
    FiftyMovesNow "fifty_moves_now"
      ["9.3b",  "9.3b",  "9.3b?", "9.3b",  "9.3b",  "9.3.2",   "9.3.2",   "9.3.2"]
    /// A player who goes on with the move loses the right to claim a draw on it.
    ClaimRightLost "claim_right_lost"
      ["9.4??", "9.4??", "9.4",   "9.4",   "9.4",   "9.4",     "9.4",     "9.4"]
    /// The clock is stopped for a claim, which cannot be taken back.
    ClaimPauses "claim_pauses"
      ["9.5??", "9.5??", "9.5",   "9.5",   "9.5",   "9.5.1",   "9.5.1",   "9.5.1"]
    /// A claim found right draws the game at once.
    ClaimCorrect "claim_correct"
      ["9.5?",  "9.5?",  "9.5?",  "9.5a",  "9.5a",  "9.5.2",   "9.5.2",   "9.5.2"]
    /// A claim found wrong costs time, and the game goes on.
    ClaimWrong "claim_wrong"
      ["9.5??", "9.5",   "9.5??", "9.5b",  "9.5b",  "9.5.3",   "9.5.3",   "9.5.3"]
    /// The game is drawn when a position has appeared five times.
    Fivefold "fivefold"
      ["",      "",      "",      "",      "9.6a",  "9.6.1",   "9.6.1",   "9.6.1"]
    /// The game is drawn after 75 moves by each player without a capture or pawn move.
    SeventyFiveMoves "seventy_five_moves"
      ["",      "",      "",      "",      "9.6b",  "9.6.2",   "9.6.2",   "9.6.2"]

    // Article 10
    //  1997    2001    2005    2009    2014    2017     2018    2023
    /// What a won, a drawn and a lost game count.
    Points "points"
      ["11??", "11??", "11.1", "11.1", "10.1", "10.1?", "10.1", "10.1"]
    /// The points of both players together do not exceed what a game can give.
    PointsTotal "points_total"
      ["",     "",     "",     "",     "",     "10.2?", "10.2", "10.2"]

    // Article 11
    //  1997     2001     2005     2009     2014     2017       2018      2023
    /// The players do nothing that brings the game into disrepute.
    Disrepute "disrepute"
      ["12.1?", "12.1?", "12.1",  "12.1",  "11.1",  "11.1?",   "11.1",   "11.1"]
    /// No player leaves the venue, or the playing area when to move, without leave.
    LeavingVenue "leaving_venue"
      ["12.4",  "12.4",  "12.5",  "12.2",  "11.2",  "11.2",    "11.2.3", "11.2.3"]
    /// No player uses notes, advice or another board.
    Advice "advice"
      ["12.2?", "12.2?", "12.2a", "12.3a", "11.3a", "11.3.1?", "11.3.1", "11.3.1"]
    /// No player has a device that the arbiter has not approved.
    Device "device"
      ["",      "",      "12.2b", "12.3b", "11.3b", "11.3.2?", "11.3.2", "11.3.2"]
    /// A player whose game is over is a spectator.
    Spectating "spectating"
      ["12.3?", "12.3?", "12.4",  "12.5",  "11.4",  "11.4?",   "11.4",   "11.4"]
    /// No player distracts or annoys the opponent.
    Annoyance "annoyance"
      ["12.5",  "12.5",  "12.6",  "12.6",  "11.5",  "11.5?",   "11.5",   "11.5"]
    /// A player who keeps refusing to follow the Laws loses.
    PersistentRefusal "persistent_refusal"
      ["12.7",  "12.7",  "12.8",  "12.8",  "11.7",  "11.7?",   "11.7",   "11.7"]
    /// Both players lose when both refuse to follow the Laws.
    BothGuilty "both_guilty"
      ["12.8",  "12.8",  "12.9",  "12.9",  "11.8",  "11.8?",   "11.8",   "11.8"]
    /// A player may ask the arbiter to explain the Laws.
    Explanation "explanation"
      ["",      "",      "",      "",      "11.9",  "11.9?",   "11.9",   "11.9"]
    /// A player may appeal against a decision of the arbiter.
    Appeal "appeal"
      ["",      "",      "",      "12.10", "11.10", "11.10?",  "11.10",  "11.10"]
    /// Both players help to reconstruct the game.
    ReconstructionHelp "reconstruction_help"
      ["",      "",      "",      "",      "",      "11.11",   "11.11",  "11.11"]
    /// It is for the players to prove a claim of a draw.
    ProvingClaim "proving_claim"
      ["",      "",      "",      "",      "",      "11.12",   "11.12",  "11.12"]

    // Article 12
    //  1997     2001     2005     2009     2014     2017       2018      2023
    /// The arbiter sees that the Laws are observed.
    Observance "observance"
      ["13.1?", "13.1?", "13.1",  "13.1",  "12.1",  "12.1?",   "12.1",   "12.1"]
    /// The arbiter acts in the best interest of the competition.
    BestInterest "best_interest"
      ["13.2?", "13.2?", "13.2",  "13.2",  "12.2",  "12.2?",   "12.2",   "12.2"]
    /// The arbiter may give time for a disturbance from outside.
    Disturbance "disturbance"
      ["13.5",  "13.5",  "13.5",  "13.5",  "12.5",  "12.5?",   "12.5",   "12.5"]
    /// The arbiter does not intervene, nor tell what the players must notice themselves.
    Silence "silence"
      ["13.6",  "13.6",  "13.6",  "13.6",  "12.6",  "12.6?",   "12.6",   "12.6"]
    /// Nobody else speaks about a game, but may since 2009 inform the arbiter.
    Bystander "bystander"
      ["13.7",  "13.7",  "13.7a", "13.7a", "12.7",  "12.7?",   "12.7",   "12.7"]
    /// Which penalties the arbiter may apply.
    Penalties "penalties"
      ["13.4",  "13.4",  "13.4",  "13.4",  "12.9",  "12.9?",   "12.9",   "12.9"]
    /// A warning.
    Warning "warning"
      ["13.4a", "13.4",  "13.4",  "13.4a", "12.9a", "12.9.1?", "12.9.1", "12.9.1"]
    /// More time for the opponent.
    IncreaseTime "increase_time"
      ["13.4b", "13.4",  "13.4",  "13.4b", "12.9b", "12.9.2?", "12.9.2", "12.9.2"]
    /// Less time for the offender.
    ReduceTime "reduce_time"
      ["13.4c", "13.4",  "13.4",  "13.4c", "12.9c", "12.9.3?", "12.9.3", "12.9.3"]
    /// More points for the opponent, up to what the game can give.
    IncreasePoints "increase_points"
      ["",      "13.4",  "13.4",  "13.4f", "12.9d", "12.9.4?", "12.9.4", "12.9.4"]
    /// Fewer points for the offender.
    ReducePoints "reduce_points"
      ["",      "13.4",  "13.4",  "13.4e", "12.9e", "12.9.5?", "12.9.5", "12.9.5"]
    /// Loss of the game, with a score for the opponent that the arbiter sets.
    LossByPenalty "loss_by_penalty"
      ["13.4d", "13.4",  "13.4",  "13.4d", "12.9f", "12.9.6?", "12.9.6", "12.9.6"]
    /// A fine announced in advance.
    Fine "fine"
      ["",      "",      "",      "",      "12.9g", "12.9.7?", "12.9.7", "12.9.7"]
    /// Exclusion from rounds.
    RoundsExclusion "rounds_exclusion"
      ["",      "",      "",      "",      "",      "12.9.8?", "12.9.8", "12.9.8"]
    /// Expulsion from the event.
    Expulsion "expulsion"
      ["13.4e", "13.4",  "13.4",  "13.4g", "12.9h", "12.9.9?", "12.9.9", "12.9.9"]

    // Preface
    //  1997       2001        2005       2009       2014       2017       2018       2023
    /// What no Article settles is settled by the study of similar cases.
    ArbitersDiscretion "arbiters_discretion"
      ["Preface", "Preface?", "Preface", "Preface", "Preface", "Preface", "Preface", "Preface"]

    // Appendix A (B until 2005): rapid chess
    //  1997   2001   2005   2009     2014     2017       2018       2023
    /// Which games are rapid.
    RapidGame "rapid_game"
      ["B.1", "B.1", "B.1", "A.1",   "A.1",   "A.1",     "A.1",     "A.1"]
    /// The moves of a rapid game need not be recorded.
    RapidRecording "rapid_recording"
      ["B.3", "B.3", "B.3", "A.2",   "A.2",   "A.2",     "A.2",     "A.2"]
    /// The extra time of a rapid game is one minute instead of two.
    RapidPenalty "rapid_penalty"
      ["",    "",    "",    "",      "",      "",        "",        "A.3"]
    /// A rapid game with adequate supervision follows the Competition Rules.
    RapidSupervised "rapid_supervised"
      ["",    "",    "",    "A.3",   "A.3",   "A.3.1",   "A.3.1",   "A.4.1"]
    /// A player of a supervised rapid game may look at the arbiter's scoresheet.
    RapidSheetView "rapid_sheet_view"
      ["",    "",    "",    "",      "",      "A.3.2",   "A.3.2",   "A.4.3"]
    /// After some moves the setting of the clocks is no longer put right.
    RapidStart "rapid_start"
      ["B.4", "B.4", "B.4", "A.4a",  "A.4a1", "A.4.1.1", "A.4.1.1", "A.5.1.1"]
    /// After some moves no claim can be made about the initial position or the board.
    RapidStartBarred "rapid_start_barred"
      ["B.4", "B.4", "B.4", "A.4a",  "A.4a2", "A.4.1.2", "A.4.1.2", "A.5.1.2"]
    /// Who rules on an illegal move in a rapid game that nobody watches, and until when.
    RapidIllegalMove "rapid_illegal_move"
      ["",    "",    "B.6", "A.4c",  "A.4b",  "A.4.2",   "A.4.2",   "A.5.2"]
    /// How a win on time is claimed in a rapid game.
    RapidFlagClaim "rapid_flag_claim"
      ["B.7", "B.7", "B.8", "A.4d2", "A.4c",  "A.4.3",   "A.4.3",   "A.5.3"]
    /// What the arbiter does who sees both kings in check or a pawn left on the last rank.
    RapidUnsoundPosition "rapid_unsound_position"
      ["",    "",    "B.6", "A.4c",  "A.4d",  "A.4.4",   "A.4.4",   "A.5.4"]
    /// Whether the arbiter calls a flag-fall in a rapid game.
    RapidFlagCall "rapid_flag_call"
      ["B.6", "B.6", "B.7", "A.4d1", "6.8",   "A.4.5",   "A.4.5",   "A.5.5"]
    /// The event announces which supervision its rapid games have.
    RapidRegulations "rapid_regulations"
      ["",    "",    "",    "",      "A.5",   "A.5",     "A.5",     "A.6"]

    // Appendix B (C until 2005): blitz
    //  1997    2001     2005   2009    2014     2017     2018     2023
    /// Which games are blitz.
    BlitzGame "blitz_game"
      ["C.1",  "C.1??", "C.1", "B.1",  "B.1",   "B.1",   "B.1",   "B.1"]
    /// The extra time of a blitz game is one minute instead of two.
    BlitzPenalty "blitz_penalty"
      ["",     "",      "",    "",     "B.2??", "B.2",   "B.2",   "A.3"]
    /// A blitz game with adequate supervision follows the Competition Rules.
    BlitzSupervised "blitz_supervised"
      ["",     "",      "",    "B.2",  "B.3??", "B.3.1", "B.3.1", "B.2"]
    /// A player of a supervised blitz game may look at the arbiter's scoresheet.
    BlitzSheetView "blitz_sheet_view"
      ["",     "",      "",    "",     "",      "B.3.2", "B.3.2", "B.2.3"]
    /// Any other blitz game follows the rules of rapid chess.
    BlitzOtherwise "blitz_otherwise"
      ["C.2?", "C.2?",  "C.2", "B.3",  "B.4?",  "B.4",   "B.4",   "B.3"]
    /// Who rules on an illegal move in a blitz game that nobody watches, and until when.
    BlitzIllegalMove "blitz_illegal_move"
      ["C.3",  "C.3??", "C.3", "B.3c", "A.4b",  "A.4.2", "A.4.2", "A.5.2"]
    /// The event announces which supervision its blitz games have.
    BlitzRegulations "blitz_regulations"
      ["",     "",      "",    "",     "B.5",   "B.5",   "B.5",   "B.4"]

    // Appendix C (E until 2005): notation
    //  1997     2001     2005    2009    2014     2017      2018     2023
    /// Moves are recorded in algebraic notation.
    AlgebraicNotation "algebraic_notation"
      ["8.1",   "8.1?",  "8.1",  "8.1",  "8.1",   "8.1.1?", "8.1.1", "8.1.1"]
    /// Each piece is indicated by a letter of its name.
    PieceLetters "piece_letters"
      ["E.2?",  "E.2?",  "E.2",  "C.2",  "C.2",   "C.2?",   "C.2",   "C.2"]
    /// …in whatever language the player uses.
    AnyLanguage "any_language"
      ["E.2?",  "E.2b",  "E.3",  "C.3",  "C.3",   "C.3?",   "C.3",   "C.3"]
    /// Pawns have no letter.
    PawnLetter "pawn_letter"
      ["E.3?",  "E.3?",  "E.4",  "C.4",  "C.4",   "C.4?",   "C.4",   "C.4"]
    /// Each square has a letter and a number.
    SquareNames "square_names"
      ["E.6?",  "E.6?",  "E.7",  "C.7",  "C.7",   "C.7?",   "C.7",   "C.7"]
    /// A move is a piece and its square of arrival; a longer form adds the square of departure.
    MoveNotation "move_notation"
      ["E.7?",  "E.7?",  "E.8",  "C.8",  "C.8",   "C.8?",   "C.8",   "C.8"]
    /// How captures are written, in passing too.
    CaptureNotation "capture_notation"
      ["E.8?",  "E.8?",  "E.9",  "C.9",  "C.9",   "C.9?",   "C.9",   "C.9"]
    /// How to tell two pieces that can reach a square apart.
    Disambiguation "disambiguation"
      ["E.9?",  "E.9?",  "E.10", "C.10", "C.10",  "C.10?",  "C.10",  "C.10"]
    /// A promotion is followed by the letter of the new piece.
    PromotionNotation "promotion_notation"
      ["E.11?", "E.11?", "E.12", "C.12", "C.11",  "C.11?",  "C.11",  "C.11"]
    /// An offer of a draw is marked `(=)`.
    DrawOfferNotation "draw_offer_notation"
      ["E.12",  "E.12?", "E.13", "C.13", "C.12?", "C.12?",  "C.12",  "C.12"]
    /// Castling, check and mate have signs of their own.
    Signs "signs"
      ["E?",    "E?",    "E",    "C",    "C.13",  "C.13?",  "C.13",  "C.13"]

    // Guidelines I (Appendix A until 2005, G in 2009, E in 2014): adjournment
    //  1997      2001      2005     2009     2014     2017       2018      2023
    /// The player to move seals a move, and may change it until the clock is stopped.
    AdjournSeal "adjourn_seal"
      ["A.1a",   "A.1a",   "A.1a",  "G.1a",  "E.1a",  "I.1.1?",  "I.1.1",  "I.1.1"]
    /// A move made on the board after the player was told to seal is the sealed move.
    SealedOnBoard "sealed_on_board"
      ["A.1a",   "A.1a",   "A.1a",  "G.1a?", "E.1a?", "I.1.1?",  "I.1.1",  "I.1.1"]
    /// Who adjourns before the session ends is charged with what was left of it.
    AdjournEarly "adjourn_early"
      ["A.1b",   "A.1b",   "A.1b",  "G.1b",  "E.1b",  "I.1.2?",  "I.1.2",  "I.1.2"]
    /// What is written on the envelope.
    Envelope "envelope"
      ["A.2",    "A.2",    "A.2",   "G.2",   "E.2",   "I.2?",    "I.2",    "I.2"]
    /// An offer of a draw after the move was sealed stands until it is answered.
    AdjournedOffer "adjourned_offer"
      ["A.4??",  "A.4??",  "A.4??", "G.4??", "E.4??", "I.4?",    "I.4",    "I.4"]
    /// The position before the sealed move is set up, with the clocks as at the adjournment.
    ResumedPosition "resumed_position"
      ["A.5??",  "A.5??",  "A.5??", "G.5??", "E.5??", "I.5?",    "I.5",    "I.5"]
    /// A game that is drawn by agreement or resigned while adjourned is over.
    EndedAdjourned "ended_adjourned"
      ["A.6??",  "A.6??",  "A.6??", "G.6??", "E.6??", "I.6?",    "I.6",    "I.6"]
    /// The envelope is opened when the player who has to reply is there.
    EnvelopeOpened "envelope_opened"
      ["A.7??",  "A.7??",  "A.7??", "G.7??", "E.7??", "I.7?",    "I.7",    "I.7"]
    /// Who sealed a move that can be read in two ways loses.
    SealedAmbiguous "sealed_ambiguous"
      ["A.8??",  "A.8??",  "A.8a",  "G.8",   "E.8",   "I.8?",    "I.8",    "I.8.1"]
    /// …or one whose meaning cannot be made out.
    SealedMeaningless "sealed_meaningless"
      ["A.8??",  "A.8??",  "A.8",   "G.8",   "E.8",   "I.8?",    "I.8",    "I.8.2"]
    /// …or an illegal one.
    SealedIllegal "sealed_illegal"
      ["A.8??",  "A.8??",  "A.8",   "G.8",   "E.8",   "I.8?",    "I.8",    "I.8.3"]
    /// Where the player to reply is there, the sealed move is made and that clock runs.
    ReplierPresent "replier_present"
      ["A.9??",  "A.9??",  "A.9a",  "G.9a",  "E.9a",  "I.9.1?",  "I.9.1",  "I.9.1"]
    /// Where that player is missing the clock runs, and the envelope is opened on arrival.
    ReplierAbsent "replier_absent"
      ["A.9??",  "A.9??",  "A.9b",  "G.9b",  "E.9b",  "I.9.2?",  "I.9.2",  "I.9.2"]
    /// Where the player who sealed is missing, the reply may be sealed too.
    SealerAbsent "sealer_absent"
      ["A.9??",  "A.9??",  "A.9c",  "G.9c",  "E.9c",  "I.9.3?",  "I.9.3",  "I.9.3"]
    /// Who resumes later than the default time loses, unless the sealed move ended the game.
    ResumptionDefault "resumption_default"
      ["A.10??", "A.10??", "A.10",  "G.10",  "E.10",  "I.10?",   "I.10",   "I.10"]
    /// Where neither is there, the player who has to reply loses the time until arriving.
    NeitherResumes "neither_resumes"
      ["",       "",       "",      "",      "E.11",  "I.11?",   "I.11",   "I.11"]
    /// Where the envelope is missing, the player who sealed says which move it was.
    EnvelopeLost "envelope_lost"
      ["A.11??", "A.11??", "A.11",  "G.11",  "E.12",  "I.12.1?", "I.12.1", "I.12.1"]
    /// …and where the position cannot be set up again a new game is played.
    PositionLost "position_lost"
      ["A.11??", "A.11??", "A.11",  "G.11",  "E.12",  "I.12.2?", "I.12.2", "I.12.2"]
    /// Wrong times are put right when told before one's first move of the resumption.
    ResumedTimes "resumed_times"
      ["A.12??", "A.12??", "A.12",  "G.12",  "E.13",  "I.13?",   "I.13",   "I.13"]

    // Guidelines II (Appendix F until 2014): Chess960
    //  1997 2001 2005 2009   2014   2017         2018          2023
    /// Which initial positions Chess960 has.
    Chess960Start "chess960_start"
      ["",  "",  "",  "F.2", "F.2", "II.2?",     "II.2",       "II.2"]
    /// How king and rook castle in Chess960.
    Chess960Castling "chess960_castling"
      ["",  "",  "",  "F.3", "F.3", "II.3?",     "II.3.2",     "II.3.2"]
    /// Which squares must be free for it.
    Chess960Path "chess960_path"
      ["",  "",  "",  "F.3", "F.3", "II.3.2.7?", "II.3.2.7.4", "II.3.2.7"]

    // Guidelines III (Article 6 until 2014)
    //  1997     2001      2005       2009     2014     2017          2018         2023
    /// A quickplay finish has rules of its own where the event said so beforehand.
    QuickplayAnnounced "quickplay_announced"
      ["",      "",       "",        "",      "G??",   "III.2.1?",   "III.2.1",   "III.2.1"]
    /// …and only in standard and rapid games without an increment.
    QuickplayScope "quickplay_scope"
      ["",      "",       "",        "",      "G??",   "III.2.2?",   "III.2.2",   "III.2.2"]
    /// In the last two minutes five seconds a move may be asked for.
    QuickplayIncrement "quickplay_increment"
      ["",      "",       "",        "",      "G.4??", "III.4?",     "III.4",     "III.4"]
    /// In the last two minutes a draw may be claimed, for want of means or of effort.
    QuickplayClaim "quickplay_claim"
      ["10.2",  "10.2",   "10.2",    "10.2",  "G.5??", "III.5?",     "III.5",     "III.5"]
    /// The arbiter who agrees with it declares the draw.
    QuickplayDraw "quickplay_draw"
      ["10.2a", "10.2a",  "10.2a??", "10.2a", "G.5??", "III.5.1?",   "III.5.1",   "III.5.1"]
    /// …or postpones the decision, and the opponent may get two minutes.
    QuickplayPostponed "quickplay_postponed"
      ["10.2b", "10.2b",  "10.2b??", "10.2b", "G.5??", "III.5.2?",   "III.5.2",   "III.5.2"]
    /// …or rejects the claim, and the opponent gets two minutes.
    QuickplayRejected "quickplay_rejected"
      ["",      "10.2c",  "10.2c??", "10.2c", "G.5??", "III.5.3?",   "III.5.3",   "III.5.3"]
    /// With no arbiter there, a claim for want of means ends the game and is referred.
    QuickplayNoMeans "quickplay_no_means"
      ["D??",   "D??",    "D.1",     "D",     "G.6??", "III.6.1.1?", "III.6.1.1", "III.6.1.1"]
    /// …and a claim for want of effort with the position and a scoresheet.
    QuickplayNoEffort "quickplay_no_effort"
      ["D??",   "D??",    "D.1",     "D",     "G.6??", "III.6.1.2?", "III.6.1.2", "III.6.1.2"]
    /// The arbiter appointed for it decides on what was referred.
    QuickplayReferral "quickplay_referral"
      ["D??",   "D??",    "D.1",     "D",     "G.6??", "III.6.2?",   "III.6.2",   "III.6.2"]
    /// What happens when both flags have fallen and nobody can tell which fell first.
    BothFlags "both_flags"
      ["6.11",  "6.12??", "6.12",    "6.11",  "6.11",  "III.3.1",    "III.3.1",   "III.3.1"]
}
