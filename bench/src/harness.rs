//! Interleaved rounds of the same job done by each contender, with counts that must agree.

use std::hint::black_box;

use crate::clock::thread_nanoseconds;

/// One library doing the job of a case.
pub struct Contender<'a> {
    /// The library's name; ours comes first in a case.
    pub name: &'static str,
    /// Does the whole job once and returns a count that every contender must agree on.
    pub job: Box<dyn FnMut() -> u64 + 'a>,
}

impl<'a> Contender<'a> {
    /// A contender by its name and job.
    pub fn new(name: &'static str, job: impl FnMut() -> u64 + 'a) -> Self {
        Self {
            name,
            job: Box::new(job),
        }
    }
}

/// One job, its size, and those who do it.
pub struct Case<'a> {
    /// The work this case belongs to, as named on the command line.
    pub work: &'static str,
    /// What distinguishes the case within its work.
    pub name: String,
    /// How many units one run of the job gets through.
    pub units: u64,
    /// What a unit is, in the singular.
    pub unit: &'static str,
    /// The count each must reach, where it is known from elsewhere.
    pub expected: Option<u64>,
    /// Ours first, then the peers.
    pub contenders: Vec<Contender<'a>>,
}

/// How the library compares with one peer in one case.
pub struct Comparison {
    /// The work.
    pub work: &'static str,
    /// The case.
    pub case: String,
    /// The peer.
    pub peer: &'static str,
    /// How many times faster the library is: the median over the rounds.
    pub ratio: f64,
    /// The smallest ratio of a round.
    pub lowest: f64,
    /// The largest ratio of a round.
    pub highest: f64,
    /// Our nanoseconds for one unit: the median over the rounds.
    pub our_nanoseconds: f64,
    /// The peer's nanoseconds for one unit: the median over the rounds.
    pub peer_nanoseconds: f64,
    /// What a unit is, in the singular.
    pub unit: &'static str,
}

/// How long to measure.
#[derive(Clone, Copy)]
pub struct Effort {
    /// Rounds in which each contender runs once.
    pub rounds: usize,
    /// A job is repeated within a round until a run takes at least this long.
    pub shortest_run_nanoseconds: u64,
}

/// Runs a case.
///
/// The first, untimed run of each contender warms the caches and checks the counts.
/// Rounds alternate the order of the contenders, so that none always runs on a hotter machine.
pub fn measure(mut case: Case<'_>, effort: Effort) -> Vec<Comparison> {
    let mut expected = case.expected;
    let mut repeats = Vec::new();
    for contender in &mut case.contenders {
        let start = thread_nanoseconds();
        let count = black_box((contender.job)());
        let took = (thread_nanoseconds() - start).max(1);
        repeats.push(effort.shortest_run_nanoseconds.div_ceil(took).max(1));
        assert_eq!(
            *expected.get_or_insert(count),
            count,
            "{} {}: {} disagrees",
            case.work,
            case.name,
            contender.name
        );
    }
    let mut nanoseconds = vec![Vec::new(); case.contenders.len()];
    for round in 0..effort.rounds {
        let mut order: Vec<usize> = (0..case.contenders.len()).collect();
        if round % 2 == 1 {
            order.reverse();
        }
        for index in order {
            let repeat = repeats[index];
            let job = &mut case.contenders[index].job;
            let start = thread_nanoseconds();
            for _ in 0..repeat {
                let count = black_box(job());
                assert_eq!(Some(count), expected, "a later run counts differently");
            }
            let took = thread_nanoseconds() - start;
            nanoseconds[index].push(took as f64 / (repeat * case.units) as f64);
        }
    }
    let ours = &nanoseconds[0];
    (1..case.contenders.len())
        .map(|index| {
            let peer = &nanoseconds[index];
            let ratios: Vec<f64> = peer.iter().zip(ours).map(|(p, o)| p / o).collect();
            Comparison {
                work: case.work,
                case: case.name.clone(),
                peer: case.contenders[index].name,
                ratio: median(&ratios),
                lowest: ratios.iter().copied().fold(f64::INFINITY, f64::min),
                highest: ratios.iter().copied().fold(0.0, f64::max),
                our_nanoseconds: median(ours),
                peer_nanoseconds: median(peer),
                unit: case.unit,
            }
        })
        .collect()
}

/// The row that sums up several cases against each peer that took part in all of them: geometric
/// means of everything.
pub fn geometric_means(rows: &[Comparison]) -> Vec<Comparison> {
    let cases = distinct(rows.iter().map(|row| row.case.as_str()));
    let peers = distinct(rows.iter().map(|row| row.peer));
    peers
        .into_iter()
        .filter_map(|peer| {
            let of_peer: Vec<&Comparison> = rows.iter().filter(|row| row.peer == peer).collect();
            if of_peer.len() != cases.len() || cases.len() < 2 {
                return None;
            }
            let mean = |field: fn(&Comparison) -> f64| {
                let sum: f64 = of_peer.iter().map(|row| field(row).ln()).sum();
                (sum / of_peer.len() as f64).exp()
            };
            Some(Comparison {
                work: of_peer[0].work,
                case: "geomean".to_owned(),
                peer,
                ratio: mean(|row| row.ratio),
                lowest: mean(|row| row.lowest),
                highest: mean(|row| row.highest),
                our_nanoseconds: mean(|row| row.our_nanoseconds),
                peer_nanoseconds: mean(|row| row.peer_nanoseconds),
                unit: of_peer[0].unit,
            })
        })
        .collect()
}

fn distinct<T: PartialEq>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut seen = Vec::new();
    for item in items {
        if !seen.contains(&item) {
            seen.push(item);
        }
    }
    seen
}

fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    if sorted.len() % 2 == 1 {
        sorted[middle]
    } else {
        (sorted[middle - 1] + sorted[middle]) / 2.0
    }
}
