//! `jadoube perft`: counting the sequences of legal moves.

mod suite;

use std::{
    io,
    num::NonZeroUsize,
    process::ExitCode,
    sync::atomic::{AtomicU64, AtomicUsize, Ordering},
    thread,
    time::Instant,
};

use jadoube_laws::{Move, Position};
use jadoube_words::Argument;
use serde::Serialize;

use crate::{arguments, console, fen, session::Session};

/// No count is deeper: even of lines with one move each it would never end, and the way down takes
/// memory.
pub(crate) const DEEPEST: u32 = 255;

/// Threads started at most, unless there are more cores: more only cost memory.
const MOST_THREADS: usize = 64;

/// Runs the command.
pub(crate) fn run(session: &Session, asked: &arguments::Perft) -> io::Result<ExitCode> {
    if let Some(path) = &asked.suite {
        return suite::run(session, path, asked.depth, threads(asked.threads));
    }
    let position = match &asked.fen {
        None => Position::initial(),
        Some(text) => match fen::playable(session, text) {
            Ok(position) => position,
            Err(code) => return Ok(code),
        },
    };
    let begun = Instant::now();
    let count = count(&position, asked.depth.unwrap_or(1), threads(asked.threads));
    let seconds = begun.elapsed().as_secs_f64();
    let moves = count
        .moves
        .iter()
        .map(|(m, nodes)| (fen::uci(&position, *m), *nodes));
    let divided: Vec<(String, u64)> = if asked.divide {
        moves.collect()
    } else {
        Vec::new()
    };
    if session.json {
        let divide = asked.divide.then(|| {
            divided
                .into_iter()
                .map(|(name, nodes)| (name, nodes.into()))
                .collect()
        });
        let nodes = count.nodes;
        session.print_json(&Counted { nodes, divide })?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut text = String::new();
    for (name, nodes) in &divided {
        text += &format!("{name:<6} {:>15}\n", session.speech.number(*nodes));
    }
    if asked.divide {
        text.push('\n');
    }
    text += &summary(session, count.nodes, seconds);
    console::print(text)?;
    Ok(ExitCode::SUCCESS)
}

#[derive(Serialize)]
struct Counted {
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<serde_json::Map<String, serde_json::Value>>,
}

/// The leaves below each legal move, and all together.
pub(crate) struct Count {
    pub(crate) nodes: u64,
    pub(crate) moves: Vec<(Move, u64)>,
}

/// Counts with several threads, each taking the next subtree two plies down.
pub(crate) fn count(position: &Position, depth: u32, threads: NonZeroUsize) -> Count {
    let roots: Vec<Move> = position.legal_moves().iter().copied().collect();
    if depth == 0 {
        let nodes = 1;
        return Count {
            nodes,
            moves: Vec::new(),
        };
    }
    let mut tasks = Vec::new();
    for (root, &m) in roots.iter().enumerate() {
        let after = position.after(m);
        if depth < 4 || threads.get() == 1 {
            tasks.push((root, after, depth - 1));
        } else {
            let replies = after.legal_moves();
            tasks.extend(
                replies
                    .iter()
                    .map(|&reply| (root, after.after(reply), depth - 2)),
            );
        }
    }
    let totals: Vec<AtomicU64> = roots.iter().map(|_| AtomicU64::new(0)).collect();
    share(threads, &tasks, |(root, position, depth)| {
        if let Some(total) = totals.get(*root) {
            total.fetch_add(position.perft(*depth), Ordering::Relaxed);
        }
    });
    let moves: Vec<(Move, u64)> = roots
        .into_iter()
        .zip(totals.into_iter().map(AtomicU64::into_inner))
        .collect();
    let nodes = moves.iter().map(|(_, nodes)| nodes).sum();
    Count { nodes, moves }
}

/// Does every task, whichever thread is free taking the next.
fn share<T: Sync>(threads: NonZeroUsize, tasks: &[T], act: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    let work = || {
        while let Some(task) = tasks.get(next.fetch_add(1, Ordering::Relaxed)) {
            act(task);
        }
    };
    thread::scope(|scope| {
        for _ in 1..threads.get().min(tasks.len()) {
            // Where no further thread can be had, those there are do the work.
            if thread::Builder::new().spawn_scoped(scope, work).is_err() {
                break;
            }
        }
        work();
    });
}

/// As many threads as asked, within reason, or as there are cores.
pub(crate) fn threads(asked: Option<NonZeroUsize>) -> NonZeroUsize {
    let cores = thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let most = NonZeroUsize::new(MOST_THREADS).map_or(cores, |most| most.max(cores));
    asked.unwrap_or(cores).min(most)
}

/// Leaves, time and speed, in a line.
fn summary(session: &Session, nodes: u64, seconds: f64) -> String {
    let speed = if seconds > 0.0 {
        nodes as f64 / seconds
    } else {
        0.0
    };
    let arguments = [
        ("nodes", Argument::from(session.speech.number(nodes))),
        ("seconds", Argument::from(format!("{seconds:.3}"))),
        ("speed", Argument::from(session.speech.number(speed as u64))),
    ];
    session.speech.say_of("cli-perft-summary", &arguments) + "\n"
}
