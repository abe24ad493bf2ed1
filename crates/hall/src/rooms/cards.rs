//! Cards: each lets one person in, at whatever device.

use std::net::IpAddr;

use jadoube_journal::{Card, CardId, Error, NewCard, Person, PersonId, PersonKind, RoomId};
use jadoube_protocol::{
    ErrorCode, RoomKind,
    rest::rooms::{CardGiven, CardInfo, CardsGiven, PrintCards},
};
use jadoube_words::Language;

use super::text::{clean_code, clean_name};
use crate::{
    Fault, Hall, Visitor,
    records::{self, LONGEST_NAME, read_names},
    rooms::Said,
    secrets, sessions, speaks_for_hall,
};

/// How many letters the code of a card has: 10¹² codes, for cards are good for a whole year.
const CODE_LETTERS: usize = 8;
/// How many people may have the same name before another has to be found.
const MOST_ALIKE: u32 = 50;
/// How many cards a room may have.
const MOST_CARDS: usize = 2000;

impl Hall {
    /// Makes a card for each name of a list that has none yet in this room.
    ///
    /// # Errors
    ///
    /// If the room is not theirs, or the list cannot be read; then with everything wrong with it.
    pub async fn make_cards(
        &self,
        by: &Visitor,
        room: &str,
        names: &str,
    ) -> Result<CardsGiven, Said> {
        let door = self.leads(by, room)?;
        if !matches!(door.info.kind, RoomKind::Class | RoomKind::ClubEvening) {
            return Err(Fault::from(ErrorCode::Forbidden).about("class").into());
        }
        let list = read_names(names).map_err(|faults| {
            let lines = |words: &jadoube_words::Words| -> Vec<String> {
                faults.iter().map(|fault| fault.sentence(words)).collect()
            };
            Said::list(self, "names", lines)
        })?;
        let had = self.cards_of(room).await?;
        let mut given = CardsGiven {
            cards: Vec::new(),
            repeated: list.repeated.into_iter().map(|(_, name)| name).collect(),
        };
        let mut new = Vec::new();
        for name in list.names {
            if had.iter().any(|card| is_same(&card.name, &name)) {
                given.repeated.push(name);
            } else {
                new.push(name);
            }
        }
        if had.len() + new.len() > MOST_CARDS {
            let about = format!("names: 1 to {MOST_CARDS}");
            return Err(Fault::from(ErrorCode::Invalid).about(about).into());
        }
        given.cards = self.give_cards(room, new).await?;
        self.audit(by, "cards_made", &given.cards.len().to_string(), room)
            .await?;
        Ok(given)
    }

    /// Makes a card for each name, with a person of their own.
    pub(super) async fn give_cards(
        &self,
        room: &str,
        names: Vec<String>,
    ) -> Result<Vec<CardGiven>, Fault> {
        let id = room_id(room)?;
        let mut people = Vec::with_capacity(names.len());
        for name in &names {
            people.push(self.new_pupil(name).await?.id);
        }
        let codes: Vec<String> = names.iter().map(|_| secrets::code(CODE_LETTERS)).collect();
        let new = names.iter().zip(&codes).zip(&people);
        let new = new.map(|((name, code), person)| NewCard {
            code: secrets::stored(code),
            name: name.clone(),
            person: Some(*person),
        });
        let now = self.clock().unix_ms();
        let rooms = self.journal().rooms();
        let made = rooms.create_cards(&id, new.collect(), now).await;
        let made = made.map_err(|error| self.room_fault(&error))?;
        for person in &people {
            self.lobby().add_member(room, person.0);
        }
        let given = made.into_iter().zip(codes).zip(people);
        Ok(given
            .map(|((card, code), person)| CardGiven {
                id: card.id.0,
                name: card.name,
                person: person.0,
                code,
            })
            .collect())
    }

