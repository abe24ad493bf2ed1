//! Invitations to a room or to a private table, and coming by a code.

use std::net::IpAddr;

use jadoube_journal::{GameId, Invitation, Member, PersonId, RoomId};
use jadoube_protocol::{
    ErrorCode,
    rest::rooms::{InvitationGiven, Invited, NewInvitation},
};

use crate::{
    Fault, Hall, Visitor,
    permit::{Relation, relation},
    secrets,
};

/// How many may come by one invitation, at most.
const MOST_USES: u32 = 1000;
/// For how many hours an invitation may hold.
const MOST_HOURS: u32 = 24 * 90;

impl Hall {
    /// Comes into a room by the code of a card or an invitation. By a card one becomes the pupil
    /// whose card it is; by an invitation one belongs to the room as who one is.
    ///
    /// # Errors
    ///
    /// [`ErrorCode::CodeNeeded`] if the code opens nothing here, [`ErrorCode::TooMany`] after too
    /// many such.
    pub async fn come_by_code(
        &self,
        visitor: &Visitor,
        room: &str,
        code: &str,
        address: IpAddr,
    ) -> Result<Option<Visitor>, Fault> {
        visitor.may("play")?;
        let pupil = self.pupil(code, address, Some(visitor.id)).await?;
        if let Some((pupil, opens)) = pupil
            && opens == room
        {
            return Ok((pupil.id != visitor.id).then_some(pupil));
        }
        let invited = self.invited(code).await?;
        if let Some(invitation) = invited
            && invitation.room.as_str() == room
            && invitation.game.is_none()
        {
            self.accept(visitor, code).await?;
            return Ok(None);
        }
        self.limits().guesses().note(address, Some(visitor.id));
        Err(Fault::from(ErrorCode::CodeNeeded).about(room))
    }

    /// Comes by an invitation: where it leads.
    ///
    /// # Errors
    ///
    /// [`ErrorCode::NotFound`] if it holds no more or never did, [`ErrorCode::TooMany`] after too
    /// many such.
    pub async fn come_by_invitation(
        &self,
        visitor: &Visitor,
        token: &str,
        address: IpAddr,
    ) -> Result<Invited, Fault> {
        visitor.may("play")?;
        self.limits().guesses().check(address, Some(visitor.id))?;
        match self.accept(visitor, token).await {
            Err(fault) if fault.code == ErrorCode::NotFound => {
                self.limits().guesses().note(address, Some(visitor.id));
                Err(fault)
            }
            accepted => accepted,
        }
    }

    async fn accept(&self, visitor: &Visitor, token: &str) -> Result<Invited, Fault> {
        let now = self.clock().unix_ms();
        let secret = secrets::stored(token.trim());
        let accepted = self.journal().rooms().accept(secret, now).await;
        let accepted = accepted.map_err(|error| self.storage(&error))?;
        let invitation = accepted.ok_or_else(|| Fault::from(ErrorCode::NotFound))?;
        let room = invitation.room.to_string();
        let Some(table) = invitation.game else {
            self.join(visitor, invitation.room).await?;
            return Ok(Invited {
                room,
                table: None,
                code: None,
            });
        };
        let code = self.copy_of(table).await?.opening().code.clone();
        Ok(Invited {
            room,
            table: Some(table.to_string()),
            code,
        })
    }

    async fn join(&self, visitor: &Visitor, room: RoomId) -> Result<(), Fault> {
        let member = Member {
            room: room.clone(),
            person: PersonId(visitor.id),
            role: "invited".to_owned(),
            joined_ms: self.clock().unix_ms(),
        };
        let joined = self.journal().rooms().join(member).await;
        joined.map_err(|error| self.room_fault(&error))?;
        self.lobby().add_member(room.as_str(), visitor.id);
        Ok(())
    }

    async fn invited(&self, token: &str) -> Result<Option<Invitation>, Fault> {
        let now = self.clock().unix_ms();
        let secret = secrets::stored(token.trim());
        let found = self.journal().rooms().invitation(secret, now).await;
        found.map_err(|error| self.storage(&error))
    }

    /// Invites to a room.
    ///
    /// # Errors
    ///
    /// If the room is not theirs, or the invitation cannot be so.
    pub async fn invite_to_room(
        &self,
        by: &Visitor,
        room: &str,
        new: &NewInvitation,
    ) -> Result<InvitationGiven, Fault> {
        self.leads(by, room)?;
        let id = room.parse().map_err(|_| ErrorCode::NotFound)?;
        let given = self.invite(by, id, None, new).await?;
        self.audit(by, "room_invitation", &new.uses.to_string(), room)
            .await?;
        Ok(given)
    }

    /// Invites to a private table: whoever has a seat there, or acts as its arbiter, may.
    ///
    /// # Errors
    ///
    /// If they may not, or the invitation cannot be so.
    pub async fn invite_to_table(
        &self,
        by: &Visitor,
        table: GameId,
        new: &NewInvitation,
    ) -> Result<InvitationGiven, Fault> {
        let copy = self.copy_of(table).await?;
        let may = match relation(by, &copy) {
            Relation::Player(_) | Relation::Waiting | Relation::Arbiter => by.has_scope("play"),
            Relation::Spectator => false,
        };
        if !may {
            return Err(Fault::from(ErrorCode::Forbidden).about(table.to_string()));
        }
        self.invite(by, copy.room().clone(), Some(table), new).await
    }

    async fn invite(
        &self,
        by: &Visitor,
        room: RoomId,
        game: Option<GameId>,
        new: &NewInvitation,
    ) -> Result<InvitationGiven, Fault> {
        let invalid = |about: String| Fault::from(ErrorCode::Invalid).about(about);
        if !(1..=MOST_USES).contains(&new.uses) {
            return Err(invalid(format!("uses: 1 to {MOST_USES}")));
        }
        if !(1..=MOST_HOURS).contains(&new.hours) {
            return Err(invalid(format!("hours: 1 to {MOST_HOURS}")));
        }
        let now = self.clock().unix_ms();
        let expires_ms = now + i64::from(new.hours) * 3_600_000;
        let token = secrets::secret();
        let invitation = Invitation {
            code: secrets::stored(&token),
            room,
            game,
            person: Some(PersonId(by.id)),
            payload: "{}".to_owned(),
            uses_left: new.uses,
            created_ms: now,
            expires_ms,
        };
        let kept = self.journal().rooms().invite(invitation).await;
        kept.map_err(|error| self.room_fault(&error))?;
        Ok(InvitationGiven {
            path: format!("/invitacion#{token}"),
            token,
            expires_ms,
        })
    }
}
