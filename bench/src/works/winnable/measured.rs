//! What every single question takes, by turns.

use std::hint::black_box;

use serde_json::{Value, json};

use super::Ask;
use crate::clock::thread_nanoseconds;

/// What a contender says to a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Say {
    /// A mate is found.
    Winnable,
    /// No mate is possible.
    Unwinnable,
    /// Neither is found.
    Undecided,
}

impl Say {
    /// Whether both can't be right.
    pub fn contradicts(self, other: Self) -> bool {
        self != other && self != Self::Undecided && other != Self::Undecided
    }
}

/// What a contender took and said.
pub struct Measured {
    /// Nanoseconds of each question, by size: the least over the rounds.
    sorted: Vec<u64>,
    /// Nanoseconds of all questions together: the least over the rounds.
    total: u64,
    /// What was said to each question.
    pub says: Vec<Say>,
}

/// Asks both everything, in alternating order round by round.
///
/// Every answer must be the same in every round.
pub fn measure(count: usize, rounds: usize, mut contenders: [Ask; 2]) -> [Measured; 2] {
    let cost = cost_of_the_clock();
    let mut least = [vec![u64::MAX; count], vec![u64::MAX; count]];
    let mut totals = [u64::MAX; 2];
    let mut says: [Vec<Say>; 2] = [Vec::new(), Vec::new()];
    for round in 0..rounds {
        for turn in 0..2 {
            let index = (round + turn) % 2;
            let ask = &mut contenders[index];
            let mut said = Vec::with_capacity(count);
            let mut total = 0;
            let mut before = thread_nanoseconds();
            for (query, least) in least[index].iter_mut().enumerate() {
                said.push(black_box(ask(query)));
                let now = thread_nanoseconds();
                let took = (now - before).saturating_sub(cost);
                *least = took.min(*least);
                total += took;
                before = thread_nanoseconds();
            }
            totals[index] = total.min(totals[index]);
            if round == 0 {
                says[index] = said;
            } else {
                assert!(says[index] == said, "a later round answers differently");
            }
        }
    }
    let [ours, peers] = least;
    let [our_says, peer_says] = says;
    [
        Measured::new(ours, totals[0], our_says),
        Measured::new(peers, totals[1], peer_says),
    ]
}

/// What looking at the clock adds to each question.
fn cost_of_the_clock() -> u64 {
    const LOOKS: u64 = 10_000;
    let start = thread_nanoseconds();
    for _ in 0..LOOKS {
        black_box(thread_nanoseconds());
    }
    (thread_nanoseconds() - start) / LOOKS
}

impl Measured {
    fn new(mut nanoseconds: Vec<u64>, total: u64, says: Vec<Say>) -> Self {
        nanoseconds.sort_unstable();
        Self {
            sorted: nanoseconds,
            total,
            says,
        }
    }

    /// Nanoseconds a question takes on average.
    pub fn mean(&self) -> f64 {
        self.total.max(1) as f64 / self.sorted.len().max(1) as f64
    }

    /// Nanoseconds that this share of the questions do not exceed.
    fn quantile(&self, share: f64) -> u64 {
        let last = self.sorted.len().saturating_sub(1);
        let at = (share * last as f64).round() as usize;
        self.sorted.get(at).copied().unwrap_or(0)
    }

    fn count(&self, say: Say) -> usize {
        self.says.iter().filter(|it| **it == say).count()
    }

    /// The numbers of a row of the table.
    pub fn row(&self) -> String {
        let micros = |nanoseconds: f64| nanoseconds / 1000.0;
        format!(
            "{:>10.2} {:>10.2} {:>10.1} {:>12.1}  {:>9} {:>10} {:>9}",
            micros(self.mean()),
            micros(self.quantile(0.5) as f64),
            micros(self.quantile(0.999) as f64),
            micros(self.quantile(1.0) as f64),
            self.count(Say::Winnable),
            self.count(Say::Unwinnable),
            self.count(Say::Undecided),
        )
    }

    /// The same for programs, in nanoseconds.
    pub fn json(&self) -> Value {
        json!({
            "mean_ns": self.mean().round(),
            "median_ns": self.quantile(0.5),
            "p999_ns": self.quantile(0.999),
            "max_ns": self.quantile(1.0),
            "winnable": self.count(Say::Winnable),
            "unwinnable": self.count(Say::Unwinnable),
            "undecided": self.count(Say::Undecided),
        })
    }
}
