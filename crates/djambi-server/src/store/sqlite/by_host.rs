//! What the host changes in a database file by commands, without a service or beside one.

use std::path::Path;

use super::opening::open_for_host;
use super::{EarlierKeys, StoreError, keys, reports};
use crate::identity::Key;

/// Adds a key to a database file that no server uses, and returns its number.
///
/// # Errors
/// When the file cannot be written.
pub(crate) fn add_key(file: &Path, fresh: Key, earlier: EarlierKeys) -> Result<u32, StoreError> {
    let mut connection = open_for_host(file)?;
    let transaction = connection.transaction()?;
    let number = keys::change(&transaction, fresh, earlier)?;
    transaction.commit()?;
    Ok(number)
}

/// Notes in a database, beside a running server, that the host has read reports.
///
/// # Errors
/// When the file cannot be written.
pub(crate) fn note_reading(file: &Path) -> Result<(), StoreError> {
    let connection = open_for_host(file)?;
    reports::insert_reading(&connection)
}
