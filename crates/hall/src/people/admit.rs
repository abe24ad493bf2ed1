//! The one way for a person with a name of their own into the record: over HTTP, and by the program
//! of whoever runs the hall.

use jadoube_journal::{Error, Journal, Person as Stored, PersonId, Registration};
use jadoube_protocol::ErrorCode;

use super::{enter::fit, names, passwords};
use crate::{Fault, Hall};

/// Why nobody was made.
#[derive(Debug, thiserror::Error)]
pub enum NotMade {
    /// The name or the password will not do, or the name is taken.
    #[error("{0}")]
    Unfit(Fault),
    /// The record failed.
    #[error(transparent)]
    Record(#[from] Error),
}

/// Makes a registered person at a record, by the rules of registration over HTTP: what a name may
/// be, which look alike, and which passwords will do.
///
/// # Errors
///
/// What is wrong with the name or the password, or that the record failed.
pub async fn make_person(
    journal: &Journal,
    name: &str,
    password: &str,
    now_ms: i64,
) -> Result<Stored, NotMade> {
    let name = fit(name, password).map_err(NotMade::Unfit)?;
    let hash = passwords::kept(password).map_err(NotMade::Unfit)?;
    let registration = Registration::new(&name, &hash, now_ms);
    match admit(journal, None, registration).await {
        Err(Error::NameTaken(name)) => {
            let fault = Fault::from(ErrorCode::Taken).about(name);
            Err(NotMade::Unfit(fault))
        }
        other => Ok(other?),
    }
}

/// Puts somebody on record under a name that is fit, unless somebody has it or one that looks like
/// it; a guest becomes a registered person.
///
/// # Errors
///
/// [`Error::NameTaken`], or that the record failed.
pub(super) async fn admit(
    journal: &Journal,
    guest: Option<i64>,
    registration: Registration,
) -> Result<Stored, Error> {
    let look = names::look(&registration.name);
    if holds_look(journal, &look, guest).await? {
        return Err(Error::NameTaken(registration.name));
    }
    let people = journal.people();
    let person = match guest {
        Some(guest) => people.register_guest(PersonId(guest), registration).await,
        None => people.register(registration).await,
    }?;
    let holder = person.id.to_string();
    journal.meta().set(&key(&look), &holder).await?;
    Ok(person)
}

impl Hall {
    /// Whether a registered person has this name, or one that looks like it.
    pub(crate) async fn is_look_held(&self, name: &str) -> Result<bool, Fault> {
        let held = holds_look(self.journal(), &names::look(name), None).await;
        held.map_err(|error| self.storage(&error))
    }
}

/// Whether somebody else has a name of this look.
async fn holds_look(journal: &Journal, look: &str, but: Option<i64>) -> Result<bool, Error> {
    let holder = journal.meta().value(&key(look)).await?;
    let Some(holder) = holder.and_then(|holder| holder.parse().ok()) else {
        return Ok(false);
    };
    let person = journal.people().by_id(PersonId(holder)).await?;
    // Who left, or is called otherwise now, holds it no longer.
    Ok(person.is_some_and(|person| {
        !person.deleted && Some(holder) != but && names::look(&person.name) == look
    }))
}

/// Under which key the record keeps who has a name of a look.
fn key(look: &str) -> String {
    format!("look:{look}")
}

#[cfg(test)]
mod tests {
    use super::*;

    const PASSWORD: &str = "caballo correcto";

    /// Every rule of registration, at the record itself.
    #[tokio::test]
    async fn a_person_is_made_by_the_rules_of_registration() {
        let journal = Journal::open("memory:").await.expect("the record opens");
        for (name, password, expected) in [
            ("Ana", PASSWORD, Ok("Ana")),
            ("  Jose\u{301} Paz ", PASSWORD, Ok("José Paz")),
            ("ANA", PASSWORD, Err("Taken")),
            ("josé-paz", PASSWORD, Err("Taken")),
            ("Ana", "corto", Err("hall-password_short")),
            ("Al", PASSWORD, Err("hall-name_length")),
            (
                "abcdefghijklmnopqrstuvwxy",
                PASSWORD,
                Err("hall-name_length"),
            ),
            ("A\u{202E}na", PASSWORD, Err("hall-name_letters")),
            ("<script>", PASSWORD, Err("hall-name_letters")),
            ("Аnа Paz", PASSWORD, Err("hall-name_alphabets")),
            ("ADM1N", PASSWORD, Err("hall-name_reserved")),
            ("Árbitro Juan", PASSWORD, Err("hall-name_reserved")),
            ("Paul", PASSWORD, Ok("Paul")),
            ("Pau1", PASSWORD, Err("Taken")),
        ] {
            let made = make_person(&journal, name, password, 0).await;
            let told = made.map(|person| person.name).map_err(|why| match why {
                NotMade::Unfit(fault) => match fault.message {
                    Some(message) => message.to_owned(),
                    None => format!("{:?}", fault.code),
                },
                NotMade::Record(error) => error.to_string(),
            });
            let expected = expected.map(str::to_owned).map_err(str::to_owned);
            assert_eq!(told, expected, "{name:?}");
        }
    }
}
