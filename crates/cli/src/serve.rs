//! `jadoube serve`: a playing hall on this machine.

mod banner;
mod environment;
mod kinds;
mod listening;
mod lock;
mod log;
mod settings;
mod signals;
mod trouble;

use std::{io, process::ExitCode, time::Duration};

use jadoube_hall::{Hall, WallClock};
use jadoube_journal::{Alone, Error, Journal};
use tokio::{
    net::TcpListener,
    sync::watch,
    task::JoinSet,
    time::{interval, timeout},
};

pub(crate) use lock::{Lock, path_of as lock_of};
pub(crate) use settings::Settings;
pub(crate) use trouble::Trouble;

use crate::{arguments, session::Session};
use banner::Open;
use signals::Signals;

/// How long those who are connected have to hear that the hall closes.
const CLOSES_WITHIN: Duration = Duration::from_secs(10);
/// How often it is seen to that no other hall has the record.
const HELD_EVERY: Duration = Duration::from_secs(10);
/// How many files and connections the hall would have open at once.
const FILES: u64 = 65_536;

/// Opens a hall, and serves it until it is told to close.
pub(crate) fn run(session: &Session, asked: &arguments::Serve) -> io::Result<ExitCode> {
    let settings = match Settings::of_serve(asked) {
        Ok(settings) => settings,
        Err(trouble) => return Ok(session.refuse(&trouble.said(&session.speech))),
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    let served = runtime.block_on(serve(session, settings));
    // A task that hangs must not keep the program from ending.
    runtime.shutdown_timeout(Duration::from_secs(1));
    match served {
        Ok(code) => Ok(code),
        Err(trouble) => Ok(session.refuse(&trouble.said(&session.speech))),
    }
}

async fn serve(session: &Session, settings: Settings) -> Result<ExitCode, Trouble> {
    log::begin(settings.log, &settings.log_level, session.error_palette)?;
    // With fewer files the hall takes fewer connections, and says so when it comes to that.
    match rlimit::increase_nofile_limit(FILES) {
        Ok(files) => tracing::debug!(files, "files that may be open at once"),
        Err(error) => tracing::warn!(%error, "the number of open files stays as it is"),
    }
    let mut signals = Signals::new().map_err(|error| Trouble::System(error.to_string()))?;
    settings.make_folder()?;
    // It is given back when the program ends, however it ends.
    let mut lock = settings.file().map(|file| Lock::take(&file)).transpose()?;
    let listeners = listening::listen(&settings.listen).await?;
    let journal = Journal::open(&settings.database_url()).await?;
    let alone = journal.alone().await?;
    let hall = Hall::open(settings.hall.clone(), journal.clone(), WallClock::new())
        .await
        .map_err(|error| Trouble::Record(error.to_string()))?;
    hall.prepare();
    let (here, elsewhere) = listening::reached(&listeners);
    if let (Some(lock), Some(url)) = (&mut lock, here.first().or(elsewhere.first())) {
        lock.note(&format!("process {}, {url}", std::process::id()));
    }
    tell_reached(&hall, &elsewhere);
    let first = settings.public_url().or(here.first()).or(elsewhere.first());
    let administrator = first_administrator(&hall, first).await?;
    let open = Open {
        name: settings.hall.name.clone(),
        here,
        elsewhere,
        public: settings.public_url().cloned(),
        record: journal.address(),
        administrator,
    };
    let (close, closing) = watch::channel(false);
    let mut serving = serve_all(&hall, listeners, &closing);
    tracing::info!(addresses = ?open.here, record = %open.record, "the hall is open");
    // Whoever reads it may have gone; the hall is open all the same.
    let _ = banner::tell(session, &open, &settings);
    let displaced = tokio::select! {
        signal = signals.next() => {
            tracing::info!(signal, "the hall closes");
            false
        }
        () = displaced(alone) => {
            tracing::error!("another hall has taken the record: the hall closes");
            true
        }
    };
    close.send_replace(true);
    let closed = async {
        hall.close().await;
        while serving.join_next().await.is_some() {}
        journal.close().await;
    };
    tokio::select! {
        done = timeout(CLOSES_WITHIN, closed) => match done {
            Ok(()) => tracing::info!("the hall is closed"),
            Err(_) => tracing::warn!("some connections did not end in time"),
        },
        signal = signals.next() => {
            tracing::warn!(signal, "ended at once");
            return Ok(ExitCode::FAILURE);
        }
    }
    Ok(if displaced {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

/// Tells the hall where others reach it, as it is typed.
fn tell_reached(hall: &Hall, elsewhere: &[String]) {
    let typed = elsewhere.iter().filter_map(|url| url.split_once("://"));
    hall.set_reached(typed.map(|(_, address)| address.to_owned()).collect());
}

/// Ends when another hall has taken the record; never, where it cannot be taken by another.
async fn displaced(alone: Option<Alone>) {
    let Some(mut alone) = alone else {
        return std::future::pending().await;
    };
    let mut ticks = interval(HELD_EVERY);
    loop {
        ticks.tick().await;
        match alone.hold().await {
            Ok(()) => {}
            Err(Error::InUse(_)) => return,
            Err(error) => tracing::warn!(%error, "the record cannot be held now"),
        }
    }
}

/// The link that makes the first administrator, where there is none.
async fn first_administrator(hall: &Hall, url: Option<&String>) -> Result<Option<String>, Trouble> {
    let path = hall.first_admin_link().await;
    let path = path.map_err(|fault| Trouble::Record(fault.to_string()))?;
    let url = url.map_or("", |url| url.trim_end_matches('/'));
    Ok(path.map(|path| format!("{url}{path}")))
}

/// Serves the hall at every listener, until it closes.
fn serve_all(
    hall: &Hall,
    listeners: Vec<TcpListener>,
    closing: &watch::Receiver<bool>,
) -> JoinSet<()> {
    let mut serving = JoinSet::new();
    for listener in listeners {
        let (hall, mut closing) = (hall.clone(), closing.clone());
        let closes = async move {
            let _ = closing.changed().await;
        };
        serving.spawn(async move {
            if let Err(error) = jadoube_hall::serve_until(listener, hall, closes).await {
                tracing::error!(%error, "no longer listening");
            }
        });
    }
    serving
}
