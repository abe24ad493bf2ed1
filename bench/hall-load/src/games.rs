//! Real games, as moves in UCI.

use std::{error::Error, path::Path};

use jadoube_laws::{
    Position,
    pgn::{self, Flow, Token, Visitor},
};

/// The first games of a file, played out from the initial position, that last at least so many
/// half-moves.
pub fn read(path: &Path, most: usize, shortest: usize) -> Result<Vec<Vec<String>>, Box<dyn Error>> {
    let file = std::fs::File::open(path)
        .map_err(|error| format!("{}: {error}; name a corpus with --corpus", path.display()))?;
    let text = zstd::decode_all(file)?;
    let mut reading = Reading {
        games: Vec::new(),
        moves: Vec::new(),
        position: Position::initial(),
        most,
        shortest,
    };
    pgn::read(&text, &mut reading);
    if reading.games.is_empty() {
        return Err(format!("{}: no game is long enough", path.display()).into());
    }
    Ok(reading.games)
}

struct Reading {
    games: Vec<Vec<String>>,
    moves: Vec<String>,
    position: Position,
    most: usize,
    shortest: usize,
}

impl Visitor for Reading {
    fn begin_game(&mut self, _: Token<'_>) -> Flow {
        self.moves.clear();
        self.position = Position::initial();
        if self.games.len() < self.most {
            Flow::Read
        } else {
            Flow::Skip
        }
    }

    fn san(&mut self, token: Token<'_>) -> Flow {
        let Ok(m) = self.position.read_san(token.bytes()) else {
            return Flow::Skip;
        };
        let mode = jadoube_laws::CastlingMode::Standard;
        self.moves.push(jadoube_laws::Uci::of(m, mode).to_string());
        self.position = self.position.after(m);
        Flow::Read
    }

    fn end_game(&mut self) -> std::ops::ControlFlow<()> {
        // The last moves are left out: at a third occurrence the hall ends a game.
        self.moves.truncate(self.shortest);
        if self.moves.len() == self.shortest && self.games.len() < self.most {
            self.games.push(std::mem::take(&mut self.moves));
        }
        std::ops::ControlFlow::Continue(())
    }
}
