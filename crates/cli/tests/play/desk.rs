//! An arbiter at a table, from a terminal.

use super::{
    account::{register, run},
    hall::{Folder, Serving},
    player, table,
};

#[test]
fn an_arbiter_rules_a_game_by_typed_words() {
    let folder = Folder::new("desk");
    let data = folder.0.display().to_string();
    let serving = Serving::open(&folder.0, 0);
    register(&serving, "Ana");
    let (code, said) = run(&["admin", "--data", &data, "grant", "Ana", "árbitro"], "");
    assert_eq!(code, Some(0), "{said}");

    let mut white = player(&serving.url, &["--new", "10+5 white board arbiter"]);
    let table = table(&mut white);
    white.hear("Nobody is in the hall now who could come to the table as arbiter.");
    let mut black = player(&serving.url, &["--table", &table]);
    black.say("sit");
    white.hear("Your move");
    let mut ana = player(&serving.url, &["--name", "Ana", "--table", &table]);
    ana.say("correct horse 7");
    ana.hear("Arbiter of this table");
    white.hear("There is somebody in the hall who can come to the table as arbiter.");
    ana.say("sit arbiter");
    white.hear("Ana is arbiter of this table.");

    ana.say("pausa");
    black.hear("The clocks are stopped.");
    ana.say("pongo el reloj de las blancas a 5:00: la pila");
    ana.say("set Black's clock to 7:00: the battery");
    ana.hear("Ruling ");
    ana.say("clock");
    ana.hear("White: 5 minutes");
    ana.hear("Black: 7 minutes");
    ana.say("resume");
    white.hear("Your move");

    white.say("e2e4");
    white.say("press");
    black.hear("Your move");
    black.say("claim hands");
    ana.hear("“answer 1”");
    ana.say("questions");
    ana.hear("Question 1: ");
    ana.say("answer 1 purple");
    ana.hear("“answer 1”");
    ana.say("answer 1 no");
    ana.hear("Ruling ");

    black.say("arbiter the telephone");
    ana.hear("Black calls the arbiter");
    ana.say("atiendo 1");
    black.hear("has seen to the call");
    ana.say("penalize White for annoyance: a warning");
    ana.hear("The reason is missing");
    ana.say("sanciono a las blancas por molestias: una advertencia porque canta");
    let ruling = ana.hear("Ruling ");
    let number = ruling.split([' ', ',', '.']).nth(1).expect("a number");
    ana.say("penalize White for purple: a warning");
    ana.hear("The arbiter can say");
    ana.say("zzz");
    ana.hear("The arbiter can say");
    ana.say(&format!("withdraw ruling {number}: it was the neighbor"));
    ana.hear("Ruling ");
    ana.say("back 1 white: the board was turned");
    ana.hear("Ruling ");
    ana.say("decide 1-0: Black has left");
    white.hear("1-0");
}
