//! A page, run.

use std::collections::BTreeSet;
use std::ops::Range;

use jadoube_laws::Edition;

use crate::{Complaint, Fault, Follows, Matter, Page, Scene, Speaker, Table, Told, page::Other};

/// What came of running a page.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// Everything that came out otherwise than the page says.
    pub complaints: Vec<Complaint>,
    /// Each run: of the page's own facts, then under other editions.
    pub runs: Vec<Run>,
    replacements: Vec<(Range<usize>, Vec<String>)>,
}

/// One run of the facts.
#[derive(Clone, Debug)]
pub struct Run {
    /// The edition.
    pub edition: Edition,
    /// What the page says of the run: what follows `Under` in its heading.
    pub title: Option<String>,
    /// What each fact brought about, in the order of the page.
    pub told: Vec<Vec<Told>>,
    /// The result at the end.
    pub result: String,
}

/// Runs a page; the sentences expected on pages are in English.
pub fn run(page: &Page, speaker: &Speaker) -> Outcome {
    let mut outcome = Outcome {
        complaints: Vec::new(),
        runs: Vec::new(),
        replacements: Vec::new(),
    };
    for (index, edition) in page.editions.iter().enumerate() {
        let mut scene = page.scene.clone();
        scene.regulations.edition = *edition;
        run_own(page, &scene, speaker, &mut outcome);
        if index > 0 {
            // The first edition's sentences are those that are written down.
            outcome.replacements.truncate(page.steps.len());
        }
    }
    for other in &page.others {
        run_other(page, other, speaker, &mut outcome);
    }
    outcome
}

impl Outcome {
    /// Whether everything came out as the page says.
    pub fn is_well(&self) -> bool {
        self.complaints.is_empty()
    }

    /// The page with the sentences told in place of those expected, and nothing else changed.
    pub fn rewritten(&self, page: &Page) -> String {
        let mut lines = page.lines.clone();
        let mut all: Vec<&(Range<usize>, Vec<String>)> = self.replacements.iter().collect();
        all.sort_by_key(|(range, _)| std::cmp::Reverse(range.start));
        for (range, sentences) in all {
            let quoted = sentences.iter().map(|sentence| format!("  > {sentence}"));
            lines.splice(range.clone(), quoted);
        }
        lines.push(String::new());
        lines.join("\n")
    }

    fn complain(&mut self, line: usize, fault: Fault) {
        self.complaints.push(Complaint { line, fault });
    }
}

fn run_own(page: &Page, scene: &Scene, speaker: &Speaker, outcome: &mut Outcome) {
    let facts: Vec<_> = page.steps.iter().map(|step| step.fact.clone()).collect();
    let mut table = match Table::new(scene, &facts, Follows::ItsOwnFacts) {
        Ok(table) => table,
        Err(bad) => return outcome.complain(1, Fault::Setting(bad)),
    };
    let mut all: Vec<Vec<Told>> = Vec::new();
    for step in &page.steps {
        let told = match table.hear(&step.fact) {
            Ok(told) => told,
            Err(trouble) => {
                outcome.complain(step.line, Fault::Trouble(trouble));
                Vec::new()
            }
        };
        let last = page.steps.iter().zip(&all).rev();
        let last = last
            .filter(|(step, _)| !step.fact.is_check())
            .map(|(_, told)| told.as_slice())
            .next();
        if let Some(difference) = table.differs(&step.fact, last.unwrap_or(&[]), speaker) {
            outcome.complain(step.line, Fault::Check(difference));
        }
        let got: Vec<String> = told.iter().map(|told| speaker.tell(told)).collect();
        if got != step.expected {
            let expected = step.expected.clone();
            let got = got.clone();
            outcome.complain(step.line, Fault::Told { expected, got });
        }
        outcome.replacements.push((step.quoted.clone(), got));
        all.push(told);
    }
    let line = page.articles_line;
    compare_articles(line, &page.articles, all.iter().flatten(), outcome);
    outcome.runs.push(Run {
        edition: scene.regulations.edition,
        title: None,
        told: all,
        result: speaker.result(&table),
    });
}

fn run_other(page: &Page, other: &Other, speaker: &Speaker, outcome: &mut Outcome) {
    let facts: Vec<_> = page.steps.iter().map(|step| step.fact.clone()).collect();
    let mut table = match Table::new(&other.scene, &facts, Follows::OtherFacts) {
        Ok(table) => table,
        Err(bad) => return outcome.complain(other.line, Fault::Setting(bad)),
    };
    let mut all: Vec<Vec<Told>> = Vec::new();
    for step in &page.steps {
        match table.hear(&step.fact) {
            Ok(told) => all.push(told),
            Err(trouble) => {
                outcome.complain(other.line, Fault::Trouble(trouble));
                all.push(Vec::new());
            }
        }
    }
    let got: Vec<String> = all
        .iter()
        .flatten()
        .map(|told| speaker.tell(told))
        .collect();
    if got != other.expected {
        let expected = other.expected.clone();
        let got = got.clone();
        outcome.complain(other.line, Fault::Told { expected, got });
    }
    outcome.replacements.push((other.quoted.clone(), got));
    for (line, fact) in &other.checks {
        if let Some(difference) = table.differs(fact, &[], speaker) {
            outcome.complain(*line, Fault::Check(difference));
        }
    }
    compare_articles(other.line, &other.articles, all.iter().flatten(), outcome);
    outcome.runs.push(Run {
        edition: other.scene.regulations.edition,
        title: Some(other.title.clone()),
        told: all,
        result: speaker.result(&table),
    });
}

fn compare_articles<'a>(
    line: usize,
    named: &BTreeSet<String>,
    told: impl Iterator<Item = &'a Told>,
    outcome: &mut Outcome,
) {
    let cited: BTreeSet<String> = told
        .filter_map(|told| match &told.matter {
            Matter::Ruled { authority, .. } => authority.article(),
            Matter::Refused(refusal) => refusal.authority.article(),
            Matter::Asked { .. } => None,
        })
        .map(|article| article.number().to_owned())
        .collect();
    let missing: Vec<String> = cited.difference(named).cloned().collect();
    let unused: Vec<String> = named.difference(&cited).cloned().collect();
    if !missing.is_empty() || !unused.is_empty() {
        outcome.complain(line, Fault::Articles { missing, unused });
    }
}
