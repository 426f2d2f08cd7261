//! Reports in the database: sealed, since they show what was said in private.

use rusqlite::{Connection, params};

use super::columns::{to_integer, to_json};
use super::{MAX_REPORTS_A_DAY, NewReport, PressKeys, Report, StoreError};
use crate::env::DAY_MS;

/// Inserts a report, unless the player has made as many in the last day as a player may.
pub(super) fn insert(
    connection: &Connection,
    keys: &PressKeys,
    report: &NewReport,
) -> Result<bool, StoreError> {
    let since_ms = report.at_ms.saturating_sub(DAY_MS);
    let made: u32 = connection.query_row(
        "SELECT count(*) FROM report WHERE player = ? AND at_ms > ?",
        params![report.player.to_vec(), to_integer(since_ms)],
        |row| row.get(0),
    )?;
    if made >= MAX_REPORTS_A_DAY {
        return Ok(false);
    }
    let next = "SELECT coalesce(max(number), 0) + 1 FROM report";
    let number: u32 = connection.query_row(next, [], |row| row.get(0))?;
    let sealed = keys.seal(&place(number, report.game.as_str()), to_json(&report.contents).as_bytes());
    connection.execute(
        "INSERT INTO report (number, game_id, at_ms, player, sealed) VALUES (?, ?, ?, ?, ?)",
        params![number, report.game.as_str(), to_integer(report.at_ms), report.player.to_vec(), sealed],
    )?;
    Ok(true)
}

/// All reports, the newest first, opened with these keys.
pub(super) fn select(connection: &Connection, keys: Option<&PressKeys>) -> Result<Vec<Report>, StoreError> {
    let mut select = connection.prepare(
        "SELECT number, game_id, strftime('%Y%m%d-%H%M%S', at_ms / 1000, 'unixepoch') AS date, sealed FROM report
         ORDER BY number DESC",
    )?;
    let reports = select.query_map([], |row| {
        let (number, game): (u32, String) = (row.get("number")?, row.get("game_id")?);
        let sealed: Vec<u8> = row.get("sealed")?;
        let opened = keys.and_then(|keys| keys.open(&place(number, &game), &sealed).ok());
        let contents = opened.and_then(|json| serde_json::from_slice(&json).ok());
        Ok(Report { number, date: row.get("date")?, game, contents })
    })?;
    Ok(reports.collect::<Result<_, _>>()?)
}

/// Deletes the reports that were made before a moment.
pub(super) fn delete_before(connection: &Connection, before_ms: u64) -> Result<(), StoreError> {
    connection.execute("DELETE FROM report WHERE at_ms < ?", [to_integer(before_ms)])?;
    Ok(())
}

/// Notes that the host has read reports.
pub(super) fn insert_reading(connection: &Connection) -> Result<(), StoreError> {
    connection.execute("INSERT INTO report_reading DEFAULT VALUES", [])?;
    Ok(())
}

/// How often the host has read reports; it is forgotten.
pub(super) fn take_readings(connection: &Connection) -> Result<u64, StoreError> {
    Ok(connection.execute("DELETE FROM report_reading", [])? as u64)
}

/// Whether the host has read reports.
pub(super) fn has_readings(connection: &Connection) -> Result<bool, StoreError> {
    Ok(connection.query_row("SELECT EXISTS (SELECT 1 FROM report_reading)", [], |row| row.get(0))?)
}

/// Where a report is. It opens nowhere else.
fn place(number: u32, game: &str) -> Vec<u8> {
    format!("report\0{number}\0{game}").into_bytes()
}
