//! The caching of what belongs to one visitor.

use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};

/// For answers that belong to one visitor: no cache keeps them.
pub(super) const PERSONAL: [(HeaderName, &str); 1] = [(header::CACHE_CONTROL, "no-store")];

/// For answers with secret addresses. They are not compressed either (`no-transform`): the length of a
/// compressed answer tells something about secrets that stand beside a text of somebody else, such as a name.
pub(super) const SECRET: [(HeaderName, &str); 1] = [(header::CACHE_CONTROL, "no-store, no-transform")];

/// Makes an answer belong to one visitor, if it does not yet. No cache may keep an answer with a cookie.
pub(super) fn keep_from_caches(headers: &mut HeaderMap) {
    let is_kept = |line: &HeaderValue| !line.to_str().is_ok_and(|line| line.contains("no-store"));
    if headers.get(header::CACHE_CONTROL).is_none_or(is_kept) {
        let [(name, value)] = PERSONAL;
        headers.insert(name, HeaderValue::from_static(value));
    }
}
