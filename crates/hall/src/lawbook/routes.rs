//! The addresses of the lawbook and the casebook.

use std::sync::Arc;

use axum::Router;
use axum::extract::rejection::{PathRejection, QueryRejection};
use axum::extract::{FromRef, Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use jadoube_laws::Edition;
use jadoube_protocol::rest::laws::{CaseList, LawsQuery};
use jadoube_words::Language;
use serde::Serialize;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    ArticleView, Books, CaseView, EditionsView, Headings, LawsError, Library, SearchView,
    TermsView, caching, open,
};
use crate::{Hall, archive::accepted};

type Addressed = Result<Query<LawsQuery>, QueryRejection>;

/// The addresses of the lawbook and the casebook, in a hall: open to everybody at any time.
///
/// Law: [11.9](jadoube_laws::law::A11_9).
pub fn routes() -> OpenApiRouter<Hall> {
    books().routes(routes!(open::table))
}

/// The same without a hall, for what only reads.
pub fn router(library: Arc<Library>) -> Router {
    Router::from(books::<Books>()).with_state(Books::from(library))
}

fn books<S>() -> OpenApiRouter<S>
where
    S: Clone + Send + Sync + 'static,
    Books: FromRef<S>,
{
    OpenApiRouter::new()
        .routes(routes!(editions))
        .routes(routes!(search))
        .routes(routes!(terms))
        .routes(routes!(headings))
        .routes(routes!(article))
        .routes(routes!(cases))
        .routes(routes!(case))
}

/// The editions of the Laws.
#[utoipa::path(
    get,
    path = "/api/laws",
    tag = "laws",
    params(LawsQuery),
    responses(
        (status = OK, body = EditionsView),
        (status = BAD_REQUEST, description = "nothing to look for, or no such language")
    )
)]
async fn editions(State(books): State<Books>, asked: Addressed, headers: HeaderMap) -> Response {
    let request = Request::new(books.library(), &headers, asked);
    request.answer(|_, language| Ok(books.library().editions(language)))
}

/// Every number of an edition, with its title.
#[utoipa::path(
    get,
    path = "/api/laws/{edition}",
    tag = "laws",
    params(("edition", description = "the year of the edition"), LawsQuery),
    responses(
        (status = OK, body = Headings),
        (status = NOT_FOUND, description = "no such edition, number or case")
    )
)]
async fn headings(
    State(books): State<Books>,
    edition: Result<Path<String>, PathRejection>,
    asked: Addressed,
    headers: HeaderMap,
) -> Response {
    let request = Request::new(books.library(), &headers, asked);
    request.answer(|_, language| books.library().headings(&part(edition)?, language))
}

/// A number: what it says, what of it differs, its cases.
#[utoipa::path(
    get,
    path = "/api/laws/{edition}/{article}",
    tag = "laws",
    params(
        ("edition", description = "the year of the edition"),
        ("article", description = "the number"),
        LawsQuery
    ),
    responses(
        (status = OK, body = ArticleView),
        (status = NOT_FOUND, description = "no such edition, number or case")
    )
)]
async fn article(
    State(books): State<Books>,
    parts: Result<Path<(String, String)>, PathRejection>,
    asked: Addressed,
    headers: HeaderMap,
) -> Response {
    let request = Request::new(books.library(), &headers, asked);
    request.answer(|_, language| {
        let (edition, number) = part(parts)?;
        books.library().article(&edition, &number, language)
    })
}

/// Numbers by what they say, or by number.
#[utoipa::path(
    get,
    path = "/api/laws/search",
    tag = "laws",
    params(LawsQuery),
    responses(
        (status = OK, body = SearchView),
        (status = BAD_REQUEST, description = "nothing to look for, or no such language")
    )
)]
async fn search(State(books): State<Books>, asked: Addressed, headers: HeaderMap) -> Response {
    let request = Request::new(books.library(), &headers, asked);
    request.answer(|asked, language| {
        let query = asked.q.as_deref().unwrap_or_default();
        books.library().search(query, edition_of(asked)?, language)
    })
}

/// The glossary.
#[utoipa::path(
    get,
    path = "/api/laws/terms",
    tag = "laws",
    params(LawsQuery),
    responses(
        (status = OK, body = TermsView),
        (status = BAD_REQUEST, description = "no such language")
    )
)]
async fn terms(State(books): State<Books>, asked: Addressed, headers: HeaderMap) -> Response {
    let request = Request::new(books.library(), &headers, asked);
    request.answer(|_, language| Ok(books.library().terms(language)))
}

/// The cases, or those that cite a number, or are about what is looked for.
#[utoipa::path(
    get,
    path = "/api/cases",
    tag = "laws",
    params(LawsQuery),
    responses(
        (status = OK, body = CaseList),
        (status = BAD_REQUEST, description = "nothing to look for, or no such language"),
        (status = NOT_FOUND, description = "no such edition, number or case")
    )
)]
async fn cases(State(books): State<Books>, asked: Addressed, headers: HeaderMap) -> Response {
    let request = Request::new(books.library(), &headers, asked);
    request.answer(|asked, language| {
        let (library, edition) = (books.library(), edition_of(asked)?);
        let mut cases = library.cases(asked.article.as_deref(), edition)?;
        if let Some(query) = &asked.q {
            let mut about = library.cases_about(query, edition, language)?;
            about.retain(|found| cases.iter().any(|case| case.id == found.id));
            cases = about;
        }
        Ok(CaseList { cases })
    })
}

/// A case with its facts, and what the arbiter rules when it is run.
#[utoipa::path(
    get,
    path = "/api/cases/{id}",
    tag = "laws",
    params(("id", description = "the case: `C041`"), LawsQuery),
    responses(
        (status = OK, body = CaseView),
        (status = NOT_FOUND, description = "no such edition, number or case")
    )
)]
async fn case(
    State(books): State<Books>,
    id: Result<Path<String>, PathRejection>,
    asked: Addressed,
    headers: HeaderMap,
) -> Response {
    // Running a page can take longer than other requests should wait for.
    let answer = tokio::task::spawn_blocking(move || {
        let request = Request::new(books.library(), &headers, asked);
        request.answer(|_, language| books.library().case(&part(id)?, language))
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
fn edition_of(asked: &LawsQuery) -> Result<Edition, LawsError> {
    match &asked.edition {
        Some(year) => Library::edition(year),
        None => Ok(Edition::LATEST),
    }
}

/// What every request has.
struct Request<'a> {
    library: &'a Library,
    headers: &'a HeaderMap,
    asked: Result<LawsQuery, LawsError>,
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
        view: impl FnOnce(&LawsQuery, Language) -> Result<T, LawsError>,
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
