//! Inputs that once broke a fuzz target, and the seeds they start from.
#![allow(clippy::print_stdout)]

mod properties;

use std::{fs, path::Path};

/// Runs a property over every input kept for it.
fn check(name: &str, property: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/fuzz")
        .join(name);
    let mut inputs = 0;
    for entry in fs::read_dir(&folder).into_iter().flatten() {
        let file = entry.expect("the folder can be listed").path();
        println!("{}", file.display());
        property(&fs::read(&file).expect("the input can be read"));
        inputs += 1;
    }
    println!("{inputs} inputs for {name}");
}

#[test]
fn continued_inputs_hold() {
    check("continued", properties::continued);
    check("setup", properties::continued);
}

#[test]
fn epd_inputs_hold() {
    check("epd", properties::epd);
}

#[test]
fn fen_inputs_hold() {
    check("fen", properties::fen);
}

#[test]
fn pgn_inputs_hold() {
    check("pgn", properties::pgn);
}

#[test]
fn san_inputs_hold() {
    check("san", properties::san);
}

#[test]
fn setup_inputs_hold() {
    check("setup", properties::setup);
}

#[test]
fn uci_inputs_hold() {
    check("uci", properties::uci);
}
