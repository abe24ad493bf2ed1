//! Guessing the codes of private tables.

use axum::{body::Body, http::Method};
use jadoube_hall::Config;
use jadoube_journal::{PersonId, Roles};
use jadoube_protocol::{Access, TableSettings};

use crate::common::{
    blitz,
    http::{Browser, open},
    registered,
};

async fn with_code(browser: &mut Browser, path: &str, code: &str) -> u16 {
    let headers = [("jadoube-code", code)];
    let reply = browser
        .ask(Method::GET, path, Body::empty(), &headers)
        .await;
    reply.status.as_u16()
}

#[tokio::test]
async fn codes_are_not_guessed_by_way_of_a_time_line() {
    let hall = open(Config::default()).await;
    let (ana, _) = registered(&hall, "Ana", Roles::NONE).await;
    let ana = hall
        .visitor_of(PersonId(ana).0)
        .await
        .expect("she is there");
    let settings = TableSettings {
        access: Access::Private,
        ..blitz()
    };
    let opened = hall.open_table(&ana, "principal", settings).await;
    let (table, code) = opened.expect("it can be played so");
    let code = code.expect("it is private");
    let path = format!("/api/games/{table}/timeline");

    let (_, token) = registered(&hall, "Luis", Roles::NONE).await;
    let mut luis = Browser::new(&hall).with_token(&token);
    assert_eq!(luis.get(&path).await.status, 403, "no code");
    // In the address it counts for nothing.
    let in_address = format!("{path}?code={code}");
    assert_eq!(luis.get(&in_address).await.status, 403);
    assert_eq!(with_code(&mut luis, &path, &code).await, 200);
    let typed = format!("{}-{}", &code[..3], code[3..].to_lowercase());
    assert_eq!(with_code(&mut luis, &path, &typed).await, 200);
    let mut tried = Vec::new();
    for _ in 0..12 {
        tried.push(with_code(&mut luis, &path, "WRONG1").await);
    }
    assert_eq!(tried[..10], [403; 10]);
    assert_eq!(tried[10..], [429; 2]);
    assert_eq!(
        with_code(&mut luis, &path, &code).await,
        429,
        "nor the right one"
    );
}
