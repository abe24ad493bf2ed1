//! What is done at all tables of a room at once.

use jadoube_protocol::rest::rooms::{DoAtAll, DoneAtAll};
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
}
