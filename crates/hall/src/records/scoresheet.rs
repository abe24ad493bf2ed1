//! A player's scoresheet as text and as JSON.

mod struck;
pub(crate) mod write;

use jadoube_arbiter::{Game, Millis, SheetKind};
use jadoube_laws::{Color, Letters};
use jadoube_words::{Language, Words};
use serde::Serialize;

use super::{GameRecord, text::one_line};
pub(crate) use struck::Struck;

/// A scoresheet, line by line.
///
/// Law: [8.1.1](jadoube_laws::law::A8_1_1).
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SheetDocument {
    /// Whose it is: `white` or `black`.
    pub color: &'static str,
    /// The player.
    pub player: String,
    /// The adversary.
    pub opponent: String,
    /// How it is kept: `paper`, `electronic` or `automatic`.
    pub kept: &'static str,
    /// The moves, one of each side to a row.
    pub rows: Vec<SheetRow>,
    /// The result it was signed with.
    pub signed: Option<String>,
}

/// A move of White's and the answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SheetRow {
    /// The number of the move.
    pub number: u32,
    /// White's; nothing where Black began, or the sheet has no such line.
    pub white: Option<SheetCell>,
    /// Black's; nothing where the sheet has no such line.
    pub black: Option<SheetCell>,
}

/// A half-move as it stands on a sheet.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct SheetCell {
    /// What is written; nothing in a gap.
    pub text: Option<String>,
    /// Whether nothing is written where something should be.
    pub gap: bool,
    /// What the clock showed, if it is written.
    pub clock: Option<String>,
    /// Marked as an offer of a draw: `(=)`.
    pub offer: bool,
    /// Of a move that is off the record, an earlier position having been put up again.
    pub void: bool,
    /// What stood there before and was struck out, the oldest first.
    pub struck: Vec<String>,
}

/// A player's scoresheet as it stands after all events; one that the program keeps is written in
/// the letters of the language.
pub fn scoresheet(record: &GameRecord<'_>, color: Color, language: Language) -> SheetDocument {
    let mut struck = Struck::default();
    let game = record.replay(|_, event, game| struck.follow(event, game));
    document(record, &game, &struck, color, language)
}

pub(crate) fn document(
    record: &GameRecord<'_>,
    game: &Game,
    struck: &Struck,
    color: Color,
    language: Language,
) -> SheetDocument {
    let letters = match language {
        Language::Spanish => Letters::Spanish,
        Language::English => Letters::English,
    };
    let lines = game.scoresheet_lines(color, letters);
    let cells = lines.iter().zip(0_u32..).map(|(line, index)| SheetCell {
        text: line.text.as_deref().map(one_line),
        gap: line.text.is_none(),
        clock: line.clock.map(shown),
        offer: line.offer,
        void: line.is_void,
        struck: struck.on(color, index),
    });
    SheetDocument {
        color: color_key(color),
        player: one_line(record.players[color].name),
        opponent: one_line(record.players[!color].name),
        kept: kept(record.regulations.sheets),
        rows: rows(record, cells),
        signed: game.sheet(color).signed.map(|score| score.to_string()),
    }
}

/// The time, in whole seconds as clocks show it.
fn shown(clock: Millis) -> String {
    Millis(clock.0 - clock.0 % 1000).to_string()
}

/// Half-moves in pairs, from the number the game began with.
fn rows(record: &GameRecord<'_>, cells: impl Iterator<Item = SheetCell>) -> Vec<SheetRow> {
    let start = &record.regulations.start;
    let mut number = start.fullmoves;
    let mut color = start.turn;
    let mut rows: Vec<SheetRow> = Vec::new();
    for cell in cells {
        match color {
            Color::White => rows.push(SheetRow {
                number,
                white: Some(cell),
                black: None,
            }),
            Color::Black => {
                match rows.last_mut().filter(|row| row.number == number) {
                    Some(row) => row.black = Some(cell),
                    None => rows.push(SheetRow {
                        number,
                        white: None,
                        black: Some(cell),
                    }),
                }
                number = number.saturating_add(1);
            }
        }
        color = !color;
    }
    rows
}

const fn color_key(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

const fn kept(kind: SheetKind) -> &'static str {
    match kind {
        SheetKind::Paper => "paper",
        SheetKind::Electronic => "electronic",
        SheetKind::Automatic => "automatic",
    }
}

impl SheetDocument {
    /// The sheet as text: a row for each move, with a key to its marks where it needs one.
    pub fn text(&self, words: &Words) -> String {
        write::text(self, words)
    }
}
