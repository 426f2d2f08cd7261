//! The push of accounts, over REST: which browsers are told of games, and what.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use djambi_protocol::{NewPush, PushFate, PushServiceKey, PushState, PushTest, PushWishes, Refusal};

use super::proof::signed_in;
use super::sender::note;
use crate::app::App;
use crate::env;
use crate::error_chain::with_causes;
use crate::hours::Hours;
use crate::http::caching;
use crate::http::error::Error;
use crate::http::json_body::JsonBody;
use crate::http::language;
use crate::identity::{PlayerId, Principal};
use crate::push::{Outcome, Push, PushKey, PushNews};
use crate::store::{StoreError, Subscription};

/// The push of a player, as the service knows it.
///
/// # Errors
/// When the store fails.
pub(super) async fn push_of(app: &App, player: PlayerId) -> Result<PushState, StoreError> {
    let wishes = app.store.push_wishes(player).await?.unwrap_or_default();
    Ok(PushState { sends: app.push.is_some(), wishes })
}

/// The pushing of the service.
fn push(app: &App) -> Result<&Push, Refusal> {
    app.push.as_deref().ok_or(Refusal::NoPush)
}

/// `GET /api/v1/account/push/key`: the key by which push services know the service.
pub(crate) async fn push_key(State(app): State<App>, principal: Principal) -> Result<Response, Error> {
    signed_in(&principal)?;
    let key = push(&app)?.key(app.store.push_key(PushKey::fresh())).await?.public();
    Ok((caching::PERSONAL, Json(PushServiceKey { key })).into_response())
}

/// `POST /api/v1/account/push`: the browser of this session is told of games from now on.
pub(crate) async fn subscribe(
    State(app): State<App>,
    principal: Principal,
    headers: HeaderMap,
    JsonBody(NewPush { endpoint, p256dh, auth }): JsonBody<NewPush>,
) -> Result<StatusCode, Error> {
    let (player, session) = signed_in(&principal)?;
    let found = push(&app)?.receiver(endpoint, p256dh, auth);
    let (receiver, id) = found.map_err(|_| Refusal::PushReceiver)?;
    let language = language::of_headers(&headers);
    app.store.subscribe(player.id, Subscription { id, session, receiver, language }, env::now_ms()).await?;
    note(&app, player.id, "is told by push");
    Ok(StatusCode::NO_CONTENT)
}

/// `DELETE /api/v1/account/push`: the browser of this session is told nothing any more.
pub(crate) async fn unsubscribe(State(app): State<App>, principal: Principal) -> Result<StatusCode, Error> {
    let (player, session) = signed_in(&principal)?;
    app.store.unsubscribe(session).await?;
    note(&app, player.id, "is not told by push");
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /api/v1/account/push/wishes`: what a player wants to be told by push.
pub(crate) async fn set_push_wishes(
    State(app): State<App>,
    principal: Principal,
    JsonBody(wishes): JsonBody<PushWishes>,
) -> Result<Response, Error> {
    let (player, _) = signed_in(&principal)?;
    if !Hours::from(&wishes).are_possible() {
        return Err(Refusal::MailHours.into());
    }
    app.store.set_push_wishes(player.id, wishes).await?;
    Ok((caching::PERSONAL, Json(push_of(&app, player.id).await?)).into_response())
}

/// `POST /api/v1/account/push/test`: tells the browser of this session that it is told.
pub(crate) async fn test_push(State(app): State<App>, principal: Principal) -> Result<Response, Error> {
    let (player, session) = signed_in(&principal)?;
    let push = push(&app)?;
    app.gate.letters().pushed_to(player.id)?;
    let browsers = app.store.subscriptions_of(player.id).await?;
    let fate = match browsers.into_iter().find(|browser| browser.session == session) {
        Some(browser) => test(&app, push, &browser).await?,
        None => PushFate::Ended,
    };
    Ok((caching::PERSONAL, Json(PushTest { fate })).into_response())
}

/// Tells a browser that it is told.
async fn test(app: &App, push: &Push, browser: &Subscription) -> Result<PushFate, StoreError> {
    let key = push.key(app.store.push_key(PushKey::fresh())).await?;
    let outcome = push.tell(key, (&browser.receiver, browser.language), &PushNews::Test).await;
    let host = push.host_of(&browser.receiver);
    Ok(match outcome {
        Outcome::Taken => PushFate::Taken,
        Outcome::Gone => {
            app.store.end_subscription(browser.id).await?;
            app.metrics.push.ended.inc();
            PushFate::Ended
        }
        Outcome::Refused(status) => {
            tracing::warn!(host, "a push service refuses a test: it answers {}", status.as_u16());
            PushFate::Refused
        }
        Outcome::Later { status, .. } => {
            tracing::warn!(host, "a push service takes no test now: it answers {}", status.as_u16());
            PushFate::Later
        }
        Outcome::Unreached(reason) => {
            tracing::warn!(host, "a push service is not reached: {}", with_causes(&reason));
            PushFate::Later
        }
    })
}
