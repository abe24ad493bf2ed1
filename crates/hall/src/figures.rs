//! The figures of a hall, for whoever looks after it: their names in this one place, each told in
//! `docs/metrics.md`.

use std::{fs, sync::OnceLock, time::Duration};

use jadoube_protocol::{ErrorCode, ServerMessage, TableStage};
use metrics::{counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use serde::Serialize;
use serde_json::Value;

use crate::Hall;

/// What kind of figure it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// It only grows.
    Counter,
    /// How it stands.
    Gauge,
    /// How often it was how much.
    Histogram,
}

/// Every figure: its kind, its name, and what it is. Who looks at them relies upon the names.
const ALL: [(Kind, &str, &str); 27] = [
    (
        Kind::Gauge,
        "jadoube_info",
        "1, with the version of the program as a label",
    ),
    (
        Kind::Gauge,
        "jadoube_uptime_seconds",
        "for how long the process has run",
    ),
    (
        Kind::Gauge,
        "jadoube_memory_bytes",
        "the memory of the process that is in use",
    ),
    (Kind::Gauge, "jadoube_connections", "sockets that are open"),
    (
        Kind::Counter,
        "jadoube_connections_refused_total",
        "connections beyond the most there may be",
    ),
    (
        Kind::Counter,
        "jadoube_slow_clients_dropped_total",
        "clients given up, for too much waited",
    ),
    (
        Kind::Gauge,
        "jadoube_people",
        "people with a socket that is open",
    ),
    (
        Kind::Gauge,
        "jadoube_tables",
        "tables that are listed, by stage",
    ),
    (
        Kind::Gauge,
        "jadoube_tables_at_work",
        "tables whose task is running",
    ),
    (
        Kind::Counter,
        "jadoube_commands_total",
        "commands at tables, by kind and outcome",
    ),
    (
        Kind::Counter,
        "jadoube_refusals_total",
        "what the arbiter refused, by reason",
    ),
    (
        Kind::Counter,
        "jadoube_faults_total",
        "what the hall did not do, by code",
    ),
    (
        Kind::Histogram,
        "jadoube_append_seconds",
        "until lines were durable",
    ),
    (
        Kind::Histogram,
        "jadoube_append_lines",
        "lines that were put on record together",
    ),
    (
        Kind::Counter,
        "jadoube_append_failures_total",
        "lines that could not be put on record",
    ),
    (
        Kind::Counter,
        "jadoube_commits_total",
        "transactions of the record that were begun",
    ),
    (
        Kind::Counter,
        "jadoube_committed_total",
        "what was put on record in them",
    ),
    (
        Kind::Histogram,
        "jadoube_flag_late_seconds",
        "from when a flag fell until it was called",
    ),
    (
        Kind::Gauge,
        "jadoube_engines_thinking",
        "engines that think about a move",
    ),
    (
        Kind::Gauge,
        "jadoube_engine_queue",
        "questions that wait for an engine",
    ),
    (
        Kind::Counter,
        "jadoube_chat_lines_total",
        "lines that were said",
    ),
    (
        Kind::Counter,
        "jadoube_chat_refused_total",
        "lines that were not said, by code",
    ),
    (
        Kind::Counter,
        "jadoube_logins_total",
        "people who came in by a password",
    ),
    (
        Kind::Counter,
        "jadoube_logins_refused_total",
        "people who did not, by code",
    ),
    (
        Kind::Counter,
        "jadoube_passwords_tried_total",
        "passwords that were compared",
    ),
    (
        Kind::Counter,
        "jadoube_requests_total",
        "requests over HTTP, by route and status",
    ),
    (
        Kind::Histogram,
        "jadoube_request_seconds",
        "until a request was answered",
    ),
];

/// The bounds of what takes time, in seconds.
const SECONDS: [f64; 14] = [
    0.000_5, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0,
];
/// The bounds of how many lines are put on record together.
const LINES: [f64; 7] = [1.0, 2.0, 3.0, 5.0, 10.0, 20.0, 50.0];

/// The figures of this process, unless whoever embeds the hall records them otherwise.
static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Begins to record figures, once for the process.
pub(crate) fn recorder() -> Option<&'static PrometheusHandle> {
    let recorder = RECORDER.get_or_init(|| {
        let installed = builder().and_then(PrometheusBuilder::install_recorder);
        let installed = installed
            .inspect_err(|error| tracing::warn!(%error, "figures are recorded elsewhere"))
            .ok();
        describe();
        installed
    });
    recorder.as_ref()
}

fn builder() -> Result<PrometheusBuilder, metrics_exporter_prometheus::BuildError> {
    PrometheusBuilder::new()
        .set_buckets_for_metric(Matcher::Suffix("_seconds".to_owned()), &SECONDS)?
        .set_buckets_for_metric(Matcher::Suffix("_lines".to_owned()), &LINES)
}

/// Tells what each figure is, and begins those that have no labels at nothing.
fn describe() {
    for (kind, name, what) in ALL {
        match kind {
            Kind::Counter => describe_counter!(name, what),
            Kind::Gauge => describe_gauge!(name, what),
            Kind::Histogram => describe_histogram!(name, what),
        }
    }
    for name in [
        "jadoube_connections_refused_total",
        "jadoube_slow_clients_dropped_total",
        "jadoube_append_failures_total",
        "jadoube_chat_lines_total",
        "jadoube_logins_total",
        "jadoube_passwords_tried_total",
    ] {
        counter!(name).absolute(0);
    }
}

