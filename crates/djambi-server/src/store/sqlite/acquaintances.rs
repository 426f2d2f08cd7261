//! Who knows whom, in the database.

use async_trait::async_trait;
use hmac::{Hmac, KeyInit, Mac};
use rusqlite::{Connection, named_params, params};
use sha2::Sha256;

use super::columns::to_integer;
use super::{Acquaintances, INVITED_MS, LAST_RATED, SAME_NETWORK_MS, SHARED_RATED, SqliteStore, StoreError};
use crate::identity::PlayerId;
use crate::limits::Network;

#[async_trait]
impl Acquaintances for SqliteStore {
    async fn note_invited(&self, host: PlayerId, guest: PlayerId, now_ms: u64) -> Result<(), StoreError> {
        self.write(move |connection| {
            let mut insert = connection.prepare_cached(
                "INSERT OR REPLACE INTO table_invitation (host, guest, at_ms) VALUES (?, ?, ?)",
            )?;
            insert.execute(params![host.to_vec(), guest.to_vec(), to_integer(now_ms)])?;
            Ok(())
        })
        .await
    }

    async fn note_network(&self, player: PlayerId, network: Network, now_ms: u64) -> Result<(), StoreError> {
        self.write(move |connection| insert_network(connection, player, network, now_ms)).await
    }

    async fn knows_any(
        &self,
        player: PlayerId,
        others: Vec<PlayerId>,
        now_ms: u64,
    ) -> Result<bool, StoreError> {
        self.readers
            .read(move |connection| {
                for &other in &others {
                    if know_each_other(connection, (player, other), now_ms)? {
                        return Ok(true);
                    }
                }
                Ok(false)
            })
            .await
    }

    async fn hand_over_invited(&self, from: PlayerId, to: PlayerId) -> Result<(), StoreError> {
        self.write(move |connection| {
            for statement in [
                "UPDATE OR REPLACE table_invitation SET host = ?2 WHERE host = ?1",
                "UPDATE OR REPLACE table_invitation SET guest = ?2 WHERE guest = ?1",
            ] {
                connection.execute(statement, params![from.to_vec(), to.to_vec()])?;
            }
            connection.execute("DELETE FROM table_invitation WHERE host = guest", [])?;
            Ok(())
        })
        .await
    }

    async fn forget_acquaintances(&self, now_ms: u64) -> Result<(), StoreError> {
        self.write(move |connection| {
            throw_keys_away(connection, now_ms)?;
            let before = |ms| to_integer(now_ms.saturating_sub(ms));
            connection.execute("DELETE FROM seen_network WHERE seen_ms <= ?", [before(SAME_NETWORK_MS)])?;
            connection.execute("DELETE FROM table_invitation WHERE at_ms <= ?", [before(INVITED_MS)])?;
            Ok(())
        })
        .await
    }
}

/// Keeps the network of a player under each key that there is. Two moments that lie no further apart than both count have a
/// key in common: that which was the newest at the first one.
fn insert_network(
    connection: &Connection,
    player: PlayerId,
    network: Network,
    now_ms: u64,
) -> Result<(), StoreError> {
    throw_keys_away(connection, now_ms)?;
    let mut make = connection.prepare_cached(
        "INSERT INTO network_key (value, made_ms)
         SELECT randomblob(32), ?1 WHERE NOT EXISTS (SELECT 1 FROM network_key WHERE made_ms > ?2)",
    )?;
    make.execute(params![to_integer(now_ms), to_integer(now_ms.saturating_sub(SAME_NETWORK_MS))])?;
    let mut select = connection.prepare_cached("SELECT number, value FROM network_key")?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO seen_network (player, hash, key, seen_ms) VALUES (?, ?, ?, ?)
         ON CONFLICT (player, hash) DO UPDATE SET seen_ms = max(seen_ms, excluded.seen_ms)",
    )?;
    let mut keys = select.query([])?;
    while let Some(row) = keys.next()? {
        let (number, key): (i64, Vec<u8>) = (row.get("number")?, row.get("value")?);
        let mac = Hmac::<Sha256>::new_from_slice(&key).expect("a key of any length");
        let hash = mac.chain_update(network.address().to_string()).finalize().into_bytes().to_vec();
        insert.execute(params![player.to_vec(), hash, number, to_integer(now_ms)])?;
    }
    Ok(())
}

/// Throws away the keys under which nothing counts any more, and with each all its hashes.
fn throw_keys_away(connection: &Connection, now_ms: u64) -> Result<(), StoreError> {
    let mut delete = connection.prepare_cached("DELETE FROM network_key WHERE made_ms <= ?")?;
    delete.execute([to_integer(now_ms.saturating_sub(2 * SAME_NETWORK_MS))])?;
    Ok(())
}

fn know_each_other(
    connection: &Connection,
    (one, other): (PlayerId, PlayerId),
    now_ms: u64,
) -> Result<bool, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT EXISTS (SELECT 1 FROM table_invitation
             WHERE (host, guest) IN (VALUES (:one, :other), (:other, :one)) AND at_ms > :invited)
         OR EXISTS (SELECT 1 FROM seen_network AS mine JOIN seen_network AS theirs USING (hash)
             WHERE mine.player = :one AND theirs.player = :other
                 AND mine.seen_ms > :seen AND theirs.seen_ms > :seen)
         OR :shared <= (SELECT count(*) FROM
             (SELECT result FROM rating_change WHERE player = :one ORDER BY result DESC LIMIT :last)
             JOIN rating_change USING (result) WHERE player = :other)
         OR :shared <= (SELECT count(*) FROM
             (SELECT result FROM rating_change WHERE player = :other ORDER BY result DESC LIMIT :last)
             JOIN rating_change USING (result) WHERE player = :one)",
    )?;
    let values = named_params! {
        ":one": one.to_vec(),
        ":other": other.to_vec(),
        ":invited": to_integer(now_ms.saturating_sub(INVITED_MS)),
        ":seen": to_integer(now_ms.saturating_sub(SAME_NETWORK_MS)),
        ":last": LAST_RATED,
        ":shared": SHARED_RATED,
    };
    Ok(select.query_row(values, |row| row.get(0))?)
}
