//! Whether a side can still mate by any series of legal moves: what each question takes, and where
//! the verdicts part.

mod jadoube;
mod measured;
mod peer;

use std::fs::File;

use jadoube_laws::Color;
use serde_json::json;

use crate::{Arguments, corpus, harness::Effort, report::TARGET};
use measured::{Measured, Say, measure};

/// Whether this side can mate from here.
pub struct Query {
    pub fen: String,
    pub winner: Color,
}

/// A file of questions of `data/dead` in the shared folder.
struct Set {
    name: &'static str,
    file: &'static str,
    /// With `--quick`, one question in so many.
    quick_step: usize,
    /// Rounds at most: the peer takes minutes for some.
    rounds: usize,
}

const SETS: [Set; 2] = [
    Set {
        name: "lichess",
        file: "lichess_queries.txt.zst",
        quick_step: 8,
        rounds: 7,
    },
    Set {
        name: "hard",
        file: "hard_queries.txt.zst",
        quick_step: 16,
        rounds: 1,
    },
];

/// A question as a contender takes it: by its place, in the manner asked about.
type Ask = Box<dyn FnMut(usize) -> Say>;

/// Measures every set in both manners: to the end, and by what can be told at once.
pub fn run(arguments: &Arguments, effort: Effort) {
    for set in &SETS {
        let Some(queries) = read(set, arguments.quick) else {
            eprintln!(
                "winnable: no {} under {}; set JADOUBE_SHARED",
                set.file,
                corpus::shared().display()
            );
            continue;
        };
        let rounds = effort.rounds.min(set.rounds);
        let manners: [(&str, Ask, Ask); 2] = [
            ("full", jadoube::full(&queries), peer::full(&queries)),
            ("fast", jadoube::fast(&queries), peer::fast(&queries)),
        ];
        for (manner, ours, peers) in manners {
            let case = format!("{} {manner}", set.name);
            if arguments
                .case
                .as_ref()
                .is_none_or(|text| case.contains(text))
            {
                let [ours, peers] = measure(queries.len(), rounds, [ours, peers]);
                print(&case, &queries, &ours, &peers, arguments.json);
            }
        }
    }
}

fn read(set: &Set, quick: bool) -> Option<Vec<Query>> {
    let path = corpus::shared().join("data/dead").join(set.file);
    let file = File::open(path).ok()?;
    let text = zstd::decode_all(file).expect("a shared file of questions is a whole zstd file");
    let text = String::from_utf8(text).expect("questions are text");
    let step = if quick { set.quick_step } else { 1 };
    let query = |line: &str| {
        let (fen, winner) = line.rsplit_once(' ')?;
        let winner = match winner {
            "white" => Color::White,
            "black" => Color::Black,
            _ => return None,
        };
        Some(Query {
            fen: fen.to_owned(),
            winner,
        })
    };
    Some(text.lines().step_by(step).filter_map(query).collect())
}

fn print(case: &str, queries: &[Query], ours: &Measured, peers: &Measured, json: bool) {
    let ratio = peers.mean() / ours.mean();
    let parted = parted(case, queries, ours, peers);
    if json {
        let line = json!({
            "work": "winnable",
            "case": case,
            "peer": "chasolver",
            "target": TARGET,
            "queries": queries.len(),
            "ratio": (ratio * 1000.0).round() / 1000.0,
            "jadoube": ours.json(),
            "chasolver": peers.json(),
            "unit": "query",
            "parted": parted,
        });
        println!("{line}");
        return;
    }
    println!(
        "winnable    {case}: {} questions, {ratio:.2}× as fast by the mean",
        queries.len()
    );
    println!(
        "  {:<10} {:>10} {:>10} {:>10} {:>12}  {:>9} {:>10} {:>9}",
        "", "mean µs", "median µs", "p99.9 µs", "max µs", "winnable", "unwinnable", "undecided"
    );
    for (name, measured) in [("jadoube", ours), ("chasolver", peers)] {
        println!("  {name:<10} {}", measured.row());
    }
    for line in parted {
        println!("  {line}");
    }
}

/// The questions on which the verdicts differ; one left undecided counts as such only where both
/// were to go to the end.
fn parted(case: &str, queries: &[Query], ours: &Measured, peers: &Measured) -> Vec<String> {
    let to_the_end = case.ends_with("full");
    let mut lines = Vec::new();
    for (query, (own, other)) in queries.iter().zip(ours.says.iter().zip(&peers.says)) {
        let undecided = *own == Say::Undecided || *other == Say::Undecided;
        if own.contradicts(*other) || to_the_end && undecided {
            lines.push(format!(
                "{} {}: jadoube {own:?}, chasolver {other:?}",
                query.fen, query.winner
            ));
        }
    }
    lines
}
