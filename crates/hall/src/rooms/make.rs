//! Rooms made, changed and put away by organisers.

use std::collections::HashSet;

use jadoube_journal::{
    Error, NewRoom as NewStored, PersonId, Room as Stored, RoomId, RoomKind as StoredKind,
};
use jadoube_protocol::{
    ErrorCode, Role, RoomKind, TableStage,
    rest::rooms::{ChangeRoom, NewRoom, RoomDetails},
};
use jadoube_record::Abort;
use unicode_normalization::UnicodeNormalization;

use super::{
    keep::{is_of_every_hall, members, set_up},
    text::clean_name,
};
use crate::{Fault, Hall, Visitor, lobby::is_running, table::Asked};

/// The longest name of a room, in characters.
const LONGEST_NAME: usize = 60;
/// How many rooms may be made with the same name before another has to be found.
const MOST_ALIKE: u32 = 100;

impl Hall {
    /// Makes a room.
    ///
    /// # Errors
    ///
    /// If they make no rooms, or it cannot be so.
    pub async fn make_room(&self, by: &Visitor, new: NewRoom) -> Result<RoomDetails, Fault> {
        may_make_rooms(by)?;
        let name = clean_name("name", &new.name, LONGEST_NAME)?;
        let is_class = new.kind == RoomKind::Class;
        let stored = |id: RoomId| NewStored {
            id,
            name: name.clone(),
            kind: stored_kind(new.kind),
            owner: Some(PersonId(by.id)),
            settings: "{}".to_owned(),
            chat_open: new.chat.unwrap_or(!is_class),
            listed: new.listed.unwrap_or(!is_class),
            created_ms: self.clock().unix_ms(),
        };
        let room = match &new.id {
            Some(id) => {
                let named = id.parse::<RoomId>();
                let named = named
                    .map_err(|why| Fault::from(ErrorCode::Invalid).about(format!("id: {why}")))?;
                let made = self.journal().rooms().create(stored(named)).await;
                made.map_err(|error| self.room_fault(&error))?
            }
            None => self.make_room_named(&name, stored).await?,
        };
        self.audit(by, "room_made", &new.name, room.id.as_str())
            .await?;
        self.lobby().open_room(set_up(&room, HashSet::new()));
        Ok(details(self, &room))
    }

    /// Makes a room whose short name follows from its name.
    async fn make_room_named(
        &self,
        name: &str,
        stored: impl Fn(RoomId) -> NewStored,
    ) -> Result<Stored, Fault> {
        let short = short_name(name);
        for number in 1..=MOST_ALIKE {
            let id = if number == 1 {
                short.clone()
            } else {
                format!("{short}-{number}")
            };
            let id = id.parse().map_err(|_| ErrorCode::Internal)?;
            match self.journal().rooms().create(stored(id)).await {
                Ok(room) => return Ok(room),
                Err(Error::Exists { .. }) => {}
                Err(error) => return Err(self.room_fault(&error)),
            }
        }
        Err(Fault::from(ErrorCode::Taken).about(name))
    }

    /// Changes a room.
    ///
    /// # Errors
    ///
    /// If it is not theirs, or cannot be so.
    pub async fn change_room(
        &self,
        by: &Visitor,
        room: &str,
        change: ChangeRoom,
    ) -> Result<RoomDetails, Fault> {
        self.leads(by, room)?;
        let before = self.stored_room(room).await?;
        let name = match &change.name {
            Some(name) => clean_name("name", name, LONGEST_NAME)?,
            None => before.name,
        };
        let after = NewStored {
            id: before.id,
            name,
            kind: before.kind,
            owner: before.owner,
            settings: before.settings,
            chat_open: change.chat.unwrap_or(before.chat_open),
            listed: change.listed.unwrap_or(before.listed),
            created_ms: before.created_ms,
        };
        let changed = self.journal().rooms().update(after).await;
        let changed = changed.map_err(|error| self.room_fault(&error))?;
        let told = serde_json::to_string(&change).unwrap_or_default();
        self.audit(by, "room_changed", &told, room).await?;
        let members = members(self, &changed.id).await;
        let members = members.map_err(|error| self.storage(&error))?;
        self.lobby().open_room(set_up(&changed, members));
        Ok(details(self, &changed))
    }

