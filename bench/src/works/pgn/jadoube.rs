//! Our reader for the text and our rules for the moves.

use jadoube_laws::pgn::{self, Flow, Replay, TagPair, Token, Visitor};

/// How many mainline moves are legal; a game is left at its first error.
pub fn moves(text: &[u8]) -> u64 {
    let mut counter = Counter::default();
    pgn::read(text, &mut counter);
    counter.moves
}

#[derive(Default)]
struct Counter {
    replay: Replay,
    moves: u64,
}

impl Visitor for Counter {
    fn begin_game(&mut self, _: Token<'_>) -> Flow {
        self.replay.begin_game();
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
        match self.replay.play(token.bytes()) {
            Ok(_) => {
                self.moves += 1;
                Flow::Read
            }
            Err(_) => Flow::Skip,
        }
    }
}
