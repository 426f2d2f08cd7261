//! The descriptions of this API, for programs.

use axum::http::header;
use axum::response::IntoResponse;
use djambi_protocol::{ASYNCAPI, OPENAPI};

/// `GET /api/v1/openapi.json`
pub(crate) async fn openapi() -> impl IntoResponse {
    json(OPENAPI)
}

/// `GET /api/v1/asyncapi.json`
pub(crate) async fn asyncapi() -> impl IntoResponse {
    json(ASYNCAPI)
}

/// A description. Another program may have another one, so it is asked for again after an hour.
fn json(text: &'static str) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "public, max-age=3600")], text)
}
