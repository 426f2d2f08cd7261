use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use djambi_protocol::{Created, GameId, GameState, Invitation, NewGameRequest, Seat, SeatKind, Seats};

use crate::app::App;
use crate::env;
use crate::game::live_game::Table;
use crate::game::new_game::from_wish;
use crate::game::record;
use crate::http::error::{Error, InternalError};
use crate::http::json_body::JsonBody;
use crate::http::path_param::Segment;
use crate::identity::Visitor;
use crate::store::StoredGame;

/// `POST /api/games`
pub(crate) async fn create_game(
    State(app): State<App>,
    visitor: Visitor,
    JsonBody(wish): JsonBody<NewGameRequest>,
) -> Result<Response, Error> {
    let (browser, cookie) = visitor.named(&app);
    let game = from_wish(wish, env::random_game_id(), browser, env::now_ms())?;
    let (id, seats) = (game.settings.id.clone(), game.settings.seats.clone());
    let held = game.holders.keys().copied().collect();
    app.store.create(game).await?;
    // The room opens now, in case a bot begins.
    app.rooms.open(&id).await?;
    let url = format!("/game/{id}");
    let location = [(header::LOCATION, url.clone())];
    let created = Created { held, invitations: open_invitations(&app, &id, &seats), id, url };
    Ok((StatusCode::CREATED, cookie, location, Json(created)).into_response())
}

/// `GET /api/games/{id}`
pub(crate) async fn game(State(app): State<App>, Segment(id): Segment) -> Result<Json<GameState>, Error> {
    let (stored, table) = load(&app, &id).await?;
    let events: Vec<_> = stored.events.into_iter().map(|stored| stored.event).collect();
    let seq = events.last().map_or(0, |event| event.seq);
    Ok(Json(GameState { settings: stored.settings, events, seq, outcome: table.outcome() }))
}

/// `GET /api/games/{id}/record`
pub(crate) async fn record(State(app): State<App>, Segment(id): Segment) -> Result<Response, Error> {
    let (stored, table) = load(&app, &id).await?;
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"djambi-{}.pgn\"", stored.settings.id)),
    ];
    Ok((headers, record::text(&stored, &table)).into_response())
}

/// `GET /api/games/{id}/invitations`: the seats still free, for the browser that created the game; nothing for others.
pub(crate) async fn invitations(
    State(app): State<App>,
    visitor: Visitor,
    Segment(id): Segment,
) -> Result<Json<Vec<Invitation>>, Error> {
    let (stored, _) = load(&app, &id).await?;
    Ok(Json(invitations_for(&app, visitor, &stored)))
}

/// The invitations that a visitor may see.
pub(crate) fn invitations_for(app: &App, visitor: Visitor, game: &StoredGame) -> Vec<Invitation> {
    if visitor.0.is_some() && visitor.0 == game.creator {
        open_invitations(app, &game.settings.id, &game.settings.seats)
    } else {
        Vec::new()
    }
}

/// A game as it is on disk, and the table at which it is played.
///
/// # Errors
/// [`Error::NotFound`] if there is no such game; [`Error::Internal`] if it cannot be read.
pub(crate) async fn load(app: &App, id: &str) -> Result<(StoredGame, Table), Error> {
    let id: GameId = id.parse().map_err(|_| Error::NotFound("game"))?;
    let stored = app.store.game(&id).await?.ok_or(Error::NotFound("game"))?;
    let table = Table::replay(&stored.settings, stored.events.iter().map(|stored| &stored.event))
        .map_err(|error| InternalError::Unreadable { game: id.to_string(), what: error.to_string() })?;
    Ok((stored, table))
}

fn open_invitations(app: &App, id: &GameId, seats: &Seats) -> Vec<Invitation> {
    let free = |seat: &Seat| seats[seat].kind == SeatKind::Human && !seats[seat].claimed;
    let invitation = |seat| Invitation { seat, url: format!("/join/{}", app.signer.invitation(id, seat)) };
    seats.keys().copied().filter(free).map(invitation).collect()
}
