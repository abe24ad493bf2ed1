//! What was found in a game, as text or JSON.

use std::io::Write;

use jadoube_words::Argument;

use super::{Finding, Kind, Options};
use crate::console::Ink;

/// A text in which the numbers of the games are still missing: whoever writes it knows how many
/// games of the file came before.
#[derive(Default)]
pub(crate) struct Draft {
    text: Vec<u8>,
    // Where a number goes, and which game of the draft it is of, from 0.
    numbers: Vec<(usize, u64)>,
}

impl Draft {
    /// Writes the text with each number in its place.
    pub(crate) fn write(&self, games_before: u64, out: &mut impl Write) -> std::io::Result<()> {
        let mut written = 0;
        for &(at, game) in &self.numbers {
            out.write_all(&self.text[written..at])?;
            write!(out, "{}", games_before + game + 1)?;
            written = at;
        }
        out.write_all(&self.text[written..])
    }

    /// Bytes of the text.
    pub(crate) const fn len(&self) -> usize {
        self.text.len()
    }

    /// Whether there is nothing to write.
    pub(crate) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Forgets everything but the memory.
    pub(crate) fn take(&mut self) -> Self {
        let fresh = Self {
            text: Vec::with_capacity(self.text.len()),
            numbers: Vec::with_capacity(self.numbers.len()),
        };
        std::mem::replace(self, fresh)
    }

    fn number(&mut self, game: u64) {
        self.numbers.push((self.text.len(), game));
    }

    fn push(&mut self, text: impl AsRef<[u8]>) {
        self.text.extend_from_slice(text.as_ref());
    }

    /// Writes one object for the game.
    pub(crate) fn json(&mut self, file: &[u8], game: u64, offset: u64, findings: &[Finding]) {
        self.push(b"{\"file\":");
        self.push(file);
        self.push(b",\"game\":");
        self.number(game);
        // Writing to memory cannot fail.
        let _ = write!(self.text, ",\"offset\":{offset},\"findings\":[");
        for (index, finding) in findings.iter().enumerate() {
            if index > 0 {
                self.push(b",");
            }
            let kind = finding.kind.name();
            let _ = write!(self.text, "{{\"kind\":\"{kind}\",\"ply\":{}", finding.ply);
            self.push(b",\"article\":");
            match finding.article {
                Some(article) => self.push(quoted(article.number())),
                None => self.push(b"null"),
            }
            if finding
                .article
                .is_some_and(|article| !article.is_verified())
            {
                self.push(b",\"verified\":false");
            }
            self.push(b",\"detail\":");
            self.push(quoted(&finding.detail));
            self.push(b"}");
        }
        self.push(b"]}\n");
    }

    /// Writes a heading for the game and a line for each finding.
    pub(crate) fn report(
        &mut self,
        options: &Options<'_>,
        file: &str,
        game: u64,
        (players, occasion): &(String, String),
        findings: &[Finding],
    ) {
        let palette = options.session.palette;
        let speech = &options.session.speech;
        let heading = speech.say_of("cli-judge-game", &[("number", "\u{0}".into())]);
        let (before, after) = heading.split_once('\0').unwrap_or((&heading, ""));
        self.push(
            palette
                .paint(Ink::Faint, format_args!("{file} · {before}"))
                .to_string(),
        );
        self.number(game);
        self.push(
            palette
                .paint(Ink::Faint, format_args!("{after} · "))
                .to_string(),
        );
        self.push(palette.paint(Ink::Title, players).to_string());
        self.push(palette.paint(Ink::Faint, occasion).to_string());
        self.push(b"\n");
        for run in runs(findings) {
            self.push(line(options, run));
        }
        self.push(b"\n");
    }
}

/// A JSON string.
pub(crate) fn quoted(text: &str) -> Vec<u8> {
    serde_json::to_vec(text).unwrap_or_else(|_| b"\"\"".to_vec())
}

/// Findings that are told in one line: the same claim on consecutive half-moves.
fn runs(findings: &[Finding]) -> impl Iterator<Item = &[Finding]> {
    findings.chunk_by(|a, b| a.kind == b.kind && a.kind.is_note() && b.ply == a.ply + 1)
}

fn line(options: &Options<'_>, run: &[Finding]) -> String {
    let (Some(first), Some(last)) = (run.first(), run.last()) else {
        return String::new();
    };
    let session = options.session;
    let (ink, sign) = if first.kind.is_note() {
        (Ink::Note, '·')
    } else {
        (Ink::Wrong, '✗')
    };
    let place = if run.len() > 1 {
        format!("{} – {}", first.place, last.place)
    } else {
        first.place.clone()
    };
    let kind = kind_name(options, first.kind);
    let sign = session.palette.paint(ink, sign);
    let kind = session.palette.paint(ink, format!("{kind:<KIND_WIDTH$}"));
    let article = last.article.map_or_else(String::new, |article| {
        let key = if article.is_verified() {
            "cli-judge-article"
        } else {
            "cli-judge-article-doubtful"
        };
        let named = [("article", Argument::from(article.number()))];
        let cited = session.speech.say_of(key, &named);
        session
            .palette
            .paint(Ink::Faint, format_args!("  [{cited}]"))
            .to_string()
    });
    format!(
        "  {sign} {place:<PLACE_WIDTH$}  {kind}  {}{article}\n",
        last.detail
    )
}

const PLACE_WIDTH: usize = 16;
const KIND_WIDTH: usize = 28;

/// What a kind is called in the reader's language.
pub(crate) fn kind_name(options: &Options<'_>, kind: Kind) -> String {
    options
        .session
        .speech
        .say(&format!("cli-kind-{}", kind.name()))
}
