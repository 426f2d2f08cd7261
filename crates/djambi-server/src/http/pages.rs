//! The pages: HTML that is readable without JavaScript. Islands of TypeScript make them interactive.

mod about_pages;
mod archive_page;
mod card;
mod error_page;
mod error_words;
mod for_machines;
mod game_page;
mod join_page;
mod ladder_page;
mod language_switch;
mod position_picture;
mod privacy_page;
mod qr_code;
mod rating_graph;
mod speak;
mod static_pages;

use askama::Template;
use axum::Extension;
use axum::body::Bytes;
use axum::http::header::{self, HeaderName};
use axum::response::{Html, IntoResponse, Response};
use djambi_text::{Language, Pages};

use super::assets;
use super::error::InternalError;
use super::shared_page::SharedPage;

pub(super) use about_pages::{about, licences};
pub(super) use archive_page::{games, player};
pub(super) use error_page::{PageError, error_at, failure_page, not_found};
pub(super) use for_machines::{favicon, robots, security_txt};
pub(super) use game_page::game;
pub(super) use join_page::{invitation, join};
pub(super) use ladder_page::ladder;
pub(super) use position_picture::position_picture;
pub(super) use privacy_page::privacy;
pub(super) use qr_code::qr_code;
pub(super) use speak::{is_page, speak};
pub(super) use static_pages::*;

/// The address of a built file with this plain name, for the templates.
pub(super) fn asset(name: &str) -> String {
    assets::address(name)
}

/// The texts of the pages in a language, for the templates.
pub(super) fn text(language: &Language) -> Pages {
    Pages(*language)
}

/// The address of the script of a page in a language, for the templates: `game.fr.js` for `game`.
pub(super) fn script(page: &str, language: &Language) -> String {
    assets::address(&format!("{page}.{}.js", language.code()))
}

/// A page as an answer. Browsers ask for a page each time: it holds the names of the built files, which
/// change.
fn page(template: &impl Template) -> Result<Response, PageError> {
    let html = Bytes::from(template.render().map_err(InternalError::from)?);
    let shared = Extension(SharedPage(html.clone()));
    Ok(([(header::CACHE_CONTROL, "no-cache")], shared, Html(html)).into_response())
}

/// A page that belongs to one visitor, as an answer.
fn personal_page(
    template: &impl Template,
    caching: [(HeaderName, &'static str); 1],
) -> Result<Response, PageError> {
    let html = template.render().map_err(InternalError::from)?;
    Ok((caching, Html(html)).into_response())
}

/// Whether the program was built without the files for the browser, for the templates.
pub(super) fn is_naked() -> bool {
    assets::are_missing()
}

/// A picture from the built files as SVG text, for the templates.
pub(super) fn picture(name: &str) -> String {
    assets::text(name).unwrap_or_default()
}

/// A picture with words in a language: `figure-start.fr.html` for `figure-start.html`.
pub(super) fn picture_in(name: &str, language: &Language) -> String {
    let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
    picture(&format!("{stem}.{}.{extension}", language.code()))
}
