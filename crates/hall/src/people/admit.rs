//! The one way for a person with a name of their own into the record: over HTTP, and by the program
//! of whoever runs the hall.

use jadoube_journal::{Error, Journal, Person as Stored, PersonId, Registration};
use jadoube_protocol::ErrorCode;

use super::{enter::fit, names, passwords};
use crate::{Fault, Hall, Visitor, secrets};

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
    if holds_look(journal, &look, guest).await?
        || rests(journal, &look, registration.created_ms).await?
    {
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
        let look = names::look(name);
        let held = async {
            Ok(holds_look(self.journal(), &look, None).await?
                || rests(self.journal(), &look, self.clock().unix_ms()).await?)
        };
        held.await.map_err(|error: Error| self.storage(&error))
    }

    /// Lays the name of somebody who is about to leave to rest: nobody takes it for as long as is
    /// set, so that nobody passes for them; and not at all where they have points, for their games
    /// stand in a ranking that goes on.
    pub(super) async fn lay_to_rest(&self, person: &Visitor) -> Result<(), Fault> {
        let look = names::look(&person.name);
        let journal = self.journal();
        let days = i64::from(self.config().name_rests_days);
        let laid = async {
            let has_points = !journal
                .ratings()
                .all_of(PersonId(person.id))
                .await?
                .is_empty();
            let until = if has_points {
                i64::MAX
            } else {
                self.clock().unix_ms() + days * 86_400_000
            };
            journal
                .meta()
                .set(&resting(&look), &until.to_string())
                .await?;
            // Nothing tells any longer whose it was.
            journal.meta().set(&key(&look), "").await
        };
        laid.await.map_err(|error: Error| self.storage(&error))
    }
}

/// Whether somebody who left had a name of this look, not long ago enough.
async fn rests(journal: &Journal, look: &str, now_ms: i64) -> Result<bool, Error> {
    let until = journal.meta().value(&resting(look)).await?;
    let until = until.and_then(|until| until.parse::<i64>().ok());
    Ok(until.is_some_and(|until| now_ms < until))
}

/// Under which key the record keeps until when a name of a look rests. The name is not told by it.
fn resting(look: &str) -> String {
    let hash = secrets::stored(look);
    let digits = hash.iter().map(|byte| format!("{byte:02x}"));
    format!("rests:{}", digits.collect::<String>())
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
