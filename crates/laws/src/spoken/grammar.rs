//! What moves a row of words may say.

use alloc::vec::Vec;

use super::lexicon::Word;
use crate::{File, Rank, Role, Side, Square};

/// How many steps are taken through words that may mean several things.
const MOST_STEPS: u32 = 4_000;

/// A move that words may say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Said {
    Castle(Side),
    Move(Moved),
}

/// A move of one piece, as far as it is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Moved {
    pub(super) role: Option<Role>,
    pub(super) file: Option<File>,
    pub(super) rank: Option<Rank>,
    pub(super) to: Square,
    pub(super) takes: bool,
    pub(super) en_passant: bool,
    pub(super) promotion: Option<Role>,
}

/// The moves that the words may say, the likeliest first.
pub(super) fn parse(words: &[Vec<Word>]) -> Vec<Said> {
    if let Some(side) = castling(words) {
        return Vec::from([Said::Castle(side)]);
    }
    let mut listener = Listener {
        words,
        steps: MOST_STEPS,
        heard: Vec::new(),
    };
    listener.step(0, Stage::Begin, Part::default());
    listener.heard
}

/// The side castled to, if that is what is said.
fn castling(words: &[Vec<Word>]) -> Option<Side> {
    let is_castle = |meanings: &Vec<Word>| meanings.contains(&Word::Castle);
    let castle = words.iter().position(is_castle)?;
    let mut side = None;
    for (at, meanings) in words.iter().enumerate() {
        let here = meanings.iter().find_map(|word| match word {
            Word::Short => Some(Some(Side::King)),
            Word::Long => Some(Some(Side::Queen)),
            Word::Role(Role::King) if at < castle => Some(None),
            Word::Role(Role::King) => Some(Some(Side::King)),
            Word::Role(Role::Queen) => Some(Some(Side::Queen)),
            Word::Castle | Word::From | Word::To | Word::Mark | Word::Fill => Some(None),
            Word::Role(_)
            | Word::File(_)
            | Word::Rank(_)
            | Word::Square(_)
            | Word::Takes
            | Word::EnPassant
            | Word::Becomes => None,
        })?;
        if side.is_some() && here.is_some() && side != here {
            return None;
        }
        side = side.or(here);
    }
    side
}

/// How far a move has been said.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Nothing, or the piece alone.
    Begin,
    /// That it comes from somewhere.
    From,
    /// Where it comes from.
    Departed,
    /// That it goes somewhere, or takes.
    To,
    /// Where it goes to.
    Arrived,
}

/// What has been said so far.
#[derive(Clone, Copy, Default)]
struct Part {
    role: Option<Role>,
    file: Option<File>,
    rank: Option<Rank>,
    to: Option<Square>,
    takes: bool,
    en_passant: bool,
    promotion: Option<Role>,
}

struct Listener<'a> {
    words: &'a [Vec<Word>],
    steps: u32,
    heard: Vec<Said>,
}

impl Listener<'_> {
    /// Goes on from a word, through everything that it may mean.
    fn step(&mut self, at: usize, stage: Stage, part: Part) {
        if self.steps == 0 {
            return;
        }
        self.steps -= 1;
        let Some(meanings) = self.words.get(at) else {
            if stage == Stage::Arrived {
                self.hear(part);
            }
            return;
        };
        for word in meanings {
            self.take(at, *word, stage, part);
        }
    }

    fn take(&mut self, at: usize, word: Word, stage: Stage, part: Part) {
        use Stage::{Arrived, Begin, Departed, From, To};
        let next = at + 1;
        match (stage, word) {
            (_, Word::Fill) => self.step(next, stage, part),
            (Begin, Word::Role(role)) if part.role.is_none() => {
                let role = Some(role);
                self.step(next, Begin, Part { role, ..part });
            }
            (Begin, Word::From) => self.step(next, From, part),
            (Begin | Departed, Word::To) | (To, Word::To) => self.step(next, To, part),
            (Begin | Departed | To, Word::Takes) => {
                let takes = true;
                self.step(next, To, Part { takes, ..part });
            }
            // What is taken may be named before its square.
            (To, Word::Role(_)) if part.takes => self.step(next, To, part),
            (Begin | From | Departed | To, Word::Square(square)) => {
                self.place(next, stage, part, square);
            }
            (Begin | From | Departed | To, Word::File(file)) => {
                for rank in self.ranks_at(next) {
                    self.place(next + 1, stage, part, Square::new(file, rank));
                }
                if matches!(stage, Begin | From) {
                    let file = Some(file);
                    self.step(next, Departed, Part { file, ..part });
                }
            }
            (Begin | From, Word::Rank(rank)) => {
                let rank = Some(rank);
                self.step(next, Departed, Part { rank, ..part });
            }
            (Arrived, Word::EnPassant) => {
                let en_passant = true;
                self.step(next, Arrived, Part { en_passant, ..part });
            }
            (Arrived, Word::Role(role)) if part.promotion.is_none() => {
                let promotion = Some(role);
                self.step(next, Arrived, Part { promotion, ..part });
            }
            (Arrived, Word::Becomes | Word::Mark | Word::To) => self.step(next, Arrived, part),
            _ => {}
        }
    }

    /// A square is where the piece goes to, or where it comes from.
    fn place(&mut self, next: usize, stage: Stage, part: Part, square: Square) {
        if stage != Stage::From {
            let to = Some(square);
            self.step(next, Stage::Arrived, Part { to, ..part });
        }
        if matches!(stage, Stage::Begin | Stage::From) {
            let (file, rank) = (Some(square.file()), Some(square.rank()));
            self.step(next, Stage::Departed, Part { file, rank, ..part });
        }
    }

    /// The ranks that a word may mean.
    fn ranks_at(&self, at: usize) -> Vec<Rank> {
        let meanings = self.words.get(at).into_iter().flatten();
        let ranks = meanings.map(|word| {
            if let Word::Rank(rank) = word {
                Some(*rank)
            } else {
                None
            }
        });
        ranks.flatten().collect()
    }

    fn hear(&mut self, part: Part) {
        let Some(to) = part.to else {
            return;
        };
        let said = Said::Move(Moved {
            role: part.role,
            file: part.file,
            rank: part.rank,
            to,
            takes: part.takes || part.en_passant,
            en_passant: part.en_passant,
            promotion: part.promotion,
        });
        if !self.heard.contains(&said) {
            self.heard.push(said);
        }
    }
}
