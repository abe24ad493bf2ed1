//! Rooms, cards and results over HTTP, as a client asks for them.

mod common;

use axum::{
    body::{Body, to_bytes},
    http::{HeaderMap, Request, StatusCode, header},
};
use common::{Served, hall};
use jadoube_hall::{Hall, app};
use jadoube_journal::{Registration, Roles};
use serde_json::{Value, json};
use tower::util::ServiceExt;

struct Http<'a> {
    hall: &'a Hall,
    token: Option<String>,
}

impl Http<'_> {
    async fn ask(
        &self,
        method: &str,
        path: &str,
        body: impl Into<Body>,
    ) -> (StatusCode, HeaderMap, String) {
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, common::http::HOST)
            .header(header::CONTENT_TYPE, "application/json");
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        let request = request.body(body.into()).expect("a request");
        let answer = app(self.hall.clone()).oneshot(request).await;
        let (parts, body) = answer.expect("an answer").into_parts();
        let bytes = to_bytes(body, 1 << 20).await.expect("it ends");
        let text = String::from_utf8(bytes.to_vec()).expect("it is text");
        (parts.status, parts.headers, text)
    }

    async fn post(&self, path: &str, body: Value) -> (StatusCode, Value) {
        let (status, _, text) = self.ask("POST", path, body.to_string()).await;
        (status, serde_json::from_str(&text).unwrap_or(Value::Null))
    }
}

async fn organiser(served: &Served) -> Http<'_> {
    let new = Registration {
        roles: Roles::ORGANIZER,
        ..Registration::new("Maestra", "no password opens this", 0)
    };
    let people = served.hall.journal().people();
    let person = people.register(new).await.expect("the name is free");
    let token = served.hall.begin_session(person.id.0, "test").await;
    Http {
        hall: &served.hall,
        token: Some(token.expect("a session")),
    }
}

#[tokio::test]
async fn a_class_is_made_and_a_pupil_comes_by_the_card() {
    let served = hall().await;
    let teacher = organiser(&served).await;
    let room = json!({ "name": "4.º B", "kind": "class" });
    let (status, made) = teacher.post("/api/rooms", room.clone()).await;
    assert_eq!(
        (status, made["info"]["id"].as_str()),
        (StatusCode::CREATED, Some("4-b"))
    );
    let (_, second) = teacher.post("/api/rooms", room).await;
    assert_eq!(second["info"]["id"], "4-b-2");
    let names = json!({ "names": "Ana\nLeo\n" });
    let (status, given) = teacher.post("/api/rooms/4-b/cards", names).await;
    assert_eq!(status, StatusCode::CREATED);
    let code = given["cards"][0]["code"].as_str().expect("a code");

    let anybody = Http {
        hall: &served.hall,
        token: None,
    };
    let body = json!({ "code": code }).to_string();
    let (status, headers, text) = anybody.ask("POST", "/api/cards", body).await;
    assert_eq!(status, StatusCode::OK, "{text}");
    let cookie = headers[header::SET_COOKIE].to_str().expect("it is text");
    for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
        assert!(cookie.contains(part), "{cookie}");
    }
    let wrong = json!({ "code": "AAAAAAAA" });
    let (status, fault) = anybody.post("/api/cards", wrong).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert_eq!(fault["error"]["code"], "code_needed");

    let print = json!({ "codes": [code] }).to_string();
    let path = "/api/rooms/4-b/cards/print?lang=en";
    let (status, headers, page) = teacher.ask("POST", path, print).await;
    assert_eq!(status, StatusCode::OK, "{page}");
    let policy = headers[header::CONTENT_SECURITY_POLICY].to_str();
    assert!(policy.is_ok_and(|policy| policy.contains("default-src 'none'")));
    assert!(page.contains("Ana") && page.contains(common::http::HOST));
}

