//! Faults that say more than their code: everything wrong with a list, line by line.

use jadoube_protocol::{ErrorCode, Say};
use jadoube_words::Words;

use crate::{Fault, Hall, HttpFault, Tongues};

/// How many things wrong with one list are told.
const MOST_LINES: usize = 20;

/// Why the hall did not do something, perhaps in words of its own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// What is wrong.
    pub fault: Fault,
    /// The words, where those of the code do not say enough.
    pub say: Option<Say>,
}

impl Said {
    /// Everything wrong with a list: a sentence for each line.
    pub(super) fn list(hall: &Hall, field: &str, lines: impl Fn(&Words) -> Vec<String>) -> Self {
        let shortened = |words: &Words| {
            let mut all = lines(words);
            if all.len() > MOST_LINES {
                all.truncate(MOST_LINES);
                all.push("…".to_owned());
            }
            all.join("\n")
        };
        Self {
            fault: Fault::from(ErrorCode::Invalid).about(field),
            say: Some(hall.tongues().both(shortened)),
        }
    }

    pub(super) fn http(self, tongues: &Tongues) -> HttpFault {
        match self.say {
            Some(say) => HttpFault::saying(self.fault, say),
            None => HttpFault::new(self.fault, tongues),
        }
    }
}

impl From<Fault> for Said {
    fn from(fault: Fault) -> Self {
        Self { fault, say: None }
    }
}
