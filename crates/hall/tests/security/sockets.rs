//! Sockets that pages of other sites open.

use futures_util::StreamExt;
use jadoube_hall::Config;
use jadoube_protocol::ServerMessage;
use serde_json::json;
use tokio_tungstenite::{
    connect_async,
    tungstenite::{Error, Message, client::IntoClientRequest, http::HeaderValue},
};

use crate::common::{Served, hall_with, http::Browser};

/// Opens a socket with the cookie of somebody: who the hall takes it for, or the status.
async fn open(served: &Served, cookie: &str, origin: Option<&str>) -> Result<i64, u16> {
    let address = format!("ws://{}/ws", served.address);
    let mut request = address.into_client_request().expect("an address");
    let headers = request.headers_mut();
    headers.insert("cookie", HeaderValue::from_str(cookie).expect("a header"));
    if let Some(origin) = origin {
        headers.insert("origin", HeaderValue::from_str(origin).expect("a header"));
    }
    match connect_async(request).await {
        Ok((mut socket, _)) => loop {
            let frame = socket.next().await.expect("it says something");
            if let Message::Text(text) = frame.expect("the frame is good") {
                let message = serde_json::from_str(&text).expect("a message");
                if let ServerMessage::Welcome(welcome) = message {
                    return Ok(welcome.you.person.id);
                }
            }
        },
        Err(Error::Http(response)) => Err(response.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test]
async fn no_page_of_another_site_opens_a_socket_in_somebodys_name() {
    let served = hall_with(Config::default(), "memory:").await;
    let mut browser = Browser::new(&served.hall);
    let id = browser.register("Ana").await;
    let cookie = browser.cookie.clone().expect("a session");
    let host = served.address.to_string();
    let port = served.address.port();
    for own in [
        Some(format!("http://{host}")),
        Some(format!("HTTP://{host}")),
        None,
    ] {
        let entered = open(&served, &cookie, own.as_deref()).await;
        assert_eq!(entered, Ok(id), "{own:?}");
    }
    for foreign in [
        "https://evil.example".to_owned(),
        "null".to_owned(),
        format!("https://{host}"),
        "http://127.0.0.1".to_owned(),
        format!("http://127.0.0.1:{}", port ^ 1),
        format!("http://localhost:{port}"),
        format!("http://{host}.evil.example"),
        format!("http://evil.example@{host}"),
        format!("http://{host}@evil.example"),
        format!("http://sub.{host}"),
        format!("http://{host}/"),
        format!("ws://{host}"),
    ] {
        let refused = open(&served, &cookie, Some(&foreign)).await;
        assert_eq!(refused, Err(403), "{foreign}");
    }
}

#[tokio::test]
async fn one_address_has_only_so_many_sockets() {
    let config = Config {
        connections_per_address: 3,
        ..Config::default()
    };
    let served = hall_with(config, "memory:").await;
    let mut browser = Browser::new(&served.hall);
    browser.post("/api/guest", json!({})).await.is(200);
    let mut all = Vec::new();
    for _ in 0..3 {
        all.push(served.guest().await);
    }
    let cookie = browser.cookie.clone().expect("a session");
    assert_eq!(open(&served, &cookie, None).await, Err(429));
    all.pop().expect("there are three").cut();
    // The hall notices a moment later.
    let mut last = Err(429);
    for _ in 0..1000 {
        last = open(&served, &cookie, None).await;
        if last.is_ok() {
            break;
        }
    }
    assert!(last.is_ok(), "{last:?}");
}
