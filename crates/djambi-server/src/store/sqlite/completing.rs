//! The results of games that ended before the database kept what it keeps of them today.

use djambi_protocol::GameId;
use rusqlite::{Connection, params};

use super::columns::game_ids;
use super::game_result::{delete_result, insert_result};
use super::journal::Journal;
use super::{GameResult, StoreError, StoreErrorKind, reads};

/// How many games get their results at a start in one commit.
const BATCH: u32 = 64;

/// Makes the rows of games that ended before there were such rows, some games in a commit. A game that cannot be read is
/// logged and left as it is.
///
/// # Errors
/// When the database cannot be read or written.
pub(super) fn complete_results(connection: &Connection, journal: &Journal) -> Result<(), StoreError> {
    let mut after = 0;
    loop {
        let moment = connection.unchecked_transaction()?;
        let incomplete = "FROM result WHERE position IS NULL AND number > ? ORDER BY number LIMIT ?";
        let mut select = moment.prepare_cached(&format!("SELECT game_id {incomplete}"))?;
        let games = game_ids(&mut select, params![after, BATCH])?;
        let last = format!("SELECT max(number) FROM (SELECT number {incomplete})");
        let last: Option<i64> = moment.query_row(&last, params![after, BATCH], |row| row.get(0))?;
        drop(select);
        let Some(last) = last else { return Ok(()) };
        for game in games {
            match complete(&moment, journal, &game) {
                Ok(()) => {}
                Err(error) if error.kind() == StoreErrorKind::Damaged => {
                    tracing::error!(%game, "the result of a game cannot be made: {error}");
                }
                Err(error) => return Err(error),
            }
        }
        moment.commit()?;
        after = last;
    }
}

/// Makes the rows of a game; those of one that goes on after all go.
fn complete(connection: &Connection, journal: &Journal, game: &GameId) -> Result<(), StoreError> {
    let Some(stored) = reads::select_game(connection, None, game, &journal.rows(game.as_str()))? else {
        return Ok(());
    };
    match stored.replayed() {
        Ok(live) => match GameResult::of(&live) {
            Some(result) => insert_result(connection, game, &result),
            None => delete_result(connection, game),
        },
        Err(error) => {
            tracing::error!(%game, "the result of a game cannot be made: {error}");
            Ok(())
        }
    }
}
