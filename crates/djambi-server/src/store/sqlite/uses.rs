//! How games have been used, and the deletion of those that were not.

use std::str::FromStr;

use djambi_protocol::GameId;
use rusqlite::{Connection, Row};

use super::{GameStage, GameUse, StoreError, UsePage};

/// The number of games on a page: reading them takes some milliseconds.
const PAGE: u32 = 200;

/// How the next games after one have been used.
pub(super) fn select_uses(connection: &Connection, after: Option<&str>) -> Result<UsePage, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT id, created_ms, to_move IS NULL AS is_over,
             (SELECT at_ms FROM game_event WHERE game_id = game.id ORDER BY seq DESC LIMIT 1) AS last_ms,
             EXISTS (SELECT 1 FROM game_event WHERE game_id = game.id AND kind = 'turn') AS is_played,
             EXISTS (SELECT 1 FROM seat WHERE game_id = game.id AND kind = 'human' AND player IS NULL)
                 AS is_invited
         FROM game WHERE id > ? ORDER BY id LIMIT ?",
    )?;
    let mut rows = select.query((after.unwrap_or_default(), PAGE))?;
    let (mut games, mut last, mut count) = (Vec::new(), None, 0);
    while let Some(row) = rows.next()? {
        count += 1;
        let id: String = row.get("id")?;
        match (GameId::from_str(&id), game_use(row)) {
            (Ok(game), Ok(used)) => games.push((game, used)),
            (Err(_), _) => tracing::error!("a game is skipped: the database holds the id {id:?}"),
            (_, Err(error)) => tracing::error!(game = %id, %error, "a game is skipped"),
        }
        last = Some(id);
    }
    Ok(UsePage { games, next: last.filter(|_| count == PAGE) })
}

fn game_use(row: &Row<'_>) -> Result<GameUse, rusqlite::Error> {
    let created_ms: i64 = row.get("created_ms")?;
    let last_ms: Option<i64> = row.get("last_ms")?;
    let (is_over, is_played, is_invited): (bool, bool, bool) =
        (row.get("is_over")?, row.get("is_played")?, row.get("is_invited")?);
    let stage = match () {
        () if !is_played && is_invited => GameStage::Invited,
        () if !is_played => GameStage::Unplayed,
        () if is_over => GameStage::Over,
        () => GameStage::Played,
    };
    let last_ms = last_ms.map_or(created_ms, |last_ms| last_ms.max(created_ms));
    Ok(GameUse { last_ms: u64::try_from(last_ms).unwrap_or_default(), stage })
}

/// The statements that delete what belongs to a game, the game last.
const DELETIONS: [&str; 6] = [
    "DELETE FROM visit WHERE game_id = ?",
    "DELETE FROM talk WHERE game_id = ?",
    "DELETE FROM result WHERE game_id = ?",
    "DELETE FROM game_event WHERE game_id = ?",
    "DELETE FROM seat WHERE game_id = ?",
    "DELETE FROM game WHERE id = ?",
];

/// Deletes a game with everything that belongs to it, unless a turn was played in it; says whether it did.
pub(super) fn delete_unplayed(connection: &Connection, game: &GameId) -> Result<bool, StoreError> {
    let is_played: bool = connection.query_row(
        "SELECT EXISTS (SELECT 1 FROM game_event WHERE game_id = ? AND kind = 'turn')",
        [game.as_str()],
        |row| row.get(0),
    )?;
    if is_played {
        return Ok(false);
    }
    let mut deleted = 0;
    for statement in DELETIONS {
        deleted = connection.prepare_cached(statement)?.execute([game.as_str()])?;
    }
    Ok(deleted > 0)
}
