//! What a player is told where nobody but people watch: two games that look alike to a player, of
//! which one has a legal move where the other has none, answer the player alike.
//!
//! Between letting go and the press either player may do anything with the pieces: go back on what
//! was let go of, alter it, or reply to it. What is left out uncovers a fault by its meaning:
//! claims of an illegal move, of a touch or of both hands.

use std::sync::Arc;

use jadoube_arbiter::{
    Act, ArbiterSeat, Command, EntryText, Game, Hand, Happening, Intended, Manner, Millis,
    Mishandling, Order, Refusal, Regulations, SheetKind, Stage, StopReason, Terms, Watch,
};
use jadoube_laws::{Claim, Color, Edition, Role, Square, Supervision, Uci};

/// Two beginnings that look the same, a move that is legal in the first alone, and one that is
/// legal in both for the reply.
struct Twins {
    legal: &'static str,
    illegal: &'static str,
    acts: &'static [(&'static str, &'static str)],
    reply: (&'static str, &'static str),
}

const TWINS: [Twins; 4] = [
    Twins {
        legal: "r3k2r/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/R3K2R w KQkq - 0 11",
        illegal: "r3k2r/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/R3K2R w kq - 0 11",
        acts: &[("e1", "g1"), ("h1", "f1")],
        reply: ("a7", "a6"),
    },
    Twins {
        legal: "r3k2r/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/R3K2R b KQkq - 0 11",
        illegal: "r3k2r/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/R3K2R b KQ - 0 11",
        acts: &[("e8", "c8"), ("a8", "d8")],
        reply: ("a2", "a3"),
    },
    Twins {
        legal: "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
        illegal: "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3",
        acts: &[("e5", "f6"), ("f5", "")],
        reply: ("a7", "a6"),
    },
    // Nothing but how long no pawn has moved: a claim would succeed in one of them alone.
    Twins {
        legal: "r3k2r/8/8/8/8/8/P7/R3K2R w - - 99 80",
        illegal: "r3k2r/8/8/8/8/8/P7/R3K2R w - - 3 80",
        acts: &[("e1", "f1")],
        reply: ("e8", "f8"),
    },
];

struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 >> 33).expect("small") % end
    }

    fn pick<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }
}

fn square(name: &str) -> Square {
    name.parse().expect("a square")
}

fn regulations(numbers: &mut Numbers) -> Regulations {
    let time: jadoube_arbiter::TimeControl = numbers
        .pick(&["90+30", "15+10", "3+2", "none"])
        .parse()
        .expect("a time control");
    Regulations {
        edition: numbers.pick(&Edition::ALL),
        watch: Watch::People,
        arbiter: ArbiterSeat::Seated,
        supervision: numbers.pick(&[Supervision::Adequate, Supervision::Otherwise]),
        sheets: numbers.pick(&[
            SheetKind::Automatic,
            SheetKind::Paper,
            SheetKind::Electronic,
        ]),
        time: jadoube_laws::ByColor::both(time),
        ..Regulations::default()
    }
}

/// What a player may say or do beside the pieces.
fn word(numbers: &mut Numbers) -> Act {
    let uci: Uci = numbers
        .pick(&["a7a6", "a2a3", "e1g1", "b1c3"])
        .parse()
        .expect("a move");
    let text = |text: &str| text.to_owned().into_boxed_str();
    let entry = numbers.pick(&[
        EntryText::Move(text("a6")),
        EntryText::At(0, text("O-O")),
        EntryText::At(1, text("e5")),
        EntryText::At(2, text("e5")),
        EntryText::At(3, text("e5")),
        EntryText::Offer,
    ]);
    let intended = numbers.pick(&[
        Intended::None,
        Intended::Written(uci),
        Intended::Announced(uci),
    ]);
    let reason = numbers.pick(&[
        StopReason::MissingPiece,
        StopReason::Displaced,
        StopReason::Help,
        StopReason::None,
    ]);
    let all = [
        Act::SayAdjust,
        Act::Mishandle(Mishandling::Hover),
        Act::Offer(Terms::Plain),
        Act::Offer(Terms::Conditional),
        Act::WithdrawOffer,
        Act::Accept,
        Act::Decline,
        Act::AgreeCorrection,
        Act::Write(entry.clone()),
        Act::Write(entry),
        Act::AskSheet,
        Act::ClaimDraw(numbers.pick(&Claim::ALL), intended),
        Act::WithdrawClaim,
        Act::ClaimByDisplay,
        Act::UseBothHands,
        Act::Stop(reason),
        Act::Arrive,
        Act::PutBack,
    ];
    numbers.pick(&all)
}

/// What the players see of an answer.
fn seen(answer: Result<Vec<jadoube_arbiter::Event>, Refusal>) -> Result<Vec<Happening>, Refusal> {
    let is_seen = |what: &Happening| {
        !matches!(
            what,
            Happening::Made(_)
                | Happening::Irregular(..)
                | Happening::Retracted(_)
                | Happening::RepliedTo(..)
                | Happening::FlagFell(_)
                | Happening::TouchNotKept(_)
                | Happening::Obliged(_)
                | Happening::Told(_)
                | Happening::Asked(..)
                | Happening::Answered(..)
        )
    };
    answer.map(|events| {
        events
            .into_iter()
            .map(|event| event.what)
            .filter(is_seen)
            .collect()
    })
}

