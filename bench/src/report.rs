//! What a person and what a program reads.

use serde_json::json;

use crate::harness::Comparison;

/// `native` when the compiler was allowed the instructions of a recent processor, else `portable`.
pub const TARGET: &str = if cfg!(any(
    target_feature = "bmi2",
    target_feature = "avx2",
    target_feature = "sve"
)) {
    "native"
} else {
    "portable"
};

/// The heading of the table.
pub fn heading() -> String {
    format!(
        "target: {TARGET}; ratio: how many times faster jadoube is (median of the rounds)\n\
         {:<11} {:<16} {:<11} {:>7}  {:>15}  {:>13} {:>13}",
        "work", "case", "peer", "ratio", "min–max", "jadoube", "peer"
    )
}

/// One row of the table.
pub fn row(row: &Comparison) -> String {
    format!(
        "{:<11} {:<16} {:<11} {:>6.2}×  {:>15}  {:>13} {:>13}",
        row.work,
        row.case,
        row.peer,
        row.ratio,
        format!("{:.2}–{:.2}", row.lowest, row.highest),
        absolute(row.our_nanoseconds, row.unit),
        absolute(row.peer_nanoseconds, row.unit),
    )
}

/// One comparison as a line of JSON.
pub fn json_line(row: &Comparison) -> String {
    json!({
        "work": row.work,
        "case": row.case,
        "peer": row.peer,
        "target": TARGET,
        "ratio": rounded(row.ratio),
        "lowest": rounded(row.lowest),
        "highest": rounded(row.highest),
        "ns": rounded(row.our_nanoseconds),
        "peer_ns": rounded(row.peer_nanoseconds),
        "unit": row.unit,
    })
    .to_string()
}

/// Nanoseconds for one unit, or millions of units a second where a unit is that small.
fn absolute(nanoseconds: f64, unit: &str) -> String {
    match unit {
        "node" | "move" => format!("{:.1} M{unit}/s", 1000.0 / nanoseconds),
        _ => format!("{nanoseconds:.1} ns"),
    }
}

fn rounded(value: f64) -> f64 {
    (value * 1000.0).round() / 1000.0
}
