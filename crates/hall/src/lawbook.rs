//! The Laws over the wire: the lawbook and the casebook, read once, shown as JSON.
//!
//! [`Library`] holds both as they are built into the program; its functions are pure. [`routes`]
//! serves it:
//!
//! | path | answer |
//! |---|---|
//! | `/api/laws` | the editions |
//! | `/api/laws/{edition}` | every number of an edition, with its title |
//! | `/api/laws/{edition}/{article}` | a number: what it says, what of it differs, its cases |
//! | `/api/laws/search?q=` | numbers by what they say, or by number |
//! | `/api/laws/terms` | the glossary |
//! | `/api/cases?article=` | the cases, or those of a number |
//! | `/api/cases/{id}/table` | a table is opened upon it, where a hall is there |
//! | `/api/cases/{id}` | a case with its facts, and what the arbiter rules when it is run |
//!
//! `?lang=es` or `en` chooses the language, or else the header `Accept-Language` does. Numbers that
//! no text of their edition confirms say `"verified": false`.

mod article;
mod books;
mod caching;
mod cases;
mod embedded;
mod error;
mod explain;
mod glossary;
mod library;
mod numbers;
mod open;
mod routes;
mod search;
mod stems;
mod synonyms;
mod tables;

pub use jadoube_protocol::rest::laws::{
    ArticleView, CaseHeading, CaseView, ChangeView, Differs, EditionView, EditionsView, Heading,
    Headings, Hit, NumberView, Paragraph, RuleView, RunView, Said, SearchView, StatusView,
    StepView, TermView, TermsView,
};

pub use books::Books;
pub use error::{BrokenBook, LawsError};
pub use library::Library;
pub use routes::{router, routes};
