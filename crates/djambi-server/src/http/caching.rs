//! The values of `Cache-Control` of what belongs to one visitor.

use axum::http::header::{self, HeaderName};

/// For answers that belong to one visitor: no cache keeps them.
pub(super) const PERSONAL: [(HeaderName, &str); 1] = [(header::CACHE_CONTROL, "no-store")];

/// For answers with secret addresses. They are not compressed either (`no-transform`): the length of a
/// compressed answer tells something about secrets that stand beside a text of somebody else, such as a name.
pub(super) const SECRET: [(HeaderName, &str); 1] = [(header::CACHE_CONTROL, "no-store, no-transform")];
