//! What a report tells of a game and of each event.

use jadoube_arbiter::{Event, Game, Happening, Ruler, TimeControl, Watch};
use jadoube_laws::Color;
use jadoube_words::{Arguments, Language, Words};

use super::super::table::capital;
use super::super::text::one_line;
use super::super::{Around, GameRecord};
use super::{Entry, EntryKind, name_of};

/// What the report is called.
pub(super) fn title(record: &GameRecord<'_>, words: &Words) -> String {
    let arguments = Arguments::new()
        .with("white", name_of(record, Color::White))
        .with("black", name_of(record, Color::Black));
    words.message("records-incident_title", &arguments)
}

/// What is known of the game.
pub(super) fn head(record: &GameRecord<'_>, game: &Game, words: &Words) -> Vec<(String, String)> {
    let mut head = Vec::new();
    let mut add = |key: &str, value: Option<String>| {
        let name = words.message(&format!("records-{key}"), &Arguments::new());
        let value = value.filter(|value| !value.is_empty());
        head.extend(value.map(|value| (capital(&name), value)));
    };
    add("event", record.event.map(one_line));
    add("site", Some(one_line(record.site)));
    add("room", record.room.map(one_line));
    let start = record.start();
    add(
        "date",
        start.map(|it| format!("{} {} UTC", it.date(), it.time())),
    );
    add("round", record.round.map(|round| round.to_string()));
    add("board", record.board.map(|board| board.to_string()));
    add("white", Some(player(record, Color::White)));
    add("black", Some(player(record, Color::Black)));
    let arbiters: Vec<String> = record.arbiters.iter().map(|it| one_line(it)).collect();
    add("signature_arbiter", Some(arbiters.join(", ")));
    add("time", Some(time(record, words)));
    add("edition", Some(words.edition(record.regulations.edition)));
    add("result", Some(result(game, words)));
    add("game", Some(one_line(record.id)));
    head
}

fn player(record: &GameRecord<'_>, color: Color) -> String {
    let name = name_of(record, color);
    match record.players[color].rating {
        Some(rating) => format!("{name} ({rating})"),
        None => name,
    }
}

fn time(record: &GameRecord<'_>, words: &Words) -> String {
    let time = &record.regulations.time;
    let told = |time: &TimeControl| match time {
        TimeControl::None => words.message("records-no_clock", &Arguments::new()),
        TimeControl::Periods(_) | TimeControl::PerTurn(_) => time.to_string(),
    };
    if time.white == time.black {
        return told(&time.white);
    }
    let arguments = Arguments::new()
        .with("white", told(&time.white))
        .with("black", told(&time.black));
    words.message("records-odds", &arguments)
}

fn result(game: &Game, words: &Words) -> String {
    match game.outcome() {
        Some(outcome) => words.outcome(&outcome),
        None => words.message("records-unfinished", &Arguments::new()),
    }
}

/// What a report tells of an event; the game is as it stands after it.
pub(super) fn entry(
    record: &GameRecord<'_>,
    event: &Event,
    game: &Game,
    words: &Words,
    author: Option<String>,
) -> Option<Entry> {
    let text = match words.event_in(event, game) {
        Some(text) => one_line(&text),
        None => kept_back(record, &event.what, game, words)?,
    };
    let has_clock = |color| record.regulations.time[color] != TimeControl::None;
    let clocks = Color::ALL
        .into_iter()
        .all(has_clock)
        .then(|| Color::ALL.map(|color| game.reading(color, event.at).shown().to_string()));
    Some(Entry {
        kind: kind(record, &event.what),
        at: event.at.to_string(),
        of_day: record.moment(event.at).map(|moment| moment.time()),
        clocks,
        text,
        by: author.filter(|_| is_of_an_arbiter(&event.what)),
    })
}

/// What a report tells of something around the game.
pub(super) fn beside(record: &GameRecord<'_>, beside: &Around, words: &Words) -> Entry {
    let text = match words.language() {
        Language::Spanish => &beside.text.es,
        Language::English => &beside.text.en,
    };
    Entry {
        kind: EntryKind::Fact,
        at: beside.at.to_string(),
        of_day: record.moment(beside.at).map(|moment| moment.time()),
        clocks: None,
        text: one_line(text),
        by: beside.by.clone(),
    }
}

