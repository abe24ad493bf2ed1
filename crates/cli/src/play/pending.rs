//! What was done at a table and is not confirmed yet.

use jadoube_protocol::{Do, TableAct};

/// What was done and is not confirmed, oldest first.
///
/// Each has a name that no other run of this program gives, so that the hall can tell a repetition
/// from something new.
#[derive(Debug)]
pub(super) struct Pending {
    prefix: String,
    count: u32,
    list: Vec<(Do, Sent)>,
}

/// How often something was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sent {
    /// Once, or not at all.
    Once,
    /// Again after the connection was lost.
    Again,
}

impl Pending {
    /// With names that begin by chance.
    pub(super) fn new() -> std::io::Result<Self> {
        let mut chance = [0; 6];
        getrandom::fill(&mut chance).map_err(std::io::Error::other)?;
        let prefix = chance.iter().map(|byte| format!("{byte:02x}")).collect();
        Ok(Self {
            prefix,
            count: 0,
            list: Vec::new(),
        })
    }

    /// A new name.
    pub(super) fn name(&mut self) -> String {
        self.count += 1;
        format!("{}-{}", self.prefix, self.count)
    }

    /// Something done from now on until it is confirmed.
    pub(super) fn add(&mut self, table: &str, ply: Option<u32>, what: TableAct) -> Do {
        let what = Do {
            table: table.to_owned(),
            id: self.name(),
            ply,
            what,
        };
        self.list.push((what.clone(), Sent::Once));
        what
    }

    /// It is confirmed, or refused.
    pub(super) fn done(&mut self, id: &str) -> Option<(Do, Sent)> {
        let index = self.list.iter().position(|(what, _)| what.id == id)?;
        Some(self.list.remove(index))
    }

    /// Everything unconfirmed, to be said again under the same names.
    pub(super) fn again(&mut self) -> Vec<Do> {
        let each = self.list.iter_mut().map(|(what, sent)| {
            *sent = Sent::Again;
            what.clone()
        });
        each.collect()
    }

    /// Whether everything is confirmed.
    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }
}
