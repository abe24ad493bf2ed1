//! Somebody says something.

use jadoube_journal::{GameId, NewMessage, PersonId};
use jadoube_protocol::{ChatLine, ErrorCode, LONGEST_CHAT, Place, RoomKind};
use jadoube_record::PersonKind;
use tokio::sync::oneshot;

use super::{Booth, places};
use crate::{Fault, Hall, Visitor, lobby::Door, rooms::clean, table::Asked};

/// Somebody says something: it is put on record, and whoever is to hear it is told.
///
/// # Errors
///
/// If they may not, there or at all, or it is no text.
pub async fn say(hall: &Hall, visitor: &Visitor, place: Place, text: &str) -> Result<(), Fault> {
    let text = checked(text)?;
    if !visitor.has_scope("play") {
        return Err(Fault::from(ErrorCode::Forbidden).about("play"));
    }
    hall.limits().chat(visitor.id)?;
    match &place {
        Place::Room(room) => {
            let door = door(hall, visitor, room)?;
            check_mute(hall, visitor, &door.info.id).await?;
            if !hall.lobby().is_in(room, visitor.id) {
                return Err(Fault::from(ErrorCode::Forbidden).about(room.as_str()));
            }
            if !hall.lobby().has_capacity(room) {
                return Err(Fault::from(ErrorCode::TooMany).retry_s(1));
            }
            let line = put_on_record(hall, visitor, place.clone(), text).await?;
            hall.lobby().said(room, line);
            Ok(())
        }
        Place::Table(table) => at_table(hall, visitor, table, Booth::Players, &place, text).await,
        Place::Spectators(table) => {
            at_table(hall, visitor, table, Booth::Spectators, &place, text).await
        }
    }
}

async fn at_table(
    hall: &Hall,
    visitor: &Visitor,
    table: &str,
    booth: Booth,
    place: &Place,
    text: String,
) -> Result<(), Fault> {
    let not_found = || Fault::from(ErrorCode::NotFound).about(table);
    let id: GameId = table.parse().map_err(|_| not_found())?;
    let door = hall.may_come_to(visitor, id).await?;
    check_open(visitor, &door)?;
    check_mute(hall, visitor, &door.info.id).await?;
    let (answer, answered) = oneshot::channel();
    let asked = Asked::MaySay(Box::new(visitor.clone()), booth, answer);
    hall.ask(id, asked).await?;
    let may = answered.await.map_err(|_| ErrorCode::Internal)?;
    may.map_err(|code| Fault::from(code).about(table))?;
    let line = put_on_record(hall, visitor, place.clone(), text).await?;
    hall.ask(id, Asked::Said(booth, Box::new(line))).await
}

/// The text as it is kept and shown.
fn checked(text: &str) -> Result<String, Fault> {
    let text = clean(text);
    if text.is_empty() {
        return Err(Fault::from(ErrorCode::Invalid).about("text: empty"));
    }
    if text.chars().count() > LONGEST_CHAT {
        let about = format!("text: {LONGEST_CHAT}");
        return Err(Fault::from(ErrorCode::TooLong).about(about));
    }
    Ok(text)
}

fn door(hall: &Hall, visitor: &Visitor, room: &str) -> Result<Door, Fault> {
    let door = hall.may_enter(visitor, room)?;
    check_open(visitor, &door)?;
    let is_elsewhere = match door.info.kind {
        RoomKind::Guest | RoomKind::Class => false,
        RoomKind::Open | RoomKind::ClubEvening => {
            visitor.kind == PersonKind::Guest && !door.is_member && !door.is_owner
        }
    };
    if is_elsewhere {
        return Err(Fault::from(ErrorCode::ChatClosed).about("guest"));
    }
    Ok(door)
}

/// Where chat is closed, only those who lead the room are heard.
fn check_open(visitor: &Visitor, door: &Door) -> Result<(), Fault> {
    if door.info.chat || door.is_led_by(visitor) {
        Ok(())
    } else {
        Err(Fault::from(ErrorCode::ChatClosed).about(door.info.id.as_str()))
    }
}

/// Whoever is muted in a room is so at its tables too.
async fn check_mute(hall: &Hall, visitor: &Visitor, room: &str) -> Result<(), Fault> {
    let now = hall.clock().unix_ms();
    let mutes = hall.journal().chat().mutes_of(PersonId(visitor.id), now);
    let mutes = mutes.await.map_err(|error| hall.storage(&error))?;
    let here = places::of_room(room);
    let holds = |place: &Option<String>| place.as_ref().is_none_or(|place| *place == here);
    let Some(mute) = mutes.into_iter().find(|it| holds(&it.mute.place)) else {
        return Ok(());
    };
    let fault = Fault::from(ErrorCode::Muted).about(mute.mute.why);
    Err(match mute.mute.until_ms {
        Some(until) => fault.retry_s(seconds_until(now, until)),
        None => fault,
    })
}

fn seconds_until(now_ms: i64, until_ms: i64) -> u32 {
    let seconds = until_ms.saturating_sub(now_ms).max(0) / 1000 + 1;
    u32::try_from(seconds).unwrap_or(u32::MAX)
}

async fn put_on_record(
    hall: &Hall,
    visitor: &Visitor,
    place: Place,
    text: String,
) -> Result<ChatLine, Fault> {
    let unix_ms = hall.clock().unix_ms();
    let message = NewMessage {
        place: places::stored(&place),
        person: Some(PersonId(visitor.id)),
        name: visitor.name.clone(),
        unix_ms,
        text: text.clone(),
    };
    let posted = hall.journal().chat().post(message).await;
    let id = posted.map_err(|error| hall.storage(&error))?;
    Ok(ChatLine {
        id: id.0,
        place,
        from: visitor.person(),
        unix_ms,
        text: Some(text),
    })
}
