//! Assistant arbiters, named for tables.

use jadoube_journal::{GameId, PersonId};
use jadoube_protocol::{
    ErrorCode, Role,
    rest::desk::{Appoint, NotDone, ToAll},
};
use tokio::sync::oneshot;

use crate::{Fault, Hall, Visitor, sessions, table::Asked};

/// How many tables an assistant can be named for at once.
const MOST: usize = 200;

/// Names an assistant: from then on they may act as arbiter at those tables, and at no other.
///
/// # Errors
///
/// If there is no such person, or they are no assistant arbiter.
pub(super) async fn appoint(
    hall: &Hall,
    by: &Visitor,
    room: &str,
    appoint: &Appoint,
) -> Result<ToAll, Fault> {
    if appoint.tables.len() > MOST {
        return Err(Fault::from(ErrorCode::TooLong).about("tables"));
    }
    let stored = hall
        .journal()
        .people()
        .by_id(PersonId(appoint.person))
        .await;
    let stored = stored.map_err(|error| hall.storage(&error))?;
    let about = appoint.person.to_string();
    let stored = stored
        .filter(|person| !person.disabled && !person.deleted)
        .ok_or_else(|| Fault::from(ErrorCode::NotFound).about(about.clone()))?;
    let person = sessions::visitor(stored);
    if !person.is(Role::AssistantArbiter) && !person.is(Role::Arbiter) {
        return Err(Fault::from(ErrorCode::Invalid).about(format!("person: {about}")));
    }
    let mut all = ToAll {
        done: Vec::new(),
        failed: Vec::new(),
    };
    for table in &appoint.tables {
        match seat(hall, by, room, table, &person).await {
            Ok(()) => all.done.push(table.clone()),
            Err(fault) => all.failed.push(NotDone {
                table: table.clone(),
                fault: fault.told(hall.tongues()),
            }),
        }
    }
    Ok(all)
}

async fn seat(
    hall: &Hall,
    by: &Visitor,
    room: &str,
    table: &str,
    person: &Visitor,
) -> Result<(), Fault> {
    let not_found = || Fault::from(ErrorCode::NotFound).about(super::short(table));
    let id: GameId = table.parse().map_err(|_| not_found())?;
    if hall
        .lobby()
        .table(table)
        .is_none_or(|info| info.room != room)
    {
        return Err(not_found());
    }
    let (answer, answered) = oneshot::channel();
    let asked = Asked::Appoint(by.clone(), person.person(), answer);
    hall.ask(id, asked).await?;
    answered
        .await
        .map_err(|_| Fault::from(ErrorCode::Internal).about(super::short(table)))?
}
