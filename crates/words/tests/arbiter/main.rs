//! Every value of the arbiter has its sentence in every language, and every sentence a value.

mod choices;
mod in_game;
mod values;

use std::{collections::BTreeSet, fmt::Debug, fmt::Write as _};

use jadoube_arbiter::{
    Authority, Event, Happening, Millis, Obligation, Regulation, Ruling, SiteRule,
};
use jadoube_laws::{Color, Edition, Rule};
use jadoube_words::{Language, Words};

/// A key, and what is said under it.
type Said = (String, String);

/// The key of a value's message: its name in small letters after the name of its kind.
fn key(kind: &str, value: &impl Debug) -> String {
    let text = format!("{value:?}");
    let mut key = format!("{kind}-");
    let mut before = '-';
    for letter in text.chars().take_while(|letter| letter.is_alphanumeric()) {
        let starts = letter.is_ascii_digit() && !before.is_ascii_digit();
        if before != '-' && (letter.is_uppercase() || starts) {
            key.push('_');
        }
        key.push(letter.to_ascii_lowercase());
        before = letter;
    }
    key
}

/// What is said of each value of a kind.
fn said<T: Debug>(kind: &str, values: Vec<T>, say: impl Fn(&T) -> String) -> Vec<Said> {
    values
        .iter()
        .map(|value| (key(kind, value), say(value)))
        .collect()
}

fn everything(words: &Words) -> Vec<Said> {
    let color = Color::Black;
    let site = |rule: &SiteRule| words.authority(&Authority::Site(*rule));
    let regulation = |it: &Regulation| words.authority(&Authority::Regulations(*it));
    let obligation = |must: &_| {
        words.obligation(&Obligation {
            must: *must,
            rule: Rule::TouchedOwn,
        })
    };
    [
        said("ruling", values::rulings(), |it| words.ruling(it)),
        said("refused", values::refused(), |it| words.refused(it)),
        said("question", values::questions(), |it| words.question(it)),
        said("answer", values::answers(), |it| words.answer(it)),
        said("act", values::acts(), |it| words.fact(color, it)),
        said("entry", values::entries(), |it| words.entry(it)),
        said("order", values::orders(), |it| words.order(it)),
        said("observation", values::observations(), |it| {
            words.observation(it)
        }),
        said("finding", values::findings(), |it| words.finding(it)),
        said("report", values::reports(), |it| words.report(it)),
        said("site_act", values::site_acts(), |it| words.site_act(it)),
        said("breach", values::breaches(), |it| words.breach(it)),
        said("misconduct", values::misconducts(), |it| {
            words.misconduct(it)
        }),
        said("penalty", values::penalties(), |it| words.penalty(it)),
        said("reason", values::reasons(), |it| words.reason(it)),
        said("must", values::musts(), obligation),
        said("commentator", values::commentators(), |it| {
            words.commentator(it)
        }),
        said("regulation", values::regulations(), regulation),
        said("site", values::site_rules(), site),
    ]
    .concat()
}

/// The messages of the arbiter that are no value's own.
const OTHERS: [&str; 27] = [
    "minutes",
    "seconds",
    "minutes-and-seconds",
    "clock-shows",
    "move-of",
    "half-move",
    "place-start",
    "place-before",
    "place-after",
    "authority-comment",
    "authority-regulations",
    "authority-site",
    "claim-name-threefold",
    "claim-name-fifty_moves",
    "outcome-won",
    "outcome-drawn",
    "outcome-drawn_without_mate",
    "outcome-both_lose",
    "outcome-other",
    "outcome-void",
    "outcome-referred",
    "outcome-by_default",
    "adjourning-early",
    "adjourning-session_ends",
    "opened-faulty",
    "opened-move",
    "opened-written",
];

/// The keys in a language's files for the arbiter.
fn keys_of(language: &str) -> BTreeSet<String> {
    let folder = format!("{}/locales/{language}", env!("CARGO_MANIFEST_DIR"));
    let keys = |file: &str| {
        let text = std::fs::read_to_string(format!("{folder}/{file}.ftl")).expect("part of it");
        let named = text.lines().filter_map(|line| line.split_once(" = "));
        let own = named.filter(|(key, _)| !key.starts_with([' ', '#']));
        own.map(|(key, _)| key.to_owned()).collect::<Vec<_>>()
    };
    ["rulings", "refusals", "questions", "facts"]
        .into_iter()
        .flat_map(keys)
        .collect()
}

/// A value not filled in, or blanks that a choice left behind, would show.
pub(crate) fn check(text: &str) {
    assert!(!text.contains(['{', '}', '$', '_']), "{text}");
    assert!(!text.contains("  ") && text.trim() == text, "{text}");
    assert!(!text.contains(" ,") && !text.contains(" :"), "{text}");
    assert!(!text.is_empty() && !text.ends_with(['.', ' ']), "{text}");
}

