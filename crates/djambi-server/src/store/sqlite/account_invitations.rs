//! Invitations to make an account in the database.

use std::path::Path;

use async_trait::async_trait;
use djambi_protocol::ACCOUNT_INVITATIONS;
use rusqlite::{Connection, params};

use super::columns::to_integer;
use super::opening::open_for_host;
use super::{AccountInvitations, INVITATION_MS, SqliteStore, StoreError};
use crate::identity::{PlayerId, SecretId};

#[async_trait]
impl AccountInvitations for SqliteStore {
    async fn invitations_left(&self, player: PlayerId, now_ms: u64) -> Result<u32, StoreError> {
        self.readers.read(move |connection| left(connection, player, now_ms)).await
    }

    async fn invite(&self, player: PlayerId, invitation: SecretId, now_ms: u64) -> Result<bool, StoreError> {
        self.write(move |connection| {
            if left(connection, player, now_ms)? == 0 {
                return Ok(false);
            }
            insert(connection, invitation, Some(player), now_ms)?;
            Ok(true)
        })
        .await
    }

    async fn is_invited(&self, invitation: SecretId, now_ms: u64) -> Result<bool, StoreError> {
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(
                    "SELECT EXISTS (SELECT 1 FROM account_invitation WHERE id = ? AND made_ms > ? AND NOT is_used)",
                )?;
                Ok(select.query_row(params![invitation.to_vec(), since(now_ms)], |row| row.get(0))?)
            })
            .await
    }
}

/// Uses an invitation up; says whether it could be used.
pub(super) fn use_up(connection: &Connection, invitation: SecretId, now_ms: u64) -> Result<bool, StoreError> {
    let update = "UPDATE account_invitation SET is_used = 1 WHERE id = ? AND made_ms > ? AND NOT is_used";
    Ok(connection.execute(update, params![invitation.to_vec(), since(now_ms)])? > 0)
}

/// Keeps an invitation of the host, beside a running server.
///
/// # Errors
/// When the file cannot be read or written.
pub(crate) fn add_invitation(file: &Path, invitation: SecretId, now_ms: u64) -> Result<(), StoreError> {
    let connection = open_for_host(file)?;
    insert(&connection, invitation, None, now_ms)
}

/// How many people an account may still invite.
fn left(connection: &Connection, player: PlayerId, now_ms: u64) -> Result<u32, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT COUNT(*) FROM account_invitation WHERE player = ? AND (is_used OR made_ms > ?)",
    )?;
    let given: u32 = select.query_row(params![player.to_vec(), since(now_ms)], |row| row.get(0))?;
    Ok(ACCOUNT_INVITATIONS.saturating_sub(given))
}

fn insert(
    connection: &Connection,
    invitation: SecretId,
    player: Option<PlayerId>,
    now_ms: u64,
) -> Result<(), StoreError> {
    connection.execute(
        "INSERT INTO account_invitation (id, player, made_ms, is_used) VALUES (?, ?, ?, 0)",
        params![invitation.to_vec(), player.map(PlayerId::to_vec), to_integer(now_ms)],
    )?;
    Ok(())
}

/// The moment after which an invitation was made that can be used.
fn since(now_ms: u64) -> i64 {
    to_integer(now_ms.saturating_sub(INVITATION_MS))
}
