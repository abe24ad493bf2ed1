//! How a new table is asked for: `3+2 privada negras`, `blancas 5 negras 3`, `por turno 3`.

use jadoube_arbiter::{BadTimeControl, TimeControl, TimeControlFault};
use jadoube_laws::Color;
use jadoube_protocol::{Access, ColorChoice, Preset, Screens, Start, TableSettings};

use super::verb::folded;
use crate::speech::Speech;

/// The strength of a machine that is asked for without one.
const USUAL_STRENGTH: u8 = 5;
/// The time of a game without a clock.
const NO_CLOCK: &str = "none";

/// Why no table can be opened so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Wrong {
    /// A word that is no setting.
    Word(String),
    /// A word behind which a number is missing.
    NumberMissing(String),
    /// A time that cannot be read or played.
    Time(BadTimeControl),
    /// More than one time, and not one for each side.
    Times,
    /// Both colors are asked for.
    Colors,
}

impl Wrong {
    /// The same in words, with what to write instead.
    pub(super) fn said(&self, speech: &Speech) -> String {
        let of = |key, name, value: &str| speech.say_of(key, &[(name, value.into())]);
        match self {
            Self::Word(word) => of("play-unknown-setting", "word", word),
            Self::NumberMissing(word) => of("play-setting-number", "word", word),
            Self::Time(bad) => match bad.fault {
                TimeControlFault::QuotaInLast => of("play-time-last", "part", &bad.part),
                TimeControlFault::QuotaMissing => of("play-time-quota", "part", &bad.part),
                TimeControlFault::Empty
                | TimeControlFault::NotATime
                | TimeControlFault::NotAQuota
                | TimeControlFault::TooLarge
                | TimeControlFault::NoMoves
                | TimeControlFault::NoTime
                | TimeControlFault::TooManyPeriods => of("play-time-bad", "part", &bad.part),
            },
            Self::Times => speech.say("play-times-two"),
            Self::Colors => speech.say("play-colors-two"),
        }
    }
}

/// Reads the settings of a new table: the time and words in either language, in any order. The
/// time may have spaces in it; a time behind a color, for both colors, is that side's.
pub(super) fn read(text: &str) -> Result<TableSettings, Wrong> {
    let words: Vec<String> = text.split_whitespace().map(folded).collect();
    let mut reader = Reader {
        words: &words,
        settings: TableSettings::default(),
        times: Vec::new(),
        color: None,
        each_turn: false,
    };
    while let Some((word, rest)) = reader.words.split_first() {
        reader.words = rest;
        reader.word(word)?;
    }
    reader.done()
}

/// Reads word by word.
struct Reader<'a> {
    words: &'a [String],
    settings: TableSettings,
    // Each run of words that tell a time, with the color before it.
    times: Vec<(Option<Color>, String)>,
    color: Option<ColorChoice>,
    each_turn: bool,
}

