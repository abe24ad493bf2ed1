//! The commands a table has heard, by who gave them and under what name.

use std::collections::{HashMap, VecDeque};

use jadoube_protocol::ServerMessage;

/// How many of the latest commands of one person are remembered.
const REMEMBERED: usize = 256;

/// What came of commands, so that one which comes twice counts once. Each person has an own
/// memory: nobody makes the table forget what others did.
#[derive(Debug, Default)]
pub(super) struct Memory(HashMap<i64, VecDeque<(String, CameOf)>>);

/// What came of a command.
#[derive(Clone, Debug)]
pub(super) enum CameOf {
    /// It is on record.
    Recorded,
    /// It was answered so, and nothing followed.
    Answered(Box<ServerMessage>),
}

impl Memory {
    /// What came of a command, if it is remembered.
    pub(super) fn of(&self, by: i64, id: &str) -> Option<&CameOf> {
        let commands = self.0.get(&by)?;
        let found = commands.iter().rev().find(|(name, _)| name == id);
        found.map(|(_, came_of)| came_of)
    }

    /// Remembers a command.
    pub(super) fn note(&mut self, by: i64, id: String, came_of: CameOf) {
        let commands = self.0.entry(by).or_default();
        if commands.len() == REMEMBERED {
            // What is on record must not be forgotten for what was refused.
            let refused = commands
                .iter()
                .position(|(_, came_of)| matches!(came_of, CameOf::Answered(_)));
            commands.remove(refused.unwrap_or(0));
        }
        commands.push_back((id, came_of));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn recorded(memory: &Memory, by: i64, id: &str) -> bool {
        matches!(memory.of(by, id), Some(CameOf::Recorded))
    }

    #[test]
    fn nobody_makes_the_table_forget_what_others_did() {
        let mut memory = Memory::default();
        memory.note(1, "a".into(), CameOf::Recorded);
        for index in 0..10_000 {
            memory.note(2, format!("r{index}"), CameOf::Recorded);
        }
        assert!(recorded(&memory, 1, "a"));
        assert!(recorded(&memory, 2, "r9999"));
        assert!(!recorded(&memory, 2, "r0"));
        assert!(!recorded(&memory, 2, "a"));
    }

    #[test]
    fn what_was_refused_is_forgotten_first() {
        let mut memory = Memory::default();
        memory.note(1, "kept".into(), CameOf::Recorded);
        for index in 0..10_000 {
            let refused = CameOf::Answered(Box::new(ServerMessage::Pong));
            memory.note(1, format!("r{index}"), refused);
        }
        assert!(recorded(&memory, 1, "kept"));
    }
}
