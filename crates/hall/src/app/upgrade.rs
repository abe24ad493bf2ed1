//! From a request to a socket.

use axum::{
    RequestExt,
    body::Body,
    extract::{Request, State, WebSocketUpgrade},
    http::{HeaderMap, HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use jadoube_protocol::{ErrorCode, LONGEST_MESSAGE};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{
        handshake::derive_accept_key,
        protocol::{Role, WebSocketConfig},
    },
};

use super::{forwarded::Client, origin};
use crate::{
    Fault, Hall, Visitor,
    limits::Admitted,
    socket::{self, Metered},
};

/// How many bytes a socket reads at once: small, for there may be thousands that say nothing.
const READ_BUFFER: usize = 1024;
/// Up to how many bytes of what waits go out in one packet.
const WRITE_BUFFER: usize = 8192;

/// Opens a socket for a page of the hall or a program. A page of another site must not open one
/// with the cookie of this, and browsers send that cookie along whoever asks.
pub(super) async fn upgrade(
    State(hall): State<Hall>,
    client: Client,
    headers: HeaderMap,
    mut request: Request,
) -> Response {
    let on_upgrade = request.extensions().get::<OnUpgrade>().cloned();
    let checked = request.extract_parts::<WebSocketUpgrade>().await;
    let (on_upgrade, key) = match (on_upgrade, headers.get(header::SEC_WEBSOCKET_KEY), checked) {
        (Some(on_upgrade), Some(key), Ok(_)) => (on_upgrade, key),
        (.., Err(rejection)) => return rejection.into_response(),
        (..) => return StatusCode::UPGRADE_REQUIRED.into_response(),
    };
    let (visitor, place) = match admit(&hall, client, &headers).await {
        Ok(admitted) => admitted,
        Err(fault) => return hall.http(fault).into_response(),
    };
    let agent = headers
        .get(header::USER_AGENT)
        .and_then(|agent| agent.to_str().ok())
        .unwrap_or_default()
        .to_owned();
    tokio::spawn(async move {
        let Ok(stream) = on_upgrade.await else { return };
        let stream = Metered::new(TokioIo::new(stream), hall.config());
        let socket = WebSocketStream::from_raw_socket(stream, Role::Server, Some(config())).await;
        socket::serve(socket, hall, visitor, client.address, agent).await;
        drop(place);
    });
    switched(key)
}

fn config() -> WebSocketConfig {
    WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(WRITE_BUFFER)
        .max_message_size(Some(LONGEST_MESSAGE * 2))
        .max_frame_size(Some(LONGEST_MESSAGE * 2))
}

/// The answer upon which the connection is a socket.
fn switched(key: &HeaderValue) -> Response {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::SWITCHING_PROTOCOLS;
    let headers = response.headers_mut();
    headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
    headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
    if let Ok(accepted) = HeaderValue::from_str(&derive_accept_key(key.as_bytes())) {
        headers.insert(header::SEC_WEBSOCKET_ACCEPT, accepted);
    }
    response
}

async fn admit(
    hall: &Hall,
    client: Client,
    headers: &HeaderMap,
) -> Result<(Option<Visitor>, Admitted), Fault> {
    origin::check(headers, client, hall.config())?;
    if *hall.closing().borrow() {
        return Err(ErrorCode::Closing.into());
    }
    let place = hall.limits().connection(client.address)?;
    let visitor = hall.visitor(headers).await?;
    Ok((visitor, place))
}
