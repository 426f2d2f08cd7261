//! The host's own pages.

use askama::Template;
use axum::extract::{Extension, State};
use axum::response::Response;
use djambi_protocol::Missing;
use djambi_text::Language;

use super::language_switch::LanguageSwitch;
use super::{PageError, page};
use crate::app::App;
use crate::http::error::Error;
use crate::http::path_param::PathParam;
use crate::http::reader::Reader;
use crate::manual::Chapter;

/// A page of the host.
#[derive(Template)]
#[template(path = "house.html")]
struct HousePage<'a> {
    language: Language,
    switch: LanguageSwitch,
    /// The language of the text, if it is another one.
    other: Option<Language>,
    chapter: &'a Chapter,
}

/// `GET /house/{name}`
///
/// # Errors
/// If there is no such page.
pub(crate) async fn house(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    PathParam(name): PathParam,
) -> Result<Response, PageError> {
    let language = reader.language;
    let found = app.site.pages.page(&name, language).ok_or(Error::not_found(Missing::Address))?;
    let (written, chapter) = found;
    let path = format!("/house/{name}");
    let switch = LanguageSwitch::for_everybody(&reader, &path, app.public_url.as_deref());
    let other = written.filter(|written| *written != language);
    page(&HousePage { language, switch, other, chapter })
}
