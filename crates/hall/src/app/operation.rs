//! What those who run the hall ask of it: whether it lives, whether it is ready, its figures.

use std::any::Any;

use axum::{
    Json,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
    routing::get,
};
use jadoube_protocol::{ErrorBody, ErrorCode};
use serde::Serialize;
use utoipa_axum::{router::OpenApiRouter, routes};

use super::forwarded::Client;
use crate::{Fault, Hall, figures};

pub(super) fn api() -> OpenApiRouter<Hall> {
    OpenApiRouter::new()
        .routes(routes!(healthz))
        .routes(routes!(readyz))
        .routes(routes!(metrics))
        // Names that some who look after programs ask for without being told to.
        .route("/health", get(healthz))
        .route("/ready", get(readyz))
}

/// How the hall is, for programs that look after it.
#[derive(Serialize)]
struct Health {
    /// `ok` of a process that lives, `ready` of a hall that plays.
    status: &'static str,
}

/// Whether the process lives. `/health` is the same.
#[utoipa::path(get, path = "/healthz", tag = "operation", responses((status = OK, body = Object)))]
async fn healthz() -> Response {
    healthy("ok")
}

fn healthy(status: &'static str) -> Response {
    let keep = [(header::CACHE_CONTROL, "no-store")];
    (keep, Json(Health { status })).into_response()
}

/// Whether the hall can play: its record answers and keeps what is written, and the hall is not
/// closing. `/ready` is the same.
#[utoipa::path(
    get,
    path = "/readyz",
    tag = "operation",
    responses(
        (status = OK, body = Object),
        (
            status = SERVICE_UNAVAILABLE, body = ErrorBody,
            description = "it is closing, or the record is away or full"
        )
    )
)]
async fn readyz(State(hall): State<Hall>) -> Response {
    match hall.readiness().await {
        Ok(()) => healthy("ready"),
        Err(fault) => hall.http(fault).into_response(),
    }
}

impl Hall {
    async fn readiness(&self) -> Result<(), Fault> {
        if *self.closing().borrow() {
            return Err(ErrorCode::Closing.into());
        }
        if let Err(error) = self.journal().ping().await {
            tracing::warn!(%error, "the record does not answer");
            return Err(Fault::from(ErrorCode::Storage).because("hall-storage_away"));
        }
        // On a full disk the record answers, and keeps nothing.
        if !self.takes_writing() {
            return Err(Fault::from(ErrorCode::Storage).because("hall-storage_full"));
        }
        Ok(())
    }
}

/// The hall's figures for Prometheus, for this very machine and those named in `metrics_for`.
#[utoipa::path(
    get,
    path = "/metrics",
    tag = "operation",
    responses(
        (status = OK, body = str, content_type = "text/plain; version=0.0.4"),
        (status = FORBIDDEN, description = "it comes from elsewhere")
    )
)]
async fn metrics(State(hall): State<Hall>, client: Client) -> Response {
    let named = hall.config().metrics_for.iter();
    let is_named = named
        .map(std::net::IpAddr::to_canonical)
        .any(|address| address == client.address);
    // Behind a proxy that the hall does not know of, everybody seems to come from this machine.
    let is_here = client.is_direct && client.address.is_loopback();
    if !is_here && !is_named {
        let fault = Fault::from(ErrorCode::Forbidden).about("metrics");
        return hall.http(fault).into_response();
    }
    let Some(recorder) = figures::recorder() else {
        let fault = Fault::from(ErrorCode::NotFound).about("metrics");
        return hall.http(fault).into_response();
    };
    hall.take_down_figures().await;
    recorder.run_upkeep();
    let kind = "text/plain; version=0.0.4; charset=utf-8";
    ([(header::CONTENT_TYPE, kind)], recorder.render()).into_response()
}

/// A bug in the answer to one request ends that request alone.
pub(super) fn panicked(panic: Box<dyn Any + Send + 'static>) -> Response {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    let text = text.or_else(|| panic.downcast_ref::<String>().cloned());
    tracing::error!(panic = text.unwrap_or_default(), "a request panicked");
    (StatusCode::INTERNAL_SERVER_ERROR, "internal error\n").into_response()
}