    /// A new person who comes by a card; one more of the same name gets a number behind it.
    async fn new_pupil(&self, name: &str) -> Result<Person, Fault> {
        let name = clean_name("names", name, LONGEST_NAME)?;
        if speaks_for_hall(&name) {
            let fault = Fault::from(ErrorCode::Invalid).about(format!("names: {name}"));
            return Err(fault.because("hall-name_reserved"));
        }
        let now = self.clock().unix_ms();
        for number in 1..=MOST_ALIKE {
            let name = if number == 1 {
                name.clone()
            } else {
                format!("{name} {number}")
            };
            if self.is_look_held(&name).await? {
                continue;
            }
            match self.journal().people().create_guest(&name, now).await {
                Ok(person) => return Ok(person),
                Err(Error::NameTaken(_)) => {}
                Err(error) => return Err(self.storage(&error)),
            }
        }
        Err(Fault::from(ErrorCode::Taken).about(name))
    }

    pub(super) async fn cards_of(&self, room: &str) -> Result<Vec<Card>, Fault> {
        let cards = self.journal().rooms().cards(&room_id(room)?).await;
        cards.map_err(|error| self.storage(&error))
    }

    /// The cards of a room, without their codes.
    ///
    /// # Errors
    ///
    /// If the room is not theirs.
    pub async fn list_cards(&self, by: &Visitor, room: &str) -> Result<Vec<CardInfo>, Fault> {
        self.leads(by, room)?;
        self.audit(by, "cards_read", "", room).await?;
        let cards = self.cards_of(room).await?.into_iter();
        let here = |person: Option<PersonId>| person.is_some_and(|it| self.lobby().is_here(it.0));
        Ok(cards
            .map(|card| CardInfo {
                id: card.id.0,
                here: here(card.person),
                person: card.person.map(|person| person.0),
                name: card.name,
            })
            .collect())
    }

    /// Gives a card another code: the old one opens nothing, and who is in by it is out.
    ///
    /// # Errors
    ///
    /// If the room is not theirs, or has no such card, or the pupil has registered since.
    pub async fn renew_card(
        &self,
        by: &Visitor,
        room: &str,
        card: i64,
    ) -> Result<CardGiven, Fault> {
        let card = self.own_card(by, room, card).await?;
        if let Some(person) = card.person
            && let Some(person) = self.card_holder(person).await?
            && person.kind != PersonKind::Guest
        {
            return Err(Fault::from(ErrorCode::Forbidden).because("hall-card_of_registered"));
        }
        let code = secrets::code(CODE_LETTERS);
        let renewed = self
            .journal()
            .rooms()
            .renew_card(card.id, secrets::stored(&code))
            .await;
        let renewed = renewed.map_err(|error| self.room_fault(&error))?;
        self.end_sessions(renewed.person).await?;
        let number = renewed.id.0.to_string();
        self.audit(by, "card_renewed", &number, room).await?;
        Ok(CardGiven {
            id: renewed.id.0,
            name: renewed.name,
            person: renewed.person.map_or(0, |person| person.0),
            code,
        })
    }

    /// Takes a card out of use: the pupil belongs to the room no more.
    ///
    /// # Errors
    ///
    /// If the room is not theirs, or has no such card.
    pub async fn revoke_card(&self, by: &Visitor, room: &str, card: i64) -> Result<(), Fault> {
        let card = self.own_card(by, room, card).await?;
        self.take_back_card(room, card.id, card.person).await?;
        let number = card.id.0.to_string();
        self.audit(by, "card_revoked", &number, room).await
    }

    /// Takes a card out of use, whoever wants it.
    pub(super) async fn take_back_card(
        &self,
        room: &str,
        card: CardId,
        person: Option<PersonId>,
    ) -> Result<(), Fault> {
        let revoked = self.journal().rooms().revoke_card(card).await;
        revoked.map_err(|error| self.room_fault(&error))?;
        self.end_sessions(person).await?;
        if let Some(person) = person {
            self.lobby().remove_member(room, person.0);
        }
        Ok(())
    }

