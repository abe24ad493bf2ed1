//! People come in, look after their account and leave, over HTTP.

mod common;

use axum::http::Method;
use common::{
    blitz, hall_with,
    http::{Browser, PASSWORD, administrator, open},
};
use jadoube_hall::{Config, make_person};
use jadoube_protocol::{ColorChoice, TableAct, TableSettings};
use serde_json::{Value, json};

#[tokio::test]
async fn a_guest_comes_in_at_once_and_is_known_by_the_cookie() {
    let hall = open(Config::default()).await;
    let mut browser = Browser::new(&hall);
    assert_eq!(browser.get("/api/me").await.is(401).fault(), "who_is_there");
    let reply = browser.post("/api/guest", json!({})).await.is(200);
    let cookie = reply.header("set-cookie");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/", "Max-Age=2592000"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    assert!(!cookie.contains("Secure"), "{cookie}");
    assert_eq!(reply.json()["token"], Value::Null, "no script needs it");
    let me = browser.get("/api/me").await.is(200).json();
    assert_eq!(me["kind"], "guest");
    assert!(
        me["name"]
            .as_str()
            .is_some_and(|name| name.starts_with("Invitado-"))
    );
    browser.post("/api/logout", json!({})).await.is(204);
    assert_eq!(browser.cookie, None, "the cookie is taken back");
    browser.get("/api/me").await.is(401);
}

#[tokio::test]
async fn a_program_keeps_its_session_by_itself() {
    let hall = open(Config::default()).await;
    let mut program = Browser::new(&hall);
    program.origin = None;
    let reply = program.post("/api/guest", json!({ "keep": "token" })).await;
    assert_eq!(reply.header("set-cookie"), "");
    let token = reply.json()["token"].as_str().expect("a token").to_owned();
    let mut program = program.with_token(&token);
    program.get("/api/me").await.is(200);
    program.post("/api/logout", json!({})).await.is(204);
    assert_eq!(program.get("/api/me").await.is(401).fault(), "bad_token");
}

#[tokio::test]
async fn a_hall_without_guests_or_registration_says_so() {
    let closed = Config {
        guests: false,
        registration: false,
        ..Config::default()
    };
    let hall = open(closed).await;
    let mut browser = Browser::new(&hall);
    let reply = browser.post("/api/guest", json!({})).await;
    assert_eq!(reply.is(403).fault(), "forbidden");
    let body = json!({ "name": "Ana", "password": PASSWORD });
    let reply = browser.post("/api/register", body).await;
    assert_eq!(reply.is(403).fault(), "forbidden");
}

#[tokio::test]
async fn a_name_is_given_once_and_so_is_what_looks_like_it() {
    let hall = open(Config::default()).await;
    let mut browser = Browser::new(&hall);
    browser.register("Paul Romer").await;
    for (name, status, code) in [
        ("Paul Romer", 409, "taken"),
        ("PAUL ROMER", 409, "taken"),
        ("paul-romer", 409, "taken"),
        ("Pau1 Romer", 409, "taken"),
        ("Paul Rorner", 409, "taken"),
        ("Аna", 400, "invalid"),
        ("<b>Ana</b>", 400, "invalid"),
        ("Administrador", 400, "invalid"),
        ("Invitado-2", 400, "invalid"),
        ("Al", 400, "invalid"),
    ] {
        let body = json!({ "name": name, "password": PASSWORD });
        let reply = browser.other(2).post("/api/register", body).await;
        assert_eq!(reply.is(status).fault(), code, "{name}");
    }
    let body = json!({ "name": "Ana", "password": "1234567890" });
    let reply = browser.other(2).post("/api/register", body).await.is(400);
    assert_eq!(reply.json()["error"]["about"], "password");
    browser.other(2).register("Ana").await;
}

