//! Reads the games of a file, or of a sample, and tells what is wrong with each.
#![expect(clippy::print_stdout, reason = "an example shows what it found")]
#![expect(
    clippy::disallowed_methods,
    reason = "a program may read files; the rules may not"
)]

use std::{env, error::Error, fs};

use jadoube_laws::pgn::{Games, Severity};

const SAMPLE: &[u8] = b"[White \"A\"]\n[Black \"B\"]\n\n1. f3 e5 2. g4 Qh4# 0-1\n\n\
    [White \"C\"]\n[Black \"D\"]\n\n1. e4 e5 2. Ke3 Nc6 1/2-1/2\n";

fn main() -> Result<(), Box<dyn Error>> {
    let bytes = match env::args().nth(1) {
        Some(path) => fs::read(path)?,
        None => SAMPLE.to_vec(),
    };
    for game in Games::new(&bytes) {
        let white = game.tags.get("White").unwrap_or("?");
        let black = game.tags.get("Black").unwrap_or("?");
        println!("{white} - {black}: {} plies", game.main_moves().count());
        for remark in game.remarks() {
            if remark.error.flaw.severity() == Severity::Error {
                println!("  {}: {}", remark.error, remark.text);
            }
        }
    }
    Ok(())
}
