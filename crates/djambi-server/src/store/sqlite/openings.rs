//! The table of first turns. What a position has in many games is added up once and kept in memory; later games are added
//! to that.

use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use async_trait::async_trait;
use rusqlite::{Connection, params};

use super::change::Haste;
use super::columns::{milliseconds, parsed, to_integer};
use super::opening::open_for_host;
use super::{Openings, OpeningsOf, SqliteStore, StoreError, Uncounted};
use crate::identity::PlayerId;
use crate::openings::{FirstTurn, OpeningKey, OpeningSums};

/// The number of games of a player that are looked through, from the newest.
const PLAYERS_GAMES: u32 = 2000;
/// From how many games on the sums of a position are kept in memory.
const MANY: u32 = 200;
/// The largest number of sums in memory.
const MAX_KEPT: usize = 512;

/// The kinds of games in the column of that name.
const WITH_BOTS: u8 = 0;
const PEOPLE: u8 = 1;
const RATED: u8 = 2;

/// The first and the last kind of games that are added up.
type Kinds = (u8, u8);

#[async_trait]
impl Openings for SqliteStore {
    async fn uncounted(&self, limit: u32) -> Result<Vec<Uncounted>, StoreError> {
        self.readers.read(move |connection| select_uncounted(connection, limit)).await
    }

    async fn count_openings(&self, games: Vec<(Uncounted, Vec<FirstTurn>)>) -> Result<(), StoreError> {
        let count_all = move |connection: &Connection| {
            games.iter().try_for_each(|(game, turns)| count(connection, game, turns))
        };
        self.write_in(Haste::Soon, count_all).await
    }

    async fn opening(&self, position: OpeningKey, of: OpeningsOf) -> Result<OpeningSums, StoreError> {
        let kept = self.openings.clone();
        self.readers
            .read(move |connection| match of {
                OpeningsOf::Everybody => kept.sums(connection, position, (WITH_BOTS, RATED)),
                OpeningsOf::People => kept.sums(connection, position, (PEOPLE, RATED)),
                OpeningsOf::Rated => kept.sums(connection, position, (RATED, RATED)),
                OpeningsOf::Bots => kept.sums(connection, position, (WITH_BOTS, WITH_BOTS)),
                OpeningsOf::Player(player) => select_of_player(connection, position, player),
            })
            .await
    }
}

fn select_uncounted(connection: &Connection, limit: u32) -> Result<Vec<Uncounted>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT number, game_id, ended_ms FROM result WHERE NOT has_openings ORDER BY number LIMIT ?",
    )?;
    let mut rows = select.query([limit])?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()? {
        games.push(Uncounted {
            number: row.get("number")?,
            game: parsed(row, "game_id")?,
            ended_ms: milliseconds(row, "ended_ms")?,
        });
    }
    Ok(games)
}

/// Counts the first turns of a game, unless its result has changed since it was read.
fn count(connection: &Connection, game: &Uncounted, turns: &[FirstTurn]) -> Result<(), StoreError> {
    let counted = connection
        .prepare_cached(
            "UPDATE result SET has_openings = 1 WHERE number = ? AND ended_ms = ? AND NOT has_openings",
        )?
        .execute(params![game.number, to_integer(game.ended_ms)])?;
    if counted == 0 {
        return Ok(());
    }
    let (is_found, is_rated): (bool, bool) = connection
        .prepare_cached("SELECT is_found, rated FROM result WHERE number = ?")?
        .query_row([game.number], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let has_bots: bool = connection
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM seat_result WHERE result = ? AND level IS NOT NULL)")?
        .query_row([game.number], |row| row.get(0))?;
    let kind = if has_bots { WITH_BOTS } else { PEOPLE + u8::from(is_rated) };
    let mut insert = connection.prepare_cached(
        "INSERT OR IGNORE INTO opening (position, result, move, kind, is_found, sharers) VALUES (?, ?, ?, ?, ?, ?)",
    )?;
    for turn in turns {
        insert.execute(params![turn.position.0, game.number, turn.mv, kind, is_found, turn.sharers])?;
    }
    // What comes behind games that were added up already would be missed.
    let is_late: bool = connection
        .prepare_cached("SELECT EXISTS (SELECT 1 FROM opening WHERE result > ?)")?
        .query_row([game.number], |row| row.get(0))?;
    if is_late {
        connection.prepare_cached("UPDATE opening_change SET changes = changes + 1")?.execute([])?;
    }
    Ok(())
}

