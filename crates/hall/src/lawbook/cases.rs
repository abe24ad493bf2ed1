//! The casebook: its pages, where they are cited, and what comes of running them.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::OnceLock;

use jadoube_arbiter::Authority;
use jadoube_casebook::{Matter, Page, Run, Scene, Speaker, Step, Told, run};
use jadoube_laws::{Article, Edition};
use jadoube_words::Language;

use super::embedded::{self, File};
use super::{
    BrokenBook, CaseHeading, CaseView, LawsError, Library, RunView, Said, StepView, numbers,
    stems::stems,
};

/// The pages, and what cites what.
pub(super) struct Cases {
    list: Vec<Case>,
    citing: BTreeMap<(Edition, String), BTreeSet<usize>>,
}

/// A page.
struct Case {
    id: String,
    title: String,
    file: File,
    page: Page,
    // The stems of its words, once somebody has looked for some.
    stems: OnceLock<BTreeSet<String>>,
    // What came of running it, in Spanish and in English: pages never change.
    ran: [OnceLock<CaseView>; 2],
}

impl Cases {
    pub(super) fn load() -> Result<Self, BrokenBook> {
        let mut broken = Vec::new();
        let mut cases = Self {
            list: Vec::new(),
            citing: BTreeMap::new(),
        };
        for file in embedded::casebook() {
            match Page::read(&file.text) {
                Ok(page) => cases.add(file, page, &mut broken),
                Err(complaints) => {
                    let lines: Vec<String> =
                        complaints.iter().map(|it| it.line.to_string()).collect();
                    broken.push(format!("{}: lines {}", file.path, lines.join(", ")));
                }
            }
        }
        if broken.is_empty() {
            Ok(cases)
        } else {
            Err(BrokenBook(broken))
        }
    }

    fn add(&mut self, file: File, page: Page, broken: &mut Vec<String>) {
        let place = self.list.len();
        let mut cite = |edition: Edition, numbers: &mut dyn Iterator<Item = String>| {
            for number in numbers {
                self.citing
                    .entry((edition, number))
                    .or_default()
                    .insert(place);
            }
        };
        for edition in &page.editions {
            cite(*edition, &mut page.articles.iter().cloned());
        }
        for other in &page.others {
            let edition = other.scene.regulations.edition;
            cite(edition, &mut other.articles.iter().cloned());
        }
        for (edition, number) in shown(&file.text, &page) {
            cite(edition, &mut std::iter::once(number));
        }
        let (id, title) = page.title.split_once(' ').unwrap_or((&page.title, ""));
        if self
            .list
            .iter()
            .any(|case| case.id.eq_ignore_ascii_case(id))
        {
            broken.push(format!("{}: there is a case {id} already", file.path));
        }
        self.list.push(Case {
            id: id.to_owned(),
            title: title.to_owned(),
            file,
            page,
            stems: OnceLock::new(),
            ran: [OnceLock::new(), OnceLock::new()],
        });
    }

    /// The cases that cite a number under an edition, or show it.
    pub(super) fn citing(&self, edition: Edition, number: &str) -> Vec<CaseHeading> {
        let places = self.citing.get(&(edition, number.to_owned()));
        let places = places.into_iter().flatten();
        let cases = places.filter_map(|place| self.list.get(*place));
        cases.map(Case::heading).collect()
    }

    fn find(&self, id: &str) -> Option<&Case> {
        self.list
            .iter()
            .find(|case| case.id.eq_ignore_ascii_case(id))
    }
}

/// What a page shows although no ruling cites it, with the edition it is shown under.
fn shown(text: &str, page: &Page) -> Vec<(Edition, String)> {
    let mut editions = page.editions.clone();
    let mut shown = Vec::new();
    for line in text.lines() {
        if let Some(heading) = line.strip_prefix("## Under ") {
            let year = heading.split_whitespace().next().unwrap_or_default();
            editions = year.parse().into_iter().collect();
        }
        let Some(numbers) = line.strip_prefix("- shows:") else {
            continue;
        };
        for number in numbers
            .split(',')
            .map(str::trim)
            .filter(|it| !it.is_empty())
        {
            shown.extend(editions.iter().map(|edition| (*edition, number.to_owned())));
        }
    }
    shown
}

impl Library {
    /// Every case, or those that cite a number under an edition.
    ///
    /// # Errors
    ///
    /// If the edition has no such number.
    pub fn cases(
        &self,
        number: Option<&str>,
        edition: Edition,
    ) -> Result<Vec<CaseHeading>, LawsError> {
        let cases = self.casebook()?;
        let Some(number) = number else {
            return Ok(cases.list.iter().map(Case::heading).collect());
        };
        let found = cases.citing(edition, number);
        if found.is_empty() && !self.numbers(edition).contains(&number) {
            return Err(self.unknown(edition, number));
        }
        Ok(found)
    }

