//! Many games as one file of PGN, written as it is sent.

use std::collections::VecDeque;

use axum::{
    Json,
    body::{Body, Bytes},
    extract::{Query, State},
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use futures_util::{StreamExt, stream};
use jadoube_journal::{ArchiveQuery, GameRow};
use jadoube_protocol::{
    ErrorCode,
    rest::archive::{GameQuery, GameSet, LanguageQuery},
};
use jadoube_words::Language;

use super::{Asker, documents::PGN, language::language, list};
use crate::{Fault, Hall, HttpFault, records};

/// How many games are read at once.
const AT_ONCE: u32 = 50;
/// How many games can be asked for by name.
const MOST: usize = 500;

/// The games of a query as one file of PGN: those of a player, a room or a day.
#[utoipa::path(
    get,
    path = "/api/games.pgn",
    tag = "records",
    params(GameQuery),
    responses(
        (status = OK, body = String, content_type = "application/x-chess-pgn"),
        (status = BAD_REQUEST, description = "neither a player, a room nor a day is asked for")
    )
)]
pub(super) async fn of_query(
    State(hall): State<Hall>,
    Query(asked): Query<GameQuery>,
    headers: HeaderMap,
) -> Result<Response, HttpFault> {
    let file = file_of_query(&hall, &asked, &headers).await;
    file.map(Source::answer).map_err(|fault| hall.http(fault))
}

async fn file_of_query(
    hall: &Hall,
    asked: &GameQuery,
    headers: &HeaderMap,
) -> Result<Source, Fault> {
    let query = list::query(hall, asked).await?;
    if query.player.is_none() && query.room.is_none() && query.from_ms.is_none() {
        return Err(Fault::from(ErrorCode::Invalid).about("player, room, from"));
    }
    let rest = Rest::Query(ArchiveQuery {
        limit: AT_ONCE,
        ..query
    });
    Source::new(hall, rest, asked.lang.as_deref(), headers).await
}

/// The games named as one file of PGN, in the order in which they are named.
#[utoipa::path(
    post,
    path = "/api/games.pgn",
    tag = "records",
    params(LanguageQuery),
    request_body = GameSet,
    responses(
        (status = OK, body = String, content_type = "application/x-chess-pgn"),
        (status = BAD_REQUEST, description = "more than 500 games")
    )
)]
pub(super) async fn of_list(
    State(hall): State<Hall>,
    Query(tongue): Query<LanguageQuery>,
    headers: HeaderMap,
    Json(set): Json<GameSet>,
) -> Result<Response, HttpFault> {
    let file = file_of_list(&hall, set, &tongue, &headers).await;
    file.map(Source::answer).map_err(|fault| hall.http(fault))
}

async fn file_of_list(
    hall: &Hall,
    set: GameSet,
    tongue: &LanguageQuery,
    headers: &HeaderMap,
) -> Result<Source, Fault> {
    if set.games.len() > MOST {
        return Err(Fault::from(ErrorCode::Invalid).about(format!("games: {}", set.games.len())));
    }
    let rest = Rest::Named(set.games.into());
    Source::new(hall, rest, tongue.lang.as_deref(), headers).await
}

/// A file in the making.
struct Source {
    hall: Hall,
    asker: Asker,
    language: Language,
    rest: Rest,
    rows: VecDeque<GameRow>,
}

/// What is yet to be read.
enum Rest {
    Query(ArchiveQuery),
    Named(VecDeque<String>),
    Nothing,
}

impl Source {
    async fn new(
        hall: &Hall,
        rest: Rest,
        lang: Option<&str>,
        headers: &HeaderMap,
    ) -> Result<Self, Fault> {
        Ok(Self {
            hall: hall.clone(),
            asker: Asker::of(hall, headers).await?,
            language: language(lang, headers)?,
            rest,
            rows: VecDeque::new(),
        })
    }

    fn answer(self) -> Response {
        let games = stream::unfold(self, |mut source| async move {
            let text = source.next().await?;
            Some((text.map(Bytes::from), source))
        });
        // Who compresses it may ask once more after the end.
        let games = games.fuse();
        let headers = [
            (header::CONTENT_TYPE, PGN),
            (
                header::CONTENT_DISPOSITION,
                "attachment; filename=\"games.pgn\"",
            ),
        ];
        (headers, Body::from_stream(games)).into_response()
    }

    /// The next game that the asker may read. A fault ends the file in the middle, so that nobody
    /// takes it for whole.
    async fn next(&mut self) -> Option<Result<String, Fault>> {
        loop {
            let row = match self.next_row().await {
                Ok(row) => row?,
                Err(fault) => return Some(Err(fault)),
            };
            match self.written(row).await {
                Ok(Some(text)) => return Some(Ok(text)),
                Ok(None) => {}
                Err(fault) => return Some(Err(fault)),
            }
        }
    }

    async fn next_row(&mut self) -> Result<Option<GameRow>, Fault> {
        loop {
            if let Some(row) = self.rows.pop_front() {
                return Ok(Some(row));
            }
            let games = self.hall.journal().games();
            let read = match &mut self.rest {
                Rest::Nothing => return Ok(None),
                Rest::Named(names) => {
                    let Some(name) = names.pop_front() else {
                        return Ok(None);
                    };
                    match name.parse() {
                        Ok(id) => games
                            .game(id)
                            .await
                            .map(|row| (row.into_iter().collect(), true)),
                        // There is no game of that name.
                        Err(_) => continue,
                    }
                }
                Rest::Query(query) => games.archive(query.clone()).await.map(|page| {
                    query.after = page.next;
                    (page.games, page.next.is_some())
                }),
            };
            let (rows, more): (Vec<GameRow>, bool) =
                read.map_err(|error| self.hall.storage(&error))?;
            self.rows.extend(rows);
            if !more {
                self.rest = Rest::Nothing;
            }
        }
    }

    async fn written(&self, row: GameRow) -> Result<Option<String>, Fault> {
        let game = self.hall.read_row(row).await?;
        let Ok(view) = self.asker.may_read(&self.hall, &game) else {
            return Ok(None);
        };
        let told = game.told(&self.hall, view).await?;
        let words = self.hall.tongues().of(self.language);
        Ok(Some(
            told.with(|record| records::pgn_of_set([record], words)),
        ))
    }
}
