//! Times, and what they come to.

use std::{fmt, time::Duration};

/// Times of the same thing, done many times.
#[derive(Default)]
pub struct Tally(Vec<u32>);

impl Tally {
    /// One more.
    pub fn add(&mut self, time: Duration) {
        self.0
            .push(u32::try_from(time.as_micros()).unwrap_or(u32::MAX));
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    fn at(&mut self, share: f64) -> f64 {
        if self.0.is_empty() {
            return f64::NAN;
        }
        self.0.sort_unstable();
        let last = self.0.len() - 1;
        let index = (last as f64 * share) as usize;
        f64::from(self.0[index.min(last)]) / 1000.0
    }

    /// The figures, in milliseconds.
    pub fn figures(&mut self) -> Figures {
        Figures {
            count: self.0.len(),
            p50: self.at(0.5),
            p90: self.at(0.9),
            p99: self.at(0.99),
            most: self.at(1.0),
        }
    }
}

/// What times come to, in milliseconds.
pub struct Figures {
    count: usize,
    p50: f64,
    p90: f64,
    p99: f64,
    most: f64,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            count,
            p50,
            p90,
            p99,
            most,
        } = self;
        write!(
            f,
            "p50 {p50:.2} ms, p90 {p90:.2}, p99 {p99:.2}, max {most:.1} (of {count})"
        )
    }
}
