//! Accounts, for the host.

use super::AdminError;
use super::checked_file::checked_file;
use crate::env;
use crate::identity::{Secret, appearance, invitation_path};
use crate::store::{add_invitation, add_password_link, remove_second_factor as remove};

/// Makes a link by which the owner of an account chooses a new password, once, within 30 minutes, and returns its path,
/// such as `/reset/TOKEN`; `None` if no account has the name. It works beside a running server.
///
/// # Errors
/// When the database cannot be read or written.
pub fn password_link(database: &str, name: &str) -> Result<Option<String>, AdminError> {
    let file = checked_file(database)?;
    let link = Secret::random();
    let added = add_password_link(&file, &appearance(name), link.id(), env::now_ms())?;
    Ok(added.then(|| format!("/reset/{}", link.text())))
}

/// Takes the second factor of an account away, with its recovery codes, for somebody who has lost both; says whether an
/// account has the name. It works beside a running server.
///
/// # Errors
/// When the database cannot be read or written.
pub fn remove_second_factor(database: &str, name: &str) -> Result<bool, AdminError> {
    let file = checked_file(database)?;
    Ok(remove(&file, &appearance(name))?)
}

/// Makes an invitation of the host, by which somebody makes an account, once, within
/// [`djambi_protocol::INVITATION_DAYS`] days, and returns its path. It works beside a running server.
///
/// # Errors
/// When the database cannot be read or written.
pub fn invite(database: &str) -> Result<String, AdminError> {
    let file = checked_file(database)?;
    let invitation = Secret::random();
    add_invitation(&file, invitation.id(), env::now_ms())?;
    Ok(invitation_path(&invitation))
}