    async fn own_card(&self, by: &Visitor, room: &str, card: i64) -> Result<Card, Fault> {
        self.leads(by, room)?;
        let mut cards = self.cards_of(room).await?.into_iter();
        let found = cards.find(|own| own.id == CardId(card));
        found.ok_or_else(|| Fault::from(ErrorCode::NotFound).about(card.to_string()))
    }

    /// Ends the sessions that a card began; those of who has registered since are their own.
    async fn end_sessions(&self, person: Option<PersonId>) -> Result<(), Fault> {
        let Some(person) = person else { return Ok(()) };
        let holder = self.card_holder(person).await?;
        if holder.is_some_and(|holder| holder.kind == PersonKind::Guest) {
            let ended = self.journal().people().revoke_sessions(person, None).await;
            ended.map_err(|error| self.storage(&error))?;
        }
        // Who is connected is out at once.
        self.lobby().expel(person.0);
        Ok(())
    }

    /// The cards whose codes are given, as a page to be printed.
    ///
    /// # Errors
    ///
    /// If the room is not theirs, or a code is of none of its cards.
    pub async fn print_cards(
        &self,
        by: &Visitor,
        room: &str,
        print: &PrintCards,
        address: &str,
        language: Language,
    ) -> Result<String, Fault> {
        let door = self.leads(by, room)?;
        let mut found = Vec::new();
        for (number, code) in (1..).zip(print.codes.iter().take(MOST_CARDS)) {
            let code = clean_code(code);
            let card = self.journal().rooms().card(secrets::stored(&code)).await;
            let card = card.map_err(|error| self.storage(&error))?;
            let card = card.filter(|card| card.room.as_str() == room);
            let not_found = || Fault::from(ErrorCode::NotFound).about(format!("codes: {number}"));
            found.push((card.ok_or_else(not_found)?.name, code));
        }
        let printed = found.len().to_string();
        self.audit(by, "cards_printed", &printed, room).await?;
        let cards: Vec<records::Card<'_>> = found
            .iter()
            .map(|(name, code)| records::Card {
                name,
                code,
                room: &door.info.name,
                address,
            })
            .collect();
        Ok(records::cards(&cards, self.tongues().of(language)))
    }

    /// Whose card has this code, and the room it opens; nothing if it is of no card.
    ///
    /// # Errors
    ///
    /// [`ErrorCode::TooMany`] after too many wrong ones.
    pub async fn pupil(
        &self,
        code: &str,
        address: IpAddr,
        guesser: Option<i64>,
    ) -> Result<Option<(Visitor, String)>, Fault> {
        self.limits().guesses().check(address, guesser)?;
        let secret = secrets::stored(&clean_code(code));
        let card = self.journal().rooms().card(secret).await;
        let Some(card) = card.map_err(|error| self.storage(&error))? else {
            return Ok(None);
        };
        let person = match card.person {
            Some(person) => person,
            None => {
                let new = self.new_pupil(&card.name).await?;
                let claimed = self.journal().rooms().claim_card(card.id, new.id).await;
                claimed.map_err(|error| self.room_fault(&error))?
            }
        };
        let found = self.card_holder(person).await?;
        let found = found.filter(|person| !person.deleted && !person.disabled);
        let Some(person) = found else { return Ok(None) };
        // A card is as much as a name on a list; who has a password comes in by that alone.
        if person.kind != PersonKind::Guest {
            return Err(Fault::from(ErrorCode::Forbidden).because("hall-card_of_registered"));
        }
        Ok(Some((sessions::visitor(person), card.room.to_string())))
    }

    async fn card_holder(&self, person: PersonId) -> Result<Option<Person>, Fault> {
        let found = self.journal().people().by_id(person).await;
        found.map_err(|error| self.storage(&error))
    }
}

/// Whether two names on cards are the same to whoever reads them aloud.
pub(super) fn is_same(one: &str, other: &str) -> bool {
    super::text::clean(one).to_lowercase() == super::text::clean(other).to_lowercase()
}

fn room_id(room: &str) -> Result<RoomId, Fault> {
    room.parse()
        .map_err(|_| Fault::from(ErrorCode::NotFound).about(room))
}
