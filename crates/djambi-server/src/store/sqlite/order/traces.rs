//! Traces of the banned: keyed hashes, by which a network or a mail address is known again and from which nobody reads one.

use hmac::{Hmac, KeyInit, Mac};
use rusqlite::{Connection, OptionalExtension, params};
use sha2::Sha256;

use super::super::columns::to_integer;
use super::super::{Lasting, StoreError, trace_of_mail};
use super::lasting;
use crate::identity::PlayerId;

/// The hash of a trace.
fn hash(connection: &Connection, trace: &str) -> Result<Vec<u8>, StoreError> {
    let key: Vec<u8> = connection.query_row("SELECT value FROM trace_key", [], |row| row.get(0))?;
    let mac = Hmac::<Sha256>::new_from_slice(&key).expect("a key of any length");
    Ok(mac.chain_update(trace).finalize().into_bytes().to_vec())
}

/// Keeps the mail address of somebody who is banned by an act, for as long as that lasts.
pub(super) fn insert_mail(connection: &Connection, of: PlayerId, act: u32) -> Result<(), StoreError> {
    let select = "SELECT folded FROM mail_address WHERE player = ?";
    let folded: Option<String> = connection.query_row(select, [of.to_vec()], |row| row.get(0)).optional()?;
    if let Some(folded) = folded {
        let hash = hash(connection, &trace_of_mail(&folded))?;
        let insert = "INSERT OR IGNORE INTO ban_trace (hash, act, until_ms) VALUES (?, ?, NULL)";
        connection.execute(insert, params![hash, act])?;
    }
    Ok(())
}

/// Keeps a trace of somebody for all bans of theirs, for so long from each.
pub(super) fn insert_for(
    connection: &Connection,
    of: PlayerId,
    trace: &str,
    for_ms: Option<u64>,
) -> Result<(), StoreError> {
    let hash = hash(connection, trace)?;
    connection.execute(
        "INSERT OR IGNORE INTO ban_trace (hash, act, until_ms)
         SELECT ?, number, at_ms + ? FROM order_act WHERE player = ? AND kind = 'ban'",
        params![hash, for_ms.map(to_integer), of.to_vec()],
    )?;
    Ok(())
}

/// How long a trace is that of somebody who is banned; `None` if it is not.
pub(super) fn select(
    connection: &Connection,
    trace: &str,
    now_ms: u64,
) -> Result<Option<Lasting>, StoreError> {
    let hash = hash(connection, trace)?;
    let mut select = connection.prepare_cached(
        "SELECT CASE WHEN ban_trace.until_ms IS NULL THEN order_act.until_ms
             WHEN order_act.until_ms IS NULL THEN ban_trace.until_ms
             ELSE min(ban_trace.until_ms, order_act.until_ms) END AS until_ms
         FROM ban_trace JOIN order_act ON order_act.number = ban_trace.act
         WHERE hash = ? AND NOT EXISTS (SELECT 1 FROM order_act AS other WHERE other.ends = order_act.number)",
    )?;
    let mut rows = select.query([hash])?;
    let mut longest = None;
    while let Some(row) = rows.next()? {
        longest = longest.max(Some(lasting(row)?).filter(|lasting| !lasting.is_over(now_ms)));
    }
    Ok(longest)
}
