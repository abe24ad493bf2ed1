//! What an arbiter sees and finds, and what may be done about conduct.

use alloc::boxed::Box;

use jadoube_laws::{Board, Color, Square};

use crate::Millis;

/// What the arbiter sees happen, or sees on the board, the clock or the scoresheets.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Observation {
    /// A flag that has fallen.
    ///
    /// Law: [6.8](jadoube_laws::law::A6_8).
    Flag(Color),
    /// That an illegal move was completed: the one the record shows.
    ///
    /// Law: [7.5.1](jadoube_laws::law::A7_5_1).
    IllegalMove,
    /// That a player touched a piece and did not play it: what the record shows.
    ///
    /// Law: [4.3](jadoube_laws::law::A4_3).
    TouchBroken,
    /// That this piece was touched too, whatever the record shows.
    Touch(Color, Square),
    /// That the touch of this square was an accident.
    ///
    /// Law: [4.2.2](jadoube_laws::law::A4_2_2).
    Accident(Square),
    /// That the touch of this square was deliberate, "j'adoube" or not.
    ///
    /// Law: [4.2.2](jadoube_laws::law::A4_2_2).
    Deliberate(Square),
    /// That nobody can say which of the touched pieces came first.
    ///
    /// Law: [4.3.3](jadoube_laws::law::A4_3_3).
    OrderUnclear,
    /// That the player used both hands for the move.
    ///
    /// Law: [7.5.4](jadoube_laws::law::A7_5_4).
    TwoHands(Color),
    /// That both kings are in check, or that a pawn stands on the last rank.
    ///
    /// Law: [A.5.4](jadoube_laws::law::APP_A_5_4).
    UnsoundPosition,
    /// That a player breaks a rule of conduct.
    ///
    /// Law: [11](jadoube_laws::law::A11_5).
    Misconduct(Color, Misconduct),
    /// That both players persistently refuse to comply with the Laws.
    ///
    /// Law: [11.8](jadoube_laws::law::A11_8).
    BothRefuse,
    /// That a repetition or 75 moves came about, nobody having noticed.
    ///
    /// Law: [9.6](jadoube_laws::law::A9_6).
    UnclaimedDraw,
    /// That this player has not come within the default time.
    ///
    /// Law: [6.7.1](jadoube_laws::law::A6_7_1).
    NotCome(Color),
    /// That neither player has.
    ///
    /// Law: [6.7.1](jadoube_laws::law::A6_7_1).
    NobodyCame,
}

/// What is found to be wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// The pieces were set up wrongly at the start; these squares hold what should not be there.
    ///
    /// Law: [7.2.1](jadoube_laws::law::A7_2_1).
    WrongStart,
    /// The board lies with a dark corner to the right.
    ///
    /// Law: [7.2.2](jadoube_laws::law::A7_2_2).
    BoardTurned,
    /// The players have each other's colors.
    ///
    /// Law: [7.3](jadoube_laws::law::A7_3).
    ColorsReversed,
    /// Pieces have been displaced, so that the board looks like this.
    ///
    /// Law: [7.6](jadoube_laws::law::A7_6).
    Displaced(Box<Board>),
    /// The clock was set wrongly; what each side should have now, as far as it can be told.
    ///
    /// Law: [6.10.2](jadoube_laws::law::A6_10_2).
    WrongSetting {
        /// What White's clock should show.
        white: Millis,
        /// What Black's clock should show.
        black: Millis,
    },
    /// The clock has an evident defect and is replaced; what each side shall have.
    ///
    /// Law: [6.10.1](jadoube_laws::law::A6_10_1).
    Defect {
        /// What White's clock shall show.
        white: Millis,
        /// What Black's clock shall show.
        black: Millis,
    },
    /// The scoresheets cannot be brought up to date.
    ///
    /// Law: [8.6](jadoube_laws::law::A8_6).
    SheetsHopeless,
    /// An illegal move completed that the record does not show as one, counted in half-moves
    /// from the start.
    ///
    /// Law: [7.5.1](jadoube_laws::law::A7_5_1).
    IllegalMoveAt(u32),
    /// No position before the irregularity can be told: the last one known for sure, counted in
    /// half-moves from the start.
    ///
    /// Law: [7.5.1](jadoube_laws::law::A7_5_1).
    LastKnown(u32),
}

