//! The tables of ratings: a cursor goes along the rated results, and each result moves it and the rows of its players in one
//! commit. So a kill between two neither loses one nor adds one twice.

use std::collections::BTreeMap;

use async_trait::async_trait;
use djambi::Seat;
use djambi_protocol::GameId;
use djambi_rating::{Change, GAMES, OPPONENTS, RatedResult, Rating, STAYS_MS, Standing, changes};
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::columns::{milliseconds, parsed, player, to_integer};
use super::{LadderKey, LadderRow, Ratings, SqliteStore, StoreError};
use crate::identity::PlayerId;

#[async_trait]
impl Ratings for SqliteStore {
    async fn rate_next(&self) -> Result<bool, StoreError> {
        self.write(rate_next).await
    }

    async fn standing(&self, player: PlayerId) -> Result<Option<Standing>, StoreError> {
        self.readers.read(move |connection| select_standing(connection, player)).await
    }

    async fn past_ratings(&self, player: PlayerId, limit: u32) -> Result<Vec<(u64, Rating)>, StoreError> {
        self.readers.read(move |connection| select_past(connection, player, limit)).await
    }

    async fn changes_of(&self, game: &GameId) -> Result<Vec<Change<PlayerId>>, StoreError> {
        let game = game.clone();
        self.readers
            .read(move |connection| {
                let number = "SELECT number FROM result WHERE game_id = ?";
                let mut select = connection.prepare_cached(number)?;
                let number: Option<i64> = select.query_row([game.as_str()], |row| row.get(0)).optional()?;
                let changes = number.map_or(Ok(Vec::new()), |number| select_changes(connection, number))?;
                Ok(changes.into_iter().map(|(_, change)| change).collect())
            })
            .await
    }

    async fn ladder(
        &self,
        now_ms: u64,
        after: Option<LadderKey>,
        limit: u32,
    ) -> Result<(u32, Vec<LadderRow>), StoreError> {
        self.readers.read(move |connection| select_ladder(connection, now_ms, after.as_ref(), limit)).await
    }
}

/// A rated result, with the seats of its players in the same order.
pub(super) struct NumberedResult {
    /// The number of the result.
    pub(super) number: i64,
    /// Who played and how it ended; `None` if its rows make no result, which is logged.
    pub(super) result: Option<(RatedResult<PlayerId>, Vec<String>)>,
}

/// Adds the rated result after the cursor to the ratings; says whether there was one.
fn rate_next(connection: &Connection) -> Result<bool, StoreError> {
    let cursor: i64 =
        connection.prepare_cached("SELECT result FROM rating_cursor")?.query_row([], |row| row.get(0))?;
    let Some(NumberedResult { number, result }) = next_result(connection, cursor)? else { return Ok(false) };
    if let Some((result, seats)) = result {
        let mut standings = BTreeMap::new();
        for (player, _) in result.seats() {
            standings.insert(*player, select_standing(connection, *player)?);
        }
        let changes = changes(&result, |player| standings[player]);
        insert_changes(connection, number, result.ended_ms(), &seats, &changes)?;
        for change in &changes {
            let before = standings[&change.player];
            let met =
                before.map_or(0, |before| before.opponents) + meet(connection, change.player, &changes)?;
            let after = Standing::after(before, change.after, result.ended_ms(), met);
            write_standing(connection, change.player, &after)?;
        }
    }
    set_cursor(connection, number)?;
    Ok(true)
}

/// The first rated result after one of this number.
pub(super) fn next_result(connection: &Connection, after: i64) -> Result<Option<NumberedResult>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT number, ended_ms FROM result WHERE rated AND number > ? ORDER BY number LIMIT 1",
    )?;
    let mut rows = select.query([after])?;
    let Some(row) = rows.next()? else { return Ok(None) };
    let mut result = ResultRows::new(row.get("number")?, milliseconds(row, "ended_ms")?);
    let mut select = connection
        .prepare_cached("SELECT seat, player, share FROM seat_result WHERE result = ? ORDER BY seat")?;
    let mut rows = select.query([result.number])?;
    while let Some(row) = rows.next()? {
        result.add(row)?;
    }
    Ok(Some(result.numbered()))
}

