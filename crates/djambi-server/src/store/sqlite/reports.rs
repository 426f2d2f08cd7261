//! Reports in the database: sealed, since they show what was said in private.

use djambi_protocol::{GameId, ReportCause};
use rusqlite::{Connection, Params, params};

use super::columns::{to_integer, to_json};
use super::{Corruption, MAX_REPORTS_A_DAY, NewReport, PressKeys, Report, ReportKind, StoreError};
use crate::env::DAY_MS;
use crate::identity::PlayerId;

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
    let game = report.game.as_ref().map(GameId::as_str).unwrap_or_default();
    let contents = &report.contents;
    let sealed = keys.seal(&place(number, game), to_json(contents).as_bytes());
    let channel = contents.channel.map(|channel| channel.to_string());
    connection.execute(
        "INSERT INTO report (number, game_id, at_ms, player, sealed, about, kind, cause, after, channel, seq)
         VALUES (?1, ?2, ?3, ?4, ?5,
             coalesce(?6, (SELECT player FROM talk WHERE game_id = ?2 AND channel = ?10 AND seq = ?11)),
             ?7, ?8, ?9, ?10, ?11)",
        params![
            number,
            game,
            to_integer(report.at_ms),
            report.player.to_vec(),
            sealed,
            report.about.map(PlayerId::to_vec),
            report.kind.name(),
            report.cause.name(),
            report.after,
            channel,
            contents.seq,
        ],
    )?;
    Ok(true)
}

/// All reports, the newest first, opened with these keys.
pub(super) fn select(connection: &Connection, keys: Option<&PressKeys>) -> Result<Vec<Report>, StoreError> {
    select_where(connection, keys, "1", [])
}

/// A report, opened with these keys.
pub(super) fn select_one(
    connection: &Connection,
    keys: Option<&PressKeys>,
    number: u32,
) -> Result<Option<Report>, StoreError> {
    Ok(select_where(connection, keys, "number = ?", [number])?.pop())
}

/// The reports on a player, the newest first, without their contents.
pub(super) fn select_about(connection: &Connection, player: PlayerId) -> Result<Vec<Report>, StoreError> {
    select_where(connection, None, "about = ?", [player.to_vec()])
}

/// The reports of a player, the newest first, opened with these keys.
pub(super) fn select_by(
    connection: &Connection,
    keys: &PressKeys,
    player: PlayerId,
) -> Result<Vec<Report>, StoreError> {
    select_where(connection, Some(keys), "player = ?", [player.to_vec()])
}

/// The reports for which a condition holds, the newest first.
fn select_where(
    connection: &Connection,
    keys: Option<&PressKeys>,
    condition: &str,
    values: impl Params,
) -> Result<Vec<Report>, StoreError> {
    let mut select = connection.prepare(&format!(
        "SELECT number, game_id, strftime('%Y%m%d-%H%M%S', at_ms / 1000, 'unixepoch') AS date, sealed, after, kind,
             cause, closed_ms IS NOT NULL AS is_closed FROM report WHERE {condition} ORDER BY number DESC"
    ))?;
    let mut rows = select.query(values)?;
    let mut reports = Vec::new();
    while let Some(row) = rows.next()? {
        let (number, game): (u32, String) = (row.get("number")?, row.get("game_id")?);
        let sealed: Vec<u8> = row.get("sealed")?;
        let opened = keys.and_then(|keys| keys.open(&place(number, &game), &sealed).ok());
        let contents = opened.and_then(|json| serde_json::from_slice(&json).ok());
        let (kind, cause): (String, String) = (row.get("kind")?, row.get("cause")?);
        reports.push(Report {
            number,
            date: row.get("date")?,
            game,
            after: row.get("after")?,
            kind: ReportKind::named(&kind).ok_or(Corruption::Value { column: "kind", text: kind })?,
            cause: ReportCause::named(&cause).unwrap_or_default(),
            is_closed: row.get("is_closed")?,
            contents,
        });
    }
    Ok(reports)
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
