//! Games in the database: how they are written.

use std::collections::BTreeMap;

use async_trait::async_trait;
use djambi::Seat;
use djambi_protocol::{Again, EventKind, GameId};
use rusqlite::{Connection, named_params, params};

use super::columns::{to_integer, to_json};
use super::game_result::{delete_result, insert_result};
use super::journal::{GameColumns, Journal};
use super::seat_row::write_seats;
use super::visit::{keep_removed, write_visits};
use super::{Games, NewEvent, NewGame, SqliteStore, StoreError, StoredGame, events, plans, reads, uses};
use crate::identity::PlayerId;

#[async_trait]
impl Games for SqliteStore {
    async fn create(&self, game: NewGame) -> Result<(), StoreError> {
        self.write(move |connection| insert_game(connection, &game)).await
    }

    async fn game(&self, id: &GameId) -> Result<Option<StoredGame>, StoreError> {
        #[cfg(test)]
        self.switches().before_reading(id).await;
        let (id, rows) = (id.clone(), self.journal.rows(id.as_str()));
        let keys = self.press_keys.clone();
        self.readers.read(move |connection| reads::select_game(connection, Some(&keys), &id, &rows)).await
    }

    async fn append(&self, event: NewEvent) -> Result<(), StoreError> {
        let journal = self.journal.clone();
        self.write(move |connection| insert_event(connection, &journal, &event)).await
    }

    async fn play_again(&self, earlier: &GameId, seat: Seat, game: NewGame) -> Result<Again, StoreError> {
        let earlier = earlier.clone();
        self.write(move |connection| insert_again(connection, &earlier, seat, &game)).await
    }

    async fn delete_unplayed(&self, game: &GameId) -> Result<bool, StoreError> {
        let game = game.clone();
        let journal = self.journal.clone();
        self.write(move |connection| uses::delete_unplayed(connection, &journal, &game)).await
    }
}

/// Inserts a game and its seats.
fn insert_game(connection: &Connection, game: &NewGame) -> Result<(), StoreError> {
    let settings = &game.settings;
    let options: BTreeMap<_, _> = settings.rules.changes().collect();
    let options = serde_json::to_string(&options).expect("a map of strings");
    let mut insert = connection.prepare_cached(
        "INSERT INTO game (id, created_ms, rules, options, board, start, table_settings, listed, clock, press,
             bot_delay_ms, host, to_move, started_ms, deadline_ms)
         VALUES (:id, :created_ms, :rules, :options, :board, :start, :table_settings, 
             :listed, :clock, :press, :bot_delay_ms, :host, :to_move, :started_ms, :deadline_ms)",
    )?;
    insert.execute(named_params! {
        ":id": settings.id.as_str(),
        ":created_ms": to_integer(game.created_ms),
        ":rules": settings.rules.base.name(),
        ":options": options,
        ":board": settings.board().name(),
        ":start": settings.start.to_string(),
        ":table_settings": to_json(&settings.table),
        ":listed": settings.table.listed,
        ":clock": settings.clock.as_ref().map(to_json),
        ":press": Some(&settings.press).filter(|press| !press.is_none()).map(to_json),
        ":bot_delay_ms": game.bot_delay_ms,
        ":host": game.host.map(PlayerId::to_vec),
        ":to_move": game.to_move.map(Seat::name),
        ":started_ms": (!settings.table.waits()).then(|| to_integer(game.created_ms)),
        ":deadline_ms": game.deadline_ms.map(to_integer),
    })?;
    write_seats(connection, &settings.id, game.seats.rows())
}

/// Inserts an event, which must follow the last one, with all that changes with it.
fn insert_event(connection: &Connection, journal: &Journal, new: &NewEvent) -> Result<(), StoreError> {
    events::append(connection, journal, new)?;
    if !new.seats.is_empty() {
        write_seats(connection, &new.game, &new.seats)?;
    }
    if !new.visits.is_empty() {
        write_visits(connection, &new.game, &new.visits)?;
    }
    for plan in &new.plans {
        plans::keep_plan(connection, &new.game, plan)?;
    }
    match &new.result {
        Some(result) => insert_result(connection, &new.game, result)?,
        None if matches!(new.event.kind, EventKind::TakeBack { .. }) => delete_result(connection, &new.game)?,
        None => {}
    }
    update_game(connection, journal, new)
}

/// Updates the row of a game where an event changes what it says: at the beginning, at the end and with the
/// deadline. It is not even looked at if that is known already.
fn update_game(connection: &Connection, journal: &Journal, new: &NewEvent) -> Result<(), StoreError> {
    let game = new.game.as_str();
    let columns =
        GameColumns { deadline_ms: new.deadline_ms.map(to_integer), is_over: new.to_move.is_none() };
    if journal.game_columns(game) != Some(columns) {
        let mut update = connection.prepare_cached(
            "UPDATE game SET to_move = :to_move, deadline_ms = :deadline_ms
             WHERE id = :game AND ((to_move IS NULL) <> (:to_move IS NULL) OR deadline_ms IS NOT :deadline_ms)",
        )?;
        update.execute(named_params! {
            ":to_move": new.to_move.map(Seat::name),
            ":deadline_ms": columns.deadline_ms,
            ":game": game,
        })?;
        journal.note_columns(game, Some(columns));
    }
    if new.event.kind == EventKind::Started {
        let mut update = connection.prepare_cached("UPDATE game SET started_ms = ? WHERE id = ?")?;
        update.execute(params![to_integer(new.event.at_ms), game])?;
    }
    Ok(())
}

/// Inserts the game in which the players of an earlier one play again, unless they have one. Whom the host has removed
/// there does not sit down here either.
fn insert_again(
    connection: &Connection,
    earlier: &GameId,
    seat: Seat,
    game: &NewGame,
) -> Result<Again, StoreError> {
    if let Some(again) = reads::select_again(connection, earlier)? {
        return Ok(again);
    }
    insert_game(connection, game)?;
    keep_removed(connection, earlier, &game.settings.id)?;
    let again = Again { game: game.settings.id.clone(), seat };
    let mut update = connection.prepare_cached("UPDATE game SET again = ?, again_seat = ? WHERE id = ?")?;
    update.execute([again.game.as_str(), seat.name(), earlier.as_str()])?;
    Ok(again)
}
