//! Rooms on record, opened with the hall.

use std::collections::HashSet;

use jadoube_journal::{
    Audit, Error, NewRoom as NewStored, PersonId, Room as Stored, RoomId, RoomKind as StoredKind,
};
use jadoube_protocol::{ErrorCode, RoomInfo, RoomKind};

use crate::{Fault, Hall, Visitor, lobby::SetUp};

/// The rooms that every hall has: name in addresses, name, kind.
const ROOMS: [(&str, &str, StoredKind); 2] = [
    ("invitados", "Invitados", StoredKind::Guest),
    ("principal", "Sala principal", StoredKind::Open),
];

impl Hall {
    /// Opens the rooms on record, and those that every hall has.
    ///
    /// # Errors
    ///
    /// If the record cannot be read.
    pub(crate) async fn open_rooms(&self) -> Result<(), Error> {
        let rooms = self.journal().rooms();
        for (id, name, kind) in ROOMS {
            let id: RoomId = id
                .parse()
                .expect("the names of these rooms are names of rooms");
            if rooms.room(&id).await?.is_none() {
                rooms
                    .create(NewStored {
                        id,
                        name: name.to_owned(),
                        kind,
                        owner: None,
                        settings: "{}".to_owned(),
                        chat_open: true,
                        listed: true,
                        created_ms: self.clock().unix_ms(),
                    })
                    .await?;
            }
        }
        for room in rooms.list().await? {
            let members = members(self, &room.id).await?;
            self.lobby().open_room(set_up(&room, members));
        }
        Ok(())
    }

    pub(super) async fn stored_room(&self, room: &str) -> Result<Stored, Fault> {
        let not_found = || Fault::from(ErrorCode::NotFound).about(room);
        let id: RoomId = room.parse().map_err(|_| not_found())?;
        let found = self.journal().rooms().room(&id).await;
        let found = found.map_err(|error| self.storage(&error))?;
        found.ok_or_else(not_found)
    }

    /// Notes what somebody did with special rights.
    ///
    /// # Errors
    ///
    /// If it cannot be put on record.
    pub(crate) async fn audit(
        &self,
        by: &Visitor,
        what: &str,
        why: &str,
        about: &str,
    ) -> Result<(), Fault> {
        let audit = Audit {
            at_ms: self.clock().unix_ms(),
            person: Some(PersonId(by.id)),
            what: what.to_owned(),
            why: why.to_owned(),
            payload: serde_json::json!({ "about": about }).to_string(),
        };
        let noted = self.journal().meta().audit(audit).await;
        noted.map(|_| ()).map_err(|error| self.storage(&error))
    }

    /// What went wrong with something on record that was named, as it is told.
    pub(crate) fn room_fault(&self, error: &Error) -> Fault {
        match error {
            Error::Exists { id, .. } => Fault::from(ErrorCode::Taken).about(id.as_str()),
            Error::NotFound { id, .. } => Fault::from(ErrorCode::NotFound).about(id.as_str()),
            Error::NameTaken(name) => Fault::from(ErrorCode::Taken).about(name.as_str()),
            Error::UnknownUrl(_)
            | Error::Open { .. }
            | Error::NotDurable { .. }
            | Error::TooNew { .. }
            | Error::Migration { .. }
            | Error::RatingMoved { .. }
            | Error::Value { .. }
            | Error::Full(_)
            | Error::Io(_)
            | Error::Database { .. }
            | Error::InUse(_)
            | Error::Closed
            | Error::NotEmpty { .. }
            | Error::FileExists(_)
            | Error::File { .. }
            | Error::NewerBackup { .. }
            | Error::Backup { .. } => self.storage(error),
        }
    }
}

/// Whether every hall has this room.
pub(super) fn is_of_every_hall(room: &str) -> bool {
    ROOMS.iter().any(|(id, ..)| *id == room)
}

/// A room on record as it is set up, with those who belong to it.
pub(crate) async fn set_up_of(hall: &Hall, room: &Stored) -> Result<SetUp, Fault> {
    let members = members(hall, &room.id).await;
    let members = members.map_err(|error| hall.storage(&error))?;
    Ok(set_up(room, members))
}

pub(super) async fn members(hall: &Hall, room: &RoomId) -> Result<HashSet<i64>, Error> {
    let rooms = hall.journal().rooms();
    let cards = rooms.cards(room).await?;
    let joined = rooms.members(room).await?;
    let by_card = cards.iter().filter_map(|card| card.person);
    let by_name = joined.iter().map(|member| member.person);
    Ok(by_card.chain(by_name).map(|person| person.0).collect())
}

pub(super) fn set_up(room: &Stored, members: HashSet<i64>) -> SetUp {
    SetUp {
        info: RoomInfo {
            id: room.id.to_string(),
            name: room.name.clone(),
            kind: match room.kind {
                StoredKind::Guest => RoomKind::Guest,
                StoredKind::Open => RoomKind::Open,
                StoredKind::ClubEvening => RoomKind::ClubEvening,
                StoredKind::Class => RoomKind::Class,
            },
            people: 0,
            games: 0,
            arbiters: 0,
            chat: room.chat_open,
        },
        listed: room.listed,
        owner: room.owner.map(|owner| owner.0),
        members,
    }
}
