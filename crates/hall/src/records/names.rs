//! A pasted list of the names of a class.

use std::collections::BTreeMap;

use jadoube_words::{Arguments, Words};

use super::text::{folded, one_line};

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 60;

/// The most names a list may have.
const MOST_NAMES: usize = 500;

/// The names of a class, each once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ClassList {
    /// The names in their order.
    pub names: Vec<String>,
    /// Names that stood there again and were left out, with their lines.
    pub repeated: Vec<(usize, String)>,
}

/// What is wrong with a line of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NameFault {
    /// The line, the first being 1.
    pub line: usize,
    /// What.
    pub problem: NameProblem,
}

/// What can be wrong with a list of names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NameProblem {
    /// The name has so many characters.
    TooLong(String, usize),
    /// The list has more names than it may have.
    TooMany(usize),
    /// There is no name in it.
    Empty,
}

/// Reads a list of names, one a line. Empty lines say nothing; a name that stands there twice,
/// accents and capitals aside, is taken once.
///
/// # Errors
///
/// Everything wrong with it, with the lines.
pub fn read_names(text: &str) -> Result<ClassList, Vec<NameFault>> {
    let mut list = ClassList::default();
    let mut faults = Vec::new();
    let mut seen = BTreeMap::new();
    for (line, text) in (1..).zip(text.lines()) {
        let name = one_line(text);
        let length = name.chars().count();
        if name.is_empty() {
            continue;
        }
        if length > LONGEST_NAME {
            let problem = NameProblem::TooLong(name, length);
            faults.push(NameFault { line, problem });
        } else if seen.insert(folded(&name), line).is_some() {
            list.repeated.push((line, name));
        } else if list.names.len() == MOST_NAMES {
            let problem = NameProblem::TooMany(MOST_NAMES);
            faults.push(NameFault { line, problem });
            break;
        } else {
            list.names.push(name);
        }
    }
    if list.names.is_empty() && faults.is_empty() {
        let problem = NameProblem::Empty;
        faults.push(NameFault { line: 1, problem });
    }
    if faults.is_empty() {
        Ok(list)
    } else {
        Err(faults)
    }
}

impl NameFault {
    /// What is wrong and where, as a sentence.
    pub fn sentence(&self, words: &Words) -> String {
        let none = Arguments::new().with("line", self.line);
        let (key, arguments) = match &self.problem {
            NameProblem::TooLong(name, length) => (
                "too_long",
                none.with("name", name.as_str())
                    .with("length", *length)
                    .with("most", LONGEST_NAME),
            ),
            NameProblem::TooMany(most) => ("too_many", none.with("most", *most)),
            NameProblem::Empty => ("empty", none),
        };
        let clause = words.message(&format!("records-names_{key}"), &arguments);
        words.sentence(&clause, None)
    }
}
