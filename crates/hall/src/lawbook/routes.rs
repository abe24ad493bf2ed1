//! The addresses of the lawbook and the casebook.

use std::cmp::Reverse;
use std::sync::Arc;

use axum::Router;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::ACCEPT_LANGUAGE;
use axum::response::Response;
use axum::routing::get;
use jadoube_laws::Edition;
use jadoube_words::Language;
use serde::{Deserialize, Serialize};

use super::{CaseHeading, LawsError, Library, caching};

/// What may stand behind the `?`; anything else is passed over.
#[derive(Debug, Default, Deserialize)]
struct Asked {
    lang: Option<String>,
    q: Option<String>,
    edition: Option<String>,
    article: Option<String>,
}

type Addressed = Result<Query<Asked>, QueryRejection>;

/// The addresses of the lawbook and the casebook, under `/api`.
pub fn routes(library: Arc<Library>) -> Router {
    Router::new()
        .route("/api/laws", get(editions))
        .route("/api/laws/search", get(search))
        .route("/api/laws/{edition}", get(headings))
        .route("/api/laws/{edition}/{article}", get(article))
        .route("/api/cases", get(cases))
        .route("/api/cases/{id}", get(case))
        .with_state(library)
}

async fn editions(
    State(library): State<Arc<Library>>,
    asked: Addressed,
    headers: HeaderMap,
) -> Response {
    let request = Request::new(&library, &headers, asked);
    request.answer(|_, language| Ok(library.editions(language)))
}

async fn headings(
    State(library): State<Arc<Library>>,
    edition: Result<Path<String>, PathRejection>,
    asked: Addressed,
    headers: HeaderMap,
) -> Response {
    let request = Request::new(&library, &headers, asked);
    request.answer(|_, language| library.headings(&part(edition)?, language))
}

async fn article(
    State(library): State<Arc<Library>>,
    parts: Result<Path<(String, String)>, PathRejection>,
    asked: Addressed,
    headers: HeaderMap,
) -> Response {
    let request = Request::new(&library, &headers, asked);
    request.answer(|_, language| {
        let (edition, number) = part(parts)?;
        library.article(&edition, &number, language)
    })
}

async fn search(
    State(library): State<Arc<Library>>,
    asked: Addressed,
    headers: HeaderMap,
) -> Response {
    let request = Request::new(&library, &headers, asked);
    request.answer(|asked, language| {
        let query = asked.q.as_deref().unwrap_or_default();
        library.search(query, edition_of(asked)?, language)
    })
}

/// The cases of a list.
#[derive(Serialize)]
struct CaseList {
    cases: Vec<CaseHeading>,
}

async fn cases(
    State(library): State<Arc<Library>>,
    asked: Addressed,
    headers: HeaderMap,
) -> Response {
    let request = Request::new(&library, &headers, asked);
    request.answer(|asked, _| {
        let cases = library.cases(asked.article.as_deref(), edition_of(asked)?)?;
        Ok(CaseList { cases })
    })
}

async fn case(
    State(library): State<Arc<Library>>,
    id: Result<Path<String>, PathRejection>,
    asked: Addressed,
    headers: HeaderMap,
) -> Response {
    // Running a page can take longer than other requests should wait for.
    let answer = tokio::task::spawn_blocking(move || {
        let request = Request::new(&library, &headers, asked);
        request.answer(|_, language| library.case(&part(id)?, language))
    });
    match answer.await {
        Ok(response) => response,
        Err(panicked) => std::panic::resume_unwind(panicked.into_panic()),
    }
}

fn part<T>(path: Result<Path<T>, PathRejection>) -> Result<T, LawsError> {
    path.map(|Path(part)| part)
        .map_err(|_| LawsError::BadAddress)
}

/// The edition asked for, or the latest.
fn edition_of(asked: &Asked) -> Result<Edition, LawsError> {
    match &asked.edition {
        Some(year) => Library::edition(year),
        None => Ok(Edition::LATEST),
    }
}

/// What every request has.
struct Request<'a> {
    library: &'a Library,
    headers: &'a HeaderMap,
    asked: Result<Asked, LawsError>,
}

impl<'a> Request<'a> {
    fn new(library: &'a Library, headers: &'a HeaderMap, asked: Addressed) -> Self {
        Self {
            library,
            headers,
            asked: asked
                .map(|Query(asked)| asked)
                .map_err(|_| LawsError::BadAddress),
        }
    }

    fn answer<T: Serialize>(
        self,
        view: impl FnOnce(&Asked, Language) -> Result<T, LawsError>,
    ) -> Response {
        let accepted = accepted(self.headers);
        let response = self.asked.and_then(|asked| {
            let language = match asked.lang.as_deref() {
                Some("es") => Language::Spanish,
                Some("en") => Language::English,
                Some(other) => return Err(LawsError::UnknownLanguage(other.to_owned())),
                None => accepted,
            };
            let view = view(&asked, language)?;
            caching::answer(self.headers, language.code(), &view)
        });
        response.unwrap_or_else(|error| error.response(self.library, accepted))
    }
}

/// The language that the asker would rather read, out of those there are.
fn accepted(headers: &HeaderMap) -> Language {
    let values = headers.get_all(ACCEPT_LANGUAGE).iter();
    let texts = values.filter_map(|value| value.to_str().ok());
    let mut ranges: Vec<(u32, &str)> = texts
        .flat_map(|text| text.split(','))
        .filter_map(|range| {
            let (tag, weight) = range.split_once(';').unwrap_or((range, "q=1"));
            let weight = weight.trim().strip_prefix("q=")?.parse::<f32>().ok()?;
            let thousandths = (weight.clamp(0.0, 1.0) * 1000.0).round();
            // The weight is a number from 0 to 1000 by now.
            Some((thousandths as u32, tag.trim()))
        })
        .filter(|(weight, _)| *weight > 0)
        .collect();
    // A stable order: of equal weights the first named is the first wanted.
    ranges.sort_by_key(|(weight, _)| Reverse(*weight));
    Language::of_first_known(ranges.into_iter().map(|(_, tag)| tag))
}
