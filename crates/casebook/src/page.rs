//! A page of the casebook, read.

use std::collections::BTreeSet;
use std::ops::Range;

use jadoube_laws::Edition;

use crate::{Complaint, Fact, Fault, Scene, Tongue, read_fact};

/// A case: what happened, what was ruled, and the Articles for it.
#[derive(Clone, Debug)]
pub struct Page {
    /// What the first heading says.
    pub title: String,
    /// The facts and what is expected of them, under the editions of the header.
    pub editions: Vec<Edition>,
    /// The settings.
    pub scene: Scene,
    /// The Articles that the author says are cited.
    pub articles: BTreeSet<String>,
    /// The line that says so, the first being 1.
    pub articles_line: usize,
    /// Where the case comes from.
    pub source: String,
    /// The facts in order, checks included.
    pub steps: Vec<Step>,
    /// The same facts under other editions.
    pub others: Vec<Other>,
    pub(crate) lines: Vec<String>,
}

/// A fact, and what it is expected to bring about.
#[derive(Clone, Debug)]
pub struct Step {
    /// The line of the page it begins on, the first being 1.
    pub line: usize,
    /// The fact.
    pub fact: Fact,
    /// The sentences expected.
    pub expected: Vec<String>,
    pub(crate) quoted: Range<usize>,
}

/// The same facts under another edition, or other regulations.
#[derive(Clone, Debug)]
pub struct Other {
    /// The heading.
    pub title: String,
    /// The line of the heading, the first being 1.
    pub line: usize,
    /// The settings.
    pub scene: Scene,
    /// The Articles that the author says are cited.
    pub articles: BTreeSet<String>,
    /// The sentences expected of the whole run.
    pub expected: Vec<String>,
    /// The checks at the end, with their lines.
    pub checks: Vec<(usize, Fact)>,
    pub(crate) quoted: Range<usize>,
}

/// The part of a page a line belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Header,
    Facts,
    Other,
    Prose,
}

impl Page {
    /// Reads a page.
    ///
    /// # Errors
    ///
    /// Everything wrong with it, with the lines.
    pub fn read(text: &str) -> Result<Self, Vec<Complaint>> {
        let mut reader = Reader::new(text);
        for number in 0..reader.page.lines.len() {
            reader.line(number);
        }
        reader.finish()
    }
}

struct Reader {
    page: Page,
    part: Part,
    complaints: Vec<Complaint>,
    settings: Vec<String>,
    // Whether the fact before could not be read: what is quoted under it says nothing.
    is_lost: bool,
}

impl Reader {
    fn new(text: &str) -> Self {
        Self {
            page: Page {
                title: String::new(),
                editions: vec![Edition::LATEST],
                scene: Scene::default(),
                articles: BTreeSet::new(),
                articles_line: 1,
                source: String::new(),
                steps: Vec::new(),
                others: Vec::new(),
                lines: text.lines().map(str::to_owned).collect(),
            },
            part: Part::Header,
            complaints: Vec::new(),
            settings: Vec::new(),
            is_lost: false,
        }
    }

    fn complain(&mut self, number: usize, fault: Fault) {
        self.complaints.push(Complaint {
            line: number + 1,
            fault,
        });
    }

    fn line(&mut self, number: usize) {
        let line = self.page.lines[number].clone();
        // Some editors put the mark of the encoding before the first line.
        let line = line.trim_start_matches('\u{feff}');
        if let Some(heading) = line.strip_prefix("## ") {
            self.heading(number, heading.trim());
        } else if let Some(title) = line.strip_prefix("# ") {
            if self.page.title.is_empty() {
                title.trim().clone_into(&mut self.page.title);
            } else {
                self.complain(number, Fault::Stray(title.trim().to_owned()));
            }
        } else if let Some(item) = line.strip_prefix("- ") {
            self.item(number, item.trim());
        } else if let Some(quote) = line.trim_start().strip_prefix('>') {
            self.quote(number, quote.trim());
        } else if self.is_lost_here(line) {
            self.complain(number, Fault::Stray(line.trim().to_owned()));
        }
    }

    /// Whether a line that is neither heading, item nor quote would be passed over where it says
    /// something: anything among the facts, and in the header what another list would begin with.
    fn is_lost_here(&self, line: &str) -> bool {
        let text = line.trim();
        match self.part {
            Part::Facts | Part::Other => !text.is_empty(),
            Part::Header => text.starts_with(['-', '*', '+']) && text.contains(':'),
            Part::Prose => false,
        }
    }

    fn heading(&mut self, number: usize, heading: &str) {
        self.part = match heading.strip_prefix("Under ") {
            Some(title) => {
                self.other(number, title);
                Part::Other
            }
            None if heading == "Facts" => Part::Facts,
            None => {
                if is_almost_a_heading_of_facts(heading) {
                    self.complain(number, Fault::Stray(heading.to_owned()));
                }
                Part::Prose
            }
        };
    }

    fn other(&mut self, number: usize, title: &str) {
        self.settings.clear();
        let mut scene = self.page.scene.clone();
        let year = title.split_whitespace().next().unwrap_or_default();
        if let Err(bad) = scene.set("edition", year) {
            self.complain(number, Fault::Setting(bad));
        }
        self.page.others.push(Other {
            title: title.to_owned(),
            line: number + 1,
            scene,
            articles: BTreeSet::new(),
            expected: Vec::new(),
            checks: Vec::new(),
            quoted: number + 1..number + 1,
        });
    }

