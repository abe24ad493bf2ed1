//! How far a long task has come, shown on a terminal.

use std::{
    path::PathBuf,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar that follows the bytes taken from the files, with rate and time left.
///
/// It is drawn on standard error, and only where that is a terminal.
#[derive(Clone)]
pub(crate) struct Progress {
    bar: ProgressBar,
    taken: Arc<AtomicU64>,
    /// What is counted besides, in the plural.
    things: String,
}

impl Progress {
    /// A bar for the files, none of it done.
    pub(crate) fn new(files: &[PathBuf], taken: Arc<AtomicU64>, things: String) -> Self {
        let total: Option<u64> = files
            .iter()
            .map(|path| {
                let known = std::fs::metadata(path).ok();
                known
                    .filter(std::fs::Metadata::is_file)
                    .map(|file| file.len())
            })
            .sum();
        let bar = ProgressBar::with_draw_target(total, ProgressDrawTarget::stderr_with_hz(10));
        bar.set_style(style(total));
        bar.enable_steady_tick(Duration::from_millis(250));
        Self { bar, taken, things }
    }

    /// Shows what has been done.
    pub(crate) fn show(&self, count: u64) {
        self.bar.set_position(self.taken.load(Ordering::Relaxed));
        if !self.bar.is_hidden() {
            self.bar.set_message(format!("{count} {}", self.things));
        }
    }

    /// Does something while no bar is on the screen.
    pub(crate) fn aside<T>(&self, act: impl FnOnce() -> T) -> T {
        self.bar.suspend(act)
    }

    /// Takes the bar off the screen.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

fn style(total: Option<u64>) -> ProgressStyle {
    let template = match total {
        Some(_) => {
            "{bar:30} {percent:>3} %  {bytes}/{total_bytes}  {bytes_per_sec}  {msg}  {eta_precise}"
        }
        None => "{spinner} {bytes}  {bytes_per_sec}  {msg}  {elapsed_precise}",
    };
    ProgressStyle::with_template(template)
        .unwrap_or_else(|_| ProgressStyle::default_bar())
        .progress_chars("━╸─")
}
