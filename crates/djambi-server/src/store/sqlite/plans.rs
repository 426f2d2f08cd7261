//! The table of plans.

use async_trait::async_trait;
use djambi_protocol::GameId;
use rusqlite::{Connection, Row, params};

use super::columns::{game_id, parsed, player, required, to_json};
use super::journal::Journal;
use super::{Plans, SqliteStore, StoreError, StoredPlan};

#[async_trait]
impl Plans for SqliteStore {
    async fn set_plan(&self, game: &GameId, plan: StoredPlan) -> Result<(), StoreError> {
        let game = game.clone();
        self.write(move |connection| keep_plan(connection, &game, &plan)).await
    }

    async fn waiting_for_plans(&self) -> Result<Vec<GameId>, StoreError> {
        self.read_beside_journal(select_waiting).await
    }
}

/// The plans of a game. One that cannot be read is logged and skipped: the game goes on without it.
pub(super) fn select_plans(connection: &Connection, game: &GameId) -> Result<Vec<StoredPlan>, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT seat, player, after, lines FROM plan WHERE game_id = ?")?;
    let mut rows = select.query([game.as_str()])?;
    let mut plans = Vec::new();
    while let Some(row) = rows.next()? {
        match stored_plan(row) {
            Ok(plan) => plans.push(plan),
            Err(error) => tracing::error!(%game, %error, "a plan cannot be read"),
        }
    }
    Ok(plans)
}

fn stored_plan(row: &Row<'_>) -> Result<StoredPlan, StoreError> {
    let id: Vec<u8> = row.get("player")?;
    Ok(StoredPlan {
        seat: parsed(row, "seat")?,
        player: player(&id)?,
        after: row.get("after")?,
        lines: required(row, "lines")?,
    })
}

/// Keeps a plan instead of the one of its seat before, or forgets that one if it has no lines.
pub(super) fn keep_plan(connection: &Connection, game: &GameId, plan: &StoredPlan) -> Result<(), StoreError> {
    let StoredPlan { seat, player, after, lines } = plan;
    if lines.is_empty() {
        let mut delete = connection.prepare_cached("DELETE FROM plan WHERE game_id = ? AND seat = ?")?;
        delete.execute([game.as_str(), seat.name()])?;
        return Ok(());
    }
    let mut insert = connection.prepare_cached(
        "INSERT OR REPLACE INTO plan (game_id, seat, player, after, lines) VALUES (?, ?, ?, ?, ?)",
    )?;
    insert.execute(params![game.as_str(), seat.name(), player.to_vec(), after, to_json(lines)])?;
    Ok(())
}

/// The games in which it is the turn of a seat with a plan. An id that cannot be read is logged and skipped.
fn select_waiting(connection: &Connection, journal: &Journal) -> Result<Vec<GameId>, StoreError> {
    let mut select = connection.prepare(
        "SELECT id, seat, to_move FROM plan JOIN game ON game.id = game_id
         WHERE to_move IS NOT NULL AND started_ms IS NOT NULL",
    )?;
    let mut rows = select.query([])?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()? {
        let (id, seat, packed): (String, String, String) =
            (row.get("id")?, row.get("seat")?, row.get("to_move")?);
        let newest = journal.newest(&id).and_then(|newest| newest.to_move);
        if newest.map_or(seat == packed, |to_move| seat == to_move.name()) {
            games.extend(game_id(&id));
        }
    }
    Ok(games)
}
