//! A game: the fold of its events.

mod adjourned;
mod apply;
mod kept;
mod let_go;
mod memory;
mod quickplay;
mod ruled;
mod seen;
mod sheets;
mod undo;

use alloc::{boxed::Box, sync::Arc, vec::Vec};
use core::num::NonZeroU32;

use jadoube_laws::{
    Bitboard, Board, Breach, ByColor, Claim, Class, Color, History, Move, Position, Square,
};

pub use adjourned::{Adjournment, AdjournmentPhase, Envelope, EnvelopeState};
pub(crate) use let_go::LetGo;
pub use quickplay::Referral;

use crate::{
    Answer, Clock, Intended, Manner, Millis, Obligation, Outcome, Penalty, Question, QuestionId,
    Reading, Reason, Regulations, RulingId, Scoresheet, Standing, Touches,
};

/// The state of a game, and all that the next ruling can depend on.
///
/// [`Game::new`] sets it up, [`decide`](crate::decide) says what follows from a fact, and
/// [`Game::apply`] makes it so; nothing else changes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    pub(crate) regulations: Arc<Regulations>,
    pub(crate) stage: Stage,
    pub(crate) at: Millis,
    // When the round began.
    pub(crate) started: Option<Millis>,
    // The ruling that ended it, and those that changed the score since, the latest last.
    pub(crate) ends: Vec<(RulingId, Outcome)>,
    // Points that penalties gave or took while there was no score to change.
    pub(crate) points_due: Vec<(RulingId, Color, Penalty)>,
    // The move that a wrong claim obliges to, with so many half-moves made.
    pub(crate) owed: Option<(u32, Obligation)>,
    // The rulings that charged somebody with an illegal move.
    pub(crate) charged: Vec<(RulingId, Color)>,
    pub(crate) version: u64,
    pub(crate) standing: Standing,
    pub(crate) plies: Vec<Ply>,
    pub(crate) history: History,
    pub(crate) turn: Turn,
    // Each side has made a move and not pressed the clock since.
    pub(crate) unpressed: ByColor<bool>,
    // What was before the last half-move, while it may be gone back on.
    pub(crate) let_go: Option<Box<LetGo>>,
    pub(crate) clock: Clock,
    pub(crate) players: ByColor<Player>,
    pub(crate) irregularities: Vec<Irregularity>,
    // The arbiter saw an unsound position with so many half-moves made.
    pub(crate) unsound_seen: Option<u32>,
    pub(crate) offer: Option<Offer>,
    pub(crate) claim: Option<PendingClaim>,
    // The arbiter has consented to a draw that the regulations forbid to agree on.
    pub(crate) draw_allowed: bool,
    pub(crate) questions: Vec<Open>,
    pub(crate) questions_asked: u32,
    pub(crate) rulings: u32,
    pub(crate) withdrawn: Vec<RulingId>,
    pub(crate) appeals: Vec<RulingId>,
    pub(crate) sheets: ByColor<Scoresheet>,
    // The arbiter was asked whether the position is dead.
    pub(crate) dead_asked: bool,
    // Pieces lie about, and wait to be put back.
    pub(crate) displaced: Option<Box<Displaced>>,
    // Rooks that may not castle, having stood wrongly at the start.
    pub(crate) barred: Bitboard,
    // The clocks were stopped for more than a question: no answer starts them again.
    pub(crate) held: bool,
    // How many half-moves were made with the one whose pawn the arbiter replaced by a queen.
    pub(crate) queened: Option<NonZeroU32>,
    pub(crate) adjourned: Option<Box<Adjournment>>,
}

/// How far a game has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The round has not begun.
    NotStarted,
    /// Play is on.
    Playing,
    /// The clocks are stopped, and play waits.
    Paused,
    /// It is over.
    Over(Outcome),
}

/// One half-move as it was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The move; nothing if it was no legal one.
    pub mv: Option<Move>,
    /// What each clock showed when it was made, in milliseconds.
    pub left: [i32; 2],
}

/// What the player on move has done since the move before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Turn {
    /// The board as it looks.
    pub board: Board,
    /// What was touched, in order.
    pub touches: Touches,
    /// Whether "j'adoube" covers what is touched.
    pub adjusting: bool,
    /// What was touched and obliges to nothing.
    pub adjusted: Bitboard,
    /// What the player is obliged to.
    pub obligation: Option<Obligation>,
    /// Whether the arbiter took back what the player did, and nothing was done since.
    pub taken_back: bool,
}

impl Turn {
    /// Nothing done yet.
    pub(crate) fn new(standing: &Standing) -> Self {
        Self {
            board: *standing.board(),
            touches: Touches::NONE,
            adjusting: false,
            adjusted: Bitboard::EMPTY,
            obligation: None,
            taken_back: false,
        }
    }