impl Reader<'_> {
    fn word(&mut self, word: &str) -> Result<(), Wrong> {
        let next = self.words.first().map_or("", String::as_str);
        match (word, next) {
            ("por", "turno") | ("per", "turn") => {
                self.each_turn = true;
                self.skip();
                return Ok(());
            }
            ("sin", "reloj") | ("no" | "without", "clock") => {
                self.skip();
                self.times.push((None, NO_CLOCK.to_owned()));
                return Ok(());
            }
            ("sin", "puntos") | ("no", "points") => {
                self.skip();
                return Ok(());
            }
            ("blancas" | "white", _) => return self.side(Color::White),
            ("negras" | "black", _) => return self.side(Color::Black),
            ("sorteo" | "lot", _) => return self.choose(ColorChoice::Lot),
            _ => {}
        }
        if is_start_960(word) {
            self.settings.start = Start::Chess960(None);
        } else if is_time(word) {
            let time = self.time(word)?;
            self.times.push((None, time));
        } else if !self.switch(word) {
            self.numbered(word)?;
        }
        Ok(())
    }

    /// A word that says one thing by itself; whether it is one.
    fn switch(&mut self, word: &str) -> bool {
        let settings = &mut self.settings;
        match word {
            "puntos" | "points" | "rated" => settings.points = true,
            "privada" | "private" => settings.access = Access::Private,
            "abierta" | "open" => settings.access = Access::Open,
            "tablero" | "board" | "otb" => settings.over_the_board = true,
            "linea" | "online" => settings.over_the_board = false,
            "arbitro" | "arbiter" => settings.arbiter = true,
            "deshacer" | "takebacks" => settings.takebacks = true,
            "juntos" | "shared" => settings.screens = Screens::One,
            "escolar" | "school" => settings.preset = Preset::School,
            "amistosa" | "friendly" => settings.preset = Preset::Friendly,
            _ => return false,
        }
        true
    }

    /// A word with a number behind it.
    fn numbered(&mut self, word: &str) -> Result<(), Wrong> {
        let number = self.words.first().filter(|next| is_number(next)).cloned();
        let missing = || Wrong::NumberMissing(word.to_owned());
        match word {
            "maquina" | "machine" => {
                let level = number.as_deref().map(str::parse).transpose();
                let level = level.map_err(|_| missing())?;
                self.settings.machine = Some(level.unwrap_or(USUAL_STRENGTH));
            }
            "edicion" | "edition" => {
                self.settings.edition = number.clone().ok_or_else(missing)?;
            }
            "retraso" | "delayed" => {
                let seconds = number.as_deref().ok_or_else(missing)?;
                self.settings.delay_s = seconds.parse().map_err(|_| missing())?;
            }
            _ => return Err(Wrong::Word(word.to_owned())),
        }
        if number.is_some() {
            self.skip();
        }
        Ok(())
    }

    const fn skip(&mut self) {
        if let Some((_, rest)) = self.words.split_first() {
            self.words = rest;
        }
    }

    /// A color: with a time behind it perhaps that side's time, else the own color.
    fn side(&mut self, color: Color) -> Result<(), Wrong> {
        let behind = self.words.first().filter(|next| is_time(next));
        let Some(first) = behind.filter(|next| !is_start_960(next)) else {
            return self.choose(choice(color));
        };
        self.skip();
        let time = self.time(first)?;
        self.times.push((Some(color), time));
        Ok(())
    }

    fn choose(&mut self, color: ColorChoice) -> Result<(), Wrong> {
        match self.color.replace(color) {
            Some(before) if before != color => Err(Wrong::Colors),
            Some(_) | None => Ok(()),
        }
    }

    /// A time and all that goes on it: `40/90, 30+30`, `5 d3`, `5 retardo 3`, `3 min`.
    fn time(&mut self, first: &str) -> Result<String, Wrong> {
        let mut text = first.to_owned();
        while let Some((word, rest)) = self.words.split_first() {
            if is_start_960(word) {
                break;
            }
            if let Some(unit) = unit(word) {
                text.push_str(unit);
            } else if let Some(letter) = delay(word) {
                let number = rest.first().filter(|next| is_number(next));
                let number = number.ok_or_else(|| Wrong::NumberMissing(word.clone()))?;
                text += &format!(" {letter}{number}");
                self.skip();
            } else if is_time(word) || matches!(word.as_str(), "after" | "free") {
                text += &format!(" {word}");
            } else {
                break;
            }
            self.skip();
        }
        let text = text.trim_end_matches([',', ' ']);
        Ok(text.replace("/turno", "/turn"))
    }

    fn done(mut self) -> Result<TableSettings, Wrong> {
        let each_turn = self.each_turn;
        let whole = |text: &str| {
            let is_told = !each_turn || text.ends_with("/turn");
            let text = format!("{text}{}", if is_told { "" } else { "/turn" });
            text.parse::<TimeControl>()
                .map(|_| text)
                .map_err(Wrong::Time)
        };
        match self.times.as_slice() {
            [] if each_turn => return Err(Wrong::NumberMissing("por turno".to_owned())),
            [] => {}
            [(color, time)] => {
                self.settings.time = whole(time)?;
                if let Some(color) = *color {
                    self.choose(choice(color))?;
                }
            }
            [(Some(one), time), (Some(other), time_other)] if one != other => {
                let (white, black) = match one {
                    Color::White => (time, time_other),
                    Color::Black => (time_other, time),
                };
                let (white, black) = (whole(white)?, whole(black)?);
                self.settings.time_black = Some(black);
                self.settings.time = white;
            }
            [_, _, ..] => return Err(Wrong::Times),
        }
        self.settings.color = self.color.unwrap_or_default();
        Ok(self.settings)
    }
}

const fn choice(color: Color) -> ColorChoice {
    match color {
        Color::White => ColorChoice::White,
        Color::Black => ColorChoice::Black,
    }
}

