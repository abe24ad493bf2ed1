//! Every number that the books have to hold.

use jadoube_laws::law;

use super::Paragraph;

/// What stands before the Articles has no number.
const PREFACE: &str = "Preface";

/// The numbers of a list: a line each, and lines that begin with `#` about the list.
pub fn numbers(list: &str) -> impl Iterator<Item = &str> {
    let lines = list.lines().map(str::trim);
    lines.filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// Whether the Laws of 2023 have a paragraph with this number, or it is the Preface.
pub(super) fn is_number(number: &str) -> bool {
    number == PREFACE || law::ALL.contains(&number)
}

/// The numbers of a list, and the Preface, that have no heading in a book.
pub fn missing<'a>(list: &'a str, book: &[Paragraph<'_>]) -> Vec<&'a str> {
    let needed = std::iter::once(PREFACE).chain(numbers(list));
    let is_there = |number: &str| book.iter().any(|it| it.number == number);
    needed.filter(|number| !is_there(number)).collect()
}
