//! Second factors in the database.

use std::path::Path;

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};

use super::columns::{milliseconds, to_integer};
use super::opening::open_for_host;
use super::{
    CODE_MS, FACTOR_WAITS_MS, NewMail, PressKeys, SecondFactors, SqliteStore, StoreError, StoredFactor, mails,
};
use crate::identity::{FactorSecret, PlayerId, SecretId};

#[async_trait]
impl SecondFactors for SqliteStore {
    async fn second_factor(&self, player: PlayerId) -> Result<Option<StoredFactor>, StoreError> {
        let keys = self.press_keys.clone();
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(
                    "SELECT sealed, since_ms, (SELECT COUNT(*) FROM recovery_code WHERE player = ?1) AS codes
                     FROM second_factor WHERE player = ?1 AND is_on",
                )?;
                let mut rows = select.query([player.to_vec()])?;
                let Some(row) = rows.next()? else { return Ok(None) };
                let sealed: Vec<u8> = row.get("sealed")?;
                Ok(Some(StoredFactor {
                    secret: opened(&keys, player, &sealed),
                    since_ms: milliseconds(row, "since_ms")?,
                    recovery_codes: row.get("codes")?,
                }))
            })
            .await
    }

    async fn ask_for_factor(
        &self,
        player: PlayerId,
        secret: FactorSecret,
        now_ms: u64,
    ) -> Result<(), StoreError> {
        let keys = self.press_keys.clone();
        self.write(move |connection| {
            connection.execute(
                "INSERT OR REPLACE INTO second_factor (player, is_on, sealed, since_ms, last_step)
                 VALUES (?, 0, ?, ?, 0)",
                params![player.to_vec(), keys.seal(&place(player), secret.as_bytes()), to_integer(now_ms)],
            )?;
            Ok(())
        })
        .await
    }

    async fn asked_factor(&self, player: PlayerId, now_ms: u64) -> Result<Option<FactorSecret>, StoreError> {
        let keys = self.press_keys.clone();
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(
                    "SELECT sealed FROM second_factor WHERE player = ? AND NOT is_on AND since_ms > ?",
                )?;
                let since = to_integer(now_ms.saturating_sub(FACTOR_WAITS_MS));
                let sealed: Option<Vec<u8>> =
                    select.query_row(params![player.to_vec(), since], |row| row.get(0)).optional()?;
                Ok(sealed.and_then(|sealed| opened(&keys, player, &sealed)))
            })
            .await
    }

    async fn confirm_factor(
        &self,
        player: PlayerId,
        (step, now_ms): (u64, u64),
        recovery_codes: Vec<SecretId>,
        letter: Option<NewMail>,
    ) -> Result<bool, StoreError> {
        let keys = self.press_keys.clone();
        self.write(move |connection| {
            let of = player.to_vec();
            let waits = "SELECT EXISTS (SELECT 1 FROM second_factor WHERE player = ? AND NOT is_on)";
            if !connection.query_row(waits, [&of], |row| row.get::<_, bool>(0))? {
                return Ok(false);
            }
            connection.execute("DELETE FROM second_factor WHERE player = ? AND is_on", [&of])?;
            connection.execute(
                "UPDATE second_factor SET is_on = 1, last_step = ?, since_ms = ? WHERE player = ?",
                params![to_integer(step), to_integer(now_ms), of],
            )?;
            insert_codes(connection, player, &recovery_codes)?;
            mails::queue(connection, &keys, letter.as_ref())?;
            Ok(true)
        })
        .await
    }

    async fn end_factor(&self, player: PlayerId, letter: Option<NewMail>) -> Result<(), StoreError> {
        let keys = self.press_keys.clone();
        self.write(move |connection| {
            for table in ["second_factor", "recovery_code"] {
                connection.execute(&format!("DELETE FROM {table} WHERE player = ?"), [player.to_vec()])?;
            }
            mails::queue(connection, &keys, letter.as_ref())
        })
        .await
    }

    async fn use_step(&self, player: PlayerId, step: u64) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let update =
                "UPDATE second_factor SET last_step = ?2 WHERE player = ?1 AND is_on AND last_step < ?2";
            Ok(connection.execute(update, params![player.to_vec(), to_integer(step)])? > 0)
        })
        .await
    }

    async fn use_recovery_code(
        &self,
        player: PlayerId,
        code: SecretId,
        letter: Option<NewMail>,
    ) -> Result<bool, StoreError> {
        let keys = self.press_keys.clone();
        self.write(move |connection| {
            let delete = "DELETE FROM recovery_code WHERE player = ? AND id = ?";
            if connection.execute(delete, params![player.to_vec(), code.to_vec()])? == 0 {
                return Ok(false);
            }
            mails::queue(connection, &keys, letter.as_ref())?;
            Ok(true)
        })
        .await
    }

    async fn renew_recovery_codes(
        &self,
        player: PlayerId,
        codes: Vec<SecretId>,
        letter: Option<NewMail>,
    ) -> Result<(), StoreError> {
        let keys = self.press_keys.clone();
        self.write(move |connection| {
            insert_codes(connection, player, &codes)?;
            mails::queue(connection, &keys, letter.as_ref())
        })
        .await
    }

    async fn note_code(&self, session: SecretId, now_ms: u64) -> Result<(), StoreError> {
        self.write(move |connection| {
            let update = "UPDATE session SET coded_ms = ? WHERE id = ?";
            connection.execute(update, params![to_integer(now_ms), session.to_vec()])?;
            Ok(())
        })
        .await
    }

    async fn is_code_fresh(&self, session: SecretId, now_ms: u64) -> Result<bool, StoreError> {
        self.readers
            .read(move |connection| {
                let mut select = connection
                    .prepare_cached("SELECT EXISTS (SELECT 1 FROM session WHERE id = ? AND coded_ms > ?)")?;
                let since = to_integer(now_ms.saturating_sub(CODE_MS));
                Ok(select.query_row(params![session.to_vec(), since], |row| row.get(0))?)
            })
            .await
    }

    async fn note_proof(&self, session: SecretId, now_ms: u64) -> Result<(), StoreError> {
        self.write(move |connection| {
            let update = "UPDATE session SET proven_ms = ? WHERE id = ?";
            connection.execute(update, params![to_integer(now_ms), session.to_vec()])?;
            Ok(())
        })
        .await
    }

    async fn is_proof_fresh(&self, session: SecretId, now_ms: u64) -> Result<bool, StoreError> {
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(
                    "SELECT EXISTS (SELECT 1 FROM session WHERE id = ?1 AND (made_ms > ?2 OR proven_ms > ?2))",
                )?;
                let since = to_integer(now_ms.saturating_sub(CODE_MS));
                Ok(select.query_row(params![session.to_vec(), since], |row| row.get(0))?)
            })
            .await
    }
}

