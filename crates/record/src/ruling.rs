//! What the arbiter rules.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use jadoube_arbiter as arbiter;
use jadoube_laws::Bitboard;

use crate::mirror::{Mirror, mirror};
use crate::{
    Breach, Claim, Color, Ground, Millis, Misconduct, Obligation, Outcome, Penalty, Rule, RulingId,
    Square,
};

/// One ruling.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Ruling {
    // Start of play
    /// The round begins: White's clock runs.
    ClockStarted,
    /// The player came in time and plays on with the time left.
    InTime(Color),
    /// Neither was there: White's clock has lost the time until somebody came.
    WhiteLosesTime,
    /// Too many moves were made to go back: the game goes on with the set-up as it was.
    SetUpStands,
    /// The board was turned: the position is put on a board that lies right.
    PositionTransferred,
    /// Colors were reversed, and the game goes on.
    ReversedColorsStand,
    /// The king, or the rook on these squares, stood wrongly: the player may not castle with it.
    CastlingBarred(Color, Vec<Square>),

    // Touching and moving
    /// What was touched, let go or claimed obliges the player on move.
    Obliged(Obligation),
    /// The touch was an accident, and obliges to nothing.
    AccidentalTouch(Square),
    /// "J'adoube" came after the touch, or the piece was not out of place: the touch counts.
    AdjustingVoid(Square),
    /// The player played something else than the touched piece obliges to: it is taken back.
    TouchBroken(Color),
    /// An illegal move was taken back before the clock was pressed: nothing more follows.
    TakenBackInTime(Color),
    /// What this player left on the board is no legal move, and was not completed: it is replaced
    /// by one, and nobody is charged.
    NotCompleted(Color),
    /// The piece that stands on the promotion square belongs to the opponent and is captured.
    CapturedOnPromotion(Square),
    /// The claim is lost: the claimant has touched a piece since.
    TouchClaimLost(Color),
    /// The claim about a touch is not borne out.
    TouchClaimRejected(Color),
    /// A move never followed by a press is completed, because its player has made another.
    CompletedByNextMove(Color),

    // Illegal moves
    /// The player has completed an illegal move, or what counts as one: the so-manieth.
    IllegalMove(Color, Breach, u32),
    /// The time gained by pressing the clock is taken back.
    GainTakenBack(Color, Millis),
    /// Milliseconds more for the player.
    ExtraTime(Color, Millis),
    /// Milliseconds less for the player.
    TimeTaken(Color, Millis),
    /// The pawn left on the last rank becomes a queen.
    BecomesQueen(Square),
    /// The position before this half-move is put up again, counted from the start.
    Restored(u32),
    /// The illegal move stands: the opponent has moved since.
    IllegalMoveStands,
    /// Nothing of the kind happened, or it cannot be claimed.
    IllegalMoveClaimRejected(Color),
    /// The next move is waited for: if the position is then still unsound, the game is drawn.
    WaitOneMove,
    /// Two moves in a row are no illegal move.
    TwoMovesNotIllegal(Color),
    /// The player puts the displaced pieces back on the own time.
    PutBackOnOwnTime(Color),

    // Clock
    /// The flag counts as fallen from now.
    FlagNoticed(Color),
    /// The moves of the period were made: the next period's time is added.
    QuotaMet(Color),
    /// The flag does not count: something else came first.
    FlagDisregarded(Color),
    /// The claim of a fallen flag is not borne out.
    FlagClaimRejected(Color),
    /// Both flags have fallen and nobody can say which first: play goes on.
    BothFlagsGoOn,
    /// Play goes on: this player's clock runs.
    ClockRuns(Color),
    /// The player had a good reason to stop the clocks.
    StopAccepted(Color),
    /// The clocks are set.
    ClocksSet,
    /// The wrong setting is put right.
    SettingMended,
    /// The wrong setting is left: the schedule does not suffer.
    SettingLeft,
    /// Another clock is put up.
    ClockReplaced,
    /// Pressing with the other hand is no illegal move.
    OtherHandNotIllegal(Color),

    // Draws
    /// The offer stands until it is answered.
    Offered(Color),
    /// The offer stands, but it was made at another time than the Laws ask for.
    OfferedAtOtherTime(Color),
    /// The condition is void: the offer counts as a plain one.
    ConditionVoid(Color),
    /// The offer has been refused by touching a piece, or by moving.
    OfferRefused(Color),
    /// The claim counts as an offer.
    ClaimIsOffer(Color),
    /// The clocks stop while the claim is tested.
    ClaimTested(Color),
    /// The claim is right.
    ClaimCorrect(Claim),
    /// The claim is wrong.
    ClaimWrong(Color, Claim),
    /// The claim was not made as the Laws ask: the player may put that right.
    MakeClaimLegal(Color),
    /// The announced move is not legal: another with the same piece, and no illegal move.
    AnnouncedMoveIllegal(Color),

    // Recording
    /// The clocks add so many milliseconds for each move from now on, as the player asked.
    IncrementSet(Color, Millis),
    /// What the player asked for is not granted: the clocks add nothing.
    IncrementDenied(Color),
    /// The player's claim goes to the arbiter.
    QuickplayClaimed(Color, Ground),
    /// The decision on the player's claim is postponed.
    QuickplayPostponed(Color),
    /// The player's claim is rejected.
    QuickplayRejected(Color),
    /// The player on move is to seal a move.
    ToSeal(Color),
    /// The game is adjourned: the player has sealed a move.
    Adjourned(Color),
    /// The move that the player made on the board is the sealed one.
    SealedOnBoard(Color),
    /// The game is resumed from the position before the sealed move, with the clocks as they were.
    SessionBegins,
    /// The player who has to reply is missing, and that clock runs.
    ReplierMissing(Color),
    /// The player has come: the envelope is opened.
    EnvelopeToOpen(Color),
    /// The move that the player sealed is made.
    EnvelopeOpened(Color),
    /// The player has sealed the reply, and the time of the missing opponent runs.
    ReplySealed(Color),
    /// The player says which move was sealed.
    EnvelopeMissing(Color),
    /// The player need not record any longer.
    RecordingExcused(Color),
    /// The player must bring the scoresheet up to date before moving.
    MustCatchUp(Color),
    /// The arbiter or an assistant records: neither player has to.
    ArbiterRecords,
    /// The clocks stop while both bring their scoresheets up to date.
    BothCatchUp,
    /// The next move counts as the first of the next period.
    NextPeriodByDefault(Color),
    /// Position, times, the running clock and the number of moves are noted before the game is
    /// replayed on another board.
    NotedForReconstruction,
    /// The move was written before it was made.
    WrittenAhead(Color),
    /// The player moved without having written the own move before.
    PreviousNotWritten(Color),
    /// What was written is in another notation, and proves nothing.
    OtherNotation(Color),
    /// Both mark the offer on their scoresheets.
    MarkOffer,
    /// An assistant acts for the player.
    AssistantAllowed(Color),
    /// Scoresheets are shown to the arbiter at any time.
    SheetsShown,
    /// The player sees the arbiter's scoresheet: the so-manieth time. The clock runs on.
    SheetSeen(Color, u32),
    /// The scoresheets are signed: the result stands, even if wrong, unless the arbiter decides.
    ResultSigned,

    // The arbiter
    /// A penalty.
    Penalized(Color, Penalty, Misconduct),
    /// Nothing more than what was said.
    NoPenalty(Color, Misconduct),
    /// The player has been told what the Laws say of this.
    Explained(Rule),
    /// A decision on what the Laws do not foresee.
    Decided,
    /// What a bystander told is for the arbiter alone.
    BystanderHeard,
    /// Spectators do not interfere: the arbiter may send them away.
    BystanderWarned,
    /// An appeal is on record.
    Appealed(RulingId),
    /// The appeal is decided.
    AppealDecided(RulingId),
    /// A ruling is withdrawn.
    Withdrawn(RulingId),
    /// The result stands.
    ResultStands,

    // Rules of the site
    /// The position after so many half-moves stands again, with the clocks as they were then.
    TakenBack(u32),

    // The end
    /// The game is over.
    Over(Outcome),
}

