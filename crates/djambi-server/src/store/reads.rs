//! The SQL statements of the readers: rows of the database to values.

use std::collections::BTreeMap;
use std::str::FromStr;

use djambi::{Geometry, Position, Rules, Seat};
use djambi_protocol::{Again, CommandId, Event, GameId, SeatKind, SeatState, Settings};
use rusqlite::{Connection, OptionalExtension, Row};

use super::{Corruption, StoreError, StoredEvent, StoredGame, event_row};
use crate::error_chain::with_causes;
use crate::identity::PlayerId;

/// A game with its seats and events, or `None` when there is no such game.
pub(super) fn select_game(connection: &Connection, id: &GameId) -> Result<Option<StoredGame>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT created_ms, rules, options, board, start, bot_delay_ms, creator FROM game WHERE id = ?",
    )?;
    let game = select.query_row([id.as_str()], |row| Ok(stored_game(row, id))).optional()?;
    let Some(mut game) = game.transpose()? else { return Ok(None) };
    game.events = select_events(connection, id)?;
    select_seats(connection, &mut game)?;
    game.again = select_again(connection, id)?;
    Ok(Some(game))
}

/// The game in which the players of a game play again, unless it has been deleted since.
pub(super) fn select_again(connection: &Connection, id: &GameId) -> Result<Option<Again>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT again, again_seat FROM game
         WHERE id = ? AND EXISTS (SELECT 1 FROM game AS next WHERE next.id = game.again)",
    )?;
    let mut rows = select.query([id.as_str()])?;
    let Some(row) = rows.next()? else { return Ok(None) };
    Ok(Some(Again { game: parsed(row, "again")?, seat: parsed(row, "again_seat")? }))
}

/// The games in which it is a bot's turn. A row that cannot be read is logged and skipped.
pub(super) fn select_waiting(connection: &Connection) -> Result<Vec<GameId>, StoreError> {
    // The condition is that of an index, so that only these games are looked at.
    let mut select =
        connection.prepare("SELECT id FROM game WHERE instr(bots, ',' || to_move || ',') > 0")?;
    let mut rows = select.query([])?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()? {
        match parsed(row, "id") {
            Ok(id) => games.push(id),
            Err(error) => tracing::error!("a game is skipped: {}", with_causes(&error)),
        }
    }
    Ok(games)
}

/// A game without its seats and events.
fn stored_game(row: &Row<'_>, id: &GameId) -> Result<StoredGame, StoreError> {
    let (rules, start) = rules_and_start(row)?;
    let creator: Option<Vec<u8>> = row.get("creator")?;
    Ok(StoredGame {
        settings: Settings { id: id.clone(), rules, start, clock: None, table: None, seats: BTreeMap::new() },
        bot_delay_ms: row.get("bot_delay_ms")?,
        creator: creator.as_deref().map(player).transpose()?,
        holders: BTreeMap::new(),
        invited: BTreeMap::new(),
        created_ms: milliseconds(row, "created_ms")?,
        again: None,
        events: Vec::new(),
    })
}

/// The rules of a game and its start on its board.
fn rules_and_start(row: &Row<'_>) -> Result<(Rules, Position), StoreError> {
    let (set, options): (String, String) = (row.get("rules")?, row.get("options")?);
    let options: BTreeMap<String, String> =
        serde_json::from_str(&options).map_err(|_| Corruption::Options)?;
    let rules = Rules::with(&set, &options).map_err(Corruption::Rules)?;
    let (board, start): (String, String) = (row.get("board")?, row.get("start")?);
    let board = Geometry::named(&board).ok_or(Corruption::Board(board))?;
    let start = Position::parse_on(board, &start, &rules).map_err(Corruption::Start)?;
    Ok((rules, start))
}

fn select_events(connection: &Connection, id: &GameId) -> Result<Vec<StoredEvent>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT seq, at_ms, seat, kind, payload, command_id FROM game_event WHERE game_id = ? ORDER BY seq",
    )?;
    let mut rows = select.query([id.as_str()])?;
    let mut events = Vec::new();
    while let Some(row) = rows.next()? {
        events.push(stored_event(row)?);
    }
    Ok(events)
}

fn select_seats(connection: &Connection, game: &mut StoredGame) -> Result<(), StoreError> {
    let mut select = connection
        .prepare_cached("SELECT seat, kind, level, name, browser, invited FROM seat WHERE game_id = ?")?;
    let mut rows = select.query([game.settings.id.as_str()])?;
    while let Some(row) = rows.next()? {
        let seat: Seat = parsed(row, "seat")?;
        let kind = seat_kind(row)?;
        let holder: Option<Vec<u8>> = row.get("browser")?;
        let holder = holder.as_deref().map(player).transpose()?;
        if kind == SeatKind::Human {
            let invited: i64 = row.get("invited")?;
            game.invited.insert(seat, u64::try_from(invited).unwrap_or_default());
        }
        let claimed = kind.is_bot() || holder.is_some();
        game.settings.seats.insert(seat, SeatState { kind, name: row.get("name")?, claimed, stand_in: None });
        game.holders.extend(holder.map(|holder| (seat, holder)));
    }
    Ok(())
}

fn stored_event(row: &Row<'_>) -> Result<StoredEvent, StoreError> {
    let payload: Option<String> = row.get("payload")?;
    let kind = event_row::read(row.get("kind")?, row.get("seat")?, payload.as_deref())?;
    let command: Option<String> = row.get("command_id")?;
    Ok(StoredEvent {
        event: Event { seq: row.get("seq")?, at_ms: milliseconds(row, "at_ms")?, clocks: None, kind },
        command: command.map(CommandId::try_from).transpose().map_err(|_| Corruption::Command)?,
    })
}

fn milliseconds(row: &Row<'_>, column: &'static str) -> Result<u64, StoreError> {
    let value: i64 = row.get(column)?;
    Ok(u64::try_from(value).map_err(|_| Corruption::Time)?)
}

fn parsed<T: FromStr>(row: &Row<'_>, column: &'static str) -> Result<T, StoreError> {
    let text: String = row.get(column)?;
    text.parse().map_err(|_| Corruption::Value { column, text }.into())
}

fn player(bytes: &[u8]) -> Result<PlayerId, StoreError> {
    Ok(PlayerId::from_bytes(bytes).ok_or(Corruption::Player)?)
}

fn seat_kind(row: &Row<'_>) -> Result<SeatKind, StoreError> {
    let kind: String = row.get("kind")?;
    match kind.as_str() {
        "human" => Ok(SeatKind::Human),
        "bot" => Ok(SeatKind::Bot { level: parsed(row, "level")? }),
        "absent" => Ok(SeatKind::Absent),
        _ => Err(Corruption::Seat(kind).into()),
    }
}
