//! The visitor of a request, read from its cookie.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts};
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::request::Parts;

use crate::env;
use crate::identity::{GuestId, Signer};

/// The sender of a request: the guest of its cookie, if the request has a cookie with a valid signature.
#[derive(Clone, Copy)]
pub(crate) struct Visitor(pub(crate) Option<GuestId>);

/// The cookie's name.
const COOKIE: &str = "djambi";
/// The cookie's lifetime: 400 days, the maximum that browsers allow.
const COOKIE_SECONDS: u32 = 400 * 24 * 60 * 60;

impl<S: Send + Sync> FromRequestParts<S> for Visitor
where
    Arc<Signer>: FromRef<S>,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let signer = Arc::from_ref(state);
        Ok(Self(cookies(&parts.headers).find_map(|sealed| signer.open_guest(sealed))))
    }
}

impl Visitor {
    /// The visitor's guest id. A visitor without one gets a new id, with the headers that set its cookie.
    pub(crate) fn guest_or_new(self, signer: &Signer) -> (GuestId, HeaderMap) {
        let mut headers = HeaderMap::new();
        let guest = self.0.unwrap_or_else(|| {
            let guest = GuestId::new(env::random_bytes());
            let sealed = signer.seal_guest(guest);
            let cookie =
                format!("{COOKIE}={sealed}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax");
            let mut value = HeaderValue::try_from(cookie).expect("plain letters");
            value.set_sensitive(true);
            headers.insert(header::SET_COOKIE, value);
            guest
        });
        (guest, headers)
    }
}

/// The values of our cookie; a browser may send several cookies of one name.
fn cookies(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(';')).filter_map(|pair| match pair.trim().split_once('=') {
        Some((COOKIE, sealed)) => Some(sealed),
        _ => None,
    })
}
