//! The facts of a game: what somebody did, said or saw.

use alloc::boxed::Box;

use jadoube_laws::{Board, Claim, Color, Role, Rule, Square, Uci};

use crate::{
    Answer, EntryText, Finding, Millis, Misconduct, Observation, Penalty, QuestionId, RulingId,
    Score, Seal,
};

/// A fact for the arbiter, by who brought it about.
///
/// Anybody may bring any of these at any time; [`decide`](crate::decide) says what follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// A player did or said something.
    Player(Color, Act),
    /// The arbiter ordered or found something.
    Arbiter(Order),
    /// Somebody who is not playing told the arbiter something.
    ///
    /// Law: [12.7](jadoube_laws::law::A12_7).
    Bystander(Report),
    /// Nothing but time has passed: for the moment that [`Game::deadline`](crate::Game::deadline)
    /// names.
    Time,
    /// The site where the game is played applies a rule of its own.
    Site(SiteAct),
}

/// What a site brings about by a rule of its own: nothing of it is in the Laws.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SiteAct {
    /// The round begins, both players being there: the clock of the player with the white pieces
    /// is started, and no arbiter has to.
    StartRound,
    /// This player claims of an opponent who has gone for as long as the site asks; only online.
    Absent(Color, AbsenceClaim),
    /// Both players agree to take back: the position after so many half-moves stands again, and
    /// the clocks show what they showed then.
    TakeBack(u32),
    /// This player calls the arbiter, and by the settings of the game that stops the clocks.
    CallStops(Color),
}

/// What is claimed of an opponent who has gone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum AbsenceClaim {
    /// The game.
    Win,
    /// A draw.
    Draw,
}

