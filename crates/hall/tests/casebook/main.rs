//! The casebook through the protocol: every page that can be played at a table is, against a
//! running hall, and comes out as it does without one.

#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "a client looks for one message among many"
)]

mod table;

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    io::Write as _,
    path::{Path, PathBuf},
};

use jadoube_arbiter::{Act, Command, Millis};
use jadoube_casebook::{Follows, Given, Page, Scene, Table, pages_under};
use table::{Drive, Driven};

/// Why a run of a page is not played at a table of the hall.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Why {
    /// Illegal moves were counted before the facts: no fact tells of them.
    EarlierRulings,
    /// The regulations contradict themselves or the edition, on purpose, and no table is opened
    /// by such.
    Unplayable,
    /// The fact tells of more time lost in the network than the hall makes good for one move.
    MoreLag,
    /// A rule of the site, which the hall applies by what it measures itself; its own tests drive
    /// those.
    OfTheSite,
}

/// The most that one move can gain for the network's sake at a table of the hall.
const MOST_LAG: Millis = Millis(1_000);

fn has_more_lag(given: &Given) -> bool {
    match &given.command {
        Command::Player(_, Act::Play { lag, .. } | Act::Press { lag, .. }) => *lag > MOST_LAG,
        Command::Player(..)
        | Command::Arbiter(_)
        | Command::Bystander(_)
        | Command::Time
        | Command::Site(_) => false,
    }
}

fn casebook() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().nth(2).unwrap_or(here).join("casebook")
}

/// The runs of a page: under each of its own editions, then under others.
fn runs(page: &Page) -> Vec<(Scene, Follows)> {
    let own = page.editions.iter().map(|edition| {
        let mut scene = page.scene.clone();
        scene.regulations.edition = *edition;
        (scene, Follows::ItsOwnFacts)
    });
    let others = page.others.iter();
    own.chain(others.map(|other| (other.scene.clone(), Follows::OtherFacts)))
        .collect()
}

fn told(pages: usize, played: usize, facts: usize, over: &BTreeMap<Why, Vec<String>>) -> String {
    let mut told =
        format!("{pages} pages, {played} runs with {facts} facts at a table of the hall");
    for (why, names) in over {
        let _ = write!(
            told,
            "\n{} not ({why:?}): {}",
            names.len(),
            names.join(", ")
        );
    }
    told
}

#[tokio::test(start_paused = true)]
async fn every_page_comes_out_at_a_table_as_it_does_in_the_core() {
    // Time stands still while the record is written: as long as this runs, the clock of the
    // runtime goes only where it is told to.
    let (done, wait) = std::sync::mpsc::channel::<()>();
    let still = tokio::task::spawn_blocking(move || wait.recv());
    let mut drive = Drive::open().await;
    let mut report = String::new();
    let (mut pages, mut played, mut facts) = (0, 0, 0);
    let mut passed_over: BTreeMap<Why, Vec<String>> = BTreeMap::new();
    let folder = casebook();
    for path in pages_under(&folder).expect("the casebook is a folder of the project") {
        pages += 1;
        let shown = path
            .strip_prefix(&folder)
            .unwrap_or(&path)
            .display()
            .to_string();
        let text = std::fs::read_to_string(&path).expect("a page can be read");
        let page = Page::read(&text).expect("its own tests hold every page to be readable");
        for (scene, follows) in runs(&page) {
            let edition = scene.regulations.edition;
            let name = format!("{shown} under {edition}");
            if scene.has_earlier_rulings() {
                passed_over
                    .entry(Why::EarlierRulings)
                    .or_default()
                    .push(name);
                continue;
            }
            let all: Vec<_> = page.steps.iter().map(|step| step.fact.clone()).collect();
            let mut core = Table::new(&scene, &all, follows).expect("a page has a good scene");
            for fact in &all {
                // Under another edition some facts do not fit, and are left out there as well.
                let _ = core.hear(fact);
            }
            if core.given().iter().any(has_more_lag) {
                passed_over.entry(Why::MoreLag).or_default().push(name);
                continue;
            }
            let of_the_site = |given: &Given| matches!(given.command, Command::Site(_));
            if core.given().iter().any(of_the_site) {
                passed_over.entry(Why::OfTheSite).or_default().push(name);
                continue;
            }
            match drive.play(&scene, core.given()).await {
                Driven::Same(count) => {
                    played += 1;
                    facts += count;
                }
                Driven::Otherwise(how) => {
                    let _ = writeln!(report, "{name}: {how}");
                }
                Driven::NotOpened(why) => {
                    let name = format!("{name} ({why})");
                    passed_over.entry(Why::Unplayable).or_default().push(name);
                }
            }
        }
    }
    drop(done);
    let _ = still.await;
    assert!(report.is_empty(), "\n{report}");
    let told = told(pages, played, facts, &passed_over);
    let _ = writeln!(std::io::stderr(), "{told}");
    assert!(pages >= 437, "{told}");
    let left_out: usize = passed_over.values().map(Vec::len).sum();
    assert!(left_out * 20 <= played, "too many are left out: {told}");
}
