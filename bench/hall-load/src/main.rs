//! Loads a playing hall as thousands of clients do, over WebSockets, with real games, beside a
//! bare echo server on the same stack in the same run.
//!
//! `hall-load all` starts each server as a process of its own on one core (with `taskset`) and is
//! the clients on the other; see README.md for what is measured and how.

mod client;
mod games;
mod process;
mod scenes;
mod servers;
mod tally;

use clap::{Parser, Subcommand};

/// As the program that serves a hall has it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Loads a playing hall as thousands of clients do.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Everything, one scene after the other.
    All(Scale),
    /// Sockets that say nothing.
    Idle(Scale),
    /// Games at a move a second.
    Steady(Scale),
    /// Games as fast as they go.
    Flood(Scale),
    /// Many spectators of one game, while others play.
    Spectators(Scale),
    /// All clients come back at once.
    Storm(Scale),
    /// Serves a hall; for the scenes.
    #[command(hide = true)]
    ServeHall {
        /// The folder of the record and the tokens.
        folder: std::path::PathBuf,
        /// How many people there are.
        people: usize,
    },
    /// Serves an echo; for the scenes.
    #[command(hide = true)]
    ServeEcho,
}

/// How much of everything.
#[derive(clap::Args, Clone)]
pub struct Scale {
    /// Sockets that say nothing.
    #[arg(long, default_value_t = 15_000)]
    pub sockets: usize,
    /// Games going on.
    #[arg(long, default_value_t = 5_000)]
    pub games: usize,
    /// Spectators of one game.
    #[arg(long, default_value_t = 5_000)]
    pub spectators: usize,
    /// For how many seconds a scene is measured.
    #[arg(long, default_value_t = 20)]
    pub seconds: u64,
    /// Games to play, as PGN packed with zstd.
    #[arg(long, default_value = "../../../shared/data/pgn/corpus/otb.pgn.zst")]
    pub corpus: std::path::PathBuf,
    /// Where the record is kept, on a disk that is meant; a folder is made in it.
    #[arg(long, default_value = "/var/tmp")]
    pub folder: std::path::PathBuf,
}

#[tokio::main(flavor = "current_thread")]
async fn main() {
    let outcome = match Arguments::parse().command {
        Command::All(scale) => scenes::all(&scale).await,
        Command::Idle(scale) => scenes::idle(&scale).await,
        Command::Steady(scale) => scenes::steady(&scale).await,
        Command::Flood(scale) => scenes::flood(&scale).await,
        Command::Spectators(scale) => scenes::spectators(&scale).await,
        Command::Storm(scale) => scenes::storm(&scale).await,
        Command::ServeHall { folder, people } => servers::hall(&folder, people).await,
        Command::ServeEcho => servers::echo().await,
    };
    if let Err(error) = outcome {
        eprintln!("hall-load: {error}");
        std::process::exit(1);
    }
}
