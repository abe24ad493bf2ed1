//! Two terminals play in a hall, all of them real processes.

#[path = "play/account.rs"]
mod account;
#[path = "play/desk.rs"]
mod desk;
mod hall;
#[path = "play/tables.rs"]
mod tables;

use std::io::Write;

use hall::{Folder, Serving, Talker, jadoube};

fn player(url: &str, arguments: &[&str]) -> Talker {
    let mut all = vec!["play", url];
    all.extend(arguments);
    Talker::start(jadoube(&all))
}

/// The name of a table that was opened.
fn table(talker: &mut Talker) -> String {
    let line = talker.hear("Table opened: ");
    let (_, table) = line.rsplit_once(' ').expect("a name");
    table.to_owned()
}

#[test]
fn two_terminals_play_a_whole_game() {
    let folder = Folder::new("whole-game");
    let serving = Serving::open(&folder.0, 0);
    let mut white = player(&serving.url, &["--new", "3+2 white"]);
    let table = table(&mut white);
    let mut black = player(&serving.url, &["--lang", "es", "--table", &table]);
    black.hear("En línea: solo jugadas legales");
    black.say("sentarse");
    white.hear("Your move, with White.");
    black.hear("Color propio: negras.");

    white.say("Ke3");
    let why = white.hear("Article");
    assert!(why.contains("3.8") || why.contains("king"), "{why}");
    white.say("f3");
    black.hear("Blancas: 1. f3");
    black.hear("A mover, con negras.");
    black.say("e5");
    white.hear("Black: 1... e5");
    white.say("draw");
    black.hear("tablas");
    black.say("rechazo");
    white.hear("declines");
    white.say("clock");
    white.hear("White: ");
    white.say("g4");
    black.hear("2. g4");
    black.say("tablero");
    let rank = black.hear("Fila 4");
    assert!(rank.contains("peón blanco g4"), "{rank}");
    black.say("Dh4");
    white.hear("Black: 2... Qh4#");
    white.hear("0-1");
    black.hear("Negras: 2... Dh4#");
    black.hear("0-1");
    let (code, said) = black.end();
    assert_eq!(code, Some(0), "{said:?}");
    let (code, said) = white.end();
    assert_eq!(code, Some(0), "{said:?}");
}

#[test]
fn both_go_on_after_the_hall_was_killed_and_no_move_counts_twice() {
    let folder = Folder::new("killed-hall");
    let mut serving = Serving::open(&folder.0, 0);
    let port = serving.port();
    let mut white = player(&serving.url, &["--new", "10+5 white"]);
    let table = table(&mut white);
    let mut black = player(&serving.url, &["--table", &table]);
    black.say("sit");
    white.hear("Your move, with White.");
    white.say("e4");
    black.hear("White: 1. e4");
    black.hear("Your move, with Black.");

    serving.talker.child.kill().expect("it is there");
    black.hear("The connection is lost");
    white.hear("The connection is lost");
    drop(serving);
    let serving = Serving::open(&folder.0, port);
    black.hear("Connected again.");
    white.hear("Connected again.");
    black.say("e5");
    white.hear("Black: 1... e5");
    black.hear("Black: 1... e5");
    white.say("Nf3");
    black.hear("White: 2. Nf3");
    white.hear("White: 2. Nf3");
    black.say("moves");
    black.hear("1. e4 e5");
    black.hear("2. Nf3");
    let (code, said) = black.end();
    assert_eq!(code, Some(0));
    assert_eq!(said.iter().filter(|line| line.contains("1. e4")).count(), 2);
    drop(white);
    drop(serving);
}

#[test]
fn a_list_of_moves_is_a_script() {
    let folder = Folder::new("script");
    let serving = Serving::open(&folder.0, 0);
    let mut white = player(
        &serving.url,
        &["--new", "3+2 white", "--notation", "figurine"],
    );
    let table = table(&mut white);
    let mut black = jadoube(&["play", &serving.url, "--table", &table])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = black.stdin.take().expect("it was asked for");
    input
        .write_all(b"sit\ne5\nNc6\nNf6\nwait end\nmoves\n")
        .expect("the program reads");
    drop(input);
    for line in ["e4", "Bc4", "Qh5", "Qxf7", "wait end"] {
        white.say(line);
    }
    white.hear("White: 4. ♕xf7#");
    let (code, said) = white.end();
    assert_eq!(code, Some(0), "{said:?}");
    let output = black.wait_with_output().expect("the program ends");
    let said = String::from_utf8(output.stdout).expect("it is text");
    assert_eq!(output.status.code(), Some(0), "{said}");
    assert!(said.contains("1-0"), "{said}");
    assert!(said.ends_with("4. Qxf7#\n"), "{said}");
}

#[test]
fn what_cannot_be_reached_is_told() {
    let output = jadoube(&["play", "http://127.0.0.1:1"])
        .stdin(std::process::Stdio::null())
        .output()
        .expect("the program starts");
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8(output.stdout).expect("it is text");
    assert!(said.contains("The hall cannot be reached"), "{said}");
}
