//! The ratings made anew.

use super::AdminError;
use super::checked_file::checked_file;
use crate::store::{Exclusive, Rerated, rerate as rerate_file};

/// Makes the ratings of a database that no server uses anew from its rated results, and says what differs.
///
/// # Errors
/// When a server uses the database, or it cannot be written.
pub fn rerate(database: &str) -> Result<Rerated, AdminError> {
    let file = checked_file(database)?;
    let _exclusive = Exclusive::take(&file)?;
    Ok(rerate_file(&file)?)
}
