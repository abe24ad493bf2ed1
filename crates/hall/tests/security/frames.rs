//! Frames that are no messages, or too long to be one.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    time::timeout,
};
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Error, Message},
};

use crate::common::{Served, hall};

type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

async fn connect(served: &Served) -> Socket {
    let address = format!("ws://{}/ws", served.address);
    connect_async(address).await.expect("it serves").0
}

/// How the hall ends a connection: the code, if it says one.
async fn end(socket: &mut Socket) -> Option<u16> {
    let end = async {
        loop {
            match socket.next().await {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    };
    timeout(Duration::from_secs(20), end)
        .await
        .expect("the hall ends it")
}

/// Sends the same until the hall ends the connection: how often, and with which code it does.
async fn flood(served: &Served, message: Message) -> (u32, Option<u16>) {
    let mut socket = connect(served).await;
    let mut sent = 0_u32;
    while sent < 50_000 {
        match socket.send(message.clone()).await {
            Ok(()) => sent += 1,
            Err(Error::Io(_) | Error::ConnectionClosed | Error::AlreadyClosed) => break,
            Err(error) => panic!("{error}"),
        }
        if sent.is_multiple_of(100) {
            let said = timeout(Duration::from_millis(1), socket.next()).await;
            if let Ok(Some(Ok(Message::Close(frame)))) = said {
                return (sent, frame.map(|frame| frame.code.into()));
            }
        }
    }
    (sent, end(&mut socket).await)
}

#[tokio::test]
async fn signs_of_life_that_nobody_asked_for_are_not_for_free() {
    let served = hall().await;
    for message in [
        Message::Pong(vec![0; 8].into()),
        Message::Pong(Vec::new().into()),
        Message::Ping(vec![1].into()),
        Message::Binary(vec![1].into()),
    ] {
        let (sent, code) = flood(&served, message.clone()).await;
        assert!(sent < 50_000, "{message:?} {sent} times");
        assert!(
            code.is_none_or(|code| code == 1008),
            "{message:?}: {code:?}"
        );
    }
}

#[tokio::test]
async fn a_frame_that_is_too_long_is_told_so() {
    let served = hall().await;
    for long in [20_000, 100_000, 500_000] {
        let mut socket = connect(&served).await;
        let text = "x".repeat(long);
        let _ = socket.send(Message::text(text)).await;
        assert_eq!(end(&mut socket).await, Some(1009), "{long} bytes");
    }
}

/// A socket as raw as it gets.
async fn raw(served: &Served) -> TcpStream {
    let mut stream = TcpStream::connect(served.address).await.expect("it serves");
    let ask = format!(
        "GET /ws HTTP/1.1\r\nHost: {}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
         Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
        served.address
    );
    stream.write_all(ask.as_bytes()).await.expect("it reads");
    let mut head = Vec::new();
    while !head.ends_with(b"\r\n\r\n") {
        head.push(stream.read_u8().await.expect("it answers"));
    }
    let head = String::from_utf8(head).expect("text");
    assert!(head.starts_with("HTTP/1.1 101"), "{head}");
    assert!(
        head.to_lowercase()
            .contains("sec-websocket-accept: s3pplmbitxaq9kygzzhzrbk+xoo="),
        "{head}"
    );
    stream
}

/// Pieces of a message that never ends, with nothing in them, from who has not even entered.
#[tokio::test]
async fn empty_pieces_without_end_are_not_taken() {
    let served = hall().await;
    let mut stream = raw(&served).await;
    stream
        .write_all(&[0x01, 0x80, 0, 0, 0, 0])
        .await
        .expect("it reads");
    let pieces = [0x00, 0x80, 0, 0, 0, 0].repeat(1000);
    let flood = async {
        let mut sent = 0_u32;
        while sent < 1000 && stream.write_all(&pieces).await.is_ok() {
            sent += 1;
            let mut told = [0; 64];
            let read = timeout(Duration::from_millis(1), stream.read(&mut told)).await;
            if let Ok(Ok(0) | Err(_)) = read {
                break;
            }
        }
        sent
    };
    let sent = timeout(Duration::from_secs(20), flood).await;
    let sent = sent.expect("the hall gives up first");
    // What is read away at the end is less than a thousand times a thousand pieces.
    assert!(sent < 300, "{sent} times a thousand pieces");
}
