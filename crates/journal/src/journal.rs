//! The record, opened.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};

use sqlx::AnyConnection;

use crate::connection::{self, Purpose};
use crate::inline::block_on;
use crate::migrations;
use crate::pool::{Pool, Work};
use crate::target::{Dialect, Target};
use crate::writer::{Link, Writer, Written};
use crate::{Chat, Error, Games, Meta, People, Ratings, Rooms};

/// The record of a hall. Clones are the same record.
///
/// ```
/// # use tokio::runtime::Builder;
/// # Builder::new_current_thread().enable_all().build().unwrap().block_on(async {
/// use jadoube_journal::{Journal, Registration};
/// let journal = Journal::open("memory:").await?;
/// let ana = journal.people().register(Registration::new("Ana", "argon2id…", 0)).await?;
/// assert_eq!(journal.people().by_name("ANA").await?.map(|person| person.id), Some(ana.id));
/// journal.close().await;
/// # Ok::<(), jadoube_journal::Error>(()) }).unwrap();
/// ```
#[derive(Clone)]
pub struct Journal {
    store: Store,
    games: Games,
    people: People,
    rooms: Rooms,
    chat: Chat,
    ratings: Ratings,
    meta: Meta,
}

impl Journal {
    /// Opens `sqlite:PATH`, `postgres://…` or `memory:`, makes it if it is a file that is not
    /// there, and brings its schema up to date. Needs a runtime of tokio. `memory:NAME` is the
    /// same record for all who open it, for as long as one of them holds it.
    ///
    /// # Errors
    /// When the database is not there, is of a later version, or is set up so that it could lose
    /// what it acknowledged.
    pub async fn open(url: &str) -> Result<Journal, Error> {
        let target = Target::parse(url)?;
        let store = match &target {
            Target::Memory(_) => in_memory(target)?,
            Target::Sqlite(_) | Target::Postgres(_) => {
                let mut writing = connection::connect(&target, Purpose::Writing).await?;
                migrations::migrate(&mut writing, &target, migrations::latest()).await?;
                let pool = Pool::several(target.clone());
                let writer = Writer::start(Link::own(target.clone(), writing));
                Store(Arc::new(Inner {
                    target,
                    pool,
                    writer,
                }))
            }
        };
        Ok(Journal::of(store))
    }

    fn of(store: Store) -> Journal {
        Journal {
            games: Games(store.clone()),
            people: People(store.clone()),
            rooms: Rooms(store.clone()),
            chat: Chat(store.clone()),
            ratings: Ratings(store.clone()),
            meta: Meta(store.clone()),
            store,
        }
    }

    /// Games and their facts.
    pub fn games(&self) -> &Games {
        &self.games
    }

    /// People, their sessions, tokens and one-time links.
    pub fn people(&self) -> &People {
        &self.people
    }

    /// Rooms, their members, cards and invitations.
    pub fn rooms(&self) -> &Rooms {
        &self.rooms
    }

    /// What was said, and moderation.
    pub fn chat(&self) -> &Chat {
        &self.chat
    }

    /// Points and how they changed.
    pub fn ratings(&self) -> &Ratings {
        &self.ratings
    }

    /// Facts about the hall itself.
    pub fn meta(&self) -> &Meta {
        &self.meta
    }

    /// The address of the database, without its password.
    pub fn address(&self) -> String {
        self.store.0.target.shown()
    }

    /// Asks the database and the writer for a sign of life.
    ///
    /// # Errors
    /// When either does not answer.
    pub async fn ping(&self) -> Result<(), Error> {
        self.store.read(|connection| alive(connection)).await?;
        self.store.write(|connection| alive(connection)).await
    }

    /// How much was handed to the database since it was opened.
    pub fn written(&self) -> Written {
        self.store.writer().written()
    }

    /// Writes what is waiting, then closes. Every other clone is closed too.
    pub async fn close(self) {
        self.store.0.writer.close().await;
        self.store.0.pool.close().await;
    }

    /// What is simulated to go wrong.
    #[cfg(feature = "simulation")]
    pub fn faults(&self) -> &crate::Faults {
        self.store.writer().faults()
    }

    pub(crate) fn store(&self) -> &Store {
        &self.store
    }
}

fn alive(connection: &mut AnyConnection) -> Work<'_, ()> {
    Box::pin(async move {
        sqlx::query("SELECT 1 AS one").fetch_one(connection).await?;
        Ok(())
    })
}

/// Databases in memory that have a name, while a journal holds them.
static NAMED: Mutex<BTreeMap<String, Weak<Mutex<AnyConnection>>>> = Mutex::new(BTreeMap::new());

fn in_memory(target: Target) -> Result<Store, Error> {
    let mut named = NAMED.lock().unwrap_or_else(PoisonError::into_inner);
    named.retain(|_, only| only.strong_count() > 0);
    let known = named.get(&target.shown()).and_then(Weak::upgrade);
    let only = match known {
        Some(only) => only,
        None => Arc::new(Mutex::new(block_on(new_in_memory(&target))?)),
    };
    if !matches!(&target, Target::Memory(name) if name.is_empty()) {
        named.insert(target.shown(), Arc::downgrade(&only));
    }
    let writer = Writer::start(Link::shared(only.clone()));
    Ok(Store(Arc::new(Inner {
        target,
        pool: Pool::Only(only),
        writer,
    })))
}

async fn new_in_memory(target: &Target) -> Result<AnyConnection, Error> {
    let mut connection = connection::connect(target, Purpose::Writing).await?;
    migrations::migrate(&mut connection, target, migrations::latest()).await?;
    Ok(connection)
}

/// The database behind the parts of a [`Journal`].
#[derive(Clone)]
pub(crate) struct Store(Arc<Inner>);

struct Inner {
    target: Target,
    pool: Pool,
    writer: Writer,
}

impl Store {
    pub(crate) async fn read<T, F>(&self, work: F) -> Result<T, Error>
    where
        F: for<'c> FnOnce(&'c mut AnyConnection) -> Work<'c, T>,
    {
        self.0.pool.read(work).await
    }

    /// Runs `work` within a transaction of the writer and returns when it is durable.
    pub(crate) async fn write<T, F>(&self, work: F) -> Result<T, Error>
    where
        T: Send + 'static,
        F: for<'c> FnOnce(&'c mut AnyConnection) -> Work<'c, T> + Send + 'static,
    {
        self.0.writer.write(work).await
    }

    pub(crate) fn writer(&self) -> &Writer {
        &self.0.writer
    }

    pub(crate) fn target(&self) -> &Target {
        &self.0.target
    }

    pub(crate) fn dialect(&self) -> Dialect {
        self.0.target.dialect()
    }
}
