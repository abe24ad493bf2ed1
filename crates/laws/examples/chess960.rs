//! Castles in each of the 960 starting positions where that is the first move there is.
#![expect(clippy::print_stdout, reason = "an example shows what it found")]

use jadoube_laws::{CastlingMode, Uci, chess960};

fn main() {
    let mut found = 0;
    for number in 0..960 {
        let Some(position) = chess960::start(number) else {
            continue;
        };
        for &castling in &position.castling_moves() {
            found += 1;
            if found <= 5 {
                let written = Uci::of(castling, CastlingMode::Chess960);
                println!("{number}: {written} gives {}", position.after(castling));
            }
        }
    }
    println!("the first move can be to castle in {found} ways");
}
