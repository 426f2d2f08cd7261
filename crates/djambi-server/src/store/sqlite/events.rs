//! The events of games: where they are, and how they are written and read.
//!
//! A game's log is its packed log, and behind it the rows of the journal with later numbers.

use std::collections::BTreeMap;

use djambi::{Geometry, Seat};
use djambi_protocol::{ClockSettings, CommandId, Event, EventKind, Seq};
use djambi_table::{KeptEvent, unpack};
use rusqlite::{Connection, OptionalExtension, Row, params};
use serde_json::{Map, Value};

use super::columns::{json_of, to_integer, to_json};
use super::journal::{Journal, NewRows, Newest};
use super::{Corruption, NewEvent, StoreError};

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
        payload(&event.kind),
        new.command.as_ref().map(CommandId::as_str),
        event.clocks.as_ref().map(to_json),
        new.seen.as_ref().map(to_json),
        new.to_move.map(Seat::name),
    ])?;
    if let EventKind::ByDay { days } = event.kind {
        let mut update = connection.prepare_cached(
            "UPDATE game SET first_clock = coalesce(first_clock, clock), clock = ? WHERE id = ?",
        )?;
        update.execute(params![to_json(&ClockSettings::of_days(days)), new.game.as_str()])?;
    }
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
    events.extend(select_new(connection, game, rows, last)?);
    Ok(events)
}

/// The events of a game that these rows of the journal hold, after the one with this number.
///
/// # Errors
/// When they cannot be read.
pub(super) fn select_new(
    connection: &Connection,
    game: &str,
    rows: &NewRows,
    last: Seq,
) -> Result<Vec<KeptEvent>, StoreError> {
    let mut events = Vec::with_capacity(rows.known.len());
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
            kind: kind_of(kind, seat, text(4)?)?,
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

/// What the columns `kind` and `seat` don't say of an event: the move of a turn in wire form; for others the
/// remaining fields as a JSON object, if there are any.
fn payload(kind: &EventKind) -> Option<String> {
    if let EventKind::Turn { r#move, .. } = kind {
        return Some(r#move.as_str().to_owned());
    }
    let mut fields = match serde_json::to_value(kind).expect("an event as JSON") {
        Value::Object(fields) => fields,
        _ => Map::new(),
    };
    fields.remove("kind");
    fields.remove("seat");
    (!fields.is_empty()).then(|| Value::Object(fields).to_string())
}

/// The event of these columns. An event of the whole game has the empty text as its seat.
///
/// # Errors
/// When they are no event.
fn kind_of(kind: &str, seat: &str, payload: Option<&str>) -> Result<EventKind, StoreError> {
    let unknown = || Corruption::Event(kind.to_owned());
    if kind == "turn" {
        let seat = seat.parse().map_err(|_| unknown())?;
        let text = payload.ok_or_else(unknown)?;
        return Ok(EventKind::Turn { seat, r#move: text.parse().map_err(|_| unknown())? });
    }
    let mut fields: Map<String, Value> =
        payload.map(serde_json::from_str).transpose().map_err(|_| unknown())?.unwrap_or_default();
    if !seat.is_empty() {
        fields.insert("seat".to_owned(), seat.into());
    }
    fields.insert("kind".to_owned(), kind.into());
    Ok(serde_json::from_value(Value::Object(fields)).map_err(|_| unknown())?)
}

#[cfg(test)]
mod tests {
    use djambi::Seat;
    use djambi_protocol::{ClosingCause, Level, Offer};

    use super::*;
    use crate::store::StoreErrorKind;

    #[test]
    fn rows_hold_events() {
        let seat = Seat::Blue;
        let events = [
            (EventKind::Started, None),
            (EventKind::Turn { seat, r#move: "a3a5".parse().unwrap() }, Some("a3a5")),
            (EventKind::Resign { seat }, None),
            (EventKind::Offer { seat, offer: Offer::TakeBack }, Some(r#"{"offer":{"what":"take_back"}}"#)),
            (EventKind::Accept { seat, of: 7 }, Some(r#"{"of":7}"#)),
            (EventKind::TakeBack { to: 3 }, Some(r#"{"to":3}"#)),
            (EventKind::ByDay { days: 2 }, Some(r#"{"days":2}"#)),
            (EventKind::StandIn { seat, level: Level::Envoy }, Some(r#"{"level":"envoy"}"#)),
            (EventKind::Closed { cause: ClosingCause::Expired }, Some(r#"{"cause":"expired"}"#)),
        ];
        for (event, text) in events {
            assert_eq!(payload(&event).as_deref(), text);
            let seat = event.seat().map_or(String::new(), |seat| seat.name().to_owned());
            let found = kind_of(event.name(), &seat, text);
            assert_eq!(found.unwrap(), event);
        }
    }

    #[test]
    fn what_is_no_event_is_refused() {
        for (kind, seat, payload) in [
            ("turn", "blue", None),
            ("turn", "", Some("a3a5")),
            ("turn", "blue", Some("a3")),
            ("resign", "mauve", None),
            ("accept", "blue", Some("7")),
            ("closed", "", None),
            ("abdicate", "blue", None),
        ] {
            let found = kind_of(kind, seat, payload);
            let error = found.unwrap_err();
            assert_eq!(error.kind(), StoreErrorKind::Damaged, "{kind} {seat} {payload:?}");
        }
    }
}
