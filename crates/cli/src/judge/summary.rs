//! What was found in all games together.

use jadoube_words::Argument;

use super::{Kind, Options, finding::Tally, write::kind_name};
use crate::console::Ink;

/// A table of the kinds found, or a line of JSON.
pub(super) fn write(options: &Options<'_>, total: &Tally, seconds: f64) -> String {
    let found: Vec<(Kind, u64)> = Kind::ALL
        .into_iter()
        .map(|kind| (kind, total.games_with(kind)))
        .filter(|(_, games)| *games > 0)
        .collect();
    if options.session.json {
        return json(options, total);
    }
    let session = options.session;
    let speech = &session.speech;
    let arguments = [
        ("games", Argument::from(total.games)),
        ("gamesText", speech.number(total.games).into()),
        ("plies", speech.number(total.plies).into()),
        ("edition", options.edition.to_string().into()),
    ];
    let title = speech.say_of("cli-summary-title", &arguments);
    let mut text = format!("{}\n", session.palette.paint(Ink::Title, title));
    let (notes, wrong): (Vec<_>, Vec<_>) = found.into_iter().partition(|(kind, _)| kind.is_note());
    if wrong.is_empty() {
        // Where no game was found, nothing was found in order either.
        let (key, ink) = match total.games {
            0 => ("cli-summary-no-games", Ink::Note),
            _ => ("cli-summary-none", Ink::Well),
        };
        text += &format!("  {}\n", session.palette.paint(ink, speech.say(key)));
    }
    for (heading, ink, kinds) in [
        ("cli-summary-wrong", Ink::Wrong, wrong),
        ("cli-summary-notes", Ink::Note, notes),
    ] {
        if !kinds.is_empty() {
            text += &table(options, heading, ink, &kinds);
        }
    }
    let rate = if seconds > 0.0 {
        total.games as f64 / seconds
    } else {
        0.0
    };
    let arguments = [
        ("seconds", Argument::from(format!("{seconds:.2}"))),
        ("rate", speech.number(rate as u64).into()),
    ];
    let time = speech.say_of("cli-summary-time", &arguments);
    text + &format!("{}\n", session.palette.paint(Ink::Faint, time))
}

fn table(options: &Options<'_>, heading: &str, ink: Ink, kinds: &[(Kind, u64)]) -> String {
    let session = options.session;
    let speech = &session.speech;
    let heading = session.palette.paint(ink, speech.say(heading)).to_string();
    let mut text = format!("\n  {heading}\n");
    for &(kind, games) in kinds {
        let name = kind_name(options, kind);
        let games = speech.number(games);
        let code = session.palette.paint(Ink::Faint, kind.name());
        text += &format!("    {name:<30} {games:>12}  {code}\n");
    }
    text
}

/// All kinds that were looked for, with the number of games that have them.
fn json(options: &Options<'_>, total: &Tally) -> String {
    let wanted = Kind::ALL.into_iter().filter(|&kind| options.wants(kind));
    let counts: Vec<String> = wanted
        .map(|kind| format!("\"{}\":{}", kind.name(), total.games_with(kind)))
        .collect();
    let (games, plies, findings) = (total.games, total.plies, counts.join(","));
    format!("{{\"summary\":{{\"games\":{games},\"plies\":{plies},\"findings\":{{{findings}}}}}}}\n")
}