/// Every rated result, in the order of their numbers, in one reading.
pub(super) fn each_result(
    connection: &Connection,
    mut take: impl FnMut(NumberedResult) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let mut select = connection.prepare(
        "SELECT number, result.ended_ms AS ended_ms, seat, player, share
         FROM result LEFT JOIN seat_result ON seat_result.result = number WHERE rated ORDER BY number, seat",
    )?;
    let mut rows = select.query([])?;
    let mut last: Option<ResultRows> = None;
    while let Some(row) = rows.next()? {
        let number = row.get("number")?;
        if last.as_ref().is_none_or(|last| last.number != number) {
            let next = ResultRows::new(number, milliseconds(row, "ended_ms")?);
            if let Some(whole) = last.replace(next) {
                take(whole.numbered())?;
            }
        }
        if let Some(result) = &mut last {
            result.add(row)?;
        }
    }
    last.map_or(Ok(()), |whole| take(whole.numbered()))
}

/// The rows of a rated result.
struct ResultRows {
    number: i64,
    ended_ms: u64,
    players: Vec<(PlayerId, f64)>,
    seats: Vec<String>,
}

impl ResultRows {
    const fn new(number: i64, ended_ms: u64) -> Self {
        Self { number, ended_ms, players: Vec::new(), seats: Vec::new() }
    }

    /// Adds the row of a seat. One that is nobody's makes no result of people.
    fn add(&mut self, row: &Row<'_>) -> Result<(), StoreError> {
        let id: Option<Vec<u8>> = row.get("player")?;
        self.players.extend(id.and_then(|id| Some((PlayerId::from_bytes(&id)?, row.get("share").ok()?))));
        self.seats.push(row.get::<_, Option<String>>("seat")?.unwrap_or_default());
        Ok(())
    }

    fn numbered(self) -> NumberedResult {
        let Self { number, ended_ms, players, seats } = self;
        let is_whole = players.len() == seats.len();
        let result = RatedResult::new(ended_ms, players).ok().filter(|_| is_whole);
        if result.is_none() {
            tracing::error!(number, "a rated result counts for nobody: its rows are no result of people");
        }
        NumberedResult { number, result: result.map(|result| (result, seats)) }
    }
}

/// Keeps up to which result the ratings go.
pub(super) fn set_cursor(connection: &Connection, number: i64) -> Result<(), StoreError> {
    connection.prepare_cached("UPDATE rating_cursor SET result = ?")?.execute([number])?;
    Ok(())
}

/// Keeps what a result has changed, at these seats.
pub(super) fn insert_changes(
    connection: &Connection,
    number: i64,
    ended_ms: u64,
    seats: &[String],
    changes: &[Change<PlayerId>],
) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO rating_change (result, seat, player, ended_ms, mean_before, deviation_before, mean, deviation)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )?;
    for (seat, Change { player, before, after }) in seats.iter().zip(changes) {
        insert.execute(params![
            number,
            seat,
            player.to_vec(),
            to_integer(ended_ms),
            before.mean,
            before.deviation,
            after.mean,
            after.deviation,
        ])?;
    }
    Ok(())
}

/// Notes whom a player has met in a game; returns how many of them are new.
fn meet(connection: &Connection, of: PlayerId, players: &[Change<PlayerId>]) -> Result<u32, StoreError> {
    let others = players.iter().map(|other| other.player).filter(|&other| other != of);
    let mut new = 0;
    for other in others {
        new += insert_opponent(connection, of, other)?;
    }
    Ok(new)
}

/// Notes that a player has met another; returns 1 if that is new, else 0.
pub(super) fn insert_opponent(
    connection: &Connection,
    of: PlayerId,
    other: PlayerId,
) -> Result<u32, StoreError> {
    let mut insert = connection
        .prepare_cached("INSERT OR IGNORE INTO rating_opponent (player, opponent) VALUES (?, ?)")?;
    Ok(u32::from(insert.execute(params![of.to_vec(), other.to_vec()])? > 0))
}

/// Where a player stands; nobody does before the first rated game.
pub(super) fn select_standing(connection: &Connection, of: PlayerId) -> Result<Option<Standing>, StoreError> {
    let mut select = connection
        .prepare_cached("SELECT mean, deviation, games, last_ms, opponents FROM rating WHERE player = ?")?;
    select.query_row([of.to_vec()], |row| Ok(standing(row))).optional()?.transpose()
}

