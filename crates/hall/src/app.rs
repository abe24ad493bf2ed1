//! The hall as an HTTP service.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::{
    Router,
    extract::{ConnectInfo, Extension, State, WebSocketUpgrade},
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
    routing::any,
};
use jadoube_protocol::{ErrorCode, LONGEST_MESSAGE};

use crate::{Fault, Hall, HttpFault, socket};

/// How many bytes a socket reads at once: small, for there may be thousands that say nothing.
const READ_BUFFER: usize = 4096;

/// The hall as an HTTP service; a function, so that tests need no socket.
pub fn app(hall: Hall) -> Router {
    Router::new().route("/ws", any(upgrade)).with_state(hall)
}

/// From where a request comes.
pub fn address(info: Option<ConnectInfo<SocketAddr>>) -> IpAddr {
    info.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(address)| {
        address.ip()
    })
}

async fn upgrade(
    State(hall): State<Hall>,
    info: Option<Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
    upgrade: WebSocketUpgrade,
) -> Response {
    let visitor = match hall.visitor(&headers).await {
        Ok(visitor) => visitor,
        Err(fault) => return HttpFault::new(fault, hall.tongues()).into_response(),
    };
    if let Err(fault) = check_origin(&hall, &headers) {
        return HttpFault::new(fault, hall.tongues()).into_response();
    }
    let address = address(info.map(|Extension(info)| info));
    let agent = headers
        .get(header::USER_AGENT)
        .and_then(|agent| agent.to_str().ok())
        .unwrap_or_default()
        .to_owned();
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(LONGEST_MESSAGE * 2)
        .max_frame_size(LONGEST_MESSAGE * 2)
        .on_upgrade(move |socket| socket::serve(socket, hall, visitor, address, agent))
}

/// A page of another site must not open a socket with the cookie of this one.
fn check_origin(hall: &Hall, headers: &HeaderMap) -> Result<(), Fault> {
    let Some(origin) = headers.get(header::ORIGIN) else {
        return Ok(());
    };
    let origin = origin.to_str().map_err(|_| ErrorCode::Forbidden)?;
    let host = headers
        .get(header::HOST)
        .and_then(|host| host.to_str().ok());
    let own = origin
        .split_once("://")
        .is_some_and(|(_, authority)| Some(authority) == host);
    let named = hall.config().origins.iter().any(|named| named == origin);
    if own || named {
        Ok(())
    } else {
        Err(Fault::from(ErrorCode::Forbidden).about("origin"))
    }
}
