//! The rating somebody sits down with.

use jadoube_journal::{GameId, PersonId};
use jadoube_protocol::TableAct;
use jadoube_record::{Person, PersonKind};
use tokio::sync::oneshot;

use super::recount::standing;
use crate::{Hall, Visitor, table::Asked};

impl Hall {
    /// Somebody as they are seen at a table. The rating in its class is looked up when they sit
    /// down, and stays with the seat as it was then.
    pub async fn person_at(&self, visitor: &Visitor, table: GameId, act: &TableAct) -> Person {
        let mut person = visitor.person();
        let sits = matches!(act, TableAct::Sit(_) | TableAct::SitAsArbiter);
        if sits && visitor.kind == PersonKind::Registered {
            person.rating = self.rating_at(visitor.id, table).await;
        }
        person
    }

    async fn rating_at(&self, person: i64, table: GameId) -> Option<i32> {
        let (answer, answered) = oneshot::channel();
        self.ask(table, Asked::Info(answer)).await.ok()?;
        let class = answered.await.ok()?.class;
        let current = self.journal().ratings();
        let current = current.current(PersonId(person), &class).await;
        // Without it one plays all the same.
        let current = current.inspect_err(|error| tracing::warn!(%error, "no rating is shown"));
        let rating = standing(&current.ok()??.standing)?;
        i32::try_from(rating.shown()).ok()
    }
}