/// Where everybody stands.
pub(super) fn select_standings(connection: &Connection) -> Result<BTreeMap<PlayerId, Standing>, StoreError> {
    let mut select =
        connection.prepare("SELECT player, mean, deviation, games, last_ms, opponents FROM rating")?;
    let mut rows = select.query([])?;
    let mut standings = BTreeMap::new();
    while let Some(row) = rows.next()? {
        let id: Vec<u8> = row.get("player")?;
        standings.insert(player(&id)?, standing(row)?);
    }
    Ok(standings)
}

/// Where the player of a row stands.
pub(super) fn standing(row: &Row<'_>) -> Result<Standing, StoreError> {
    Ok(Standing {
        rating: Rating { mean: row.get("mean")?, deviation: row.get("deviation")? },
        games: row.get("games")?,
        last_ms: milliseconds(row, "last_ms")?,
        opponents: row.get("opponents")?,
    })
}

/// Keeps where a player stands.
pub(super) fn write_standing(
    connection: &Connection,
    of: PlayerId,
    standing: &Standing,
) -> Result<(), StoreError> {
    let Standing { rating, games, last_ms, opponents } = standing;
    let mut write = connection.prepare_cached(
        "INSERT OR REPLACE INTO rating (player, mean, deviation, at_least, games, last_ms, opponents)
         VALUES (?, ?, ?, ?, ?, ?, ?)",
    )?;
    write.execute(params![
        of.to_vec(),
        rating.mean,
        rating.deviation,
        rating.at_least(),
        games,
        to_integer(*last_ms),
        opponents,
    ])?;
    Ok(())
}

/// What a result has changed, by seat.
pub(super) fn select_changes(
    connection: &Connection,
    number: i64,
) -> Result<Vec<(Seat, Change<PlayerId>)>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT seat, player, mean_before, deviation_before, mean, deviation FROM rating_change WHERE result = ?",
    )?;
    let mut rows = select.query([number])?;
    let mut changes = Vec::new();
    while let Some(row) = rows.next()? {
        let id: Vec<u8> = row.get("player")?;
        let before = Rating { mean: row.get("mean_before")?, deviation: row.get("deviation_before")? };
        let after = Rating { mean: row.get("mean")?, deviation: row.get("deviation")? };
        changes.push((parsed(row, "seat")?, Change { player: player(&id)?, before, after }));
    }
    Ok(changes)
}

fn select_past(connection: &Connection, of: PlayerId, limit: u32) -> Result<Vec<(u64, Rating)>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT ended_ms, mean, deviation FROM rating_change WHERE player = ? ORDER BY result DESC LIMIT ?",
    )?;
    let mut rows = select.query(params![of.to_vec(), limit])?;
    let mut past = Vec::new();
    while let Some(row) = rows.next()? {
        let rating = Rating { mean: row.get("mean")?, deviation: row.get("deviation")? };
        past.push((milliseconds(row, "ended_ms")?, rating));
    }
    past.reverse();
    Ok(past)
}

/// Who stands on the ladder: the first two conditions are those of its index.
fn on_ladder() -> String {
    format!(
        "FROM rating JOIN account USING (player) WHERE games >= {GAMES} AND opponents >= {OPPONENTS} AND last_ms >= ?1"
    )
}

fn select_ladder(
    connection: &Connection,
    now_ms: u64,
    after: Option<&LadderKey>,
    limit: u32,
) -> Result<(u32, Vec<LadderRow>), StoreError> {
    let since = to_integer(now_ms.saturating_sub(STAYS_MS));
    let (at_least, name) = after.map_or((f64::MAX, ""), |key| (key.at_least, key.name.as_str()));
    let from = on_ladder();
    let mut select = connection.prepare_cached(&format!(
        "SELECT count(*) {from} AND at_least >= ?2 AND (at_least > ?2 OR account.name <= ?3)"
    ))?;
    let before: u32 = select.query_row(params![since, at_least, name], |row| row.get(0))?;
    let mut select = connection.prepare_cached(&format!(
        "SELECT account.name AS name, mean, deviation, games, last_ms, opponents {from}
             AND at_least <= ?2 AND (at_least < ?2 OR account.name > ?3)
         ORDER BY at_least DESC, account.name LIMIT ?4"
    ))?;
    let mut rows = select.query(params![since, at_least, name, limit])?;
    let mut players = Vec::new();
    while let Some(row) = rows.next()? {
        players.push(LadderRow { name: row.get("name")?, standing: standing(row)? });
    }
    Ok((before + 1, players))
}
