//! The sender of a request.

use std::convert::Infallible;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use super::cookies::Cookies;
use super::player_id::PlayerId;
use crate::env;

/// The sender of a request, read from its cookie.
#[derive(Clone, Copy)]
pub(crate) enum Principal {
    /// Nobody that is known: the request has no cookie with a valid signature.
    Stranger,
    /// A player without an account, known by the cookie of one browser.
    Guest(PlayerId),
}

impl<S: Send + Sync> FromRequestParts<S> for Principal
where
    Cookies: FromRef<S>,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        Ok(Cookies::from_ref(state).guest(&parts.headers).map_or(Self::Stranger, Self::Guest))
    }
}

impl Principal {
    /// The player that sends the request; `None` for a stranger.
    pub(crate) const fn player(self) -> Option<PlayerId> {
        match self {
            Self::Stranger => None,
            Self::Guest(player) => Some(player),
        }
    }

    /// The player that sends the request. A stranger becomes a guest, with the headers that set its cookie.
    pub(crate) fn player_or_new(self, cookies: &Cookies) -> (PlayerId, HeaderMap) {
        match self {
            Self::Stranger => {
                let player = PlayerId::new(env::random_bytes());
                (player, cookies.set(player))
            }
            Self::Guest(player) => (player, HeaderMap::new()),
        }
    }
}