    fn item(&mut self, number: usize, item: &str) {
        self.is_lost = false;
        match self.part {
            Part::Header => match item.split_once(':') {
                Some((key, value)) => {
                    self.header(number, key.trim(), value.trim());
                }
                None => self.complain(number, Fault::Stray(item.to_owned())),
            },
            Part::Facts => match read_fact(item, Tongue::English) {
                Ok(fact) => self.page.steps.push(Step {
                    line: number + 1,
                    fact,
                    expected: Vec::new(),
                    quoted: number + 1..number + 1,
                }),
                Err(unread) => {
                    self.is_lost = true;
                    self.complain(number, Fault::Unread(unread));
                }
            },
            Part::Other => self.other_item(number, item),
            Part::Prose => {}
        }
    }

    fn header(&mut self, number: usize, key: &str, value: &str) {
        let named = if key == "editions" { "edition" } else { key };
        if self.is_set_twice(number, named) {
            return;
        }
        let page = &mut self.page;
        match key {
            "articles" => {
                page.articles = articles(value);
                page.articles_line = number + 1;
            }
            "source" => value.clone_into(&mut page.source),
            // For the lawbook: nothing cites these, and the checks show them.
            "shows" => {}
            "edition" | "editions" => {
                let years = value.split(',').map(|year| year.trim().parse());
                match years.collect::<Result<Vec<Edition>, _>>() {
                    Ok(editions) => page.editions = editions,
                    Err(_) => self.set(number, "edition", value),
                }
            }
            _ => self.set(number, key, value),
        }
    }

    /// Whether this part of the page has the setting already; what is said then is not taken.
    fn is_set_twice(&mut self, number: usize, key: &str) -> bool {
        let is_known = self.settings.iter().any(|known| known == key);
        if is_known {
            self.complain(number, Fault::Twice(key.to_owned()));
        } else {
            self.settings.push(key.to_owned());
        }
        is_known
    }

    fn set(&mut self, number: usize, key: &str, value: &str) {
        if let Err(bad) = self.page.scene.set(key, value) {
            self.complain(number, Fault::Setting(bad));
        }
    }

    /// A setting begins with a small letter, a check with a capital.
    fn other_item(&mut self, number: usize, item: &str) {
        let is_setting = item.chars().next().is_some_and(char::is_lowercase);
        let setting = item.split_once(':').filter(|_| is_setting);
        let setting = setting.map(|(key, value)| (key.trim(), value.trim()));
        if let Some((key, _)) = setting
            && self.is_set_twice(number, key)
        {
            return;
        }
        let Some(other) = self.page.others.last_mut() else {
            return;
        };
        if let Some((key, value)) = setting {
            if other.expected.is_empty() {
                other.quoted = number + 1..number + 1;
            }
            match key {
                "articles" => other.articles = articles(value),
                "shows" => {}
                _ => {
                    if let Err(bad) = other.scene.set(key, value) {
                        self.complain(number, Fault::Setting(bad));
                    }
                }
            }
            return;
        }
        match read_fact(item, Tongue::English) {
            Ok(fact) if fact.is_check() => other.checks.push((number + 1, fact)),
            Ok(_) => self.complain(number, Fault::NotACheck(item.to_owned())),
            Err(unread) => self.complain(number, Fault::Unread(unread)),
        }
    }

    fn quote(&mut self, number: usize, quote: &str) {
        if self.is_lost {
            return;
        }
        let quoted = match self.part {
            Part::Facts => self
                .page
                .steps
                .last_mut()
                .map(|step| (&mut step.expected, &mut step.quoted)),
            Part::Other => self
                .page
                .others
                .last_mut()
                .map(|other| (&mut other.expected, &mut other.quoted)),
            Part::Header | Part::Prose => return,
        };
        match quoted {
            Some((expected, range)) if range.end == number => {
                expected.push(quote.to_owned());
                range.end = number + 1;
            }
            Some(_) | None => self.complain(number, Fault::Stray(quote.to_owned())),
        }
    }

    fn finish(mut self) -> Result<Page, Vec<Complaint>> {
        if self.page.title.is_empty() {
            self.complain(0, Fault::NoTitle);
        }
        if self.page.source.is_empty() {
            self.complain(0, Fault::NoSource);
        }
        let unread = |complaint: &Complaint| matches!(complaint.fault, Fault::Unread(_));
        let may_have_facts = self.complaints.iter().any(unread);
        if !may_have_facts && self.page.steps.iter().all(|step| step.fact.is_check()) {
            self.complain(0, Fault::NoFacts);
        }
        if self.complaints.is_empty() {
            Ok(self.page)
        } else {
            Err(self.complaints)
        }
    }
}

/// Whether a heading was meant to begin facts, or a run under another edition, but does not.
fn is_almost_a_heading_of_facts(heading: &str) -> bool {
    let heading = heading.to_lowercase();
    let first = heading.split([' ', ':']).next().unwrap_or_default();
    matches!(
        first,
        "fact" | "facts" | "hecho" | "hechos" | "under" | "según" | "segun" | "bajo"
    )
}

/// The numbers of a list; a mark of doubt behind one says nothing here.
fn articles(value: &str) -> BTreeSet<String> {
    let numbers = value
        .split(',')
        .map(|number| number.trim().trim_end_matches('?'));
    let stated = numbers.filter(|number| !number.is_empty() && *number != "none");
    stated.map(str::to_owned).collect()
}
