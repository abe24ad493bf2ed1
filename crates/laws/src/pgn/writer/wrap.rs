//! Breaking movetext into lines.

use alloc::string::String;

/// Text made of words, broken into lines where there is a blank between two words.
pub(super) struct Wrap<'a> {
    out: &'a mut String,
    width: Option<usize>,
    /// How many characters the line has so far.
    column: usize,
    /// The last word, to which something may still be added.
    word: String,
    /// Whether something stands between this word and the one before.
    gap: Gap,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Gap {
    /// The beginning of a line.
    None,
    /// A blank or a line end.
    Blank,
    /// A line end.
    Break,
}

impl<'a> Wrap<'a> {
    pub(super) fn new(out: &'a mut String, width: Option<usize>) -> Self {
        Self {
            out,
            width,
            column: 0,
            word: String::new(),
            gap: Gap::None,
        }
    }

    /// Adds a word.
    pub(super) fn word(&mut self, word: &str) {
        if self.word.ends_with('(') {
            self.word.push_str(word);
            return;
        }
        self.flush();
        self.word.push_str(word);
    }

    /// Adds to the last word.
    pub(super) fn append(&mut self, text: &str) {
        self.word.push_str(text);
    }

    /// Adds `(`, to which the next word is glued.
    pub(super) fn open(&mut self) {
        self.word("(");
    }

    /// Adds `)` to the last word, or as a word of its own if that would be too long.
    pub(super) fn close(&mut self) {
        let fits = self.width.is_none_or(|width| self.word.len() < width);
        match fits && !self.word.is_empty() {
            true => self.append(")"),
            false => {
                self.flush();
                self.append(")");
            }
        }
    }

    /// Adds a comment in braces, whose text may be broken at each blank.
    pub(super) fn comment(&mut self, text: &str) {
        self.word("{");
        for (index, word) in text.split(' ').enumerate() {
            // At the beginning of a line, readers might take these for something else.
            if index > 0 && (word.is_empty() || word.starts_with(['[', '%'])) {
                self.word.push(' ');
            } else if index > 0 {
                self.flush();
            }
            self.word.push_str(word);
        }
        self.word.push('}');
    }

    /// Adds a comment to the end of the line.
    pub(super) fn line_comment(&mut self, text: &str) {
        self.word(";");
        self.word.push_str(text);
        self.end_line();
    }

    /// Ends the line.
    pub(super) fn end_line(&mut self) {
        self.flush();
        self.gap = Gap::Break;
    }

    /// Writes what is left; ends the line if that is needed.
    pub(super) fn finish(mut self) {
        let ends = self.gap == Gap::Break && self.word.is_empty();
        self.flush();
        if ends {
            self.out.push('\n');
        }
    }

    fn flush(&mut self) {
        if self.word.is_empty() && self.gap != Gap::Blank {
            return;
        }
        let len = self.word.chars().count();
        let fits = self
            .width
            .is_none_or(|width| self.column + 1 + len <= width);
        match self.gap {
            Gap::None => {}
            Gap::Blank if fits => self.blank(),
            Gap::Blank | Gap::Break => {
                self.out.push('\n');
                self.column = 0;
            }
        }
        self.out.push_str(&self.word);
        self.column += len;
        self.word.clear();
        self.gap = Gap::Blank;
    }

    fn blank(&mut self) {
        self.out.push(' ');
        self.column += 1;
    }
}
