//! The REST API of games.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use djambi_protocol::{Created, GameState, NewGameRequest};

use crate::app::App;
use crate::env;
use crate::game::{self, long_work, new_game};
use crate::http::caching;
use crate::http::error::Error;
use crate::http::invitations::{open_invitations, visible_invitations};
use crate::http::json_body::JsonBody;
use crate::http::path_param::PathParam;
use crate::identity::Visitor;

/// `POST /api/games`
pub(crate) async fn create_game(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(request): JsonBody<NewGameRequest>,
) -> Result<Response, Error> {
    let (guest, cookie) = visitor.guest_or_new(&app.cookies);
    let game = new_game(request, env::random_game_id(), guest, env::now_ms())?;
    let settings = game.settings.clone();
    let held = game.holders.keys().copied().collect();
    app.store.create(game).await?;
    // The room opens now, in case a bot is the first to move.
    app.rooms.open(&settings.id).await?;
    let invitations = open_invitations(&app.signer, &settings);
    let url = format!("/game/{}", settings.id);
    let location = [(header::LOCATION, url.clone())];
    let created = Created { id: settings.id, url, held, invitations };
    Ok((StatusCode::CREATED, cookie, caching::SECRET, location, Json(created)).into_response())
}

/// `GET /api/games/{id}`
pub(crate) async fn game(State(app): State<App>, PathParam(id): PathParam) -> Result<Json<GameState>, Error> {
    let game = app.rooms.read(&id).await?;
    let (events, seq) = (game.log.after(0).to_vec(), game.log.seq());
    Ok(Json(GameState { settings: game.stored.settings, events, seq, outcome: game.live.outcome() }))
}

/// `GET /api/games/{id}/record`
pub(crate) async fn record(State(app): State<App>, PathParam(id): PathParam) -> Result<Response, Error> {
    let game = app.rooms.read(&id).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (
            header::CONTENT_DISPOSITION,
            format!("attachment; filename=\"djambi-{}.pgn\"", game.stored.settings.id),
        ),
    ];
    let record = long_work::run(game.log.after(0).len(), move || game::record(&game)).await;
    Ok((headers, record).into_response())
}

/// `GET /api/games/{id}/invitations`: the invitations to free seats for the creator of the game, none for
/// others.
pub(crate) async fn invitations(
    State(app): State<App>,
    visitor: Visitor,
    PathParam(id): PathParam,
) -> Result<Response, Error> {
    let game = app.rooms.read(&id).await?;
    Ok((caching::SECRET, Json(visible_invitations(&app.signer, visitor, &game.stored))).into_response())
}
