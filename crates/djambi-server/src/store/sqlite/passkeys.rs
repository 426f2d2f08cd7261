//! Passkeys in the database.

use async_trait::async_trait;
use djambi_protocol::MAX_PASSKEYS;
use rusqlite::{Connection, Row, params};

use super::columns::{milliseconds, player, to_integer};
use super::{
    Corruption, NewMail, PasskeyAdded, PasskeyRemoved, Passkeys, SqliteStore, StoreError, StoredPasskey,
    mails,
};
use crate::identity::{PasskeyId, PasskeyKey, PasskeyState, PlayerId};

/// What [`passkey`] reads.
const COLUMNS: &str = "id, player, spki, counter, can_sync, is_synced, name, since_ms, used_ms";

#[async_trait]
impl Passkeys for SqliteStore {
    async fn passkeys(&self, player: PlayerId) -> Result<Vec<StoredPasskey>, StoreError> {
        self.readers
            .read(move |connection| {
                let select = format!("SELECT {COLUMNS} FROM passkey WHERE player = ? ORDER BY since_ms, id");
                let mut select = connection.prepare_cached(&select)?;
                let mut rows = select.query([player.to_vec()])?;
                let mut passkeys = Vec::new();
                while let Some(row) = rows.next()? {
                    passkeys.push(passkey(row)?);
                }
                Ok(passkeys)
            })
            .await
    }

    async fn passkey(&self, id: PasskeyId) -> Result<Option<StoredPasskey>, StoreError> {
        self.readers
            .read(move |connection| {
                let select = format!("SELECT {COLUMNS} FROM passkey WHERE id = ?");
                let mut select = connection.prepare_cached(&select)?;
                let mut rows = select.query([id.as_bytes()])?;
                rows.next()?.map(passkey).transpose()
            })
            .await
    }

    async fn add_passkey(
        &self,
        passkey: StoredPasskey,
        letter: Option<NewMail>,
    ) -> Result<PasskeyAdded, StoreError> {
        let keys = self.press_keys.clone();
        self.write(move |connection| {
            if count(connection, passkey.player)? >= MAX_PASSKEYS {
                return Ok(PasskeyAdded::Full);
            }
            if !insert(connection, &passkey)? {
                return Ok(PasskeyAdded::Known);
            }
            mails::queue(connection, &keys, letter.as_ref())?;
            Ok(PasskeyAdded::Done)
        })
        .await
    }

    async fn rename_passkey(
        &self,
        player: PlayerId,
        id: PasskeyId,
        name: String,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let update = "UPDATE passkey SET name = ? WHERE player = ? AND id = ?";
            Ok(connection.execute(update, params![name, player.to_vec(), id.as_bytes()])? > 0)
        })
        .await
    }

    async fn remove_passkey(
        &self,
        player: PlayerId,
        id: PasskeyId,
        letter: Option<NewMail>,
    ) -> Result<PasskeyRemoved, StoreError> {
        let keys = self.press_keys.clone();
        self.write(move |connection| {
            let of = player.to_vec();
            let delete = "DELETE FROM passkey WHERE player = ?1 AND id = ?2 AND EXISTS (
                 SELECT 1 FROM account WHERE player = ?1 AND password <> ''
                 UNION SELECT 1 FROM passkey WHERE player = ?1 AND id <> ?2)";
            if connection.execute(delete, params![of, id.as_bytes()])? > 0 {
                mails::queue(connection, &keys, letter.as_ref())?;
                return Ok(PasskeyRemoved::Done);
            }
            let stays = "SELECT EXISTS (SELECT 1 FROM passkey WHERE player = ? AND id = ?)";
            let stays = connection.query_row(stays, params![of, id.as_bytes()], |row| row.get(0))?;
            Ok(if stays { PasskeyRemoved::Last } else { PasskeyRemoved::Missing })
        })
        .await
    }

    async fn use_passkey(
        &self,
        before: StoredPasskey,
        after: PasskeyState,
        day_ms: u64,
    ) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let update = "UPDATE passkey SET counter = ?, is_synced = ?, used_ms = ?
                 WHERE id = ? AND player = ? AND counter = ?";
            let (id, of) = (before.id.as_bytes(), before.player.to_vec());
            let changed = connection.execute(
                update,
                params![after.counter, after.is_synced, to_integer(day_ms), id, of, before.state.counter],
            )?;
            Ok(changed > 0)
        })
        .await
    }
}

/// Keeps a passkey; says whether no account had it already.
pub(super) fn insert(connection: &Connection, passkey: &StoredPasskey) -> Result<bool, StoreError> {
    let StoredPasskey { id, player, state, name, since_ms, used_ms } = passkey;
    let insert = format!("INSERT OR IGNORE INTO passkey ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)");
    let inserted = connection.execute(
        &insert,
        params![
            id.as_bytes(),
            player.to_vec(),
            state.key.as_spki(),
            state.counter,
            state.can_sync,
            state.is_synced,
            name,
            to_integer(*since_ms),
            to_integer(*used_ms)
        ],
    )?;
    Ok(inserted > 0)
}

/// Whether an account has a passkey already.
pub(super) fn is_known(connection: &Connection, passkey: &StoredPasskey) -> Result<bool, StoreError> {
    let select = "SELECT EXISTS (SELECT 1 FROM passkey WHERE id = ?)";
    Ok(connection.query_row(select, [passkey.id.as_bytes()], |row| row.get(0))?)
}

/// The number of passkeys of a player.
fn count(connection: &Connection, player: PlayerId) -> Result<u32, StoreError> {
    let select = "SELECT COUNT(*) FROM passkey WHERE player = ?";
    Ok(connection.query_row(select, [player.to_vec()], |row| row.get(0))?)
}

/// A column of a passkey that is none.
fn unreadable(column: &'static str) -> Corruption {
    Corruption::Value { column, text: "passkey".to_owned() }
}

/// The passkey of a row.
fn passkey(row: &Row<'_>) -> Result<StoredPasskey, StoreError> {
    let (id, of): (Vec<u8>, Vec<u8>) = (row.get("id")?, row.get("player")?);
    let key = PasskeyKey::from_spki(row.get("spki")?).ok_or_else(|| unreadable("spki"))?;
    let state = PasskeyState {
        key,
        counter: row.get("counter")?,
        can_sync: row.get("can_sync")?,
        is_synced: row.get("is_synced")?,
    };
    Ok(StoredPasskey {
        id: PasskeyId::from_bytes(id).ok_or_else(|| unreadable("id"))?,
        player: player(&of)?,
        state,
        name: row.get("name")?,
        since_ms: milliseconds(row, "since_ms")?,
        used_ms: milliseconds(row, "used_ms")?,
    })
}
