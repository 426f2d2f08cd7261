//! The compression of answers.

use axum::http::{Extensions, HeaderMap, StatusCode, Version, header};
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate};

use super::shared_page::AsItIs;

/// Compresses answers with Brotli or gzip, as the client accepts. Assets are compressed at the build already.
pub(super) fn compression() -> CompressionLayer<impl Predicate> {
    // A level that costs about as much time as gzip and gives smaller pages.
    CompressionLayer::new()
        .quality(CompressionLevel::Precise(5))
        .compress_when(DefaultPredicate::new().and(may_be_compressed))
}

/// Whether an answer may be compressed: no socket, no error, which is short and costs its client nothing, and
/// nothing that forbids it, such as secrets.
fn may_be_compressed(status: StatusCode, _: Version, headers: &HeaderMap, extensions: &Extensions) -> bool {
    let forbids = |line: &str| line.split(',').any(|word| word.trim() == "no-transform");
    let mut caching = headers.get_all(header::CACHE_CONTROL).iter().filter_map(|line| line.to_str().ok());
    status.is_success() && extensions.get::<AsItIs>().is_none() && !caching.any(forbids)
}
