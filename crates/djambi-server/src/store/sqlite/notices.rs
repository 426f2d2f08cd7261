//! The table of notices.

use std::collections::BTreeMap;

use async_trait::async_trait;
use djambi_protocol::{GameId, MAX_NOTICES, NoticeKind, PastNotice};
use rusqlite::{Connection, OptionalExtension, params};

use super::change::Haste;
use super::columns::{game_id, milliseconds, to_integer};
use super::{Corruption, KeptNotices, NoticeNews, SqliteStore, StoreError, Unseen};
use crate::identity::PlayerId;

#[async_trait]
impl KeptNotices for SqliteStore {
    async fn keep_notices(&self, news: Vec<NoticeNews>) -> Result<Vec<(PlayerId, u32)>, StoreError> {
        self.write_in(Haste::Soon, move |connection| keep(connection, &news)).await
    }

    async fn keep_concern(&self, player: PlayerId, at_ms: u64) -> Result<u32, StoreError> {
        self.write(move |connection| {
            insert_concern(connection, player, at_ms)?;
            select_unread(connection, player)
        })
        .await
    }

    async fn concern_of(&self, player: PlayerId) -> Result<Option<(u64, bool)>, StoreError> {
        self.readers
            .read(move |connection| {
                let mut select =
                    connection.prepare_cached("SELECT at_ms, is_read FROM concern WHERE player = ?")?;
                let mut rows = select.query([player.to_vec()])?;
                let concern = rows.next()?.map(|row| Ok((milliseconds(row, "at_ms")?, row.get("is_read")?)));
                concern.transpose()
            })
            .await
    }

    async fn notices_of(&self, player: PlayerId) -> Result<Vec<PastNotice>, StoreError> {
        self.readers.read(move |connection| select_notices(connection, player)).await
    }

    async fn unread_notices(&self, player: PlayerId) -> Result<u32, StoreError> {
        self.readers.read(move |connection| select_unread(connection, player)).await
    }

    async fn read_notices(&self, player: PlayerId, up_to: u32) -> Result<u32, StoreError> {
        self.write_in(Haste::Soon, move |connection| {
            let read = "UPDATE notice SET is_read = 1 WHERE player = ? AND number <= ? AND NOT is_read";
            connection.prepare_cached(read)?.execute(params![player.to_vec(), up_to])?;
            let read = "UPDATE concern SET is_read = 1 WHERE player = ? AND NOT is_read";
            connection.prepare_cached(read)?.execute([player.to_vec()])?;
            select_unread(connection, player)
        })
        .await
    }
}

/// Keeps what has changed; returns how many notices those have not read of whom anything has changed.
fn keep(connection: &Connection, news: &[NoticeNews]) -> Result<Vec<(PlayerId, u32)>, StoreError> {
    let mut changed = BTreeMap::new();
    for NoticeNews { player, game, unseen } in news {
        let is_changed = match unseen {
            Some(unseen) => add(connection, *player, game, *unseen)?,
            None => read_of_game(connection, *player, game)?,
        };
        if is_changed {
            changed.insert(player.to_vec(), *player);
        }
    }
    let unread = changed.into_values().map(|player| Ok((player, select_unread(connection, player)?)));
    unread.collect()
}

