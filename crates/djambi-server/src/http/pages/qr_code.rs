//! The address of a game as a picture that a phone reads.

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use qrcode::QrCode;
use qrcode::render::svg::Color;
use qrcode::types::QrError;

use super::PageError;
use crate::app::App;
use crate::http::json_body::malformed;
use crate::http::path_param::PathParam;
use crate::http::whole_address::whole_address;

/// The side of the picture in pixels, at least; it is drawn of lines and fits any size.
const SIDE: u32 = 256;

/// `GET /game/{id}/qr.svg`
pub(crate) async fn qr_code(
    State(app): State<App>,
    PathParam(id): PathParam,
    headers: HeaderMap,
) -> Result<Response, PageError> {
    let game = app.rooms.read(&id).await?.stored.settings.id;
    let address = whole_address(&app, &headers, &format!("/game/{game}"));
    let picture = picture(&address).map_err(malformed)?;
    let headers = [
        (header::CONTENT_TYPE, "image/svg+xml"),
        // The host of the request is in the picture, so that no cache may share it.
        (header::CACHE_CONTROL, "private, max-age=86400"),
    ];
    Ok((headers, picture).into_response())
}

/// The picture of a text, black on white with a white margin, so that it is readable on a dark page.
///
/// # Errors
/// When the text is too long, which the name of a host may be.
fn picture(text: &str) -> Result<String, QrError> {
    let code = QrCode::new(text)?;
    let mut picture = code.render::<Color<'_>>();
    picture.min_dimensions(SIDE, SIDE).quiet_zone(true);
    Ok(picture.dark_color(Color("#000")).light_color(Color("#fff")).build())
}
