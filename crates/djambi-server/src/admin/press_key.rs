//! The keys that seal what is said in private.

use std::path::Path;

use super::AdminError;
use super::replacement::give_to_owner;
use crate::store::{PressKeys, file_of, press_keys_of};

/// Adds a fresh key to the file of press keys of a database. It seals from the next start of the service on; earlier
/// ones still open what they have sealed. Returns how many keys the file has.
///
/// # Errors
/// When the file cannot be read or written, or is no file of keys.
pub fn rotate_press_key(database: &str, file: Option<&Path>) -> Result<u64, AdminError> {
    let database = file_of(database)?;
    let file = press_keys_of(&database, file);
    let keys = PressKeys::rotate(&file)?;
    give_to_owner(&file, &database)?;
    Ok(keys)
}
