//! The lobby, over REST.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::app::App;

/// `GET /api/lobby`: the whole lobby, for programs and for pages without a socket.
pub(crate) async fn lobby(State(app): State<App>) -> Response {
    ([(header::CACHE_CONTROL, "public, max-age=1")], Json(app.lobby.whole())).into_response()
}
