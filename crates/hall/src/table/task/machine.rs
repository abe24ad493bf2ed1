//! The machine on move: asked once for a position, and heard only on what it was asked.

use jadoube_laws::Move;
use jadoube_record::{PersonKind, TableEvent};

use super::{super::decide, MachineAnswer, Notice, Task};

impl Task {
    /// Asks the machine if it is on move; else nothing is asked any more.
    pub(super) fn ask_machine(&mut self) {
        let seated = self.table.seat(self.table.game().turn());
        let machine = seated.filter(|it| it.kind == PersonKind::Machine);
        // What it answers while the clocks stand, or after a move was taken back, counts for
        // nothing: then it is asked again.
        let Some(machine) = machine.filter(|_| decide::is_playing(&self.table)) else {
            return self.links.give_machine_up();
        };
        if let Some(question) = self.links.ask_machine(self.moves()) {
            let turn = Notice::machine(&self.table, machine, self.clock.now(), question);
            let _ = self.context.notices.send(turn);
        }
    }

    /// The moves made: two positions with the same ones behind them are the same.
    fn moves(&self) -> Vec<Option<Move>> {
        self.table.game().plies().iter().map(|ply| ply.mv).collect()
    }

    /// The machine has answered the question of a number.
    pub(super) async fn machine(&mut self, number: u64, answer: MachineAnswer) {
        let is_due = decide::is_playing(&self.table) && self.links.is_asked(number, &self.moves());
        if !is_due {
            return;
        }
        let color = self.table.game().turn();
        let at = self.clock.now().max(self.table.last_at());
        let by = self.table.seat(color).map(|person| person.id);
        let lines = match answer.answer {
            Ok(uci) => decide::machine_plays(&self.table, at, color, uci, answer.waited),
            Err(why) => {
                let event = TableEvent::EngineFailed((&color).into(), why);
                decide::machine_gives_up(&self.table, at, color, event)
            }
        };
        match lines {
            Ok(lines) => {
                if self.commit(by, None, lines).await.is_err() {
                    self.links.give_machine_up();
                }
            }
            Err(no) => tracing::warn!(table = %self.table.id(), ?no, "the machine's move"),
        }
    }
}
