//! How long the facts of ordinary games take: `cargo bench -p jadoube-arbiter --bench facts`.

use std::{ops::ControlFlow, sync::Arc};

use divan::{Bencher, black_box, counter::ItemsCount};
use jadoube_arbiter::{Act, Command, Game, Hand, Millis, Order, Regulations, Standing, performed};
use jadoube_laws::pgn::{self, Flow, Replay, TagPair, Token, Visitor};

fn main() {
    divan::main();
}

/// The facts of every sample game: touched, let go, pressed, five seconds a move.
#[derive(Default)]
struct Facts {
    replay: Replay,
    game: Vec<(Millis, Command)>,
    games: Vec<Vec<(Millis, Command)>>,
}

impl Visitor for Facts {
    fn begin_game(&mut self, _: Token<'_>) -> Flow {
        self.replay.begin_game();
        self.game = vec![(Millis(0), Command::Arbiter(Order::StartRound))];
        Flow::Read
    }

    fn tag(&mut self, tag: TagPair<'_>) {
        self.replay.tag(tag);
    }

    fn begin_moves(&mut self) -> Flow {
        self.replay.begin_moves();
        Flow::Read
    }

    fn san(&mut self, token: Token<'_>) -> Flow {
        let Some(before) = self.replay.position().copied() else {
            return Flow::Skip;
        };
        let Ok(m) = self.replay.play(token.bytes()) else {
            return Flow::Skip;
        };
        let at = Millis(u64::from(self.replay.plies()) * 5000);
        let press = Act::Press {
            hand: Hand::Same,
            lag: Millis(0),
        };
        let over = self.replay.position().is_some_and(|p| !p.has_legal_move());
        for act in performed(&Standing::Sound(before), m) {
            self.game.push((at, Command::Player(before.turn(), act)));
        }
        if !over {
            self.game.push((at, Command::Player(before.turn(), press)));
        }
        Flow::Read
    }

    fn end_game(&mut self) -> ControlFlow<()> {
        self.games.push(std::mem::take(&mut self.game));
        ControlFlow::Continue(())
    }
}

fn games() -> Vec<Vec<(Millis, Command)>> {
    let mut facts = Facts::default();
    pgn::read(include_bytes!("../../../samples/classics.pgn"), &mut facts);
    facts.games
}

fn replay(games: &[Vec<(Millis, Command)>], regulations: &Arc<Regulations>) -> usize {
    let mut events = 0;
    for facts in games {
        let mut game = Game::new(Arc::clone(regulations));
        for (at, command) in facts {
            events += game
                .handle(*at, command.clone())
                .expect("an ordinary game")
                .len();
        }
    }
    events
}

/// Facts decided and applied, the dead-position test on.
#[divan::bench]
fn ordinary_games(bencher: Bencher<'_, '_>) {
    let games = games();
    let facts: usize = games.iter().map(Vec::len).sum();
    let regulations = Arc::new(Regulations::default());
    bencher
        .counter(ItemsCount::new(facts))
        .bench(|| replay(black_box(&games), &regulations));
}
