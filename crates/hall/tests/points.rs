//! Points over real sockets: a game counts once, and only if it should.

mod common;

use common::{
    Client, Served, blitz, hall,
    http::{Browser, PASSWORD},
    points, registered, serve,
};
use jadoube_hall::{Config, make_person};
use jadoube_journal::{GameId, Journal, PersonId, Roles};
use jadoube_protocol::{ColorChoice, TableAct, TableSettings};
use jadoube_record::{Act, Order};
use serde_json::{Value, json};

/// Fool's mate: Black wins in two moves.
const FOOL: [&str; 4] = ["f2f3", "e7e5", "g2g4", "d8h4"];

/// Plays moves in turn, White's first.
async fn play(table: &str, white: &mut Client, black: &mut Client, moves: &[&str]) {
    for (index, uci) in moves.iter().enumerate() {
        let mover = if index % 2 == 0 {
            &mut *white
        } else {
            &mut *black
        };
        mover.play(table, uci).await.ack();
    }
}

/// A game from the first move to the last, in a room; its name.
async fn game(
    room: &str,
    settings: TableSettings,
    white: &mut Client,
    black: &mut Client,
    moves: &[&str],
) -> String {
    let settings = TableSettings {
        color: ColorChoice::White,
        ..settings
    };
    let (table, _) = white.open(room, settings).await;
    black.act(&table, TableAct::Sit(None)).await.ack();
    play(&table, white, black, moves).await;
    table
}

/// Waits until so many games were looked at for points.
async fn looked_at(served: &Served, games: u64) {
    let mut looked_at = served.hall.games_looked_at();
    looked_at
        .wait_for(|looked_at| *looked_at >= games)
        .await
        .expect("the hall is open");
}

async fn ranking(served: &Served) -> Value {
    served.json("/api/ranking/blitz?min_games=1", None).await.1
}

/// W2, W4: what guests play changes nothing.
#[tokio::test]
async fn a_game_of_guests_leaves_the_ranking_as_it_is() {
    let served = hall().await;
    let mut white = served.guest().await;
    let mut black = served.guest().await;
    let table = game("invitados", blitz(), &mut white, &mut black, &FOOL).await;
    looked_at(&served, 1).await;
    assert_eq!(ranking(&served).await["places"], json!([]));
    let (_, told) = served.json(&format!("/api/games/{table}"), None).await;
    assert_eq!(told["counted"], false);
    assert_eq!(told["not_counted"]["code"], "not_for_points");
    assert!(told["not_counted"]["say"]["es"].is_string(), "{told}");
    assert_eq!(told["rating_changes"], json!([]));
}

/// W3, W19: what two registered players play for points changes the ranking once.
#[tokio::test]
async fn a_game_for_points_changes_the_ranking_once() {
    let served = hall().await;
    let ana = registered(&served.hall, "Ana", Roles::NONE).await;
    let beto = registered(&served.hall, "Beto", Roles::NONE).await;
    let mut white = served.with_token(&ana.1).await;
    let mut black = served.with_token(&beto.1).await;
    let table = game("principal", points(), &mut white, &mut black, &FOOL).await;
    looked_at(&served, 1).await;

    let ranking = ranking(&served).await;
    let places = ranking["places"].as_array().expect("places");
    let names: Vec<_> = places.iter().map(|place| &place["name"]).collect();
    assert_eq!(names, ["Beto", "Ana"]);
    assert_eq!(
        (&places[0]["games"], &places[0]["place"]),
        (&json!(1), &Value::Null)
    );
    assert_eq!(places[0]["provisional"], true);

    let (_, told) = served.json(&format!("/api/games/{table}"), None).await;
    let by = |index: usize| {
        told["rating_changes"][index]["by"]
            .as_i64()
            .expect("a change")
    };
    assert_eq!(by(0), -by(1));
    assert!(
        by(1) > 100,
        "a new player's first win is worth much: {told}"
    );
    assert_eq!(told["rating_changes"][1]["after"], places[0]["rating"]);

    // Said again, nothing happens.
    let id: GameId = table.parse().expect("a name");
    let before = served
        .hall
        .journal()
        .ratings()
        .current(PersonId(beto.0), "blitz")
        .await;
    served.hall.close().await;
    let again = serve(Config::default(), served.hall.journal().clone()).await;
    let after = again
        .hall
        .journal()
        .ratings()
        .current(PersonId(beto.0), "blitz")
        .await;
    assert_eq!(before.expect("a rating"), after.expect("a rating"));
    let rows = again
        .hall
        .journal()
        .ratings()
        .changes_by(id)
        .await
        .expect("rows");
    assert_eq!(rows.len(), 2);

    let (_, profile) = again.json("/api/people/beto", None).await;
    assert_eq!(profile["ratings"][0]["history"][0]["game"], table.as_str());
    assert_eq!(profile["games"][0]["color"], "black");
    assert_eq!(profile["games"][0]["result"], "0-1");
    assert_eq!(profile["last"][0]["white"]["name"], "Ana");
}

