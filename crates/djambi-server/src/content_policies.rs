//! The Content Security Policy of the pages.

use axum::http::HeaderValue;

use crate::site::{Embedder, frame_ancestors};

/// Scripts come from this service only; WebAssembly is allowed. Who may frame a page is said last.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
     img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors";

/// The policies of pages: of those that no other page frames, and of those that some sites may frame.
pub(crate) struct ContentPolicies {
    usual: HeaderValue,
    framed: HeaderValue,
}

impl ContentPolicies {
    /// The policies where these sites may frame pages.
    pub(crate) fn new(embedders: &[Embedder]) -> Self {
        // Sites are read so that they fit into a header; the policy without any allows no frame at all.
        let policy = |embedders| {
            let text = format!("{POLICY} {}", frame_ancestors(embedders));
            HeaderValue::from_str(&text).unwrap_or(HeaderValue::from_static(POLICY))
        };
        Self { usual: policy(&[]), framed: policy(embedders) }
    }

    /// The policy of a page.
    pub(crate) fn of_page(&self, may_be_framed: bool) -> HeaderValue {
        if may_be_framed { self.framed.clone() } else { self.usual.clone() }
    }
}
