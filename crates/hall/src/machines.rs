//! Playing the machine: an engine sits opposite, at a chosen level.
//!
//! An engine and a level are one person of the hall: "Stockfish 16 · nivel 4". A table whose
//! settings ask for a machine gets it as soon as it is opened; what the machine answers comes from
//! a pool of programs, and goes to the table's task as any other fact does, so that no table ever
//! waits for an engine. What it waited for a free program is given back to it as if it were lag.
//!
//! The machine declines draws, agrees to take back where the table allows it, and plays again when
//! asked. If its engine fails twice it resigns, and the record tells why by a code. It never plays
//! for points.

mod manners;
mod seat;
mod turn;

use std::{num::NonZeroUsize, path::PathBuf, sync::Arc};

use axum::{Json, extract::State};
use jadoube_protocol::rest::archive::{EngineInfo, LevelInfo, MachineInfo};
use jadoube_words::Arguments;
use tokio::sync::OnceCell;
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    Hall,
    engine::{Discovery, Found, Limits, NONE_FOUND, Pool, Strength, discover},
};
pub(crate) use manners::asked_of_machine;

/// The addresses of the machine.
pub fn routes() -> OpenApiRouter<Hall> {
    OpenApiRouter::new().routes(routes!(machine))
}

/// The engines of a hall, which are looked for when they are first asked for.
#[derive(Default)]
pub(crate) struct Machines(OnceCell<Engines>);

/// The engines that were found, and the programs that think.
pub(crate) struct Engines {
    found: Vec<Arc<Found>>,
    pool: Pool,
}

impl Machines {
    /// How many engines think, and how many questions wait for one.
    pub(crate) fn busy(&self) -> (usize, usize) {
        self.0.get().map_or((0, 0), |engines| engines.pool.busy())
    }
}

impl Engines {
    async fn find(configured: &[PathBuf], at_once: usize) -> Self {
        let limits = Limits::default();
        let Discovery { found, failed } = discover(configured, &limits).await;
        for error in failed {
            tracing::error!(%error, code = error.code(), "a named engine is not used");
        }
        for found in &found {
            tracing::info!(engine = found.name, path = %found.path.display(), "found");
        }
        let at_once = NonZeroUsize::new(at_once).unwrap_or_else(Pool::usual_thinking);
        Self {
            found: found.into_iter().map(Arc::new).collect(),
            pool: Pool::new(at_once, limits),
        }
    }

    /// The first engine that can play so.
    fn first(&self, is_chess960: bool) -> Option<&Arc<Found>> {
        let mut engines = self.found.iter();
        engines.find(|found| found.options.chess960 || !is_chess960)
    }
}

impl Hall {
    /// The engines, which are looked for the first time.
    pub(crate) async fn engines(&self) -> &Engines {
        let config = self.config();
        let find = || Engines::find(&config.engines, config.engines_at_once);
        self.machines().0.get_or_init(find).await
    }

    /// What the engines call themselves; looks for them, which may take a second.
    pub async fn engine_names(&self) -> Vec<String> {
        let engines = self.engines().await.found.iter();
        engines.map(|found| found.name.clone()).collect()
    }

    /// Ends the programs that have nothing to do.
    pub(crate) async fn stop_engines(&self) {
        if let Some(engines) = self.machines().0.get() {
            engines.pool.stop().await;
        }
    }
}

/// The engines and levels there are to play against, or how to get an engine.
#[utoipa::path(
    get,
    path = "/api/machine",
    tag = "machine",
    responses((status = OK, body = MachineInfo))
)]
async fn machine(State(hall): State<Hall>) -> Json<MachineInfo> {
    let engines = &hall.engines().await.found;
    let none = engines.is_empty();
    let levels = Strength::all().filter(|_| !none).map(|strength| {
        let effort = strength.effort();
        LevelInfo {
            level: strength.level(),
            elo: effort.elo,
            any_move_percent: effort.any_move_percent,
            move_ms: effort.move_ms,
        }
    });
    let engines = engines.iter().map(|found| EngineInfo {
        name: found.name.clone(),
        author: found.author.clone(),
        chess960: found.options.chess960,
    });
    Json(MachineInfo {
        engines: engines.collect(),
        levels: levels.collect(),
        advice: none.then(|| hall.tongues().message(NONE_FOUND, &Arguments::new())),
    })
}
