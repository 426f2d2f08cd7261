//! The limits of requests. Those of sockets are in `api::socket`.

use axum::extract::{Extension, Request, State};
use axum::middleware::Next;
use axum::response::Response;

use super::pages::error_at;
use crate::app::App;
use crate::identity::Principal;
use crate::limits::{Caller, LimitReached};

/// Counts a request that creates a game, and refuses it when there are too many.
pub(super) async fn limit_games(
    State(app): State<App>,
    principal: Principal,
    Extension(caller): Extension<Caller>,
    request: Request,
    next: Next,
) -> Response {
    admit(app.gate.game(caller.network, principal.id()), request, next).await
}

/// Counts a request that reads a whole game, and refuses it when there are too many.
pub(super) async fn limit_reads(
    State(app): State<App>,
    principal: Principal,
    Extension(caller): Extension<Caller>,
    request: Request,
    next: Next,
) -> Response {
    admit(app.gate.read(caller.network, principal.id()), request, next).await
}

/// Answers a request that was counted, or says which limit it has reached.
async fn admit(counted: Result<(), LimitReached>, request: Request, next: Next) -> Response {
    match counted {
        Ok(()) => next.run(request).await,
        Err(reached) => error_at(request.uri().path(), reached.into()),
    }
}
