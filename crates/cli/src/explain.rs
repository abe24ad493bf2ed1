//! `jadoube explain`: what the Laws say under a number, or which Article settles something.

mod numbers;
mod show;

use std::{io, process::ExitCode};

use jadoube_hall::lawbook::{ArticleView, Heading, LawsError, Library};
use jadoube_laws::Edition;
use serde::Serialize;

use crate::{arguments, session::Session};

/// A number, explained, as JSON.
#[derive(Serialize)]
struct Explained<'a> {
    asked: &'a str,
    edition: u16,
    articles: Vec<ArticleView>,
}

/// A part of the Laws as JSON.
#[derive(Serialize)]
struct Part<'a> {
    asked: &'a str,
    edition: u16,
    headings: Vec<Heading>,
}

/// What was asked for.
#[derive(PartialEq, Eq, Debug)]
enum Asked<'a> {
    /// A number of the Laws.
    Number(&'a str),
    /// An Article, an appendix, Guidelines.
    Part(&'a str),
    /// Anything else is looked for.
    Words(&'a str),
}

/// Runs the command.
pub(crate) fn run(session: &Session, asked: &arguments::Explain) -> io::Result<ExitCode> {
    let library =
        Library::load().expect("the books are built in, and were read when it was tested");
    let words = asked.words.join(" ");
    let answer = match read(&words) {
        Asked::Number(number) => number_asked(session, &library, number, asked.edition),
        Asked::Part(part) => part_asked(session, &library, part, asked.edition),
        Asked::Words(query) => words_asked(session, &library, query, asked.edition),
    };
    match answer {
        Ok(done) => done,
        Err(error) => Ok(session.refuse(&error.sentence(&session.speech))),
    }
}

type Answer = Result<io::Result<ExitCode>, LawsError>;

fn number_asked(session: &Session, library: &Library, number: &str, edition: Edition) -> Answer {
    let language = session.speech.language();
    let articles = library.explain(number, edition, language)?;
    if !session.json {
        return Ok(show::articles(session, &articles, edition));
    }
    let explained = Explained {
        asked: number,
        edition: edition.year(),
        articles,
    };
    Ok(session.print_json(&explained).map(|()| ExitCode::SUCCESS))
}

fn part_asked(session: &Session, library: &Library, part: &str, edition: Edition) -> Answer {
    let headings = library.part(part, edition, session.speech.language());
    if headings.is_empty() {
        // Older editions have other parts: the error names what is near.
        return number_asked(session, library, part, edition);
    }
    if !session.json {
        return Ok(show::headings(session, &headings));
    }
    let part = Part {
        asked: part,
        edition: edition.year(),
        headings,
    };
    Ok(session.print_json(&part).map(|()| ExitCode::SUCCESS))
}

fn words_asked(session: &Session, library: &Library, query: &str, edition: Edition) -> Answer {
    let found = library.search(query, edition, session.speech.language())?;
    let code = if found.hits.is_empty() && found.terms.is_empty() {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    };
    let told = if session.json {
        session.print_json(&found)
    } else {
        show::found(session, &found)
    };
    Ok(told.map(|()| code))
}

/// What was asked for, by how it is written; `article` and its like may stand before a number.
fn read(words: &str) -> Asked<'_> {
    const BEFORE: [&str; 8] = [
        "article",
        "articulo",
        "artículo",
        "art.",
        "appendix",
        "apéndice",
        "guidelines",
        "directrices",
    ];
    let words = words.trim();
    let (first, rest) = words.split_once(char::is_whitespace).unwrap_or(("", words));
    let is_before = BEFORE.contains(&first.to_lowercase().as_str());
    let text = if is_before { rest.trim() } else { words };
    let upper = text.trim_end_matches('.').to_uppercase();
    let is_article = upper.parse().is_ok_and(|it: u8| (1..=14).contains(&it));
    if is_article || matches!(upper.as_str(), "A" | "B" | "C" | "D" | "I" | "II" | "III") {
        return Asked::Part(text);
    }
    if is_number(text) || matches!(upper.as_str(), "PREFACE" | "PREFACIO") {
        return Asked::Number(text);
    }
    Asked::Words(words)
}

/// Whether a text looks like a number of the Laws: a word with a point, beginning as one.
fn is_number(text: &str) -> bool {
    let is_part =
        |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '(' | ')');
    let Some((head, tail)) = text.split_once('.') else {
        return false;
    };
    let begins = head.parse::<u8>().is_ok()
        || matches!(head.len(), 1..=3) && head.chars().all(|it| it.is_ascii_alphabetic());
    begins && tail.starts_with(|it: char| it.is_ascii_digit()) && text.chars().all(is_part)
}

#[cfg(test)]
mod tests {
    use super::{Asked, read};

    #[test]
    fn numbers_parts_and_words_are_told_apart() {
        for number in [
            "9.2.2", "9.2.2.", "3.8ii(1)", "a.5.2", "III.3.1", "Preface", "prefacio", "99.9",
        ] {
            assert_eq!(read(number), Asked::Number(number));
        }
        assert_eq!(read("artículo 7.5.5"), Asked::Number("7.5.5"));
        assert_eq!(read("Art. 7.5.5"), Asked::Number("7.5.5"));
        for part in ["9", "d", "II", "9."] {
            assert_eq!(read(part), Asked::Part(part));
        }
        assert_eq!(read("Apéndice A"), Asked::Part("A"));
        for words in [
            "tres veces",
            "75",
            "75 moves",
            "e.p.",
            "he took my king",
            "article",
            "",
            "9.2 o 9.3",
        ] {
            assert_eq!(read(words), Asked::Words(words));
        }
    }
}
