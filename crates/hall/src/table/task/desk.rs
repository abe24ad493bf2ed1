//! What a table tells the arbiter's desk, and is told from there.

use jadoube_protocol::rest::desk::DeskTable;
use jadoube_record::Person;

use super::{
    super::{No, decide, glance},
    Task,
};
use crate::{
    Fault, Visitor,
    permit::{Relation, relation},
};

impl Task {
    /// How it looks from the desk, to somebody who may act as arbiter here.
    pub(super) fn glance(&self, visitor: &Visitor) -> Option<Box<DeskTable>> {
        match relation(visitor, &self.table) {
            Relation::Arbiter => {}
            Relation::Player(_) | Relation::Waiting | Relation::Spectator => return None,
        }
        let at = self.clock.now();
        let links = |color| (self.link(color), self.links.gone_ms(color));
        let quotas = self.quotas.map(|quota| quota.left_ms());
        let row = glance::glance(&self.table, at, links, quotas, &self.context.tongues);
        Some(Box::new(row))
    }

    /// Seats somebody as assistant, as an arbiter asks.
    pub(super) async fn appoint(&mut self, by: &Visitor, person: &Person) -> Result<(), Fault> {
        let at = self.clock.now();
        let lines = match decide::appoint(&self.table, at, by, person) {
            Ok(lines) => lines,
            Err(No::Fault(fault)) => return Err(fault),
            Err(No::Refused(_)) => return Err(jadoube_protocol::ErrorCode::NotNow.into()),
        };
        self.commit(Some(by.id), None, lines).await
    }
}