/// Deletes the second factors, recovery codes and passkeys of the players for whom a condition holds.
pub(super) fn delete(
    connection: &Connection,
    condition: &str,
    value: impl rusqlite::ToSql,
) -> Result<(), StoreError> {
    for table in ["second_factor", "recovery_code", "passkey"] {
        connection.execute(&format!("DELETE FROM {table} WHERE player {condition}"), [&value])?;
    }
    Ok(())
}

/// Takes the second factor and the passkeys of the account of a name away, beside a running server; says whether there is
/// such an account.
///
/// # Errors
/// When the file cannot be read or written.
pub(crate) fn remove_second_factor(file: &Path, appearance: &str) -> Result<bool, StoreError> {
    let connection = open_for_host(file)?;
    let known = "SELECT EXISTS (SELECT 1 FROM account WHERE appearance = ?)";
    let is_known = connection.query_row(known, [appearance], |row| row.get(0))?;
    delete(&connection, "= (SELECT player FROM account WHERE appearance = ?)", appearance)?;
    Ok(is_known)
}

/// Gives a player recovery codes instead of those of before.
fn insert_codes(connection: &Connection, player: PlayerId, codes: &[SecretId]) -> Result<(), StoreError> {
    let of = player.to_vec();
    connection.execute("DELETE FROM recovery_code WHERE player = ?", [&of])?;
    for code in codes {
        let insert = "INSERT INTO recovery_code (player, id) VALUES (?, ?)";
        connection.prepare_cached(insert)?.execute(params![of, code.to_vec()])?;
    }
    Ok(())
}

/// The secret of a player's app, if the keys open it.
fn opened(keys: &PressKeys, player: PlayerId, sealed: &[u8]) -> Option<FactorSecret> {
    FactorSecret::from_bytes(&keys.open(&place(player), sealed).ok()?)
}

/// Where the secret of a player's app is sealed for.
fn place(player: PlayerId) -> Vec<u8> {
    [b"second factor\0".as_slice(), player.as_bytes()].concat()
}