#[tokio::test]
async fn an_evening_runs_and_its_results_are_files() {
    let served = hall().await;
    let club = organiser(&served).await;
    let room = json!({ "id": "velada", "name": "Velada", "kind": "club_evening" });
    club.post("/api/rooms", room).await;
    let list = json!({ "pairings": "1,Ana,Leo\n", "settings": { "time": "3+2" } });
    let (status, round) = club.post("/api/rooms/velada/pairings", list).await;
    assert_eq!(status, StatusCode::CREATED, "{round}");
    let start = json!({ "what": "start" });
    let (status, done) = club.post("/api/rooms/velada/tables", start).await;
    assert_eq!(
        (status, done["done"].as_array().map(Vec::len)),
        (StatusCode::OK, Some(1))
    );
    let (status, headers, csv) = club
        .ask("GET", "/api/rooms/velada/results.csv?style=semicolon", "")
        .await;
    assert_eq!(status, StatusCode::OK, "{csv}");
    assert!(csv.contains("1;Ana;Leo;"), "{csv}");
    let disposition = headers[header::CONTENT_DISPOSITION].to_str();
    assert_eq!(
        disposition.ok(),
        Some("attachment; filename=\"velada.csv\"")
    );
    for (accepted, query, heading) in [
        ("es-AR, en;q=0.5", "", "Tablero"),
        ("en-GB", "", "Board"),
        ("en-GB", "?lang=es", "Tablero"),
        ("es", "?lang=en", "Board"),
    ] {
        let path = format!("/api/rooms/velada/results.csv{query}");
        let token = club.token.as_deref().unwrap_or_default();
        let request = Request::get(path)
            .header(header::AUTHORIZATION, format!("Bearer {token}"))
            .header(header::ACCEPT_LANGUAGE, accepted)
            .body(Body::empty());
        let answer = app(served.hall.clone()).oneshot(request.expect("a request"));
        let body = answer.await.expect("an answer").into_body();
        let csv = to_bytes(body, 1 << 20).await.expect("it ends");
        assert!(
            csv.starts_with(heading.as_bytes()),
            "{accepted} {query}: {csv:?}"
        );
    }
    let (status, _, trf) = club.ask("GET", "/api/rooms/velada/results.trf", "").await;
    assert_eq!(status, StatusCode::OK);
    assert!(!trf.contains("0000"), "who plays is not absent: {trf}");
    assert!(trf.starts_with("012 Velada"), "{trf}");
    let (status, _, _) = club.ask("DELETE", "/api/rooms/velada", "").await;
    assert_eq!(status, StatusCode::CONFLICT, "games are going on");
    let (status, _, _) = club.ask("DELETE", "/api/rooms/principal", "").await;
    assert_eq!(status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn what_is_not_theirs_or_no_request_is_told_so() {
    let served = hall().await;
    let anybody = Http {
        hall: &served.hall,
        token: None,
    };
    let room = json!({ "name": "x", "kind": "open" });
    let (status, _) = anybody.post("/api/rooms", room.clone()).await;
    assert_eq!(status, StatusCode::UNAUTHORIZED);
    let guest = served.guest().await;
    let guest = Http {
        hall: &served.hall,
        token: guest.token.clone(),
    };
    let (status, fault) = guest.post("/api/rooms", room).await;
    assert_eq!(status, StatusCode::FORBIDDEN);
    assert!(
        fault["error"]["say"]["es"]
            .as_str()
            .is_some_and(|say| say.contains("organiza"))
    );
    let club = organiser(&served).await;
    for (body, code) in [
        (json!({ "name": " \u{202E} ", "kind": "open" }), "invalid"),
        (
            json!({ "name": "a".repeat(61), "kind": "open" }),
            "too_long",
        ),
        (
            json!({ "id": "../x", "name": "x", "kind": "open" }),
            "invalid",
        ),
        (
            json!({ "id": "principal", "name": "x", "kind": "open" }),
            "taken",
        ),
    ] {
        let (_, fault) = club.post("/api/rooms", body.clone()).await;
        assert_eq!(fault["error"]["code"], code, "{body}");
    }
    let huge = json!({ "pairings": "x".repeat(600 * 1024) });
    let (status, _) = club.post("/api/rooms/principal/pairings", huge).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    let (status, _) = club
        .post("/api/rooms/principal/simul", json!({ "color": "red" }))
        .await;
    assert!(status.is_client_error());
    let change = json!({ "chat": false }).to_string();
    let (status, _, _) = club.ask("PATCH", "/api/rooms/principal", change).await;
    assert_eq!(
        status,
        StatusCode::FORBIDDEN,
        "the hall's own rooms are the arbiters' to change"
    );
}

/// The secret of an invitation is never part of an address: it comes in the body, and stands behind
/// the `#` of the link.
#[tokio::test]
async fn one_comes_by_the_link_of_an_invitation() {
    let served = hall().await;
    let club = organiser(&served).await;
    let room = json!({ "id": "martes", "name": "Martes", "kind": "club_evening" });
    assert_eq!(club.post("/api/rooms", room).await.0, StatusCode::CREATED);
    let (status, given) = club
        .post("/api/rooms/martes/invitations", json!({ "uses": 1 }))
        .await;
    assert_eq!(status, StatusCode::CREATED, "{given}");
    let path = given["path"].as_str().expect("a link");
    let (page, token) = path.split_once('#').expect("the secret is behind the mark");
    assert_eq!((page, &json!(token)), ("/invitacion", &given["token"]));
    let guest = served.guest().await;
    let guest = Http {
        hall: &served.hall,
        token: guest.token.clone(),
    };
    let come = json!({ "token": token });
    let (status, invited) = guest.post("/api/invitations", come.clone()).await;
    assert_eq!(
        (status, &invited["room"]),
        (StatusCode::OK, &json!("martes"))
    );
    let (status, _) = guest.post("/api/invitations", come).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "it was for one");
    let old = format!("/api/invitations/{token}");
    let (status, _) = guest.post(&old, json!({})).await;
    assert_eq!(status, StatusCode::NOT_FOUND, "no address has it");
}

/// A card gives the cookie that the hall reads, over an encrypted connection as well.
#[tokio::test]
async fn a_card_lets_in_over_an_encrypted_connection() {
    let config = jadoube_hall::Config {
        secure_cookies: true,
        ..jadoube_hall::Config::default()
    };
    let journal = jadoube_journal::Journal::open("memory:")
        .await
        .expect("it opens");
    let served = common::serve(config, journal).await;
    let teacher = organiser(&served).await;
    let room = json!({ "id": "aula", "name": "Aula", "kind": "class" });
    assert_eq!(
        teacher.post("/api/rooms", room).await.0,
        StatusCode::CREATED
    );
    let names = json!({ "names": "Lucía" });
    let (_, cards) = teacher.post("/api/rooms/aula/cards", names).await;
    let code = json!({ "code": cards["cards"][0]["code"] }).to_string();
    let anybody = Http {
        hall: &served.hall,
        token: None,
    };
    let (status, headers, _) = anybody.ask("POST", "/api/cards", code).await;
    assert_eq!(status, StatusCode::OK);
    let cookie = headers[header::SET_COOKIE].to_str().expect("text");
    let (pair, _) = cookie.split_once(';').expect("attributes");
    let mut sent = HeaderMap::new();
    sent.insert(header::COOKIE, pair.parse().expect("a cookie"));
    let pupil = served.hall.visitor(&sent).await.expect("it is read");
    assert_eq!(pupil.map(|pupil| pupil.name).as_deref(), Some("Lucía"));
    // A name that would be taken for the hall's own is on no card.
    let names = json!({ "names": "Administrador" });
    let (status, fault) = teacher.post("/api/rooms/aula/cards", names).await;
    assert_eq!(status, StatusCode::BAD_REQUEST, "{fault}");
}
