//! The picture of a position, which chats and networks show beside a link.

use axum::extract::{RawQuery, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use djambi_protocol::Missing;

use super::{PageError, asset};
use crate::app::App;
use crate::http::assets;
use crate::http::error::Error;
use crate::http::shown_position::ShownPosition;

/// `GET /picture.png`: the position that the address names, drawn.
pub(crate) async fn position_picture(
    State(app): State<App>,
    RawQuery(query): RawQuery,
) -> Result<Response, PageError> {
    let shown = ShownPosition::of_query(&query.unwrap_or_default()).map_err(Error::from)?;
    let shown = shown.ok_or(Error::not_found(Missing::Address))?;
    // Whoever asks for too many gets the neutral picture.
    Ok(match app.pictures.of(&shown.position, assets::content).await {
        Some(picture) => {
            let headers =
                [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=604800")];
            (headers, picture).into_response()
        }
        None => {
            let headers = [(header::LOCATION, asset("card.png")), (header::CACHE_CONTROL, "no-store".into())];
            (StatusCode::TEMPORARY_REDIRECT, headers).into_response()
        }
    })
}
