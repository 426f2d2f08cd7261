//! The REST API of games.

use axum::Json;
use axum::extract::{RawQuery, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use djambi_protocol::{ClockKind, Created, GameId, GameState, NewGameRequest, Situation};

use super::me::check_name;
use crate::app::App;
use crate::env;
use crate::game::{self, around_events, long_work, new_game};
use crate::http::caching;
use crate::http::error::Error;
use crate::http::invitations::{addressed, visible_invitations};
use crate::http::json_body::JsonBody;
use crate::http::path_param::PathParam;
use crate::http::pieced_body::pieced_body;
use crate::http::visible_game::visible_game;
use crate::identity::{Principal, SeatInvitation};
use crate::order::SeatUse;
use crate::store::{NewGame, SeatRow};

/// `POST /api/v1/games`
pub(crate) async fn create_game(
    State(app): State<App>,
    principal: Principal,
    JsonBody(request): JsonBody<NewGameRequest>,
) -> Result<Response, Error> {
    let (player, cookie) = principal.player_or_new(&app.cookies).map_err(Error::Refused)?;
    let game = new_game(request, env::random_game_id(), &player, env::timeline_ms())?;
    for row in game.seats.rows().filter(|row| row.is_persons() && !row.name.is_empty() && !row.has_account) {
        check_name(&app, &row.name, None).await?;
    }
    let id = game.settings.id.clone();
    let held = game.seats.held().map(|(seat, _)| seat).collect();
    let invitation = |&SeatRow { seat, invited_s: made_s, .. }: &SeatRow| {
        addressed(&app.signer, &SeatInvitation { game: id.clone(), seat, made_s })
    };
    let invitations = game.seats.rows().filter(|row| row.is_free()).map(invitation).collect();
    open_game(&app, game).await?;
    let url = format!("/game/{id}");
    let location = [(header::LOCATION, url.clone())];
    let created = Created { id, url, held, invitations };
    Ok((StatusCode::CREATED, cookie, caching::SECRET, location, Json(created)).into_response())
}

/// Keeps a new game and opens its room, in case a bot is the first to move.
///
/// # Errors
/// When a player who sits there has as many games by the day as may be, or the store fails.
pub(super) async fn open_game(app: &App, game: NewGame) -> Result<GameId, Error> {
    let id = game.settings.id.clone();
    let table = game.settings.table;
    let seat = SeatUse { is_listed: table.listed, is_rated: table.rated };
    for player in game.seats.players().chain(game.host) {
        app.standings.check_seat(player, seat, env::now_ms())?;
    }
    app.company.check_table(table)?;
    if ClockKind::of(game.settings.clock) == ClockKind::ByDay {
        for player in game.seats.players() {
            game::check_daily_games::<Error>(&*app.store, player).await?;
        }
    }
    app.store.create(game).await?;
    app.metrics.game_created();
    app.rooms.open(&id).await?;
    Ok(id)
}

/// `GET /api/v1/games/{id}`
pub(crate) async fn game(
    State(app): State<App>,
    principal: Principal,
    PathParam(id): PathParam,
    RawQuery(query): RawQuery,
) -> Result<Response, Error> {
    let game = visible_game(&app, &principal, &id).await?;
    let situation = asks_for_legal_moves(query.as_deref()).then(|| {
        let live = game.live.game();
        Situation::of(live, game.live.to_move()).with_legal_moves(live)
    });
    let settings = game.public_settings();
    let outcome = game.live.outcome();
    let seq = game.log.seq();
    let treaties = game.treaties_known_to(principal.id());
    // The events, which may be many, are written once for all who ask now.
    let events = app.kept_events.of(&settings.id, &game.log).await;
    let again = game.stored.again;
    let state = GameState { settings, events: Vec::new(), seq, outcome, situation, treaties, again };
    let text = serde_json::to_string(&state).expect("a game as JSON");
    let (head, tail) = around_events(&text).expect("a place for the events");
    let body = pieced_body([head.into(), events, tail.to_owned().into()]);
    Ok(([(header::CONTENT_TYPE, "application/json")], body).into_response())
}

/// Whether the parameters of a game's address ask for its legal moves.
fn asks_for_legal_moves(query: Option<&str>) -> bool {
    query.is_some_and(|query| query.split('&').any(|part| part.split('=').next() == Some("legal")))
}

/// `GET /api/v1/games/{id}/record`
pub(crate) async fn record(
    State(app): State<App>,
    principal: Principal,
    PathParam(id): PathParam,
) -> Result<Response, Error> {
    let game = visible_game(&app, &principal, &id).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"djambi-{}.pgn\"", game.stored.settings.id),
        ),
    ];
    let reader = principal.id();
    let record = long_work::run(game.log.seq() as usize, move || game::record(&game, reader)).await;
    Ok((headers, record).into_response())
}

/// `GET /api/v1/games/{id}/invitations`: for the host of the game the invitations to the seats of others that may
/// still change hands, none for others.
pub(crate) async fn invitations(
    State(app): State<App>,
    principal: Principal,
    PathParam(id): PathParam,
) -> Result<Response, Error> {
    let game = app.rooms.read(&id).await?;
    Ok((caching::SECRET, Json(visible_invitations(&app.signer, &principal, &game))).into_response())
}
