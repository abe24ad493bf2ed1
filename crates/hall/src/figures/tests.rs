use std::collections::BTreeMap;

use jadoube_journal::Journal;

use super::*;
use crate::{Config, WallClock};

/// Name, kind and labels of each figure, as `docs/metrics.md` tells them.
fn told() -> BTreeMap<String, (String, String)> {
    let page = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/metrics.md");
    let page = fs::read_to_string(page).expect("the page is there");
    let rows = page.lines().filter(|line| line.starts_with("| `jadoube_"));
    rows.map(|row| {
        let cells: Vec<_> = row
            .split('|')
            .map(|cell| cell.trim().replace('`', ""))
            .collect();
        (cells[1].clone(), (cells[2].clone(), cells[3].clone()))
    })
    .collect()
}

#[test]
fn every_figure_is_told_and_every_one_told_is_there() {
    let told: BTreeMap<_, _> = told()
        .into_iter()
        .map(|(name, (kind, _))| (name, kind))
        .collect();
    let ours = ALL.map(|(kind, name, _)| (name.to_owned(), format!("{kind:?}").to_lowercase()));
    assert_eq!(told, BTreeMap::from(ours));
}

/// What is shown has the names, the kinds and the labels that are told, and no others.
#[tokio::test]
async fn what_is_shown_is_what_is_told() {
    let recorder = recorder().expect("nobody else records");
    let journal = Journal::open("memory:").await.expect("the record opens");
    let hall = Hall::open(Config::default(), journal, WallClock::new()).await;
    let hall = hall.expect("the hall opens");
    hall.take_down_figures().await;
    let closing = ServerMessage::Closing;
    command("act", &closing);
    let refusal = jadoube_record::Refusal {
        reason: jadoube_record::Refused::NotStarted,
        authority: (&jadoube_arbiter::Authority::Site(jadoube_arbiter::SiteRule::OnlineMoves))
            .into(),
    };
    let id = String::new();
    let say = jadoube_protocol::Say::default();
    command("act", &ServerMessage::Refused { id, refusal, say });
    faulted(ErrorCode::NotNow);
    appended(2, Duration::from_millis(3), true);
    appended(2, Duration::from_millis(3), false);
    flag_called(Duration::from_millis(1));
    chat(Some(ErrorCode::Muted));
    login(Some(ErrorCode::BadPassword));
    request("/api/me".to_owned(), "200", Duration::from_millis(4));
    slow_client_dropped();
    let text = recorder.render();
    let mut shown = BTreeMap::new();
    let mut kinds = BTreeMap::new();
    for line in text.lines() {
        if let Some(rest) = line.strip_prefix("# TYPE ") {
            let (name, kind) = rest.split_once(' ').expect("a kind");
            kinds.insert(name.to_owned(), kind.to_owned());
        } else if !line.starts_with('#') && !line.is_empty() {
            let (name, labels) = line.split_once(['{', ' ']).expect("a figure");
            let ends = ["_bucket", "_sum", "_count"];
            let is_part = |name: &str| kinds.get(name).is_some_and(|kind| kind == "histogram");
            let whole = ends
                .iter()
                .find_map(|end| name.strip_suffix(end))
                .filter(|it| is_part(it));
            let name = whole.unwrap_or(name).to_owned();
            let pairs = labels.split('}').next().unwrap_or_default();
            let names = pairs.split(',').filter_map(|pair| pair.split_once('='));
            let names: Vec<_> = names
                .map(|(name, _)| name)
                .filter(|it| *it != "le")
                .collect();
            let kind = kinds.get(&name).expect("it has a kind").clone();
            shown.insert(name, (kind, names.join(", ")));
        }
    }
    assert_eq!(shown, told(), "{text}");
    assert!(
        text.contains("jadoube_refusals_total{reason=\"not_started\"} 1"),
        "{text}"
    );
    assert!(
        text.contains("jadoube_tables{stage=\"playing\"} 0"),
        "{text}"
    );
    assert!(
        text.contains("jadoube_faults_total{code=\"not_now\"} 1"),
        "{text}"
    );
}
