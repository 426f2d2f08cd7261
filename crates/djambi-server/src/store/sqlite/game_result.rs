//! The table of results.

use djambi::{Outcome, Reason};
use djambi_protocol::GameId;
use rusqlite::{Connection, OptionalExtension, Row, named_params};
use serde::Deserialize;
use serde_json::{Value, json};

use super::columns::{milliseconds, to_integer};
use super::{Corruption, GameResult, StoreError};

/// Sets the result of a game after an event: a new one, or none in a game that goes on.
pub(super) fn set_result(
    connection: &Connection,
    game: &GameId,
    result: Option<&GameResult>,
) -> Result<(), StoreError> {
    connection.prepare_cached("DELETE FROM result WHERE game_id = ?")?.execute([game.as_str()])?;
    let Some(result) = result else { return Ok(()) };
    let outcome = serde_json::to_value(result.outcome).expect("an outcome as JSON");
    let mut insert = connection.prepare_cached(
        "INSERT INTO result (game_id, ended_ms, kind, shares, rated)
         VALUES (:game, :ended_ms, :kind, :shares, :rated)",
    )?;
    insert.execute(named_params! {
        ":game": game.as_str(),
        ":ended_ms": to_integer(result.ended_ms),
        ":kind": result.outcome.reason.name(),
        ":shares": outcome["shares"].to_string(),
        ":rated": result.rated,
    })?;
    Ok(())
}

/// The result of a game that has one.
pub(super) fn select_result(
    connection: &Connection,
    game: &GameId,
) -> Result<Option<GameResult>, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT ended_ms, kind, shares, rated FROM result WHERE game_id = ?")?;
    let result = select.query_row([game.as_str()], |row| Ok(game_result(row))).optional()?;
    result.transpose()
}

fn game_result(row: &Row<'_>) -> Result<GameResult, StoreError> {
    let (kind, shares): (String, String) = (row.get("kind")?, row.get("shares")?);
    let unreadable = || Corruption::Value { column: "shares", text: shares.clone() };
    let reason = Reason::named(&kind).ok_or(Corruption::Value { column: "kind", text: kind })?;
    let shares: Value = serde_json::from_str(&shares).map_err(|_| unreadable())?;
    let outcome = json!({ "kind": reason.name(), "shares": shares });
    Ok(GameResult {
        outcome: Outcome::deserialize(outcome).map_err(|_| unreadable())?,
        rated: row.get("rated")?,
        ended_ms: milliseconds(row, "ended_ms")?,
    })
}