/// Makes room in what is recorded, which grows until somebody asks for it.
pub(crate) fn tidy() {
    if let Some(recorder) = recorder() {
        recorder.run_upkeep();
    }
}

/// A socket was opened, or closed if it is for the worse.
pub(crate) fn connections(more: f64) {
    gauge!("jadoube_connections").increment(more);
}

/// A connection was not taken.
pub(crate) fn connection_refused() {
    counter!("jadoube_connections_refused_total").increment(1);
}

/// A client was given up.
pub(crate) fn slow_client_dropped() {
    counter!("jadoube_slow_clients_dropped_total").increment(1);
}

/// A command was answered.
pub(crate) fn command(kind: &'static str, answer: &ServerMessage) {
    let outcome = if let ServerMessage::Refused { refusal, .. } = answer {
        counter!("jadoube_refusals_total", "reason" => code(&refusal.reason)).increment(1);
        "refused"
    } else if let ServerMessage::Error { fault, .. } = answer {
        faulted(fault.code);
        "fault"
    } else {
        "done"
    };
    counter!("jadoube_commands_total", "kind" => kind, "outcome" => outcome).increment(1);
}

/// The hall did not do something.
pub(crate) fn faulted(why: ErrorCode) {
    counter!("jadoube_faults_total", "code" => code(&why)).increment(1);
}

/// Lines were put on record, or could not be.
pub(crate) fn appended(lines: u32, took: Duration, is_kept: bool) {
    if !is_kept {
        return counter!("jadoube_append_failures_total").increment(1);
    }
    histogram!("jadoube_append_seconds").record(took.as_secs_f64());
    histogram!("jadoube_append_lines").record(f64::from(lines));
}

/// A flag was called so long after it fell.
pub(crate) fn flag_called(late: Duration) {
    histogram!("jadoube_flag_late_seconds").record(late.as_secs_f64());
}

/// A line was said, or not.
pub(crate) fn chat(refused: Option<ErrorCode>) {
    match refused {
        None => counter!("jadoube_chat_lines_total").increment(1),
        Some(why) => counter!("jadoube_chat_refused_total", "code" => code(&why)).increment(1),
    }
}

/// Somebody came in by a password, or did not.
pub(crate) fn login(refused: Option<ErrorCode>) {
    match refused {
        None => counter!("jadoube_logins_total").increment(1),
        Some(why) => counter!("jadoube_logins_refused_total", "code" => code(&why)).increment(1),
    }
}

/// A password was compared.
pub(crate) fn password_tried() {
    counter!("jadoube_passwords_tried_total").increment(1);
}

/// A request was answered.
pub(crate) fn request(route: String, status: &str, took: Duration) {
    let labels = [("route", route), ("status", status.to_owned())];
    counter!("jadoube_requests_total", &labels).increment(1);
    histogram!("jadoube_request_seconds").record(took.as_secs_f64());
}

/// The name of a variant, as it goes over the wire.
fn code(variant: &impl Serialize) -> String {
    match serde_json::to_value(variant) {
        Ok(Value::String(name)) => name,
        Ok(Value::Object(one)) => one.keys().next().cloned().unwrap_or_default(),
        Ok(_) | Err(_) => String::new(),
    }
}

impl Hall {
    /// Takes down how the hall stands at this moment.
    pub(crate) async fn take_down_figures(&self) {
        gauge!("jadoube_info", "version" => env!("CARGO_PKG_VERSION")).set(1.0);
        let up = self.up_for().as_secs();
        gauge!("jadoube_uptime_seconds").set(count(usize::try_from(up).unwrap_or(usize::MAX)));
        if let Some(bytes) = memory() {
            gauge!("jadoube_memory_bytes").set(count(bytes));
        }
        connections(0.0);
        let (people, stages) = self.lobby().census();
        gauge!("jadoube_people").set(count(people));
        for (stage, tables) in stages {
            gauge!("jadoube_tables", "stage" => code(&stage)).set(count(tables));
        }
        gauge!("jadoube_tables_at_work").set(count(self.tables_at_work().await));
        let written = self.journal().written();
        counter!("jadoube_commits_total").absolute(written.groups);
        counter!("jadoube_committed_total").absolute(written.pieces);
        let (thinking, waiting) = self.machines().busy();
        gauge!("jadoube_engines_thinking").set(count(thinking));
        gauge!("jadoube_engine_queue").set(count(waiting));
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "nobody counts to the last of 2^53"
)]
const fn count(number: usize) -> f64 {
    number as f64
}

/// Every stage, so that one at which no table is shows nought.
pub(crate) const STAGES: [TableStage; 6] = [
    TableStage::Waiting,
    TableStage::Ready,
    TableStage::Playing,
    TableStage::Paused,
    TableStage::Over,
    TableStage::Aborted,
];

/// The memory of this process that is in use, in bytes; nothing where the system does not say.
fn memory() -> Option<usize> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kilobytes = line.split_whitespace().nth(1)?;
    Some(kilobytes.parse::<usize>().ok()? * 1024)
}

#[cfg(test)]
mod tests;
