//! The program carries the built web client: it is built again when that changes.

use std::{env, path::Path};

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // A build for tests reads the client's files when they are asked for.
    if env::var_os("CARGO_CFG_DEBUG_ASSERTIONS").is_some() {
        return;
    }
    // Where the client was not built, watching its folder would build the hall every time anew,
    // so it is the client's sources that are watched.
    for folder in ["../../web/dist", "../../web"] {
        if Path::new(folder).exists() {
            println!("cargo::rerun-if-changed={folder}");
            return;
        }
    }
}
