//! The table of letters that wait to be sent.

use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::change::Haste;
use super::columns::{milliseconds, to_integer, to_json};
use super::{Mails, NewMail, PressKeys, QueuedMail, SqliteStore, StoreError};
use crate::identity::PlayerId;

#[async_trait]
impl Mails for SqliteStore {
    async fn due_mails(&self, now_ms: u64, limit: u32) -> Result<Vec<QueuedMail>, StoreError> {
        let keys = self.press_keys.clone();
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare_cached(
                    "SELECT number, player, sealed, made_ms, until_ms, tries FROM mail WHERE due_ms <= ?
                     ORDER BY due_ms, number LIMIT ?",
                )?;
                let mut rows = select.query(params![to_integer(now_ms), limit])?;
                let mut mails = Vec::new();
                while let Some(row) = rows.next()? {
                    mails.push(mail(row, &keys)?);
                }
                Ok(mails)
            })
            .await
    }

    async fn next_mail_ms(&self) -> Result<Option<u64>, StoreError> {
        self.readers
            .read(|connection| {
                let next = "SELECT due_ms FROM mail ORDER BY due_ms LIMIT 1";
                let due: Option<i64> =
                    connection.prepare_cached(next)?.query_row([], |row| row.get(0)).optional()?;
                Ok(due.map(|due| u64::try_from(due).unwrap_or_default()))
            })
            .await
    }

    async fn put_mail_off(&self, number: i64, due_ms: u64, is_tried: bool) -> Result<(), StoreError> {
        self.write_in(Haste::Soon, move |connection| {
            let update = "UPDATE mail SET tries = tries + ?, due_ms = ? WHERE number = ?";
            connection.prepare_cached(update)?.execute(params![is_tried, to_integer(due_ms), number])?;
            Ok(())
        })
        .await
    }

    async fn forget_mail(&self, number: i64) -> Result<(), StoreError> {
        self.write_in(Haste::Soon, move |connection| {
            connection.prepare_cached("DELETE FROM mail WHERE number = ?")?.execute([number])?;
            Ok(())
        })
        .await
    }
}

/// Keeps a letter until it is sent, if there is one.
pub(super) fn queue(
    connection: &Connection,
    keys: &PressKeys,
    letter: Option<&NewMail>,
) -> Result<(), StoreError> {
    letter.map_or(Ok(()), |letter| insert(connection, keys, letter))
}

/// Inserts a letter.
pub(super) fn insert(connection: &Connection, keys: &PressKeys, mail: &NewMail) -> Result<(), StoreError> {
    let NewMail { player, letter, made_ms, until_ms } = mail;
    let sealed = keys.seal(&place(*player, *made_ms), to_json(letter).as_bytes());
    connection
        .prepare_cached(
            "INSERT INTO mail (player, sealed, made_ms, until_ms, due_ms, tries) VALUES (?1, ?2, ?3, ?4, ?3, 0)",
        )?
        .execute(params![player.to_vec(), sealed, to_integer(*made_ms), to_integer(*until_ms)])?;
    Ok(())
}

fn mail(row: &Row<'_>, keys: &PressKeys) -> Result<QueuedMail, StoreError> {
    let (player, sealed): (Vec<u8>, Vec<u8>) = (row.get("player")?, row.get("sealed")?);
    let made_ms = milliseconds(row, "made_ms")?;
    let player = super::columns::player(&player)?;
    let opened = keys.open(&place(player, made_ms), &sealed).ok();
    Ok(QueuedMail {
        number: row.get("number")?,
        player,
        letter: opened.and_then(|json| serde_json::from_slice(&json).ok()),
        made_ms,
        until_ms: milliseconds(row, "until_ms")?,
        tries: row.get("tries")?,
    })
}

/// Where a letter is. It opens nowhere else.
fn place(player: PlayerId, made_ms: u64) -> Vec<u8> {
    [format!("mail\0{made_ms}\0").as_bytes(), player.as_bytes()].concat()
}
