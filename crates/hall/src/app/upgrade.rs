//! From a request to a socket.

use axum::{
    extract::{State, WebSocketUpgrade, ws::rejection::WebSocketUpgradeRejection},
    http::{HeaderMap, header},
    response::{IntoResponse, Response},
};
use jadoube_protocol::{ErrorCode, LONGEST_MESSAGE};

use super::{forwarded::Client, origin};
use crate::{Fault, Hall, Visitor, limits::Admitted, socket};

/// How many bytes a socket reads at once: small, for there may be thousands that say nothing.
const READ_BUFFER: usize = 4096;

/// Opens a socket for a page of the hall or a program. A page of another site must not open one
/// with the cookie of this, and browsers send that cookie along whoever asks.
pub(super) async fn upgrade(
    State(hall): State<Hall>,
    client: Client,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let upgrade = match upgrade {
        Ok(upgrade) => upgrade,
        Err(rejection) => return rejection.into_response(),
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
    upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(LONGEST_MESSAGE * 2)
        .max_frame_size(LONGEST_MESSAGE * 2)
        .on_upgrade(async move |socket| {
            socket::serve(socket, hall, visitor, client.address, agent).await;
            drop(place);
        })
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