/// The rating somebody sits down with is seen at the table.
#[tokio::test]
async fn ratings_are_seen_at_the_next_table() {
    let served = hall().await;
    let ana = registered(&served.hall, "Ana", Roles::NONE).await;
    let beto = registered(&served.hall, "Beto", Roles::NONE).await;
    let mut white = served.with_token(&ana.1).await;
    let mut black = served.with_token(&beto.1).await;
    game("principal", points(), &mut white, &mut black, &FOOL).await;
    looked_at(&served, 1).await;
    let (table, _) = black.open("principal", points()).await;
    let state = black.watch(&table).await;
    let waits = state.info.waiting.or(state.info.white).or(state.info.black);
    let rating = waits.and_then(|person| person.rating).expect("a rating");
    assert!(rating > 1600, "{rating}");
    // Of another class there is none.
    let slow = TableSettings {
        time: "90+30".to_owned(),
        color: ColorChoice::White,
        ..points()
    };
    let (table, _) = black.open("principal", slow).await;
    let state = black.watch(&table).await;
    assert_eq!(state.info.white.expect("Beto sits").rating, None);
}

/// A result that the arbiter corrects counts as it stands now, and games after it with it.
#[tokio::test]
async fn a_corrected_result_counts_as_it_stands() {
    let served = hall().await;
    let ana = registered(&served.hall, "Ana", Roles::NONE).await;
    let beto = registered(&served.hall, "Beto", Roles::NONE).await;
    let caro = registered(&served.hall, "Caro", Roles::NONE).await;
    let irene = registered(&served.hall, "Irene", Roles::ARBITER).await;
    let mut white = served.with_token(&ana.1).await;
    let mut black = served.with_token(&beto.1).await;
    let mut third = served.with_token(&caro.1).await;
    let mut arbiter = served.with_token(&irene.1).await;
    let table = game("principal", points(), &mut white, &mut black, &FOOL).await;
    game("principal", points(), &mut third, &mut black, &FOOL).await;
    looked_at(&served, 2).await;
    let ended = async || {
        let id = table.parse().expect("a name");
        let row = served.hall.journal().games().game(id).await;
        row.expect("read")
            .expect("there")
            .summary
            .expect("over")
            .ended_ms
    };
    let first_end = ended().await;

    let order: Order = serde_json::from_value(json!({
        "rule": { "reason": "engine assistance", "score": { "white": 4, "black": 0 } }
    }))
    .expect("an order");
    arbiter.watch(&table).await;
    arbiter.act(&table, TableAct::Order(order)).await.ack();
    looked_at(&served, 3).await;
    assert_eq!(ended().await, first_end, "a game ends once");

    let ranking = ranking(&served).await;
    let games = |name: &str| {
        let places = ranking["places"].as_array().expect("places");
        let place = places.iter().find(|place| place["name"] == name);
        let place = place.unwrap_or_else(|| panic!("{name} in {ranking}"));
        (
            place["rating"].as_u64().expect("a number"),
            place["games"].as_u64(),
        )
    };
    assert!(games("Ana").0 > 1600, "{ranking}");
    assert_eq!(games("Beto").1, Some(2));
    assert_eq!(games("Caro").1, Some(1));
    // What there is now is exactly what the games come to from the beginning.
    served.hall.close().await;
    let again = serve(Config::default(), served.hall.journal().clone()).await;
    assert_eq!(self::ranking(&again).await["places"], ranking["places"]);
}

