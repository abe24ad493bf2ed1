//! What the hall and those who lead a room do at a table.

use jadoube_arbiter::Order;
use jadoube_laws::Color;
use jadoube_protocol::{
    ErrorCode, TableStage,
    rest::rooms::{AllTables, DoAtAll},
};
use jadoube_record::{Abort, TableEvent};

use super::{
    super::decide::{self, No},
    AtAll, Task,
};
use crate::{
    Fault, Visitor,
    permit::{Relation, relation},
    rooms::clean_code,
};

impl Task {
    /// Whether somebody may watch the table and do something at it: a stranger at a private one
    /// may once the right code was given.
    pub(super) fn admits(&self, visitor: &Visitor, given: Option<&str>) -> bool {
        let Some(code) = self.table.opening().code.as_deref() else {
            return true;
        };
        match relation(visitor, &self.table) {
            Relation::Player(_) | Relation::Waiting | Relation::Arbiter => true,
            Relation::Spectator => {
                let is_right = given.is_some_and(|given| clean_code(given) == code);
                is_right || self.links.is_admitted(visitor.id)
            }
        }
    }

    /// The game is void, if its round has not begun.
    pub(super) async fn void(&mut self, why: Abort) {
        let is_meant = match (why, self.table.stage()) {
            (Abort::Nobody, stage) => stage == TableStage::Waiting,
            (
                Abort::Closed | Abort::Player(_) | Abort::NoFirstMove(_),
                TableStage::Waiting | TableStage::Ready,
            ) => true,
            (
                Abort::Closed | Abort::Player(_) | Abort::NoFirstMove(_),
                TableStage::Playing | TableStage::Paused | TableStage::Over | TableStage::Aborted,
            ) => false,
        };
        if is_meant {
            let lines = decide::own(self.clock.now(), TableEvent::Aborted(why));
            let _ = self.commit(None, None, lines).await;
        }
    }

    /// Does what somebody who leads the room wants done at all its tables, though they may play at
    /// this one.
    pub(super) async fn at_all(&mut self, by: i64, all: &DoAtAll) -> AtAll {
        let round = self.table.opening().slot.map(|slot| slot.round);
        if all.round.is_some() && all.round != round {
            return AtAll::NotMeant;
        }
        let (wanted, order) = match all.what {
            AllTables::Start => (TableStage::Ready, Order::StartRound),
            AllTables::Pause => (TableStage::Playing, Order::Pause),
            AllTables::Resume => (TableStage::Paused, Order::Resume),
            AllTables::Close => {
                let before = self.table.stage();
                self.void(Abort::Closed).await;
                return if before == self.table.stage() {
                    AtAll::NotMeant
                } else {
                    AtAll::Done
                };
            }
        };
        if self.table.stage() != wanted {
            return AtAll::NotMeant;
        }
        self.start_clock().await;
        let at = self.clock.now();
        let Ok(lines) = decide::ordered(&self.table, at, by, order) else {
            return AtAll::Failed;
        };
        match self.commit(Some(by), None, lines).await {
            Ok(()) => AtAll::Done,
            Err(_) => AtAll::Failed,
        }
    }
    /// A player, or with nothing said both, did not come and lose.
    ///
    /// Law: [6.7.1](jadoube_laws::law::A6_7_1).
    pub(super) async fn forfeit(&mut self, by: i64, absent: Option<Color>) -> Result<(), Fault> {
        self.start_clock().await;
        let at = self.clock.now();
        match decide::forfeit(&self.table, at, by, absent) {
            Ok(lines) => self.commit(Some(by), None, lines).await,
            Err(No::Fault(fault)) => Err(fault),
            Err(No::Refused(_)) => Err(Fault::from(ErrorCode::NotNow).about("forfeit")),
        }
    }
}