/// What a player should not do, and an arbiter may penalize.
///
/// Law: [12.9](jadoube_laws::law::A12_9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Misconduct {
    /// Adjusted pieces when it was not allowed.
    ///
    /// Law: [4.2.1](jadoube_laws::law::A4_2_1).
    Adjusting,
    /// Pressed the clock with the other hand.
    ///
    /// Law: [6.2.3](jadoube_laws::law::A6_2_3).
    OtherHand,
    /// Kept a finger on the clock, or kept the opponent from pressing it.
    ///
    /// Law: [6.2.3](jadoube_laws::law::A6_2_3).
    Hovering,
    /// Handled the clock badly.
    ///
    /// Law: [6.2.4](jadoube_laws::law::A6_2_4).
    ClockHandling,
    /// Stopped the clocks without a reason.
    ///
    /// Law: [6.11.4](jadoube_laws::law::A6_11_4).
    IdleStop,
    /// Pressed the clock without a move, in an edition where that is no illegal move.
    EmptyPress,
    /// Moved with both hands, in an edition where that is no illegal move.
    ///
    /// Law: [4.1](jadoube_laws::law::A4_1).
    TwoHands,
    /// Displaced pieces.
    ///
    /// Law: [7.4.3](jadoube_laws::law::A7_4_3).
    Displacing,
    /// Made two moves in a row.
    TwoMoves,
    /// Wrote a move before making it.
    ///
    /// Law: [8.1.2](jadoube_laws::law::A8_1_2).
    WritingAhead,
    /// Moved without having written the move before.
    ///
    /// Law: [8.1.3](jadoube_laws::law::A8_1_3).
    NotWriting,
    /// Offered a draw where the regulations forbid it.
    ///
    /// Law: [9.1.1](jadoube_laws::law::A9_1_1).
    ForbiddenOffer,
    /// Annoyed or distracted the opponent, by repeated offers or claims or otherwise.
    ///
    /// Law: [11.5](jadoube_laws::law::A11_5).
    Annoyance,
    /// Used notes, advice or another board.
    ///
    /// Law: [11.3.1](jadoube_laws::law::A11_3_1).
    Advice,
    /// Refused to help replay the game.
    ///
    /// Law: [11.11](jadoube_laws::law::A11_11).
    NoHelp,
    /// Persistently refused to comply with the Laws.
    ///
    /// Law: [11.7](jadoube_laws::law::A11_7).
    Refusal,
    /// Completed an illegal move, where the regulations only warn.
    ///
    /// Law: [7.5.5](jadoube_laws::law::A7_5_5).
    IllegalMove,
    /// Brought the game into disrepute.
    ///
    /// Law: [11.1](jadoube_laws::law::A11_1).
    Disrepute,
}

/// What an arbiter may do to a player.
///
/// Law: [12.9](jadoube_laws::law::A12_9).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Penalty {
    /// A warning.
    ///
    /// Law: [12.9.1](jadoube_laws::law::A12_9_1).
    Warning,
    /// More time for the opponent.
    ///
    /// Law: [12.9.2](jadoube_laws::law::A12_9_2).
    OpponentTime(Millis),
    /// Less time for the offender.
    ///
    /// Law: [12.9.3](jadoube_laws::law::A12_9_3).
    OwnTime(Millis),
    /// More points for the opponent, counted in halves, up to what could be won.
    ///
    /// Law: [12.9.4](jadoube_laws::law::A12_9_4).
    OpponentPoints(u8),
    /// Fewer points for the offender, counted in halves.
    ///
    /// Law: [12.9.5](jadoube_laws::law::A12_9_5).
    OwnPoints(u8),
    /// The game is lost; the opponent scores this much.
    ///
    /// Law: [12.9.6](jadoube_laws::law::A12_9_6).
    Loss(crate::Points),
    /// A fine announced in advance.
    ///
    /// Law: [12.9.7](jadoube_laws::law::A12_9_7).
    Fine,
    /// No play in so many rounds.
    ///
    /// Law: [12.9.8](jadoube_laws::law::A12_9_8).
    Rounds(u8),
    /// Exclusion from the event.
    ///
    /// Law: [12.9.9](jadoube_laws::law::A12_9_9).
    Expulsion,
}
