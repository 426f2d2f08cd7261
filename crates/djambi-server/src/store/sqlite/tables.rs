//! Which games the service must look at, and which tables the lobby shows.

use djambi_protocol::GameId;
use rusqlite::{Connection, params};

use super::StoreError;
use super::columns::game_ids;
use super::columns::to_integer;

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

/// The games that the service must look at by this time, the most urgent first.
pub(super) fn select_due(
    connection: &Connection,
    before_ms: u64,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
    let mut select = connection.prepare_cached(DUE)?;
    game_ids(&mut select, params![to_integer(before_ms), limit])
}

/// The tables of [`OPEN`] or [`RUNNING`].
pub(super) fn select_tables(
    connection: &Connection,
    statement: &str,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
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
