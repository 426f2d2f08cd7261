//! A new key for cookies and invitations.

use super::AdminError;
use crate::env;
use crate::identity::Key;
use crate::store::{EarlierKeys, Exclusive, Inspection, add_key, file_of};

/// Gives a database that no server uses a new key, which signs from now on, and returns its number.
///
/// # Errors
/// When a server uses the database, or it cannot be written.
pub fn new_key(database: &str, earlier: EarlierKeys) -> Result<u32, AdminError> {
    let file = file_of(database)?;
    Inspection::open(&file)?.check_version()?;
    let _exclusive = Exclusive::take(&file)?;
    Ok(add_key(&file, Key::new(env::random_bytes()), earlier)?)
}
