//! Who may enter a room, watch its tables, sit at them and open some.

use std::net::IpAddr;

use jadoube_journal::{GameId, RoomId};
use jadoube_protocol::{Access, ErrorCode, Role, RoomInfo, RoomKind, TableSettings};
use jadoube_record::PersonKind;
use tokio::sync::oneshot;

use super::keep::set_up_of;
use crate::{Fault, Hall, Visitor, lobby::Door, table::Asked};

/// The number of nobody: those of people begin with 1.
const NOBODY: i64 = 0;

impl Hall {
    /// Whether somebody may enter a room, without a code.
    ///
    /// # Errors
    ///
    /// [`ErrorCode::NotFound`] if there is none of that name, [`ErrorCode::CodeNeeded`] if it is
    /// closed to them.
    pub fn may_enter(&self, visitor: &Visitor, room: &str) -> Result<Door, Fault> {
        let door = self.lobby().door(room, visitor.id);
        let door = door.ok_or_else(|| Fault::from(ErrorCode::NotFound).about(shortened(room)))?;
        check_door(visitor, &door)?;
        Ok(door)
    }

    /// Whether somebody may come to a table as far as its room goes: those of a class are for the
    /// class alone.
    ///
    /// # Errors
    ///
    /// [`ErrorCode::CodeNeeded`] if not.
    pub async fn may_come_to(&self, visitor: &Visitor, table: GameId) -> Result<Door, Fault> {
        let door = self.door_of(visitor.id, table).await?;
        // Whoever knows of the table knows nothing of its room by that.
        check_door(visitor, &door).map_err(|fault| fault.about(table.to_string()))?;
        Ok(door)
    }

    /// Whether a table is only for those who belong to its room.
    ///
    /// # Errors
    ///
    /// If there is no such table.
    pub async fn is_closed(&self, table: GameId) -> Result<bool, Fault> {
        let door = self.door_of(NOBODY, table).await?;
        Ok(door.info.kind == RoomKind::Class)
    }

    /// The door of the room where a table stands, or stood.
    async fn door_of(&self, person: i64, table: GameId) -> Result<Door, Fault> {
        let room = match self.lobby().place_of(table.as_str()) {
            Some(room) => room,
            None => {
                let (answer, answered) = oneshot::channel();
                self.ask(table, Asked::Info(answer)).await?;
                answered.await.map_err(|_| ErrorCode::Internal)?.room
            }
        };
        if let Some(door) = self.lobby().door(&room, person) {
            return Ok(door);
        }
        // The room was put away; its games stay.
        let id: RoomId = room.parse().map_err(|_| ErrorCode::Internal)?;
        let found = self.journal().rooms().room(&id).await;
        let found = found.map_err(|error| self.storage(&error))?;
        let found = found.ok_or_else(|| Fault::from(ErrorCode::NotFound).about(room))?;
        let set_up = set_up_of(self, &found).await?;
        Ok(Door {
            is_owner: set_up.owner == Some(person),
            is_member: set_up.members.contains(&person),
            info: set_up.info,
        })
    }

    /// Whether somebody may sit at a table, as far as its room goes.
    ///
    /// # Errors
    ///
    /// As [`Hall::may_come_to`]; [`ErrorCode::Forbidden`] if guests play only elsewhere.
    pub async fn may_sit(&self, visitor: &Visitor, table: GameId) -> Result<(), Fault> {
        let door = self.may_come_to(visitor, table).await?;
        if visitor.kind != PersonKind::Guest || door.info.kind == RoomKind::Guest {
            return Ok(());
        }
        let (answer, answered) = oneshot::channel();
        self.ask(table, Asked::Info(answer)).await?;
        let info = answered.await.map_err(|_| ErrorCode::Internal)?;
        may_sit(&door, info.settings.access)
    }

