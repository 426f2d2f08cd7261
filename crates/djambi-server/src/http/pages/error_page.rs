//! The page of an error.

use std::sync::Arc;

use askama::Template;
use axum::body::Body;
use axum::http::{HeaderValue, Uri, header};
use axum::response::{IntoResponse, Response};
use djambi_protocol::{Missing, Refusal};
use djambi_text::{Language, Pages, problem};

use super::error_words::{error_sentence, error_title};
use super::language_switch::LanguageSwitch;
use crate::http::error::Error;
use crate::http::reader::Reader;
use crate::http::{api, caching};

/// The page of an error.
#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage {
    language: Language,
    switch: LanguageSwitch,
    title: &'static str,
    message: String,
}

/// An error that is answered with a page instead of JSON; status and log are the same.
pub(crate) struct PageError(Error);

impl<E: Into<Error>> From<E> for PageError {
    fn from(error: E) -> Self {
        Self(error.into())
    }
}

/// What the page of an error tells. The answer carries it until the page is written, where the reader is
/// known ([`super::speak()`]).
#[derive(Clone)]
pub(super) enum Trouble {
    /// A request fails.
    Error(Arc<Error>),
    /// The service itself fails.
    Failure(Refusal),
}

impl IntoResponse for PageError {
    fn into_response(self) -> Response {
        self.0.log();
        let response = self.0.mark((self.0.status(), self.0.headers()).into_response());
        with_trouble(response, Trouble::Error(Arc::new(self.0)))
    }
}

/// An error as it is answered at an address: as JSON for programs, as a page for people.
pub(crate) fn error_at(path: &str, error: Error) -> Response {
    if api::is_address(path) { error.into_response() } else { PageError(error).into_response() }
}

/// The page of a failure of the service itself.
pub(crate) fn failure_page(refusal: Refusal) -> Response {
    with_trouble(().into_response(), Trouble::Failure(refusal))
}

fn with_trouble(mut response: Response, trouble: Trouble) -> Response {
    response.extensions_mut().insert(trouble);
    response
}

/// Writes the page of an error into its answer.
pub(super) fn write(response: &mut Response, trouble: &Trouble, reader: &Reader) {
    let text = Pages(reader.language);
    let (title, message) = match trouble {
        Trouble::Error(error) => (error_title(text, error), error_sentence(text, error)),
        Trouble::Failure(refusal) => (text.trouble_title(), problem(reader.language, &refusal.problem())),
    };
    let language = reader.language;
    let switch = LanguageSwitch::new(reader);
    let html = ErrorPage { language, switch, title, message: message.clone() }.render().unwrap_or(message);
    response.headers_mut().remove(header::CONTENT_LENGTH);
    let kind = HeaderValue::from_static("text/html; charset=utf-8");
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    caching::keep_from_caches(response.headers_mut());
    *response.body_mut() = Body::from(html);
}

/// Every unknown address: JSON for programs, a page for people.
pub(crate) async fn not_found(uri: Uri) -> Response {
    let what = if api::is_address(uri.path()) { Missing::Address } else { Missing::Page };
    error_at(uri.path(), Error::not_found(what))
}
