//! What an arbiter sees and finds, and what may be done about conduct.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use jadoube_arbiter as arbiter;

use crate::mirror::mirror;
use crate::{Board, Color, Millis, Points, Square};

/// What the arbiter sees happen, or sees on the board, the clock or the scoresheets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Observation {
    /// A flag that has fallen.
    Flag(Color),
    /// That an illegal move was completed: the one the record shows.
    IllegalMove,
    /// That a player touched a piece and did not play it: what the record shows.
    TouchBroken,
    /// That this piece was touched too, whatever the record shows.
    Touch(Color, Square),
    /// That the touch of this square was an accident.
    Accident(Square),
    /// That the touch of this square was deliberate, "j'adoube" or not.
    Deliberate(Square),
    /// That nobody can say which of the touched pieces came first.
    OrderUnclear,
    /// That the player used both hands for the move.
    TwoHands(Color),
    /// That both kings are in check, or that a pawn stands on the last rank.
    UnsoundPosition,
    /// That a player breaks a rule of conduct.
    Misconduct(Color, Misconduct),
    /// That both players persistently refuse to comply with the Laws.
    BothRefuse,
    /// That a repetition or 75 moves came about, nobody having noticed.
    UnclaimedDraw,
    /// That this player has not come within the default time.
    NotCome(Color),
    /// That neither player has.
    NobodyCame,
}

/// What is found to be wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Finding {
    /// The pieces were set up wrongly at the start; these squares hold what should not be there.
    WrongStart,
    /// The board lies with a dark corner to the right.
    BoardTurned,
    /// The players have each other's colors.
    ColorsReversed,
    /// Pieces have been displaced, so that the board looks like this.
    Displaced(Box<Board>),
    /// The clock was set wrongly; what each side should have now, as far as it can be told.
    WrongSetting {
        /// What White's clock should show.
        white: Millis,
        /// What Black's clock should show.
        black: Millis,
    },
    /// The clock has an evident defect and is replaced; what each side shall have.
    Defect {
        /// What White's clock shall show.
        white: Millis,
        /// What Black's clock shall show.
        black: Millis,
    },
    /// The scoresheets cannot be brought up to date.
    SheetsHopeless,
    /// An illegal move completed that the record does not show as one, counted in half-moves
    /// from the start.
    IllegalMoveAt(u32),
    /// No position before the irregularity can be told: the last one known for sure, counted in
    /// half-moves from the start.
    LastKnown(u32),
}

/// What a player should not do, and an arbiter may penalize.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Misconduct {
    /// Adjusted pieces when it was not allowed.
    Adjusting,
    /// Pressed the clock with the other hand.
    OtherHand,
    /// Kept a finger on the clock, or kept the opponent from pressing it.
    Hovering,
    /// Handled the clock badly.
    ClockHandling,
    /// Stopped the clocks without a reason.
    IdleStop,
    /// Pressed the clock without a move, in an edition where that is no illegal move.
    EmptyPress,
    /// Moved with both hands, in an edition where that is no illegal move.
    TwoHands,
    /// Displaced pieces.
    Displacing,
    /// Made two moves in a row.
    TwoMoves,
    /// Wrote a move before making it.
    WritingAhead,
    /// Moved without having written the move before.
    NotWriting,
    /// Offered a draw where the regulations forbid it.
    ForbiddenOffer,
    /// Annoyed or distracted the opponent, by repeated offers or claims or otherwise.
    Annoyance,
    /// Used notes, advice or another board.
    Advice,
    /// Refused to help replay the game.
    NoHelp,
    /// Persistently refused to comply with the Laws.
    Refusal,
    /// Completed an illegal move, where the regulations only warn.
    IllegalMove,
    /// Brought the game into disrepute.
    Disrepute,
}

/// What an arbiter may do to a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Penalty {
    /// A warning.
    Warning,
    /// More time for the opponent.
    OpponentTime(Millis),
    /// Less time for the offender.
    OwnTime(Millis),
    /// More points for the opponent, counted in halves, up to what could be won.
    OpponentPoints(u8),
    /// Fewer points for the offender, counted in halves.
    OwnPoints(u8),
    /// The game is lost; the opponent scores this much.
    Loss(Points),
    /// A fine announced in advance.
    Fine,
    /// No play in so many rounds.
    Rounds(u8),
    /// Exclusion from the event.
    Expulsion,
}

mirror!(enum Observation = arbiter::Observation {
    Flag(color),
    IllegalMove,
    TouchBroken,
    Touch(color, square),
    Accident(square),
    Deliberate(square),
    OrderUnclear,
    TwoHands(color),
    UnsoundPosition,
    Misconduct(color, misconduct),
    BothRefuse,
    UnclaimedDraw,
    NotCome(color),
    NobodyCame,
});

mirror!(enum Finding = arbiter::Finding {
    WrongStart,
    BoardTurned,
    ColorsReversed,
    Displaced(board),
    WrongSetting { white, black },
    Defect { white, black },
    SheetsHopeless,
    IllegalMoveAt(count),
    LastKnown(count),
});

mirror!(enum Misconduct = arbiter::Misconduct {
    Adjusting,
    OtherHand,
    Hovering,
    ClockHandling,
    IdleStop,
    EmptyPress,
    TwoHands,
    Displacing,
    TwoMoves,
    WritingAhead,
    NotWriting,
    ForbiddenOffer,
    Annoyance,
    Advice,
    NoHelp,
    Refusal,
    IllegalMove,
    Disrepute,
});

mirror!(enum Penalty = arbiter::Penalty {
    Warning,
    OpponentTime(time),
    OwnTime(time),
    OpponentPoints(count),
    OwnPoints(count),
    Loss(points),
    Fine,
    Rounds(count),
    Expulsion,
});
