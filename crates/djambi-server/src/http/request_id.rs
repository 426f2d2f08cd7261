//! The ids of requests, by which a host finds in the log what a user tells of.

use std::net::IpAddr;

use axum::http::{HeaderMap, HeaderName, HeaderValue, Request};
use tower_http::request_id::{MakeRequestId, RequestId};

use crate::env;
use crate::limits::TrustedProxies;

/// The header of a request's id.
const HEADER: HeaderName = HeaderName::from_static("x-request-id");
/// The maximum length of an id that a proxy gives.
const MAX_LENGTH: usize = 64;

/// Makes an id for each request that has none.
#[derive(Clone, Copy)]
pub(super) struct RandomId;

impl MakeRequestId for RandomId {
    fn make_request_id<B>(&mut self, _: &Request<B>) -> Option<RequestId> {
        HeaderValue::try_from(env::random_request_id()).ok().map(RequestId::new)
    }
}

/// Takes away an id that does not come from a trusted proxy, or is more than a short plain word.
pub(super) fn strip(headers: &mut HeaderMap, peer: IpAddr, proxies: &TrustedProxies) {
    let is_plain = |id: &HeaderValue| {
        let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || b"-_.".contains(byte);
        (1..=MAX_LENGTH).contains(&id.len()) && id.as_bytes().iter().all(is_word)
    };
    let ids = headers.get_all(HEADER).iter().count();
    if ids > 0 && (ids > 1 || !proxies.contains(peer) || !headers.get(HEADER).is_some_and(is_plain)) {
        headers.remove(HEADER);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The ids that are left.
    fn left(peer: &str, ids: &[&str]) -> Vec<HeaderValue> {
        let mut headers = HeaderMap::new();
        for id in ids {
            headers.append(HEADER, id.parse().unwrap());
        }
        strip(&mut headers, peer.parse().unwrap(), &TrustedProxies::new(vec!["127.0.0.1".parse().unwrap()]));
        headers.get_all(HEADER).iter().cloned().collect()
    }

    #[test]
    fn only_a_trusted_proxy_gives_ids_and_only_plain_ones() {
        assert_eq!(left("127.0.0.1", &["req-1_A.b"]), ["req-1_A.b"]);
        assert!(left("192.0.2.1", &["req-1"]).is_empty());
        let long = "x".repeat(MAX_LENGTH + 1);
        for ids in [&["a b"] as &[&str], &["a\"b"], &[""], &[&long], &["a", "b"]] {
            assert!(left("127.0.0.1", ids).is_empty(), "{ids:?}");
        }
    }
}
