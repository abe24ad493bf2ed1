//! The table of rules and Articles, from `lawbook/rules.tsv` to the module of the rules crate.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use anyhow::{Context, Result, bail, ensure};

/// Where the table is kept.
pub(super) const SOURCE: &str = "lawbook/rules.tsv";

/// What is written from it.
pub(super) const MODULE: &str = "crates/laws/src/rules/table.rs";

const EDITIONS: [&str; 8] = [
    "1997", "2001", "2005", "2009", "2014", "2017", "2018", "2023",
];
const DOC_COLUMNS: usize = 92;

const HEAD: &str = r#"//! The table of Articles: a rule a row, an edition a column.
//!
//! A cell is the number as that edition prints it, as exact as a text of the edition was read: the
//! parent's number stands where only that could be confirmed. `?` after a number says that no text
//! of that edition confirmed it; an empty cell, that the edition has no such rule.
// Written by `cargo xtask lawbook` from lawbook/rules.tsv; not edited by hand.

macro_rules! rules {
    ($(#[doc = $doc:literal] $rule:ident $key:literal $row:tt)+) => {
        /// One thing the Laws rule on.
        ///
        /// Where each edition does so, [`Edition::article`](crate::Edition::article) tells.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Rule {
            $(#[doc = $doc] $rule,)+
        }

        impl Rule {
            /// Every rule, in the order of the Articles of 2023.
            pub const ALL: [Self; [$($key),+].len()] = [$(Self::$rule),+];

            /// A stable name for files and messages, such as `seventy_five_moves`.
            pub const fn key(self) -> &'static str {
                match self {
                    $(Self::$rule => $key,)+
                }
            }

            pub(super) const fn row(self) -> [&'static str; 8] {
                match self {
                    $(Self::$rule => $row,)+
                }
            }
        }
    };
}

#[rustfmt::skip]
rules! {
"#;

/// A line of the table.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Line<'a> {
    /// The name of the part of the Laws whose rules follow.
    Heading(&'a str),
    /// A rule.
    Row(Row<'a>),
}

/// A rule, and where each edition states it.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Row<'a> {
    name: &'a str,
    key: &'a str,
    doc: &'a str,
    cells: Vec<&'a str>,
}

/// Reads the table; the first line says where it is from.
pub(super) fn read(text: &str) -> Result<Vec<Line<'_>>> {
    let mut lines = text.lines().enumerate();
    let source = lines.next().map(|(_, line)| line).unwrap_or_default();
    ensure!(
        source.starts_with("# source: "),
        "line 1 does not say where the table is from"
    );
    let mut seen = BTreeSet::new();
    let mut table = Vec::new();
    for (at, line) in lines {
        let line = match line.strip_prefix("# ") {
            Some(heading) => Line::Heading(heading),
            None => Line::Row(row(line).with_context(|| format!("line {}", at + 1))?),
        };
        if let Line::Row(row) = &line {
            ensure!(seen.insert(row.name), "line {}: {} again", at + 1, row.name);
        }
        table.push(line);
    }
    Ok(table)
}

fn row(line: &str) -> Result<Row<'_>> {
    let fields: Vec<&str> = line.split('\t').collect();
    let [name, key, doc, cells @ ..] = fields.as_slice() else {
        bail!("a row is a name, a key, a sentence and eight cells");
    };
    ensure!(
        cells.len() == EDITIONS.len(),
        "{name}: {} cells instead of {}",
        cells.len(),
        EDITIONS.len()
    );
    ensure!(snake_case(name) == *key, "{name}: {key} is not its key");
    ensure!(doc.ends_with('.'), "{name}: no sentence");
    ensure!(
        doc.chars().count() <= DOC_COLUMNS,
        "{name}: a sentence of more than {DOC_COLUMNS} columns"
    );
    ensure!(
        cells.iter().all(|cell| *cell != "?"),
        "{name}: a doubt without a number"
    );
    Ok(Row {
        name,
        key,
        doc,
        cells: cells.to_vec(),
    })
}

