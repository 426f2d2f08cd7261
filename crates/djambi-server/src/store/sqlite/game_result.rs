//! The tables of results.

use djambi::{FallCause, Outcome, Reason, Seat, SeatSet};
use djambi_protocol::{ClockKind, ClockSettings, GameId, Level, TableSettings};
use rusqlite::{Connection, OptionalExtension, Row, named_params, params};

use super::columns::{json, milliseconds, parsed, required, to_integer};
use super::{Corruption, GameResult, GameSeats, SeatResult, StoreError, seat_row};
use crate::identity::PlayerId;

/// Keeps the result of a game that an event has ended. A result that it has already keeps its number.
pub(super) fn insert_result(
    connection: &Connection,
    game: &GameId,
    result: &GameResult,
) -> Result<(), StoreError> {
    let facts = GameFacts::select(connection, game)?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO result (game_id, ended_ms, kind, is_found, board, rules, clock, turns, position, rated)
         VALUES (:game, :ended_ms, :kind, :is_found, :board, :rules, :clock, :turns, :position, :rated)
         ON CONFLICT (game_id) DO UPDATE SET ended_ms = excluded.ended_ms, kind = excluded.kind,
             is_found = excluded.is_found, board = excluded.board, rules = excluded.rules, clock = excluded.clock,
             turns = excluded.turns, position = excluded.position, rated = excluded.rated
         RETURNING number",
    )?;
    let number: i64 = insert.query_row(
        named_params! {
            ":game": game.as_str(),
            ":ended_ms": to_integer(result.ended_ms),
            ":kind": result.outcome.reason.name(),
            ":is_found": facts.table.is_found(),
            ":board": facts.board,
            ":rules": facts.rules,
            ":clock": ClockKind::of(facts.clock).name(),
            ":turns": result.turns,
            ":position": result.position,
            ":rated": facts.table.counts(result.outcome, result.turns),
        },
        |row| row.get(0),
    )?;
    insert_seats(connection, number, result, &seat_row::select_seats(connection, game)?)
}

/// The rows of the seats of a result.
fn insert_seats(
    connection: &Connection,
    number: i64,
    result: &GameResult,
    seats: &GameSeats,
) -> Result<(), StoreError> {
    connection.prepare_cached("DELETE FROM seat_result WHERE result = ?")?.execute([number])?;
    let mut insert = connection.prepare_cached(
        "INSERT INTO seat_result (result, seat, player, level, ended_ms, place, share, fall, fallen_by)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )?;
    for of_seat in &result.seats {
        let row = seats.get(of_seat.seat);
        insert.execute(params![
            number,
            of_seat.seat.name(),
            row.and_then(|row| row.player).map(PlayerId::to_vec),
            row.and_then(|row| row.kind.level()).map(Level::name),
            to_integer(result.ended_ms),
            of_seat.place,
            result.outcome.share(of_seat.seat).value(),
            of_seat.fall.map(FallCause::name),
            of_seat.fallen_by.map(Seat::name),
        ])?;
    }
    Ok(())
}

/// The statements that delete the result of a game, in order.
pub(super) const DELETIONS: [&str; 2] = [
    "DELETE FROM seat_result WHERE result = (SELECT number FROM result WHERE game_id = ?)",
    "DELETE FROM result WHERE game_id = ?",
];

/// Deletes the result of a game that goes on, if it had one.
pub(super) fn delete_result(connection: &Connection, game: &GameId) -> Result<(), StoreError> {
    for statement in DELETIONS {
        connection.prepare_cached(statement)?.execute([game.as_str()])?;
    }
    Ok(())
}

/// The result of a game that has one.
pub(super) fn select_result(
    connection: &Connection,
    game: &GameId,
) -> Result<Option<GameResult>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT number, ended_ms, kind, turns, position FROM result WHERE game_id = ? AND position IS NOT NULL",
    )?;
    let result = select.query_row([game.as_str()], |row| Ok(game_result(connection, row))).optional()?;
    result.transpose()
}

/// The result of a row with these columns.
pub(super) fn game_result(connection: &Connection, row: &Row<'_>) -> Result<GameResult, StoreError> {
    let kind: String = row.get("kind")?;
    let reason = Reason::named(&kind).ok_or(Corruption::Value { column: "kind", text: kind })?;
    let seats = select_seat_results(connection, row.get("number")?)?;
    let with_place = |of: &dyn Fn(u32) -> bool| -> SeatSet {
        seats.iter().filter(|seat| seat.place.is_some_and(of)).map(|seat| seat.seat).collect()
    };
    Ok(GameResult {
        outcome: Outcome { reason, players: with_place(&|_| true), sharers: with_place(&|place| place == 1) },
        ended_ms: milliseconds(row, "ended_ms")?,
        turns: row.get("turns")?,
        position: row.get("position")?,
        seats,
    })
}

fn select_seat_results(connection: &Connection, number: i64) -> Result<Vec<SeatResult>, StoreError> {
    let mut select =
        connection.prepare_cached("SELECT seat, place, fall, fallen_by FROM seat_result WHERE result = ?")?;
    let mut rows = select.query([number])?;
    let mut seats = Vec::new();
    while let Some(row) = rows.next()? {
        let (fall, by): (Option<String>, Option<String>) = (row.get("fall")?, row.get("fallen_by")?);
        let unknown = |text: String| Corruption::Value { column: "fall", text };
        seats.push(SeatResult {
            seat: parsed(row, "seat")?,
            place: row.get("place")?,
            fall: fall.map(|name| FallCause::named(&name).ok_or_else(|| unknown(name))).transpose()?,
            fallen_by: by.is_some().then(|| parsed(row, "fallen_by")).transpose()?,
        });
    }
    seats.sort_by_key(|seat| seat.seat);
    Ok(seats)
}

/// The columns of a game that its result repeats.
struct GameFacts {
    board: String,
    rules: String,
    clock: Option<ClockSettings>,
    table: TableSettings,
}

impl GameFacts {
    fn select(connection: &Connection, game: &GameId) -> Result<Self, StoreError> {
        let mut select =
            connection.prepare_cached("SELECT board, rules, clock, table_settings FROM game WHERE id = ?")?;
        let mut rows = select.query([game.as_str()])?;
        let row = rows.next()?.ok_or_else(|| StoreError::gap(game.as_str(), 1))?;
        Ok(Self {
            board: row.get("board")?,
            rules: row.get("rules")?,
            clock: json(row, "clock")?,
            table: required(row, "table_settings")?,
        })
    }
}
