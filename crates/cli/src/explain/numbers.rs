//! Where the editions have something, in one line: `1997–2014 9.2b · 2017–2018 9.2.1.2`.

use jadoube_hall::lawbook::RuleView;
use jadoube_laws::Edition;

/// A number, and the editions in a row that print it.
struct Stretch {
    number: &'static str,
    verified: bool,
    first: u16,
    last: u16,
}

/// The line for a rule, the edition that is shown left out; empty if it is nowhere else.
pub(super) fn line(rule: &RuleView, shown: u16, unverified: &str) -> String {
    let mut stretches: Vec<Stretch> = Vec::new();
    for it in rule.numbers.iter().filter(|it| it.edition != shown) {
        if let Some(stretch) = stretches.last_mut() {
            let is_alike = stretch.number == it.number && stretch.verified == it.verified;
            if is_alike && next(stretch.last, shown) == Some(it.edition) {
                stretch.last = it.edition;
                continue;
            }
        }
        stretches.push(Stretch {
            number: it.number,
            verified: it.verified,
            first: it.edition,
            last: it.edition,
        });
    }
    let texts: Vec<String> = stretches.iter().map(|it| it.text(unverified)).collect();
    texts.join(" · ")
}

/// The year of the edition after one, the edition that is shown passed over.
fn next(year: u16, shown: u16) -> Option<u16> {
    let years = Edition::ALL.into_iter().map(Edition::year);
    years.filter(|it| *it != shown).find(|it| *it > year)
}

impl Stretch {
    fn text(&self, unverified: &str) -> String {
        let Self {
            number,
            first,
            last,
            ..
        } = self;
        let years = if first == last {
            first.to_string()
        } else {
            format!("{first}–{last}")
        };
        let mark = if self.verified {
            String::new()
        } else {
            format!(" ({unverified})")
        };
        format!("{years} {number}{mark}")
    }
}

#[cfg(test)]
mod tests {
    use jadoube_hall::lawbook::{NumberView, RuleView};

    use super::line;

    fn rule(numbers: &[(u16, &'static str, bool)]) -> RuleView {
        let view = |&(edition, number, verified): &(u16, &'static str, bool)| NumberView {
            edition,
            number,
            verified,
        };
        RuleView {
            key: "rule",
            name: "A rule.".to_owned(),
            numbers: numbers.iter().map(view).collect(),
        }
    }

    #[test]
    fn editions_in_a_row_with_one_number_are_brought_together() {
        let rule = rule(&[
            (2001, "9.2", true),
            (2005, "9.2", true),
            (2009, "9.2", false),
            (2014, "9.2", true),
            (2018, "9.2.1", true),
            (2023, "9.2.2", true),
        ]);
        assert_eq!(
            line(&rule, 2023, "u"),
            "2001–2005 9.2 · 2009 9.2 (u) · 2014 9.2 · 2018 9.2.1"
        );
        assert_eq!(
            line(&rule, 2009, "u"),
            "2001–2014 9.2 · 2018 9.2.1 · 2023 9.2.2"
        );
    }

    #[test]
    fn a_rule_of_one_edition_has_no_line() {
        assert_eq!(line(&rule(&[(2023, "A.3", true)]), 2023, "u"), "");
    }
}
