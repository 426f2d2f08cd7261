//! The file of a database that a command changes.

use std::path::PathBuf;

use super::AdminError;
use crate::store::{Inspection, file_of};

/// The file of a database of this version.
///
/// # Errors
/// When the address is none of a database, or the database cannot be read or is of another version.
pub(super) fn checked_file(database: &str) -> Result<PathBuf, AdminError> {
    let file = file_of(database)?;
    Inspection::open(&file)?.check_version()?;
    Ok(file)
}
