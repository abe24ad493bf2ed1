//! Reads the two forms in which node counts are published, and the folder of shared data.
#![allow(dead_code)]

use std::{env, fs, path::PathBuf};

use jadoube_laws::Position;

/// A position and its node counts by depth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Case {
    pub(crate) name: String,
    pub(crate) fen: String,
    pub(crate) counts: Vec<(u32, u64)>,
}

impl Case {
    /// The deepest count of at most this many nodes, else the shallowest one.
    pub(crate) fn deepest(&self, nodes: u64) -> (u32, u64) {
        let affordable = self.counts.iter().filter(|count| count.1 <= nodes);
        *affordable
            .max_by_key(|count| count.1)
            .or(self.counts.first())
            .unwrap_or_else(|| panic!("{} has no count", self.name))
    }

    /// The FEN with the counters that an EPD leaves out.
    pub(crate) fn whole_fen(&self) -> String {
        match self.fen.split_whitespace().count() {
            4 => format!("{} 0 1", self.fen),
            _ => self.fen.clone(),
        }
    }

    /// Holds the position against its deepest affordable count; the number of nodes counted.
    pub(crate) fn check(&self, nodes: u64) -> u64 {
        let position: Position = self
            .whole_fen()
            .parse()
            .unwrap_or_else(|error| panic!("{}: {}: {error}", self.name, self.fen));
        let (depth, expected) = self.deepest(nodes);
        let counted = position.perft(depth);
        assert_eq!(
            counted, expected,
            "{}: {} to depth {depth}",
            self.name, self.fen
        );
        counted
    }
}

/// Reads a whole suite of either form; fails on a line it does not know.
pub(crate) fn read(text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines().map(str::trim) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        match line.split_once(' ') {
            Some(("id", name)) => cases.push(Case {
                name: name.into(),
                fen: String::new(),
                counts: Vec::new(),
            }),
            Some(("epd", fen)) => last(&mut cases, line).fen = fen.into(),
            Some(("perft", count)) => {
                let count = depth_and_nodes(count).unwrap_or_else(|| panic!("{line}"));
                last(&mut cases, line).counts.push(count);
            }
            _ => {
                let case = epd(line, cases.len() + 1).unwrap_or_else(|| panic!("{line}"));
                cases.push(case);
            }
        }
    }
    cases
}

/// What a file of the shared folder says; nothing, with the reason printed, where it is not there.
pub(crate) fn shared(path: &str) -> Option<String> {
    let folder = env::var_os("JADOUBE_SHARED").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared"),
        PathBuf::from,
    );
    let file = folder.join(path);
    match fs::read_to_string(&file) {
        Ok(text) => Some(text),
        Err(error) => {
            println!("skipped: {}: {error}", file.display());
            None
        }
    }
}

fn last<'a>(cases: &'a mut [Case], line: &str) -> &'a mut Case {
    cases
        .last_mut()
        .unwrap_or_else(|| panic!("`{line}` before any id"))
}

fn depth_and_nodes(text: &str) -> Option<(u32, u64)> {
    let (depth, nodes) = text.trim().split_once(' ')?;
    Some((depth.parse().ok()?, nodes.trim().parse().ok()?))
}

/// `FEN ;D1 20 ;D2 400`.
fn epd(line: &str, number: usize) -> Option<Case> {
    let mut fields = line.split(';');
    let fen = fields.next()?.trim().into();
    let counts = fields
        .map(|field| depth_and_nodes(field.trim().strip_prefix('D')?))
        .collect::<Option<Vec<_>>>()?;
    Some(Case {
        name: format!("line {number}"),
        fen,
        counts,
    })
}
