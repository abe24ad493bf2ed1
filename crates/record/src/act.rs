//! What a player does or says.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use jadoube_arbiter as arbiter;

use crate::mirror::mirror;
use crate::{
    Answer, Board, Claim, EntryText, Millis, QuestionId, Role, Rule, RulingId, Score, Seal, Square,
    Uci,
};

/// What a player does or says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    /// Comes to the board.
    Arrive,
    /// Says "j'adoube" or "compongo": what is touched next is only adjusted, until a piece is put
    /// on another square.
    SayAdjust,
    /// Touches what stands on a square.
    Touch(Square, Manner),
    /// Lets go of a piece on a square, having taken it from another; what stood there is off the
    /// board.
    Release {
        /// Where the piece stood.
        from: Square,
        /// Where it is let go.
        to: Square,
    },
    /// Takes what stands on a square off the board.
    Remove(Square),
    /// Touches a square with a piece from beside the board, and keeps hold of it.
    Place(Role, Square),
    /// Lets go of a piece from beside the board on a square.
    ReleaseNew(Role, Square),
    /// Uses both hands for the move.
    UseBothHands,
    /// Knocks over or shifts pieces, so that the board looks like this.
    Displace(Box<Board>),
    /// Puts back what was displaced.
    PutBack,
    /// Makes and completes a move at once, as a screen lets one do; only online.
    Play {
        /// The squares and the promotion.
        uci: Uci,
        /// How much of the time spent was the network's, not the player's.
        #[serde(default, skip_serializing_if = "Millis::is_zero")]
        lag: Millis,
    },
    /// Presses the clock.
    Press {
        /// With which hand.
        hand: Hand,
        /// How much of the time spent was the network's, not the player's.
        #[serde(default, skip_serializing_if = "Millis::is_zero")]
        lag: Millis,
    },
    /// Handles the clock as nobody may.
    Mishandle(Mishandling),
    /// Stops both clocks.
    Stop(StopReason),
    /// Instead of stopping the clocks after the opponent's move, starts the opponent's clock
    /// again without moving.
    RestartOpponent,
    /// Offers a draw.
    Offer(Terms),
    /// Takes back an offer of a draw, or says so.
    WithdrawOffer,
    /// Accepts the offer of a draw.
    Accept,
    /// Declines the offer of a draw.
    Decline,
    /// Claims a draw: of a position that has just appeared, or of one that the move announced
    /// will bring about.
    ClaimDraw(Claim, Intended),
    /// Takes back a claim, or says so.
    WithdrawClaim,
    /// Claims that the opponent has completed an illegal move.
    ClaimIllegalMove,
    /// Claims that the opponent touched what stands or stood on this square, and did not play it.
    ClaimTouch(Square),
    /// Claims that the opponent moved with both hands.
    ClaimTwoHands,
    /// Claims that the opponent's flag has fallen.
    ClaimFlag,
    /// Rests a claim only on what a screen or display shows.
    ClaimByDisplay,
    /// Asks, in the last two minutes of a quickplay finish, that the clocks add five seconds for
    /// each move.
    AskIncrement,
    /// Claims a draw in the last two minutes of a quickplay finish.
    ClaimQuickplay(Ground),
    /// Hands in the move that is sealed, as a commitment to it; until the envelope is closed a
    /// later one stands in its place.
    Seal(Seal),
    /// Closes the envelope and stops the clock.
    CloseEnvelope,
    /// Says which move was sealed, the envelope being missing.
    StateSealed(Uci),
    /// Says that the clocks of the resumption show wrong times, and what they should show.
    ClaimTimes {
        /// What White's clock should show.
        white: Millis,
        /// What Black's clock should show.
        black: Millis,
    },
    /// Resigns.
    Resign,
    /// Agrees that an illegal move which stands is put right.
    AgreeCorrection,
    /// Writes on the own scoresheet.
    Write(EntryText),
    /// Signs the scoresheets with a result.
    Sign(Score),
    /// Asks to see the arbiter's scoresheet.
    AskSheet,
    /// Asks what the Laws say of something.
    AskExplanation(Rule),
    /// Appeals against a ruling.
    Appeal(RulingId),
    /// Answers a question put to the players, where nobody is seated as arbiter.
    Answer(QuestionId, Answer),
}

/// How a piece was touched.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Manner {
    /// In a way that says no more than that.
    Plain,
    /// Plainly by accident.
    Accidental,
    /// Plainly on purpose.
    Deliberate,
}

/// The hand that pressed the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// The one that moved.
    Same,
    /// The other.
    Other,
}

/// What nobody may do with the clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Mishandling {
    /// Keeping a finger on the button or near it.
    Hover,
    /// Pressing it with force, lifting it, or knocking it over.
    Force,
    /// Holding the button so that the opponent cannot press.
    Hold,
}

/// Why a player stops the clocks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum StopReason {
    /// The piece for a promotion is not at hand.
    MissingPiece,
    /// Pieces were displaced.
    Displaced,
    /// To ask the arbiter for help with something else.
    Help,
    /// Nothing was said.
    None,
}

/// How an offer of a draw is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Terms {
    /// As it should be.
    Plain,
    /// With a condition.
    Conditional,
}

/// What a claim of a draw in a quickplay finish rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Ground {
    /// That the opponent cannot win by normal means.
    NormalMeans,
    /// That the opponent makes no effort to win by normal means.
    NoEffort,
}

/// The move a draw is claimed with.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Intended {
    /// None: the position has just appeared.
    None,
    /// This one, written on the scoresheet and announced.
    Written(Uci),
    /// This one, announced but not written.
    Announced(Uci),
}

mirror!(enum Act = arbiter::Act {
    Arrive,
    SayAdjust,
    Touch(square, manner),
    Release { from, to },
    Remove(square),
    Place(role, square),
    ReleaseNew(role, square),
    UseBothHands,
    Displace(board),
    PutBack,
    Play { uci, lag },
    Press { hand, lag },
    Mishandle(mishandling),
    Stop(stop_reason),
    RestartOpponent,
    Offer(terms),
    WithdrawOffer,
    Accept,
    Decline,
    ClaimDraw(claim, intended),
    WithdrawClaim,
    ClaimIllegalMove,
    ClaimTouch(square),
    ClaimTwoHands,
    ClaimFlag,
    ClaimByDisplay,
    AskIncrement,
    ClaimQuickplay(ground),
    Seal(seal),
    CloseEnvelope,
    StateSealed(uci),
    ClaimTimes { white, black },
    Resign,
    AgreeCorrection,
    Write(entry_text),
    Sign(score),
    AskSheet,
    AskExplanation(rule),
    Appeal(id),
    Answer(id, answer),
});

mirror!(enum Manner = arbiter::Manner {
    Plain,
    Accidental,
    Deliberate,
});

mirror!(enum Hand = arbiter::Hand {
    Same,
    Other,
});

mirror!(enum Mishandling = arbiter::Mishandling {
    Hover,
    Force,
    Hold,
});

mirror!(enum StopReason = arbiter::StopReason {
    MissingPiece,
    Displaced,
    Help,
    None,
});

mirror!(enum Terms = arbiter::Terms {
    Plain,
    Conditional,
});

mirror!(enum Intended = arbiter::Intended {
    None,
    Written(uci),
    Announced(uci),
});

mirror!(enum Ground = arbiter::Ground {
    NormalMeans,
    NoEffort,
});