/// The number alone is the game of that name, never so many minutes: those are `16h`.
fn is_start_960(word: &str) -> bool {
    matches!(word, "960" | "chess960" | "ajedrez960")
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|letter| letter.is_ascii_digit())
}

/// Whether a word tells a time, or a part of one.
fn is_time(word: &str) -> bool {
    let begins = |word: &str| word.starts_with(|first: char| first.is_ascii_digit());
    let behind = word.strip_prefix(['+', ',', 'd', 'b']);
    begins(word) || matches!(word, NO_CLOCK | "-" | "," | "+") || behind.is_some_and(begins)
}

/// What a unit is called in a time control.
fn unit(word: &str) -> Option<&'static str> {
    Some(match word.trim_end_matches(',') {
        "d" | "dia" | "dias" | "day" | "days" => "d",
        "h" | "hora" | "horas" | "hour" | "hours" => "h",
        "m" | "min" | "minuto" | "minutos" | "minute" | "minutes" => "min",
        "s" | "seg" | "segundo" | "segundos" | "second" | "seconds" => "s",
        _ => return None,
    })
}

fn delay(word: &str) -> Option<char> {
    match word {
        "retardo" | "delay" => Some('d'),
        "bronstein" => Some('b'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use jadoube_arbiter::TimeControlFault;
    use jadoube_protocol::{Access, ColorChoice, Start};

    use super::{Wrong, read};

    #[test]
    fn settings_are_read_in_two_languages() {
        let settings = read("3+2 privada negras").unwrap();
        assert_eq!(settings.time, "3+2");
        assert_eq!(settings.access, Access::Private);
        assert_eq!(settings.color, ColorChoice::Black);
        let settings = read("90+30 board arbiter machine 3").unwrap();
        assert!(settings.over_the_board && settings.arbiter);
        assert_eq!(settings.machine, Some(3));
        assert_eq!(read("3+2 purple"), Err(Wrong::Word("purple".to_owned())));
        assert_eq!(read("máquina 3+2").unwrap().machine, Some(5));
        assert_eq!(
            read("ajedrez960 puntos").unwrap().start,
            Start::Chess960(None)
        );
    }

    #[test]
    fn a_time_is_read_as_people_write_it() {
        let check = |text: &str, white: &str, black: Option<&str>| {
            let settings = read(text).unwrap_or_else(|wrong| panic!("{text}: {wrong:?}"));
            assert_eq!(settings.time, white, "{text}");
            assert_eq!(settings.time_black.as_deref(), black, "{text}");
        };
        check("", "10+5", None);
        check("5 d3", "5 d3", None);
        check("negras 5 retardo 3 puntos", "5 d3", None);
        check("privada 40/90, 30+30 negras", "40/90, 30+30", None);
        check("40/90 , 30+30", "40/90 , 30+30", None);
        check("por turno 3", "3/turn", None);
        check("3 días por turno", "3d/turn", None);
        check("2/turno", "2/turn", None);
        check("sin reloj negras", "none", None);
        check("no clock", "none", None);
        check("blancas 5 negras 3", "5", Some("3"));
        check("Black 3+1, White 5+2", "5+2", Some("3+1"));
        check("960", "10+5", None);
        check("16h", "16h", None);
        assert_eq!(read("960").unwrap().start, Start::Chess960(None));
        assert_eq!(read("3+2 960").unwrap().start, Start::Chess960(None));
        assert_eq!(read("black 5").unwrap().color, ColorChoice::Black);
        assert_eq!(read("black 960").unwrap().color, ColorChoice::Black);
    }

    #[test]
    fn what_cannot_be_is_refused_and_not_guessed() {
        let fault = |text: &str| match read(text) {
            Err(Wrong::Time(bad)) => bad.fault,
            other => panic!("{text}: {other:?}"),
        };
        assert_eq!(fault("40/90+30"), TimeControlFault::QuotaInLast);
        assert_eq!(fault("90, 30"), TimeControlFault::QuotaMissing);
        assert_eq!(fault("3x"), TimeControlFault::NotATime);
        assert_eq!(read("3+2 white black"), Err(Wrong::Colors));
        assert_eq!(read("3+2 private 5+3"), Err(Wrong::Times));
        assert_eq!(read("5 negras 3"), Err(Wrong::Times));
        let missing = |word: &str| Err(Wrong::NumberMissing(word.to_owned()));
        assert_eq!(read("3+2 edition"), missing("edition"));
        assert_eq!(read("5 delay"), missing("delay"));
    }
}
