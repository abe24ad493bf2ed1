//! One order to all tables of a room.

use futures_util::future::join_all;
use jadoube_journal::GameId;
use jadoube_protocol::{
    ErrorCode, ServerMessage, TableAct, TableStage,
    rest::desk::{NotDone, ToAll},
};
use jadoube_record::Order;

use crate::{Fault, Hall, Visitor, secrets};

/// Gives an order at all tables of a room that have come so far, all at once.
pub(super) async fn order_all(
    hall: &Hall,
    visitor: &Visitor,
    room: &str,
    order: &Order,
    stage: TableStage,
) -> ToAll {
    let tables = hall.lobby().tables(room);
    let meant = tables.into_iter().filter(|info| info.stage == stage);
    let orders = meant.map(|info| async move {
        let answer = give(hall, visitor, &info.id, order).await;
        (info.id, answer)
    });
    let mut all = ToAll {
        done: Vec::new(),
        failed: Vec::new(),
    };
    for (table, answer) in join_all(orders).await {
        match answer {
            Ok(()) => all.done.push(table),
            Err(fault) => all.failed.push(NotDone { table, fault }),
        }
    }
    all
}

async fn give(
    hall: &Hall,
    visitor: &Visitor,
    table: &str,
    order: &Order,
) -> Result<(), jadoube_protocol::Fault> {
    let told = |fault: Fault| fault.told(hall.tongues());
    let id: GameId = table
        .parse()
        .map_err(|_| told(Fault::from(ErrorCode::NotFound).about(table)))?;
    let act = TableAct::Order(order.clone());
    let answer = hall.act(id, visitor.clone(), secrets::code(12), act).await;
    let answer = answer.map_err(told)?;
    if let ServerMessage::Error { fault, .. } = answer {
        return Err(fault);
    }
    if let ServerMessage::Refused { say, .. } = answer {
        return Err(jadoube_protocol::Fault {
            code: ErrorCode::NotNow,
            say,
            about: Some(table.to_owned()),
            retry_s: None,
        });
    }
    Ok(())
}