/// Both games, told the same.
struct Pair {
    games: [Game; 2],
    at: u64,
    told: Vec<Command>,
}

impl Pair {
    fn tell(&mut self, command: Command) {
        self.at += 700;
        self.told.push(command.clone());
        let at = Millis(self.at);
        let [one, other] = &mut self.games;
        let (one, other) = (
            seen(one.handle(at, command.clone())),
            seen(other.handle(at, command)),
        );
        assert_eq!(one, other, "after {:#?}", self.told);
        let [one, other] = self.games.each_ref().map(|game| {
            let shown = Color::ALL.map(|color| game.reading(color, at).left);
            let (offer, claim) = (game.offer().map(|offer| offer.by), game.claim());
            let turn = game.completed_turn();
            (turn, *game.board(), shown, game.stage(), offer, claim)
        });
        assert_eq!(one, other, "after {:#?}", self.told);
    }

    fn act(&mut self, color: Color, act: Act) {
        self.tell(Command::Player(color, act));
    }

    fn is_playing(&self) -> bool {
        self.games.iter().all(|game| game.stage() == Stage::Playing)
    }

    /// A few words of anybody.
    fn words(&mut self, numbers: &mut Numbers) {
        for _ in 0..numbers.below(6) {
            let (color, act) = (numbers.pick(&Color::ALL), word(numbers));
            // What both agree on is put right, if it is there.
            if (color, &act) != (Color::White, &Act::AgreeCorrection) {
                self.act(color, act);
            }
        }
    }

    fn moves(&mut self, color: Color, (from, to): (&str, &str), numbers: &mut Numbers) {
        let (from, manner) = (
            square(from),
            numbers.pick(&[Manner::Plain, Manner::Deliberate]),
        );
        self.act(color, Act::Touch(from, manner));
        if to.is_empty() {
            self.act(color, Act::Remove(from));
        } else {
            self.act(
                color,
                Act::Release {
                    from,
                    to: square(to),
                },
            );
        }
    }

    /// Somebody does something with the pieces that no rule asks for.
    fn hand(&mut self, numbers: &mut Numbers) {
        let color = numbers.pick(&Color::ALL);
        let board = *self.games[0].board();
        let occupied: Vec<Square> = board.occupied().into_iter().collect();
        let all: Vec<Square> = Square::ALL.into_iter().collect();
        let (from, to) = (numbers.pick(&occupied), numbers.pick(&all));
        let manner = numbers.pick(&[Manner::Plain, Manner::Deliberate, Manner::Accidental]);
        let act = match numbers.below(10) {
            0..3 => Act::Touch(from, manner),
            3..7 => Act::Release { from, to },
            7 => Act::Remove(from),
            8 => Act::Place(Role::Queen, to),
            _ => Act::ReleaseNew(numbers.pick(&[Role::Queen, Role::King, Role::Pawn]), to),
        };
        self.act(color, act);
    }

    /// What was let go of goes back where it was, as far as it can.
    fn goes_back(&mut self, color: Color, acts: &[(&str, &str)]) {
        for (from, to) in acts.iter().rev().filter(|(_, to)| !to.is_empty()) {
            let (from, to) = (square(to), square(from));
            self.act(color, Act::Release { from, to });
        }
    }

    /// What may come between letting go and the press.
    fn unpressed(&mut self, color: Color, twins: &Twins, numbers: &mut Numbers) {
        for _ in 0..numbers.below(4) {
            match numbers.below(5) {
                _ if !self.is_playing() => return,
                0 => self.goes_back(color, twins.acts),
                1 => self.moves(!color, twins.reply, numbers),
                2 => self.hand(numbers),
                3 => self.press(numbers.pick(&Color::ALL)),
                _ => self.words(numbers),
            }
        }
    }

    fn press(&mut self, color: Color) {
        self.act(
            color,
            Act::Press {
                hand: Hand::Same,
                lag: Millis::ZERO,
            },
        );
    }
}

#[test]
fn players_are_answered_alike_whether_or_not_a_move_was_legal() {
    for seed in 1..30_000_u64 {
        let numbers = &mut Numbers(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1);
        let regulations = regulations(numbers);
        let twins = &TWINS[numbers.below(TWINS.len())];
        let game = |start: &str| {
            let start = start.parse().expect("a position");
            Game::new(Arc::new(Regulations {
                start,
                ..regulations.clone()
            }))
        };
        let mut pair = Pair {
            games: [twins.legal, twins.illegal].map(game),
            at: 0,
            told: Vec::new(),
        };
        pair.tell(Command::Arbiter(Order::StartRound));
        let color = pair.games[0].turn();
        if numbers.below(3) == 0 {
            pair.words(numbers);
        }
        for &squares in twins.acts {
            if pair.is_playing() {
                pair.moves(color, squares, numbers);
            }
        }
        pair.words(numbers);
        pair.unpressed(color, twins, numbers);
        if !pair.is_playing() {
            continue;
        }
        pair.press(color);
        pair.words(numbers);
        if !pair.is_playing() {
            continue;
        }
        pair.moves(!color, twins.reply, numbers);
        pair.words(numbers);
        pair.unpressed(!color, twins, numbers);
        if pair.is_playing() {
            pair.press(!color);
            pair.words(numbers);
        }
    }
}
