//! The visitor of a request, read from its cookie.

use std::convert::Infallible;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

use super::cookies::Cookies;
use super::guest_id::GuestId;
use crate::env;

/// The sender of a request: the guest of its cookie, if the request has a cookie with a valid signature.
#[derive(Clone, Copy)]
pub(crate) struct Visitor(pub(crate) Option<GuestId>);

impl<S: Send + Sync> FromRequestParts<S> for Visitor
where
    Cookies: FromRef<S>,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        Ok(Self(Cookies::from_ref(state).guest(&parts.headers)))
    }
}

impl Visitor {
    /// The visitor's guest id. A visitor without one gets a new id, with the headers that set its cookie.
    pub(crate) fn guest_or_new(self, cookies: &Cookies) -> (GuestId, HeaderMap) {
        self.0.map_or_else(
            || {
                let guest = GuestId::new(env::random_bytes());
                (guest, cookies.set(guest))
            },
            |guest| (guest, HeaderMap::new()),
        )
    }
}