#[tokio::test]
async fn a_guest_who_registers_keeps_the_games() {
    let served = hall_with(Config::default(), "memory:").await;
    let mut browser = Browser::new(&served.hall);
    browser.origin = None;
    let reply = browser.post("/api/guest", json!({ "keep": "token" })).await;
    let guests = reply.json()["token"].as_str().expect("a token").to_owned();
    let mut white = served.with_token(&guests).await;
    let mut black = served.guest().await;
    let settings = TableSettings {
        color: ColorChoice::White,
        ..blitz()
    };
    let (table, _) = white.open("invitados", settings).await;
    black.act(&table, TableAct::Sit(None)).await.ack();

    let mut program = browser.with_token(&guests);
    let body = json!({ "name": "Ana", "password": PASSWORD, "keep": "token" });
    let entered = program.post("/api/register", body).await.is(200).json();
    assert_eq!(entered["you"]["id"], white.id, "the same person");
    assert_eq!(entered["you"]["kind"], "registered");
    // The guest's socket and session are no more, and who comes back still has the seat.
    white.ended().await;
    assert_eq!(program.get("/api/me").await.is(401).fault(), "bad_token");
    let token = entered["token"].as_str().expect("a token");
    let mut back = served.with_token(token).await;
    assert_eq!(back.id, entered["you"]["id"]);
    back.play(&table, "e2e4").await.ack();
    let mut program = browser.with_token(token);
    let export = program.get("/api/me/export").await.is(200).json();
    assert_eq!(export["person"]["name"], "Ana");
    assert!(
        export["facts"]
            .as_array()
            .is_some_and(|facts| !facts.is_empty())
    );
}

#[tokio::test]
async fn a_wrong_name_is_told_like_a_wrong_password() {
    let hall = open(Config::default()).await;
    let mut browser = Browser::new(&hall);
    browser.register("Ana").await;
    let mut other = browser.other(2);
    let wrong = other.login("Ana", "caballo erróneo").await.is(401);
    let nobody = other.login("Nadia", "caballo erróneo").await.is(401);
    assert_eq!(wrong.text, nobody.text);
    assert_eq!(wrong.fault(), "bad_password");
    let reply = other.login("ANA", PASSWORD).await.is(200);
    assert_eq!(reply.json()["you"]["name"], "Ana");
}

#[tokio::test]
async fn a_changed_password_ends_all_other_sessions() {
    let hall = open(Config::default()).await;
    let mut here = Browser::new(&hall);
    here.register("Ana").await;
    let mut there = here.other(2);
    there.login("Ana", PASSWORD).await.is(200);
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    let reply = here
        .put(
            "/api/me/password",
            change("caballo erróneo", "torre y alfil"),
        )
        .await;
    assert_eq!(reply.is(401).fault(), "bad_password");
    let reply = here
        .put("/api/me/password", change(PASSWORD, "corta"))
        .await;
    assert_eq!(reply.is(400).fault(), "invalid");
    there.get("/api/me").await.is(200);
    here.put("/api/me/password", change(PASSWORD, "torre y alfil"))
        .await
        .is(204);
    here.get("/api/me").await.is(200);
    there.get("/api/me").await.is(401);
    there.login("Ana", PASSWORD).await.is(401);
    there.login("Ana", "torre y alfil").await.is(200);
}

