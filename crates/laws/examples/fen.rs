//! Reads a FEN as somebody wrote it, says what was forgiven and what is still wrong, and writes it
//! properly.
#![allow(clippy::print_stdout)]

use std::error::Error;

use jadoube_laws::{CastlingMode, EnPassantPolicy, FenStyle, Position, RightsStyle, fen};

fn main() -> Result<(), Box<dyn Error>> {
    let text = "r3k2r/8/8/8/44/8/8/4K1RR w qkK e3 00";
    let (setup, forgiven) = fen::read_lenient(text, CastlingMode::Chess960)?;
    for forgiven in forgiven {
        println!("forgiven: {forgiven}");
    }
    for fault in &setup.faults(CastlingMode::Chess960) {
        println!("{:?}: {fault}", fault.severity());
    }
    match Position::new(&setup, CastlingMode::Chess960) {
        Ok(position) => {
            println!("X-FEN: {position}");
            let style = FenStyle {
                rights: RightsStyle::Shredder,
                en_passant: EnPassantPolicy::Always,
            };
            println!("Shredder-FEN: {}", position.fen(style));
        }
        Err(_) => println!("as it stands: {setup}"),
    }
    Ok(())
}
