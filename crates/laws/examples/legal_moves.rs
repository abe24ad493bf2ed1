//! Prints every legal move of the initial position.
#![expect(clippy::print_stdout, reason = "an example shows what it found")]

use jadoube_laws::Position;

fn main() {
    let position = Position::initial();
    for found in &position.legal_moves() {
        println!("{}-{}", found.from(), found.to());
    }
}
