use std::convert::Infallible;

use axum::extract::FromRequestParts;
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::http::request::Parts;

use crate::app::App;
use crate::env;
use crate::identity::BrowserId;

/// Who sends a request: the browser that its cookie names, if it brings one of ours.
#[derive(Clone, Copy)]
pub(crate) struct Visitor(pub(crate) Option<BrowserId>);

const COOKIE: &str = "djambi";
/// As long as browsers keep a cookie: 400 days.
const COOKIE_SECONDS: u32 = 400 * 24 * 60 * 60;

impl FromRequestParts<App> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Infallible> {
        Ok(Self(cookies(&parts.headers).find_map(|sealed| app.signer.open_browser(sealed))))
    }
}

impl Visitor {
    /// The visitor's name: the one he brought, or else a new one with the cookie to be sent along.
    pub(crate) fn named(self, app: &App) -> (BrowserId, HeaderMap) {
        let mut headers = HeaderMap::new();
        let browser = self.0.unwrap_or_else(|| {
            let browser = BrowserId::new(env::random_bytes());
            let sealed = app.signer.seal_browser(browser);
            let cookie =
                format!("{COOKIE}={sealed}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax");
            let mut value = HeaderValue::try_from(cookie).expect("plain letters");
            value.set_sensitive(true);
            headers.insert(header::SET_COOKIE, value);
            browser
        });
        (browser, headers)
    }
}

/// The values of our cookie; a browser may send several of one name.
fn cookies(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    let lines = headers.get_all(header::COOKIE).iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(';')).filter_map(|pair| match pair.trim().split_once('=') {
        Some((COOKIE, sealed)) => Some(sealed),
        _ => None,
    })
}
