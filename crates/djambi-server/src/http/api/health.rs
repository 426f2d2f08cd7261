//! Whether the service is up, and whether it can do its work.

use std::sync::atomic::Ordering;
use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

use crate::app::App;
use crate::error_chain::with_causes;
use crate::store::StoreError;

/// How long the writer may take to answer.
const TIMEOUT: Duration = Duration::from_secs(3);

/// `GET /healthz`: the service is up.
pub(crate) async fn health() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: the service can do its work. A writer that cannot write, or a start that is not over, is
/// answered with 503.
pub(crate) async fn readiness(State(app): State<App>) -> Response {
    let checked = timeout(TIMEOUT, async {
        app.store.check().await?;
        Ok::<_, StoreError>(app.store.file_trouble().await)
    });
    let sentence = match checked.await {
        _ if app.draining.load(Ordering::Acquire) => "the service is going down",
        Ok(Ok(Some(trouble))) => trouble.sentence(),
        Ok(Ok(None)) if app.resumed.load(Ordering::Acquire) => "ok",
        Ok(Ok(None)) => "the service is starting: games that wait for bots are being opened",
        Ok(Err(error)) => {
            tracing::warn!("the service is not ready: {}", with_causes(&error));
            "the database cannot be written: the log says why"
        }
        Err(_) => "the database does not answer",
    };
    let status = if sentence == "ok" { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, [(header::CACHE_CONTROL, "no-store")], format!("{sentence}\n")).into_response()
}