/// What a player does or says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Act {
    /// Comes to the board.
    ///
    /// Law: [6.7.1](jadoube_laws::law::A6_7_1).
    Arrive,
    /// Says "j'adoube" or "compongo": what is touched next is only adjusted, until a piece is put
    /// on another square.
    ///
    /// Law: [4.2.1](jadoube_laws::law::A4_2_1).
    SayAdjust,
    /// Touches what stands on a square.
    ///
    /// Law: [4.3](jadoube_laws::law::A4_3).
    Touch(Square, Manner),
    /// Lets go of a piece on a square, having taken it from another; what stood there is off the
    /// board.
    ///
    /// Law: [4.7](jadoube_laws::law::A4_7).
    Release {
        /// Where the piece stood.
        from: Square,
        /// Where it is let go.
        to: Square,
    },
    /// Takes what stands on a square off the board.
    Remove(Square),
    /// Touches a square with a piece from beside the board, and keeps hold of it.
    ///
    /// Law: [4.4.4](jadoube_laws::law::A4_4_4).
    Place(Role, Square),
    /// Lets go of a piece from beside the board on a square.
    ///
    /// Law: [4.7.3](jadoube_laws::law::A4_7_3).
    ReleaseNew(Role, Square),
    /// Uses both hands for the move.
    ///
    /// Law: [7.5.4](jadoube_laws::law::A7_5_4).
    UseBothHands,
    /// Knocks over or shifts pieces, so that the board looks like this.
    ///
    /// Law: [7.4.1](jadoube_laws::law::A7_4_1).
    Displace(Box<Board>),
    /// Puts back what was displaced.
    ///
    /// Law: [7.4.1](jadoube_laws::law::A7_4_1).
    PutBack,
    /// Makes and completes a move at once, as a screen lets one do; only online.
    Play {
        /// The squares and the promotion.
        uci: Uci,
        /// How much of the time spent was the network's, not the player's.
        lag: Millis,
    },
    /// Presses the clock.
    ///
    /// Law: [6.2.1](jadoube_laws::law::A6_2_1).
    Press {
        /// With which hand.
        hand: Hand,
        /// How much of the time spent was the network's, not the player's.
        lag: Millis,
    },
    /// Handles the clock as nobody may.
    ///
    /// Law: [6.2.4](jadoube_laws::law::A6_2_4).
    Mishandle(Mishandling),
    /// Stops both clocks.
    ///
    /// Law: [6.11.2](jadoube_laws::law::A6_11_2).
    Stop(StopReason),
    /// Instead of stopping the clocks after the opponent's move, starts the opponent's clock
    /// again without moving.
    ///
    /// Law: [7.5.3](jadoube_laws::law::A7_5_3).
    RestartOpponent,
    /// Offers a draw.
    ///
    /// Law: [9.1.2.1](jadoube_laws::law::A9_1_2_1).
    Offer(Terms),
    /// Takes back an offer of a draw, or says so.
    WithdrawOffer,
    /// Accepts the offer of a draw.
    Accept,
    /// Declines the offer of a draw.
    Decline,
    /// Claims a draw: of a position that has just appeared, or of one that the move announced
    /// will bring about.
    ///
    /// Law: [9.2](jadoube_laws::law::A9_2), [9.3](jadoube_laws::law::A9_3).
    ClaimDraw(Claim, Intended),
    /// Takes back a claim, or says so.
    WithdrawClaim,
    /// Claims that the opponent has completed an illegal move.
    ///
    /// Law: [7.5.1](jadoube_laws::law::A7_5_1).
    ClaimIllegalMove,
    /// Claims that the opponent touched what stands or stood on this square, and did not play it.
    ///
    /// Law: [4.8](jadoube_laws::law::A4_8).
    ClaimTouch(Square),
    /// Claims that the opponent moved with both hands.
    ///
    /// Law: [7.5.4](jadoube_laws::law::A7_5_4).
    ClaimTwoHands,
    /// Claims that the opponent's flag has fallen.
    ///
    /// Law: [6.8](jadoube_laws::law::A6_8).
    ClaimFlag,
    /// Asks, in the last two minutes of a quickplay finish, that the clocks add five seconds for
    /// each move.
    ///
    /// Law: [III.4](jadoube_laws::law::GUIDE_III_4).
    AskIncrement,
    /// Claims a draw in the last two minutes of a quickplay finish.
    ///
    /// Law: [III.5](jadoube_laws::law::GUIDE_III_5), [III.6.1](jadoube_laws::law::GUIDE_III_6_1).
    ClaimQuickplay(Ground),
    /// Rests a claim only on what a screen or display shows.
    ///
    /// Law: [6.12.2](jadoube_laws::law::A6_12_2).
    ClaimByDisplay,
    /// Hands in the move that is sealed, as a commitment to it; until the envelope is closed a
    /// later one stands in its place.
    ///
    /// Law: [I.1.1](jadoube_laws::law::GUIDE_I_1_1), [I.9.3](jadoube_laws::law::GUIDE_I_9_3).
    Seal(Seal),
    /// Closes the envelope and stops the clock.
    ///
    /// Law: [I.1.1](jadoube_laws::law::GUIDE_I_1_1), [I.9.3](jadoube_laws::law::GUIDE_I_9_3).
    CloseEnvelope,
    /// Says which move was sealed, the envelope being missing.
    ///
    /// Law: [I.12.1](jadoube_laws::law::GUIDE_I_12_1).
    StateSealed(Uci),
    /// Says that the clocks of the resumption show wrong times, and what they should show.
    ///
    /// Law: [I.13](jadoube_laws::law::GUIDE_I_13).
    ClaimTimes {
        /// What White's clock should show.
        white: Millis,
        /// What Black's clock should show.
        black: Millis,
    },
    /// Resigns.
    ///
    /// Law: [5.1.2](jadoube_laws::law::A5_1_2).
    Resign,
    /// Agrees that an illegal move which stands is put right.
    ///
    /// Law: [A.5.2](jadoube_laws::law::APP_A_5_2).
    AgreeCorrection,
    /// Writes on the own scoresheet.
    ///
    /// Law: [8.1.1](jadoube_laws::law::A8_1_1).
    Write(EntryText),
    /// Signs the scoresheets with a result.
    ///
    /// Law: [8.7](jadoube_laws::law::A8_7).
    Sign(Score),
    /// Asks to see the arbiter's scoresheet.
    ///
    /// Law: [A.4.3](jadoube_laws::law::APP_A_4_3).
    AskSheet,
    /// Asks what the Laws say of something.
    ///
    /// Law: [11.9](jadoube_laws::law::A11_9).
    AskExplanation(Rule),
    /// Appeals against a ruling.
    ///
    /// Law: [11.10](jadoube_laws::law::A11_10).
    Appeal(RulingId),
    /// Answers a question put to the players, where nobody is seated as arbiter.
    Answer(QuestionId, Answer),
}

/// How a piece was touched.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Manner {
    /// In a way that says no more than that.
    Plain,
    /// Plainly by accident.
    ///
    /// Law: [4.2.2](jadoube_laws::law::A4_2_2).
    Accidental,
    /// Plainly on purpose.
    Deliberate,
}

