//! The hall as an HTTP service: every area's addresses in one router, and what holds for all.

mod api_fault;
mod cors;
mod document;
mod forwarded;
mod headers;
mod host;
mod next;
mod operation;
mod origin;
mod serve;
mod trace;
mod upgrade;
mod web;

use std::time::Duration;

use axum::{
    Router,
    body::Bytes,
    extract::{DefaultBodyLimit, State},
    http::{HeaderMap, Method, StatusCode, Uri, header},
    middleware::{from_fn, from_fn_with_state},
    response::{IntoResponse, Response},
    routing::{any, get},
};
use jadoube_protocol::ErrorCode;
use tower_http::{
    catch_panic::CatchPanicLayer, compression::CompressionLayer, limit::RequestBodyLimitLayer,
    timeout::TimeoutLayer,
};
use utoipa::openapi::{Info, License, OpenApi};
use utoipa_axum::router::OpenApiRouter;

use crate::{
    Fault, Hall, HttpFault, archive, chat, desk, figures, lawbook, machines, people, points, rooms,
};

pub use forwarded::{Client, Scheme};
pub(crate) use host::Hosts;
pub use next::next;
pub use serve::{serve, serve_until};

/// How long a request may take, its body included.
const WITHIN: Duration = Duration::from_secs(30);
/// How many bytes a body may have, where an address does not ask for more.
const BODY: usize = 64 * 1024;
/// How many bytes any body may have: an address that takes files sets
/// [`DefaultBodyLimit::max`] up to this for itself.
pub const LARGEST_BODY: usize = 4 * 1024 * 1024;

/// The hall as an HTTP service; a function, so that tests need no socket.
pub fn app(hall: Hall) -> Router {
    figures::recorder();
    let (api, mut document) = api().split_for_parts();
    document::complete(&mut document);
    let document = document.to_json().expect("it is made of strings and maps");
    let document = Bytes::from(document);
    let document = async move || ([(header::CONTENT_TYPE, "application/json")], document);
    let requests = Router::new()
        .merge(api)
        .route("/api/openapi.json", get(document))
        .route("/api", any(no_such_address))
        .route("/api/", any(no_such_address))
        .route("/api/{*rest}", any(no_such_address))
        .fallback(page)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(RequestBodyLimitLayer::new(LARGEST_BODY))
        .layer(TimeoutLayer::with_status_code(
            StatusCode::REQUEST_TIMEOUT,
            WITHIN,
        ))
        .layer(CatchPanicLayer::custom(operation::panicked))
        // It reads what the layers before it say, so that is compressed only afterwards.
        .layer(from_fn_with_state(hall.clone(), api_fault::as_json))
        .layer(CompressionLayer::new().gzip(true));
    // A socket is a stream: nothing of it is compressed, and it may last.
    requests
        .route(
            "/ws",
            any(upgrade::upgrade).layer(from_fn_with_state(hall.clone(), api_fault::as_json)),
        )
        .layer(from_fn_with_state(hall.clone(), origin::guard))
        .layer(from_fn_with_state(hall.clone(), host::guard))
        .layer(from_fn(cors::allow))
        .layer(from_fn(headers::add))
        .layer(from_fn(trace::span))
        .layer(from_fn_with_state(hall.clone(), forwarded::find_client))
        .with_state(hall)
}

/// What the hall offers programs, as OpenAPI has it.
pub fn api_document() -> OpenApi {
    let mut document = api().into_openapi();
    document::complete(&mut document);
    document
}

/// The addresses of every area: a line for each.
fn api() -> OpenApiRouter<Hall> {
    OpenApiRouter::with_openapi(description())
        .merge(archive::routes())
        .merge(chat::routes())
        .merge(desk::routes())
        .merge(lawbook::routes())
        .merge(machines::routes())
        .merge(operation::api())
        .merge(people::routes())
        .merge(points::routes())
        .merge(rooms::routes())
}

fn description() -> OpenApi {
    let mut info = Info::new("Jadoube", env!("CARGO_PKG_VERSION"));
    info.description = Some(
        "A playing hall under an electronic arbiter. A program comes with a personal token as \
         `Authorization: Bearer hall_…`; play itself goes over the socket at `/ws`."
            .to_owned(),
    );
    info.license = Some(License::new(env!("CARGO_PKG_LICENSE")));
    let mut document = OpenApi::default();
    document.info = info;
    document
}

/// A page of the client; an address that programs ask and that is none is told as such.
async fn page(State(hall): State<Hall>, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if api_fault::is_for_programs(uri.path()) {
        return no_such_address(State(hall), uri).await.into_response();
    }
    web::page(&hall, &method, &uri, &headers)
}

async fn no_such_address(State(hall): State<Hall>, uri: Uri) -> HttpFault {
    let fault = Fault::from(ErrorCode::NotFound).about(uri.path());
    hall.http(fault)
}
