//! The results of games that ended before the database kept what it keeps of them today.

use djambi_protocol::GameId;
use rusqlite::Connection;

use super::columns::game_ids;
use super::game_result::{delete_result, insert_result};
use super::journal::Journal;
use super::{GameResult, StoreError, StoreErrorKind, reads};

/// Makes the rows of games that ended before there were such rows. A game that cannot be read is logged and left as it is.
///
/// # Errors
/// When the database cannot be read or written.
pub(super) fn complete_results(connection: &Connection) -> Result<(), StoreError> {
    let journal = Journal::read(connection, 0)?;
    let mut select =
        connection.prepare("SELECT game_id FROM result WHERE position IS NULL ORDER BY number")?;
    for game in game_ids(&mut select, [])? {
        match complete(connection, &journal, &game) {
            Err(error) if error.kind() == StoreErrorKind::Damaged => {
                tracing::error!(%game, "the result of a game cannot be made: {error}");
            }
            done => done?,
        }
    }
    Ok(())
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
