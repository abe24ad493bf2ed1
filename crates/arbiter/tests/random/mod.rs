//! Random games, lawful and not: facts of every kind in any order, from a source of numbers.

pub(crate) mod facts;
pub(crate) mod run;

use std::sync::Arc;

use jadoube_arbiter::{
    AbsenceClaim, Act, Adjourning, Answer, Appealed, ArbiterSeat, Command, DrawRule, EntryText,
    Finding, Friendly, Game, Ground, Hand, IllegalMoveScale, Intended, Manner, Millis, Misconduct,
    Mishandling, Mislaid, Mode, Observation, Opened, Order, Penalty, Points, Presence, QuestionId,
    Quickplay, Regulations, Report, RulingId, Score, Seal, SealFault, Secret, SheetKind, SiteAct,
    Stage, StopReason, Terms, TimeControl, Venue, Watch, performed,
};
use jadoube_laws::{
    CastlingMode, Claim, Color, Edition, Move, Piece, Role, Rule, Setup, Square, Supervision, Uci,
};

/// Where random numbers come from: a generator, or the bytes of a fuzzer.
pub(crate) trait Source {
    /// A number below `end`, which is not zero.
    fn below(&mut self, end: u32) -> u32;

    /// Whether there is nothing more to come.
    fn is_spent(&self) -> bool;

    /// True once in so many times.
    fn once_in(&mut self, times: u32) -> bool {
        self.below(times) == 0
    }

    /// One of these.
    fn pick<T: Copy>(&mut self, all: &[T]) -> T {
        let index = self.below(u32::try_from(all.len()).expect("few"));
        all[usize::try_from(index).expect("few")]
    }
}

/// Marsaglia's xorshift, the same everywhere for a seed.
pub(crate) struct XorShift(pub(crate) u64);

impl Source for XorShift {
    fn is_spent(&self) -> bool {
        false
    }

    fn below(&mut self, end: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        u32::try_from((self.0 >> 20) % u64::from(end)).expect("below a u32")
    }
}

/// Starts that bring out what rarely happens: few pieces, pawns about to promote, castling.
const STARTS: [&str; 8] = [
    "8/4P1k1/8/8/8/8/6p1/4K3 w - - 0 1",
    "r3k2r/pppp1ppp/8/8/8/8/PPPPPrPP/R3K2R w KQkq - 0 1",
    "8/8/8/8/3k4/8/8/3K3R w - - 96 120",
    "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
    "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
    "8/4k3/8/8/8/8/4R3/4K1r1 w - - 0 1",
    "7k/8/6K1/8/8/8/8/1Q6 w - - 146 90",
    "8/5P1k/5K2/8/8/8/8/8 w - - 0 1",
];

/// Regulations of any kind.
pub(crate) fn regulations(source: &mut impl Source) -> Arc<Regulations> {
    let mut regulations = Regulations {
        edition: source.pick(&Edition::ALL),
        watch: source.pick(&[Watch::Program, Watch::Program, Watch::People]),
        arbiter: source.pick(&[ArbiterSeat::Seated, ArbiterSeat::Empty]),
        supervision: source.pick(&[Supervision::Adequate, Supervision::Otherwise]),
        presence: source.pick(&[Presence::Assumed, Presence::Assumed, Presence::Reported]),
        sheets: source.pick(&[
            SheetKind::Automatic,
            SheetKind::Paper,
            SheetKind::Electronic,
        ]),
        ..Regulations::default()
    };
    let minutes = |minutes: u64, seconds: u64, mode| {
        TimeControl::whole(Millis(minutes * 60_000), Millis(seconds * 1000), mode)
            .expect("a time control")
    };
    for color in Color::ALL {
        regulations.time[color] = match source.below(6) {
            0 => minutes(90, 30, Mode::Cumulative),
            1 => minutes(15, 10, Mode::Cumulative),
            2 => minutes(3, 2, Mode::Delay),
            3 => minutes(5, 3, Mode::Bronstein),
            4 => "6/1, 1+1".parse().expect("a time control"),
            _ => minutes(1, 0, Mode::Cumulative),
        };
    }
    if source.once_in(8) {
        regulations.venue = Venue::Online;
    }
    if source.once_in(2) {
        regulations.quickplay = source.pick(&[Quickplay::Increment, Quickplay::Claims]);
    }
    if source.once_in(12) {
        regulations.friendly = Friendly::Yes;
    }
    if source.once_in(6) {
        regulations.illegal_moves = IllegalMoveScale::Warnings(2);
    }
    if source.once_in(6) {
        regulations.draws = source.pick(&[DrawRule::NotBefore(10), DrawRule::Never]);
    }
    if source.once_in(4) {
        regulations.default_time = Some(Millis(u64::from(source.below(2000)) * 1000));
    }
    if source.once_in(2) {
        let fen = source.pick(&STARTS);
        if let Ok(setup) = fen.parse::<Setup>() {
            regulations.start = setup;
        }
    } else if source.once_in(6) {
        let number = u16::try_from(source.below(960)).expect("small");
        if let Some(position) = jadoube_laws::chess960::start(number) {
            regulations.start = position.setup();
            regulations.castling = CastlingMode::Chess960;
        }
    }
    Arc::new(regulations)
}