    /// A piece is touched: in earnest, or to be adjusted, or by accident.
    ///
    /// Law: [4.2](jadoube_laws::law::A4_2), [4.3](jadoube_laws::law::A4_3).
    fn touch(&mut self, square: Square, manner: Manner) {
        match manner {
            Manner::Accidental => self.adjusted |= Bitboard::from(square),
            Manner::Plain if self.adjusting => self.adjusted |= Bitboard::from(square),
            Manner::Plain | Manner::Deliberate => self.touches.push(square),
        }
    }
}

/// Pieces that were displaced and not put back yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Displaced {
    /// Who displaced them.
    pub by: Color,
    /// The board as it was before.
    pub before: Board,
}

/// What is kept about a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Player {
    /// Whether the player has come to the board.
    pub present: bool,
    /// When, if it was told.
    pub arrived: Option<Millis>,
    /// Whether the arbiter lets the player play on though late.
    pub admitted: bool,
    /// How many illegal moves were ruled on.
    pub illegal_moves: u32,
    /// How many offers of a draw were made.
    pub offers: u32,
    /// With how many half-moves made the last offers came, the latest first.
    pub last_offers: [Option<u32>; 3],
    /// How often the arbiter's scoresheet was seen.
    pub sheet_views: u32,
    /// Whether the player need not record for the rest of the period.
    pub excused: bool,
    /// Whether the player must bring the scoresheet up to date before moving.
    pub catching_up: bool,
    /// Whether both hands were used for the move.
    pub both_hands: bool,
    /// Whether the clock was not pressed for more than one move in a row.
    pub skipped: bool,
    /// Whether an assistant acts for the player.
    pub assistant: bool,
    /// Whether the player agrees to put an illegal move right.
    pub agrees: bool,
    /// How many refusals to comply were noted.
    pub refusals: u32,
}

/// Something irregular on record, ruled on or not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Irregularity {
    /// With how many half-moves made before it.
    pub ply: u32,
    /// Whose.
    pub by: Color,
    /// What it is.
    pub kind: Irregular,
    /// What had been touched.
    pub touches: Touches,
    /// What the player was obliged to.
    pub obligation: Option<Obligation>,
    /// The board as it was left, if the move was no legal one.
    pub board: Option<Box<Board>>,
}

/// What is irregular.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Irregular {
    /// An illegal move, or what counts as one.
    Breach(Breach),
    /// A legal move other than the touched pieces oblige to.
    Touch(Obligation),
}

/// An offer of a draw that waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Offer {
    /// Who offers.
    pub by: Color,
    /// With how many half-moves made.
    pub ply: u32,
}

/// A claim of a draw that waits to be tested.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PendingClaim {
    /// Who claims.
    pub by: Color,
    /// What.
    pub claim: Claim,
    /// With which move.
    pub intended: Intended,
}

/// A question that waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Open {
    /// Its number.
    pub id: QuestionId,
    /// What is asked.
    pub question: Question,
    /// When it was asked.
    pub at: Millis,
    /// What the players have answered.
    pub answers: ByColor<Option<Answer>>,
}

impl Game {
    /// A game before its round begins.
    pub fn new(regulations: Arc<Regulations>) -> Self {
        let standing = Standing::new(&regulations.start, regulations.castling);
        let present = match regulations.presence {
            crate::Presence::Assumed => true,
            crate::Presence::Reported => false,
        };
        let player = Player {
            present,
            ..Player::default()
        };
        Self {
            stage: Stage::NotStarted,
            at: Millis(0),
            started: None,
            ends: Vec::new(),
            points_due: Vec::new(),
            owed: None,
            charged: Vec::new(),
            version: 0,
            history: history_of(&standing),
            turn: Turn::new(&standing),
            standing,
            plies: Vec::new(),
            unpressed: ByColor::both(false),
            let_go: None,
            clock: Clock::new(&regulations.time),
            players: ByColor::both(player),
            irregularities: Vec::new(),
            unsound_seen: None,
            offer: None,
            claim: None,
            draw_allowed: false,
            questions: Vec::new(),
            questions_asked: 0,
            rulings: 0,
            withdrawn: Vec::new(),
            appeals: Vec::new(),
            sheets: ByColor::both(Scoresheet::default()),
            dead_asked: false,
            displaced: None,
            barred: Bitboard::EMPTY,
            held: false,
            queened: None,
            adjourned: None,
            regulations,
        }
    }

    /// The regulations it is played under.
    pub fn regulations(&self) -> &Regulations {
        &self.regulations
    }

    /// The class: as the regulations set it, or as it follows from the time. Where the sides'
    /// times differ, the longer one counts.
    ///
    /// Law: [A.1](jadoube_laws::law::APP_A_1), [B.1](jadoube_laws::law::APP_B_1).
    pub fn class(&self) -> Class {
        self.regulations.class()
    }

