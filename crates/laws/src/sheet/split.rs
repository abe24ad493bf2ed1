//! Finding the moves in a text.

use core::ops::Range;

/// The bytes of each move in a text, with the marks behind it: not the numbers, results, comments
/// in braces and variations in parentheses.
///
/// Numbers may be glued to moves on either side, as old prints have it: `5Dxd4`, `Ae79.Cbd2`.
///
/// # Examples
///
/// ```
/// let text = "1e4 e5 2Cf3 {bien} Ae79. exd6 a.p. 0-0 1-0";
/// let moves: Vec<&str> = jadoube_laws::move_texts(text).map(|at| &text[at]).collect();
/// assert_eq!(moves, ["e4", "e5", "Cf3", "Ae7", "exd6 a.p.", "0-0"]);
/// ```
pub const fn move_texts(text: &str) -> MoveTexts<'_> {
    MoveTexts { text, at: 0 }
}

/// See [`move_texts`].
#[derive(Clone, Debug)]
pub struct MoveTexts<'a> {
    text: &'a str,
    at: usize,
}

impl MoveTexts<'_> {
    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn skip_while(&mut self, skip: impl Fn(char) -> bool) {
        self.at = self.text.len() - self.rest().trim_start_matches(skip).len();
    }

    /// Skips a comment or a variation, if one begins here.
    fn skip_aside(&mut self) -> bool {
        let (open, close) = match self.rest().chars().next() {
            Some('{') => ('{', '}'),
            Some('(') if !self.rest().starts_with("(=)") => ('(', ')'),
            Some('[') => ('[', ']'),
            Some(_) | None => return false,
        };
        let mut depth = 0usize;
        for (i, c) in self.rest().char_indices() {
            if c == open && (depth == 0 || open == '(') {
                depth += 1;
            } else if c == close {
                depth -= 1;
                if depth == 0 {
                    self.at += i + c.len_utf8();
                    return true;
                }
            }
        }
        self.at = self.text.len();
        true
    }

    /// Skips a move number or a result, if one begins here.
    fn skip_number(&mut self) -> bool {
        let rest = self.rest();
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let behind = rest.get(digits..).unwrap_or_default();
        let result = rest.starts_with("0-1")
            || rest.starts_with(['*', '½'])
            || (digits > 0 && !rest.starts_with('0') && behind.starts_with(['-', '/', '–']));
        if result {
            self.skip_while(|c| !c.is_whitespace());
            true
        } else if digits > 0 && !rest.starts_with('0') {
            self.at += digits;
            self.skip_while(|c| matches!(c, '.' | '…'));
            true
        } else {
            false
        }
    }

    /// Marks behind a move, though parted from it: `a.p.`, `(=)`, `+`, `!?`, `ch`.
    fn take_marks(&mut self, mut end: usize) -> usize {
        const MARKS: [&str; 12] = [
            "e.p", "a.p", "ep", "ap", "(=)", "(ep)", "(e.p.)", "(a.p.)", "ch", "mate", "+", "#",
        ];
        loop {
            let gap = self.text.get(end..).unwrap_or_default();
            let next = gap.trim_start();
            let word = next.split_whitespace().next().unwrap_or_default();
            let bare = word.trim_end_matches(['.', ',', ';', '+', '#', '!', '?']);
            if word.is_empty() || !(bare.is_empty() || MARKS.contains(&bare)) || word == "..." {
                return end;
            }
            end += gap.len() - next.len() + word.len();
        }
    }
}

impl Iterator for MoveTexts<'_> {
    type Item = Range<usize>;

    fn next(&mut self) -> Option<Range<usize>> {
        loop {
            self.skip_while(|c| c.is_whitespace() || matches!(c, '.' | '…' | ',' | ';'));
            if self.rest().is_empty() {
                return None;
            }
            if !self.skip_aside() && !self.skip_number() {
                break;
            }
        }
        let word = self
            .rest()
            .split(|c: char| c.is_whitespace() || c == '{')
            .next()?;
        let start = self.at;
        let end = match glued_number(word) {
            Some(len) => start + len,
            None => self.take_marks(start + word.len()),
        };
        self.at = end.max(start + 1);
        Some(start..end)
    }
}

/// The length of a move that the number of the next move, with its dot, is stuck to.
fn glued_number(word: &str) -> Option<usize> {
    let bytes = word.as_bytes();
    (2..bytes.len()).find(|&i| {
        let (head, tail) = bytes.split_at(i);
        let digits = tail.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let whole = matches!(
            head,
            [.., b'a'..=b'h', b'1'..=b'8'] | [.., b'+' | b'#' | b'!' | b'?' | b')' | b'0' | b'O']
        );
        whole && digits > 0 && tail.get(digits) == Some(&b'.') && tail.first() != Some(&b'0')
    })
}
