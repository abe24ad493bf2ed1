//! What is done at all tables of a room at once, and at one board of a round.

use jadoube_laws::Color;
use jadoube_protocol::{
    ErrorCode,
    rest::rooms::{Absent, DoAtAll, DoneAtAll, PostForfeit},
};
use tokio::sync::oneshot;

use crate::{
    Fault, Hall, Visitor,
    table::{Asked, AtAll},
};

impl Hall {
    /// Does something at all tables of a room, in the same moment: all are asked before any
    /// answer is waited for.
    ///
    /// # Errors
    ///
    /// If the room is not theirs.
    pub async fn do_at_all(
        &self,
        by: &Visitor,
        room: &str,
        post: &DoAtAll,
    ) -> Result<DoneAtAll, Fault> {
        self.leads(by, room)?;
        let mut waiting = Vec::new();
        for table in self.tables_of(room) {
            let (answer, answered) = oneshot::channel();
            let asked = Asked::AtAll(by.id, post.clone(), answer);
            // A table that was put away is over.
            if self.ask_if_there(table, asked).await.is_ok() {
                waiting.push((table, answered));
            }
        }
        let mut done = DoneAtAll {
            done: Vec::new(),
            failed: Vec::new(),
        };
        for (table, answered) in waiting {
            match answered.await {
                Ok(AtAll::Done) => done.done.push(table.to_string()),
                Ok(AtAll::NotMeant) => {}
                Ok(AtAll::Failed) | Err(_) => done.failed.push(table.to_string()),
            }
        }
        let what = format!("{:?}", post.what).to_lowercase();
        self.audit(by, "at_all_tables", &what, room).await?;
        Ok(done)
    }
    /// A board of a round, or of the last one, is lost by who did not come to it.
    ///
    /// Law: [6.7.1](jadoube_laws::law::A6_7_1).
    ///
    /// # Errors
    ///
    /// If the room is not theirs, the round has no such board, its game is over, or who is said
    /// to be absent has moved.
    pub async fn forfeit(
        &self,
        by: &Visitor,
        room: &str,
        board: u32,
        post: &PostForfeit,
    ) -> Result<(), Fault> {
        self.leads(by, room)?;
        let boards = self.boards(room, post.round).await?;
        let last = boards.keys().map(|slot| slot.round).max();
        let found = boards
            .iter()
            .find(|(slot, _)| Some(slot.round) == last && slot.board == board);
        let not_found = || Fault::from(ErrorCode::NotFound).about(format!("board {board}"));
        let (slot, table) = found.ok_or_else(not_found)?;
        let absent = match post.absent {
            Absent::White => Some(Color::White),
            Absent::Black => Some(Color::Black),
            Absent::Both => None,
        };
        let (answer, answered) = oneshot::channel();
        self.ask(table.id(), Asked::Forfeit(by.id, absent, answer))
            .await?;
        answered.await.map_err(|_| ErrorCode::Internal)??;
        let about = format!("round {}, board {board}: {:?}", slot.round, post.absent);
        self.audit(by, "forfeit", &about, room).await
    }
}
