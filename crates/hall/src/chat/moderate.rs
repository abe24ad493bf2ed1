//! Mutes, messages hidden, and what is reported of them.

use jadoube_journal::{GameId, Message, MessageId, MuteId, NewMute, NewReport, PersonId, ReportId};
use jadoube_protocol::{
    ErrorCode, LONGEST_CHAT, Place,
    rest::chat::{MuteInfo, MutePerson, ReportInfo},
};

use super::places;
use crate::{Fault, Hall, Visitor, rooms::clean_name, table::Asked};

/// For how many minutes, at most, somebody is muted with an end.
const MOST_MINUTES: u32 = 60 * 24 * 366;

impl Hall {
    /// Reports a message to the arbiters.
    ///
    /// # Errors
    ///
    /// If there is no such message where they may be, or too much is reported.
    pub async fn report_message(&self, by: &Visitor, id: i64, why: &str) -> Result<(), Fault> {
        by.may("play")?;
        self.limits().chat(by.id)?;
        let why = reason(why)?;
        let message = self.message(id).await?;
        match places::place(&message.said.place).ok_or(ErrorCode::Internal)? {
            Place::Room(room) => self.may_enter(by, &room)?,
            Place::Table(table) | Place::Spectators(table) => {
                let not_found = || Fault::from(ErrorCode::NotFound).about(table.as_str());
                self.may_come_to(by, table.parse().map_err(|_| not_found())?)
                    .await?
            }
        };
        let report = NewReport {
            place: message.said.place,
            message: Some(message.id),
            person: message.said.person,
            by: Some(PersonId(by.id)),
            why,
            created_ms: self.clock().unix_ms(),
        };
        let kept = self.journal().chat().report(report).await;
        kept.map(|_| ()).map_err(|error| self.room_fault(&error))
    }

    /// Hides what was said, to everybody.
    ///
    /// # Errors
    ///
    /// If there is no such message, or it is not for them to do so.
    pub async fn hide_message(&self, by: &Visitor, id: i64, why: &str) -> Result<(), Fault> {
        let why = reason(why)?;
        let message = self.message(id).await?;
        let place = places::place(&message.said.place).ok_or(ErrorCode::Internal)?;
        self.moderates_at(by, &place).await?;
        let now = self.clock().unix_ms();
        let hidden = self.journal().chat().hide(message.id, PersonId(by.id), now);
        hidden.await.map_err(|error| self.room_fault(&error))?;
        self.audit(by, "chat_hidden", &why, &id.to_string()).await?;
        match place {
            Place::Room(room) => self.lobby().hide(&room, id),
            Place::Table(table) | Place::Spectators(table) => {
                if let Ok(table) = table.parse() {
                    // A table that nobody needs has nobody to be told.
                    let _ = self.ask_if_there(table, Asked::Hidden(id)).await;
                }
            }
        }
        Ok(())
    }

    /// Silences somebody, in a room and at its tables or everywhere.
    ///
    /// # Errors
    ///
    /// If it is not for them to do so, or there is nobody of that number.
    pub async fn mute(&self, by: &Visitor, mute: MutePerson) -> Result<MuteInfo, Fault> {
        let why = reason(&mute.why)?;
        self.moderates(by, mute.room.as_deref())?;
        if mute
            .minutes
            .is_some_and(|it| !(1..=MOST_MINUTES).contains(&it))
        {
            let about = format!("minutes: 1 to {MOST_MINUTES}");
            return Err(Fault::from(ErrorCode::Invalid).about(about));
        }
        let now = self.clock().unix_ms();
        let until_ms = mute.minutes.map(|it| now + i64::from(it) * 60_000);
        let new = NewMute {
            person: PersonId(mute.person),
            place: mute.room.as_deref().map(places::of_room),
            until_ms,
            by: Some(PersonId(by.id)),
            why: why.clone(),
            created_ms: now,
        };
        let made = self.journal().chat().mute(new).await;
        let id = made.map_err(|error| self.room_fault(&error))?;
        self.audit(by, "muted", &why, &mute.person.to_string())
            .await?;
        Ok(MuteInfo {
            id: id.0,
            person: mute.person,
            name: self.name_of(mute.person).await?,
            room: mute.room,
            until_ms,
            by: Some(by.id),
            by_name: Some(by.name.clone()),
            why,
        })
    }

    /// Lets somebody speak again.
    ///
    /// # Errors
    ///
    /// If it is not for them to do so, or there is no such mute.
    pub async fn unmute(&self, by: &Visitor, id: i64) -> Result<(), Fault> {
        by.may("arbiter")?;
        let mute = self.all_mutes().await?.into_iter().find(|it| it.id == id);
        let not_found = || Fault::from(ErrorCode::NotFound).about(id.to_string());
        let mute = mute.ok_or_else(not_found)?;
        self.moderates(by, mute.room.as_deref())?;
        let now = self.clock().unix_ms();
        let lifted = self.journal().chat().unmute(MuteId(id), now).await;
        if !lifted.map_err(|error| self.room_fault(&error))? {
            return Err(not_found());
        }
        self.audit(by, "unmuted", &mute.why, &mute.person.to_string())
            .await
    }

    /// The mutes that hold now and are theirs to lift.
    ///
    /// # Errors
    ///
    /// If their token is not good for an arbiter's work, or the record fails.
    pub async fn mutes(&self, by: &Visitor) -> Result<Vec<MuteInfo>, Fault> {
        by.may("arbiter")?;
        let all = self.all_mutes().await?.into_iter();
        let is_theirs = |mute: &MuteInfo| self.moderates(by, mute.room.as_deref()).is_ok();
        Ok(all.filter(is_theirs).collect())
    }

