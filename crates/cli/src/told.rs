//! What the arbiter told of a fact, as text and as JSON.

use std::fmt::Debug;

use jadoube_arbiter::Authority;
use jadoube_casebook::{Matter, Speaker, Told};
use serde::Serialize;

use crate::console::{Ink, Palette};

/// A ruling, a refusal or a question.
#[derive(Serialize)]
pub(crate) struct Said {
    /// `ruling`, `refusal` or `question`.
    kind: &'static str,
    /// The number of a ruling or a question, from the facts on.
    number: Option<u32>,
    /// What is ruled, refused or asked, by a stable name.
    name: String,
    /// The sentence.
    text: String,
    /// What it rests on.
    authority: Option<String>,
    /// The Article, of the Laws or commented on.
    article: Option<&'static str>,
    /// Whether a text of that edition confirms the number.
    #[serde(skip_serializing_if = "Option::is_none")]
    verified: Option<bool>,
    /// What may be answered, the suggestion first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    options: Vec<String>,
}

impl Said {
    pub(crate) fn new(told: &Told, speaker: &Speaker) -> Self {
        let text = speaker.tell(told);
        match &told.matter {
            Matter::Ruled {
                number,
                ruling,
                authority,
                ..
            } => Self {
                number: Some(*number),
                ..Self::resting("ruling", name(ruling), text, authority)
            },
            Matter::Refused(refusal) => {
                Self::resting("refusal", name(&refusal.reason), text, &refusal.authority)
            }
            Matter::Asked { number, question } => Self {
                kind: "question",
                number: Some(*number),
                name: name(question),
                text,
                authority: None,
                article: None,
                verified: None,
                options: question.options().iter().map(name).collect(),
            },
        }
    }

    fn resting(kind: &'static str, name: String, text: String, authority: &Authority) -> Self {
        let article = authority.article();
        Self {
            kind,
            number: None,
            name,
            text,
            authority: Some(authority.to_string()),
            article: article.map(jadoube_laws::Article::number),
            verified: article.map(jadoube_laws::Article::is_verified),
            options: Vec::new(),
        }
    }
}

/// The name of a value's variant, in small letters: `illegal_move`.
fn name(value: &impl Debug) -> String {
    let written = format!("{value:?}");
    let variant = written.split(|letter: char| !letter.is_ascii_alphanumeric());
    let mut name = String::new();
    for letter in variant.take(1).flat_map(str::chars) {
        if letter.is_ascii_uppercase() && !name.is_empty() {
            name.push('_');
        }
        name.push(letter.to_ascii_lowercase());
    }
    name
}

/// The lines for what was told, with a margin.
pub(crate) fn lines(told: &[Told], speaker: &Speaker, palette: Palette) -> String {
    told.iter()
        .map(|told| {
            let ink = match told.matter {
                Matter::Ruled { .. } => Ink::Well,
                Matter::Refused(_) => Ink::Wrong,
                Matter::Asked { .. } => Ink::Note,
            };
            format!("    {}\n", palette.paint(ink, speaker.tell(told)))
        })
        .collect()
}
