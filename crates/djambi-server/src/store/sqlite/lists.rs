//! Lists of games in the database.

use async_trait::async_trait;
use djambi_protocol::GameId;
use rusqlite::{Connection, params};

use super::columns::{game_ids, to_integer};
use super::{Lists, SqliteStore, StoreError, UsePage, uses};

#[async_trait]
impl Lists for SqliteStore {
    async fn due(&self, before_ms: u64, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(move |connection| select_due(connection, before_ms, limit)).await
    }

    async fn waiting_for_bots(&self) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(select_waiting).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(move |connection| select_tables(connection, OPEN, limit)).await
    }

    async fn running_tables(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(move |connection| select_tables(connection, RUNNING, limit)).await
    }

    async fn uses(&self, after: Option<String>) -> Result<UsePage, StoreError> {
        self.readers.read(move |connection| uses::select_uses(connection, after.as_deref())).await
    }
}

/// The games in which it is a bot's turn. The first condition is that of an index, so that only these games
/// are looked at. At a table whose game has not begun, bots wait with the others.
pub(super) const WAITING_FOR_BOTS: &str = "SELECT id FROM game WHERE instr(bots, ',' || to_move || ',') > 0
    AND started_ms IS NOT NULL";

/// The games that the service must look at by this time, the most urgent first.
pub(super) const DUE: &str =
    "SELECT id FROM game WHERE deadline_ms IS NOT NULL AND deadline_ms <= ? ORDER BY deadline_ms LIMIT ?";

/// The listed tables whose game has not begun, the newest first. The first condition is that of an index.
pub(super) const OPEN: &str = "SELECT id FROM game
    WHERE listed AND to_move IS NOT NULL AND started_ms IS NULL
    ORDER BY created_ms DESC LIMIT ?";

/// The listed tables whose game is being played, the last one in which something happened first.
pub(super) const RUNNING: &str = "SELECT id FROM game
    WHERE listed AND to_move IS NOT NULL AND started_ms IS NOT NULL
    ORDER BY (SELECT at_ms FROM game_event WHERE game_id = id ORDER BY seq DESC LIMIT 1) DESC LIMIT ?";

/// The games in which it is a bot's turn. A row that cannot be read is logged and skipped.
fn select_waiting(connection: &Connection) -> Result<Vec<GameId>, StoreError> {
    let mut select = connection.prepare(WAITING_FOR_BOTS)?;
    game_ids(&mut select, [])
}

/// The games that the service must look at by this time, the most urgent first.
fn select_due(connection: &Connection, before_ms: u64, limit: u32) -> Result<Vec<GameId>, StoreError> {
    let mut select = connection.prepare_cached(DUE)?;
    game_ids(&mut select, params![to_integer(before_ms), limit])
}

/// The tables of [`OPEN`] or [`RUNNING`].
fn select_tables(connection: &Connection, statement: &str, limit: u32) -> Result<Vec<GameId>, StoreError> {
    let mut select = connection.prepare_cached(statement)?;
    game_ids(&mut select, [limit])
}

/// Sets when the service must look at a game.
pub(super) fn update_deadline(
    connection: &Connection,
    game: &GameId,
    deadline_ms: Option<u64>,
) -> Result<(), StoreError> {
    let mut update = connection
        .prepare_cached("UPDATE game SET deadline_ms = ?1 WHERE id = ?2 AND deadline_ms IS NOT ?1")?;
    update.execute(params![deadline_ms.map(to_integer), game.as_str()])?;
    Ok(())
}
