//! Assets: the built files for the browser, embedded in the program.

use std::borrow::Cow;
use std::collections::BTreeMap;

use axum::body::Body;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use djambi_protocol::Missing;
use rust_embed::RustEmbed;

use super::codings::{accepts, accepts_brotli};
use super::error::Error;
use super::path_param::PathParam;
use super::shared_page::AsItIs;
use crate::app::App;

/// The files that `web/build/build.mjs` writes to `web/dist`. A program built without them serves its pages without
/// styles and scripts. A debug build reads them from disk, so that they can be rebuilt while the service
/// runs.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// Whether there are no built files, so that pages have no styles and no scripts.
pub(crate) fn are_missing() -> bool {
    Dist::get("manifest.json").is_none()
}

/// The caching of a file whose name changes with its content: a year.
const IMMUTABLE: &str = "public, max-age=31536000, immutable";

/// The address of a built file with this plain name: `game.js` is at `/assets/game-HASH.js`.
pub(super) fn address(name: &str) -> String {
    let hashed = manifest().remove(name);
    format!("/assets/{}", hashed.as_deref().unwrap_or(name))
}

/// The text of a built file with this plain name.
pub(super) fn text(name: &str) -> Option<String> {
    String::from_utf8(content(name)?.into_owned()).ok()
}

/// The content of a built file with this plain name.
pub(super) fn content(name: &str) -> Option<Cow<'static, [u8]>> {
    Some(Dist::get(manifest().get(name).map_or(name, String::as_str))?.data)
}

/// `GET /assets/{name}`
pub(super) async fn asset(
    State(app): State<App>,
    PathParam(name): PathParam,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let plain =
        Dist::get(&name).filter(|_| content_type(&name).is_some()).ok_or(Error::not_found(Missing::File))?;
    // What the build has not compressed is not to be compressed, such as fonts.
    let compressed = Dist::get(&format!("{name}.br"));
    let is_immutable = manifest().values().any(|hashed| *hashed == name);
    let cache = if is_immutable { IMMUTABLE } else { "no-cache" };
    let mut answer = HeaderMap::new();
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(content_type(&name).unwrap_or_default()));
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    let (coding, body) = match compressed {
        Some(brotli) if accepts_brotli(&headers) => (Some("br"), Body::from(brotli.data)),
        Some(_) if is_immutable && accepts(&headers, "gzip") => {
            (Some("gzip"), Body::from(app.gzipped_assets.gzip(&name, &plain.data)))
        }
        _ => (None, Body::from(plain.data)),
    };
    if let Some(coding) = coding {
        answer.insert(header::CONTENT_ENCODING, HeaderValue::from_static(coding));
    }
    Ok((answer, Extension(AsItIs), body).into_response())
}

/// The names of the built files by their plain names.
fn manifest() -> BTreeMap<String, String> {
    let file = Dist::get("manifest.json");
    file.and_then(|file| serde_json::from_slice(&file.data).ok()).unwrap_or_default()
}

/// The content type of a file by the extension of its name. Files of other types are not served.
fn content_type(name: &str) -> Option<&'static str> {
    let (_, extension) = name.rsplit_once('.')?;
    Some(match extension {
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "bin" => "application/octet-stream",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "webmanifest" => "application/manifest+json",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        _ => return None,
    })
}
