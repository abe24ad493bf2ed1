//! What the arbiter rules.

use jadoube_laws::{Bitboard, Breach, Claim, Color, Rule, Square};

use crate::{Ground, Misconduct, Obligation, Outcome, Penalty};

/// A ruling, by its number in the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct RulingId(pub u32);

impl RulingId {
    /// No number: the ruling is for the arbiter alone, and is not counted with the others.
    pub const APART: Self = Self(0);
}

/// Who ruled.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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

/// One ruling.
#[derive(Clone, PartialEq, Eq, Debug)]
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
    CastlingBarred(Color, Bitboard),

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
    ///
    /// Law: [7.5.1](jadoube_laws::law::A7_5_1).
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
    GainTakenBack(Color, u64),
    /// Milliseconds more for the player.
    ExtraTime(Color, u64),
    /// Milliseconds less for the player.
    TimeTaken(Color, u64),
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

    // Quickplay finish
    /// The clocks add so many milliseconds for each move from now on, as the player asked.
    ///
    /// Law: [III.4](jadoube_laws::law::GUIDE_III_4).
    IncrementSet(Color, u64),
    /// What the player asked for is not granted: the clocks add nothing.
    IncrementDenied(Color),
    /// The player's claim goes to the arbiter.
    ///
    /// Law: [III.5](jadoube_laws::law::GUIDE_III_5).
    QuickplayClaimed(Color, Ground),
    /// The decision on the player's claim is postponed.
    ///
    /// Law: [III.5.2](jadoube_laws::law::GUIDE_III_5_2).
    QuickplayPostponed(Color),
    /// The player's claim is rejected.
    ///
    /// Law: [III.5.3](jadoube_laws::law::GUIDE_III_5_3).
    QuickplayRejected(Color),

    // Adjournment
    /// The player on move is to seal a move.
    ///
    /// Law: [I.1.1](jadoube_laws::law::GUIDE_I_1_1).
    ToSeal(Color),
    /// The game is adjourned: the player has sealed a move.
    Adjourned(Color),
    /// The move that the player made on the board is the sealed one.
    SealedOnBoard(Color),
    /// The game is resumed from the position before the sealed move, with the clocks as they were.
    ///
    /// Law: [I.5](jadoube_laws::law::GUIDE_I_5).
    SessionBegins,
    /// The player who has to reply is missing, and that clock runs.
    ///
    /// Law: [I.9.2](jadoube_laws::law::GUIDE_I_9_2).
    ReplierMissing(Color),
    /// The player has come: the envelope is opened.
    EnvelopeToOpen(Color),
    /// The move that the player sealed is made.
    ///
    /// Law: [I.9.1](jadoube_laws::law::GUIDE_I_9_1).
    EnvelopeOpened(Color),
    /// The player has sealed the reply, and the time of the missing opponent runs.
    ///
    /// Law: [I.9.3](jadoube_laws::law::GUIDE_I_9_3).
    ReplySealed(Color),
    /// The player says which move was sealed.
    ///
    /// Law: [I.12.1](jadoube_laws::law::GUIDE_I_12_1).
    EnvelopeMissing(Color),

    // Recording
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
