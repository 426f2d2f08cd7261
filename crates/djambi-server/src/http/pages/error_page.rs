use askama::Template;
use axum::http::{StatusCode, Uri};
use axum::response::{Html, IntoResponse, Response};

use crate::http::error::Error;

/// What a person sees when something is not there or goes wrong.
#[derive(Template)]
#[template(path = "error.html")]
struct ErrorPage {
    status: u16,
    title: &'static str,
    message: String,
}

/// An error on its way to a person: the same status and log as for a program, but a page instead of JSON.
pub(crate) struct PageError(pub(crate) Error);

impl From<Error> for PageError {
    fn from(error: Error) -> Self {
        Self(error)
    }
}

impl IntoResponse for PageError {
    fn into_response(self) -> Response {
        self.0.log();
        let (_, status, _) = self.0.manner();
        let title = match status {
            StatusCode::NOT_FOUND => "Not here",
            StatusCode::CONFLICT => "Taken",
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

/// Every address we don't know: JSON for programs, a page for people.
pub(crate) async fn not_found(uri: Uri) -> Response {
    if uri.path().starts_with("/api/") {
        Error::NotFound("address").into_response()
    } else {
        PageError(Error::NotFound("page")).into_response()
    }
}
