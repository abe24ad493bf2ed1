//! What the tags of a game say.

use crate::console;

/// A tag that judge has a use for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Tag {
    Event,
    Site,
    Date,
    White,
    Black,
    Result,
    Fen,
    SetUp,
    Variant,
    TimeControl,
    Termination,
    PlyCount,
}

impl Tag {
    const COUNT: usize = 12;

    fn named(name: &[u8]) -> Option<Self> {
        Some(match name {
            b"Event" => Self::Event,
            b"Site" => Self::Site,
            b"Date" => Self::Date,
            b"White" => Self::White,
            b"Black" => Self::Black,
            b"Result" => Self::Result,
            b"FEN" => Self::Fen,
            b"SetUp" => Self::SetUp,
            b"Variant" => Self::Variant,
            b"TimeControl" => Self::TimeControl,
            b"Termination" => Self::Termination,
            b"PlyCount" => Self::PlyCount,
            _ => return None,
        })
    }
}

/// The values of the tags that judge has a use for.
#[derive(Default, Debug)]
pub(super) struct Told {
    values: [Vec<u8>; Tag::COUNT],
    present: u16,
}

impl Told {
    /// Forgets everything but the memory.
    pub(super) fn clear(&mut self) {
        self.present = 0;
    }

    /// Remembers a value; the one that was there before, if it was another.
    pub(super) fn put(&mut self, name: &[u8], value: &[u8]) -> Option<&[u8]> {
        let tag = Tag::named(name)?;
        if self.present >> tag as u8 & 1 != 0 {
            let before = &self.values[tag as usize];
            return (before != value).then_some(before);
        }
        self.present |= 1 << tag as u8;
        let place = &mut self.values[tag as usize];
        place.clear();
        place.extend_from_slice(value);
        None
    }

    /// The value of a tag, if the game has it.
    pub(super) fn value(&self, tag: Tag) -> Option<&[u8]> {
        (self.present >> tag as u8 & 1 != 0).then(|| self.values[tag as usize].as_slice())
    }

    /// The value of a tag as text, unless it is missing or says that nothing is known.
    fn known(&self, tag: Tag) -> Option<String> {
        let value = self.value(tag)?;
        let text = jadoube_laws::pgn::decode(value).0;
        let text = text.trim();
        let is_known = !matches!(text, "" | "?" | "-" | "????.??.??");
        is_known.then(|| console::harmless(text))
    }

    /// Who played.
    pub(super) fn players(&self) -> String {
        let name = |tag| self.known(tag).unwrap_or_else(|| "?".to_owned());
        format!("{} – {}", name(Tag::White), name(Tag::Black))
    }

    /// Where and when, and with which result.
    pub(super) fn occasion(&self) -> String {
        let date = self
            .known(Tag::Date)
            .map(|date| date.trim_end_matches(".??").to_owned());
        let mut text = String::new();
        let facts = [self.known(Tag::Event), self.known(Tag::Site), date];
        for fact in facts.into_iter().flatten() {
            text += ", ";
            text += &fact;
        }
        if let Some(result) = self.known(Tag::Result) {
            text += "  ";
            text += &result;
        }
        text
    }
}
