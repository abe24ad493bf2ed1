//! The numbers each edition fixes, held against a table read from the editions.

use std::collections::BTreeSet;

use jadoube_laws::{
    Article, BothFlags, Breach, Cited, Class, DefaultTime, Edition, FlagCall, Noticed, Recording,
    RightLost, Supervision, Unsound,
};

const TABLE: &str = include_str!("data/editions.tsv");

#[test]
fn every_edition_fixes_what_the_table_says() {
    let mut told = BTreeSet::new();
    for line in TABLE.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [what, games, cells @ ..] = fields.as_slice() else {
            panic!("{line}");
        };
        assert_eq!(cells.len(), Edition::ALL.len(), "{line}");
        for (edition, cell) in Edition::ALL.into_iter().zip(cells) {
            for (class, supervision) in combinations(games) {
                let found = ask(edition, what, games, class, supervision);
                assert_eq!(&found, cell, "{what}, {games}, {edition}");
            }
        }
        told.insert(*what);
    }
    assert_eq!(told.len(), 22, "{told:?}");
}

#[test]
fn every_class_and_supervision_reads_back_from_its_key() {
    for class in Class::ALL {
        assert_eq!(class.to_string().parse(), Ok(class));
    }
    for supervision in Supervision::ALL {
        assert_eq!(supervision.to_string().parse(), Ok(supervision));
    }
    assert!("bullet".parse::<Class>().is_err());
    assert!("none".parse::<Supervision>().is_err());
}

#[test]
fn a_wrong_claim_halved_what_was_left_until_2001() {
    let wrong = Edition::E2001
        .wrong_claim(Class::Standard)
        .expect("claimable");
    for (left, lost) in [
        (600_000, 180_000),
        (360_000, 180_000),
        (121_000, 60_500),
        (120_000, 60_000),
        (90_000, 30_000),
        (60_000, 0),
        (59_000, 0),
    ] {
        assert_eq!(wrong.claimant_loses_ms(left), lost, "{left} ms left");
    }
    for edition in Edition::ALL.into_iter().skip(2) {
        let wrong = edition.wrong_claim(Class::Standard).expect("claimable");
        assert_eq!(wrong.claimant_loses_ms(600_000), 0, "{edition}");
    }
}

/// The games a row is about: all of them unless it names a class, a supervision, or both.
fn combinations(games: &str) -> Vec<(Class, Supervision)> {
    let mut words = games.split(' ');
    let class = words.next().and_then(|word| word.parse::<Class>().ok());
    let supervision = words
        .next()
        .map(|word| word.parse::<Supervision>().expect("a supervision"));
    let mut all = Vec::new();
    for each in Class::ALL {
        for supervised in Supervision::ALL {
            let fits = class.is_none_or(|class| class == each)
                && supervision.is_none_or(|supervision| supervision == supervised);
            if fits {
                all.push((each, supervised));
            }
        }
    }
    all
}

/// What an edition says, written as the table writes it.
fn ask(
    edition: Edition,
    what: &str,
    games: &str,
    class: Class,
    supervision: Supervision,
) -> String {
    let illegal = edition.illegal_moves(class, supervision);
    match what {
        "class" => {
            let (class, article) = edition.class(games.parse().expect("milliseconds"));
            match article {
                Some(article) => format!("{class} {}", number(article)),
                None => class.to_string(),
            }
        }
        "noticed" => with(noticed(illegal.noticed), illegal.article),
        "extra_ms" => cited(illegal.extra_ms, |ms| ms.to_string()),
        "loses_on" => cited(illegal.loses_on, |which| which.to_string()),
        "drawn_without_mate" => written(illegal.drawn_without_mate),
        "breach" => written(edition.breach(breach(games))),
        "two_hands_need_press" => flag(edition.two_hands_need_press()),
        "unpromoted_becomes_queen" => written(edition.unpromoted_becomes_queen()),
        "wrong_start_barred" => cited(edition.wrong_start_barred(class, supervision), |moves| {
            moves.to_string()
        }),
        "touch_on_request" => written(edition.touch_on_request(class, supervision)),
        "flag_claim_needs_own_time" => {
            written(edition.flag_claim_needs_own_time(class, supervision))
        }
        "unsound_position" => cited(edition.unsound_position(class, supervision), unsound),
        "sheet_views" => cited(edition.sheet_views(class), |views| views.to_string()),
        "offer_refused_by" => cited(edition.offer_refused_by(), right_lost),
        "claim_right_lost_by" => cited(edition.claim_right_lost_by(), right_lost),
        "flag_call" => flag_call(edition.flag_call(class, supervision)),
        "both_flags" => both_flags(edition.both_flags(class, supervision)),
        "recording" => recording(edition.recording_required(class)),
        "wrong_claim" => wrong_claim(edition, class),
        "default_time" => default_time(edition),
        "colors_reversed" => cited(edition.colors_reversed(), |below| {
            below.map_or_else(|| "goes_on".to_owned(), |below| below.to_string())
        }),
        "last_five_minutes" => cited(edition.last_five_minutes(), |when| {
            let rest = if when.rest_of_period { " rest" } else { "" };
            format!("{}/{}{rest}", when.below_ms, when.increment_ms)
        }),
        _ => panic!("{what} is not in the editions"),
    }
}

