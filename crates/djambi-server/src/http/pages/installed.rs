//! What browsers need to install the pages and to show some of them without a network: the manifest, the icons, the
//! service worker, and the page that it shows in place of all others.

use std::fmt::Write as _;

use askama::Template;
use axum::Router;
use axum::extract::{Extension, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use djambi_protocol::Missing;
use djambi_text::{Language, Pages};
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::language_switch::LanguageSwitch;
use super::{PageError, page};
use crate::app::App;
use crate::build_info::Build;
use crate::http::assets;
use crate::http::error::Error;
use crate::http::reader::Reader;
use crate::pictures::Icon;

/// The colour of the paper, on which pages begin.
const PAPER: &str = "#f5efe2";
/// Browsers ask each time: what these name changes with the program.
const REVALIDATED: &str = "no-cache";

/// The manifest of the pages as an application.
#[derive(Serialize)]
struct Manifest<'a> {
    id: &'static str,
    name: String,
    short_name: &'static str,
    description: &'a str,
    lang: &'static str,
    dir: &'static str,
    start_url: &'static str,
    scope: &'static str,
    display: &'static str,
    theme_color: &'static str,
    background_color: &'static str,
    categories: [&'static str; 1],
    icons: Vec<ManifestIcon>,
    shortcuts: Vec<Shortcut<'a>>,
}

/// An icon in the manifest.
#[derive(Serialize)]
struct ManifestIcon {
    src: &'static str,
    sizes: String,
    r#type: &'static str,
    purpose: &'static str,
}

/// A page that the menu of the icon leads to.
#[derive(Serialize)]
struct Shortcut<'a> {
    name: &'a str,
    url: &'static str,
}

/// The page in place of those that need a network.
#[derive(Template)]
#[template(path = "offline.html")]
struct OfflinePage {
    language: Language,
    switch: LanguageSwitch,
}

/// The addresses of these files, beside that of the page.
pub(super) fn routes() -> Router<App> {
    let router = Router::new()
        .route("/app.webmanifest", get(manifest))
        .route("/sw.js", get(service_worker))
        .route("/offline", get(offline));
    Icon::ALL
        .into_iter()
        .fold(router, |router, icon| router.route(icon.address(), get(async move || picture(icon))))
}

/// `GET /offline`
async fn offline(
    State(app): State<App>,
    Extension(reader): Extension<Reader>,
) -> Result<Response, PageError> {
    let switch = LanguageSwitch::for_everybody(&reader, "/offline", app.public_url.as_deref());
    page(&OfflinePage { language: reader.language, switch })
}

/// `GET /app.webmanifest`: the manifest in the reader's language.
async fn manifest(State(app): State<App>, Extension(reader): Extension<Reader>) -> Response {
    let text = Pages(reader.language);
    let name = app.site.name.as_ref().map_or_else(|| "Djambi".to_owned(), ToString::to_string);
    let icon = |icon: Icon| ManifestIcon {
        src: icon.address(),
        sizes: format!("{0}x{0}", icon.side()),
        r#type: "image/png",
        purpose: if icon == Icon::Maskable { "maskable" } else { "any" },
    };
    let shortcut = |name, url| Shortcut { name, url };
    let manifest = Manifest {
        id: "/",
        name,
        short_name: "Djambi",
        description: text.description(),
        lang: reader.language.code(),
        dir: "ltr",
        start_url: "/",
        scope: "/",
        display: "standalone",
        theme_color: PAPER,
        background_color: PAPER,
        categories: ["games"],
        icons: [Icon::Small, Icon::Large, Icon::Maskable].map(icon).into(),
        shortcuts: vec![
            shortcut(text.play_offline(), "/play"),
            shortcut(text.learn(), "/learn"),
            shortcut(text.puzzles(), "/puzzles"),
            shortcut(text.analysis(), "/analysis"),
        ],
    };
    let headers = [(header::CONTENT_TYPE, "application/manifest+json"), (header::CACHE_CONTROL, REVALIDATED)];
    (headers, serde_json::to_string(&manifest).unwrap_or_default()).into_response()
}

/// `GET /sw.js`: the service worker. It is another one in each release, and when the foot of its pages changes.
async fn service_worker(State(app): State<App>) -> Result<Response, Error> {
    let script = assets::text("service_worker.js").ok_or(Error::not_found(Missing::File))?;
    let headers =
        [(header::CONTENT_TYPE, "text/javascript; charset=utf-8"), (header::CACHE_CONTROL, REVALIDATED)];
    let release = release(&app);
    Ok((headers, format!("self.release=\"{release}\";{script}")).into_response())
}

/// What tells this service's pages from those of another release or host: letters and digits.
fn release(app: &App) -> String {
    let Build { version, commit, .. } = app.metrics.build();
    let mut hash = Sha256::new_with_prefix(format!("{version} {commit}"));
    for language in Language::ALL {
        for (name, title) in app.site.pages.titles(language) {
            hash.update(format!("\n{name}\n{title}"));
        }
    }
    hash.finalize().iter().take(8).fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn picture(icon: Icon) -> Result<Response, Error> {
    let png = icon.png(assets::content).ok_or(Error::not_found(Missing::File))?;
    let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=604800")];
    Ok((headers, png).into_response())
}
