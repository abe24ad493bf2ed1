//! Numbers of the Laws: their order, and what they are part of.

/// A piece of a number to compare by: digits count, letters are compared.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Piece {
    Number(u32),
    Letters(String),
}

/// What numbers are put in order by: the Preface, the Articles, then appendices and guidelines.
pub(super) fn order(number: &str) -> (u8, Vec<Piece>) {
    let class = match number.chars().next() {
        _ if number == "Preface" => 0,
        Some(first) if first.is_ascii_digit() => 1,
        Some(_) | None => 2,
    };
    let mut pieces = Vec::new();
    let mut rest = number;
    while let Some(first) = rest.chars().next() {
        let is_alike = |letter: char| {
            letter.is_ascii_digit() == first.is_ascii_digit()
                && letter.is_alphanumeric() == first.is_alphanumeric()
        };
        let end = rest.find(|letter| !is_alike(letter)).unwrap_or(rest.len());
        let (piece, after) = rest.split_at(end);
        rest = after;
        if first.is_ascii_digit() {
            pieces.push(Piece::Number(piece.parse().unwrap_or(u32::MAX)));
        } else if first.is_alphanumeric() {
            pieces.push(Piece::Letters(piece.to_owned()));
        }
    }
    (class, pieces)
}

/// The longest number that all of these are or are part of, out of those that there are.
pub(super) fn common<'a>(numbers: &[&'a str], is_there: impl Fn(&str) -> bool) -> Option<&'a str> {
    let first = numbers.first()?;
    let mut candidate = *first;
    loop {
        let holds = |number: &&str| *number == candidate || is_part_of(number, candidate);
        if numbers.iter().all(holds) && is_there(candidate) {
            return Some(candidate);
        }
        candidate = candidate.rsplit_once('.')?.0;
    }
}

/// Whether a number is part of another: 9.2.1 of 9.2, 7.5a of 7.5.
pub(super) fn is_part_of(number: &str, whole: &str) -> bool {
    let rest = number.strip_prefix(whole);
    rest.and_then(|rest| rest.chars().next())
        .is_some_and(|next| !next.is_ascii_digit())
}

/// Which of the numbers that there are, in their order, come nearest to one that is not: the
/// longest it could be part of with what is part of that, or else its neighbors.
pub(super) fn nearest<'a>(number: &str, there: &[&'a str]) -> Vec<&'a str> {
    const MOST: usize = 6;
    let mut whole = number;
    while let Some((rest, _)) = whole.rsplit_once('.').filter(|(rest, _)| !rest.is_empty()) {
        whole = rest;
        let family = |it: &&&str| **it == whole || is_part_of(it, whole);
        let family: Vec<&str> = there.iter().filter(family).copied().collect();
        let is_near = |it: &&str| {
            let dots = it.matches('.').count();
            dots <= whole.matches('.').count() + 1
        };
        let near: Vec<&str> = family.into_iter().filter(is_near).collect();
        if !near.is_empty() {
            let after = near.partition_point(|it| order(it) < order(number));
            let first = after
                .saturating_sub(MOST / 2)
                .min(near.len().saturating_sub(MOST));
            return near.into_iter().skip(first).take(MOST).collect();
        }
    }
    if !number.contains(|letter: char| letter.is_ascii_digit()) {
        return Vec::new();
    }
    let after = there.partition_point(|it| order(it) < order(number));
    let around = after.saturating_sub(1)..(after + 1).min(there.len());
    there.get(around).unwrap_or_default().to_vec()
}

#[cfg(test)]
mod tests {
    use super::{common, is_part_of, nearest, order};

    #[test]
    fn numbers_come_in_the_order_of_the_laws() {
        let sorted = [
            "Preface", "2.3", "3.8i", "3.8ii", "3.8ii(1)", "3.10", "9.2.3", "10.2", "A.4.2", "A.5",
            "B.1", "II.3",
        ];
        let mut numbers = sorted;
        numbers.reverse();
        numbers.sort_by_key(|number| order(number));
        assert_eq!(numbers, sorted);
    }

    #[test]
    fn the_common_part_is_one_that_there_is() {
        let there = |number: &str| ["3.8.2", "3.8.2.1", "3.8.2.1.1"].contains(&number);
        assert_eq!(common(&["3.8.2.1.1", "3.8.2.1"], there), Some("3.8.2.1"));
        assert_eq!(common(&["3.8.2.1", "3.9"], there), None);
        assert!(is_part_of("7.5a", "7.5") && !is_part_of("7.51", "7.5"));
    }

    #[test]
    fn the_nearest_of_a_number_that_is_not_there_are_its_family_or_its_neighbors() {
        let there = [
            "Preface", "9.1", "9.2", "9.2.1", "9.2.2", "9.2.3", "9.2.3.1", "9.3", "D.1",
        ];
        assert_eq!(nearest("9.2.9", &there), ["9.2", "9.2.1", "9.2.2", "9.2.3"]);
        assert_eq!(nearest("9.2.3.7", &there), ["9.2.3", "9.2.3.1"]);
        assert_eq!(nearest("9.9", &there), ["9.1", "9.2", "9.3"]);
        assert_eq!(nearest("11.1", &there), ["9.3", "D.1"]);
        assert_eq!(nearest("99", &there), ["9.3", "D.1"]);
        assert!(nearest("", &there).is_empty());
        assert!(nearest("..%", &there).is_empty());
    }
}
