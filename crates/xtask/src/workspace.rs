//! Where things are, how cargo is called, and how a chore speaks.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use anyhow::{Context, Result, bail};

/// The folder of the workspace, whatever folder the chore was started from.
pub(crate) fn root() -> PathBuf {
    let manifest = Path::new(env!("CARGO_MANIFEST_DIR"));
    manifest
        .ancestors()
        .nth(2)
        .unwrap_or(manifest)
        .to_path_buf()
}

/// A file of the folder shared by the project's sessions, if that folder is there.
///
/// It lies beside the checkout; `JADOUBE_SHARED` names it when it lies elsewhere.
pub(crate) fn shared(file: &str) -> Option<PathBuf> {
    let folder = match std::env::var_os("JADOUBE_SHARED") {
        Some(folder) => PathBuf::from(folder),
        None => root().parent()?.join("shared"),
    };
    Some(folder.join(file)).filter(|path| path.exists())
}

/// Runs a command in the workspace and gives what it printed on standard output.
pub(crate) fn output(program: &str, arguments: &[&str]) -> Result<String> {
    let done = Command::new(program)
        .args(arguments)
        .current_dir(root())
        .output()
        .with_context(|| format!("could not start {program}"))?;
    if !done.status.success() {
        let said = String::from_utf8_lossy(&done.stderr);
        bail!("{program} {} failed: {}", arguments.join(" "), said.trim());
    }
    String::from_utf8(done.stdout).with_context(|| format!("{program} did not print text"))
}

/// Checks the rules crate on the targets besides the host's that are installed.
///
/// A target that is not installed is named and passed over: a fresh machine needs nothing more.
pub(crate) fn check_targets() -> Result<ExitCode> {
    let sysroot = output("rustc", &["--print", "sysroot"])?;
    for target in ["aarch64-unknown-linux-gnu", "thumbv7em-none-eabi"] {
        let library = Path::new(sysroot.trim())
            .join("lib/rustlib")
            .join(target)
            .join("lib");
        if !library.exists() {
            say(&format!("{target} is not installed here: not checked"));
            continue;
        }
        output(
            "cargo",
            &[
                "check",
                "--quiet",
                "--package",
                "jadoube-laws",
                "--target",
                target,
            ],
        )?;
        say(&format!("{target}: the rules crate builds"));
    }
    Ok(ExitCode::SUCCESS)
}

/// Prints a line for the person who asked for the chore.
#[expect(clippy::print_stdout, reason = "a chore speaks on standard output")]
pub(crate) fn say(line: &str) {
    println!("{line}");
}

/// Prints why a chore could not be done.
#[expect(
    clippy::print_stderr,
    reason = "a failing chore speaks on standard error"
)]
pub(crate) fn complain(line: &str) {
    eprintln!("{line}");
}
