//! Rows of fields with tabs between them, under a first line that says where they are from.

use super::list::is_number;

/// What is read of a table, and what is wrong with the rest, each with the path and the line.
pub(super) struct Rows<'a, const N: usize> {
    path: &'a str,
    pub(super) rows: Vec<(usize, [&'a str; N])>,
    pub(super) findings: Vec<String>,
}

impl<'a, const N: usize> Rows<'a, N> {
    /// Reads the rows; lines that begin with `# ` say something about the table.
    pub(super) fn read(path: &'a str, text: &'a str) -> Self {
        let mut table = Self {
            path,
            rows: Vec::new(),
            findings: Vec::new(),
        };
        if !text.starts_with("# source: ") {
            table.wrong(1, "does not say where the table is from");
        }
        for (line, row) in (1..).zip(text.lines()) {
            if row.starts_with("# ") {
                continue;
            }
            let fields: Vec<&str> = row.split('\t').map(str::trim).collect();
            match <[&str; N]>::try_from(fields.as_slice()) {
                Ok(fields) => table.rows.push((line, fields)),
                Err(_) => table.wrong(line, &format!("{} fields instead of {N}", fields.len())),
            }
        }
        table
    }

    /// Notes what is wrong with a line.
    pub(super) fn wrong(&mut self, line: usize, what: &str) {
        self.findings.push(format!("{}:{line}: {what}", self.path));
    }

    /// Notes a number that the Laws do not have.
    pub(super) fn number(&mut self, line: usize, number: &str) {
        if !is_number(number) {
            self.wrong(line, &format!("{number} is not a paragraph of the Laws"));
        }
    }

    /// Notes a text that does not end as a sentence.
    pub(super) fn sentence(&mut self, line: usize, text: &str) {
        if !text.ends_with('.') {
            self.wrong(line, &format!("no sentence: {text:?}"));
        }
    }
}
