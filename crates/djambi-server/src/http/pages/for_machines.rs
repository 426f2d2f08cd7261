//! The files that searchers and browsers ask every site for.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::asset;

/// Games have people's names, and an invitation is a secret.
const ROBOTS: &str = "User-agent: *\nDisallow: /game/\nDisallow: /join/\nDisallow: /api/\n";

/// `GET /robots.txt`
pub(crate) async fn robots() -> &'static str {
    ROBOTS
}

/// `GET /favicon.ico`: leads to the icon.
pub(crate) async fn favicon() -> Response {
    let headers = [(header::LOCATION, asset("icon.svg")), (header::CACHE_CONTROL, "no-cache".to_owned())];
    (StatusCode::TEMPORARY_REDIRECT, headers).into_response()
}
