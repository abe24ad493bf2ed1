//! Jadoube side by side with its peers: the same jobs, the same compiler flags, the same run.

mod clock;
mod corpus;
mod harness;
mod report;
mod tally;
mod works;

use clap::{Parser, ValueEnum};
use harness::{Comparison, Effort, geometric_means, measure};

const EXAMPLES: &str = "\
Examples:
  cargo run --release --manifest-path bench/Cargo.toml
      every work, portable build
  RUSTFLAGS='-C target-cpu=native' cargo run --release --manifest-path bench/Cargo.toml -- perft
      move generation with the instructions of this processor
  cargo run --release --manifest-path bench/Cargo.toml -- step pgn --json
      one JSON object a line: work, case, peer, target, ratio (how many times faster we are)";

/// How many times faster jadoube is than its peers, by processor time.
///
/// Contenders take turns within each round and every count is checked to be the same.
#[derive(Parser)]
#[command(name = "bench", after_help = EXAMPLES)]
struct Arguments {
    /// What to measure; everything when left out.
    #[arg(value_enum, value_name = "WORK")]
    works: Vec<Work>,
    /// Print one JSON object a line.
    #[arg(long)]
    json: bool,
    /// Fewer rounds: a first impression.
    #[arg(long)]
    quick: bool,
    /// Rounds in which each contender runs once [default: 7, or 3 with --quick].
    #[arg(long)]
    rounds: Option<usize>,
    /// Only the cases whose name contains this.
    #[arg(long, value_name = "TEXT")]
    case: Option<String>,
    /// Only the peer of this name, to tune against.
    #[arg(long, value_name = "NAME")]
    peer: Option<String>,
}

/// A kind of job.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Work {
    /// Leaves of the tree of legal moves, the last ply counted and not played.
    Perft,
    /// The same, every leaf played.
    PerftWalk,
    /// The first in Chess960.
    Perft960,
    /// Archives read, every mainline move checked.
    Pgn,
    /// Play, SAN, FEN, hash, repetitions, end of game, list of replies.
    Step,
    /// Positions to FEN.
    FenWrite,
    /// FEN to checked positions.
    FenRead,
    /// Whether a side can still mate: the time of each question, and every disagreement.
    Winnable,
}

impl Work {
    fn cases(self) -> Vec<harness::Case<'static>> {
        match self {
            Self::Perft => works::perft::cases(),
            Self::PerftWalk => works::perft::walk_cases(),
            Self::Perft960 => works::perft::chess960_cases(),
            Self::Pgn => works::pgn::cases(),
            Self::Step => works::step::cases(),
            Self::FenWrite => works::fen::write_cases(),
            Self::FenRead => works::fen::read_cases(),
            Self::Winnable => Vec::new(),
        }
    }
}

fn main() {
    let arguments = Arguments::parse();
    let effort = Effort {
        rounds: arguments
            .rounds
            .unwrap_or(if arguments.quick { 3 } else { 7 })
            .max(1),
        shortest_run_nanoseconds: if arguments.quick {
            20_000_000
        } else {
            100_000_000
        },
    };
    let works = if arguments.works.is_empty() {
        Work::value_variants()
    } else {
        &arguments.works
    };
    if !arguments.json {
        println!("{}", report::heading());
    }
    for work in works {
        if *work == Work::Winnable {
            works::winnable::run(&arguments, effort);
            continue;
        }
        let mut rows = Vec::new();
        for mut case in work.cases() {
            if arguments
                .case
                .as_ref()
                .is_some_and(|text| !case.name.contains(text))
            {
                continue;
            }
            let ours = case.contenders[0].name;
            case.contenders.retain(|contender| {
                contender.name == ours
                    || arguments
                        .peer
                        .as_ref()
                        .is_none_or(|name| contender.name == name)
            });
            for row in measure(case, effort) {
                print(&row, arguments.json);
                rows.push(row);
            }
        }
        for row in geometric_means(&rows) {
            print(&row, arguments.json);
        }
    }
}

fn print(row: &Comparison, json: bool) {
    if json {
        println!("{}", report::json_line(row));
    } else {
        println!("{}", report::row(row));
    }
}
