//! The address of a game as a picture that a phone reads.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};

use super::PageError;
use crate::app::App;
use crate::http::json_body::malformed;
use crate::http::path_param::PathParam;
use crate::http::qr_picture::qr_picture;
use crate::http::whole_address::whole_address;

/// `GET /game/{id}/qr.svg`
pub(crate) async fn qr_code(
    State(app): State<App>,
    PathParam(id): PathParam,
    headers: HeaderMap,
) -> Result<Response, PageError> {
    let game = app.rooms.read(&id).await?.stored.settings.id;
    let address = whole_address(&app, &headers, &format!("/game/{game}"));
    let picture = qr_picture(&address).map_err(malformed)?;
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        // The host of the request is in the picture, so that no cache may share it.
        (header::CACHE_CONTROL, "private, max-age=86400"),
    ];
    Ok((headers, picture).into_response())
}