#[test]
fn every_value_of_the_arbiter_has_a_message_and_no_message_lacks_a_value() {
    let mut used: BTreeSet<String> = OTHERS.map(str::to_owned).into();
    for (key, _) in everything(&Words::new(Language::Spanish)) {
        assert!(used.insert(key.clone()), "{key} twice");
    }
    for happening in values::happenings() {
        let own = match happening {
            Happening::Did(..)
            | Happening::Ordered(_)
            | Happening::Site(_)
            | Happening::Told(_)
            | Happening::Irregular(..)
            | Happening::Retracted(_)
            | Happening::RepliedTo(..)
            | Happening::FlagFell(_)
            | Happening::TouchNotKept(_)
            | Happening::Obliged(_) => false,
            Happening::Adjusted(_)
            | Happening::Made(_)
            | Happening::BoardPutBack
            | Happening::OfferLapsed
            | Happening::ClocksStopped
            | Happening::ClockStarted(_)
            | Happening::Asked(..)
            | Happening::Answered(..)
            | Happening::Ruled { .. } => true,
        };
        if own {
            used.insert(key("event", &happening));
        }
    }
    for language in ["es", "en"] {
        let there = keys_of(language);
        let missing: Vec<_> = used.difference(&there).collect();
        let unused: Vec<_> = there.difference(&used).collect();
        assert!(missing.is_empty(), "{language} lacks {missing:?}");
        assert!(unused.is_empty(), "{language} does not need {unused:?}");
    }
}

/// The sentences are also left as a table in the target folder, `tmp/arbiter.md`, to be read.
#[test]
fn every_value_of_the_arbiter_is_said_in_both_languages() {
    let [spanish, english] = Language::ALL.map(|language| {
        let words = Words::new(language);
        [everything(&words), choices::all(&words)].concat()
    });
    let mut table = String::from("| | es | en |\n|---|---|---|\n");
    for ((key, es), (_, en)) in spanish.iter().zip(&english) {
        check(es);
        check(en);
        let same = es.contains(['6', '=', '½']) || key == "answer-no";
        assert!(es != en || same, "{key}: {es}");
        writeln!(table, "| {key} | {es} | {en} |").expect("a string takes it");
    }
    let file = format!("{}/arbiter.md", env!("CARGO_TARGET_TMPDIR"));
    std::fs::write(file, table).expect("the folder is for tests");
}

#[test]
fn only_an_article_is_shown_as_law_and_a_doubtful_one_is_marked() {
    let words = Words::new(Language::Spanish);
    let ruling = Ruling::SheetsShown;
    let clause = "Las planillas se enseñan al árbitro siempre que las pida";
    let say = |authority| words.ruling_sentence(&ruling, &authority);
    let mut articles = Edition::ALL
        .iter()
        .flat_map(|edition| Rule::ALL.iter().filter_map(|&rule| edition.article(rule)));
    let sure = articles.clone().find(|article| article.is_verified());
    let sure = sure.expect("most are");
    let doubtful = articles.find(|article| !article.is_verified());
    let doubtful = doubtful.expect("some are not");
    assert_eq!(
        say(Authority::Law(sure)),
        format!("{clause} (artículo {sure})."),
    );
    assert_eq!(
        say(Authority::Law(doubtful)),
        format!("{clause} (artículo {doubtful}, sin comprobar)."),
    );
    for commentator in values::commentators() {
        let said = say(Authority::Comment(commentator, sure));
        let name = words.commentator(&commentator);
        assert!(
            said.contains(&format!("({name}: comentario al artículo")),
            "{said}"
        );
    }
    for regulation in values::regulations() {
        let said = say(Authority::Regulations(regulation));
        assert!(said.contains("(bases del torneo, no las Leyes: "), "{said}");
    }
    for rule in values::site_rules() {
        let said = say(Authority::Site(rule));
        assert!(
            said.contains("(norma del sitio, no de las Leyes: "),
            "{said}"
        );
    }
}

#[test]
fn what_no_player_may_be_told_is_not_in_the_log() {
    let words = Words::new(Language::English);
    let unsaid: Vec<String> = values::happenings()
        .into_iter()
        .map(|what| Event {
            at: Millis::ZERO,
            what,
        })
        .filter(|event| words.event(event).is_none())
        .map(|event| key("event", &event.what))
        .collect();
    assert_eq!(
        unsaid,
        [
            "event-irregular",
            "event-retracted",
            "event-replied_to",
            "event-flag_fell",
            "event-touch_not_kept",
            "event-obliged"
        ],
    );
}
