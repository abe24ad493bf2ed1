//! The task that keeps points.

use std::time::Duration;

use jadoube_journal::{Error, GameId};
use tokio::{sync::mpsc, time::sleep_until};

use super::{count, recount};
use crate::{Hall, ranking::Class};

/// How long to wait before something is tried again that the record failed at.
const AGAIN_AFTER: Duration = Duration::from_secs(2);

/// Keeps points for as long as the hall is open.
pub(crate) async fn keep(hall: Hall, mut ended: mpsc::UnboundedReceiver<GameId>) {
    let mut closing = hall.closing();
    tokio::select! {
        () = check_all(&hall) => {}
        _ = closing.changed() => return,
    }
    loop {
        let game = tokio::select! {
            game = ended.recv() => game,
            _ = closing.changed() => return,
        };
        let Some(game) = game else { return };
        tokio::select! {
            () = look_until_recorded(&hall, game) => {
                hall.points().looked_at.send_modify(|games| *games += 1);
            }
            _ = closing.changed() => return,
        }
    }
}

/// Finds what was left undone when the hall went down.
async fn check_all(hall: &Hall) {
    for class in Class::ALL {
        while let Err(error) = recompute(hall, class).await {
            wait_for_record(&error).await;
        }
    }
}

async fn look_until_recorded(hall: &Hall, game: GameId) {
    while let Err(error) = look_at(hall, game).await {
        wait_for_record(&error).await;
    }
}

async fn wait_for_record(error: &Error) {
    tracing::error!(%error, "points wait for the record");
    sleep_until(tokio::time::Instant::now() + AGAIN_AFTER).await;
}

async fn look_at(hall: &Hall, game: GameId) -> Result<(), Error> {
    match count::look_at(hall.journal(), game).await? {
        count::Came::Nothing => {}
        count::Came::Counted => hall.points().changes.send_modify(|changes| *changes += 1),
        count::Came::Disagrees(Some(class)) => recompute(hall, class).await?,
        count::Came::Disagrees(None) => {
            for class in Class::ALL {
                recompute(hall, class).await?;
            }
        }
    }
    Ok(())
}

async fn recompute(hall: &Hall, class: Class) -> Result<(), Error> {
    if recount::recount(hall.journal(), class).await? {
        tracing::info!(class = class.code(), "ratings computed anew from history");
        hall.points().changes.send_modify(|changes| *changes += 1);
    }
    Ok(())
}
