//! `jadoube backup` and `jadoube restore`: a copy of a hall's record, and a record out of a copy.

use std::{
    fs::File,
    io::{self, IsTerminal},
    path::{Path, PathBuf},
    process::ExitCode,
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressStyle};
use jadoube_journal::Journal;
use serde::Serialize;

use crate::{
    arguments, console,
    serve::{Lock, Settings, Trouble, lock_of},
    session::Session,
};

/// What was copied.
#[derive(Serialize)]
struct Copied {
    record: String,
    file: String,
    bytes: u64,
    ms: u128,
}

/// Copies a record into a new file, while its hall is open or closed.
pub(crate) fn back_up(session: &Session, asked: &arguments::Backup) -> io::Result<ExitCode> {
    copy(session, &asked.file, "backup-done", async || {
        let settings = Settings::of_place(&asked.place)?;
        let journal = open(&settings).await?;
        let record = journal.address();
        let copied = journal.backup_to(&asked.file).await;
        journal.close().await;
        copied?;
        Ok(record)
    })
}

/// Fills an empty record from a copy.
pub(crate) fn restore(session: &Session, asked: &arguments::Restore) -> io::Result<ExitCode> {
    copy(session, &asked.file, "restore-done", async || {
        if let Err(error) = File::open(&asked.file) {
            return Err(Trouble::File(asked.file.clone(), error));
        }
        let settings = Settings::of_place(&asked.place)?;
        let mut begun = Begun::new(&settings);
        settings.make_folder()?;
        let _lock = settings.file().map(|file| Lock::take(&file)).transpose()?;
        let url = settings.database_url();
        jadoube_journal::restore(&url, &asked.file).await?;
        let journal = Journal::open(&url).await?;
        let record = journal.address();
        journal.close().await;
        begun.made.clear();
        Ok(record)
    })
}

/// What a restoring makes, and leaves nothing of if it comes to nothing.
struct Begun {
    // Those that were not there before, files before the folder they lie in.
    made: Vec<PathBuf>,
}

impl Begun {
    fn new(settings: &Settings) -> Self {
        let mut made = Vec::new();
        if let Some(file) = settings.file() {
            let beside = |end: &str| {
                let mut name = file.clone().into_os_string();
                name.push(end);
                PathBuf::from(name)
            };
            made.extend(["", "-wal", "-shm", "-journal"].map(beside));
            made.push(lock_of(&file));
            made.extend(file.parent().map(Path::to_owned));
        }
        made.retain(|path| !path.as_os_str().is_empty() && !path.exists());
        Self { made }
    }
}

impl Drop for Begun {
    fn drop(&mut self) {
        for path in &self.made {
            // What was not made is not there, and a folder with something else in it stays.
            let _ = std::fs::remove_file(path).or_else(|_| std::fs::remove_dir(path));
        }
    }
}

/// Opens a record that is there; none is made.
pub(crate) async fn open(settings: &Settings) -> Result<Journal, Trouble> {
    if let Some(file) = settings.file()
        && let Err(error) = File::open(&file)
    {
        return Err(Trouble::File(file, error));
    }
    Ok(Journal::open(&settings.database_url()).await?)
}

fn copy(
    session: &Session,
    file: &Path,
    done: &str,
    work: impl AsyncFnOnce() -> Result<String, Trouble>,
) -> io::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()?;
    let began = Instant::now();
    let progress = progress(session);
    let copied = runtime.block_on(work());
    progress.finish_and_clear();
    let record = match copied {
        Ok(record) => record,
        Err(trouble) => return Ok(session.refuse(&trouble.said(&session.speech))),
    };
    let copied = Copied {
        record,
        file: file.display().to_string(),
        bytes: file.metadata().map_or(0, |metadata| metadata.len()),
        ms: began.elapsed().as_millis(),
    };
    if session.json {
        session.print_json(&copied)?;
    } else {
        let values = [
            ("record", copied.record.as_str().into()),
            ("file", copied.file.as_str().into()),
            ("bytes", session.speech.number(copied.bytes).into()),
        ];
        console::print(session.speech.say_of(done, &values) + "\n")?;
    }
    Ok(ExitCode::SUCCESS)
}

/// How long it takes, on a terminal; it cannot be told beforehand.
fn progress(session: &Session) -> ProgressBar {
    if session.json || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new_spinner();
    let style = ProgressStyle::with_template("{spinner} {msg} {elapsed}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
    bar.set_message(session.speech.say("backup-going-on"));
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}
