//! The player who asks, over REST.

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use djambi_protocol::{MAX_OWN_GAMES, Me, NameBody, OwnGame, OwnGames, Refusal};
use djambi_table::Refused;

use crate::app::App;
use crate::env;
use crate::error_chain::with_causes;
use crate::http::caching;
use crate::http::error::Error;
use crate::http::json_body::JsonBody;
use crate::identity::{Player, PlayerId, PlayerName, Principal, appearance};
use crate::limits::Caller;

/// As many games of a list count as the reading of a whole game.
pub(super) const GAMES_A_READ: usize = 10;

/// `GET /api/v1/me`: the name of the player. It makes no guest of a stranger, because it only reads.
pub(crate) async fn me(
    State(app): State<App>,
    principal: Principal,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let guest = app.guest_behind(&principal, &headers).await?;
    let me = me_of(&app, principal.account_name(), guest.as_ref()).await?;
    let banned = principal.id().is_some_and(|id| app.standings.check_ban(id, env::now_ms()).is_err());
    Ok((caching::PERSONAL, Json(Me { banned, ..me })).into_response())
}

/// `POST /api/v1/me`: gives a guest another name, or for an empty one the generated name again. A stranger becomes
/// a guest with this name.
pub(crate) async fn rename(
    State(app): State<App>,
    principal: Principal,
    headers: HeaderMap,
    JsonBody(NameBody { name }): JsonBody<NameBody>,
) -> Result<Response, Error> {
    if matches!(principal, Principal::Account { .. }) {
        return Err(Refusal::HasAccount.into());
    }
    let chosen = PlayerName::chosen(&name).map_err(Refused::from)?;
    if let Some(name) = &chosen {
        check_name(&app, name.as_str(), None).await?;
    }
    let player = principal.id().map_or_else(Player::random, Player::unnamed);
    let player = Player { name: chosen.unwrap_or(player.name), ..player };
    let me = me_of(&app, None, Some(&player)).await?;
    Ok((app.cookies.replace(&headers, &player), caching::PERSONAL, Json(me)).into_response())
}

/// The answer about somebody: the name of an account that is signed in, or of a guest, and the games of the guest.
///
/// # Errors
/// When the store fails.
pub(crate) async fn me_of(app: &App, account: Option<String>, guest: Option<&Player>) -> Result<Me, Error> {
    let games = match guest {
        Some(guest) => app.store.held_games(guest.id, MAX_OWN_GAMES).await?.len(),
        None => 0,
    };
    let is_account = account.is_some();
    let name = account.or_else(|| guest.map(|guest| guest.name.as_str().to_owned()));
    Ok(Me {
        name,
        account: is_account,
        guest_games: u32::try_from(games).unwrap_or(u32::MAX),
        kept: false,
        banned: false,
    })
}

/// Checks that a name is not that of an account, unless it is this player's.
///
/// # Errors
/// When it is, or the store fails.
pub(crate) async fn check_name(app: &App, name: &str, of: Option<PlayerId>) -> Result<(), Error> {
    if app.store.is_name_taken(appearance(name), of, env::now_ms()).await? {
        return Err(Refusal::NameTaken.into());
    }
    Ok(())
}

/// `GET /api/v1/me/games`: the games in which the player holds seats, as they stand.
pub(crate) async fn my_games(
    State(app): State<App>,
    principal: Principal,
    Extension(caller): Extension<Caller>,
) -> Result<Response, Error> {
    let games = own_games_of(&app, &principal, &caller).await?;
    Ok((caching::PERSONAL, Json(OwnGames { games })).into_response())
}

/// The games in which a player holds seats, as they stand. Some of them count as the reading of one.
///
/// # Errors
/// When the store fails, or a limit is reached.
pub(crate) async fn own_games_of(
    app: &App,
    principal: &Principal,
    caller: &Caller,
) -> Result<Vec<OwnGame>, Error> {
    let mut games = Vec::new();
    if let Some(player) = principal.id() {
        for (index, id) in app.store.held_games(player, MAX_OWN_GAMES).await?.iter().enumerate() {
            // The request itself has counted as the first.
            if index > 0 && index % GAMES_A_READ == 0 {
                app.gate.read(caller.network, Some(player))?;
            }
            match app.rooms.read(id.as_str()).await {
                Ok(game) => games.push(game.own_game(player)),
                Err(error) => tracing::warn!(%id, "a game is not listed: {}", with_causes(&error)),
            }
        }
    }
    Ok(games)
}
