//! The scoresheets that the program keeps for the players.

use alloc::{borrow::Cow, format, string::String, vec::Vec};

use jadoube_laws::{Color, Letters, SanStyle};

use super::{Line, RecordedMove};
use crate::{Game, SheetKind};

impl Game {
    /// A player's scoresheet, line by line.
    ///
    /// One kept by hand is as the player wrote it. One that the program keeps is written here, in
    /// the letters asked for, with the time of the player who moved; a move that was not legal
    /// leaves a gap.
    ///
    /// Law: [8.1.1](jadoube_laws::law::A8_1_1).
    pub fn scoresheet_lines(&self, color: Color, letters: Letters) -> Vec<Line<'_>> {
        let sheet = self.sheet(color);
        match self.regulations.sheets {
            SheetKind::Paper | SheetKind::Electronic => sheet.lines().collect(),
            SheetKind::Automatic => {
                let style = SanStyle {
                    letters,
                    ..SanStyle::LAWS
                };
                let line = |(made, ply): (RecordedMove, u32)| Line {
                    text: text(&made, &style).map(Cow::Owned),
                    offer: sheet.offers().contains(&ply),
                    clock: Some(made.left()),
                    ..Line::default()
                };
                self.record().zip(0_u32..).map(line).collect()
            }
        }
    }
}

/// The move as the program writes it; both squares where it was made in a position that is none.
fn text(made: &RecordedMove, style: &SanStyle) -> Option<String> {
    let m = made.made.mv?;
    match made.before.position() {
        Some(position) => {
            let mut text = String::new();
            position.write_san_styled(m, style, &mut text);
            Some(text)
        }
        None => {
            let letter = style.letters.letter_for(m.role(), made.by());
            let letter = if m.role() == jadoube_laws::Role::Pawn {
                ""
            } else {
                letter
            };
            let promotion = m
                .promotion()
                .map(|role| style.letters.letter_for(role, made.by()));
            let promotion = promotion.unwrap_or_default();
            Some(format!("{letter}{}-{}{promotion}", m.from(), m.lands_on()))
        }
    }
}
