//! How a new table is asked for: `3+2 privada negras`.

use jadoube_protocol::{Access, ColorChoice, Screens, Start, TableSettings};

use super::verb::folded;

/// Reads the settings of a new table: the time, then words in either language; the first word that
/// is none of them if there is one.
pub(super) fn read(text: &str) -> Result<TableSettings, String> {
    let mut settings = TableSettings::default();
    let mut words = text.split_whitespace();
    if let Some(time) = words.next() {
        settings.time = time.to_owned();
    }
    while let Some(word) = words.next() {
        match folded(word).as_str() {
            "puntos" | "points" | "rated" => settings.points = true,
            "privada" | "private" => settings.access = Access::Private,
            "blancas" | "white" => settings.color = ColorChoice::White,
            "negras" | "black" => settings.color = ColorChoice::Black,
            "tablero" | "board" | "otb" => settings.over_the_board = true,
            "960" | "chess960" => settings.start = Start::Chess960(None),
            "arbitro" | "arbiter" => settings.arbiter = true,
            "deshacer" | "takebacks" => settings.takebacks = true,
            "juntos" | "shared" => settings.screens = Screens::One,
            "maquina" | "machine" => {
                let level = words.next().unwrap_or("5");
                settings.machine = Some(level.parse().map_err(|_| level.to_owned())?);
            }
            "edicion" | "edition" => {
                let year = words.next().ok_or_else(|| word.to_owned())?;
                settings.edition = year.to_owned();
            }
            _ => return Err(word.to_owned()),
        }
    }
    Ok(settings)
}

#[cfg(test)]
mod tests {
    use jadoube_protocol::{Access, ColorChoice};

    use super::read;

    #[test]
    fn settings_are_read_in_two_languages() {
        let settings = read("3+2 privada negras").unwrap();
        assert_eq!(settings.time, "3+2");
        assert_eq!(settings.access, Access::Private);
        assert_eq!(settings.color, ColorChoice::Black);
        let settings = read("90+30 board arbiter machine 3").unwrap();
        assert!(settings.over_the_board && settings.arbiter);
        assert_eq!(settings.machine, Some(3));
        assert_eq!(read("3+2 purple"), Err("purple".to_owned()));
    }
}
