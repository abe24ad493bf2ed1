//! The machine as a person, and its seat.

use jadoube_journal::{Error, GameId, PersonKind};
use jadoube_protocol::{ErrorCode, Start, TableSettings};

use crate::{Fault, Hall, Visitor, engine::Strength, sessions::visitor};

/// What stands between an engine's name and its level.
const LEVEL: &str = " · nivel ";
/// What is put behind the name of a machine that somebody else has taken.
const TAKEN: &str = " (máquina)";

/// What the machine is called that an engine is at a level.
fn name(engine: &str, strength: Strength) -> String {
    format!("{engine}{LEVEL}{}", strength.level())
}

/// The name of the engine that a machine is.
pub(super) fn engine_of(machine: &str) -> &str {
    machine
        .rsplit_once(LEVEL)
        .map_or(machine, |(engine, _)| engine)
}

impl Hall {
    /// The machine that sits at a table of these settings; nobody where they ask for none.
    ///
    /// # Errors
    ///
    /// [`ErrorCode::NoEngine`] if there is no engine that plays so, [`ErrorCode::Invalid`] if
    /// there is no such level.
    pub(crate) async fn machine_for(
        &self,
        settings: &TableSettings,
    ) -> Result<Option<Visitor>, Fault> {
        let Some(level) = settings.machine else {
            return Ok(None);
        };
        let strength = Strength::new(level)
            .ok_or_else(|| Fault::from(ErrorCode::Invalid).about(format!("machine: {level}")))?;
        let is_chess960 = match (&settings.start, &settings.regulations) {
            (_, Some(all)) => all.castling == jadoube_record::CastlingMode::Chess960,
            (Start::Chess960(_), None) => true,
            (Start::Standard | Start::Fen(_), None) => false,
        };
        let engine = self.engines().await.first(is_chess960);
        let engine = engine.ok_or(ErrorCode::NoEngine)?;
        let name = name(&engine.name, strength);
        match self.machine_called(&name).await {
            Ok(visitor) => Ok(Some(visitor)),
            Err(error) => Err(self.storage(&error)),
        }
    }

    /// Seats the machine opposite.
    ///
    /// # Errors
    ///
    /// If the table says no.
    pub(crate) async fn sit_machine(&self, table: GameId, machine: Visitor) -> Result<(), Fault> {
        self.sit(table, machine, None).await
    }

    async fn machine_called(&self, name: &str) -> Result<Visitor, Error> {
        let people = self.journal().people();
        let aside = format!("{name}{TAKEN}");
        for name in [name, &aside] {
            match people.by_name(name).await? {
                Some(person) if person.kind == PersonKind::Machine => return Ok(visitor(person)),
                // Somebody registered under it.
                Some(_) => {}
                None => match people.create_machine(name, self.clock().unix_ms()).await {
                    Ok(person) => return Ok(visitor(person)),
                    Err(Error::NameTaken(_)) => {
                        // Another table was opened with it at the same moment.
                        if let Some(person) = people.by_name(name).await?
                            && person.kind == PersonKind::Machine
                        {
                            return Ok(visitor(person));
                        }
                    }
                    Err(error) => return Err(error),
                },
            }
        }
        Err(Error::NameTaken(aside))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_engine_is_told_from_the_name_of_the_machine() {
        let strength = Strength::new(4).unwrap();
        let machine = name("Stockfish 16", strength);
        assert_eq!(machine, "Stockfish 16 · nivel 4");
        assert_eq!(engine_of(&machine), "Stockfish 16");
        assert_eq!(engine_of(&format!("{machine}{TAKEN}")), "Stockfish 16");
    }
}