/// Adds a notice, unless it is there, or game or player are no more; says whether it did. It takes the place of one of its game that was not read.
fn add(
    connection: &Connection,
    player: PlayerId,
    game: &GameId,
    Unseen { kind, after, at_ms }: Unseen,
) -> Result<bool, StoreError> {
    let known = "SELECT EXISTS (SELECT 1 FROM notice WHERE player = ?1 AND game_id = ?2 AND kind = ?3 AND after >= ?4)
        OR NOT EXISTS (SELECT 1 FROM game WHERE id = ?2)
        OR EXISTS (SELECT 1 FROM deleted_player WHERE player = ?1)";
    let values = params![player.to_vec(), game.as_str(), kind.name(), after];
    if connection.prepare_cached(known)?.query_row(values, |row| row.get(0))? {
        return Ok(false);
    }
    let last = "SELECT number FROM notice WHERE player = ? ORDER BY number DESC LIMIT 1";
    let last: Option<u32> =
        connection.prepare_cached(last)?.query_row([player.to_vec()], |row| row.get(0)).optional()?;
    // Who was told by mail or push of something in the game and has not looked since is told no more, but for appointments.
    let told = "SELECT coalesce(max(is_mailed), 0), coalesce(max(is_pushed), 0) FROM notice
        WHERE player = ? AND game_id = ? AND NOT is_read";
    let of_game = params![player.to_vec(), game.as_str()];
    let (is_mailed, is_pushed): (bool, bool) =
        connection.prepare_cached(told)?.query_row(of_game, |row| Ok((row.get(0)?, row.get(1)?)))?;
    let is_again = matches!(kind, NoticeKind::Appointment | NoticeKind::Cancelled);
    let (is_mailed, is_pushed) = (is_mailed && !is_again, is_pushed && !is_again);
    connection
        .prepare_cached("DELETE FROM notice WHERE player = ? AND game_id = ? AND NOT is_read")?
        .execute(params![player.to_vec(), game.as_str()])?;
    connection
        .prepare_cached(
            "INSERT INTO notice (player, number, game_id, kind, after, at_ms, is_read, is_mailed, is_pushed)
             VALUES (?, ?, ?, ?, ?, ?, 0, ?, ?)",
        )?
        .execute(params![
            player.to_vec(),
            last.unwrap_or(0) + 1,
            game.as_str(),
            kind.name(),
            after,
            to_integer(at_ms),
            is_mailed,
            is_pushed,
        ])?;
    connection
        .prepare_cached(
            "DELETE FROM notice WHERE player = ?1 AND number <=
                 (SELECT number FROM notice WHERE player = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)",
        )?
        .execute(params![player.to_vec(), MAX_NOTICES])?;
    Ok(true)
}

/// Notes that a player has seen all of a game; says whether something was unread.
fn read_of_game(connection: &Connection, player: PlayerId, game: &GameId) -> Result<bool, StoreError> {
    let read = "UPDATE notice SET is_read = 1 WHERE player = ? AND game_id = ? AND NOT is_read";
    Ok(connection.prepare_cached(read)?.execute(params![player.to_vec(), game.as_str()])? > 0)
}

/// Keeps that something concerns a player that is no game.
pub(super) fn insert_concern(
    connection: &Connection,
    player: PlayerId,
    at_ms: u64,
) -> Result<(), StoreError> {
    let insert = "INSERT OR REPLACE INTO concern (player, at_ms, is_read) VALUES (?, ?, 0)";
    connection.execute(insert, params![player.to_vec(), to_integer(at_ms)])?;
    Ok(())
}

fn select_notices(connection: &Connection, player: PlayerId) -> Result<Vec<PastNotice>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT number, game_id, kind, at_ms, is_read FROM notice WHERE player = ? ORDER BY number DESC",
    )?;
    let mut rows = select.query([player.to_vec()])?;
    let mut notices = Vec::new();
    while let Some(row) = rows.next()? {
        let (game, kind): (String, String) = (row.get("game_id")?, row.get("kind")?);
        let kind = NoticeKind::named(&kind).ok_or(Corruption::Value { column: "kind", text: kind })?;
        let Some(game) = game_id(&game) else { continue };
        let at_ms = milliseconds(row, "at_ms")?;
        notices.push(PastNotice { number: row.get("number")?, game, kind, at_ms, read: row.get("is_read")? });
    }
    Ok(notices)
}

fn select_unread(connection: &Connection, player: PlayerId) -> Result<u32, StoreError> {
    let count = "SELECT (SELECT count(*) FROM notice WHERE player = ?1 AND NOT is_read)
        + (SELECT count(*) FROM concern WHERE player = ?1 AND NOT is_read)";
    Ok(connection.prepare_cached(count)?.query_row([player.to_vec()], |row| row.get(0))?)
}

/// Hands over the notices of a player in a game to another, behind those that they have.
pub(super) fn hand_over(
    connection: &Connection,
    game: &GameId,
    (from, to): (PlayerId, PlayerId),
) -> Result<(), StoreError> {
    connection.execute(
        "UPDATE OR REPLACE notice SET player = ?3,
             number = number + (SELECT coalesce(max(number), 0) FROM notice WHERE player = ?3)
         WHERE player = ?2 AND game_id = ?1",
        params![game.as_str(), from.to_vec(), to.to_vec()],
    )?;
    Ok(())
}
