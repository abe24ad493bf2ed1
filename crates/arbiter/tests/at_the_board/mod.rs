//! What the tests of single Articles share: a game under regulations, and facts told briefly.
#![allow(dead_code)]

use std::sync::Arc;

use jadoube_arbiter::{
    Act, Command, Event, Game, Hand, Happening, Manner, Millis, Order, Refusal, Regulations, Ruling,
};
use jadoube_laws::{Color, Square};

/// A game, and the time of its last fact.
pub(crate) struct Board {
    pub(crate) game: Game,
    pub(crate) at: u64,
}

impl Board {
    /// A game whose round has not begun.
    pub(crate) fn before(regulations: Regulations) -> Self {
        let game = Game::new(Arc::new(regulations));
        Self { game, at: 0 }
    }

    /// A game whose round has begun at time 0.
    pub(crate) fn new(regulations: Regulations) -> Self {
        let mut board = Self::before(regulations);
        board.order(Order::StartRound).expect("the round begins");
        board
    }

    /// A fact: the rulings that follow, each with its authority.
    pub(crate) fn tell(&mut self, command: Command) -> Result<Vec<String>, Refusal> {
        let before = self.game.clone();
        match self.game.handle(Millis(self.at), command) {
            Ok(events) => Ok(rulings(&events)),
            Err(refusal) => {
                assert_eq!(self.game, before, "a refusal leaves the game as it was");
                Err(refusal)
            }
        }
    }

    /// The arbiter orders something: the rulings that follow, each with its authority.
    pub(crate) fn order(&mut self, order: Order) -> Result<Vec<String>, Refusal> {
        self.tell(Command::Arbiter(order))
    }

    /// A player does something: the rulings that follow, each with its authority.
    pub(crate) fn act(&mut self, color: Color, act: Act) -> Result<Vec<String>, Refusal> {
        self.tell(Command::Player(color, act))
    }

    /// Only time passes.
    pub(crate) fn wait(&mut self) -> Vec<String> {
        self.tell(Command::Time).expect("time may always pass")
    }

    /// Moves such as `e2e4`, each touched, let go and pressed, a second apart.
    pub(crate) fn play(&mut self, moves: &str) {
        for text in moves.split_whitespace() {
            self.at += 1000;
            let color = self.game.turn();
            let square = |text: &str| -> Square { text.parse().expect("a square") };
            let (from, to) = (square(&text[..2]), square(&text[2..4]));
            let (hand, lag) = (Hand::Same, Millis(0));
            for act in [
                Act::Touch(from, Manner::Plain),
                Act::Release { from, to },
                Act::Press { hand, lag },
            ] {
                if self.game.outcome().is_none() {
                    self.act(color, act)
                        .unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
                }
            }
        }
    }
}

/// The rulings among events, as `Ruling (authority)`; an end as `score Reason (authority)`.
pub(crate) fn rulings(events: &[Event]) -> Vec<String> {
    let ruled = |event: &Event| {
        let Happening::Ruled {
            ruling, authority, ..
        } = &event.what
        else {
            return None;
        };
        let Ruling::Over(outcome) = ruling else {
            return Some(format!("{ruling:?} ({authority})"));
        };
        let score = outcome
            .score
            .map_or("void".into(), |score| score.to_string());
        Some(format!("{score} {:?} ({authority})", outcome.reason))
    };
    events.iter().filter_map(ruled).collect()
}
