//! The manual: its contents, its chapters, and what is found in it.

use askama::Template;
use axum::extract::{Extension, RawQuery, State};
use axum::response::Response;
use djambi_protocol::Missing;
use djambi_text::{Language, Pages};
use serde::Deserialize;

use super::language_switch::LanguageSwitch;
use super::{PageError, page};
use crate::app::App;
use crate::http::error::Error;
use crate::http::path_param::PathParam;
use crate::http::reader::Reader;
use crate::manual::{self, Chapter, Hit, Part, Readers};

/// The contents of the manual, or what is found in it.
#[derive(Template)]
#[template(path = "docs.html")]
struct DocsPage {
    language: Language,
    switch: LanguageSwitch,
    parts: &'static [Part],
    /// The words that are looked for.
    wanted: String,
    hits: Vec<Hit>,
}

impl DocsPage {
    /// The title of a part.
    fn title(&self, readers: Readers) -> &'static str {
        let text = Pages(self.language);
        match readers {
            Readers::Players => text.docs_players(),
            Readers::Hosts => text.docs_hosts(),
            Readers::Programmers => text.docs_programmers(),
            Readers::Makers => text.docs_makers(),
            Readers::Askers => text.docs_askers(),
        }
    }
}

/// A chapter of the manual.
#[derive(Template)]
#[template(path = "docs_chapter.html")]
struct ChapterPage {
    language: Language,
    switch: LanguageSwitch,
    before: Option<&'static Chapter>,
    chapter: &'static Chapter,
    next: Option<&'static Chapter>,
}

/// The words that are looked for.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Search {
    q: String,
}

/// The longest text that is looked for, in characters.
const MAX_WANTED: usize = 100;

/// `GET /docs`: the contents; with `?q=`, the places that have these words.
///
/// # Errors
/// If the page cannot be made.
pub(crate) async fn contents(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    RawQuery(query): RawQuery,
) -> Result<Response, PageError> {
    let Search { q } = serde_urlencoded::from_str(query.as_deref().unwrap_or_default()).unwrap_or_default();
    let wanted: String = q.trim().chars().take(MAX_WANTED).collect();
    let switch = LanguageSwitch::for_everybody(&reader, "/docs", app.public_url.as_deref());
    let hits = manual::search(&wanted);
    page(&DocsPage { language: reader.language, switch, parts: manual::parts(), wanted, hits })
}

/// `GET /docs/{chapter}`
///
/// # Errors
/// If there is no such chapter.
pub(crate) async fn chapter(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
    PathParam(slug): PathParam,
) -> Result<Response, PageError> {
    let (before, chapter, next) = manual::chapter(&slug).ok_or(Error::not_found(Missing::Address))?;
    let path = format!("/docs/{slug}");
    let switch = LanguageSwitch::for_everybody(&reader, &path, app.public_url.as_deref());
    page(&ChapterPage { language: reader.language, switch, before, chapter, next })
}
