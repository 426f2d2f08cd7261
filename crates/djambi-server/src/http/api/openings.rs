//! Openings, over REST.

use axum::Json;
use axum::extract::{RawQuery, State};
use axum::response::{IntoResponse, Response};
use djambi_protocol::{OpeningGames, Refusal};

use crate::app::App;
use crate::http::caching;
use crate::http::error::Error;
use crate::http::shown_position::{ShownPosition, find, parameters};
use crate::identity::Principal;
use crate::openings::{OpeningPosition, OpeningSums};
use crate::store::OpeningsOf;

/// `GET /api/v1/openings`
pub(crate) async fn opening(
    State(app): State<App>,
    principal: Principal,
    RawQuery(query): RawQuery,
) -> Result<Response, Error> {
    let query = query.unwrap_or_default();
    let malformed = |details: &str| Refusal::Malformed { details: details.to_owned() };
    let shown = ShownPosition::of_query(&query).map_err(Error::from)?;
    let ShownPosition { rules, position } = shown.ok_or_else(|| malformed("`position` is missing"))?;
    let fields = parameters(&query);
    let games = match find(&fields, "games") {
        None | Some("") => OpeningGames::All,
        Some(name) => {
            OpeningGames::named(name).ok_or_else(|| malformed(&format!("`games` cannot be {name:?}")))?
        }
    };
    let of = match games {
        OpeningGames::All => Some(OpeningsOf::Everybody),
        OpeningGames::People => Some(OpeningsOf::People),
        OpeningGames::Rated => Some(OpeningsOf::Rated),
        OpeningGames::Bots => Some(OpeningsOf::Bots),
        OpeningGames::Mine => principal.id().map(OpeningsOf::Player),
    };
    let position = OpeningPosition::new(&rules, position);
    let sums = match of {
        Some(of) => app.store.opening(position.key, of).await?,
        // Who has no cookie has played no game.
        None => OpeningSums::default(),
    };
    Ok((caching::PERSONAL, Json(position.told(&sums))).into_response())
}
