//! Values of columns: how they are read and written.

use std::str::FromStr;

use djambi_protocol::GameId;
use rusqlite::{Params, Row, Statement};
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::{Corruption, StoreError};
use crate::identity::PlayerId;

/// A time in milliseconds since 1970.
pub(super) fn milliseconds(row: &Row<'_>, column: &'static str) -> Result<u64, StoreError> {
    let value: i64 = row.get(column)?;
    Ok(u64::try_from(value).map_err(|_| Corruption::Time)?)
}

/// A value that is kept as its text.
pub(super) fn parsed<T: FromStr>(row: &Row<'_>, column: &'static str) -> Result<T, StoreError> {
    let text: String = row.get(column)?;
    text.parse().map_err(|_| Corruption::Value { column, text }.into())
}

/// A value that is kept as JSON, unless the column is null.
pub(super) fn json<T: DeserializeOwned>(
    row: &Row<'_>,
    column: &'static str,
) -> Result<Option<T>, StoreError> {
    let text = row.get_ref(column)?.as_str_or_null().map_err(rusqlite::Error::from)?;
    text.map(|text| json_of(column, text)).transpose()
}

/// The value of JSON in a column.
pub(super) fn json_of<T: DeserializeOwned>(column: &'static str, text: &str) -> Result<T, StoreError> {
    let unreadable = |_| Corruption::Value { column, text: text.to_owned() };
    Ok(serde_json::from_str(text).map_err(unreadable)?)
}

/// The value of JSON in a column that always has one.
pub(super) fn required<T: DeserializeOwned>(row: &Row<'_>, column: &'static str) -> Result<T, StoreError> {
    Ok(json(row, column)?.ok_or(Corruption::Value { column, text: String::new() })?)
}

/// The player with the id of these bytes.
pub(super) fn player(bytes: &[u8]) -> Result<PlayerId, StoreError> {
    Ok(PlayerId::from_bytes(bytes).ok_or(Corruption::Player)?)
}

/// A value as JSON.
pub(super) fn to_json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("a value as JSON")
}

/// A time as SQLite's signed integer; times after the year 292 million are cut off.
pub(super) fn to_integer(time: u64) -> i64 {
    i64::try_from(time).unwrap_or(i64::MAX)
}

/// The games that a statement selects by their ids. An id that cannot be read is logged and left out.
pub(super) fn game_ids(select: &mut Statement<'_>, values: impl Params) -> Result<Vec<GameId>, StoreError> {
    let mut rows = select.query(values)?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()? {
        games.extend(game_id(row.get_ref(0)?.as_str().map_err(rusqlite::Error::from)?));
    }
    Ok(games)
}

/// The game with an id that a row has; `None`, and a line of the log, if that cannot be read.
pub(super) fn game_id(id: &str) -> Option<GameId> {
    let game = id.parse().ok();
    if game.is_none() {
        tracing::error!("a game is skipped: the database holds the id {id:?}");
    }
    game
}
