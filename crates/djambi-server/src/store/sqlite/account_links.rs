//! The links of accounts: for a new password, and for a mail address.

use rusqlite::Connection;

use super::StoreError;
use crate::identity::PlayerId;

/// Forgets the links by which a player could choose a new password or confirm an address.
pub(super) fn forget(connection: &Connection, player: PlayerId) -> Result<(), StoreError> {
    for delete in ["DELETE FROM password_link WHERE player = ?", "DELETE FROM mail_link WHERE player = ?"] {
        connection.execute(delete, [player.to_vec()])?;
    }
    Ok(())
}
