//! What was said last, out of the record.

use std::collections::HashMap;

use jadoube_journal::{GameId, Message, PersonId};
use jadoube_protocol::{ChatLine, Place};
use jadoube_record::{Person, PersonKind};

use super::{Booth, places};
use crate::{Fault, Hall, lobby::REMEMBERED, sessions, table::Asked};

/// Sees to it that a room remembers what was said last in it.
pub(crate) async fn recall(hall: &Hall, room: &str) {
    if hall.lobby().remembers_chat(room) {
        return;
    }
    match recent(hall, &Place::Room(room.to_owned())).await {
        Ok(lines) => hall.lobby().remember_chat(room, lines),
        Err(fault) => tracing::warn!(room, %fault, "the chat could not be recalled"),
    }
}

/// The same for a table, which was loaded out of the record.
pub(crate) async fn recall_table(hall: &Hall, table: GameId) {
    let id = || table.to_string();
    let booths = [
        (Booth::Players, Place::Table(id())),
        (Booth::Spectators, Place::Spectators(id())),
    ];
    let mut all = Vec::new();
    for (booth, place) in booths {
        match recent(hall, &place).await {
            Ok(lines) => all.extend(lines.into_iter().map(|line| (booth, line))),
            Err(fault) => {
                tracing::warn!(%table, %fault, "the chat could not be recalled");
                return;
            }
        }
    }
    all.sort_by_key(|(_, line)| line.id);
    let _ = hall.ask_if_there(table, Asked::Recall(all)).await;
}

async fn recent(hall: &Hall, place: &Place) -> Result<Vec<ChatLine>, Fault> {
    let most = u32::try_from(REMEMBERED).unwrap_or(u32::MAX);
    let stored = places::stored(place);
    let said = hall.journal().chat().recent(&stored, most, None).await;
    let said = said.map_err(|error| hall.storage(&error))?;
    let mut kinds = HashMap::new();
    let mut lines = Vec::with_capacity(said.len());
    for message in said {
        let from = speaker(hall, &message, &mut kinds).await?;
        lines.push(ChatLine {
            id: message.id.0,
            place: place.clone(),
            from,
            unix_ms: message.said.unix_ms,
            text: message.hidden_ms.is_none().then_some(message.said.text),
        });
    }
    Ok(lines)
}

/// Who said it, under the name of then.
async fn speaker(
    hall: &Hall,
    message: &Message,
    kinds: &mut HashMap<PersonId, PersonKind>,
) -> Result<Person, Fault> {
    let kind = match message.said.person {
        None => PersonKind::Machine,
        Some(id) => match kinds.get(&id) {
            Some(kind) => *kind,
            None => {
                let found = hall.journal().people().by_id(id).await;
                let found = found.map_err(|error| hall.storage(&error))?;
                let kind = found.map_or(PersonKind::Guest, |it| sessions::kind(it.kind));
                kinds.insert(id, kind);
                kind
            }
        },
    };
    Ok(Person {
        id: message.said.person.map_or(0, |id| id.0),
        name: message.said.name.clone(),
        kind,
        rating: None,
    })
}
