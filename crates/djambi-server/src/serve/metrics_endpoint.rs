//! The address at which the metrics are read.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::metrics::{CONTENT_TYPE, Metrics};

/// The router of the metrics' own address.
pub(super) fn router(metrics: Arc<Metrics>) -> Router {
    Router::new().route("/metrics", get(text)).with_state(metrics)
}

/// `GET /metrics`
async fn text(State(metrics): State<Arc<Metrics>>) -> Response {
    // It reads files, of which one has a line for each connection.
    match tokio::task::spawn_blocking(move || metrics.text()).await {
        Ok(text) => ([(header::CONTENT_TYPE, CONTENT_TYPE)], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
