//! A player's scoresheet as text and as JSON.

mod struck;
pub(crate) mod write;

use jadoube_arbiter::{Game, Millis, SheetKind};
use jadoube_laws::{Color, Letters};
pub use jadoube_protocol::rest::archive::{SheetCell, SheetDocument, SheetRow};
use jadoube_words::{Language, Words};

use super::{GameRecord, text::one_line};
pub(crate) use struck::Struck;

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

/// A sheet as text: a row for each move, with a key to its marks where it needs one.
pub fn sheet_text(sheet: &SheetDocument, words: &Words) -> String {
    write::text(sheet, words)
}
