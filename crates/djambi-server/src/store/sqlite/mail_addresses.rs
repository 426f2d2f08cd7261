//! The tables of mail addresses and of the links that confirm them.

use async_trait::async_trait;
use djambi_text::Language;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::accounts::{ACCOUNT, account};
use super::columns::{json, player, to_integer, to_json};
use super::{
    Corruption, MAIL_LINK_MS, MailAddresses, NewMail, SqliteStore, StoreError, StoredAccount, StoredAddress,
    account_links, mails,
};
use crate::identity::{PlayerId, SecretId};

/// What [`address`] reads.
pub(super) const ADDRESS: &str = "mail_address.player, mail_address.address, mail_address.language, json_patch(
        mail_address.wishes, (SELECT hours FROM account AS known WHERE known.player = mail_address.player)) AS wishes";

#[async_trait]
impl MailAddresses for SqliteStore {
    async fn address_of(&self, player: PlayerId) -> Result<Option<StoredAddress>, StoreError> {
        self.readers
            .read(move |connection| {
                let mut select = connection
                    .prepare_cached(&format!("SELECT {ADDRESS} FROM mail_address WHERE player = ?"))?;
                let mut rows = select.query([player.to_vec()])?;
                rows.next()?.map(address).transpose()
            })
            .await
    }

    async fn asked_address(&self, player: PlayerId, now_ms: u64) -> Result<Option<String>, StoreError> {
        self.readers
            .read(move |connection| {
                let mut select = connection
                    .prepare_cached("SELECT address FROM mail_link WHERE player = ? AND made_ms > ?")?;
                let values = params![player.to_vec(), since(now_ms)];
                Ok(select.query_row(values, |row| row.get(0)).optional()?)
            })
            .await
    }

    async fn ask_for_address(
        &self,
        link: SecretId,
        asked: StoredAddress,
        made_ms: u64,
        letter: Option<NewMail>,
    ) -> Result<(), StoreError> {
        let keys = self.press_keys.clone();
        self.write(move |connection| {
            let StoredAddress { player, address, language, .. } = &asked;
            connection.execute(
                "INSERT OR REPLACE INTO mail_link (id, player, address, language, made_ms) VALUES (?, ?, ?, ?, ?)",
                params![link.to_vec(), player.to_vec(), address, language.code(), to_integer(made_ms)],
            )?;
            mails::queue(connection, &keys, letter.as_ref())
        })
        .await
    }

    async fn address_of_link(
        &self,
        link: SecretId,
        now_ms: u64,
    ) -> Result<Option<StoredAddress>, StoreError> {
        self.readers.read(move |connection| select_link(connection, link, now_ms)).await
    }

    async fn confirm_address(
        &self,
        link: SecretId,
        now_ms: u64,
        letter: Option<NewMail>,
    ) -> Result<bool, StoreError> {
        let keys = self.press_keys.clone();
        self.write(move |connection| {
            let Some(asked) = select_link(connection, link, now_ms)? else { return Ok(false) };
            connection.execute(
                "INSERT INTO mail_address (player, address, folded, language, wishes, digest_ms)
                 VALUES (?, ?, ?, ?, json_remove(?, '$.quiet', '$.time_zone'), ?)
                 ON CONFLICT DO UPDATE SET address = excluded.address, folded = excluded.folded,
                     language = excluded.language",
                params![
                    asked.player.to_vec(),
                    asked.address,
                    asked.folded(),
                    asked.language.code(),
                    to_json(&asked.wishes),
                    to_integer(now_ms)
                ],
            )?;
            forget_mailbox(connection, asked.player)?;
            mails::queue(connection, &keys, letter.as_ref())?;
            Ok(true)
        })
        .await
    }

    async fn remove_address(&self, player: PlayerId, letter: Option<NewMail>) -> Result<(), StoreError> {
        let keys = self.press_keys.clone();
        self.write(move |connection| {
            for delete in
                ["DELETE FROM mail_address WHERE player = ?", "DELETE FROM mail_alarm WHERE player = ?"]
            {
                connection.execute(delete, [player.to_vec()])?;
            }
            forget_mailbox(connection, player)?;
            mails::queue(connection, &keys, letter.as_ref())
        })
        .await
    }

    async fn accounts_at(
        &self,
        folded: String,
        limit: u32,
    ) -> Result<Vec<(StoredAccount, StoredAddress)>, StoreError> {
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(&format!(
                    "SELECT {ACCOUNT}, {ADDRESS} FROM mail_address JOIN account USING (player)
                     WHERE folded = ? ORDER BY created_ms LIMIT ?"
                ))?;
                let mut rows = select.query(params![folded, limit])?;
                let mut found = Vec::new();
                while let Some(row) = rows.next()? {
                    found.push((account(row)?, address(row)?));
                }
                Ok(found)
            })
            .await
    }

    async fn send_password_link(
        &self,
        player: PlayerId,
        link: SecretId,
        now_ms: u64,
        letter: NewMail,
    ) -> Result<(), StoreError> {
        let keys = self.press_keys.clone();
        self.write(move |connection| {
            connection.execute(
                "INSERT INTO password_link (id, player, made_ms) VALUES (?, ?, ?)",
                params![link.to_vec(), player.to_vec(), to_integer(now_ms)],
            )?;
            mails::insert(connection, &keys, &letter)
        })
        .await
    }
}

/// Forgets what waits for the mailbox of a player, who has another one now or none, and what went there to sign in by.
fn forget_mailbox(connection: &Connection, player: PlayerId) -> Result<(), StoreError> {
    account_links::forget(connection, player)?;
    connection.execute("DELETE FROM mail WHERE player = ?", [player.to_vec()])?;
    Ok(())
}

/// The moment after which a link was made that may still be used.
fn since(now_ms: u64) -> i64 {
    to_integer(now_ms.saturating_sub(MAIL_LINK_MS))
}

/// The address that a link confirms, if it may still be used.
fn select_link(
    connection: &Connection,
    link: SecretId,
    now_ms: u64,
) -> Result<Option<StoredAddress>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT mail_link.player, address, mail_link.language, NULL AS wishes FROM mail_link JOIN account USING (player)
         WHERE id = ? AND made_ms > ?",
    )?;
    let mut rows = select.query(params![link.to_vec(), since(now_ms)])?;
    rows.next()?.map(address).transpose()
}

/// The address of a row with the columns of [`ADDRESS`]; one that is not confirmed has the usual wishes.
pub(super) fn address(row: &Row<'_>) -> Result<StoredAddress, StoreError> {
    let id: Vec<u8> = row.get("player")?;
    let wishes = json(row, "wishes")?.unwrap_or_default();
    Ok(StoredAddress { player: player(&id)?, address: row.get("address")?, language: language(row)?, wishes })
}

/// The language of a row.
pub(super) fn language(row: &Row<'_>) -> Result<Language, StoreError> {
    let code: String = row.get("language")?;
    let known = Language::ALL.into_iter().find(|language| language.code() == code);
    Ok(known.ok_or(Corruption::Value { column: "language", text: code })?)
}
