//! Packing: the oldest events of the journal move into the packed logs of their games.

use djambi::Geometry;
use djambi_protocol::{EventKind, Seq};
use djambi_table::{KeptEvent, PackedLog};
use rusqlite::{Connection, OptionalExtension, named_params, params};

use super::columns::to_integer;
use super::events::{COLUMNS, kept_event, select_events, select_new};
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
            pack_all(connection, game, &facts, events)
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
}

impl GameFacts {
    fn select(connection: &Connection, game: &str) -> Result<Self, StoreError> {
        let mut select =
            connection.prepare_cached("SELECT board, to_move IS NULL AS is_over FROM game WHERE id = ?")?;
        let mut rows = select.query([game])?;
        let row = rows.next()?.ok_or_else(|| StoreError::gap(game, 1))?;
        let board: String = row.get("board")?;
        Ok(Self {
            board: Geometry::named(&board).ok_or(Corruption::Board(board))?,
            is_over: row.get("is_over")?,
        })
    }
}

/// A packed log, and what its row says of it.
struct Packed {
    log: PackedLog,
    last: Seq,
    last_ms: u64,
    played: bool,
}

impl Packed {
    fn new(board: &'static Geometry) -> Self {
        Self { log: PackedLog::new(board), last: 0, last_ms: 0, played: false }
    }

    /// The packed log of a game.
    ///
    /// # Errors
    /// When it cannot be read.
    fn select(connection: &Connection, game: &str, board: &'static Geometry) -> Result<Self, StoreError> {
        let mut select = connection
            .prepare_cached("SELECT last, last_ms, played, events FROM packed_log WHERE game_id = ?")?;
        let row = select.query_row([game], |row| {
            Ok((row.get(0)?, row.get::<_, i64>(1)?, row.get(2)?, row.get::<_, Vec<u8>>(3)?))
        });
        let Some((last, last_ms, played, bytes)) = row.optional()? else { return Ok(Self::new(board)) };
        let unreadable = |text| Corruption::Value { column: "events", text };
        let (log, events) = PackedLog::resume(board, bytes).map_err(|error| unreadable(error.to_string()))?;
        if events != last {
            return Err(unreadable(format!("{events} events")).into());
        }
        Ok(Self { log, last, last_ms: last_ms.unsigned_abs(), played })
    }

    /// Adds the next events of a game.
    ///
    /// # Errors
    /// When one does not follow the last.
    fn extend(&mut self, game: &str, events: &[KeptEvent]) -> Result<(), StoreError> {
        for kept in events {
            if kept.event.seq != self.last + 1 {
                return Err(StoreError::gap(game, kept.event.seq));
            }
            self.log.push(kept);
            self.last = kept.event.seq;
            self.last_ms = kept.event.at_ms;
            self.played |= matches!(kept.event.kind, EventKind::Turn { .. });
        }
        Ok(())
    }

    fn write(self, connection: &Connection, game: &str) -> Result<(), StoreError> {
        let mut write = connection.prepare_cached(
            "INSERT INTO packed_log (game_id, last, last_ms, played, events)
             VALUES (:game, :last, :last_ms, :played, :events)
             ON CONFLICT (game_id) DO UPDATE SET last = excluded.last, last_ms = excluded.last_ms,
                 played = excluded.played, events = excluded.events",
        )?;
        write.execute(named_params! {
            ":game": game,
            ":last": self.last,
            ":last_ms": to_integer(self.last_ms),
            ":played": self.played,
            ":events": self.log.into_bytes(),
        })?;
        Ok(())
    }
}

/// Packs what is new of a game.
fn pack_game(connection: &Connection, journal: &Journal, game: &str) -> Result<(), StoreError> {
    let facts = GameFacts::select(connection, game)?;
    let rows = journal.rows(game);
    let mut packed = Packed::select(connection, game, facts.board)?;
    let new = select_new(connection, game, &rows, packed.last)?;
    if facts.is_over && !new.is_empty() {
        pack_all(connection, game, &facts, select_events(connection, (game, facts.board), &rows)?)?;
    } else if !new.is_empty() {
        packed.extend(game, &new)?;
        packed.write(connection, game)?;
    }
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

/// Writes all events of a game as its packed log. Nobody plays one on that is over: a command that is sent again is refused
/// as any other, so none is kept.
fn pack_all(
    connection: &Connection,
    game: &str,
    facts: &GameFacts,
    mut events: Vec<KeptEvent>,
) -> Result<(), StoreError> {
    if facts.is_over {
        events.iter_mut().for_each(|kept| kept.command = None);
    }
    let mut packed = Packed::new(facts.board);
    packed.extend(game, &events)?;
    if packed.last == 0 { Ok(()) } else { packed.write(connection, game) }
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
