//! Illegal moves and flags, seen or claimed, in every edition, class and supervision and under
//! both watches, held against a table read from the editions.

#[path = "../at_the_board/mod.rs"]
mod at_the_board;
mod facts;

use facts::Table;
use jadoube_arbiter::{Regulations, Watch};
use jadoube_laws::{ByColor, Class, Edition, Supervision};

const TABLE: &str = include_str!("table.tsv");

/// A row: a fact, the games it is told of, and what follows in each edition.
struct Row<'a> {
    fact: &'a str,
    games: &'a str,
    cells: Vec<&'a str>,
}

fn rows() -> Vec<Row<'static>> {
    let lines = TABLE.lines().filter(|line| !line.starts_with('#'));
    let read = |line: &'static str| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [fact, games, cells @ .., source] = fields.as_slice() else {
            panic!("{line}");
        };
        assert_eq!(cells.len(), Edition::ALL.len(), "{line}");
        assert!(!source.is_empty(), "{line}");
        let (fact, games, cells) = (*fact, *games, cells.to_vec());
        Row { fact, games, cells }
    };
    lines.map(read).collect()
}

impl Row<'_> {
    fn is_of(&self, class: Class, supervision: Supervision) -> bool {
        match self.games.split_once(' ') {
            None => self.games == class.key(),
            Some((games, supervised)) => games == class.key() && supervised == supervision.key(),
        }
    }
}

fn regulations(
    edition: Edition,
    class: Class,
    supervision: Supervision,
    watch: Watch,
    fact: &str,
) -> Regulations {
    let time = match class {
        Class::Standard if fact.contains("before the last period") => "40/100, 60",
        Class::Standard => "120",
        Class::Rapid => "25",
        Class::Blitz => "5",
    };
    Regulations {
        edition,
        time: ByColor::both(time.parse().expect("a time control")),
        supervision,
        watch,
        ..Regulations::default()
    }
}

#[test]
fn illegal_moves_and_flags_are_ruled_on_as_each_edition_says() {
    let rows = rows();
    let mut wrong = Vec::new();
    let mut told = 0;
    for (index, edition) in Edition::ALL.into_iter().enumerate() {
        for class in Class::ALL {
            for (supervision, watch) in Supervision::ALL
                .into_iter()
                .flat_map(|supervision| [Watch::Program, Watch::People].map(|w| (supervision, w)))
            {
                for row in rows.iter().filter(|row| row.is_of(class, supervision)) {
                    if row.cells[index] == "-" {
                        continue;
                    }
                    let cell = |fact: &str| {
                        let same = |other: &&Row<'_>| {
                            other.fact == fact && other.is_of(class, supervision)
                        };
                        rows.iter().find(same).expect("a row").cells[index]
                    };
                    let expected = expected(row.fact, row.cells[index], watch, &cell);
                    let rules = regulations(edition, class, supervision, watch, row.fact);
                    let found = Table::new(rules).tell(row.fact);
                    told += 1;
                    if found != expected {
                        wrong.push(format!(
                            "{edition} {} {watch:?}, {}: {found}, not {expected}",
                            row.games, row.fact
                        ));
                    }
                }
            }
        }
    }
    assert!(
        wrong.is_empty(),
        "{} wrong\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert_eq!(told, TOLD);
}

/// How many cells the table tells, each under both watches, and those of standard games with both
/// supervisions, which mean nothing there.
const TOLD: usize = 900;

/// What is expected: where the program watches, nothing is left for later that it may say at once.
fn expected<'a>(
    fact: &str,
    cell: &'a str,
    watch: Watch,
    other: &dyn Fn(&str) -> &'a str,
) -> &'a str {
    let at_once = if fact.starts_with("illegal move") {
        other("illegal move seen at once")
    } else {
        other("flag seen")
    };
    let silent = at_once.starts_with("stands") || at_once.starts_with("silent");
    match watch {
        Watch::Program if !silent => at_once,
        Watch::Program | Watch::People => cell,
    }
}