    /// The cases in whose pages all words of a query stand; if there are none, or it is Spanish,
    /// those of the numbers that the lawbook finds by it, the best first. Pages are in English, the
    /// lawbook is in both languages.
    ///
    /// # Errors
    ///
    /// If nothing is asked for, or too much.
    pub fn cases_about(
        &self,
        query: &str,
        edition: Edition,
        language: Language,
    ) -> Result<Vec<CaseHeading>, LawsError> {
        let by_number = self.search(query, edition, language)?.hits;
        let cases = self.casebook()?;
        let asked = stems(query, Language::English);
        let holds_all = |case: &&Case| asked.iter().all(|stem| case.stems().contains(stem));
        let named = cases.list.iter().filter(|_| !asked.is_empty());
        let mut found: Vec<CaseHeading> = named.filter(holds_all).map(Case::heading).collect();
        if found.is_empty() || language == Language::Spanish {
            for hit in &by_number {
                for case in cases.citing(edition, &hit.heading.number) {
                    if found.iter().all(|known| known.id != case.id) {
                        found.push(case);
                    }
                }
            }
        }
        Ok(found)
    }

    /// A case, and how things stand when its facts begin.
    pub(super) fn scene(&self, id: &str) -> Result<(CaseHeading, &Scene), LawsError> {
        let case = self.casebook()?.find(id);
        let case = case.ok_or_else(|| LawsError::UnknownCase(id.to_owned()))?;
        Ok((case.heading(), &case.page.scene))
    }

    /// A case, and what the arbiter rules when it is run: the first time it takes a moment.
    ///
    /// # Errors
    ///
    /// If there is no such case.
    pub fn case(&self, id: &str, language: Language) -> Result<&CaseView, LawsError> {
        let case = self.casebook()?.find(id);
        let case = case.ok_or_else(|| LawsError::UnknownCase(id.to_owned()))?;
        let [spanish, english] = &case.ran;
        let ran = match language {
            Language::Spanish => spanish,
            Language::English => english,
        };
        Ok(ran.get_or_init(|| self.run(case, language)))
    }

    fn run(&self, case: &Case, language: Language) -> CaseView {
        // The sentences that pages expect are in English.
        let outcome = run(&case.page, &self.shelf(Language::English).speaker);
        let speaker = &self.shelf(language).speaker;
        let complaints = outcome.complaints.iter().map(|complaint| {
            let fault = speaker.fault(&complaint.fault);
            format!("{}: {fault}", complaint.line)
        });
        CaseView {
            heading: case.heading(),
            language: language.code(),
            page_language: Language::English.code(),
            path: case.file.path.clone(),
            source: case.page.source.clone(),
            markdown: case.file.text.clone(),
            steps: case.page.steps.iter().map(step).collect(),
            runs: outcome.runs.iter().map(|run| view(run, speaker)).collect(),
            ok: outcome.is_well(),
            complaints: complaints.collect(),
        }
    }
}

impl Case {
    fn stems(&self) -> &BTreeSet<String> {
        let read = || {
            stems(&self.file.text, Language::English)
                .into_iter()
                .collect()
        };
        self.stems.get_or_init(read)
    }

    fn heading(&self) -> CaseHeading {
        let mut articles: Vec<String> = self.page.articles.iter().cloned().collect();
        articles.sort_by_cached_key(|number| numbers::order(number));
        CaseHeading {
            id: self.id.clone(),
            title: self.title.clone(),
            editions: self.page.editions.iter().map(|it| it.year()).collect(),
            articles,
        }
    }
}

fn step(step: &Step) -> StepView {
    StepView {
        line: step.line,
        at: step.fact.at.map(|at| at.to_string()),
        fact: step.fact.text.clone(),
        expected: step.expected.clone(),
    }
}

fn view(run: &Run, speaker: &Speaker) -> RunView {
    let told = run.told.iter();
    RunView {
        edition: run.edition.year(),
        title: run.title.clone(),
        result: run.result.clone(),
        told: told
            .map(|told| told.iter().map(|told| said(told, speaker)).collect())
            .collect(),
    }
}

fn said(told: &Told, speaker: &Speaker) -> Said {
    let (kind, number, authority) = match &told.matter {
        Matter::Ruled {
            number, authority, ..
        } => ("ruling", Some(*number), Some(*authority)),
        Matter::Refused(refusal) => ("refusal", None, Some(refusal.authority)),
        Matter::Asked { number, .. } => ("question", Some(*number), None),
    };
    let article = authority.and_then(Authority::article);
    Said {
        kind,
        number,
        text: speaker.tell(told),
        authority: authority.map(|it| it.to_string()),
        article: article.map(Article::number),
        verified: article.map(Article::is_verified),
    }
}
