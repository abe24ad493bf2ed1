//! Who is there.

use jadoube_protocol::{ErrorCode, Me, Role};
use jadoube_record::{Person, PersonKind};

use crate::Fault;

/// Somebody who has shown who they are, and what they may do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visitor {
    /// The number in the journal.
    pub id: i64,
    /// The name.
    pub name: String,
    /// Guest, registered or machine.
    pub kind: PersonKind,
    /// What they may do besides playing.
    pub roles: Vec<Role>,
    /// What the token they came with is good for; nothing keeps a session back.
    pub scopes: Option<Vec<String>>,
}

impl Visitor {
    /// As others see them.
    pub fn person(&self) -> Person {
        Person {
            id: self.id,
            name: self.name.clone(),
            kind: self.kind,
            rating: None,
        }
    }

    /// As they see themselves.
    pub fn me(&self) -> Me {
        Me {
            person: self.person(),
            roles: self.roles.clone(),
        }
    }

    /// Whether they have a role.
    pub fn is(&self, role: Role) -> bool {
        self.roles.contains(&role)
    }

    /// That what they came with is good for this.
    ///
    /// # Errors
    ///
    /// [`ErrorCode::Forbidden`] about the scope that a token lacks.
    pub fn may(&self, scope: &str) -> Result<(), Fault> {
        if self.has_scope(scope) {
            Ok(())
        } else {
            Err(Fault::from(ErrorCode::Forbidden).about(scope))
        }
    }

    /// Whether what they came with is good for this.
    pub fn has_scope(&self, scope: &str) -> bool {
        match &self.scopes {
            None => true,
            Some(scopes) => scopes.iter().any(|has| has == scope),
        }
    }
}
