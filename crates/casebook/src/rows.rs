//! Every sentence of the grammar.

mod arbiter;
mod checks;
mod findings;
mod players;
mod shorthand;

use std::sync::OnceLock;

use crate::{Tongue, pattern::Pattern, row::Row};

/// A sentence, ready to be matched.
pub(crate) struct Sentence {
    pub(crate) row: &'static Row,
    pub(crate) patterns: Vec<(Tongue, Pattern)>,
}

/// Every sentence, in the order in which they are tried.
pub(crate) fn sentences() -> &'static [Sentence] {
    static ALL: OnceLock<Vec<Sentence>> = OnceLock::new();
    ALL.get_or_init(|| {
        let tables: [&'static [Row]; 7] = [
            players::ACTS,
            players::CLAIMS,
            arbiter::ORDERS,
            arbiter::REPORTS,
            findings::SEEN_AND_FOUND,
            shorthand::SHORTHAND,
            checks::CHECKS,
        ];
        tables.into_iter().flatten().map(sentence).collect()
    })
}

fn sentence(row: &'static Row) -> Sentence {
    let of = |tongue: Tongue, texts: &'static [&'static str]| {
        texts.iter().map(move |text| (tongue, Pattern::new(text)))
    };
    let english = of(Tongue::English, row.english);
    let patterns = english.chain(of(Tongue::Spanish, row.spanish)).collect();
    Sentence { row, patterns }
}
