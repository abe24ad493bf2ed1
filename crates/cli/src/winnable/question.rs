//! Questions as lines of a file: a position, and the side that is to mate.

use clap::ValueEnum;
use jadoube_laws::{CastlingMode, Color, Position};
use jadoube_words::Argument;

use crate::{arguments, fen, session::Session};

/// Can this side mate from here?
pub(crate) struct Question {
    /// The position as it was given.
    pub(crate) fen: String,
    pub(crate) position: Position,
    /// How castling is written.
    pub(crate) mode: CastlingMode,
    pub(crate) winner: Color,
}

/// Which columns of a table hold what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Columns {
    fen: usize,
    winner: Option<usize>,
}

impl Default for Columns {
    fn default() -> Self {
        Self {
            fen: 0,
            winner: Some(1),
        }
    }
}

impl Columns {
    /// The columns as the first line of a table names them, if it does.
    pub(super) fn named(line: &str) -> Option<Self> {
        let names: Vec<String> = line
            .trim_start_matches('#')
            .split('\t')
            .map(|name| name.trim().to_lowercase())
            .collect();
        let place = |name| names.iter().position(|it| it == name);
        Some(Self {
            fen: place("fen")?,
            winner: place("winner"),
        })
    }

    /// The position of a line and the side it names, if it names one.
    fn split(self, line: &str) -> (&str, Option<&str>) {
        if line.contains('\t') {
            let field = |at: usize| line.split('\t').nth(at).map(str::trim);
            let winner = self.winner.and_then(field);
            let named = winner.filter(|winner| !winner.is_empty());
            return (field(self.fen).unwrap_or(""), named);
        }
        let line = line.trim();
        let Some((fen, last)) = line.rsplit_once(char::is_whitespace) else {
            return (line, None);
        };
        // The side to move stands second in a FEN, and is a letter too.
        let is_named =
            side(last).is_some() && (last.len() > 1 || line.split_whitespace().count() > 4);
        if is_named {
            (fen.trim_end(), Some(last))
        } else {
            (line, None)
        }
    }
}

fn side(name: &str) -> Option<Color> {
    let side = arguments::Side::from_str(name, true).ok()?;
    Some(side.into())
}

impl Question {
    /// Reads a line; when that can't be done, why.
    pub(super) fn read(
        session: &Session,
        line: &str,
        columns: Columns,
        asked: &arguments::Winnable,
    ) -> Result<Self, String> {
        let (text, named) = columns.split(line);
        let wish = asked.search.chess960.then_some(CastlingMode::Chess960);
        let given = fen::read(text, wish).map_err(|error| {
            let reason = session.speech.fen_error(&error);
            let arguments = [("reason", Argument::from(reason))];
            session.speech.say_of("cli-not-a-fen", &arguments)
        })?;
        let position = Position::new(&given.setup, CastlingMode::Chess960)
            .map_err(|faults| session.speech.faults(&faults))?;
        let winner = match (named, asked.by) {
            (Some(name), _) => side(name).ok_or_else(|| {
                let arguments = [("name", Argument::from(name))];
                session.speech.say_of("cli-winnable-not-a-side", &arguments)
            })?,
            (None, Some(side)) => side.into(),
            (None, None) => return Err(session.speech.say("cli-winnable-no-side")),
        };
        Ok(Self {
            fen: text.to_owned(),
            position,
            mode: given.mode,
            winner,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Columns;

    #[test]
    fn the_side_is_told_from_the_side_to_move() {
        let split = |line| Columns::default().split(line);
        assert_eq!(split("8/8 w - - white"), ("8/8 w - -", Some("white")));
        assert_eq!(split("8/8 w - - b"), ("8/8 w - -", Some("b")));
        assert_eq!(
            split(" 8/8 w - - 0 1  Negras "),
            ("8/8 w - - 0 1", Some("Negras"))
        );
        assert_eq!(split("8/8 w"), ("8/8 w", None));
        assert_eq!(split("8/8 w - - 0 1"), ("8/8 w - - 0 1", None));
        assert_eq!(split("8/8 w - -\tw\tnote"), ("8/8 w - -", Some("w")));
        assert_eq!(split("8/8 w - -\t\tnote"), ("8/8 w - -", None));
    }

    #[test]
    fn a_table_may_name_its_columns() {
        let columns = Columns::named("#id\tWinner\tFEN").expect("they are named");
        assert_eq!(columns.split("7\tb\t8/8 w - -"), ("8/8 w - -", Some("b")));
        let columns = Columns::named("fen\tdead").expect("one is");
        assert_eq!(columns.split("8/8 w - -\tyes"), ("8/8 w - -", None));
        assert_eq!(Columns::named("# positions"), None);
    }
}
