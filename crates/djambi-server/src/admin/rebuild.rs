//! The openings counted anew.

use super::AdminError;
use super::checked_file::checked_file;
use crate::store::uncount_openings;

/// Forgets the openings of a database, beside a running server or without one: the service counts them anew behind the
/// games, within seconds if it runs. Returns how many games there are to count.
///
/// # Errors
/// When the database cannot be read or written.
pub fn rebuild(database: &str) -> Result<u64, AdminError> {
    let file = checked_file(database)?;
    Ok(uncount_openings(&file)?)
}
