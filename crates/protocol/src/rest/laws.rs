//! The Laws and the casebook.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::{IntoParams, ToSchema};

/// What is asked of the books. What an address does not need is passed over.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS, IntoParams)]
#[serde(default)]
#[ts(optional_fields)]
#[into_params(parameter_in = Query)]
pub struct LawsQuery {
    /// `es` or `en`; else what the header `Accept-Language` says.
    pub lang: Option<String>,
    /// What to look for.
    pub q: Option<String>,
    /// The year of an edition.
    pub edition: Option<String>,
    /// A number of the Laws.
    pub article: Option<String>,
}

/// The editions of the Laws.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct EditionsView {
    /// The oldest first.
    pub editions: Vec<EditionView>,
}

/// An edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct EditionView {
    /// The year it took effect, by which it is asked for.
    pub edition: u16,
    /// What it is called.
    pub name: String,
    /// The day it took effect: `2023-01-01`.
    pub in_force_since: String,
    /// Whether it is in force.
    pub latest: bool,
    /// How many numbers of it are known here.
    pub articles: usize,
    /// How many of those no text of the edition confirmed.
    pub unverified: usize,
}

/// What the program does about a number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct StatusView {
    /// `enforced`, `by_construction`, `arbiter_decides`, `not_yet` or `not_applicable`.
    pub key: &'static str,
    /// The same in words.
    pub word: &'static str,
    /// Why, where that is told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

/// Every number of an edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Headings {
    /// The edition.
    pub edition: u16,
    /// The language: `es` or `en`.
    pub language: &'static str,
    /// The numbers in their order.
    pub articles: Vec<Heading>,
}

/// A number and its title.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Heading {
    /// The number, as the edition prints it.
    pub number: String,
    /// Whether a text of the edition confirms it.
    pub verified: bool,
    /// The Article or Appendix it is in today; none for what no longer is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part: Option<String>,
    /// What it is about, in the words of this project.
    pub title: String,
    /// What the program does about it; none for what the lawbook does not hold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub status: Option<StatusView>,
}

/// A number of an edition, with all that is known of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct ArticleView {
    /// The edition.
    pub edition: u16,
    /// The language: `es` or `en`.
    pub language: &'static str,
    /// The number and its title.
    #[serde(flatten)]
    pub heading: Heading,
    /// What it says, in the words of this project: a few sentences, a line each.
    pub summary: Vec<String>,
    /// The edition that the summary is of: the lawbook holds the latest alone.
    pub summary_edition: u16,
    /// What the Laws rule on here.
    pub rules: Vec<RuleView>,
    /// What differs from the latest edition; none for the latest itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub differs: Option<Differs>,
    /// What editions older than the latest have otherwise, the newest first and back to this one;
    /// of the latest, all of them.
    pub changes: Vec<ChangeView>,
    /// The terms of the glossary that are told here.
    pub terms: Vec<TermView>,
    /// The cases that cite it under this edition.
    pub cases: Vec<CaseHeading>,
}

/// What an edition has otherwise than the one after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct ChangeView {
    /// The number of the latest edition that it is about.
    pub number: &'static str,
    /// The edition that differs.
    pub edition: u16,
    /// `absent`, `amount`, `place`, `rule` or `wording`.
    pub kind: &'static str,
    /// Whether a text of that edition confirms it.
    pub verified: bool,
    /// What that edition says.
    pub text: &'static str,
}

/// A term of the glossary of the Laws.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct TermView {
    /// A stable name: `dead_position`.
    pub key: &'static str,
    /// The term.
    pub term: &'static str,
    /// What it means, in the words of this project.
    pub meaning: &'static str,
    /// The number of the latest edition that it belongs to.
    pub number: &'static str,
    /// The number that the glossary of the Laws gives, where that is another.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub printed: Option<&'static str>,
    /// The key of the term of which it is another word.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub see: Option<&'static str>,
}

/// The glossary.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct TermsView {
    /// The language: `es` or `en`.
    pub language: &'static str,
    /// The terms in the order of their language.
    pub terms: Vec<TermView>,
}

