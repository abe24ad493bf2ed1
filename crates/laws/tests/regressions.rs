//! Inputs that once broke a fuzz target, and the seeds they start from.
#![allow(clippy::print_stdout)]

mod properties;

use std::{fs, path::Path};

/// Runs a property over every input kept for it.
fn check(name: &str, property: fn(&[u8])) {
    each_in(&format!("tests/data/fuzz/{name}"), property);
}

fn each_in(folder: &str, property: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut inputs = 0;
    for entry in fs::read_dir(&folder).into_iter().flatten() {
        let file = entry.expect("the folder can be listed").path();
        println!("{}", file.display());
        property(&fs::read(&file).expect("the input can be read"));
        inputs += 1;
    }
    println!("{inputs} inputs in {}", folder.display());
}

/// Both halves of the property, with chunks of a few sizes.
fn games(file: &[u8]) {
    for choice in [0, 6, 63, 64, 70, 127] {
        properties::pgn(&[&[choice], file].concat());
    }
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
    check("pgn", |input| games(input.get(1..).unwrap_or_default()));
    each_in("../../fuzz/seeds/pgn", games);
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
fn spoken_inputs_hold() {
    check("spoken", properties::spoken);
}

#[test]
fn uci_inputs_hold() {
    check("uci", properties::uci);
}
