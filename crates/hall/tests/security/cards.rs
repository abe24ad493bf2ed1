//! Cards of a class: as much as a name on a list, and no more.

use axum::http::Method;
use jadoube_hall::{Config, Hall};
use jadoube_journal::Roles;
use serde_json::{Value, json};

use crate::common::http::{Browser, PASSWORD, open};

/// A class with an organizer's session and a card.
async fn class(hall: &Hall) -> (Browser, Value) {
    let mut teacher = Browser::new(hall).other(20);
    if hall.config().secure_cookies {
        teacher.origin = Some("https://hall.example".to_owned());
    }
    let id = teacher.register("Maestra").await;
    let people = hall.journal().people();
    let roles = people.set_roles(jadoube_journal::PersonId(id), Roles::ORGANIZER);
    roles.await.expect("it is set");
    let room = json!({ "name": "4.º B", "kind": "class" });
    teacher.post("/api/rooms", room).await.is(201);
    let names = json!({ "names": "Leo" });
    let made = teacher.post("/api/rooms/4-b/cards", names).await.is(201);
    let card = made.json()["cards"][0].clone();
    (teacher, card)
}

#[tokio::test]
async fn the_card_of_who_has_registered_opens_nothing() {
    let hall = open(Config::default()).await;
    let (mut teacher, card) = class(&hall).await;
    let mut leo = Browser::new(&hall).other(21);
    let code = json!({ "code": card["code"] });
    leo.post("/api/cards", code.clone()).await.is(200);
    let id = leo.register("Leonardo").await;
    assert_eq!(Some(id), card["person"].as_i64(), "the same person");

    let mut thief = Browser::new(&hall).other(22);
    let refused = thief.post("/api/cards", code).await.is(403);
    assert_eq!(refused.fault(), "forbidden");
    thief.get("/api/me").await.is(401);
    let path = format!("/api/rooms/4-b/cards/{}", card["id"]);
    let renewed = teacher.post(&path, json!({})).await.is(403);
    assert_eq!(renewed.fault(), "forbidden");
    // To take somebody off the list is the teacher's; to end their session is not.
    teacher.send(Method::DELETE, &path, json!({})).await.is(204);
    leo.get("/api/me").await.is(200);
    leo.login("Leonardo", PASSWORD).await.is(200);
}

#[tokio::test]
async fn entering_by_a_card_is_as_safe_as_any_other_way() {
    let config = Config {
        secure_cookies: true,
        ..Config::default()
    };
    let hall = open(config).await;
    let (_, card) = class(&hall).await;
    let mut leo = Browser::new(&hall).other(21);
    leo.origin = Some("https://hall.example".to_owned());
    leo.post("/api/guest", json!({})).await.is(200);
    let before = leo.cookie.clone();
    let code = json!({ "code": card["code"] });
    let entered = leo.post("/api/cards", code).await.is(200);
    let cookie = entered.header("set-cookie").to_owned();
    assert!(cookie.starts_with("__Host-jadoube_session="), "{cookie}");
    let me = leo.get("/api/me").await.is(200).json();
    assert_eq!(me["id"], card["person"], "{me}");
    let mut left_behind = leo.other(23);
    left_behind.cookie = before;
    left_behind.get("/api/me").await.is(401);
}

#[tokio::test]
async fn codes_cannot_be_guessed_from_all_the_addresses_of_a_household() {
    let hall = open(Config::default()).await;
    class(&hall).await;
    let mut last = 0;
    for number in 0..100 {
        let mut guesser = Browser::new(&hall);
        let address = format!("[2001:db8:1:2::{number:x}]:4000");
        guesser.peer = address.parse().expect("an address");
        let code = json!({ "code": format!("AAAAAA{number:02}") });
        last = guesser.post("/api/cards", code).await.status.as_u16();
    }
    assert_eq!(last, 429);
}

#[tokio::test]
async fn nobody_on_a_card_speaks_for_the_hall_or_is_taken_for_somebody() {
    let hall = open(Config::default()).await;
    let (mut teacher, _) = class(&hall).await;
    for name in ["Administrador", "Árbitro", "Stockfish 16", "Sistema"] {
        let names = json!({ "names": name });
        let refused = teacher.post("/api/rooms/4-b/cards", names).await;
        assert_eq!(refused.is(400).fault(), "invalid", "{name}");
    }
    let mut zoe = Browser::new(&hall).other(24);
    zoe.register("Zoraida Paz").await;
    let names = json!({ "names": "Zoraida Paz" });
    let made = teacher.post("/api/rooms/4-b/cards", names).await.is(201);
    let code = json!({ "code": made.json()["cards"][0]["code"] });
    let mut pupil = Browser::new(&hall).other(25);
    let entered = pupil.post("/api/cards", code).await.is(200).json();
    assert_eq!(entered["name"], "Zoraida Paz 2");
}
