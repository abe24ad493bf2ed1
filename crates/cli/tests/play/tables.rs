//! What is told of a table and a room, how one comes to them, and whose an act is at one screen.

use std::process::Stdio;

use super::{
    account::register,
    hall::{Folder, Serving, Talker, jadoube},
    player, table,
};

#[test]
fn a_table_says_all_of_itself_before_one_joins_and_in_the_list() {
    let folder = Folder::new("terms");
    let serving = Serving::open(&folder.0, 0);
    let settings = "por turno 3 960 deshacer edición 2018 retraso 60 blancas";
    let mut white = player(&serving.url, &["--new", settings]);
    let table = table(&mut white);
    let mut black = player(&serving.url, &["--table", &table]);
    let first = black.hear("Table ");
    assert!(first.contains("3 minutes for each turn."), "{first}");
    assert!(!first.contains("standard"), "{first}");
    let parts = [
        "Chess960, starting position",
        "Laws of 2018",
        "taken back by agreement",
        "60 s later",
    ];
    for part in parts {
        black.hear(part);
    }
    black.say("tables");
    let listed = black.hear(&format!("Table {table}: 3 minutes"));
    for part in ["Chess960", "Laws of 2018", "takebacks", "60 s later"] {
        assert!(listed.contains(part), "{listed}");
    }
    let mut other = player(
        &serving.url,
        &["--lang", "es", "--new", "sin reloj árbitro"],
    );
    let told = other.hear("sin reloj");
    assert!(!told.contains("clásica"), "{told}");
    other.hear("Con árbitro.");
    other.hear("Aún no hay árbitro en la mesa");
}

#[test]
fn the_code_of_a_private_table_is_told_and_an_invitation_stands_for_it() {
    let folder = Folder::new("private");
    let serving = Serving::open(&folder.0, 0);
    let mut opener = player(&serving.url, &["--new", "3+2 private"]);
    let table = table(&mut opener);
    let told = opener.hear("its code: ");
    opener.say("código");
    assert_eq!(opener.hear("its code: "), told);
    let (_, code) = told.rsplit_once(' ').expect("a code");

    let mut watcher = player(&serving.url, &["--table", &table, "--code", code]);
    watcher.hear("its code: ");
    opener.say("invito 2");
    opener.hear("for 2 people");
    let line = opener.hear("--code ");
    let (_, token) = line.rsplit_once(' ').expect("a token");
    let mut rival = player(&serving.url, &["--code", token]);
    rival.hear("its code: ");
    rival.say("sit");
    opener.hear("sits down to play");
    let mut third = player(&serving.url, &["--table", &table, "--code", token]);
    third.hear("its code: ");
}

#[test]
fn what_could_not_be_done_ends_with_an_error_and_leaves_one_in_the_hall() {
    let folder = Folder::new("astray");
    let serving = Serving::open(&folder.0, 0);
    let ends = |arguments: &[&str]| {
        let mut all = vec!["play", serving.url.as_str()];
        all.extend(arguments);
        let output = jadoube(&all)
            .stdin(Stdio::null())
            .output()
            .expect("it starts");
        output.status.code()
    };
    assert_eq!(ends(&["--table", "zzzz"]), Some(2));
    assert_eq!(ends(&["--new", "3+2 machine 99"]), Some(2));
    assert_eq!(ends(&["--new", "3+2 white"]), Some(0));
    assert_eq!(ends(&[]), Some(0));

    let mut guest = player(&serving.url, &["--table", "zzzz"]);
    guest.hear("Room: Guests.");
    guest.say("room nowhere");
    guest.say("people");
    guest.hear("Invitado-");
    guest.say("new 5+3 white black");
    guest.hear("Both colors");
    guest.say("new 40/90+30");
    guest.hear("40/90+30, 30");
    guest.say("new 3+2 white");
    let own = table(&mut guest);
    guest.say("table zzzz");
    guest.say("table");
    guest.say("stand");
    guest.hear("leaves the table.");
    let (_, said) = guest.end();
    assert!(said.iter().any(|line| line.contains(&own)), "{said:?}");
}

#[test]
fn one_who_comes_back_to_a_game_is_in_its_room_and_opens_tables_there() {
    let folder = Folder::new("resumed");
    let serving = Serving::open(&folder.0, 0);
    register(&serving, "Berta");
    register(&serving, "Carlos");
    let come = |name: &str, more: &[&str]| {
        let mut arguments = vec!["--name", name];
        arguments.extend(more);
        let mut talker: Talker = player(&serving.url, &arguments);
        talker.say("correct horse 7");
        talker
    };
    let mut berta = come("Berta", &["--new", "10+5 white"]);
    let first = table(&mut berta);
    let mut carlos = come("Carlos", &["--table", &first]);
    carlos.say("sit");
    berta.hear("Your move");
    drop(berta);

    let mut berta = come("Berta", &[]);
    berta.hear(&format!("Table {first}"));
    berta.say("tables");
    berta.hear(&format!("Table {first}: 10+5, being played"));
    berta.say("new 3+2 points");
    let second = table(&mut berta);
    assert_ne!(first, second);
    // No table of the guests' room is for points.
    berta.hear("For points.");
}

#[test]
fn at_one_screen_each_act_is_of_whom_it_must_be_or_is_said() {
    let folder = Folder::new("one-screen");
    let serving = Serving::open(&folder.0, 0);
    let mut both = player(&serving.url, &["--new", "no clock shared"]);
    table(&mut both);
    both.hear("Both colors are played");
    both.say("e4");
    both.hear("White: 1. e4");
    both.say("e5");
    both.hear("Black: 1... e5");
    both.say("black draw");
    both.hear("Black offers a draw");
    both.say("accept");
    both.hear("1/2-1/2");
}
