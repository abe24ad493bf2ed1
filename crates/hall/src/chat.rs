//! What people say in rooms and at tables.

use jadoube_protocol::{ChatLine, ErrorCode, Place};

use crate::{Fault, Hall, Visitor};

/// Somebody says something.
///
/// # Errors
///
/// If they may not, there or at all.
pub async fn say(hall: &Hall, visitor: &Visitor, place: Place, text: &str) -> Result<(), Fault> {
    let _ = (hall, visitor, place, text);
    Err(ErrorCode::ChatClosed.into())
}

/// What was said last in a room.
pub async fn recent_in_room(hall: &Hall, room: &str) -> Vec<ChatLine> {
    let _ = (hall, room);
    Vec::new()
}
