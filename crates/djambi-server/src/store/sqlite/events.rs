//! The events of games: where they are, and how they are written and read.
//!
//! A game's log is its packed log, and behind it the rows of the journal with later numbers.

use std::collections::BTreeMap;

use djambi::{Geometry, Seat};
use djambi_protocol::{CommandId, Event, EventKind, Seq};
use djambi_table::{KeptEvent, unpack};
use rusqlite::{Connection, OptionalExtension, Row, params};

use super::columns::{json_of, to_integer, to_json};
use super::journal::{Journal, NewRows, Newest};
use super::{Corruption, NewEvent, StoreError, event_row};

/// The columns of an event, as [`kept_event`] reads them.
pub(super) const COLUMNS: &str = "seq, at_ms, seat, kind, payload, command_id, clocks, seen";

/// The number of a game's last event, 0 before the first; `None` if there is no such game.
pub(super) fn last_seq(
    connection: &Connection,
    journal: &Journal,
    game: &str,
) -> Result<Option<Seq>, StoreError> {
    if let Some(newest) = journal.newest(game) {
        return Ok(Some(newest.seq));
    }
    let mut select = connection.prepare_cached(
        "SELECT coalesce((SELECT last FROM packed_log WHERE game_id = game.id), 0) FROM game WHERE id = ?",
    )?;
    Ok(select.query_row([game], |row| row.get(0)).optional()?)
}

/// Appends an event to the journal.
///
/// # Errors
/// When it does not follow the last one of its game, or cannot be written.
pub(super) fn append(connection: &Connection, journal: &Journal, new: &NewEvent) -> Result<(), StoreError> {
    let event = &new.event;
    if last_seq(connection, journal, new.game.as_str())?.is_none_or(|last| last + 1 != event.seq) {
        return Err(StoreError::gap(new.game.as_str(), event.seq));
    }
    let has_turn = matches!(event.kind, EventKind::Turn { .. });
    let newest = Newest { seq: event.seq, at_ms: event.at_ms, to_move: new.to_move, has_turn };
    let mut insert = connection.prepare_cached(
        "INSERT INTO journal (id, game_id, seq, at_ms, seat, kind, payload, command_id, clocks, seen, to_move)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )?;
    insert.execute(params![
        journal.append(new.game.as_str(), newest),
        new.game.as_str(),
        event.seq,
        to_integer(event.at_ms),
        // The column must have a value; an event of the service itself has no seat.
        event.kind.seat().map_or("", Seat::name),
        event.kind.name(),
        event_row::payload(&event.kind),
        new.command.as_ref().map(CommandId::as_str),
        event.clocks.as_ref().map(to_json),
        new.seen.as_ref().map(to_json),
        new.to_move.map(Seat::name),
    ])?;
    Ok(())
}

/// The events of a game on this board, as they are at the connection's moment.
///
/// # Errors
/// When they cannot be read.
pub(super) fn select_events(
    connection: &Connection,
    (game, board): (&str, &'static Geometry),
    rows: &NewRows,
) -> Result<Vec<KeptEvent>, StoreError> {
    let mut events = select_packed(connection, game, board)?;
    let last = events.last().map_or(0, |last| last.event.seq);
    let mut select = connection
        .prepare_cached(&format!("SELECT {COLUMNS} FROM journal WHERE id = ? AND game_id = ? AND seq > ?"))?;
    for id in &rows.known {
        events.extend(select.query_and_then(params![id, game, last], kept_event)?.next().transpose()?);
    }
    let mut select = connection.prepare_cached(&format!(
        "SELECT {COLUMNS} FROM journal WHERE id > ? AND game_id = ? AND seq > ? ORDER BY id"
    ))?;
    for event in select.query_and_then(params![rows.after, game, last], kept_event)? {
        events.push(event?);
    }
    Ok(events)
}

/// The events of a game's packed log.
fn select_packed(
    connection: &Connection,
    game: &str,
    board: &'static Geometry,
) -> Result<Vec<KeptEvent>, StoreError> {
    let mut select = connection.prepare_cached("SELECT last, events FROM packed_log WHERE game_id = ?")?;
    let mut rows = select.query([game])?;
    let Some(row) = rows.next()? else { return Ok(Vec::new()) };
    let unreadable = |text| Corruption::Value { column: "events", text };
    let bytes = row.get_ref("events")?.as_blob().map_err(rusqlite::Error::from)?;
    let events = unpack(board, bytes).map_err(|error| unreadable(error.to_string()))?;
    if events.len() != row.get::<_, Seq>("last")? as usize {
        return Err(unreadable(format!("{} events", events.len())).into());
    }
    Ok(events)
}

/// The event of a row of [`COLUMNS`], which are taken by their places: to look for their names costs more than to
/// read them.
///
/// # Errors
/// When it cannot be read.
pub(super) fn kept_event(row: &Row<'_>) -> Result<KeptEvent, StoreError> {
    let text = |column| Ok::<_, rusqlite::Error>(row.get_ref(column)?.as_str_or_null()?);
    let seat = text(2)?.unwrap_or_default();
    let kind = text(3)?.unwrap_or_default();
    let clocks = text(6)?.map(|text| json_of("clocks", text)).transpose()?;
    Ok(KeptEvent {
        event: Event {
            seq: row.get(0)?,
            at_ms: u64::try_from(row.get::<_, i64>(1)?).map_err(|_| Corruption::Time)?,
            clocks,
            charged_ms: None,
            kind: event_row::read(kind, seat, text(4)?)?,
        },
        command: text(5)?.map(str::parse).transpose().map_err(|_| Corruption::Command)?,
        seen: text(7)?.map(|text| json_of("seen", text)).transpose()?,
    })
}

/// The rows of the journal as a program knows them that only reads: by game, and up to which one.
#[derive(Default)]
pub(super) struct SeenRows {
    games: BTreeMap<String, Vec<i64>>,
    last: i64,
}

impl SeenRows {
    /// The rows of a game at the connection's moment, and some that have left.
    ///
    /// # Errors
    /// When the journal cannot be read.
    pub(super) fn of(&mut self, connection: &Connection, game: &str) -> Result<NewRows, rusqlite::Error> {
        let mut select =
            connection.prepare_cached("SELECT id, game_id FROM journal WHERE id > ? ORDER BY id")?;
        let mut rows = select.query([self.last])?;
        while let Some(row) = rows.next()? {
            self.last = row.get("id")?;
            self.games.entry(row.get("game_id")?).or_default().push(self.last);
        }
        let known = self.games.get(game).cloned().unwrap_or_default();
        Ok(NewRows { known, after: self.last })
    }
}
