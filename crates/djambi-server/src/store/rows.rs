//! The SQL statements: values to rows of the database and back.

use std::collections::BTreeMap;
use std::str::FromStr;

use djambi_protocol::{CommandId, Event, EventKind, GameId, Level, Seat, SeatKind, SeatState, Settings};
use sqlx::sqlite::SqliteRow;
use sqlx::{Row, SqliteConnection};

use super::{Claim, NewEvent, NewGame, StoreError, StoredEvent, StoredGame};
use crate::identity::{GuestId, Key};

/// Inserts the key, unless there is one; returns the key that is kept.
pub(super) async fn insert_key(connection: &mut SqliteConnection, fresh: Key) -> Result<Key, StoreError> {
    sqlx::query("INSERT INTO secret (name, value) VALUES ('key', ?) ON CONFLICT DO NOTHING")
        .bind(fresh.to_vec())
        .execute(&mut *connection)
        .await?;
    let row = sqlx::query("SELECT value FROM secret WHERE name = 'key'").fetch_one(connection).await?;
    let bytes: Vec<u8> = row.try_get("value")?;
    Key::from_bytes(&bytes).ok_or_else(|| StoreError::corrupt("a key of a wrong length"))
}

/// Inserts a game and its seats.
pub(super) async fn insert_game(connection: &mut SqliteConnection, game: &NewGame) -> Result<(), StoreError> {
    let settings = &game.settings;
    let options = serde_json::to_string(&settings.options).expect("a map of strings");
    sqlx::query(
        "INSERT INTO game (id, created_ms, rules, options, start, bot_delay_ms, creator, to_move)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(settings.id.as_str())
    .bind(to_integer(game.created_ms))
    .bind(&settings.rules)
    .bind(options)
    .bind(&settings.start)
    .bind(game.bot_delay_ms)
    .bind(game.creator.map(GuestId::to_vec))
    .bind(game.to_move.map(Seat::name))
    .execute(&mut *connection)
    .await?;
    for (seat, state) in &settings.seats {
        sqlx::query("INSERT INTO seat (game_id, seat, kind, level, name, browser) VALUES (?, ?, ?, ?, ?, ?)")
            .bind(settings.id.as_str())
            .bind(seat.name())
            .bind(kind_name(state.kind))
            .bind(state.kind.level().map(Level::name))
            .bind(&state.name)
            .bind(game.holders.get(seat).copied().map(GuestId::to_vec))
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

/// Inserts an event and updates the seat to move.
pub(super) async fn insert_event(
    connection: &mut SqliteConnection,
    new: &NewEvent,
) -> Result<(), StoreError> {
    let event = &new.event;
    let (kind, payload) = match &event.kind {
        EventKind::Turn { r#move, .. } => ("turn", Some(r#move.as_str())),
        EventKind::Resign { .. } => ("resign", None),
        EventKind::AgreeDraw { .. } => ("agree_draw", None),
        EventKind::Closed => ("closed", None),
    };
    sqlx::query(
        "INSERT INTO game_event (game_id, seq, at_ms, seat, kind, payload, command_id)
         VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(new.game.as_str())
    .bind(event.seq)
    .bind(to_integer(event.at_ms))
    // The column must have a value; an event of the service itself has no seat.
    .bind(event.kind.seat().map_or("", Seat::name))
    .bind(kind)
    .bind(payload)
    .bind(new.command.as_ref().map(CommandId::as_str))
    .execute(&mut *connection)
    .await?;
    sqlx::query("UPDATE game SET to_move = ? WHERE id = ?")
        .bind(new.to_move.map(Seat::name))
        .bind(new.game.as_str())
        .execute(&mut *connection)
        .await?;
    Ok(())
}

/// Gives a seat to a guest, unless another guest holds it.
pub(super) async fn claim_seat(
    connection: &mut SqliteConnection,
    game: &GameId,
    seat: Seat,
    guest: GuestId,
) -> Result<Claim, StoreError> {
    let row = sqlx::query("SELECT browser FROM seat WHERE game_id = ? AND seat = ? AND kind = 'human'")
        .bind(game.as_str())
        .bind(seat.name())
        .fetch_optional(&mut *connection)
        .await?;
    let Some(row) = row else { return Ok(Claim::NoSuchSeat) };
    if let Some(holder) = optional_guest(&row)? {
        return Ok(if holder == guest { Claim::Held } else { Claim::Taken });
    }
    sqlx::query("UPDATE seat SET browser = ? WHERE game_id = ? AND seat = ?")
        .bind(guest.to_vec())
        .bind(game.as_str())
        .bind(seat.name())
        .execute(&mut *connection)
        .await?;
    Ok(Claim::Seated)
}

/// A game with its seats and events, or `None` when there is no such game.
pub(super) async fn select_game(
    connection: &mut SqliteConnection,
    id: &GameId,
) -> Result<Option<StoredGame>, StoreError> {
    let row =
        sqlx::query("SELECT created_ms, rules, options, start, bot_delay_ms, creator FROM game WHERE id = ?")
            .bind(id.as_str())
            .fetch_optional(&mut *connection)
            .await?;
    let Some(row) = row else { return Ok(None) };
    let options: String = row.try_get("options")?;
    let creator: Option<Vec<u8>> = row.try_get("creator")?;
    let mut game = StoredGame {
        settings: Settings {
            id: id.clone(),
            rules: row.try_get("rules")?,
            options: serde_json::from_str(&options).map_err(|_| StoreError::corrupt("unreadable options"))?,
            start: row.try_get("start")?,
            seats: BTreeMap::new(),
        },
        bot_delay_ms: row.try_get("bot_delay_ms")?,
        creator: creator.as_deref().map(guest).transpose()?,
        holders: BTreeMap::new(),
        created_ms: milliseconds(&row, "created_ms")?,
        events: select_events(connection, id).await?,
    };
    select_seats(connection, &mut game).await?;
    Ok(Some(game))
}

/// The games in which it is a bot's turn.
pub(super) async fn select_waiting(connection: &mut SqliteConnection) -> Result<Vec<GameId>, StoreError> {
    let rows = sqlx::query(
        "SELECT game.id FROM game JOIN seat ON seat.game_id = game.id AND seat.seat = game.to_move
         WHERE game.to_move IS NOT NULL AND seat.kind = 'bot'",
    )
    .fetch_all(connection)
    .await?;
    rows.iter().map(|row| parsed(row, "id")).collect()
}

async fn select_events(
    connection: &mut SqliteConnection,
    id: &GameId,
) -> Result<Vec<StoredEvent>, StoreError> {
    let rows = sqlx::query(
        "SELECT seq, at_ms, seat, kind, payload, command_id FROM game_event WHERE game_id = ? ORDER BY seq",
    )
    .bind(id.as_str())
    .fetch_all(connection)
    .await?;
    rows.iter().map(stored_event).collect()
}

async fn select_seats(connection: &mut SqliteConnection, game: &mut StoredGame) -> Result<(), StoreError> {
    let rows = sqlx::query("SELECT seat, kind, level, name, browser FROM seat WHERE game_id = ?")
        .bind(game.settings.id.as_str())
        .fetch_all(connection)
        .await?;
    for row in &rows {
        let seat: Seat = parsed(row, "seat")?;
        let kind = seat_kind(row)?;
        let holder = optional_guest(row)?;
        let claimed = kind.is_bot() || holder.is_some();
        game.settings.seats.insert(seat, SeatState { kind, name: row.try_get("name")?, claimed });
        game.holders.extend(holder.map(|holder| (seat, holder)));
    }
    Ok(())
}

fn stored_event(row: &SqliteRow) -> Result<StoredEvent, StoreError> {
    let kind: &str = row.try_get("kind")?;
    let kind = match kind {
        "turn" => EventKind::Turn { seat: parsed(row, "seat")?, r#move: row.try_get("payload")? },
        "resign" => EventKind::Resign { seat: parsed(row, "seat")? },
        "agree_draw" => EventKind::AgreeDraw { seat: parsed(row, "seat")? },
        "closed" => EventKind::Closed,
        other => return Err(StoreError::corrupt(format!("an event of the kind {other:?}"))),
    };
    let command: Option<String> = row.try_get("command_id")?;
    Ok(StoredEvent {
        event: Event { seq: row.try_get("seq")?, at_ms: milliseconds(row, "at_ms")?, kind },
        command: command
            .map(CommandId::try_from)
            .transpose()
            .map_err(|_| StoreError::corrupt("an invalid command id"))?,
    })
}

fn milliseconds(row: &SqliteRow, column: &'static str) -> Result<u64, StoreError> {
    let value: i64 = row.try_get(column)?;
    u64::try_from(value).map_err(|_| StoreError::corrupt("a time before 1970"))
}

fn parsed<T: FromStr>(row: &SqliteRow, column: &'static str) -> Result<T, StoreError> {
    let text: &str = row.try_get(column)?;
    text.parse().map_err(|_| StoreError::corrupt(format!("the {column} {text:?}")))
}

/// The guest in the column `browser`.
fn optional_guest(row: &SqliteRow) -> Result<Option<GuestId>, StoreError> {
    let bytes: Option<Vec<u8>> = row.try_get("browser")?;
    bytes.as_deref().map(guest).transpose()
}

fn guest(bytes: &[u8]) -> Result<GuestId, StoreError> {
    GuestId::from_bytes(bytes).ok_or_else(|| StoreError::corrupt("a guest's id of a wrong length"))
}

fn kind_name(kind: SeatKind) -> &'static str {
    match kind {
        SeatKind::Human => "human",
        SeatKind::Bot { .. } => "bot",
        SeatKind::Absent => "absent",
    }
}

fn seat_kind(row: &SqliteRow) -> Result<SeatKind, StoreError> {
    match row.try_get("kind")? {
        "human" => Ok(SeatKind::Human),
        "bot" => Ok(SeatKind::Bot { level: parsed(row, "level")? }),
        "absent" => Ok(SeatKind::Absent),
        other => Err(StoreError::corrupt(format!("a seat of the kind {other:?}"))),
    }
}

/// A time as SQLite's signed integer; times after the year 292 million are cut off.
fn to_integer(milliseconds: u64) -> i64 {
    i64::try_from(milliseconds).unwrap_or(i64::MAX)
}
