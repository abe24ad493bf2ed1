//! `jadoube backup` and `jadoube restore`: a copy of a hall's record, and a record out of a copy.

use std::{
    fs::File,
    io::{self, IsTerminal, Read},
    path::{Path, PathBuf},
    pin::pin,
    process::ExitCode,
    time::{Duration, Instant},
};

use indicatif::{ProgressBar, ProgressStyle};
use jadoube_journal::{Error, Journal};
use serde::Serialize;
use tokio::time::interval;

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
    let grows = |_: &Settings| Some(asked.file.clone());
    copy(
        session,
        &asked.place,
        &asked.file,
        "backup-done",
        grows,
        async |settings| {
            let journal = open(&settings).await?;
            let record = journal.address();
            let copied = journal.backup_to(&asked.file).await;
            journal.close().await;
            copied?;
            Ok(record)
        },
    )
}

/// Fills an empty record from a copy.
pub(crate) fn restore(session: &Session, asked: &arguments::Restore) -> io::Result<ExitCode> {
    let grows = |settings: &Settings| settings.file();
    copy(
        session,
        &asked.place,
        &asked.file,
        "restore-done",
        grows,
        async |settings| {
            if let Err(error) = File::open(&asked.file) {
                return Err(Trouble::File(asked.file.clone(), error));
            }
            let mut begun = Begun::new(&settings);
            settings.make_folder()?;
            let _lock = settings.file().map(|file| Lock::take(&file)).transpose()?;
            let url = settings.database_url();
            let restored = jadoube_journal::restore(&url, &asked.file).await;
            restored.map_err(|error| why_not_restored(error, &asked.file))?;
            let journal = Journal::open(&url).await?;
            let record = journal.address();
            journal.close().await;
            begun.made.clear();
            Ok(record)
        },
    )
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

/// Why a copy cannot be restored, told of the copy as it was named: what is in it may have been
/// looked at elsewhere.
fn why_not_restored(error: Error, file: &Path) -> Trouble {
    let is_of_copy = |database: &str| database.contains(".restoring");
    if let Error::TooNew { database, .. } = &error
        && is_of_copy(database)
    {
        return Trouble::NewerCopy(file.into());
    }
    if let Error::NewerBackup { .. } = &error {
        return Trouble::NewerCopy(file.into());
    }
    if let Error::Open { database, .. } | Error::NotDurable { database, .. } = &error
        && is_of_copy(database)
    {
        return Trouble::NoCopy(file.into());
    }
    // A file that begins as a record and goes on otherwise.
    if matches!(error, Error::Database { .. } | Error::Migration { .. }) && is_record(file) {
        return Trouble::NoCopy(file.into());
    }
    error.into()
}

/// Whether a file begins as those of SQLite do.
fn is_record(file: &Path) -> bool {
    let mut head = [0; 16];
    let read = File::open(file).and_then(|mut file| file.read_exact(&mut head));
    read.is_ok() && head == *b"SQLite format 3\0"
}

fn copy(
    session: &Session,
    place: &arguments::Place,
    file: &Path,
    done: &str,
    grows: impl FnOnce(&Settings) -> Option<PathBuf>,
    work: impl AsyncFnOnce(Settings) -> Result<String, Trouble>,
) -> io::Result<ExitCode> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(1)
        .enable_all()
        .build()?;
    let began = Instant::now();
    let settings = match Settings::of_place(place) {
        Ok(settings) => settings,
        Err(trouble) => return Ok(session.refuse(&trouble.said(&session.speech))),
    };
    let grows = grows(&settings);
    let progress = progress(session);
    let copied = runtime.block_on(async {
        let mut work = pin!(work(settings));
        let mut ticks = interval(Duration::from_millis(200));
        loop {
            tokio::select! {
                copied = &mut work => return copied,
                _ = ticks.tick() => tell(session, &progress, grows.as_deref()),
            }
        }
    });
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

/// Tells how much is written by now.
fn tell(session: &Session, progress: &ProgressBar, grows: Option<&Path>) {
    let written = grows.and_then(|file| file.metadata().ok());
    let written = written.map_or(0, |metadata| metadata.len());
    let values = [("bytes", session.speech.number(written).into())];
    progress.set_message(session.speech.say_of("backup-so-far", &values));
}

/// How much is written and how long it takes, on a terminal; how much there will be cannot be told
/// beforehand.
fn progress(session: &Session) -> ProgressBar {
    if session.json || !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new_spinner();
    let style = ProgressStyle::with_template("{spinner} {msg} {elapsed}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
    bar.enable_steady_tick(Duration::from_millis(100));
    bar
}
