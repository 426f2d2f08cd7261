//! The lobby, over REST.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};

use crate::app::App;
use crate::http::codings::accepts_brotli;

/// `GET /api/v1/lobby`: the whole lobby, for programs and for pages without a socket.
pub(crate) async fn lobby(State(app): State<App>, headers: HeaderMap) -> Response {
    let body = app.lobby.body();
    let mut answer = HeaderMap::new();
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static("public, max-age=1"));
    answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if accepts_brotli(&headers) {
        answer.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
        return (answer, body.compressed()).into_response();
    }
    (answer, body.plain()).into_response()
}
