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
    let text: Option<String> = row.get(column)?;
    let Some(text) = text else { return Ok(None) };
    Ok(Some(serde_json::from_str(&text).map_err(|_| Corruption::Value { column, text })?))
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
    let (mut rows, mut games) = (select.query(values)?, Vec::new());
    while let Some(row) = rows.next()? {
        let id: String = row.get(0)?;
        match id.parse() {
            Ok(game) => games.push(game),
            Err(_) => tracing::error!("a game is skipped: the database holds the id {id:?}"),
        }
    }
    Ok(games)
}
