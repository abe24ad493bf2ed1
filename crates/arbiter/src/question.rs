//! Questions of fact and of judgement that the program puts to the arbiter.

use jadoube_laws::{Article, Color, Square};

use crate::{
    Authority, Ground, Millis, Misconduct, Outcome, Reason, Ruler, Ruling, Score, SealFault,
};

/// A question, by its number in the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct QuestionId(pub u32);

/// What the program cannot know or may not decide.
///
/// Where nobody is seated as arbiter it goes to both players; if they do not agree, the clocks
/// stop and [`Question::default_answer`] applies, marked as not given by an arbiter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
    ///
    /// Law: [7.1](jadoube_laws::law::A7_1).
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
    ///
    /// Law: [A.5.1.1](jadoube_laws::law::APP_A_5_1_1).
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
    ///
    /// Law: [III.4](jadoube_laws::law::GUIDE_III_4).
    Increment(Color),
    /// Of judgement: the player claims a draw in a quickplay finish.
    ///
    /// Law: [III.5.1](jadoube_laws::law::GUIDE_III_5_1).
    Quickplay(Color, Ground),
    /// Of judgement: the decision on the player's claim was postponed. Is it a draw?
    ///
    /// Law: [III.5.2](jadoube_laws::law::GUIDE_III_5_2).
    QuickplayLater(Color, Ground),
    /// Of judgement: the envelope of this player holds no sealed move, or not the one handed in. Is
    /// the game lost?
    ///
    /// Law: [I.8](jadoube_laws::law::GUIDE_I_8).
    Envelope(Color, SealFault),
    /// Of judgement: this player says that the clocks of the resumption show wrong times. Do they?
    ///
    /// Law: [I.13](jadoube_laws::law::GUIDE_I_13).
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
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Stake {
    /// The end of the game, with a score.
    End(Score, Reason),
    /// A new game instead.
    NewGame(Reason),
    /// More time for the player, in milliseconds.
    More(Color, u64),
    /// Less time for the player, in milliseconds.
    Less(Color, u64),
}

impl Stake {
    /// The ruling by which it comes about.
    pub fn ruling(self, authority: Authority, by: Ruler) -> Ruling {
        let over = |score, reason| {
            Ruling::Over(Outcome {
                score,
                reason,
                authority,
                by,
            })
        };
        match self {
            Self::End(score, reason) => over(Some(score), reason),
            Self::NewGame(reason) => over(None, reason),
            Self::More(color, ms) => Ruling::ExtraTime(color, ms),
            Self::Less(color, ms) => Ruling::TimeTaken(color, ms),
        }
    }

    /// Whether the game would be over by it.
    pub const fn ends(self) -> bool {
        match self {
            Self::End(..) | Self::NewGame(_) => true,
            Self::More(..) | Self::Less(..) => false,
        }
    }
}

/// An answer to a question.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

impl Question {
    /// Whether it asks for a fact, after which the Laws decide; else the arbiter judges.
    pub const fn is_of_fact(self) -> bool {
        match self {
            Self::Touched(..)
            | Self::TwoHands(_)
            | Self::CanMate(..)
            | Self::Dead
            | Self::GoodReason(_)
            | Self::UnfinishedCastling(_)
            | Self::Restarted(_)
            | Self::Adjusting(..) => true,
            Self::Late(_)
            | Self::BothLate
            | Self::Misconduct(..)
            | Self::ColorsReversed
            | Self::KingCaptured(_)
            | Self::PromotionChoice(_)
            | Self::ClocksAfterGoingBack { .. }
            | Self::Schedule { .. }
            | Self::ResultStands
            | Self::Appeal(_)
            | Self::MovesUnknown
            | Self::Increment(_)
            | Self::Quickplay(..)
            | Self::QuickplayLater(..)
            | Self::Envelope(..)
            | Self::ResumedTimes { .. }
            | Self::Unverified(..) => false,
        }
    }

    /// What may be answered; the first is what the program suggests, and the default where nobody
    /// is seated as arbiter.
    pub const fn options(self) -> &'static [Answer] {
        match self {
            Self::Touched(..) | Self::TwoHands(_) | Self::Dead => &[Answer::No, Answer::Yes],
            Self::CanMate(..)
            | Self::GoodReason(_)
            | Self::Adjusting(..)
            | Self::Increment(_)
            | Self::Unverified(..) => &[Answer::Yes, Answer::No],
            Self::UnfinishedCastling(_) => &[Answer::Castling, Answer::IllegalMove],
            Self::Restarted(_) => &[Answer::Accident, Answer::Distraction, Answer::IllegalMove],
            Self::Late(_) | Self::BothLate | Self::Envelope(..) => &[Answer::Lose, Answer::PlayOn],
            Self::Misconduct(..) => &[
                Answer::Warn,
                Answer::Nothing,
                Answer::OpponentTime,
                Answer::OwnTime,
                Answer::LoseGame,
            ],
            Self::ColorsReversed => &[Answer::PlayOn, Answer::NewGame],
            Self::KingCaptured(_) => {
                &[Answer::ChargeTaker, Answer::ChargeBoth, Answer::ChargeOther]
            }
            Self::PromotionChoice(_)
            | Self::Schedule { .. }
            | Self::ResumedTimes { .. }
            | Self::QuickplayLater(..) => &[Answer::No, Answer::Yes],
            Self::Quickplay(..) => &[
                Answer::Postpone,
                Answer::PostponeWithTime,
                Answer::Yes,
                Answer::Reject,
            ],
            Self::ClocksAfterGoingBack { .. } => &[Answer::LeaveClocks, Answer::ClocksOfThen],
            Self::ResultStands => &[Answer::Stands, Answer::Correct],
            Self::Appeal(_) => &[Answer::Stands, Answer::Correct],
            Self::MovesUnknown => &[Answer::NextPeriod, Answer::Evidence],
        }
    }

    /// What applies where nobody is seated as arbiter and the players do not agree.
    pub const fn default_answer(self) -> Answer {
        match self.options() {
            [first, ..] => *first,
            [] => Answer::Nothing,
        }
    }

    /// Whether it may be answered after the game.
    pub const fn outlives_the_game(self) -> bool {
        matches!(
            self,
            Self::ResultStands | Self::Appeal(_) | Self::Touched(..)
        )
    }
}
