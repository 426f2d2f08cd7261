//! How games have been used, and the deletion of those that were not.

use djambi_protocol::GameId;
use rusqlite::{Connection, Row};

use super::columns::game_id;
use super::journal::{Journal, Newest};
use super::{GameStage, GameUse, StoreError, UsePage, game_result};

/// The number of games on a page: reading them takes some milliseconds.
const PAGE: u32 = 200;

/// How the next games after one have been used.
pub(super) fn select_uses(
    connection: &Connection,
    journal: &Journal,
    after: Option<&str>,
) -> Result<UsePage, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT game.id, created_ms, to_move IS NULL AS is_over, last_ms, coalesce(played, 0) AS is_played,
             EXISTS (SELECT 1 FROM seat WHERE game_id = game.id AND kind = 'person' AND player IS NULL)
                 AS is_invited, coalesce(table_settings ->> '$.appointed_ms', 0) AS appointed_ms
         FROM game LEFT JOIN packed_log ON packed_log.game_id = game.id
         WHERE game.id > ? ORDER BY game.id LIMIT ?",
    )?;
    let mut rows = select.query((after.unwrap_or_default(), PAGE))?;
    let mut games = Vec::new();
    let mut last = None;
    let mut count = 0;
    while let Some(row) = rows.next()? {
        count += 1;
        let id: String = row.get("id")?;
        match game_use(row, journal.newest(&id)) {
            Ok(used) => games.extend(game_id(&id).map(|game| (game, used))),
            Err(error) => tracing::error!(game = %id, %error, "a game is skipped"),
        }
        last = Some(id);
    }
    Ok(UsePage { games, next: last.filter(|_| count == PAGE) })
}

fn game_use(row: &Row<'_>, newest: Option<Newest>) -> Result<GameUse, rusqlite::Error> {
    let created_ms: i64 = row.get("created_ms")?;
    let packed_ms: Option<i64> = row.get("last_ms")?;
    let (is_over, is_played, is_invited): (bool, bool, bool) =
        (row.get("is_over")?, row.get("is_played")?, row.get("is_invited")?);
    let is_played = is_played || newest.is_some_and(|newest| newest.has_turn);
    let stage = match () {
        () if !is_played && is_invited => GameStage::Invited,
        () if !is_played => GameStage::Unplayed,
        () if is_over => GameStage::Over,
        () => GameStage::Played,
    };
    let last_ms = newest.map(|newest| newest.at_ms).or(packed_ms.map(i64::unsigned_abs)).unwrap_or_default();
    // A table waits for its time.
    let begin_ms = created_ms.max(row.get("appointed_ms")?);
    Ok(GameUse { last_ms: last_ms.max(u64::try_from(begin_ms).unwrap_or_default()), stage })
}

/// The statements that delete what belongs to a game, the game last.
const DELETIONS: [&str; 10] = [
    "DELETE FROM notice WHERE game_id = ?",
    "DELETE FROM visit WHERE game_id = ?",
    "DELETE FROM plan WHERE game_id = ?",
    "DELETE FROM talk WHERE game_id = ?",
    game_result::DELETIONS[0],
    game_result::DELETIONS[1],
    // The journal has no index of games, but it is short.
    "DELETE FROM journal WHERE game_id = ?",
    "DELETE FROM packed_log WHERE game_id = ?",
    "DELETE FROM seat WHERE game_id = ?",
    "DELETE FROM game WHERE id = ?",
];

/// Deletes a game with everything that belongs to it, unless a turn was played in it; says whether it did.
pub(super) fn delete_unplayed(
    connection: &Connection,
    journal: &Journal,
    game: &GameId,
) -> Result<bool, StoreError> {
    let is_played: bool = connection.query_row(
        "SELECT EXISTS (SELECT 1 FROM packed_log WHERE game_id = ? AND played)",
        [game.as_str()],
        |row| row.get(0),
    )?;
    if is_played || journal.newest(game.as_str()).is_some_and(|newest| newest.has_turn) {
        return Ok(false);
    }
    let mut deleted = 0;
    for statement in DELETIONS {
        deleted = connection.prepare_cached(statement)?.execute([game.as_str()])?;
    }
    journal.delete(game.as_str());
    Ok(deleted > 0)
}