/// Writes the module, the columns of each part as wide as they need to be.
pub(super) fn render(table: &[Line<'_>]) -> String {
    let mut module = String::from(HEAD);
    let parts = table.chunk_by(|_, next| matches!(next, Line::Row(_)));
    for (at, part) in parts.enumerate() {
        if at > 0 {
            module.push('\n');
        }
        let widths: Vec<usize> = (0..EDITIONS.len()).map(|at| width(part, at)).collect();
        for line in part {
            render_line(&mut module, line, &widths);
        }
    }
    module.push_str("}\n");
    module
}

fn render_line(module: &mut String, line: &Line<'_>, widths: &[usize]) {
    let _ = match line {
        Line::Heading(heading) => {
            let years = aligned(EDITIONS.iter().map(ToString::to_string), widths);
            write!(module, "    // {heading}\n    //  {}\n", years.trim_end())
        }
        Line::Row(row) => {
            let last = row.cells.len() - 1;
            let cells = row.cells.iter().enumerate().map(|(at, cell)| {
                let comma = if at == last { "" } else { "," };
                format!("\"{cell}\"{comma}")
            });
            write!(
                module,
                "    /// {}\n    {} \"{}\"\n      [{}]\n",
                row.doc,
                row.name,
                row.key,
                aligned(cells, widths).trim_end()
            )
        }
    };
}

fn width(part: &[Line<'_>], column: usize) -> usize {
    let cells = part.iter().filter_map(|line| match line {
        Line::Heading(_) => None,
        Line::Row(row) => row.cells.get(column).map(|cell| cell.chars().count()),
    });
    let year = EDITIONS[column].len() - "\"\",".len();
    cells.max().unwrap_or_default().max(year) + "\"\", ".len()
}

fn aligned(cells: impl Iterator<Item = String>, widths: &[usize]) -> String {
    cells
        .zip(widths)
        .map(|(cell, width)| format!("{cell:width$}"))
        .collect()
}

fn snake_case(name: &str) -> String {
    let mut key = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !key.is_empty() {
            key.push('_');
        }
        key.push(letter.to_ascii_lowercase());
    }
    key
}

#[cfg(test)]
mod tests {
    use super::{read, render};

    const TABLE: &str = "# source: a test\n\
        # Article 1\n\
        Turn\tturn\tWhite moves first.\t1.1\t1.1?\t\t1.1\t1.1\t1.2\t1.2\t1.2\n";

    #[test]
    fn a_row_becomes_a_rule_with_a_cell_for_each_edition() {
        let table = read(TABLE).expect("well formed");
        let module = render(&table);
        let row = "    /// White moves first.\n    Turn \"turn\"\n      \
            [\"1.1\", \"1.1?\", \"\",  \"1.1\", \"1.1\", \"1.2\", \"1.2\", \"1.2\"]\n";
        assert!(module.contains(row), "{module}");
        assert!(module.contains("not edited by hand"));
    }

    #[test]
    fn a_broken_table_is_refused_and_told_where() {
        for (line, told) in [
            ("Turn\tturn\tWhite.\t1.1", "1 cells"),
            ("Turn\tthe_turn\tWhite.\t\t\t\t\t\t\t\t", "not its key"),
            ("Turn\tturn\tWhite\t\t\t\t\t\t\t\t", "no sentence"),
            ("Turn\tturn\tWhite.\t?\t\t\t\t\t\t\t", "a doubt"),
        ] {
            let text = format!("# source: a test\n{line}\n");
            let error = format!("{:#}", read(&text).expect_err("broken"));
            assert!(error.starts_with("line 2: "), "{error}");
            assert!(error.contains(told), "{error}");
        }
        let twice = format!("{TABLE}{}\n", TABLE.lines().last().expect("a row"));
        assert!(read(&twice).is_err());
        assert!(read("Turn\n").is_err());
    }
}
