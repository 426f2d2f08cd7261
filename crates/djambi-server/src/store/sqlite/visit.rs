//! The table of visits.

use djambi_protocol::{GameId, Seq};
use rusqlite::{Connection, params};

use super::columns::{game_id, game_ids, parsed, player, to_integer};
use super::journal::Journal;
use super::{LostSeat, StoreError, Visit, Visits};
use crate::identity::PlayerId;
use crate::store::Removal;

/// The visits to a game.
pub(super) fn select_visits(connection: &Connection, game: &GameId) -> Result<Visits, StoreError> {
    let mut select = connection
        .prepare_cached("SELECT player, seen, removed, lost, lost_ms FROM visit WHERE game_id = ?")?;
    let mut rows = select.query([game.as_str()])?;
    let mut visits = Visits::new();
    while let Some(row) = rows.next()? {
        let bytes: Vec<u8> = row.get("player")?;
        let at_ms: Option<i64> = row.get("lost_ms")?;
        let lost = match at_ms {
            Some(at_ms) => Some(LostSeat { seat: parsed(row, "lost")?, at_ms: at_ms.unsigned_abs() }),
            None => None,
        };
        let removal = Removal::of_number(row.get("removed")?);
        visits.insert(player(&bytes)?, Visit { seen: row.get("seen")?, removal, lost });
    }
    Ok(visits)
}

/// Writes what a game keeps of players; what it kept of them before is replaced.
pub(super) fn write_visits(
    connection: &Connection,
    game: &GameId,
    visits: &Visits,
) -> Result<(), StoreError> {
    let mut write = connection.prepare_cached(
        "INSERT INTO visit (game_id, player, seen, removed, lost, lost_ms) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT DO UPDATE SET seen = excluded.seen, removed = excluded.removed, lost = excluded.lost,
             lost_ms = excluded.lost_ms",
    )?;
    for (player, visit) in visits {
        write.execute(params![
            game.as_str(),
            player.to_vec(),
            visit.seen,
            visit.removal.number(),
            visit.lost.map(|lost| lost.seat.name()),
            visit.lost.map(|lost| to_integer(lost.at_ms)),
        ])?;
    }
    Ok(())
}

/// Lets those who were removed from a game be removed from another one as well, of which they need not hear.
pub(super) fn keep_removed(connection: &Connection, from: &GameId, to: &GameId) -> Result<(), StoreError> {
    let mut copy = connection.prepare_cached(
        "INSERT INTO visit (game_id, player, seen, removed) SELECT ?2, player, 1, 1 FROM visit
         WHERE game_id = ?1 AND removed = 1",
    )?;
    copy.execute([from.as_str(), to.as_str()])?;
    Ok(())
}

/// The games of a player that go on or whose end they have not seen, the newest first.
pub(super) fn select_games_of(
    connection: &Connection,
    journal: &Journal,
    player: PlayerId,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT DISTINCT game.id, game.created_ms, game.to_move IS NOT NULL AS goes_on,
             game.again IS NOT NULL AS has_again, coalesce(visit.seen, 0) AS seen,
             coalesce((SELECT last FROM packed_log WHERE packed_log.game_id = game.id), 0) AS packed
         FROM seat JOIN game ON game.id = seat.game_id
             LEFT JOIN visit ON visit.game_id = game.id AND visit.player = seat.player
         WHERE seat.player = ?1 ORDER BY game.created_ms DESC",
    )?;
    let mut rows = select.query([player.to_vec()])?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()?
        && games.len() < limit as usize
    {
        let (id, goes_on, has_again): (String, bool, bool) =
            (row.get("id")?, row.get("goes_on")?, row.get("has_again")?);
        let (seen, packed): (Seq, Seq) = (row.get("seen")?, row.get("packed")?);
        let last = journal.newest(&id).map_or(packed, |newest| newest.seq);
        if goes_on || seen < last || has_again && seen == last && last > 0 {
            games.extend(game_id(&id));
        }
    }
    Ok(games)
}

/// In how many games by the day a player holds a seat that are not over.
pub(super) fn count_daily_games(connection: &Connection, player: PlayerId) -> Result<u32, StoreError> {
    let mut count = connection.prepare_cached(
        "SELECT count(DISTINCT game.id) FROM seat JOIN game ON game.id = seat.game_id
         WHERE seat.player = ? AND game.to_move IS NOT NULL AND game.clock ->> '$.kind' = 'by_day'",
    )?;
    Ok(count.query_row([player.to_vec()], |row| row.get(0))?)
}

/// The players who have lost their seat in a game, or were removed from it, and have not seen all of it, the newest
/// games first.
pub(super) fn select_lost_seats(
    connection: &Connection,
    journal: &Journal,
    limit: u32,
) -> Result<Vec<(PlayerId, GameId)>, StoreError> {
    let mut select = connection.prepare(
        "SELECT visit.player, game.id, visit.seen, visit.removed AND visit.seen = 0 AS is_removed,
             coalesce((SELECT last FROM packed_log WHERE packed_log.game_id = game.id), 0) AS packed
         FROM visit JOIN game ON game.id = visit.game_id
         WHERE visit.lost IS NOT NULL OR visit.removed AND visit.seen = 0 ORDER BY game.created_ms DESC",
    )?;
    let mut rows = select.query([])?;
    let mut lost = Vec::new();
    while let Some(row) = rows.next()?
        && lost.len() < limit as usize
    {
        let (bytes, id): (Vec<u8>, String) = (row.get("player")?, row.get("id")?);
        let (seen, packed, is_removed): (Seq, Seq, bool) =
            (row.get("seen")?, row.get("packed")?, row.get("is_removed")?);
        let last = journal.newest(&id).map_or(packed, |newest| newest.seq);
        if is_removed || seen < last {
            let player = player(&bytes)?;
            lost.extend(game_id(&id).map(|game| (player, game)));
        }
    }
    Ok(lost)
}

/// The games in which a player holds a seat, those that go on first, then the newest first.
pub(super) fn select_held_games(
    connection: &Connection,
    player: PlayerId,
    limit: u32,
) -> Result<Vec<GameId>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT DISTINCT game.id FROM seat JOIN game ON game.id = seat.game_id WHERE seat.player = ?1
         ORDER BY game.to_move IS NULL, game.created_ms DESC LIMIT ?2",
    )?;
    game_ids(&mut select, params![player.to_vec(), limit])
}
