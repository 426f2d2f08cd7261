//! What is known of people: reports, looks at them, and notes.

use rusqlite::{Connection, OptionalExtension, params};

use super::super::columns::{milliseconds, player, to_integer};
use super::super::{Case, CaseKey, Look, OrderNote, PressKeys, StoreError, reports};
use crate::identity::PlayerId;

/// How many people the list of cases has at most, and how many looks the log.
const MAX_LISTED: u32 = 200;

/// The people of whom something is known, but moderators, who are the host's business: first those with open reports, then those who have answered lately.
pub(super) fn select_cases(connection: &Connection) -> Result<Vec<Case>, StoreError> {
    let mut select = connection.prepare(
        "SELECT player, max(report) AS report, max(act) AS act, sum(open) AS open, sum(reports) AS reports,
             sum(acts) AS acts, sum(answers) AS answers, min(oldest) AS oldest,
             coalesce((SELECT name FROM account WHERE account.player = known.player), max(name), '') AS name
         FROM (
             SELECT about AS player, number AS report, NULL AS act, closed_ms IS NULL AS open, 1 AS reports,
                 0 AS acts, 0 AS answers, iif(closed_ms IS NULL, at_ms, NULL) AS oldest,
                 (SELECT name FROM seat WHERE seat.player = about AND name <> '' LIMIT 1) AS name
             FROM report WHERE about IS NOT NULL
             UNION ALL
             SELECT player, NULL, number, 0, 0, 1, words IS NOT NULL, NULL, nullif(name, '')
             FROM order_act LEFT JOIN order_answer ON act = number WHERE player IS NOT NULL
         ) AS known
         WHERE player NOT IN (SELECT player FROM moderator)
         GROUP BY player ORDER BY oldest IS NULL, oldest, max(act) DESC LIMIT ?",
    )?;
    let mut rows = select.query([MAX_LISTED])?;
    let mut cases = Vec::new();
    while let Some(row) = rows.next()? {
        let (report, act): (Option<u32>, Option<u32>) = (row.get("report")?, row.get("act")?);
        let Some(key) = report.map(CaseKey::Report).or(act.map(CaseKey::Act)) else { continue };
        cases.push(Case {
            key,
            name: row.get("name")?,
            open: row.get("open")?,
            reports: row.get("reports")?,
            acts: row.get("acts")?,
            answers: row.get("answers")?,
        });
    }
    Ok(cases)
}

/// The person of a case, unless they are a moderator, with their name of today, or that of a guest then.
pub(super) fn select_case(
    connection: &Connection,
    keys: &PressKeys,
    key: CaseKey,
) -> Result<Option<(PlayerId, String)>, StoreError> {
    let (select, number) = match key {
        CaseKey::Report(number) => (
            "SELECT about FROM report WHERE number = ? AND about NOT IN (SELECT player FROM moderator)",
            number,
        ),
        CaseKey::Act(number) => (
            "SELECT player FROM order_act WHERE number = ? AND player NOT IN (SELECT player FROM moderator)",
            number,
        ),
    };
    let found: Option<Vec<u8>> = connection.query_row(select, [number], |row| row.get(0)).optional()?;
    let Some(of) = found.map(|found| player(&found)).transpose()? else { return Ok(None) };
    let select = "SELECT coalesce((SELECT name FROM account WHERE player = ?1),
        (SELECT name FROM order_act WHERE player = ?1 AND name <> '' ORDER BY number DESC LIMIT 1))";
    let known: Option<String> = connection.query_row(select, [of.to_vec()], |row| row.get(0))?;
    let name = match (known, key) {
        (Some(name), _) => name,
        (None, CaseKey::Report(number)) => {
            let report = reports::select_one(connection, Some(keys), number)?;
            report.and_then(|report| report.contents).map(|contents| contents.name).unwrap_or_default()
        }
        (None, CaseKey::Act(_)) => String::new(),
    };
    Ok(Some((of, name)))
}

/// Whether a report is about a moderator, so that it is the host's business alone.
pub(super) fn is_about_moderator(connection: &Connection, report: u32) -> Result<bool, StoreError> {
    let select =
        "SELECT EXISTS (SELECT 1 FROM report JOIN moderator ON moderator.player = about WHERE number = ?)";
    Ok(connection.query_row(select, [report], |row| row.get(0))?)
}

/// Keeps that somebody has looked at a report, or has closed it.
pub(super) fn insert_look(
    connection: &Connection,
    (report, closes): (u32, bool),
    author: Option<PlayerId>,
    now_ms: u64,
) -> Result<(), StoreError> {
    connection.execute(
        "INSERT INTO order_look (report, author, at_ms, closes) VALUES (?, ?, ?, ?)",
        params![report, author.map(PlayerId::to_vec), to_integer(now_ms), closes],
    )?;
    Ok(())
}

/// Closes a report, in the name of the host without an author; returns who has made it, unless it was closed, or is not for
/// this author.
pub(super) fn close_report(
    connection: &Connection,
    number: u32,
    author: Option<PlayerId>,
    now_ms: u64,
) -> Result<Option<PlayerId>, StoreError> {
    if author.is_some() && is_about_moderator(connection, number)? {
        return Ok(None);
    }
    let update = "UPDATE report SET closed_ms = ? WHERE number = ? AND closed_ms IS NULL RETURNING player";
    let reporter: Option<Vec<u8>> =
        connection.query_row(update, params![to_integer(now_ms), number], |row| row.get(0)).optional()?;
    let Some(reporter) = reporter else { return Ok(None) };
    insert_look(connection, (number, true), author, now_ms)?;
    Ok(Some(player(&reporter)?))
}

/// The newest looks at reports.
pub(super) fn select_looks(connection: &Connection) -> Result<Vec<Look>, StoreError> {
    let mut select = connection.prepare(
        "SELECT at_ms, report, closes, CASE WHEN author IS NULL THEN '' ELSE coalesce(name, '?') END AS author_name
         FROM order_look LEFT JOIN account ON player = author ORDER BY number DESC LIMIT ?",
    )?;
    let mut rows = select.query([MAX_LISTED])?;
    let mut looks = Vec::new();
    while let Some(row) = rows.next()? {
        let at_ms = milliseconds(row, "at_ms")?;
        looks.push(Look {
            at_ms,
            author: row.get("author_name")?,
            report: row.get("report")?,
            closes: row.get("closes")?,
        });
    }
    Ok(looks)
}

/// The notes about a player, in order.
pub(super) fn select_notes(connection: &Connection, of: PlayerId) -> Result<Vec<OrderNote>, StoreError> {
    let mut select = connection.prepare(
        "SELECT at_ms, words, CASE WHEN author IS NULL THEN '' ELSE coalesce(name, '?') END AS author_name
         FROM order_note LEFT JOIN account ON account.player = author
         WHERE order_note.player = ? ORDER BY number",
    )?;
    let mut rows = select.query([of.to_vec()])?;
    let mut notes = Vec::new();
    while let Some(row) = rows.next()? {
        let at_ms = milliseconds(row, "at_ms")?;
        notes.push(OrderNote { at_ms, author: row.get("author_name")?, words: row.get("words")? });
    }
    Ok(notes)
}
