//! The pages about the program: which one this is, who devised the game, and the licences.

use std::sync::{Arc, LazyLock};

use askama::Template;
use axum::extract::{Extension, State};
use axum::response::Response;
use djambi_text::Language;

use super::language_switch::LanguageSwitch;
use super::{PageError, page};
use crate::app::App;
use crate::build_info::Build;
use crate::http::reader::Reader;
use crate::licences::{self, LicenceNotice};
use crate::site::Site;

/// The page about the program.
#[derive(Template)]
#[template(path = "about.html")]
struct AboutPage {
    language: Language,
    switch: LanguageSwitch,
    site: Arc<Site>,
    /// The version, and where it is known the commit and its day.
    version: String,
    /// With whom people play rated games, if not with everybody.
    company: Option<String>,
}

/// The page of licences.
#[derive(Template)]
#[template(path = "licences.html")]
struct LicencesPage {
    language: Language,
    switch: LanguageSwitch,
    notices: &'static str,
}

/// What all pages of licences have in common, most of each.
#[derive(Template)]
#[template(path = "licence_notices.html")]
struct LicenceNotices {
    notices: &'static [LicenceNotice],
}

/// The notices as every page of licences has them. They are escaped once, not for each reader.
static NOTICES: LazyLock<String> =
    LazyLock::new(|| LicenceNotices { notices: licences::licences() }.render().expect("a string"));

/// `GET /about`
pub(crate) async fn about(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
) -> Result<Response, PageError> {
    let switch = LanguageSwitch::for_everybody(&reader, "/about", app.public_url.as_deref());
    let Build { version, commit, .. } = app.metrics.build();
    let commit = if commit.is_empty() { String::new() } else { format!(" ({commit})") };
    page(&AboutPage {
        language: reader.language,
        switch,
        site: app.site.clone(),
        version: format!("{version}{commit}"),
        company: app.company.told(reader.language),
    })
}

/// `GET /licences`
pub(crate) async fn licences(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
) -> Result<Response, PageError> {
    let switch = LanguageSwitch::for_everybody(&reader, "/licences", app.public_url.as_deref());
    page(&LicencesPage { language: reader.language, switch, notices: &NOTICES })
}