fn number(article: Article) -> String {
    let doubt = if article.is_verified() { "" } else { "?" };
    format!("{article}{doubt}")
}

fn with(value: &str, article: Option<Article>) -> String {
    format!("{value} {}", written(article))
}

fn written(article: Option<Article>) -> String {
    article.map_or_else(|| "-".to_owned(), number)
}

fn cited<T>(cited: Option<Cited<T>>, write: impl Fn(T) -> String) -> String {
    cited.map_or_else(
        || "-".to_owned(),
        |cited| with(&write(cited.value), Some(cited.article)),
    )
}

fn flag(says: bool) -> String {
    if says { "yes" } else { "-" }.to_owned()
}

fn noticed(noticed: Noticed) -> &'static str {
    match noticed {
        Noticed::Anytime => "anytime",
        Noticed::BeforeReply => "before_reply",
        Noticed::OnClaimBeforeReply => "claim",
    }
}

fn breach(name: &str) -> Breach {
    let names = [
        "illegal_move",
        "king_captured",
        "unpromoted_pawn",
        "empty_press",
        "two_hands",
    ];
    let at = names.iter().position(|known| *known == name);
    Breach::ALL[at.expect("a breach")]
}

fn unsound(unsound: Unsound) -> String {
    match unsound {
        Unsound::WaitOneMove => "wait",
        Unsound::Intervene => "intervene",
    }
    .to_owned()
}

fn right_lost(by: RightLost) -> String {
    match by {
        RightLost::Touch => "touch",
        RightLost::Move => "move",
    }
    .to_owned()
}

fn flag_call(call: FlagCall) -> String {
    match call {
        FlagCall::Arbiter(article) => with("arbiter", article),
        FlagCall::OnClaimOnly(article) => with("claim", Some(article)),
    }
}

fn both_flags(both: BothFlags) -> String {
    match both {
        BothFlags::Continue(article) => with("continue", Some(article)),
        BothFlags::DrawInLastPeriod(article) => with("last_period", Some(article)),
        BothFlags::Draw(article) => with("draw", Some(article)),
        BothFlags::Guidelines(article) => with("guidelines", Some(article)),
    }
}

fn recording(recording: Recording) -> String {
    match recording {
        Recording::Required(article) => with("required", Some(article)),
        Recording::Waived(article) => with("waived", Some(article)),
    }
}

fn wrong_claim(edition: Edition, class: Class) -> String {
    let Some(wrong) = edition.wrong_claim(class) else {
        return "-".to_owned();
    };
    let opponent = cited(Some(wrong.opponent_ms), |ms| ms.to_string());
    match wrong.halves {
        Some(article) => format!("{opponent}, halves {}", number(article)),
        None => opponent,
    }
}

fn default_time(edition: Edition) -> String {
    match edition.default_time() {
        DefaultTime::IfUnstated(ms) => cited(Some(ms), |ms| ms.to_string()),
        DefaultTime::MustBeStated(article) => with("stated", Some(article)),
    }
}
