//! What is wrong with a sentence, a setting or a page, in sentences.

use crate::{BadSetting, Difference, Fault, Speaker, Trouble, Unread, compared};

impl Speaker {
    /// Why a line is no sentence of the grammar, as far as it was understood, and one that is.
    pub fn unread(&self, unread: &Unread) -> String {
        let text = |name, value: &str| [(name, value.to_owned().into())];
        let mut all = vec![self.message("case-unread", &text("text", &shortened(&unread.text)))];
        if !unread.understood.is_empty() && unread.is_unfinished() {
            all.push(self.message("case-unread-unfinished", &[]));
        } else if !unread.understood.is_empty() {
            let understood = text("understood", &shortened(&unread.understood));
            all.push(self.message("case-unread-from", &understood));
        }
        all.push(self.message("case-unread-example", &text("example", &unread.example)));
        all.join("; ")
    }

    /// Why a fact could not be given to the arbiter.
    pub fn trouble(&self, trouble: &Trouble) -> String {
        let of_text =
            |key: &str, text: &String| self.message(key, &[("text", text.clone().into())]);
        match trouble {
            Trouble::NotAMove(text) => of_text("case-not-a-move", text),
            Trouble::Ambiguous(text) => of_text("case-ambiguous", text),
            Trouble::OtherPiece { square, named } => self.message(
                "case-other-piece",
                &[("role", (*named).into()), ("square", (*square).into())],
            ),
            Trouble::NoFlag(color) => self.message("case-no-flag", &[("color", (*color).into())]),
            Trouble::NoQuestion => self.message("case-no-question", &[]),
            Trouble::NoRuling => self.message("case-no-ruling", &[]),
            Trouble::NotOnMove(color) => {
                self.message("case-not-on-move", &[("color", (*color).into())])
            }
            Trouble::EndedBefore(text) => of_text("case-ended-before", text),
            Trouble::RefusedAt(text) => of_text("case-refused-at", text),
        }
    }

    /// Why a setting cannot be used.
    pub fn setting(&self, bad: &BadSetting) -> String {
        match bad {
            BadSetting::Unknown(key) => {
                self.message("case-setting-unknown", &[("key", key.clone().into())])
            }
            BadSetting::Value {
                key,
                value,
                expected,
            } => self.message(
                "case-setting-value",
                &[
                    ("key", key.clone().into()),
                    ("value", value.clone().into()),
                    ("expected", expected.clone().into()),
                ],
            ),
            BadSetting::After(text) => {
                self.message("case-setting-after", &[("text", text.clone().into())])
            }
        }
    }

    /// What is wrong with a page, with what differs on lines of its own.
    pub fn fault(&self, fault: &Fault) -> String {
        let of = |key: &str, name: &'static str, text: &String| {
            self.message(key, &[(name, text.clone().into())])
        };
        match fault {
            Fault::Stray(text) => of("case-stray", "text", text),
            Fault::Setting(bad) => self.setting(bad),
            Fault::Twice(key) => of("case-twice", "key", key),
            Fault::Unread(unread) => self.unread(unread),
            Fault::NotACheck(text) => of("case-not-a-check", "text", text),
            Fault::NoTitle => self.message("case-no-title", &[]),
            Fault::NoSource => self.message("case-no-source", &[]),
            Fault::NoFacts => self.message("case-no-facts", &[]),
            Fault::Trouble(trouble) => self.trouble(trouble),
            Fault::Told { expected, got } => {
                let lines = compared(expected, got).into_iter();
                let lines = lines.map(|(sign, sentence)| format!("\n    {sign} {sentence}"));
                self.message("case-told", &[]) + &lines.collect::<String>()
            }
            Fault::Check(Difference { expected, got }) => {
                let what = self.message("case-check", &[]);
                format!("{what}\n    - {expected}\n    + {got}")
            }
            Fault::Articles { missing, unused } => {
                let mut text = self.message("case-articles", &[]);
                for (key, numbers) in [
                    ("case-articles-missing", missing),
                    ("case-articles-unused", unused),
                ] {
                    if !numbers.is_empty() {
                        text += "\n    ";
                        text += &of(key, "articles", &numbers.join(", "));
                    }
                }
                text
            }
        }
    }
}

/// A text, or its beginning where nobody would read it to its end.
fn shortened(text: &str) -> String {
    const LONGEST: usize = 200;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
