//! Lists of games in the database.

use std::cmp::Reverse;

use async_trait::async_trait;
use djambi_protocol::GameId;
use rusqlite::{Connection, params};

use super::columns::{game_id, game_ids, milliseconds, to_integer};
use super::journal::Journal;
use super::{Lists, SqliteStore, StoreError, UsePage, Way, uses};

#[async_trait]
impl Lists for SqliteStore {
    async fn due(&self, before_ms: u64, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(move |connection| select_due(connection, before_ms, limit)).await
    }

    async fn waiting_for_bots(&self) -> Result<Vec<GameId>, StoreError> {
        self.read_beside_journal(select_waiting).await
    }

    async fn open_tables(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.readers.read(move |connection| select_open(connection, limit)).await
    }

    async fn running_tables(&self, limit: u32) -> Result<Vec<GameId>, StoreError> {
        self.read_beside_journal(move |connection, journal| select_running(connection, journal, limit)).await
    }

    async fn games_near_end(
        &self,
        way: Way,
        until_ms: u64,
        behind: Option<(u64, GameId)>,
        limit: u32,
    ) -> Result<Vec<(u64, GameId)>, StoreError> {
        self.readers
            .read(move |connection| select_near_end(connection, way, until_ms, behind.clone(), limit))
            .await
    }

    async fn uses(&self, after: Option<String>) -> Result<UsePage, StoreError> {
        self.read_beside_journal(move |connection, journal| {
            uses::select_uses(connection, journal, after.as_deref())
        })
        .await
    }
}

/// The games with bots that are being played. The first conditions are those of an index, so that only these
/// games are looked at. At a table whose game has not begun, bots wait with the others.
pub(super) const WITH_BOTS: &str = "SELECT id, bots, to_move FROM game
    WHERE bots <> ',' AND to_move IS NOT NULL AND started_ms IS NOT NULL";

/// The games that the service must look at by this time, the most urgent first.
pub(super) const DUE: &str =
    "SELECT id FROM game WHERE deadline_ms IS NOT NULL AND deadline_ms <= ? ORDER BY deadline_ms LIMIT ?";

/// The listed tables whose game has not begun, the newest first. The first condition is that of an index.
pub(super) const OPEN: &str = "SELECT id FROM game
    WHERE listed AND to_move IS NOT NULL AND started_ms IS NULL
    ORDER BY created_ms DESC LIMIT ?";

/// The listed tables whose game is being played, with the time of the last packed event.
pub(super) const RUNNING: &str =
    "SELECT id, (SELECT last_ms FROM packed_log WHERE game_id = game.id) AS last_ms
    FROM game WHERE listed AND to_move IS NOT NULL AND started_ms IS NOT NULL";

/// The games in which it is a bot's turn. An id that cannot be read is logged and skipped.
fn select_waiting(connection: &Connection, journal: &Journal) -> Result<Vec<GameId>, StoreError> {
    let mut select = connection.prepare(WITH_BOTS)?;
    let mut rows = select.query([])?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()? {
        let (id, bots, packed): (String, String, String) =
            (row.get("id")?, row.get("bots")?, row.get("to_move")?);
        let newest = journal.newest(&id).and_then(|newest| newest.to_move);
        let is_to_move = |bot| newest.map_or(bot == packed, |seat| bot == seat.name());
        if bots.split(',').any(is_to_move) {
            games.extend(game_id(&id));
        }
    }
    Ok(games)
}

/// Games by the day in which somebody's time ends until a moment, of those who want to be told on a way before it does.
fn select_near_end(
    connection: &Connection,
    way: Way,
    until_ms: u64,
    behind: Option<(u64, GameId)>,
    limit: u32,
) -> Result<Vec<(u64, GameId)>, StoreError> {
    let readers = match way {
        Way::Mail => "mail_address USING (player) WHERE mail_address.wishes",
        Way::Push => "push_subscription USING (player) JOIN account USING (player) WHERE account.push_wishes",
    };
    let mut select = connection.prepare_cached(&format!(
        "SELECT id, deadline_ms FROM game
         WHERE deadline_ms IS NOT NULL AND deadline_ms <= ? AND to_move IS NOT NULL
             AND started_ms IS NOT NULL AND clock ->> '$.kind' = 'by_day'
             AND EXISTS (SELECT 1 FROM seat JOIN {readers} ->> '$.alarm' AND game_id = game.id)
             AND (deadline_ms, id) > (?, ?)
         ORDER BY deadline_ms, id LIMIT ?"
    ))?;
    let (deadline_ms, id) =
        behind.map_or((0, String::new()), |(deadline_ms, id)| (deadline_ms, id.to_string()));
    let mut rows = select.query(params![to_integer(until_ms), to_integer(deadline_ms), id, limit])?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()? {
        let id: String = row.get("id")?;
        let Some(game) = game_id(&id) else { continue };
        games.push((milliseconds(row, "deadline_ms")?, game));
    }
    Ok(games)
}

/// The games that the service must look at by this time, the most urgent first.
fn select_due(connection: &Connection, before_ms: u64, limit: u32) -> Result<Vec<GameId>, StoreError> {
    let mut select = connection.prepare_cached(DUE)?;
    game_ids(&mut select, params![to_integer(before_ms), limit])
}

/// The listed tables whose game has not begun, the newest first.
fn select_open(connection: &Connection, limit: u32) -> Result<Vec<GameId>, StoreError> {
    let mut select = connection.prepare_cached(OPEN)?;
    game_ids(&mut select, [limit])
}

/// The listed tables whose game is being played, the last one in which something happened first.
fn select_running(connection: &Connection, journal: &Journal, limit: u32) -> Result<Vec<GameId>, StoreError> {
    let mut select = connection.prepare_cached(RUNNING)?;
    let mut rows = select.query([])?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()? {
        let (id, packed_ms): (String, Option<i64>) = (row.get("id")?, row.get("last_ms")?);
        let last_ms = journal.newest(&id).map(|newest| newest.at_ms).or(packed_ms.map(i64::unsigned_abs));
        games.push((last_ms, id));
    }
    games.sort_by_key(|(last_ms, _)| Reverse(*last_ms));
    Ok(games.into_iter().take(limit as usize).filter_map(|(_, id)| game_id(&id)).collect())
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
