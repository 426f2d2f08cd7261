//! The page of an error.

use askama::Template;
use axum::http::{StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};

use crate::http::error::Error;

/// The page of an error.
#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage {
    status: u16,
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

impl IntoResponse for PageError {
    fn into_response(self) -> Response {
        self.0.log();
        let status = self.0.status();
        let title = match status {
            StatusCode::NOT_FOUND => "Not here",
            StatusCode::CONFLICT => "Taken",
            StatusCode::GONE => "An old link",
            StatusCode::TOO_MANY_REQUESTS => "Not so fast",
            _ => "That did not work",
        };
        let page = error_page(status, title, self.0.to_string());
        self.0.mark((status, self.0.headers(), page).into_response())
    }
}

/// An error as it is answered at an address: as JSON for programs, as a page for people.
pub(crate) fn error_at(path: &str, error: Error) -> Response {
    if path.starts_with("/api/") { error.into_response() } else { PageError(error).into_response() }
}

/// The page of a failure of the service itself, with the id of the request.
pub(crate) fn failure_page(status: StatusCode, message: String) -> Html<String> {
    error_page(status, "That did not work", message)
}

fn error_page(status: StatusCode, title: &'static str, mut message: String) -> Html<String> {
    if let Some(first) = message.get_mut(0..1) {
        first.make_ascii_uppercase();
    }
    message.push('.');
    let rendered = ErrorPage { status: status.as_u16(), title, message: message.clone() }.render();
    Html(rendered.unwrap_or(message))
}

/// Every unknown address: JSON for programs, a page for people.
pub(crate) async fn not_found(uri: Uri) -> Response {
    let what = if uri.path().starts_with("/api/") { "address" } else { "page" };
    error_at(uri.path(), Error::NotFound(what))
}