    /// How far it has come.
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// How it ended, if it did.
    pub const fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Over(outcome) => Some(outcome),
            Stage::NotStarted | Stage::Playing | Stage::Paused => None,
        }
    }

    /// How play itself ended, whatever both players have signed since.
    ///
    /// Law: [8.7](jadoube_laws::law::A8_7).
    pub fn outcome_of_play(&self) -> Option<Outcome> {
        let of_play = |(_, outcome): &&(RulingId, Outcome)| outcome.reason != Reason::Signed;
        let latest = self.ends.iter().rfind(of_play);
        latest.map(|(_, outcome)| *outcome)
    }

    /// When the last event happened.
    pub const fn at(&self) -> Millis {
        self.at
    }

    /// How many events have happened.
    pub const fn version(&self) -> u64 {
        self.version
    }

    /// What the player on move has before them.
    pub const fn standing(&self) -> &Standing {
        &self.standing
    }

    /// The board as it looks at this moment, in the middle of a move too.
    pub const fn board(&self) -> &Board {
        &self.turn.board
    }

    /// The player on move.
    ///
    /// Law: [1.2](jadoube_laws::law::A1_2).
    pub const fn turn(&self) -> Color {
        self.standing.turn()
    }

    /// When the round began.
    pub const fn started(&self) -> Option<Millis> {
        self.started
    }

    /// Who displaced pieces that are not put back yet.
    ///
    /// Law: [7.4.1](jadoube_laws::law::A7_4_1).
    pub fn displaced_by(&self) -> Option<Color> {
        self.displaced.as_ref().map(|displaced| displaced.by)
    }

    /// What the player on move has touched and is obliged to.
    pub const fn hand(&self) -> &Turn {
        &self.turn
    }

    /// The half-moves made.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// What is kept about a player.
    pub fn player(&self, color: Color) -> &Player {
        &self.players[color]
    }

    /// What is irregular on record and not put right.
    pub fn irregularities(&self) -> &[Irregularity] {
        &self.irregularities
    }

    /// The offer of a draw that waits for an answer.
    pub const fn offer(&self) -> Option<Offer> {
        self.offer
    }

    /// The claim of a draw that waits to be tested.
    pub const fn claim(&self) -> Option<PendingClaim> {
        self.claim
    }

    /// The questions that wait for an answer.
    pub fn questions(&self) -> &[Open] {
        &self.questions
    }

    /// The rulings that an appeal waits against.
    ///
    /// Law: [11.10](jadoube_laws::law::A11_10).
    pub fn appeals(&self) -> &[RulingId] {
        &self.appeals
    }

    /// A player's scoresheet.
    pub fn sheet(&self, color: Color) -> &Scoresheet {
        &self.sheets[color]
    }

    /// The clock.
    pub const fn clock(&self) -> &Clock {
        &self.clock
    }

    /// What a side's clock shows at a time.
    pub fn reading(&self, color: Color, at: Millis) -> Reading {
        self.clock.reading(&self.regulations.time, color, at)
    }

    /// How many half-moves were made.
    pub fn ply(&self) -> u32 {
        u32::try_from(self.plies.len()).unwrap_or(u32::MAX)
    }

    /// How many moves a side has made.
    pub fn moves_made(&self, color: Color) -> u32 {
        let first = self.regulations.start.turn;
        let plies = self.ply();
        if color == first {
            plies.div_ceil(2)
        } else {
            plies / 2
        }
    }

    /// How many moves a side has completed: made, and followed by a press or by another move.
    ///
    /// Law: [6.2.1](jadoube_laws::law::A6_2_1).
    pub fn moves_completed(&self, color: Color) -> u32 {
        self.moves_made(color) - u32::from(self.unpressed[color])
    }

    /// Whether a ruling was withdrawn.
    pub fn is_withdrawn(&self, ruling: RulingId) -> bool {
        self.withdrawn.contains(&ruling)
    }

    /// What stood there before a half-move, counted from the start, or what stands there now if no
    /// more were made. It is played out from the start each time.
    pub fn standing_before(&self, ply: u32) -> Standing {
        let start = self.standing_at_start();
        (0..ply)
            .zip(&self.plies)
            .fold(start, |standing, made| self.standing_after(&standing, made))
    }

    /// What stood there before the first half-move, without the rights that were lost since for
    /// having been set up wrongly.
    pub(crate) fn standing_at_start(&self) -> Standing {
        let mode = self.regulations.castling;
        let start = Standing::new(&self.regulations.start, mode);
        start.without_rights(self.barred, mode)
    }

    /// What stood there after a half-move at its place.
    pub(crate) fn standing_after(&self, before: &Standing, (at, made): (u32, &Ply)) -> Standing {
        let mode = self.regulations.castling;
        match (made.mv, self.board_left(at)) {
            (Some(m), _) => before.after(m, mode),
            (None, Some(board)) => before.pressed(board, mode),
            (None, None) => *before,
        }
    }

    /// The board left by a half-move that was no legal one.
    pub(crate) fn board_left(&self, ply: u32) -> Option<&Board> {
        self.irregularities
            .iter()
            .find(|irregularity| irregularity.ply == ply && irregularity.board.is_some())
            .and_then(|irregularity| irregularity.board.as_deref())
    }
}

/// The history that begins with what stands there.
pub(crate) fn history_of(standing: &Standing) -> History {
    match standing.position() {
        Some(position) => History::new(position),
        None => History::new(&Position::initial()),
    }
}
