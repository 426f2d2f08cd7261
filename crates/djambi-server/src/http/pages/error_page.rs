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
            _ => "That did not work",
        };
        let mut message = self.0.to_string();
        if let Some(first) = message.get_mut(0..1) {
            first.make_ascii_uppercase();
        }
        message.push('.');
        let rendered = ErrorPage { status: status.as_u16(), title, message: message.clone() }.render();
        (status, Html(rendered.unwrap_or(message))).into_response()
    }
}

/// Every unknown address: JSON for programs, a page for people.
pub(crate) async fn not_found(uri: Uri) -> Response {
    if uri.path().starts_with("/api/") {
        Error::NotFound("address").into_response()
    } else {
        PageError(Error::NotFound("page")).into_response()
    }
}