fn kind(record: &GameRecord<'_>, what: &Happening) -> EntryKind {
    match what {
        Happening::Ruled { .. } => EntryKind::Ruling,
        Happening::Asked(..) | Happening::Answered(..) => EntryKind::Question,
        Happening::Irregular(..)
        | Happening::RepliedTo(..)
        | Happening::FlagFell(_)
        | Happening::TouchNotKept(_)
        | Happening::Obliged(_) => match record.regulations.watch {
            Watch::People => EntryKind::Unnoticed,
            Watch::Program => EntryKind::Fact,
        },
        Happening::Did(..)
        | Happening::Ordered(_)
        | Happening::Told(_)
        | Happening::Site(_)
        | Happening::Adjusted(_)
        | Happening::Made(_)
        | Happening::Retracted(_)
        | Happening::BoardPutBack
        | Happening::OfferLapsed
        | Happening::ClocksStopped
        | Happening::ClockStarted(_) => EntryKind::Fact,
    }
}

/// Whether the person behind an event is to be named beside it; players are in the sentence.
const fn is_of_an_arbiter(what: &Happening) -> bool {
    match what {
        Happening::Ordered(_) | Happening::Told(_) => true,
        Happening::Answered(_, _, by) | Happening::Ruled { by, .. } => match by {
            Ruler::Arbiter => true,
            Ruler::Program | Ruler::Players | Ruler::Default => false,
        },
        Happening::Did(..)
        | Happening::Site(_)
        | Happening::Adjusted(_)
        | Happening::Made(_)
        | Happening::Irregular(..)
        | Happening::Retracted(_)
        | Happening::RepliedTo(..)
        | Happening::BoardPutBack
        | Happening::OfferLapsed
        | Happening::FlagFell(_)
        | Happening::ClocksStopped
        | Happening::ClockStarted(_)
        | Happening::Asked(..)
        | Happening::TouchNotKept(_)
        | Happening::Obliged(_) => false,
    }
}

/// What the words keep from players, told for arbiters; where people watch, as what nobody had
/// noticed when it happened.
fn kept_back(
    record: &GameRecord<'_>,
    what: &Happening,
    game: &Game,
    words: &Words,
) -> Option<String> {
    let none = Arguments::new();
    let clause = match what {
        Happening::Irregular(breach, _) => {
            let arguments = none.with("breach", words.breach(breach));
            words.message("records-irregular", &arguments)
        }
        // Everybody sees it, and nobody but the arbiter is told of it.
        Happening::Retracted(color) => {
            let clause = words.message("records-retracted", &none.with("color", *color));
            return Some(words.sentence(&clause, None));
        }
        Happening::RepliedTo(..) => words.message("records-replied_to", &none),
        Happening::FlagFell(color) => {
            words.message("records-flag_fell", &none.with("color", *color))
        }
        Happening::TouchNotKept(obligation) => {
            let said = words.obligation_in(obligation, game);
            words.message("records-touch_not_kept", &none.with("obligation", said))
        }
        Happening::Obliged(Some(obligation)) => words.obligation_in(obligation, game),
        Happening::Obliged(None) => words.message("records-obliged_no_more", &none),
        Happening::Did(..)
        | Happening::Ordered(_)
        | Happening::Told(_)
        | Happening::Site(_)
        | Happening::Adjusted(_)
        | Happening::Made(_)
        | Happening::BoardPutBack
        | Happening::OfferLapsed
        | Happening::ClocksStopped
        | Happening::ClockStarted(_)
        | Happening::Asked(..)
        | Happening::Answered(..)
        | Happening::Ruled { .. } => return None,
    };
    let clause = match record.regulations.watch {
        Watch::People => words.message(
            "records-unnoticed",
            &Arguments::new().with("clause", clause),
        ),
        Watch::Program => clause,
    };
    Some(words.sentence(&clause, None))
}
