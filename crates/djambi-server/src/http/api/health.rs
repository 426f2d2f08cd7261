//! Whether the service is up, and whether it can do its work.

use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

use crate::app::App;
use crate::error_chain::with_causes;

/// How long the writer may take to answer.
const TIMEOUT: Duration = Duration::from_secs(3);

/// `GET /healthz`: the service is up.
pub(crate) async fn health() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: the service can do its work. A writer that cannot write, or a start that is not over, is
/// answered with 503.
pub(crate) async fn readiness(State(app): State<App>) -> Response {
    let sentence = match timeout(TIMEOUT, app.store.check()).await {
        _ if app.draining.load(Ordering::Acquire) => "the service is going down\n",
        Ok(Ok(())) if app.resumed.load(Ordering::Acquire) => "ok\n",
        Ok(Ok(())) => "the service is starting: games that wait for bots are being opened\n",
        Ok(Err(error)) => {
            tracing::warn!("the service is not ready: {}", with_causes(&error));
            "the database cannot be written: the log says why\n"
        }
        Err(_) => "the database does not answer\n",
    };
    let status = if sentence == "ok\n" { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, [(header::CACHE_CONTROL, "no-store")], sentence).into_response()
}