/// Who ruled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Ruler {
    /// The program, from the facts alone.
    Program,
    /// The arbiter, or the program from a fact that the arbiter established.
    Arbiter,
    /// Both players, nobody being seated as arbiter.
    Players,
    /// Nobody: the default, because nobody is seated as arbiter and the players did not agree.
    Default,
}

mirror!(enum Ruling = arbiter::Ruling {
    ClockStarted,
    InTime(color),
    WhiteLosesTime,
    SetUpStands,
    PositionTransferred,
    ReversedColorsStand,
    CastlingBarred(color, square),
    Obliged(obligation),
    AccidentalTouch(square),
    AdjustingVoid(square),
    TouchBroken(color),
    TakenBackInTime(color),
    NotCompleted(color),
    CapturedOnPromotion(square),
    TouchClaimLost(color),
    TouchClaimRejected(color),
    CompletedByNextMove(color),
    IllegalMove(color, breach, count),
    GainTakenBack(color, time),
    ExtraTime(color, time),
    TimeTaken(color, time),
    BecomesQueen(square),
    Restored(count),
    IllegalMoveStands,
    IllegalMoveClaimRejected(color),
    WaitOneMove,
    TwoMovesNotIllegal(color),
    PutBackOnOwnTime(color),
    FlagNoticed(color),
    QuotaMet(color),
    FlagDisregarded(color),
    FlagClaimRejected(color),
    BothFlagsGoOn,
    ClockRuns(color),
    StopAccepted(color),
    ClocksSet,
    SettingMended,
    SettingLeft,
    ClockReplaced,
    OtherHandNotIllegal(color),
    Offered(color),
    OfferedAtOtherTime(color),
    ConditionVoid(color),
    OfferRefused(color),
    ClaimIsOffer(color),
    ClaimTested(color),
    ClaimCorrect(claim),
    ClaimWrong(color, claim),
    MakeClaimLegal(color),
    AnnouncedMoveIllegal(color),
    IncrementSet(color, time),
    IncrementDenied(color),
    QuickplayClaimed(color, ground),
    QuickplayPostponed(color),
    QuickplayRejected(color),
    ToSeal(color),
    Adjourned(color),
    SealedOnBoard(color),
    SessionBegins,
    ReplierMissing(color),
    EnvelopeToOpen(color),
    EnvelopeOpened(color),
    ReplySealed(color),
    EnvelopeMissing(color),
    RecordingExcused(color),
    MustCatchUp(color),
    ArbiterRecords,
    BothCatchUp,
    NextPeriodByDefault(color),
    NotedForReconstruction,
    WrittenAhead(color),
    PreviousNotWritten(color),
    OtherNotation(color),
    MarkOffer,
    AssistantAllowed(color),
    SheetsShown,
    SheetSeen(color, count),
    ResultSigned,
    Penalized(color, penalty, misconduct),
    NoPenalty(color, misconduct),
    Explained(rule),
    Decided,
    BystanderHeard,
    BystanderWarned,
    Appealed(id),
    AppealDecided(id),
    Withdrawn(id),
    ResultStands,
    TakenBack(ply),
    Over(outcome),
});

mirror!(enum Ruler = arbiter::Ruler {
    Program,
    Arbiter,
    Players,
    Default,
});

impl Mirror<Bitboard> for Vec<Square> {
    fn mirror(&self) -> Bitboard {
        self.iter().map(|square| square.0).collect()
    }
}

impl Mirror<Vec<Square>> for Bitboard {
    fn mirror(&self) -> Vec<Square> {
        self.into_iter().map(Square).collect()
    }
}
