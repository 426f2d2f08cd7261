//! When the service was down: between its last sign of life and its next start.

use djambi_table::Downtime;
use rusqlite::{Connection, OptionalExtension, params};

use super::StoreError;
use super::columns::{milliseconds, to_integer};

/// Keeps that the service is alive at this time.
pub(super) fn beat(connection: &Connection, now_ms: u64) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO heartbeat (id, at_ms) VALUES (1, ?) ON CONFLICT DO UPDATE SET at_ms = excluded.at_ms",
    )?;
    insert.execute([to_integer(now_ms)])?;
    Ok(())
}

/// The time of the last sign of life.
pub(super) fn select_last_beat(connection: &Connection) -> Result<Option<u64>, StoreError> {
    let last = connection
        .query_row("SELECT at_ms FROM heartbeat", [], |row| Ok(milliseconds(row, "at_ms")))
        .optional()?;
    last.transpose()
}

/// Keeps that the service starts at this time. It was down since its last sign of life, if there is one and
/// the clock was not set back.
pub(super) fn insert_start(connection: &Connection, now_ms: u64) -> Result<Option<Downtime>, StoreError> {
    let last = select_last_beat(connection)?;
    beat(connection, now_ms)?;
    let Some(downtime) = last.filter(|&last| last < now_ms).map(|from| Downtime { from, to: now_ms }) else {
        return Ok(None);
    };
    // A clock that was set back and forth may name the same moment again.
    connection.execute(
        "INSERT INTO downtime (from_ms, to_ms) VALUES (?, ?)
         ON CONFLICT DO UPDATE SET to_ms = max(to_ms, excluded.to_ms)",
        params![to_integer(downtime.from), to_integer(downtime.to)],
    )?;
    Ok(Some(downtime))
}

/// The times after this one in which the service was down, in their order.
pub(super) fn select_downtimes(connection: &Connection, since_ms: u64) -> Result<Vec<Downtime>, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT from_ms, to_ms FROM downtime WHERE to_ms > ? ORDER BY from_ms")?;
    let mut rows = select.query([to_integer(since_ms)])?;
    let mut downtimes = Vec::new();
    while let Some(row) = rows.next()? {
        downtimes.push(Downtime { from: milliseconds(row, "from_ms")?, to: milliseconds(row, "to_ms")? });
    }
    Ok(downtimes)
}
