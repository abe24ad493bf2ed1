//! Whole archives read and every mainline move checked against the Laws.

mod jadoube;
mod peer;

use crate::{
    corpus::{self, Corpus},
    harness::{Case, Contender},
};

/// One case a corpus.
pub fn cases() -> Vec<Case<'static>> {
    corpus::all().into_iter().map(case).collect()
}

fn case(corpus: Corpus) -> Case<'static> {
    let copy = corpus.text.clone();
    let moves = peer::moves(&corpus.text);
    Case {
        work: "pgn",
        name: corpus.name.to_owned(),
        units: moves,
        unit: "move",
        expected: Some(moves),
        contenders: vec![
            Contender::new("jadoube", move || jadoube::moves(&copy)),
            Contender::new("pgn-reader", move || peer::moves(&corpus.text)),
        ],
    }
}
