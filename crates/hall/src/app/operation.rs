//! What those who run the hall ask of it: whether it lives, whether it is ready, its figures.

use std::{any::Any, sync::OnceLock};

use axum::{
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use jadoube_protocol::ErrorCode;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::forwarded::Client;
use crate::{Fault, Hall};

/// The figures of this process, unless whoever embeds the hall records them otherwise.
static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Begins to record figures, once for the process.
pub(super) fn recorder() -> Option<&'static PrometheusHandle> {
    let recorder = RECORDER.get_or_init(|| {
        let installed = PrometheusBuilder::new().install_recorder();
        installed
            .inspect_err(|error| tracing::warn!(%error, "figures are recorded elsewhere"))
            .ok()
    });
    recorder.as_ref()
}

/// Makes room in what is recorded, which grows until somebody asks for it.
pub(crate) fn tidy_figures() {
    if let Some(recorder) = recorder() {
        recorder.run_upkeep();
    }
}

pub(super) fn api() -> OpenApiRouter<Hall> {
    OpenApiRouter::new()
        .routes(routes!(healthz))
        .routes(routes!(readyz))
        .routes(routes!(metrics))
}

/// Whether the process lives.
#[utoipa::path(get, path = "/healthz", tag = "operation", responses((status = OK, body = str)))]
async fn healthz() -> &'static str {
    "ok\n"
}

/// Whether the hall can play: its record answers and keeps what is written, and the hall is not
/// closing.
#[utoipa::path(
    get,
    path = "/readyz",
    tag = "operation",
    responses(
        (status = OK, body = str),
        (status = SERVICE_UNAVAILABLE, description = "it is closing, or the record is away or full")
    )
)]
async fn readyz(State(hall): State<Hall>) -> Response {
    if *hall.closing().borrow() {
        return (StatusCode::SERVICE_UNAVAILABLE, "closing\n").into_response();
    }
    if let Err(error) = hall.journal().ping().await {
        tracing::warn!(%error, "the record does not answer");
        let told = "the record does not answer\n";
        return (StatusCode::SERVICE_UNAVAILABLE, told).into_response();
    }
    // On a full disk the record answers, and keeps nothing.
    if !hall.takes_writing() {
        let told = "nothing can be put on record\n";
        return (StatusCode::SERVICE_UNAVAILABLE, told).into_response();
    }
    "ready\n".into_response()
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
    let Some(recorder) = recorder() else {
        let fault = Fault::from(ErrorCode::NotFound).about("metrics");
        return hall.http(fault).into_response();
    };
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
