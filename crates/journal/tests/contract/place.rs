//! Somewhere to keep a record for the length of a test.

use std::sync::atomic::{AtomicU32, Ordering};

use jadoube_journal::{GameId, Journal, NewGame, NewRoom, RoomId, RoomKind};
use sqlx::{AssertSqlSafe, Connection};

/// A database of its own for one test.
pub(crate) struct Place {
    pub(crate) url: String,
    /// Kept while the test runs: the file is in it.
    #[expect(dead_code, reason = "held for as long as the file is used")]
    folder: tempfile::TempDir,
    schema: Option<(String, String)>,
}

static NUMBER: AtomicU32 = AtomicU32::new(0);

impl Place {
    pub(crate) fn memory() -> Place {
        Place {
            url: "memory:".into(),
            folder: tempfile::tempdir().unwrap(),
            schema: None,
        }
    }

    pub(crate) fn sqlite() -> Place {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("hall 100%?.db").display());
        Place {
            url,
            folder,
            schema: None,
        }
    }

    /// A schema of its own, if a server can be reached.
    pub(crate) async fn postgres() -> Option<Place> {
        let base = std::env::var("JADOUBE_TEST_POSTGRES")
            .unwrap_or_else(|_| "postgres://postgres@127.0.0.1:5432/test".into());
        sqlx::any::install_default_drivers();
        let mut connection = match sqlx::AnyConnection::connect(&base).await {
            Ok(connection) => connection,
            Err(error) => {
                eprintln!("skipped: no PostgreSQL to test with ({error})");
                return None;
            }
        };
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let schema = format!("journal_{}_{number}", std::process::id());
        let sql = format!("DROP SCHEMA IF EXISTS {schema} CASCADE; CREATE SCHEMA {schema}");
        sqlx::raw_sql(AssertSqlSafe(sql))
            .execute(&mut connection)
            .await
            .unwrap();
        connection.close().await.unwrap();
        let url = format!("{base}?application_name={schema}&options=-csearch_path%3D{schema}");
        let folder = tempfile::tempdir().unwrap();
        Some(Place {
            url,
            folder,
            schema: Some((base, schema)),
        })
    }

    pub(crate) async fn open(&self) -> Journal {
        Journal::open(&self.url).await.unwrap()
    }

    /// Whether a record is still there when it was closed.
    pub(crate) fn lasts(&self) -> bool {
        self.url != "memory:"
    }

    pub(crate) async fn drop_schema(&self) {
        if let Some((base, schema)) = &self.schema {
            let mut connection = sqlx::AnyConnection::connect(base).await.unwrap();
            let sql = format!("DROP SCHEMA {schema} CASCADE");
            sqlx::raw_sql(AssertSqlSafe(sql))
                .execute(&mut connection)
                .await
                .unwrap();
            connection.close().await.unwrap();
        }
    }
}

/// Makes a test for each place of each function `async fn(&Place)`.
macro_rules! contract {
    ($($name:ident)*) => {
        mod memory {
            $(#[tokio::test]
            async fn $name() {
                super::$name(&crate::place::Place::memory()).await;
            })*
        }
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name(&crate::place::Place::sqlite()).await;
            })*
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                if let Some(place) = crate::place::Place::postgres().await {
                    super::$name(&place).await;
                    place.drop_schema().await;
                }
            })*
        }
    };
}
pub(crate) use contract;

pub(crate) fn room() -> RoomId {
    "open".parse().unwrap()
}

/// The room the games of a test are in.
pub(crate) async fn open_room(journal: &Journal) {
    let new = NewRoom {
        id: room(),
        name: "Sala abierta".into(),
        kind: RoomKind::Open,
        owner: None,
        settings: "{}".into(),
        chat_open: true,
        listed: true,
        created_ms: 1,
    };
    journal.rooms().create(new).await.unwrap();
}

pub(crate) fn id(number: u32) -> GameId {
    format!("g{number:07}").parse().unwrap()
}

pub(crate) fn game(number: u32) -> NewGame {
    NewGame {
        id: id(number),
        room: room(),
        settings: r#"{"control":"3+2"}"#.into(),
        format: 1,
        created_ms: 1000 + i64::from(number),
    }
}
