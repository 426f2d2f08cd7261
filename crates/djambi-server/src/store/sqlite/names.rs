//! The names that nobody else may have.

use rusqlite::{Connection, params};

use super::columns::to_integer;
use super::{FORMER_NAME_MS, StoreError};
use crate::identity::PlayerId;

/// Whether an account other than that of a player has a name of this appearance, or had it within a year, or nobody may have
/// it.
pub(super) fn is_taken(
    connection: &Connection,
    appearance: &str,
    but: Option<PlayerId>,
    now_ms: u64,
) -> Result<bool, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM account WHERE appearance = ?1 AND player IS NOT ?2)
             OR EXISTS (SELECT 1 FROM former_name WHERE appearance = ?1 AND player IS NOT ?2 AND until_ms > ?3)
             OR EXISTS (SELECT 1 FROM barred_name WHERE appearance = ?1)",
    )?;
    let since = to_integer(now_ms.saturating_sub(FORMER_NAME_MS));
    let values = params![appearance, but.map(PlayerId::to_vec), since];
    Ok(select.query_row(values, |row| row.get(0))?)
}
