//! What a request for the Laws can fail by.

use axum::Json;
use axum::response::{IntoResponse, Response};
use jadoube_laws::Edition;
use jadoube_protocol::{ErrorCode, Fault as Wire, Say};
use jadoube_words::{Arguments, Language, Words};
use serde::Serialize;

use super::Library;
use crate::Fault;

/// The books built into the program cannot be read: each thing that is wrong, with its place.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the books built into the program cannot be read: {}", .0.join("; "))]
pub struct BrokenBook(pub Vec<String>);

/// Why there is no answer to a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum LawsError {
    /// There is no such edition.
    UnknownEdition(String),
    /// The edition has no such number.
    UnknownArticle {
        /// The edition.
        edition: Edition,
        /// What was asked for.
        number: String,
        /// What the edition calls that which has this number in the latest edition.
        instead: Vec<String>,
        /// The numbers of the edition that come nearest to it.
        nearest: Vec<String>,
    },
    /// There is no such case.
    UnknownCase(String),
    /// There are no messages in this language.
    UnknownLanguage(String),
    /// Nothing was asked for that can be looked for.
    EmptyQuery,
    /// The text to be looked for has more characters than may be.
    LongQuery(usize),
    /// The address makes no sense.
    BadAddress,
    /// The program failed.
    Failed,
}

impl LawsError {
    /// How the hall calls it, as every error that it sends.
    pub const fn code(&self) -> ErrorCode {
        match self {
            Self::UnknownEdition(_) | Self::UnknownArticle { .. } | Self::UnknownCase(_) => {
                ErrorCode::NotFound
            }
            Self::UnknownLanguage(_) | Self::EmptyQuery | Self::LongQuery(_) | Self::BadAddress => {
                ErrorCode::Invalid
            }
            Self::Failed => ErrorCode::Internal,
        }
    }

    /// A stable name for what exactly is wrong.
    pub const fn about(&self) -> &'static str {
        match self {
            Self::UnknownEdition(_) => "unknown_edition",
            Self::UnknownArticle { .. } => "unknown_article",
            Self::UnknownCase(_) => "unknown_case",
            Self::UnknownLanguage(_) => "unknown_language",
            Self::EmptyQuery => "empty_query",
            Self::LongQuery(_) => "long_query",
            Self::BadAddress => "bad_address",
            Self::Failed => "failed",
        }
    }

    /// What is wrong, as a sentence.
    pub fn sentence(&self, words: &Words) -> String {
        let none = Arguments::new();
        let arguments = match self {
            Self::UnknownEdition(year) => none.with("year", year.as_str()).with("known", years()),
            #[rustfmt::skip]
            Self::UnknownArticle { edition, number, instead, nearest } => none
                .with("year", edition.to_string())
                .with("number", number.as_str())
                .with("count", instead.len())
                .with("instead", instead.join(", "))
                .with("near", nearest.len())
                .with("nearest", nearest.join(", ")),
            Self::UnknownCase(id) => none.with("id", id.as_str()),
            Self::UnknownLanguage(language) => none.with("language", language.as_str()),
            Self::LongQuery(most) => none.with("most", *most),
            Self::EmptyQuery | Self::BadAddress | Self::Failed => none,
        };
        let key = format!("lawbook-{}", self.about());
        words.sentence(&words.message(&key, &arguments), None)
    }

    /// The response: as the hall tells every error, and in `message` the sentence in the language
    /// that was asked for.
    pub fn response(&self, library: &Library, language: Language) -> Response {
        let fault = Fault::from(self.code()).about(self.about());
        let message = self.sentence(library.words(language));
        let told = Told {
            fault: Wire {
                code: self.code(),
                say: Say {
                    es: self.sentence(library.words(Language::Spanish)),
                    en: self.sentence(library.words(Language::English)),
                },
                about: fault.about.clone(),
                retry_s: None,
            },
            message,
        };
        (fault.status(), Json(Body { error: told })).into_response()
    }
}

#[derive(Serialize)]
struct Body {
    error: Told,
}

#[derive(Serialize)]
struct Told {
    #[serde(flatten)]
    fault: Wire,
    message: String,
}

fn years() -> String {
    let years: Vec<String> = Edition::ALL.iter().map(ToString::to_string).collect();
    years.join(", ")
}
