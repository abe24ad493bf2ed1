//! What is wrong in a PGN file.

use jadoube_laws::pgn::{Flaw, PgnError};

use crate::{Arguments, Words};

impl Words {
    /// What is wrong at some place of a PGN file.
    pub fn flaw(&self, flaw: Flaw) -> String {
        self.message(&format!("pgn-{}", flaw.code()), &Arguments::new())
    }

    /// What is wrong in a PGN file, and where.
    pub fn pgn_error(&self, error: &PgnError) -> String {
        let place = error.place;
        let arguments = Arguments::new()
            .with("game", place.game.to_string())
            .with("line", place.line.to_string())
            .with("column", place.column.to_string())
            .with("flaw", self.flaw(error.flaw));
        self.message("pgn-at", &arguments)
    }
}
