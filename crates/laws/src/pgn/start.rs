//! Where a game starts.

use alloc::string::String;

use super::{Flaw, TagPair, Variant};
use crate::{CastlingMode, Position, Setup, fen};

/// What the tags `FEN`, `SetUp` and `Variant` of a game say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StartTags {
    fen: Option<String>,
    set_up: Option<SetUp>,
    variant: Option<Result<Variant, super::UnknownVariant>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum SetUp {
    /// `1`
    Given,
    /// Anything else.
    NotGiven,
}

/// Where a game starts, and what is wrong with the tags that tell it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Start {
    /// The kind of chess, if it is known.
    pub variant: Option<Variant>,
    /// The position; none if the moves cannot be checked.
    pub position: Option<Position>,
    /// What is wrong.
    pub flaw: Option<Flaw>,
}

impl StartTags {
    /// Takes note of a tag.
    pub fn tag(&mut self, tag: TagPair<'_>) {
        match tag.name {
            b"FEN" => self.fen = Some(tag.text().trim().into()),
            b"SetUp" | b"Setup" => {
                self.set_up = Some(match tag.value.trim_ascii() {
                    b"1" => SetUp::Given,
                    _ => SetUp::NotGiven,
                });
            }
            b"Variant" => self.variant = Some(tag.text().parse()),
            _ => {}
        }
    }

    /// Whether the game starts from the initial position of standard chess since no tag says
    /// otherwise.
    pub fn is_usual(&self) -> bool {
        let standard = matches!(self.variant, None | Some(Ok(Variant::Standard)));
        self.fen.is_none() && standard && self.set_up != Some(SetUp::Given)
    }

    /// Where the game starts.
    pub fn start(&self) -> Start {
        let variant = match self.variant {
            Some(Err(_)) => {
                return Start {
                    variant: None,
                    position: None,
                    flaw: Some(Flaw::UnknownVariant),
                };
            }
            Some(Ok(variant)) => variant,
            None => Variant::Standard,
        };
        let (position, flaw) = match self.fen.as_deref() {
            None | Some("" | "?" | "*") => (Some(Position::initial()), self.flaw_without(variant)),
            Some(fen) => match position(fen, variant.castling_mode()) {
                Some(position) => (Some(position), self.flaw_with_fen()),
                None => (None, Some(Flaw::BadStart)),
            },
        };
        Start {
            variant: Some(variant),
            position,
            flaw,
        }
    }

    fn flaw_without(&self, variant: Variant) -> Option<Flaw> {
        match (variant, self.set_up) {
            (Variant::Chess960, _) => Some(Flaw::Chess960WithoutFen),
            (Variant::Standard, Some(SetUp::Given)) => Some(Flaw::SetUpWithoutFen),
            (Variant::Standard, Some(SetUp::NotGiven) | None) => None,
        }
    }

    fn flaw_with_fen(&self) -> Option<Flaw> {
        (self.set_up != Some(SetUp::Given)).then_some(Flaw::FenWithoutSetUp)
    }
}

/// The position of a FEN, read strictly if possible; castling rights as in Chess960 if they
/// cannot be those of standard chess.
fn position(fen: &str, mode: CastlingMode) -> Option<Position> {
    let strict = |mode| Position::new(&fen.parse::<Setup>().ok()?, mode).ok();
    let lenient = |mode| Position::new(&fen::read_lenient(fen, mode).ok()?.0, mode).ok();
    strict(mode)
        .or_else(|| strict(CastlingMode::Chess960))
        .or_else(|| lenient(mode))
        .or_else(|| lenient(CastlingMode::Chess960))
}
