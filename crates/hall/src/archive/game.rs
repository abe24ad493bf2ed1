//! One game on record.

use axum::{
    Json,
    extract::{Path, Query, State},
    http::HeaderMap,
    response::{IntoResponse, Response},
};
use jadoube_journal::PersonId;
use jadoube_laws::{Color, Uci};
use jadoube_protocol::rest::archive::{GameDetail, LanguageQuery, NotCounted, RatingChange};
use jadoube_words::Arguments;

use super::{Asker, documents, list::info, names::Names, reading::Reading};
use crate::{Fault, Hall, HttpFault, points};

/// A game: how it ended, what it did to the ratings; with `.pgn` behind its name, as PGN.
#[utoipa::path(
    get,
    path = "/api/games/{id}",
    tag = "records",
    params(("id", description = "the name of the game, or with `.pgn` behind it"), LanguageQuery),
    responses(
        (status = OK, content(
            (GameDetail = "application/json"),
            (String = "application/x-chess-pgn")
        )),
        (status = FORBIDDEN, description = "the asker plays it"),
        (status = NOT_FOUND, description = "no such game, or not for the asker"),
        (status = CONFLICT, description = "it is not over")
    )
)]
pub(super) async fn game(
    State(hall): State<Hall>,
    Path(id): Path<String>,
    Query(tongue): Query<LanguageQuery>,
    headers: HeaderMap,
) -> Result<Response, HttpFault> {
    let answer = match id.strip_suffix(".pgn") {
        Some(id) => documents::pgn(&hall, id, &tongue, &headers).await,
        None => detail(&hall, &id, &headers)
            .await
            .map(|detail| Json(detail).into_response()),
    };
    answer.map_err(|fault| hall.http(fault))
}

async fn detail(hall: &Hall, id: &str, headers: &HeaderMap) -> Result<GameDetail, Fault> {
    let asker = Asker::of(hall, headers).await?;
    let game = hall.read_game(id).await?;
    asker.may_read(hall, &game)?;
    let summary = match &game.row.summary {
        Some(summary) => summary.clone(),
        // An arbiter looks at a game that runs: as if it ended now.
        None => game.table.summary(hall.clock().unix_ms()),
    };
    let opening = game.table.opening();
    let mut told = info(&game.row, opening, &summary);
    let mut names = Names::new(hall);
    let seated = |color| game.table.seat(color);
    let rating = |color| seated(color).and_then(|person| person.rating);
    let person = |color| seated(color).map(|person| PersonId(person.id));
    let (white, black) = (Color::White, Color::Black);
    told.white = names.at_game(person(white), rating(white)).await?;
    told.black = names.at_game(person(black), rating(black)).await?;
    let played = game.table.game();
    let mode = played.regulations().castling;
    let moves = played.plies().iter().filter_map(|ply| ply.mv);
    let outcome = played.outcome();
    Ok(GameDetail {
        name: opening.settings.name.clone(),
        over_the_board: opening.settings.over_the_board,
        edition: opening.regulations.edition.year(),
        start: opening.regulations.start.to_string(),
        seed: opening.seed.to_string(),
        moves: moves.map(|m| Uci::of(m, mode).to_string()).collect(),
        say: outcome.map(|outcome| hall.tongues().both(|words| words.outcome(&outcome))),
        not_counted: not_counted(hall, &game),
        rating_changes: rating_changes(hall, &game).await?,
        rematch_of: opening.rematch_of.clone(),
        rematch: game.table.rematch_table().map(str::to_owned),
        game: told,
    })
}

fn not_counted(hall: &Hall, game: &Reading) -> Option<NotCounted> {
    let why = game.table.counts().err()?;
    let key = format!("hall-uncounted_{}", why.code());
    Some(NotCounted {
        code: why.code().to_owned(),
        say: hall.tongues().message(&key, &Arguments::new()),
    })
}

async fn rating_changes(hall: &Hall, game: &Reading) -> Result<Vec<RatingChange>, Fault> {
    let rows = hall.journal().ratings().changes_by(game.row.id).await;
    let rows = rows.map_err(|error| hall.storage(&error))?;
    let seats = Color::ALL.into_iter();
    let seats = seats.filter_map(|color| game.table.seat(color));
    let changes = seats.filter_map(|seated| {
        let row = rows.iter().find(|row| row.person.0 == seated.id)?;
        let (before, after) = points::shown(row)?;
        Some(RatingChange {
            person: seated.id,
            before,
            after,
            // Ratings lie between 100 and 4000.
            by: after as i32 - before as i32,
        })
    });
    Ok(changes.collect())
}
