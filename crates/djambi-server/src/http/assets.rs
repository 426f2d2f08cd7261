//! The built browser files, embedded in the program.

use std::borrow::Cow;
use std::collections::BTreeMap;

use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::http::error::Error;
use crate::http::path_param::Segment;

/// What `web/build.mjs` leaves in `web/dist`. A program built without it serves its pages without style and life. In a
/// debug build the files are read from disk, so that they can be built anew while the service runs.
#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Dist;

/// A year: a file's name changes with its content.
const FOREVER: &str = "public, max-age=31536000, immutable";

/// The address of a built file, by its plain name: `game.js` is found at `/assets/game-HASH.js`.
pub(crate) fn address(name: &str) -> String {
    let hashed = manifest().remove(name);
    format!("/assets/{}", hashed.as_deref().unwrap_or(name))
}

/// The text of a built file, by its plain name.
pub(crate) fn text(name: &str) -> Option<String> {
    let file = Dist::get(manifest().get(name).map_or(name, String::as_str))?;
    String::from_utf8(file.data.into_owned()).ok()
}

/// `GET /assets/{name}`
pub(crate) async fn serve(Segment(name): Segment, headers: HeaderMap) -> Result<Response, Error> {
    let plain = Dist::get(&name).filter(|_| kind(&name).is_some()).ok_or(Error::NotFound("file"))?;
    let compressed = accepts_brotli(&headers).then(|| Dist::get(&format!("{name}.br"))).flatten();
    let cache = if manifest().values().any(|hashed| *hashed == name) { FOREVER } else { "no-cache" };
    let mut answer = HeaderMap::new();
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(&name).unwrap_or_default()));
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if compressed.is_some() {
        answer.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
    }
    let body: Cow<'static, [u8]> = compressed.unwrap_or(plain).data;
    Ok((answer, body).into_response())
}

fn manifest() -> BTreeMap<String, String> {
    let file = Dist::get("manifest.json");
    file.and_then(|file| serde_json::from_slice(&file.data).ok()).unwrap_or_default()
}

/// The content type of the files we serve; others are not served.
fn kind(name: &str) -> Option<&'static str> {
    let (_, ending) = name.rsplit_once('.')?;
    Some(match ending {
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
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

fn accepts_brotli(headers: &HeaderMap) -> bool {
    let accepted = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|line| line.to_str().ok());
    accepted.flat_map(|line| line.split(',')).any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        let refused = |weight: &str| weight.strip_prefix("q=").is_some_and(|q| q.parse() == Ok(0.0));
        parts.next() == Some("br") && !parts.any(refused)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brotli_goes_only_to_those_who_want_it() {
        let accepts = |line: &str| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, line.parse().unwrap());
            accepts_brotli(&headers)
        };
        assert!(accepts("gzip, deflate, br, zstd"));
        assert!(accepts("br;q=0.5"));
        assert!(!accepts("br;q=0"));
        assert!(!accepts("gzip, brr"));
        assert!(!accepts_brotli(&HeaderMap::new()));
    }
}