    /// Whether the code of a private table is right. One that is wrong counts against whoever
    /// gave it.
    ///
    /// # Errors
    ///
    /// [`ErrorCode::CodeNeeded`] if it is wrong, [`ErrorCode::TooMany`] after too many such.
    pub async fn check_code(
        &self,
        visitor: &Visitor,
        table: GameId,
        code: &str,
        address: IpAddr,
    ) -> Result<(), Fault> {
        let guesses = self.limits().guesses();
        guesses.check(address, Some(visitor.id))?;
        let (answer, answered) = oneshot::channel();
        let asked = Asked::Admits(Box::new(visitor.clone()), Some(code.to_owned()), answer);
        self.ask(table, asked).await?;
        if answered.await.map_err(|_| ErrorCode::Internal)? {
            return Ok(());
        }
        guesses.note(address, Some(visitor.id));
        Err(Fault::from(ErrorCode::CodeNeeded).about(table.to_string()))
    }

    /// Whether somebody leads a room: whose it is, or an arbiter or administrator of the hall.
    ///
    /// # Errors
    ///
    /// [`ErrorCode::Forbidden`] if not, [`ErrorCode::NotFound`] if there is none of that name.
    pub fn leads(&self, visitor: &Visitor, room: &str) -> Result<Door, Fault> {
        let door = self.lobby().door(room, visitor.id);
        let door = door.ok_or_else(|| Fault::from(ErrorCode::NotFound).about(shortened(room)))?;
        if !visitor.has_scope("organise") {
            return Err(Fault::from(ErrorCode::Forbidden).about("organise"));
        }
        if door.is_led_by(visitor) {
            Ok(door)
        } else {
            Err(Fault::from(ErrorCode::Forbidden).about(room))
        }
    }
}

fn check_door(visitor: &Visitor, door: &Door) -> Result<(), Fault> {
    let is_open = match door.info.kind {
        RoomKind::Guest | RoomKind::Open | RoomKind::ClubEvening => true,
        RoomKind::Class => door.is_member || door.is_led_by(visitor),
    };
    if is_open {
        Ok(())
    } else {
        Err(Fault::from(ErrorCode::CodeNeeded).about(door.info.id.as_str()))
    }
}

impl Door {
    /// Whether somebody leads the room: it is theirs, or they look after the hall as a whole.
    pub(crate) fn is_led_by(&self, visitor: &Visitor) -> bool {
        self.is_owner || visitor.is_of_the_hall()
    }
}

impl Visitor {
    /// Whether they look after the hall as a whole.
    pub(crate) fn is_of_the_hall(&self) -> bool {
        self.is(Role::Arbiter) || self.is(Role::Administrator)
    }
}

/// Whether somebody may open such a table in a room.
///
/// # Errors
///
/// [`ErrorCode::Forbidden`] if not, with what stands in the way.
pub(crate) fn may_open(
    visitor: &Visitor,
    door: &Door,
    settings: &TableSettings,
) -> Result<(), Fault> {
    let forbidden = |about: &str| Err(Fault::from(ErrorCode::Forbidden).about(about));
    if !visitor.has_scope("play") {
        return forbidden("play");
    }
    check_door(visitor, door)?;
    let is_guest = visitor.kind == PersonKind::Guest;
    if settings.points && (is_guest || door.info.kind == RoomKind::Guest) {
        return forbidden("points");
    }
    let leads = door.is_led_by(visitor);
    let may = match door.info.kind {
        RoomKind::Guest => true,
        RoomKind::Open => !is_guest || door.is_member,
        RoomKind::ClubEvening => !is_guest || door.is_member || leads,
        // The teacher opens the tables of a class.
        RoomKind::Class => leads,
    };
    if may {
        Ok(())
    } else {
        forbidden(kind_name(&door.info))
    }
}

/// Whether a guest may sit at a table of a room that is for others.
fn may_sit(door: &Door, access: Access) -> Result<(), Fault> {
    if door.is_member || door.is_owner || access == Access::Private {
        Ok(())
    } else {
        Err(Fault::from(ErrorCode::Forbidden).about("guest"))
    }
}

const fn kind_name(info: &RoomInfo) -> &'static str {
    match info.kind {
        RoomKind::Guest | RoomKind::Open => "guest",
        RoomKind::ClubEvening => "club_evening",
        RoomKind::Class => "class",
    }
}

/// A name that a client sent, cut where it is of no use any more.
fn shortened(name: &str) -> String {
    name.chars().take(40).collect()
}