/// The hand that pressed the clock.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Hand {
    /// The one that moved.
    Same,
    /// The other.
    ///
    /// Law: [6.2.3](jadoube_laws::law::A6_2_3).
    Other,
}

/// What nobody may do with the clock.
///
/// Law: [6.2.3](jadoube_laws::law::A6_2_3), [6.2.4](jadoube_laws::law::A6_2_4).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mishandling {
    /// Keeping a finger on the button or near it.
    Hover,
    /// Pressing it with force, lifting it, or knocking it over.
    Force,
    /// Holding the button so that the opponent cannot press.
    Hold,
}

/// Why a player stops the clocks.
///
/// Law: [6.11.2](jadoube_laws::law::A6_11_2).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
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
///
/// Law: [9.1.2.1](jadoube_laws::law::A9_1_2_1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Terms {
    /// As it should be.
    Plain,
    /// With a condition.
    Conditional,
}

/// What a claim of a draw in a quickplay finish rests on.
///
/// Law: [III.5](jadoube_laws::law::GUIDE_III_5).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ground {
    /// That the opponent cannot win by normal means.
    ///
    /// Law: [III.6.1.1](jadoube_laws::law::GUIDE_III_6_1_1).
    NormalMeans,
    /// That the opponent makes no effort to win by normal means.
    ///
    /// Law: [III.6.1.2](jadoube_laws::law::GUIDE_III_6_1_2).
    NoEffort,
}

/// The move a draw is claimed with.
///
/// Law: [9.2.1](jadoube_laws::law::A9_2_1), [9.3.1](jadoube_laws::law::A9_3_1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Intended {
    /// None: the position has just appeared.
    None,
    /// This one, written on the scoresheet and announced.
    Written(Uci),
    /// This one, announced but not written.
    Announced(Uci),
}

/// What the arbiter orders, observes or decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Order {
    /// The round begins: the clock of the player with the white pieces is started.
    ///
    /// Law: [6.6](jadoube_laws::law::A6_6).
    StartRound,
    /// Stops both clocks.
    ///
    /// Law: [6.11.1](jadoube_laws::law::A6_11_1).
    Pause,
    /// Play goes on: the clock of the player on move runs again.
    ///
    /// Law: [6.11.3](jadoube_laws::law::A6_11_3).
    Resume,
    /// Answers a question of fact, or decides a question of judgement.
    Answer(QuestionId, Answer),
    /// Sees something happen, or looks at the board, the clock or the scoresheets.
    Observe(Observation),
    /// Finds something wrong.
    Found(Finding),
    /// Sets clocks, for a reason.
    ///
    /// Law: [7.1](jadoube_laws::law::A7_1).
    SetClocks {
        /// What White's clock shall show, if it is set.
        white: Option<Millis>,
        /// What Black's clock shall show, if it is set.
        black: Option<Millis>,
        /// Why.
        reason: Box<str>,
    },
    /// Sets how many moves a clock has counted.
    ///
    /// Law: [6.10.2](jadoube_laws::law::A6_10_2).
    SetMoveCounter(Color, u32),
    /// Goes back to the position before the move at this place in the game, counted in
    /// half-moves from the start.
    ///
    /// Law: [7.5.1](jadoube_laws::law::A7_5_1), [7.6](jadoube_laws::law::A7_6).
    GoBack(u32),
    /// Penalizes a player for a misconduct.
    ///
    /// Law: [12.9](jadoube_laws::law::A12_9).
    Penalize(Color, Penalty, Misconduct),
    /// Gives a player time for a disturbance from outside.
    ///
    /// Law: [12.5](jadoube_laws::law::A12_5).
    Compensate(Color, Millis),
    /// Tests the claim of a draw that is pending.
    ///
    /// Law: [9.5.1](jadoube_laws::law::A9_5_1).
    CheckClaim,
    /// Lets the players agree to a draw from now on, where the regulations ask for the arbiter's
    /// consent.
    ///
    /// Law: [9.1.1](jadoube_laws::law::A9_1_1).
    AllowDraw,
    /// Lets an assistant move the pieces, press the clock or write for a player, with time taken
    /// off for it.
    ///
    /// Law: [4.9](jadoube_laws::law::A4_9), [6.2.6](jadoube_laws::law::A6_2_6),
    /// [8.1.6](jadoube_laws::law::A8_1_6).
    AllowAssistant(Color, Millis),
    /// Asks to see the scoresheets.
    ///
    /// Law: [8.2](jadoube_laws::law::A8_2).
    AskSheets,
    /// Tells a player something about the game that the arbiter must not tell.
    ///
    /// Law: [12.6](jadoube_laws::law::A12_6).
    Tell(Secret),
    /// Decides what the Laws do not foresee, with a reason; perhaps the result.
    Rule {
        /// What is decided and why.
        reason: Box<str>,
        /// The result, if the game ends or ended by it.
        score: Option<Score>,
    },
    /// Withdraws a ruling with a reason. Both stay on record; what followed from it is put right
    /// by further orders.
    Withdraw(RulingId, Box<str>),
    /// Tells the player on move to seal a move.
    ///
    /// Law: [I.1](jadoube_laws::law::GUIDE_I_1).
    Adjourn(Adjourning),
    /// The session of the resumption begins, by the arbiter's clock.
    ///
    /// Law: [I.5](jadoube_laws::law::GUIDE_I_5), [I.14](jadoube_laws::law::GUIDE_I_14).
    BeginSession,
    /// Opens the envelope; what was in it.
    ///
    /// Law: [I.7](jadoube_laws::law::GUIDE_I_7).
    OpenEnvelope(Opened),
    /// Finds the envelope missing, or the position too.
    ///
    /// Law: [I.12](jadoube_laws::law::GUIDE_I_12).
    Missing(Mislaid),
    /// Decides an appeal.
    ///
    /// Law: [11.10](jadoube_laws::law::A11_10).
    DecideAppeal(RulingId, Appealed),
}

