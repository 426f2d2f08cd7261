//! The pages, rendered here and readable without JavaScript; islands of TypeScript add life.

mod error_page;
mod game_page;
mod join_page;
mod static_pages;

use askama::Template;
use axum::http::header;
use axum::response::{Html, IntoResponse, Response};

pub(crate) use error_page::not_found;
pub(crate) use game_page::game;
pub(crate) use join_page::{invitation, join};
pub(crate) use static_pages::{analysis, home, rules};

use error_page::PageError;

/// The address of a built file, by its plain name; for the templates.
pub(crate) fn asset(name: &str) -> String {
    crate::http::assets::address(name)
}

/// A page as an answer. Pages are asked for anew each time: they name the built files by their content.
fn page(template: &impl Template) -> Result<Response, PageError> {
    let html = template
        .render()
        .map_err(|error| PageError(crate::http::error::InternalError::from(error).into()))?;
    Ok(([(header::CACHE_CONTROL, "no-cache")], Html(html)).into_response())
}

/// A picture from the built files, to be set into a page.
pub(crate) fn picture(name: &str) -> String {
    crate::http::assets::text(name).unwrap_or_default()
}
