//! The program carries the built web client: it is built again when that changes.
#![expect(
    clippy::print_stdout,
    reason = "this is how a build script talks to cargo"
)]

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    // Where the client was not built, watching its folder would build the hall every time anew,
    // so it is the client's sources that are watched.
    for folder in ["../../web/dist", "../../web"] {
        if Path::new(folder).exists() {
            println!("cargo::rerun-if-changed={folder}");
            return;
        }
    }
}
