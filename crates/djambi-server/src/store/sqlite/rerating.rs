//! The ratings made anew from all rated results.

use std::collections::BTreeSet;
use std::path::Path;

use djambi_rating::{Ladder, Rating};
use rusqlite::{Connection, TransactionBehavior};

use super::StoreError;
use super::opening::open_for_host;
use super::ratings::{
    NumberedResult, each_result, insert_changes, insert_opponent, select_standings, set_cursor,
    write_standing,
};
use crate::identity::PlayerId;

/// What came out of making the ratings anew.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rerated {
    /// The number of results that count.
    pub games: u64,
    /// The number of players with a rating.
    pub players: u64,
    /// By how much a rating or its margin differs at most from what was kept before, in points. Who had or has no rating
    /// counts as a newcomer.
    pub difference: f64,
}

/// Makes the ratings of a database that no server uses anew, in one commit.
///
/// # Errors
/// When the file cannot be read or written.
pub(crate) fn rerate(file: &Path) -> Result<Rerated, StoreError> {
    let mut connection = open_for_host(file)?;
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let rerated = rate_all(&transaction)?;
    transaction.commit()?;
    Ok(rerated)
}

/// Drops the index of changes by player, and returns the statement that makes it. To make it once of all rows takes a third
/// of the time that it takes to add each row to it, since players come in no order.
fn drop_index(connection: &Connection) -> Result<String, StoreError> {
    let select = "SELECT sql FROM sqlite_schema WHERE type = 'index' AND name = 'rating_change_player'";
    let index = connection.query_row(select, [], |row| row.get(0))?;
    connection.execute_batch("DROP INDEX rating_change_player")?;
    Ok(index)
}

/// Replaces the kept ratings by the fold of all rated results.
pub(super) fn rate_all(connection: &Connection) -> Result<Rerated, StoreError> {
    let before = select_standings(connection)?;
    let index = drop_index(connection)?;
    for table in ["rating", "rating_change", "rating_opponent"] {
        connection.execute(&format!("DELETE FROM {table}"), [])?;
    }
    let mut ladder = Ladder::new();
    let mut games = 0;
    let mut cursor = 0;
    each_result(connection, |NumberedResult { number, result }| {
        cursor = number;
        if let Some((result, seats)) = result {
            insert_changes(connection, number, result.ended_ms(), &seats, &ladder.add(&result))?;
            games += 1;
        }
        Ok(())
    })?;
    connection.execute_batch(&index)?;
    set_cursor(connection, cursor)?;
    for (player, standing) in ladder.standings() {
        write_standing(connection, *player, standing)?;
    }
    for (player, others) in ladder.met() {
        for other in others {
            insert_opponent(connection, *player, *other)?;
        }
    }
    let of = |player: &PlayerId| {
        let kept = before.get(player).map_or(Rating::START, |standing| standing.rating);
        let made = ladder.rating(player);
        (made.points() - kept.points()).abs().max((made.margin() - kept.margin()).abs())
    };
    let players: BTreeSet<&PlayerId> =
        before.keys().chain(ladder.standings().map(|(player, _)| player)).collect();
    Ok(Rerated {
        games,
        players: ladder.standings().count() as u64,
        difference: players.into_iter().map(of).fold(0.0, f64::max),
    })
}
