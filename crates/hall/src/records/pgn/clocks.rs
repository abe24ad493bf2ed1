//! What the clocks showed, as PGN has it.

use jadoube_arbiter::{Event, Game, Millis, RecordedMove};
use jadoube_laws::pgn::{ClockTime, Note};

/// What the clock of the player who moved showed once it was pressed, with what the press had
/// added and what the network had cost: for every move at the same moment, so that no clock seems
/// to gain more than it may.
#[derive(Debug, Default)]
pub(super) struct Clocks(Vec<Option<Pressed>>);

#[derive(Clone, Copy, Debug)]
struct Pressed {
    at: Millis,
    left_ms: i64,
}

impl Clocks {
    /// Looks at the clocks just after an event.
    pub(super) fn look(&mut self, event: &Event, game: &Game) {
        let plies = usize::try_from(game.ply()).unwrap_or(usize::MAX);
        // What was taken back is pressed anew.
        self.0.resize(plies, None);
        let mover = !game.turn();
        let is_pressed = game.moves_completed(mover) >= game.moves_made(mover)
            && game.clock().running() != Some(mover);
        let Some(last) = self.0.last_mut().filter(|_| is_pressed) else {
            return;
        };
        // A press is several events at one moment.
        if last.is_none_or(|pressed| pressed.at == event.at) {
            *last = Some(Pressed {
                at: event.at,
                left_ms: game.reading(mover, event.at).left,
            });
        }
    }

    /// What it showed after a move, in whole seconds. After the last move of a game that ended with
    /// it the clock was not pressed: then what it showed when the move was made.
    pub(super) fn after(&self, ply: u32, made: &RecordedMove) -> Note {
        let index = usize::try_from(ply).unwrap_or(usize::MAX);
        let pressed = self.0.get(index).copied().flatten();
        let ms = pressed.map_or(made.left().0, |pressed| {
            u64::try_from(pressed.left_ms).unwrap_or(0)
        });
        let whole = ClockTime { ms: ms - ms % 1000 };
        Note::new(&format!("[%clk {whole}]"))
    }
}