/// The sums of positions that were played in many games.
#[derive(Clone, Default)]
pub(super) struct KeptSums(Arc<Mutex<Kept>>);

#[derive(Default)]
struct Kept {
    /// The count of changes under which they were added up.
    changes: i64,
    sums: HashMap<(OpeningKey, Kinds), Sums>,
}

/// The sums up to the result of this number.
#[derive(Clone, Default)]
struct Sums {
    until: i64,
    /// The number of games that were looked at, also of other kinds.
    seen: u32,
    sums: OpeningSums,
}

impl KeptSums {
    /// The sums of a position: those that are kept, and what has come since.
    fn sums(
        &self,
        connection: &Connection,
        position: OpeningKey,
        kinds: Kinds,
    ) -> Result<OpeningSums, StoreError> {
        let changes: i64 = connection
            .prepare_cached("SELECT changes FROM opening_change")?
            .query_row([], |row| row.get(0))?;
        let key = (position, kinds);
        let kept = self.lock(changes).and_then(|kept| kept.sums.get(&key).cloned());
        let mut sums = kept.unwrap_or_default();
        let before = sums.until;
        add_later(connection, position, kinds, &mut sums)?;
        if sums.seen >= MANY
            && sums.until > before
            && let Some(mut kept) = self.lock(changes)
        {
            if kept.sums.len() >= MAX_KEPT {
                kept.sums.clear();
            }
            kept.sums.insert(key, sums.clone());
        }
        Ok(sums.sums)
    }

    /// The sums of this state of the database; nothing if another reader has seen a later one.
    fn lock(&self, changes: i64) -> Option<MutexGuard<'_, Kept>> {
        // Nothing panics with the lock held.
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.changes < changes {
            *kept = Kept { changes, ..Kept::default() };
        }
        (kept.changes == changes).then_some(kept)
    }
}

/// Adds the games after those that were added up.
fn add_later(
    connection: &Connection,
    position: OpeningKey,
    kinds: Kinds,
    sums: &mut Sums,
) -> Result<(), StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT result, move, sharers, kind FROM opening
         WHERE position = ? AND result > ? AND is_found ORDER BY result",
    )?;
    let mut rows = select.query(params![position.0, sums.until])?;
    while let Some(row) = rows.next()? {
        sums.until = row.get(0)?;
        sums.seen += 1;
        if (kinds.0..=kinds.1).contains(&row.get(3)?) {
            sums.sums.add(row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?, row.get(2)?);
        }
    }
    Ok(())
}

/// The turns that were played in a position in the last games of a player, added up.
fn select_of_player(
    connection: &Connection,
    position: OpeningKey,
    player: PlayerId,
) -> Result<OpeningSums, StoreError> {
    // Who plays several seats has one game all the same.
    let mut select = connection.prepare_cached(
        "SELECT o.move, o.sharers FROM (
             SELECT s.result FROM seat_result AS s
             WHERE s.player = ?1 AND s.seat = (SELECT min(one.seat) FROM seat_result AS one
                 WHERE one.result = s.result AND +one.player = ?1)
             ORDER BY s.ended_ms DESC, s.result DESC LIMIT ?2) AS own
         CROSS JOIN opening AS o ON o.position = ?3 AND o.result = own.result",
    )?;
    let mut rows = select.query(params![player.to_vec(), PLAYERS_GAMES, position.0])?;
    let mut sums = OpeningSums::default();
    while let Some(row) = rows.next()? {
        sums.add(row.get_ref(0)?.as_str().map_err(rusqlite::Error::from)?, row.get(1)?);
    }
    Ok(sums)
}

/// Forgets all that was counted, so that the service counts it anew; returns of how many games.
///
/// # Errors
/// When the file cannot be written.
pub(crate) fn uncount_openings(file: &Path) -> Result<u64, StoreError> {
    let mut connection = open_for_host(file)?;
    let transaction = connection.transaction()?;
    transaction.execute_batch(
        "DELETE FROM opening; UPDATE result SET has_openings = 0; UPDATE opening_change SET changes = changes + 1",
    )?;
    let games = transaction.query_row("SELECT count(*) FROM result", [], |row| row.get::<_, i64>(0))?;
    transaction.commit()?;
    Ok(games.unsigned_abs())
}
