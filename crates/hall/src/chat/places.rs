//! Places of chat as they are stored.

use jadoube_protocol::Place;

/// As it is stored.
pub(super) fn stored(place: &Place) -> String {
    match place {
        Place::Room(room) => of_room(room),
        Place::Table(table) => format!("table:{table}"),
        Place::Spectators(table) => format!("spectators:{table}"),
    }
}

/// A room as it is stored.
pub(super) fn of_room(room: &str) -> String {
    format!("room:{room}")
}

/// From what was stored.
pub(super) fn place(stored: &str) -> Option<Place> {
    let (kind, id) = stored.split_once(':')?;
    let id = id.to_owned();
    match kind {
        "room" => Some(Place::Room(id)),
        "table" => Some(Place::Table(id)),
        "spectators" => Some(Place::Spectators(id)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_come_back_as_they_were() {
        let id = || "abc".to_owned();
        for known in [
            Place::Room(id()),
            Place::Table(id()),
            Place::Spectators(id()),
        ] {
            assert_eq!(place(&stored(&known)), Some(known));
        }
        assert_eq!(place("elsewhere:abc"), None);
    }
}
