//! The names of people, as they are now.

use std::collections::HashMap;

use jadoube_journal::{Person, PersonId};
use jadoube_protocol::rest::archive::GamePerson;

use crate::{Fault, Hall, sessions::kind};

/// The names of people, each looked up once.
pub(super) struct Names<'a> {
    hall: &'a Hall,
    known: HashMap<PersonId, Option<Person>>,
}

impl<'a> Names<'a> {
    /// With nobody known yet.
    pub(super) fn new(hall: &'a Hall) -> Self {
        Self {
            hall,
            known: HashMap::new(),
        }
    }

    /// Somebody on record. Who has left has a name that is only their number.
    pub(super) async fn person(&mut self, id: PersonId) -> Result<Option<&Person>, Fault> {
        if !self.known.contains_key(&id) {
            let found = self.hall.journal().people().by_id(id).await;
            let found = found.map_err(|error| self.hall.storage(&error))?;
            self.known.insert(id, found);
        }
        Ok(self.known.get(&id).and_then(Option::as_ref))
    }

    /// The same, as a game tells it.
    pub(super) async fn at_game(
        &mut self,
        id: Option<PersonId>,
        rating: Option<i32>,
    ) -> Result<Option<GamePerson>, Fault> {
        let Some(id) = id else {
            return Ok(None);
        };
        let person = self.person(id).await?;
        Ok(person.map(|person| GamePerson {
            id: id.0,
            name: person.name.clone(),
            kind: kind(person.kind),
            rating,
        }))
    }
}
