//! The games of an evening as a Tournament Report File, and such files read.
//!
//! The columns are those of TRF16, which TRF26 keeps; the later version adds a few lines at the
//! head. Lines that are not understood are kept as they are.

mod columns;
mod error;
mod evening;
mod read;

use std::fmt;

use jadoube_laws::Color;

pub use error::TrfError;
pub use evening::{Evening, Paired, trf};
pub use read::read_trf;

/// A file: what stands at its head, and the players with their rounds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TrfFile {
    /// The lines that are no player: a code of three characters and what follows it.
    pub lines: Vec<(String, String)>,
    /// The players, in the order of the file.
    pub players: Vec<TrfPlayer>,
}

/// A record 001: a player and the player's rounds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TrfPlayer {
    /// The number in the starting rank.
    pub number: u32,
    /// `m` or `w`, if it is told.
    pub sex: Option<char>,
    /// The title, in capitals or not as the file has it.
    pub title: String,
    /// The name, `Last, First` or as it was given.
    pub name: String,
    /// The rating.
    pub rating: Option<u16>,
    /// The federation.
    pub federation: String,
    /// The number that FIDE knows the player by.
    pub fide_id: String,
    /// The date of birth, as the file has it.
    pub born: String,
    /// The points, in tenths.
    pub tenths: u32,
    /// The rank.
    pub rank: Option<u32>,
    /// The rounds, the first first; nothing where the file has blanks.
    pub rounds: Vec<Option<TrfRound>>,
}

/// What a player did in a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrfRound {
    /// The number of the adversary; none for who had none.
    pub opponent: Option<u32>,
    /// The color.
    pub color: Option<Color>,
    /// What came of it; nothing while they play, or if the game is void.
    pub result: Option<Played>,
}

/// What came of a round for a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Played {
    /// Played and won.
    Win,
    /// Played and drawn.
    Draw,
    /// Played and lost.
    Loss,
    /// Won, the adversary not having come.
    ForfeitWin,
    /// Lost by not coming.
    ForfeitLoss,
    /// Won before both had moved: not rated.
    ShortWin,
    /// Drawn before both had moved: not rated.
    ShortDraw,
    /// Lost before both had moved: not rated.
    ShortLoss,
    /// No adversary, half a point.
    HalfPointBye,
    /// No adversary, a point.
    FullPointBye,
    /// No adversary, for the number of players was odd.
    PairingBye,
    /// Absent.
    ZeroPointBye,
}

impl Played {
    /// Every one.
    pub const ALL: [Self; 12] = [
        Self::Win,
        Self::Draw,
        Self::Loss,
        Self::ForfeitWin,
        Self::ForfeitLoss,
        Self::ShortWin,
        Self::ShortDraw,
        Self::ShortLoss,
        Self::HalfPointBye,
        Self::FullPointBye,
        Self::PairingBye,
        Self::ZeroPointBye,
    ];

    /// The character of the file.
    pub const fn code(self) -> char {
        match self {
            Self::Win => '1',
            Self::Draw => '=',
            Self::Loss => '0',
            Self::ForfeitWin => '+',
            Self::ForfeitLoss => '-',
            Self::ShortWin => 'W',
            Self::ShortDraw => 'D',
            Self::ShortLoss => 'L',
            Self::HalfPointBye => 'H',
            Self::FullPointBye => 'F',
            Self::PairingBye => 'U',
            Self::ZeroPointBye => 'Z',
        }
    }

    /// What it counts by the usual scale, in tenths of a point.
    pub const fn tenths(self) -> u32 {
        match self {
            Self::Win
            | Self::ForfeitWin
            | Self::ShortWin
            | Self::FullPointBye
            | Self::PairingBye => 10,
            Self::Draw | Self::ShortDraw | Self::HalfPointBye => 5,
            Self::Loss | Self::ForfeitLoss | Self::ShortLoss | Self::ZeroPointBye => 0,
        }
    }
}

/// The version of the form.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum TrfVersion {
    /// The one that every program reads.
    #[default]
    Trf16,
    /// The one of 2026, with the number of rounds and the encoded time control.
    Trf26,
}

/// How lines end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum LineEnd {
    /// A line feed.
    #[default]
    Lf,
    /// A carriage return and a line feed, as older programs want it.
    CrLf,
}

impl TrfFile {
    /// The file as text.
    pub fn text(&self, end: LineEnd) -> String {
        let mut text = self.to_string();
        if end == LineEnd::CrLf {
            text = text.replace('\n', "\r\n");
        }
        text
    }

    /// What follows a code, the first time it is there.
    pub fn line(&self, code: &str) -> Option<&str> {
        let found = self.lines.iter().find(|(known, _)| known == code);
        found.map(|(_, text)| text.as_str())
    }
}

/// Writes the lines of the head, then the players.
impl fmt::Display for TrfFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (code, text) in &self.lines {
            writeln!(f, "{}", format!("{code} {text}").trim_end())?;
        }
        for player in &self.players {
            writeln!(f, "{}", columns::record(player))?;
        }
        Ok(())
    }
}
