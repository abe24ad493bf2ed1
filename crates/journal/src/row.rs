//! Reads columns as the types of this crate.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::{Error, GameId, PersonId, RoomId};

/// A number as it is stored; the largest are out of reach of any game.
pub(crate) fn stored(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

pub(crate) fn int(row: &AnyRow, column: &str) -> Result<i64, Error> {
    Ok(row.try_get(column)?)
}

pub(crate) fn maybe_int(row: &AnyRow, column: &str) -> Result<Option<i64>, Error> {
    Ok(row.try_get(column)?)
}

pub(crate) fn natural<N: TryFrom<i64>>(row: &AnyRow, column: &str) -> Result<N, Error> {
    let value = int(row, column)?;
    N::try_from(value).map_err(|_| Error::Value {
        what: "a stored number",
        value: value.to_string(),
    })
}

pub(crate) fn real(row: &AnyRow, column: &str) -> Result<f64, Error> {
    Ok(row.try_get(column)?)
}

pub(crate) fn flag(row: &AnyRow, column: &str) -> Result<bool, Error> {
    Ok(int(row, column)? != 0)
}

pub(crate) fn text(row: &AnyRow, column: &str) -> Result<String, Error> {
    Ok(row.try_get(column)?)
}

pub(crate) fn maybe_text(row: &AnyRow, column: &str) -> Result<Option<String>, Error> {
    Ok(row.try_get(column)?)
}

pub(crate) fn person(row: &AnyRow, column: &str) -> Result<PersonId, Error> {
    Ok(PersonId(int(row, column)?))
}

pub(crate) fn maybe_person(row: &AnyRow, column: &str) -> Result<Option<PersonId>, Error> {
    Ok(maybe_int(row, column)?.map(PersonId))
}

pub(crate) fn game(row: &AnyRow, column: &str) -> Result<GameId, Error> {
    let text = text(row, column)?;
    text.parse().map_err(|_| Error::Value {
        what: "the id of a game",
        value: text,
    })
}

pub(crate) fn room(row: &AnyRow, column: &str) -> Result<RoomId, Error> {
    let text = text(row, column)?;
    text.parse().map_err(|_| Error::Value {
        what: "the id of a room",
        value: text,
    })
}

pub(crate) fn sha256(row: &AnyRow, column: &str) -> Result<[u8; 32], Error> {
    let bytes: Vec<u8> = row.try_get(column)?;
    <[u8; 32]>::try_from(bytes).map_err(|bytes| Error::Value {
        what: "a SHA-256",
        value: format!("{} bytes", bytes.len()),
    })
}