    /// Puts a room away: its games stay. Tables where no round has begun are closed.
    ///
    /// # Errors
    ///
    /// If it is not theirs, is one that every hall has, or games are going on in it.
    pub async fn archive_room(&self, by: &Visitor, room: &str) -> Result<(), Fault> {
        self.leads(by, room)?;
        if is_of_every_hall(room) {
            return Err(Fault::from(ErrorCode::Forbidden).about(room));
        }
        for table in self.lobby().tables(room) {
            if let Ok(id) = table.id.parse() {
                self.ask(id, Asked::Void(Abort::Closed)).await?;
            }
        }
        let begun = |stage| is_running(stage) && stage != TableStage::Ready;
        let tables = self.lobby().tables(room);
        if let Some(table) = tables.iter().find(|table| begun(table.stage)) {
            let fault = Fault::from(ErrorCode::NotNow).about(table.id.as_str());
            return Err(fault.because("hall-not_now_room_plays"));
        }
        let stored = self.stored_room(room).await?;
        let archived = self.journal().rooms().archive(&stored.id).await;
        archived.map_err(|error| self.room_fault(&error))?;
        self.audit(by, "room_archived", "", room).await?;
        self.lobby().close_room(room);
        Ok(())
    }

    /// A room as those who lead it see it.
    ///
    /// # Errors
    ///
    /// If there is none of that name, or it is not theirs.
    pub async fn room_details(&self, by: &Visitor, room: &str) -> Result<RoomDetails, Fault> {
        self.leads(by, room)?;
        let stored = self.stored_room(room).await?;
        Ok(details(self, &stored))
    }
}

fn may_make_rooms(by: &Visitor) -> Result<(), Fault> {
    let may = by.is(Role::Organiser) || by.is(Role::Administrator);
    if may && by.has_scope("organise") {
        Ok(())
    } else {
        Err(Fault::from(ErrorCode::Forbidden).about("organiser"))
    }
}

fn details(hall: &Hall, room: &Stored) -> RoomDetails {
    let info = hall.lobby().room(room.id.as_str());
    RoomDetails {
        info: info.unwrap_or_else(|| set_up(room, HashSet::new()).info),
        listed: room.listed,
        owner: room.owner.map(|owner| owner.0),
        archived: room.archived,
    }
}

const fn stored_kind(kind: RoomKind) -> StoredKind {
    match kind {
        RoomKind::Guest => StoredKind::Guest,
        RoomKind::Open => StoredKind::Open,
        RoomKind::ClubEvening => StoredKind::ClubEvening,
        RoomKind::Class => StoredKind::Class,
    }
}

/// A name for addresses: letters without accents, digits, and hyphens between words.
fn short_name(name: &str) -> String {
    let mut short = String::new();
    for letter in name.nfd().flat_map(char::to_lowercase) {
        if short.len() >= 36 {
            break;
        }
        if letter.is_ascii_alphanumeric() {
            short.push(letter);
        } else if (letter.is_whitespace() || letter.is_ascii_punctuation())
            && !short.is_empty()
            && !short.ends_with('-')
        {
            short.push('-');
        }
    }
    let short = short.trim_end_matches('-');
    if short.is_empty() {
        "sala".to_owned()
    } else {
        short.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn short_names_are_names_of_rooms() {
        let check = |name: &str, short: &str| assert_eq!(short_name(name), short);
        check("Club de los jueves", "club-de-los-jueves");
        check("  4.º B — Año 2026", "4-b-ano-2026");
        check("Шахматы", "sala");
        for name in ["--", "a", &"ñandú ".repeat(30), "a-", "١٢٣"] {
            assert!(short_name(name).parse::<RoomId>().is_ok(), "{name}");
        }
    }
}
