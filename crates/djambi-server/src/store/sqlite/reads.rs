//! Games in the database: how they are read.

use std::collections::BTreeMap;

use djambi::{Geometry, Position, Rules};
use djambi_protocol::{Again, GameId, PressSettings};
use rusqlite::{Connection, OptionalExtension, Row};

use super::columns::{json, milliseconds, parsed, player, required};
use super::events::select_events;
use super::game_result::select_result;
use super::journal::NewRows;
use super::keys::select_draws;
use super::plans::select_plans;
use super::seat_row::select_seats;
use super::talk::select_acts;
use super::visit::select_visits;
use super::{Corruption, GameSeats, GameSettings, PressKeys, StoreError, StoredGame, Visits};

/// A game with its seats and events, or `None` when there is no such game. Its new events are in these rows.
pub(super) fn select_game(
    connection: &Connection,
    keys: Option<&PressKeys>,
    id: &GameId,
    rows: &NewRows,
) -> Result<Option<StoredGame>, StoreError> {
    let mut select = connection.prepare_cached(
        "SELECT created_ms, rules, options, board, start, table_settings, clock, first_clock, press, bot_delay_ms,
             host, deadline_ms FROM game WHERE id = ?",
    )?;
    let game = select.query_row([id.as_str()], |row| Ok(stored_game(row, id))).optional()?;
    let Some(mut game) = game.transpose()? else { return Ok(None) };
    game.events = select_events(connection, (id.as_str(), game.settings.board()), rows)?;
    if game.settings.has_treaties() {
        game.acts = select_acts(connection, keys, id)?;
    }
    game.draws = select_draws(connection, id.as_str())?;
    game.seats = select_seats(connection, id)?;
    game.result = select_result(connection, id)?;
    game.again = select_again(connection, id)?;
    game.visits = select_visits(connection, id)?;
    game.plans = select_plans(connection, id)?;
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

/// A game without its seats and events.
fn stored_game(row: &Row<'_>, id: &GameId) -> Result<StoredGame, StoreError> {
    let (rules, start) = rules_and_start(row)?;
    let host: Option<Vec<u8>> = row.get("host")?;
    Ok(StoredGame {
        settings: GameSettings {
            id: id.clone(),
            rules,
            start,
            table: required(row, "table_settings")?,
            clock: json(row, "clock")?,
            first_clock: json(row, "first_clock")?,
            press: json(row, "press")?.unwrap_or(PressSettings::NONE),
        },
        seats: GameSeats::default(),
        bot_delay_ms: row.get("bot_delay_ms")?,
        host: host.as_deref().map(player).transpose()?,
        draws: [0; 32],
        created_ms: milliseconds(row, "created_ms")?,
        deadline_ms: row.get::<_, Option<i64>>("deadline_ms")?.map(i64::unsigned_abs),
        result: None,
        again: None,
        visits: Visits::new(),
        plans: Vec::new(),
        events: Vec::new(),
        acts: Vec::new(),
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
