//! What somebody means who asks for a number of an edition.

use jadoube_laws::Edition;
use jadoube_words::Language;

use super::{ArticleView, Heading, LawsError, Library, numbers};

impl Library {
    /// A number of an edition, however it is written: under it, or where that edition has what the
    /// latest one has under it. What the edition does not have at all is told as the latest has it,
    /// with what every edition back to this one has otherwise.
    ///
    /// # Errors
    ///
    /// If neither the edition nor the latest has such a number; the error names the nearest.
    pub fn explain(
        &self,
        number: &str,
        edition: Edition,
        language: Language,
    ) -> Result<Vec<ArticleView>, LawsError> {
        let (year, latest) = (edition.to_string(), Edition::LATEST.to_string());
        if let Some(number) = self.as_printed(number, edition) {
            return Ok(vec![self.article(&year, &number, language)?]);
        }
        let Some(today) = self.as_printed(number, Edition::LATEST) else {
            return Err(self.unknown(edition, number));
        };
        let then = self.then(edition, &today);
        if !then.is_empty() {
            let views = then.iter().map(|it| self.article(&year, it, language));
            return views.collect();
        }
        let mut view = self.article(&latest, &today, language)?;
        view.changes
            .retain(|change| change.edition >= edition.year());
        view.cases.clear();
        Ok(vec![view])
    }

    /// The numbers of an edition in one part of the Laws: an Article such as `9`, an appendix such
    /// as `A`, Guidelines such as `II`; none if it is no part.
    pub fn part(&self, part: &str, edition: Edition, language: Language) -> Vec<Heading> {
        let part = part.trim_end_matches('.').to_uppercase();
        let is_part = !part.is_empty() && part.chars().all(|it| it.is_ascii_alphanumeric());
        let shelf = self.shelf(language);
        let numbers = self.numbers(edition).into_iter();
        let inside = numbers.filter(|it| is_part && is_below(it, &part));
        inside
            .map(|number| self.heading(edition, number, shelf))
            .collect()
    }

    /// The number as an edition prints it, whatever capitals and full stop were written.
    fn as_printed(&self, number: &str, edition: Edition) -> Option<String> {
        let number = number.trim().trim_end_matches('.');
        let is_preface = number.eq_ignore_ascii_case("prefacio");
        let number = if is_preface { "Preface" } else { number };
        let numbers = self.numbers(edition).into_iter();
        let mut alike = numbers.filter(|it| it.eq_ignore_ascii_case(number));
        alike.next().map(str::to_owned)
    }
}

/// Whether a number begins with a part and a point.
fn is_below(number: &str, part: &str) -> bool {
    numbers::is_part_of(number, part) && number[part.len()..].starts_with('.')
}
