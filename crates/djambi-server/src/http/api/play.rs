//! "Play now", over REST.

use std::collections::HashSet;

use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use djambi::{Geometry, RuleSet, SQUARE9, Seat, UnknownBoard};
use djambi_protocol::{
    GameId, NewGameRequest, PlayNow, PressSettings, Refusal, SeatRequest, Seated, TableAct, TableSettings,
};
use djambi_table::Refused;

use super::games::open_game;
use crate::app::App;
use crate::env;
use crate::game::{TableError, TableRequest, new_game};
use crate::http::error::Error;
use crate::http::json_body::JsonBody;
use crate::identity::{Player, Principal};
use crate::lobby::{Choice, Wish};
use crate::store::NewGame;

/// `POST /api/v1/play`: a seat at the table that fits best, or at a new one.
pub(crate) async fn play_now(
    State(app): State<App>,
    principal: Principal,
    JsonBody(request): JsonBody<PlayNow>,
) -> Result<Response, Error> {
    let (player, cookie) = principal.player_or_new(&app.cookies).map_err(Error::Refused)?;
    let players = request.players.map(usize::from);
    let new = new_table(request, &player)?;
    let settings = &new.settings;
    let board = settings.board();
    let rules = settings.rules;
    let clock = settings.clock;
    let wish = Wish { player: player.id, board, rules, clock, players, refused: HashSet::new() };
    let (id, seat) = seat(&app, wish, new, &player).await?;
    let url = format!("/game/{id}");
    Ok((cookie, Json(Seated { id, url, seat })).into_response())
}

/// Seats a player at the table that fits best, else at the new one.
async fn seat(app: &App, mut wish: Wish, new: NewGame, player: &Player) -> Result<(GameId, Seat), Error> {
    let _turn = app.lobby.seating().await;
    loop {
        let seated = match app.lobby.choose(&wish, env::timeline_ms()) {
            Choice::Held(game, seat) => return Ok((game, seat)),
            Choice::Join(game) => sit(app, &game, player).await?.map(|seat| (game.clone(), seat)).ok_or(game),
            Choice::Open => {
                let seat = new.seats.held().map(|(seat, _)| seat).next().ok_or(Refusal::TooFewPlayers)?;
                Ok((open_game(app, new.clone()).await?, seat))
            }
        };
        match seated {
            Ok((game, seat)) => {
                // The room has told the lobby before the next player is seated.
                let _ = app.rooms.open(&game).await?.catch_up().await;
                return Ok((game, seat));
            }
            Err(game) => drop(wish.refused.insert(game)),
        }
    }
}

/// Seats a player at a table, ready to begin; `None` if it has no free seat any more.
async fn sit(app: &App, game: &GameId, player: &Player) -> Result<Option<Seat>, Error> {
    let ask = |act| TableRequest { act, invitation: None, player: player.clone() };
    let sit = ask(TableAct::Sit { seat: None, ticket: None });
    let held = match app.rooms.table(game.as_str(), &sit).await {
        Ok(held) => held,
        Err(TableError::Refusal(_)) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    // The game may have begun meanwhile, because it was time that bots fill the table.
    match app.rooms.table(game.as_str(), &ask(TableAct::Ready { ready: true })).await {
        Ok(_) | Err(TableError::Refusal(_)) => Ok(held.first().copied()),
        Err(error) => Err(error.into()),
    }
}

/// The table that is opened for a player if no other fits. The player sits there already.
///
/// # Errors
/// When there cannot be such a table.
fn new_table(request: PlayNow, player: &Player) -> Result<NewGame, Refused> {
    let PlayNow { clock, players, board, rules, fill_s } = request;
    let geometry = match &board {
        Some(name) => Geometry::named(name).ok_or_else(|| UnknownBoard(name.clone()))?,
        None => &SQUARE9,
    };
    let limit = geometry.seats().len();
    let found = players.map_or(limit, usize::from);
    let seats = geometry.players_of(found).filter(|_| found > 1);
    let seats = seats.ok_or(Refusal::BoardPlayers { limit, found })?;
    let request = NewGameRequest {
        rules: rules.unwrap_or_else(|| RuleSet::ALL[0].name().to_owned()),
        options: [].into(),
        board,
        start: None,
        players,
        seats: seats
            .iter()
            .enumerate()
            .map(|(index, seat)| (seat, SeatRequest::Person { name: None, mine: index == 0 }))
            .collect(),
        bot_delay_ms: None,
        clock,
        table: TableSettings { fill_s, ..TableSettings::default() },
        press: PressSettings::default(),
    };
    let mut new = new_game(request, env::random_game_id(), player, env::timeline_ms())?;
    // A player who wants to play now is ready.
    new.seats.change_all(|row| row.ready = row.player.is_some());
    Ok(new)
}