/// One thing the Laws rule on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct RuleView {
    /// A stable name: `seventy_five_moves`.
    pub key: &'static str,
    /// The name in words.
    pub name: String,
    /// Where each edition states it, the oldest first; editions without it are left out.
    pub numbers: Vec<NumberView>,
}

/// A number of an edition.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, TS, ToSchema)]
pub struct NumberView {
    /// The edition.
    pub edition: u16,
    /// The number.
    pub number: &'static str,
    /// Whether a text of the edition confirms it.
    pub verified: bool,
}

/// What differs between a number of an older edition and the latest one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Differs {
    /// The numbers that hold it today, with what they say now.
    pub now: Vec<Paragraph>,
    /// What it ruled on and the latest edition no longer does.
    pub dropped: Vec<&'static str>,
    /// What those numbers rule on today and the older edition did not at all.
    pub added: Vec<&'static str>,
}

/// A number of the latest edition, and what it says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Paragraph {
    /// The number.
    pub number: String,
    /// What it is about.
    pub title: String,
    /// What it says.
    pub summary: Vec<String>,
}

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct SearchView {
    /// What was looked for.
    pub query: String,
    /// The edition.
    pub edition: u16,
    /// The language: `es` or `en`.
    pub language: &'static str,
    /// The terms of the glossary that stand in what was looked for.
    pub terms: Vec<TermView>,
    /// What was found, the best first.
    pub hits: Vec<Hit>,
}

/// A number that was found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Hit {
    /// The number in the edition asked for, and its title.
    #[serde(flatten)]
    pub heading: Heading,
    /// The line of the summary that fits best.
    pub excerpt: String,
}

/// A case, as a list names it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct CaseHeading {
    /// By which it is asked for: `C041`.
    pub id: String,
    /// What it is about.
    pub title: String,
    /// The editions it is played under.
    pub editions: Vec<u16>,
    /// The numbers it cites under the first of them.
    pub articles: Vec<String>,
}

/// The cases of a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct CaseList {
    /// The cases.
    pub cases: Vec<CaseHeading>,
}

/// A case, and what came of running it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct CaseView {
    /// What lists say of it.
    #[serde(flatten)]
    pub heading: CaseHeading,
    /// The language of what is told in the runs: `es` or `en`.
    pub language: &'static str,
    /// The language of the page, as it was written: of its title, its facts and what it expects.
    pub page_language: &'static str,
    /// Where it is in the casebook: `a07/C041-king-left-in-check.md`.
    pub path: String,
    /// Where the case comes from.
    pub source: String,
    /// The page as it was written.
    pub markdown: String,
    /// The facts, and what the page expects after each.
    pub steps: Vec<StepView>,
    /// What the arbiter told of each fact, for every edition.
    pub runs: Vec<RunView>,
    /// Whether everything came out as the page says.
    pub ok: bool,
    /// What came out otherwise, each with its line.
    pub complaints: Vec<String>,
}

/// A fact of a case.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct StepView {
    /// The line of the page.
    pub line: usize,
    /// When, if it is told.
    pub at: Option<String>,
    /// The fact, as the page has it.
    pub fact: String,
    /// The sentences the page expects, in English.
    pub expected: Vec<String>,
}

/// A run of the facts under one edition.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct RunView {
    /// The edition.
    pub edition: u16,
    /// What the page says of the run, where it is another than its own.
    pub title: Option<String>,
    /// The result at the end.
    pub result: String,
    /// What each fact brought about, in the order of the steps.
    pub told: Vec<Vec<Said>>,
}

/// A ruling, a refusal or a question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS, ToSchema)]
pub struct Said {
    /// `ruling`, `refusal` or `question`.
    pub kind: &'static str,
    /// The number of a ruling or a question, from the facts on.
    pub number: Option<u32>,
    /// The sentence.
    pub text: String,
    /// What it rests on: a number of the Laws alone, or else `… on 7.5.5`, `regulations:…` or
    /// `site:…`, which are no law.
    pub authority: Option<String>,
    /// The Article, of the Laws or commented on.
    pub article: Option<&'static str>,
    /// Whether a text of that edition confirms the number.
    pub verified: Option<bool>,
}