/// A hall that went down between the end of a game and its points counts it when it opens.
#[tokio::test]
async fn a_game_that_was_not_counted_is_when_the_hall_opens() {
    let journal = Journal::open("memory:").await.expect("the record opens");
    let served = serve(Config::default(), journal.clone()).await;
    let ana = registered(&served.hall, "Ana", Roles::NONE).await;
    let beto = registered(&served.hall, "Beto", Roles::NONE).await;
    let mut white = served.with_token(&ana.1).await;
    let mut black = served.with_token(&beto.1).await;
    let table = game("principal", points(), &mut white, &mut black, &FOOL).await;
    looked_at(&served, 1).await;
    let id: GameId = table.parse().expect("a name");
    let counted = journal.ratings().changes_by(id).await.expect("rows");
    served.hall.close().await;
    // As if it had gone down before.
    let nothing = jadoube_journal::Revision {
        gone: vec![(id, PersonId(ana.0)), (id, PersonId(beto.0))],
        unrated: vec![PersonId(ana.0), PersonId(beto.0)],
        ..jadoube_journal::Revision::default()
    };
    let cleared = journal.ratings().revise("blitz", nothing).await;
    cleared.expect("cleared");
    assert_eq!(journal.ratings().changes_by(id).await.expect("rows"), []);

    let again = serve(Config::default(), journal.clone()).await;
    let mut fresh = again.guest().await;
    let mut other = again.guest().await;
    game("invitados", blitz(), &mut fresh, &mut other, &FOOL).await;
    looked_at(&again, 1).await;
    assert_eq!(
        journal.ratings().changes_by(id).await.expect("rows"),
        counted
    );
}

/// What is not played to an end by two who have moved does not count, and says why.
#[tokio::test]
async fn what_does_not_count_says_why() {
    let served = hall().await;
    let ana = registered(&served.hall, "Ana", Roles::NONE).await;
    let beto = registered(&served.hall, "Beto", Roles::NONE).await;
    let mut white = served.with_token(&ana.1).await;
    let mut black = served.with_token(&beto.1).await;
    let settings = [
        (
            "points: time",
            TableSettings {
                time: "none".to_owned(),
                ..points()
            },
        ),
        (
            "points: time_black",
            TableSettings {
                time_black: Some("5".to_owned()),
                ..points()
            },
        ),
    ];
    let visitor = served.hall.visitor_by_token(&ana.1).await.expect("Ana");
    for (about, settings) in settings {
        let opened = served
            .hall
            .open_table(&visitor, "principal", settings)
            .await;
        let fault = opened.expect_err("it could not count");
        assert_eq!(fault.about.as_deref(), Some(about));
    }
    let table = game("principal", points(), &mut white, &mut black, &["e2e4"]).await;
    black.act(&table, TableAct::Act(Act::Resign)).await.ack();
    looked_at(&served, 1).await;
    let (_, told) = served.json(&format!("/api/games/{table}"), None).await;
    assert_eq!(told["not_counted"]["code"], "too_short", "{told}");
    assert_eq!(ranking(&served).await["places"], json!([]));
}

/// A time for each turn is a class of its own.
#[tokio::test]
async fn time_per_turn_is_ranked_by_itself() {
    let served = hall().await;
    let ana = registered(&served.hall, "Ana", Roles::NONE).await;
    let beto = registered(&served.hall, "Beto", Roles::NONE).await;
    let mut white = served.with_token(&ana.1).await;
    let mut black = served.with_token(&beto.1).await;
    let settings = TableSettings {
        time: "2/turn".to_owned(),
        ..points()
    };
    game("principal", settings, &mut white, &mut black, &FOOL).await;
    looked_at(&served, 1).await;
    assert_eq!(ranking(&served).await["total"], 0);
    let (status, turn) = served.json("/api/ranking/turn", None).await;
    assert_eq!((status, &turn["total"]), (200, &json!(2)));
    assert_eq!(served.json("/api/ranking/bullet", None).await.0, 404);
}

/// A name that stands in the ranking's games stays with them: who takes it would take the fame.
#[tokio::test]
async fn the_name_of_who_left_with_points_is_never_taken_again() {
    let served = hall().await;
    let mut browser = Browser::new(&served.hall);
    let body = json!({ "name": "Ana", "password": PASSWORD, "keep": "token" });
    let entered = browser.post("/api/register", body).await.is(200).json();
    let token = entered["token"].as_str().expect("a token").to_owned();
    let mut white = served.with_token(&token).await;
    let beto = registered(&served.hall, "Beto", Roles::NONE).await;
    let mut black = served.with_token(&beto.1).await;
    game("principal", points(), &mut white, &mut black, &FOOL).await;
    looked_at(&served, 1).await;
    let mut ana = browser.with_token(&token);
    let body = json!({ "password": PASSWORD });
    ana.delete("/api/me", body).await.is(204);
    let much_later = served.hall.clock().unix_ms() + 100 * 366 * 86_400_000;
    let made = make_person(served.hall.journal(), "ana", PASSWORD, much_later).await;
    assert!(made.is_err(), "the games of Ana are still in the ranking");
}
