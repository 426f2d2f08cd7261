use std::sync::Arc;

use tracing::Span;

use super::network::Network;

/// Where a request comes from, and its id. A socket keeps those of the request that opened it.
#[derive(Clone)]
pub(crate) struct Caller {
    /// The network of the client.
    pub(crate) network: Network,
    /// The id of the request.
    pub(crate) request: Arc<str>,
}

impl Caller {
    /// The span in which the log tells of this request.
    pub(crate) fn span(&self) -> Span {
        tracing::info_span!(target: "djambi::security", "request", id = &*self.request)
    }
}
