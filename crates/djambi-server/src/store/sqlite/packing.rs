//! Packing: the oldest events of the journal move into the packed logs of their games.

use djambi::Geometry;
use djambi_protocol::{EventKind, Seq};
use djambi_table::{KeptEvent, pack};
use rusqlite::{Connection, named_params, params};

use super::columns::to_integer;
use super::events::{COLUMNS, kept_event, select_events};
use super::journal::{Journal, Oldest};
use super::{Corruption, StoreError, StoreErrorKind};

/// How many games are packed in a commit at most.
const MAX_GAMES: usize = 32;
/// After how many events no further game is packed in a commit: it takes some milliseconds, in which turns wait.
const MAX_EVENTS: usize = 256;
/// How many rows are deleted in a commit at most: their pages are overwritten.
const MAX_ROWS: usize = 512;

/// Packs the games that own the oldest rows of the journal, and deletes the rows before the first one that is
/// still in force. What cannot be packed moves to the end of the journal.
///
/// The caller commits, and then lets the journal know that they [leave](Journal::leave).
///
/// # Errors
/// When the database cannot be read or written; then nothing may be committed.
pub(super) fn pack_oldest(connection: &Connection, journal: &Journal) -> Result<Oldest, StoreError> {
    let mut oldest = journal.oldest(MAX_GAMES, MAX_EVENTS, MAX_ROWS);
    let mut packed = Vec::new();
    for game in oldest.games {
        match pack_game(connection, journal, &game) {
            Ok(()) => packed.push(game),
            Err(error) if is_of_game(&error) => {
                tracing::error!(%game, "a game cannot be packed: {error}");
                move_to_end(connection, journal, &game)?;
            }
            Err(error) => return Err(error),
        }
    }
    oldest.games = packed;
    connection.prepare_cached("DELETE FROM journal WHERE id < ?")?.execute([oldest.keep_from])?;
    Ok(oldest)
}

/// Packs all events of the table that kept them before there was a journal. Those that cannot be packed become
/// rows of the journal.
///
/// # Errors
/// When the database cannot be read or written.
pub(super) fn pack_table(connection: &Connection) -> Result<(), StoreError> {
    let mut games = connection.prepare("SELECT DISTINCT game_id FROM game_event")?;
    let mut rows = games.query([])?;
    while let Some(row) = rows.next()? {
        let game = row.get_ref("game_id")?.as_str().map_err(rusqlite::Error::from)?;
        let packed = GameFacts::select(connection, game).and_then(|facts| {
            let mut select = connection.prepare_cached(&format!(
                "SELECT {COLUMNS} FROM game_event WHERE game_id = ? ORDER BY seq"
            ))?;
            let events = select.query_and_then([game], kept_event)?.collect::<Result<_, _>>()?;
            write(connection, game, &facts, events)
        });
        match packed {
            Ok(()) => {}
            Err(error) if is_of_game(&error) => {
                tracing::error!(%game, "a game cannot be packed: {error}");
                move_to_journal(connection, game)?;
            }
            Err(error) => return Err(error),
        }
    }
    drop(rows);
    drop(games);
    Ok(connection.execute_batch("DROP TABLE game_event")?)
}

/// Whether an error concerns only a game.
fn is_of_game(error: &StoreError) -> bool {
    matches!(error.kind(), StoreErrorKind::Damaged | StoreErrorKind::Conflict)
}

/// What of a game's row matters for packing.
struct GameFacts {
    board: &'static Geometry,
    is_over: bool,
    /// The number of the last event that is packed already.
    last: Seq,
}

impl GameFacts {
    fn select(connection: &Connection, game: &str) -> Result<Self, StoreError> {
        let mut select = connection.prepare_cached(
            "SELECT board, to_move IS NULL AS is_over,
                 coalesce((SELECT last FROM packed_log WHERE game_id = game.id), 0) AS last
             FROM game WHERE id = ?",
        )?;
        let mut rows = select.query([game])?;
        let row = rows.next()?.ok_or_else(|| StoreError::gap(game, 1))?;
        let board: String = row.get("board")?;
        Ok(Self {
            board: Geometry::named(&board).ok_or(Corruption::Board(board))?,
            is_over: row.get("is_over")?,
            last: row.get("last")?,
        })
    }
}

/// Packs what is new of a game.
fn pack_game(connection: &Connection, journal: &Journal, game: &str) -> Result<(), StoreError> {
    let facts = GameFacts::select(connection, game)?;
    let events = select_events(connection, (game, facts.board), &journal.rows(game))?;
    write(connection, game, &facts, events)?;
    // Bots that are to move after a restart are looked for by the rows of games of which nothing is new.
    if let Some(seat) = journal.newest(game).and_then(|newest| newest.to_move) {
        let mut update = connection.prepare_cached(
            "UPDATE game SET to_move = ?1
             WHERE id = ?2 AND bots <> ',' AND to_move IS NOT NULL AND to_move <> ?1",
        )?;
        update.execute([seat.name(), game])?;
    }
    Ok(())
}

/// Writes all events of a game as its packed log.
fn write(
    connection: &Connection,
    game: &str,
    facts: &GameFacts,
    mut events: Vec<KeptEvent>,
) -> Result<(), StoreError> {
    let wrong = (1..).zip(&events).find(|(seq, kept)| kept.event.seq != *seq);
    if let Some((_, kept)) = wrong {
        return Err(StoreError::gap(game, kept.event.seq));
    }
    let Some(newest) = events.last().filter(|newest| newest.event.seq > facts.last) else { return Ok(()) };
    let last = newest.event.seq;
    let last_ms = newest.event.at_ms;
    if facts.is_over {
        // Nobody plays on: a command that is sent again is refused as any other.
        events.iter_mut().for_each(|kept| kept.command = None);
    }
    let played = events.iter().any(|kept| matches!(kept.event.kind, EventKind::Turn { .. }));
    let mut write = connection.prepare_cached(
        "INSERT INTO packed_log (game_id, last, last_ms, played, events)
         VALUES (:game, :last, :last_ms, :played, :events)
         ON CONFLICT (game_id) DO UPDATE SET last = excluded.last, last_ms = excluded.last_ms,
             played = excluded.played, events = excluded.events",
    )?;
    write.execute(named_params! {
        ":game": game,
        ":last": last,
        ":last_ms": to_integer(last_ms),
        ":played": played,
        ":events": pack(facts.board, &events),
    })?;
    Ok(())
}

/// Moves the rows of a game to the end of the journal, so that they do not keep others from leaving it.
fn move_to_end(connection: &Connection, journal: &Journal, game: &str) -> Result<(), StoreError> {
    let Some(newest) = journal.newest(game) else { return Ok(()) };
    let mut update = connection.prepare_cached("UPDATE journal SET id = ? WHERE id = ? AND game_id = ?")?;
    for id in journal.rows(game).known {
        update.execute(params![journal.append(game, newest), id, game])?;
    }
    Ok(())
}

fn move_to_journal(connection: &Connection, game: &str) -> Result<(), StoreError> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO journal (game_id, seq, at_ms, seat, kind, payload, command_id, clocks, seen, to_move)
         SELECT game_id, seq, at_ms, seat, kind, payload, command_id, clocks, seen,
             (SELECT to_move FROM game WHERE id = game_id)
         FROM game_event WHERE game_id = ? ORDER BY seq",
    )?;
    insert.execute([game])?;
    Ok(())
}
