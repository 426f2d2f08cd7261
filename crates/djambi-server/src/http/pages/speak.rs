//! The language of pages: each request for a page learns its reader, and each page says in which language it
//! is.

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;

use super::error_page::{Trouble, write};
use crate::app::App;
use crate::http::reader::Reader;
use crate::http::{api, caching, language};

/// What pages depend on.
const VARY: &str = "Accept-Language, Cookie";

/// Finds the reader of a request, lets it be answered, writes the page of an error, and says of a page in
/// which language it is. Programs have no language.
pub(crate) async fn speak(State(app): State<App>, mut request: Request, next: Next) -> Response {
    if api::is_address(request.uri().path()) {
        return next.run(request).await;
    }
    let house = app.site.pages.clone();
    let reader = Reader::of(request.uri(), request.headers(), app.public_url.as_deref(), house);
    request.extensions_mut().insert(reader.clone());
    let mut response = next.run(request).await;
    if let Some(trouble) = response.extensions_mut().remove::<Trouble>() {
        write(&mut response, &trouble, &reader);
    }
    let headers = response.headers_mut();
    if is_page(headers) {
        let is_https = app.public_url.as_ref().is_some_and(|url| url.is_https());
        tell(headers, &reader, if is_https { "; Secure" } else { "" });
    }
    response
}

/// Whether an answer with these headers is a page.
pub(crate) fn is_page(headers: &HeaderMap) -> bool {
    headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind.as_bytes().starts_with(b"text/html"))
}

/// Says in which language a page is, on what that depends, and what the browser is to remember.
fn tell(headers: &mut HeaderMap, reader: &Reader, secure: &str) {
    headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(reader.language.code()));
    let known = headers.get_all(header::VARY).iter().filter_map(|line| line.to_str().ok());
    let vary: Vec<&str> = known.chain([VARY]).collect();
    if let Ok(line) = HeaderValue::try_from(vary.join(", ")) {
        headers.insert(header::VARY, line);
    }
    if let Some(cookie) = reader.chosen.and_then(|chosen| language::cookie(chosen, secure)) {
        headers.append(header::SET_COOKIE, cookie);
        caching::keep_from_caches(headers);
    }
}