/// When a game is adjourned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Adjourning {
    /// At the end of the session.
    ///
    /// Law: [I.1.1](jadoube_laws::law::GUIDE_I_1_1).
    SessionEnds,
    /// Because the player on move wants to, with so much of the session left.
    ///
    /// Law: [I.1.2](jadoube_laws::law::GUIDE_I_1_2).
    Early(Millis),
}

/// What an envelope holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opened {
    /// A move, as it is written: the program reads it.
    Written(Box<str>),
    /// A move, by its squares.
    Move(Uci),
    /// No move that can be made.
    Faulty(SealFault),
}

/// What is wrong with a sealed move.
///
/// Law: [I.8](jadoube_laws::law::GUIDE_I_8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum SealFault {
    /// It can be read in two ways.
    ///
    /// Law: [I.8.1](jadoube_laws::law::GUIDE_I_8_1).
    Ambiguous,
    /// Its meaning cannot be made out.
    ///
    /// Law: [I.8.2](jadoube_laws::law::GUIDE_I_8_2).
    Meaningless,
    /// It is illegal.
    ///
    /// Law: [I.8.3](jadoube_laws::law::GUIDE_I_8_3).
    Illegal,
    /// There is none: the Laws do not say what follows.
    Nothing,
    /// It is not the move that was handed in: the Laws do not say what follows.
    NotHandedIn,
}

/// What is missing at a resumption.
///
/// Law: [I.12](jadoube_laws::law::GUIDE_I_12).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Mislaid {
    /// The envelope.
    ///
    /// Law: [I.12.1](jadoube_laws::law::GUIDE_I_12_1).
    Envelope,
    /// The envelope, and the position cannot be set up again.
    ///
    /// Law: [I.12.2](jadoube_laws::law::GUIDE_I_12_2).
    Position,
}

/// What the arbiter must keep from the players.
///
/// Law: [12.6](jadoube_laws::law::A12_6).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Secret {
    /// How many moves have been made.
    MoveCount,
    /// That the opponent has moved.
    OpponentMoved,
    /// That the clock was not pressed.
    NotPressed,
}

/// What became of an appeal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Appealed {
    /// The ruling stands.
    Dismissed,
    /// The ruling falls: the arbiter withdraws it, or decides the result, by a further order.
    Upheld,
}

/// What a spectator, or a player of another game, tells the arbiter.
///
/// Law: [12.7](jadoube_laws::law::A12_7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Report {
    /// That an illegal move was made.
    IllegalMove,
    /// That a flag has fallen.
    Flag(Color),
    /// Something else.
    Other,
    /// Speaks to the players instead of the arbiter.
    ///
    /// Law: [11.4](jadoube_laws::law::A11_4).
    Interferes,
}
