//! What a table is played by, told before one joins: all that was chosen when it was opened.

use jadoube_arbiter::TimeControl;
use jadoube_protocol::{Access, Preset, Screens, Start, TableSettings};
use jadoube_words::Argument;

use crate::speech::Speech;

/// How a time control reads: its notation, and words where there is no usual one.
pub(super) fn time(speech: &Speech, settings: &TableSettings) -> String {
    let white = time_of(speech, &settings.time);
    match &settings.time_black {
        Some(black) => {
            let values = [
                ("white", white.into()),
                ("black", time_of(speech, black).into()),
            ];
            speech.say_of("play-time-each", &values)
        }
        None => white,
    }
}

fn time_of(speech: &Speech, text: &str) -> String {
    match text.parse() {
        Ok(TimeControl::None) => speech.say("play-time-none"),
        Ok(TimeControl::PerTurn(time)) => {
            let time = speech.duration(time);
            speech.say_of("play-time-turn", &[("time", time.into())])
        }
        Ok(TimeControl::Periods(_)) | Err(_) => {
            let (text, free) = cut(text, " free");
            let (text, after) = cut(text, " after");
            let mut said = text.to_owned();
            for (is_so, key) in [(after, "play-time-after"), (free, "play-time-free")] {
                if is_so {
                    said = speech.say_of(key, &[("time", said.into())]);
                }
            }
            said
        }
    }
}

fn cut<'a>(text: &'a str, end: &str) -> (&'a str, bool) {
    text.strip_suffix(end)
        .map_or((text, false), |text| (text, true))
}

/// Whether a game is ranked among others by how long it lasts: not without a clock, nor where
/// every turn has its own time.
pub(super) fn has_class(settings: &TableSettings) -> bool {
    matches!(settings.time.parse(), Ok(TimeControl::Periods(_)))
}

/// A term of a table: the end of the keys that say it, and what it is about.
type Term = (&'static str, Vec<(&'static str, Argument)>);

/// What was chosen and is not usual.
pub(super) fn unusual(settings: &TableSettings, chess960: Option<u16>) -> Vec<Term> {
    let usual = TableSettings::default();
    let plain = |key| (key, Vec::new());
    let count = |key, count: u64| (key, vec![("count", Argument::from(count))]);
    let mut terms = Vec::new();
    let mut when = |holds: bool, term: Term| {
        if holds {
            terms.push(term);
        }
    };
    when(settings.points, plain("points"));
    when(settings.over_the_board, plain("board"));
    when(settings.access == Access::Private, plain("private"));
    match &settings.start {
        Start::Standard => {}
        Start::Chess960(asked) => match chess960.or(*asked) {
            Some(number) => when(true, count("chess960-number", number.into())),
            None => when(true, plain("chess960")),
        },
        Start::Fen(fen) => when(true, ("position", vec![("fen", fen.as_str().into())])),
    }
    let year = ("year", settings.edition.as_str().into());
    when(settings.edition != usual.edition, ("edition", vec![year]));
    when(settings.preset == Preset::School, plain("school"));
    when(settings.preset == Preset::Friendly, plain("friendly"));
    when(settings.regulations.is_some(), plain("regulations"));
    when(settings.arbiter, plain("arbiter"));
    when(settings.takebacks, plain("takebacks"));
    when(settings.screens == Screens::One, plain("shared"));
    if let Some(level) = settings.machine {
        when(true, count("machine", level.into()));
    }
    if settings.first_move_s != usual.first_move_s {
        let term = settings.first_move_s.map(u64::from);
        let term = term.map_or(plain("first-move-none"), |s| count("first-move", s));
        when(true, term);
    }
    if let Some(seconds) = settings.absence_s {
        when(true, count("absence", seconds.into()));
    }
    let runs = !settings.call_stops_clocks;
    when(runs, plain("call-runs"));
    when(settings.wait_for_start, plain("wait"));
    when(
        settings.delay_s > 0,
        count("delay", settings.delay_s.into()),
    );
    terms
}

/// All terms, a sentence each: also what is usual, where one would ask.
pub(super) fn sentences(
    speech: &Speech,
    settings: &TableSettings,
    chess960: Option<u16>,
) -> Vec<String> {
    let mut all = Vec::new();
    let mut usual = |is_usual: bool, key: &str| {
        if is_usual {
            all.push(speech.say(key));
        }
    };
    usual(!settings.over_the_board, "play-term-online");
    usual(!settings.points, "play-term-no-points");
    usual(!settings.arbiter, "play-term-no-arbiter");
    let is_usual = settings.edition == TableSettings::default().edition;
    if is_usual {
        let year = settings.edition.as_str().into();
        all.push(speech.say_of("play-term-edition", &[("year", year)]));
    }
    for (key, values) in unusual(settings, chess960) {
        all.push(speech.say_of(&format!("play-term-{key}"), &values));
    }
    all
}

/// What is not usual, a few words each.
pub(super) fn marks(speech: &Speech, settings: &TableSettings) -> Vec<String> {
    let each = unusual(settings, None).into_iter();
    each.map(|(key, values)| speech.say_of(&format!("play-listed-{key}"), &values))
        .collect()
}
