//! The pages: HTML that is readable without JavaScript. Islands of TypeScript make them interactive.

mod about_pages;
mod archive_page;
mod card;
mod concerns_page;
mod docs_page;
mod embed_page;
mod error_page;
mod error_words;
mod for_machines;
mod game_page;
mod house_page;
mod installed;
mod join_page;
mod ladder_page;
mod language_switch;
mod mail_page;
mod moderation_page;
mod order_words;
mod position_picture;
mod privacy_page;
mod qr_code;
mod rating_graph;
mod report_page;
mod speak;
mod static_pages;

use askama::Template;
use axum::body::Bytes;
use axum::http::header::{self, HeaderName};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::{MethodRouter, get};
use axum::{Extension, Router};
use djambi_text::{Language, Pages};

use super::assets;
use super::error::InternalError;
use super::shared_page::SharedPage;
use crate::app::App;

pub(super) use embed_page::MayBeFramed;
pub(super) use error_page::{PageError, error_at, failure_page, not_found};
pub(super) use speak::{is_page, speak};

/// The addresses of the pages, which the table of pages has too, and of the files that belong to them. `limited` counts
/// the requests for those that read games or players.
pub(super) fn routes(limited: &dyn Fn(MethodRouter<App>) -> MethodRouter<App>) -> Router<App> {
    static_pages::routes(limited)
        .merge(installed::routes())
        .route("/about", get(about_pages::about))
        .route("/licences", get(about_pages::licences))
        .route("/docs", limited(get(docs_page::contents)))
        .route("/docs/{chapter}", limited(get(docs_page::chapter)))
        .route("/house/{name}", limited(get(house_page::house)))
        .route("/privacy", get(privacy_page::privacy))
        .route("/games", limited(get(archive_page::games)))
        .route("/ladder", limited(get(ladder_page::ladder)))
        .route("/player/{name}", limited(get(archive_page::player)))
        .route("/game/{id}", limited(get(game_page::game)))
        .route("/embed/game/{id}", limited(get(embed_page::embedded_game)))
        .route("/game/{id}/qr.svg", limited(get(qr_code::qr_code)))
        .route("/picture.png", limited(get(position_picture::position_picture)))
        .route("/join/{token}", limited(get(join_page::invitation).post(join_page::join)))
        .route("/mail/confirm/{token}", limited(get(mail_page::confirmation).post(mail_page::confirm)))
        .route("/mail/stop/{token}", limited(get(mail_page::stop_page).post(mail_page::stop)))
        .route("/concerns", limited(get(concerns_page::concerns).post(concerns_page::answer)))
        .route("/report", limited(get(report_page::report_page).post(report_page::report)))
        .route("/moderation", limited(get(moderation_page::moderation).post(moderation_page::moderate)))
        .route("/moderation/log", limited(get(moderation_page::order_log)))
        .route("/moderation/case/{key}", limited(get(moderation_page::case)))
        .route("/moderation/report/{number}", limited(get(moderation_page::reported)))
        .route("/robots.txt", get(for_machines::robots))
        .route("/.well-known/security.txt", get(for_machines::security_txt))
        .route("/favicon.ico", get(for_machines::favicon))
}

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

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    /// The table of pages is read by the build of the pages, and by the tests of service and pages.
    #[test]
    fn the_table_of_pages_has_the_address_of_each_page() {
        let table = include_str!("../../../../web/pages.json");
        let table: BTreeMap<&str, serde_json::Value> = serde_json::from_str(table).unwrap();
        let sources = [
            include_str!("pages.rs"),
            include_str!("pages/static_pages.rs"),
            include_str!("pages/installed.rs"),
        ];
        let routes = sources.into_iter().flat_map(str::lines).filter_map(|line| {
            let (address, _) = line.trim().strip_prefix(".route(\"")?.split_once("\", ")?;
            // Files have an ending.
            (!address.contains('.')).then_some(address)
        });
        assert_eq!(routes.collect::<BTreeSet<_>>(), table.into_keys().collect());
    }
}
