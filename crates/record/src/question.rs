//! What is put to the arbiter or the players, and what may be answered.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use jadoube_arbiter as arbiter;

use crate::mirror::mirror;
use crate::{Article, Color, Ground, Millis, Misconduct, Reason, Score, SealFault, Square};

/// What the program cannot know or may not decide.
///
/// Where nobody is seated as arbiter it goes to both players; if they do not agree, the clocks
/// stop and the first answer that fits applies, marked as not given by an arbiter.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Question {
    /// Of fact: did the player touch what stood on this square?
    Touched(Color, Square),
    /// Of fact: did the player use both hands?
    TwoHands(Color),
    /// Of fact: can the player still mate by any series of legal moves? What hangs on it is the
    /// end of the game for this reason.
    CanMate(Color, Reason),
    /// Of fact: is the position dead?
    Dead,
    /// Of fact: had the player a good reason to stop the clocks?
    GoodReason(Color),
    /// Of fact: the king was put on its castling square and the clock pressed, the rook not
    /// moved. Castling begun and not finished, or an illegal move?
    UnfinishedCastling(Color),
    /// Of fact: the player started the opponent's clock again without a move. Why?
    Restarted(Color),
    /// Of fact: was the piece out of place, or was it only called adjusting?
    Adjusting(Color, Square),
    /// Of judgement: the player came too late. Is the game lost?
    Late(Color),
    /// Of judgement: both players came too late. Have both lost?
    BothLate,
    /// Of judgement: a penalty for this?
    Misconduct(Color, Misconduct),
    /// Of judgement: colors reversed, in an edition where the game goes on unless the arbiter
    /// rules otherwise.
    ColorsReversed,
    /// Of judgement: the king was taken. Who is charged with an illegal move?
    KingCaptured(Color),
    /// Of judgement: may the piece put on the promotion square be changed? No rule says so.
    PromotionChoice(Color),
    /// Of judgement: how are the clocks set, going back to an earlier position?
    ClocksAfterGoingBack {
        /// The position before this half-move, counted from the start.
        ply: u32,
        /// What White's clock showed then.
        white: Millis,
        /// What Black's clock showed then.
        black: Millis,
    },
    /// Of judgement: a wrong setting was found too late to be put right. Does the schedule of the
    /// event suffer, so that it is put right all the same?
    Schedule {
        /// What White's clock should show.
        white: Millis,
        /// What Black's clock should show.
        black: Millis,
    },
    /// Of judgement: something came to light after the end. Does the result stand?
    ResultStands,
    /// Of judgement: an appeal.
    Appeal(Color),
    /// Of judgement: the scoresheets cannot show how many moves were made.
    MovesUnknown,
    /// Of judgement: the player asks for five seconds a move. Are they set?
    Increment(Color),
    /// Of judgement: the player claims a draw in a quickplay finish.
    Quickplay(Color, Ground),
    /// Of judgement: the decision on the player's claim was postponed. Is it a draw?
    QuickplayLater(Color, Ground),
    /// Of judgement: the envelope of this player holds no sealed move, or not the one handed in. Is
    /// the game lost?
    Envelope(Color, SealFault),
    /// Of judgement: this player says that the clocks of the resumption show wrong times. Do they?
    ResumedTimes {
        /// Who says so.
        color: Color,
        /// What White's clock should show.
        white: Millis,
        /// What Black's clock should show.
        black: Millis,
    },
    /// Of judgement: no text of the edition was read that says so. Is it ruled all the same, as
    /// the editions beside it have it?
    Unverified(Article, Stake),
}

/// What would decide a game, or a part of its time, on an Article that no text confirms.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Stake {
    /// The end of the game, with a score.
    End(Score, Reason),
    /// A new game instead.
    NewGame(Reason),
    /// More time for the player, in milliseconds.
    More(Color, Millis),
    /// Less time for the player, in milliseconds.
    Less(Color, Millis),
}

/// An answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Yes.
    Yes,
    /// No.
    No,
    /// The game is lost, or both games are.
    Lose,
    /// Play goes on.
    PlayOn,
    /// A new game is played.
    NewGame,
    /// Nothing more than what was said.
    Nothing,
    /// A warning.
    Warn,
    /// More time for the opponent: two minutes.
    OpponentTime,
    /// Less time for the player: two minutes.
    OwnTime,
    /// The loss of the game.
    LoseGame,
    /// An illegal move.
    IllegalMove,
    /// A castling begun, to be finished.
    Castling,
    /// A distraction of the opponent.
    Distraction,
    /// An accident.
    Accident,
    /// Only the one who took the king is charged.
    ChargeTaker,
    /// Only the one who left the king in check is charged.
    ChargeOther,
    /// Both are charged.
    ChargeBoth,
    /// The clocks stay as they are.
    LeaveClocks,
    /// The clocks go back to what they showed then.
    ClocksOfThen,
    /// The result stands.
    Stands,
    /// The result is put right by a further order.
    Correct,
    /// The next move counts as the first of the next period.
    NextPeriod,
    /// The moves made are known from other evidence.
    Evidence,
    /// The decision is postponed.
    Postpone,
    /// The decision is postponed, and the opponent has two minutes more.
    PostponeWithTime,
    /// The claim is rejected.
    Reject,
}

mirror!(enum Question = arbiter::Question {
    Touched(color, square),
    TwoHands(color),
    CanMate(color, reason),
    Dead,
    GoodReason(color),
    UnfinishedCastling(color),
    Restarted(color),
    Adjusting(color, square),
    Late(color),
    BothLate,
    Misconduct(color, misconduct),
    ColorsReversed,
    KingCaptured(color),
    PromotionChoice(color),
    ClocksAfterGoingBack { ply, white, black },
    Schedule { white, black },
    ResultStands,
    Appeal(color),
    MovesUnknown,
    Increment(color),
    Quickplay(color, ground),
    QuickplayLater(color, ground),
    Envelope(color, fault),
    ResumedTimes { color, white, black },
    Unverified(article, stake),
});

mirror!(enum Stake = arbiter::Stake {
    End(score, reason),
    NewGame(reason),
    More(color, time),
    Less(color, time),
});

mirror!(enum Answer = arbiter::Answer {
    Yes,
    No,
    Lose,
    PlayOn,
    NewGame,
    Nothing,
    Warn,
    OpponentTime,
    OwnTime,
    LoseGame,
    IllegalMove,
    Castling,
    Distraction,
    Accident,
    ChargeTaker,
    ChargeOther,
    ChargeBoth,
    LeaveClocks,
    ClocksOfThen,
    Stands,
    Correct,
    NextPeriod,
    Evidence,
    Postpone,
    PostponeWithTime,
    Reject,
});
