//! The gate of those who are kept out: they read what everybody may read, answer, take their data along, and do nothing
//! else.

use axum::extract::{Extension, Request, State};
use axum::http::{Method, header};
use axum::middleware::Next;
use axum::response::Response;
use djambi_protocol::Refusal;

use super::error::Error;
use super::pages::error_at;
use crate::app::App;
use crate::env;
use crate::error_chain::with_causes;
use crate::identity::Principal;
use crate::limits::Caller;
use crate::store::GUEST_ACT_MS;
use crate::store::trace_of_network;

/// What they may do all the same.
const ALLOWED: [&str; 8] = [
    "/concerns",
    "/api/v1/session",
    "/api/v1/session/passkey",
    "/api/v1/passkey-challenge",
    "/api/v1/account/export",
    "/api/v1/account/deletion",
    "/api/v1/account/password",
    "/api/v1/forgotten",
];
/// How the addresses begin by which they, or others of their network, keep an account their own and end letters.
const ALLOWED_BEGINNINGS: [&str; 5] =
    ["/api/v1/account/proof", "/api/v1/account/sessions", "/api/v1/reset/", "/mail/confirm/", "/mail/stop/"];

/// Lets a request pass, unless it acts for somebody who is kept out.
pub(super) async fn keep_out(
    State(app): State<App>,
    principal: Principal,
    Extension(caller): Extension<Caller>,
    request: Request,
    next: Next,
) -> Response {
    let acts = !matches!(*request.method(), Method::GET | Method::HEAD)
        || request.headers().contains_key(header::UPGRADE);
    let path = request.uri().path();
    let is_allowed =
        ALLOWED.contains(&path) || ALLOWED_BEGINNINGS.iter().any(|begin| path.starts_with(begin));
    if !acts || is_allowed {
        return next.run(request).await;
    }
    match check(&app, &principal, &caller).await {
        Ok(()) => next.run(request).await,
        Err(error) => error_at(request.uri().path(), error),
    }
}

/// Checks that a sender is not kept out. From where somebody comes who is, is noted.
async fn check(app: &App, principal: &Principal, caller: &Caller) -> Result<(), Error> {
    let network = caller.network;
    let is_guest = !matches!(principal, Principal::Account { .. });
    let now_ms = env::now_ms();
    if let Principal::Account { player, .. } = principal {
        // A store that fails keeps nobody from anything that it is not needed for.
        if let Err(error) = app.company.note_network(player.id, network, now_ms).await {
            tracing::warn!("the network of a player is not kept: {}", with_causes(&error));
        }
    }
    if let Some(player) = principal.id() {
        let is_new = app.seen_networks.note(player, network);
        if let Err(banned) = app.standings.check_ban(player, now_ms) {
            if is_guest && is_new {
                app.store.trace(player, trace_of_network(network, true), Some(GUEST_ACT_MS)).await?;
            }
            return Err(banned.into());
        }
    }
    if is_guest
        && app.standings.has_bans()
        && let Some(lasting) = app.store.is_traced(trace_of_network(network, true), now_ms).await?
    {
        return Err(Refusal::Banned { hours: lasting.hours(now_ms) }.into());
    }
    Ok(())
}
