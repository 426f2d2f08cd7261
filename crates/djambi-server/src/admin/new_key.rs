//! A new key for cookies and invitations.

use super::AdminError;
use super::checked_file::checked_file;
use crate::env;
use crate::identity::Key;
use crate::store::{EarlierKeys, Exclusive, add_key};

/// Gives a database that no server uses a new key, which signs from now on, and returns its number.
///
/// # Errors
/// When a server uses the database, or it cannot be written.
pub fn new_key(database: &str, earlier: EarlierKeys) -> Result<u32, AdminError> {
    let file = checked_file(database)?;
    let _exclusive = Exclusive::take(&file)?;
    Ok(add_key(&file, Key::new(env::random_bytes()), earlier)?)
}
