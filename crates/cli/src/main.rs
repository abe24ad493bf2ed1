//! `jadoube`: the Laws of Chess at the command line.

mod admin;
mod arguments;
mod backup;
mod case;
mod console;
mod dead;
mod explain;
mod fen;
mod help;
mod judge;
mod moves;
mod notation;
mod perft;
mod play;
mod position;
mod rule;
mod serve;
mod session;
mod speech;
mod start960;
mod told;
mod translate;
mod values;
mod winnable;

use std::{io, process::ExitCode};

use arguments::Command;
use session::Session;

/// Small pieces of memory come and go in great number in the hall, and this is made for them.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Bad usage, or input that can't be read.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    let arguments = match help::parse() {
        Ok(arguments) => arguments,
        Err(code) => return code,
    };
    let session = Session::new(arguments.manner);
    let done = match &arguments.command {
        Command::Serve(asked) => serve::run(&session, asked),
        Command::Play(asked) => play::run(&session, asked),
        Command::Account(asked) => play::account::run(&session, asked),
        Command::Admin(asked) => admin::run(&session, asked),
        Command::Backup(asked) => backup::back_up(&session, asked),
        Command::Restore(asked) => backup::restore(&session, asked),
        Command::Judge(asked) => judge::run(&session, asked),
        Command::Case(asked) => case::run(&session, asked),
        Command::Rule(asked) => rule::run(&session, asked),
        Command::Explain(asked) => explain::run(&session, asked),
        Command::Position(asked) => position::run(&session, asked),
        Command::Winnable(asked) => winnable::run(&session, asked),
        Command::Dead(asked) => dead::run(&session, asked),
        Command::Moves(asked) => moves::run(&session, asked),
        Command::Perft(asked) => perft::run(&session, asked),
        Command::Translate(asked) => translate::run(&session, asked),
        Command::Start960(asked) => start960::run(&session, asked),
    };
    match done {
        Ok(code) => code,
        // Whoever was reading has read enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => session.refuse(&error.to_string()),
    }
}
