//! Names of somebody else's that lead to the hall's machine.

use axum::{body::Body, http::Method};
use jadoube_hall::Config;
use jadoube_journal::{PersonId, Roles};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::common::{
    hall_with,
    http::{Browser, open},
};

/// What is answered to who asks at an address by a name.
async fn by_name(browser: &mut Browser, method: Method, path: &str, host: &str) -> (u16, String) {
    browser.host = Some(host.to_owned());
    let json = [("content-type", "application/json")];
    let reply = browser.ask(method, path, Body::from("{}"), &json).await;
    (reply.status.as_u16(), reply.text)
}

#[tokio::test]
async fn what_is_asked_by_another_name_is_refused_whatever_it_is() {
    let hall = open(Config::default()).await;
    let mut browser = Browser::new(&hall);
    browser.origin = Some("http://evil.example".to_owned());
    for (method, path) in [
        (Method::GET, "/api/me"),
        (Method::GET, "/api/openapi.json"),
        (Method::GET, "/api/rooms"),
        (Method::POST, "/api/guest"),
        (Method::GET, "/metrics"),
        (Method::GET, "/ws"),
        (Method::GET, "/api/nothing"),
    ] {
        let (status, text) = by_name(&mut browser, method, path, "evil.example:8080").await;
        assert_eq!(status, 421, "{path}: {text}");
        let json: Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(json["error"]["about"], "host: evil.example:8080", "{path}");
        for language in ["es", "en"] {
            let say = json["error"]["say"][language].as_str().expect("words");
            assert!(
                say.contains("public_url") && say.contains("evil.example"),
                "{say}"
            );
        }
    }
    for path in ["/", "/sala/principal", "/assets/x.js"] {
        let (status, text) = by_name(&mut browser, Method::GET, path, "evil.example").await;
        assert_eq!(status, 421, "{path}");
        assert!(text.contains("JADOUBE_PUBLIC_URL"), "{text}");
    }
    for path in ["/healthz", "/readyz", "/health", "/ready"] {
        let (status, _) = by_name(&mut browser, Method::GET, path, "evil.example").await;
        assert_eq!(status, 200, "{path}");
    }
    for host in ["hall.example", "localhost:8080", "10.0.0.7:8080", "[::1]"] {
        let (status, text) = by_name(&mut browser, Method::GET, "/api/rooms", host).await;
        assert_eq!(status, 200, "{host}: {text}");
    }
}

#[tokio::test]
async fn no_socket_is_opened_by_another_name() {
    let served = hall_with(Config::default(), "memory:").await;
    for (host, status) in [("evil.example", "421"), ("localhost", "101")] {
        let mut stream = TcpStream::connect(served.address).await.expect("it serves");
        let ask = format!(
            "GET /ws HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Origin: http://{host}\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        );
        stream.write_all(ask.as_bytes()).await.expect("it reads");
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.expect("it answers");
        assert_eq!(
            String::from_utf8_lossy(&answer),
            format!("HTTP/1.1 {status}"),
            "{host}"
        );
    }
}

#[tokio::test]
async fn a_printed_card_tells_where_the_hall_is_and_not_what_was_asked() {
    for (public_url, reached, asked, printed) in [
        (
            "https://ajedrez.example",
            vec![],
            "hall.example",
            "ajedrez.example",
        ),
        (
            "https://ajedrez.example",
            vec!["10.0.0.7:8080"],
            "10.0.0.7:8080",
            "ajedrez.example",
        ),
        (
            "",
            vec!["10.0.0.7:8080", "10.1.0.7:8080"],
            "10.1.0.7:8080",
            "10.1.0.7:8080",
        ),
        ("", vec!["10.0.0.7:8080"], "203.0.113.66", "10.0.0.7:8080"),
        ("", vec!["10.0.0.7:8080"], "localhost:8080", "10.0.0.7:8080"),
        ("", vec![], "hall.example", "hall.example"),
    ] {
        let config = Config {
            public_url: public_url.to_owned(),
            ..Config::default()
        };
        let hall = open(config).await;
        hall.set_reached(reached.into_iter().map(str::to_owned).collect());
        let mut teacher = Browser::new(&hall);
        let id = teacher.register("Maestra").await;
        let people = hall.journal().people();
        let roles = people.set_roles(PersonId(id), Roles::ORGANIZER);
        roles.await.expect("it is set");
        let room = json!({ "name": "4.º B", "kind": "class" });
        teacher.post("/api/rooms", room).await.is(201);
        let names = json!({ "names": "Leo" });
        let made = teacher.post("/api/rooms/4-b/cards", names).await.is(201);
        let code = made.json()["cards"][0]["code"].clone();
        teacher.host = Some(asked.to_owned());
        teacher.origin = Some(format!("http://{asked}"));
        let print = json!({ "codes": [code] });
        let page = teacher
            .post("/api/rooms/4-b/cards/print", print)
            .await
            .is(200);
        assert!(page.text.contains(printed), "{printed}: {}", page.text);
        assert!(
            asked == printed || !page.text.contains(asked),
            "{asked}: {}",
            page.text
        );
    }
}
