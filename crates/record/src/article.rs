//! An Article, with the edition that prints it.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use jadoube_laws as laws;

use crate::Edition;
use crate::error::{Unusable, shown};
use crate::mirror::{Mirror, mirror};

/// The number under which an edition prints a rule: `{"number":"9.6.2","edition":"2023"}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(try_from = "Parts", into = "Parts")]
#[ts(as = "Parts")]
pub struct Article(pub laws::Article);

/// An Article in its parts.
#[derive(Clone, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
struct Parts {
    /// The number as printed there.
    number: Cow<'static, str>,
    /// The edition that prints it.
    edition: Edition,
    /// What no text of that edition confirmed: then it is not shown as certain.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    doubt: Option<Doubt>,
}

/// What of an Article is not verified.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Doubt {
    /// The number.
    Number,
    /// The number, and what it says: an arbiter decides, and no program.
    Content,
}

mirror!(wrapper Article = laws::Article);

impl From<Article> for Parts {
    fn from(Article(it): Article) -> Self {
        let doubt = match (it.is_verified(), it.is_read()) {
            (true, _) => None,
            (false, true) => Some(Doubt::Number),
            (false, false) => Some(Doubt::Content),
        };
        Self {
            number: Cow::Borrowed(it.number()),
            edition: it.edition().mirror(),
            doubt,
        }
    }
}

impl TryFrom<Parts> for Article {
    type Error = Unusable;

    fn try_from(parts: Parts) -> Result<Self, Unusable> {
        let edition: laws::Edition = parts.edition.mirror();
        let article = laws::Article::numbered(edition, &parts.number);
        let article = article.ok_or_else(|| Unusable::Article {
            edition: parts.edition,
            number: shown(&parts.number),
        })?;
        Ok(Self(match parts.doubt {
            None => article,
            Some(Doubt::Number) => article.doubted(),
            Some(Doubt::Content) => article.unread(),
        }))
    }
}