    async fn all_mutes(&self) -> Result<Vec<MuteInfo>, Fault> {
        let now = self.clock().unix_ms();
        let mutes = self.journal().chat().mutes(now).await;
        let mutes = mutes.map_err(|error| self.storage(&error))?;
        let room = |place: Option<String>| match places::place(&place?)? {
            Place::Room(room) => Some(room),
            Place::Table(_) | Place::Spectators(_) => None,
        };
        let mut told = Vec::new();
        for mute in mutes {
            let by = mute.mute.by.map(|by| by.0);
            told.push(MuteInfo {
                id: mute.id.0,
                person: mute.mute.person.0,
                name: self.name_of(mute.mute.person.0).await?,
                room: room(mute.mute.place),
                until_ms: mute.mute.until_ms,
                by,
                by_name: self.name_if(by).await?,
                why: mute.mute.why,
            });
        }
        Ok(told)
    }

    /// What somebody is called now; a number where nobody is on record under it.
    async fn name_of(&self, person: i64) -> Result<String, Fault> {
        let found = self.journal().people().by_id(PersonId(person)).await;
        let found = found.map_err(|error| self.storage(&error))?;
        Ok(found.map_or_else(|| person.to_string(), |person| person.name))
    }

    async fn name_if(&self, person: Option<i64>) -> Result<Option<String>, Fault> {
        match person {
            Some(person) => Ok(Some(self.name_of(person).await?)),
            None => Ok(None),
        }
    }

    /// What was reported and nobody has seen to, as far as it is theirs to see to. Nobody sees to
    /// what is reported of themselves.
    ///
    /// # Errors
    ///
    /// If their token is not good for an arbiter's work, or the record fails.
    pub async fn open_reports(&self, by: &Visitor) -> Result<Vec<ReportInfo>, Fault> {
        by.may("arbiter")?;
        let open = self.journal().chat().open_reports().await;
        let open = open.map_err(|error| self.storage(&error))?;
        let mut told = Vec::new();
        for report in open {
            if report.report.person == Some(PersonId(by.id)) {
                continue;
            }
            let place = places::place(&report.report.place);
            let is_theirs = match &place {
                Some(place) => self.moderates_at(by, place).await.is_ok(),
                None => self.moderates(by, None).is_ok(),
            };
            if !is_theirs {
                continue;
            }
            let text = match report.report.message {
                Some(message) => Some(self.message(message.0).await?.said.text),
                None => None,
            };
            let person = report.report.person.map(|person| person.0);
            let by = report.report.by.map(|person| person.0);
            told.push(ReportInfo {
                id: report.id.0,
                place: report.report.place,
                message: report.report.message.map(|message| message.0),
                text,
                person,
                name: self.name_if(person).await?,
                by,
                by_name: self.name_if(by).await?,
                why: report.report.why,
                unix_ms: report.report.created_ms,
            });
        }
        Ok(told)
    }

    /// Closes a report, with some words.
    ///
    /// # Errors
    ///
    /// If it is not theirs to see to, or there is no such open report.
    pub async fn close_report(&self, by: &Visitor, id: i64, words: &str) -> Result<(), Fault> {
        let words = reason(words)?;
        let open = self.open_reports(by).await?;
        if open.iter().all(|report| report.id != id) {
            return Err(Fault::from(ErrorCode::NotFound).about(id.to_string()));
        }
        let now = self.clock().unix_ms();
        let chat = self.journal().chat();
        let closed = chat.close_report(ReportId(id), PersonId(by.id), &words, now);
        closed.await.map_err(|error| self.room_fault(&error))?;
        self.audit(by, "report_closed", &words, &id.to_string())
            .await
    }

    /// Whether somebody looks after what is said in a room, or in none for everywhere.
    fn moderates(&self, by: &Visitor, room: Option<&str>) -> Result<(), Fault> {
        if !by.has_scope("arbiter") {
            return Err(Fault::from(ErrorCode::Forbidden).about("arbiter"));
        }
        if by.is_of_the_hall() {
            return Ok(());
        }
        let is_own = room.is_some_and(|room| self.lobby().owner(room) == Some(by.id));
        if is_own {
            Ok(())
        } else {
            Err(Fault::from(ErrorCode::Forbidden).about("arbiter"))
        }
    }

    async fn moderates_at(&self, by: &Visitor, place: &Place) -> Result<(), Fault> {
        match place {
            Place::Room(room) => self.moderates(by, Some(room)),
            Place::Table(table) | Place::Spectators(table) => {
                if self.moderates(by, None).is_ok() {
                    return Ok(());
                }
                let not_found = || Fault::from(ErrorCode::NotFound).about(table.as_str());
                let id: GameId = table.parse().map_err(|_| not_found())?;
                let door = self.may_come_to(by, id).await?;
                self.moderates(by, Some(&door.info.id))
            }
        }
    }

    async fn message(&self, id: i64) -> Result<Message, Fault> {
        let found = self.journal().chat().message(MessageId(id)).await;
        let found = found.map_err(|error| self.storage(&error))?;
        found.ok_or_else(|| Fault::from(ErrorCode::NotFound).about(id.to_string()))
    }
}

fn reason(text: &str) -> Result<String, Fault> {
    clean_name("why", text, LONGEST_CHAT)
}