#[tokio::test]
async fn one_sees_the_own_sessions_and_ends_them() {
    let served = hall_with(Config::default(), "memory:").await;
    let mut here = Browser::new(&served.hall);
    here.register("Ana").await;
    let mut program = here.other(2);
    let body = json!({ "name": "Ana", "password": PASSWORD, "keep": "token" });
    let token = program.post("/api/login", body).await.is(200).json();
    let token = token["token"].as_str().expect("a token").to_owned();
    let mut socket = served.with_token(&token).await;
    let list = here.get("/api/me/sessions").await.is(200).json();
    let list = list.as_array().expect("a list");
    assert_eq!(list.len(), 2);
    let other = list.iter().find(|session| session["current"] == false);
    let id = other.expect("the other")["id"]
        .as_str()
        .expect("a name")
        .to_owned();
    here.delete("/api/me/sessions/0000000000000000", json!({}))
        .await
        .is(404);
    here.delete(&format!("/api/me/sessions/{id}"), json!({}))
        .await
        .is(204);
    socket.ended().await;
    program.with_token(&token).get("/api/me").await.is(401);
    here.get("/api/me").await.is(200);
    here.other(3).login("Ana", PASSWORD).await.is(200);
    here.delete("/api/me/sessions", json!({})).await.is(204);
    let left = here.get("/api/me/sessions").await.is(200).json();
    assert_eq!(left.as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn the_first_administrator_is_made_once_by_a_link() {
    let hall = open(Config::default()).await;
    let link = hall.first_admin_link().await.expect("it is kept");
    let link = link.expect("there is none yet");
    let token = link
        .strip_prefix("/setup#")
        .expect("it is a page")
        .to_owned();
    let mut browser = Browser::new(&hall);
    let setup =
        |token: &str, name: &str| json!({ "token": token, "name": name, "password": PASSWORD });
    let reply = browser.post("/api/setup", setup("wrong", "Regina")).await;
    assert_eq!(reply.is(401).fault(), "bad_token");
    browser
        .post("/api/setup", setup(&token, "Al"))
        .await
        .is(400);
    let me = browser
        .post("/api/setup", setup(&token, "Regina"))
        .await
        .is(200)
        .json();
    assert_eq!(me["you"]["roles"], json!(["administrator"]));
    browser.get("/api/audit").await.is(200);
    let reply = browser
        .other(2)
        .post("/api/setup", setup(&token, "Otra"))
        .await;
    assert_eq!(reply.is(401).fault(), "bad_token");
    assert_eq!(hall.first_admin_link().await.expect("it is read"), None);
}

#[tokio::test]
async fn two_links_make_one_administrator() {
    let hall = open(Config::default()).await;
    let mut tokens = Vec::new();
    for _ in 0..2 {
        let link = hall.first_admin_link().await.expect("it is kept");
        let link = link.expect("there is none yet");
        tokens.push(link.split_once('#').expect("a secret").1.to_owned());
    }
    let setup =
        |token: &str, name: &str| json!({ "token": token, "name": name, "password": PASSWORD });
    let (mut one, mut two) = (Browser::new(&hall), Browser::new(&hall));
    let (first, second) = tokio::join!(
        one.post("/api/setup", setup(&tokens[0], "Regina")),
        two.post("/api/setup", setup(&tokens[1], "Ricardo")),
    );
    let mut statuses = [first.status.as_u16(), second.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 401]);
}

#[tokio::test]
async fn a_forgotten_password_is_given_anew_by_a_link_that_works_once() {
    let hall = open(Config::default()).await;
    let mut admin = administrator(&hall).await;
    let mut ana = Browser::new(&hall);
    ana.register("Ana").await;
    let scopes = json!({ "name": "bot", "scopes": ["read"] });
    let made = ana.post("/api/me/tokens", scopes).await.is(201).json();
    let bot = made["token"].as_str().expect("a secret").to_owned();
    let reply = ana.post("/api/people/Ana/password-link", json!({})).await;
    assert_eq!(reply.is(403).fault(), "forbidden");
    let link = admin
        .post("/api/people/ana/password-link", json!({}))
        .await
        .is(201)
        .json();
    let token = link["token"].as_str().expect("a secret");
    assert_eq!(link["path"], format!("/password#{token}"));
    let new = |password: &str| json!({ "token": token, "password": password });
    ana.other(2)
        .post("/api/password", new("corta"))
        .await
        .is(400);
    ana.other(2)
        .post("/api/password", new("torre y alfil"))
        .await
        .is(204);
    let again = ana.other(2).post("/api/password", new("dama y peón")).await;
    assert_eq!(again.is(401).fault(), "bad_token");
    ana.get("/api/me").await.is(401);
    ana.with_token(&bot).get("/api/me").await.is(401);
    ana.other(3).login("Ana", "torre y alfil").await.is(200);
}

#[tokio::test]
async fn a_token_does_what_it_was_made_for_and_nothing_else() {
    let hall = open(Config::default()).await;
    let mut ana = Browser::new(&hall);
    ana.register("Ana").await;
    for (body, status) in [
        (json!({ "name": "bot", "scopes": [] }), 400),
        (json!({ "name": " ", "scopes": ["play"] }), 400),
        (json!({ "name": "bot", "scopes": ["everything"] }), 422),
        (json!({ "name": "bot", "scopes": ["admin"] }), 403),
    ] {
        ana.post("/api/me/tokens", body).await.is(status).fault();
    }
    let asked = json!({ "name": "bot", "scopes": ["read", "play", "read"] });
    let made = ana.post("/api/me/tokens", asked).await.is(201).json();
    let token = made["token"].as_str().expect("a secret").to_owned();
    assert!(token.starts_with("hall_") && token.len() == 48, "{token}");
    assert_eq!(made["info"]["scopes"], json!(["read", "play"]));
    let list = ana.get("/api/me/tokens").await.is(200);
    assert!(!list.text.contains(&token[5..]), "it is shown once");

    let mut bot = ana.with_token(&token);
    let me = bot.get("/api/me").await.is(200).json();
    assert_eq!(me["scopes"], json!(["read", "play"]));
    // The account is not a program's business.
    for (method, path, body) in [
        (Method::GET, "/api/me/tokens", json!({})),
        (
            Method::POST,
            "/api/me/tokens",
            json!({ "name": "x", "scopes": ["play"] }),
        ),
        (Method::GET, "/api/me/sessions", json!({})),
        (Method::DELETE, "/api/me/sessions", json!({})),
        (Method::GET, "/api/me/export", json!({})),
        (Method::DELETE, "/api/me", json!({ "password": PASSWORD })),
        (
            Method::PUT,
            "/api/me/password",
            json!({ "old": PASSWORD, "new": "torre y alfil" }),
        ),
    ] {
        let reply = bot.send(method, path, body).await;
        assert_eq!(reply.is(403).fault(), "forbidden", "{path}");
    }
    let id = made["info"]["id"].as_i64().expect("a number");
    ana.delete(&format!("/api/me/tokens/{id}"), json!({}))
        .await
        .is(204);
    ana.delete(&format!("/api/me/tokens/{id}"), json!({}))
        .await
        .is(404);
    assert_eq!(bot.get("/api/me").await.is(401).fault(), "bad_token");
    let mut guest = ana.other(2);
    guest.post("/api/guest", json!({})).await.is(200);
    guest.get("/api/me/tokens").await.is(403);
}

#[tokio::test]
async fn an_administrator_gives_roles_and_everything_is_noted() {
    let hall = open(Config::default()).await;
    let mut admin = administrator(&hall).await;
    let mut ana = Browser::new(&hall);
    let id = ana.register("Ana").await;
    ana.get("/api/people/Regina/roles").await.is(403);
    let arbiter = json!({ "roles": ["arbiter", "organiser"] });
    ana.put("/api/people/Ana/roles", arbiter.clone())
        .await
        .is(403);
    admin
        .put("/api/people/Ana/roles", arbiter.clone())
        .await
        .is(200);
    assert_eq!(
        admin.get("/api/people/ana/roles").await.is(200).json(),
        arbiter
    );
    assert_eq!(ana.get("/api/me").await.json()["roles"], arbiter["roles"]);
    admin.put("/api/people/Nadia/roles", arbiter).await.is(404);
    let nothing = json!({ "roles": [] });
    let reply = admin.put("/api/people/Regina/roles", nothing).await;
    assert_eq!(reply.is(409).fault(), "not_now");
    let audit = admin.get("/api/audit?limit=1").await.is(200).json();
    assert_eq!(audit[0]["what"], "roles_set");
    let details: Value =
        serde_json::from_str(audit[0]["details"].as_str().expect("text")).expect("they are JSON");
    assert_eq!(details["person"], id);
    ana.get("/api/audit").await.is(403);
}

#[tokio::test]
async fn a_role_that_was_lost_is_lost_at_once() {
    let served = hall_with(Config::default(), "memory:").await;
    let mut admin = administrator(&served.hall).await;
    let mut ana = Browser::new(&served.hall);
    ana.origin = None;
    let body = json!({ "name": "Ana", "password": PASSWORD, "keep": "token" });
    let entered = ana.post("/api/register", body).await.is(200).json();
    let token = entered["token"].as_str().expect("a token");
    let mut socket = served.with_token(token).await;
    let roles = json!({ "roles": ["arbiter"] });
    admin.put("/api/people/Ana/roles", roles).await.is(200);
    socket.ended().await;
    let mut socket = served.with_token(token).await;
    admin
        .put("/api/people/Ana/roles", json!({ "roles": [] }))
        .await
        .is(200);
    socket.ended().await;
}

#[tokio::test]
async fn who_is_kept_out_has_nothing_to_come_in_by() {
    let served = hall_with(Config::default(), "memory:").await;
    let mut admin = administrator(&served.hall).await;
    let mut ana = Browser::new(&served.hall);
    ana.register("Ana").await;
    let scopes = json!({ "name": "bot", "scopes": ["play", "read"] });
    let made = ana.post("/api/me/tokens", scopes).await.is(201).json();
    let bot = made["token"].as_str().expect("a secret");
    let mut socket = served.with_token(bot).await;
    let out = |kept_out: bool| json!({ "kept_out": kept_out, "why": "insultos" });
    ana.put("/api/people/Regina/kept-out", out(true))
        .await
        .is(403);
    admin
        .put("/api/people/Ana/kept-out", out(true))
        .await
        .is(204);
    socket.ended().await;
    ana.get("/api/me").await.is(401);
    ana.with_token(bot).get("/api/me").await.is(401);
    ana.other(2).login("Ana", PASSWORD).await.is(401);
    let found = admin.get("/api/people?q=an").await.is(200).json();
    assert_eq!(found[0]["kept_out"], true);
    admin
        .put("/api/people/Regina/kept-out", out(true))
        .await
        .is(409);
    admin
        .put("/api/people/Ana/kept-out", out(false))
        .await
        .is(204);
    ana.other(2).login("Ana", PASSWORD).await.is(200);
    let audit = admin.get("/api/audit").await.is(200);
    assert!(audit.text.contains("insultos"), "{}", audit.text);
}

#[tokio::test]
async fn people_are_found_by_how_their_name_begins() {
    let hall = open(Config::default()).await;
    let mut browser = Browser::new(&hall);
    for name in ["Ana Paz", "Ánades", "Beto"] {
        browser.other(2).register(name).await;
    }
    browser.get("/api/people?q=ana").await.is(401);
    browser.post("/api/guest", json!({})).await.is(200);
    let found = browser.get("/api/people?q=ANA").await.is(200).json();
    assert_eq!(found.as_array().map(Vec::len), Some(1));
    assert_eq!(found[0]["name"], "Ana Paz");
    assert_eq!(found[0].get("roles"), None, "it is nobody's business");
    browser.get("/api/people?q=").await.is(400);
    browser.get("/api/people?q=a&x=1").await.is(400).fault();
    let none = browser.get("/api/people?q=%25").await.is(200).json();
    assert_eq!(none, json!([]));
}

#[tokio::test]
async fn who_leaves_takes_along_who_it_was() {
    let hall = open(Config::default()).await;
    let mut ana = Browser::new(&hall);
    let id = ana.register("Ana").await;
    let export = ana.get("/api/me/export").await.is(200);
    assert!(
        export
            .header("content-disposition")
            .starts_with("attachment")
    );
    assert_eq!(export.json()["person"]["name"], "Ana");
    for secret in ["argon2", "password_hash", "folded"] {
        assert!(!export.text.contains(secret), "{secret} in {}", export.text);
    }
    let reply = ana.delete("/api/me", json!({})).await;
    assert_eq!(reply.is(401).fault(), "bad_password");
    let cookie = ana.cookie.clone();
    ana.delete("/api/me", json!({ "password": PASSWORD }))
        .await
        .is(204);
    ana.cookie = cookie;
    ana.get("/api/me").await.is(401);
    ana.other(2).login("Ana", PASSWORD).await.is(401);
    let people = hall.journal().people();
    let left = people.by_id(jadoube_journal::PersonId(id)).await;
    let left = left.expect("it is read").expect("the number stays");
    assert_eq!((left.deleted, left.name), (true, format!("deleted-{id}")));
}

/// What people did is on record by their numbers, so that the name goes with them.
#[tokio::test]
async fn the_audit_log_does_not_keep_the_name_of_who_left() {
    let hall = open(Config::default()).await;
    let mut admin = administrator(&hall).await;
    let mut ana = Browser::new(&hall);
    let id = ana.register("Anacleta").await;
    ana.delete("/api/me", json!({ "password": PASSWORD }))
        .await
        .is(204);
    let audit = admin.get("/api/audit").await.is(200);
    let entries = audit.json();
    let hers = entries.as_array().expect("a list").iter();
    let hers: Vec<_> = hers.filter(|entry| entry["person"] == id).collect();
    assert_eq!(hers.len(), 2, "registered and left: {entries}");
    assert!(!audit.text.contains("Anacleta"), "{}", audit.text);
}

/// Who leaves is not taken for somebody else the day after, by their name or one like it.
#[tokio::test]
async fn the_name_of_who_left_rests_for_as_long_as_is_set() {
    for (days, status) in [(365, 409), (1, 409), (0, 200)] {
        let config = Config {
            name_rests_days: days,
            ..Config::default()
        };
        let hall = open(config).await;
        let mut ana = Browser::new(&hall);
        let id = ana.register("Ana Paz").await;
        let leave = json!({ "password": PASSWORD });
        ana.delete("/api/me", leave).await.is(204);
        for name in ["Ana Paz", "ana-paz"] {
            let body = json!({ "name": name, "password": PASSWORD });
            let reply = ana.other(3).post("/api/register", body).await;
            assert_eq!(
                reply.status, status,
                "{name} after {days} days: {}",
                reply.text
            );
            if status == 409 {
                assert_eq!(reply.fault(), "taken");
            } else {
                assert_ne!(reply.json()["you"]["id"], id);
                break;
            }
        }
    }
}

#[tokio::test]
async fn a_name_that_rested_long_enough_is_free() {
    let hall = open(Config::default()).await;
    let mut ana = Browser::new(&hall);
    ana.register("Ana").await;
    ana.delete("/api/me", json!({ "password": PASSWORD }))
        .await
        .is(204);
    let day = 86_400_000;
    for (days, is_free) in [(0, false), (364, false), (366, true)] {
        let now = hall.clock().unix_ms() + days * day;
        let made = make_person(hall.journal(), "ANA", PASSWORD, now).await;
        assert_eq!(made.is_ok(), is_free, "after {days} days");
    }
}

#[tokio::test]
async fn the_last_administrator_cannot_leave() {
    let hall = open(Config::default()).await;
    let mut admin = administrator(&hall).await;
    let leave = json!({ "password": PASSWORD });
    let reply = admin.delete("/api/me", leave.clone()).await;
    assert_eq!(reply.is(409).fault(), "not_now");
    admin.other(2).register("Ana").await;
    let roles = json!({ "roles": ["administrator"] });
    admin.put("/api/people/Ana/roles", roles).await.is(200);
    admin.delete("/api/me", leave).await.is(204);
}

#[tokio::test]
async fn who_plays_cannot_leave_before_the_end() {
    let served = hall_with(Config::default(), "memory:").await;
    let mut browser = Browser::new(&served.hall);
    browser.origin = None;
    let reply = browser.post("/api/guest", json!({ "keep": "token" })).await;
    let token = reply.json()["token"].as_str().expect("a token").to_owned();
    let mut white = served.with_token(&token).await;
    let mut black = served.guest().await;
    let (table, _) = white.open("invitados", blitz()).await;
    black.act(&table, TableAct::Sit(None)).await.ack();
    let mut program = browser.with_token(&token);
    let reply = program.delete("/api/me", json!({})).await;
    assert_eq!(reply.is(409).fault(), "not_now");
    white.act(&table, TableAct::Abort).await.ack();
    // The room learns of it a moment later.
    let mut status = 409;
    for _ in 0..1000 {
        status = program.delete("/api/me", json!({})).await.status.as_u16();
        if status != 409 {
            break;
        }
    }
    assert_eq!(status, 204);
    white.ended().await;
}
