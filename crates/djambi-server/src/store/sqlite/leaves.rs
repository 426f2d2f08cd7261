//! The table of leaves.

use async_trait::async_trait;
use djambi_table::Leave;
use rusqlite::{Connection, OptionalExtension, params};

use super::columns::{milliseconds, player, to_integer};
use super::{LEAVE_MS, LeaveChange, Leaves, SqliteStore, StoreError};
use crate::identity::PlayerId;

#[async_trait]
impl Leaves for SqliteStore {
    async fn leave_of(&self, player: PlayerId, now_ms: u64) -> Result<Leave, StoreError> {
        self.readers.read(move |connection| select(connection, player, now_ms)).await
    }

    async fn on_leave(&self, now_ms: u64) -> Result<Vec<PlayerId>, StoreError> {
        self.readers
            .read(move |connection| {
                let mut select = connection.prepare("SELECT player FROM leave WHERE until_ms > ?")?;
                let mut rows = select.query([to_integer(now_ms)])?;
                let mut players = Vec::new();
                while let Some(row) = rows.next()? {
                    let id: Vec<u8> = row.get("player")?;
                    players.push(player(&id)?);
                }
                Ok(players)
            })
            .await
    }

    async fn change_leave(
        &self,
        player: PlayerId,
        now_ms: u64,
        change: LeaveChange,
    ) -> Result<Option<Leave>, StoreError> {
        self.write(move |connection| {
            let before = select(connection, player, now_ms)?;
            let after = match change {
                LeaveChange::Begin => before.begin(now_ms),
                LeaveChange::End => Some(before.end(now_ms)),
            };
            if let Some(leave) = after {
                write(connection, player, leave)?;
            }
            Ok(after)
        })
        .await
    }

    async fn hand_over_leave(&self, from: PlayerId, to: PlayerId, now_ms: u64) -> Result<bool, StoreError> {
        self.write(move |connection| {
            let other = select(connection, from, now_ms)?;
            let after = select(connection, to, now_ms)?.take_over(other, now_ms);
            if let Some(leave) = after {
                write(connection, to, leave)?;
            }
            connection.execute("DELETE FROM leave WHERE player = ?", [from.to_vec()])?;
            Ok(after.is_some())
        })
        .await
    }

    async fn forget_leaves(&self, now_ms: u64) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.execute(
                "DELETE FROM leave WHERE max(at_ms, coalesce(until_ms, 0)) <= ?1 AND (
                     EXISTS (SELECT 1 FROM account WHERE account.player = leave.player AND created_ms <= ?1)
                     OR NOT EXISTS (SELECT 1 FROM seat JOIN game ON game.id = seat.game_id
                         WHERE seat.player = leave.player AND game.to_move IS NOT NULL))",
                [to_integer(now_ms.saturating_sub(LEAVE_MS))],
            )?;
            Ok(())
        })
        .await
    }
}

fn select(connection: &Connection, player: PlayerId, now_ms: u64) -> Result<Leave, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT left_ms, at_ms, until_ms FROM leave WHERE player = ?")?;
    let mut rows = select.query([player.to_vec()])?;
    let Some(row) = rows.next()? else {
        let made = "SELECT created_ms FROM account WHERE player = ?";
        let made: Option<i64> =
            connection.prepare_cached(made)?.query_row([player.to_vec()], |row| row.get(0)).optional()?;
        return Ok(Leave::new(made.map_or(now_ms, i64::unsigned_abs).min(now_ms)));
    };
    let until: Option<i64> = row.get("until_ms")?;
    Ok(Leave {
        left_ms: milliseconds(row, "left_ms")?,
        at_ms: milliseconds(row, "at_ms")?,
        until_ms: until.map(i64::unsigned_abs),
    })
}

fn write(connection: &Connection, player: PlayerId, leave: Leave) -> Result<(), StoreError> {
    let Leave { left_ms, at_ms, until_ms } = leave;
    connection
        .prepare_cached(
            "INSERT OR REPLACE INTO leave (player, left_ms, at_ms, until_ms) VALUES (?, ?, ?, ?)",
        )?
        .execute(params![
            player.to_vec(),
            to_integer(left_ms),
            to_integer(at_ms),
            until_ms.map(to_integer),
        ])?;
    Ok(())
}
