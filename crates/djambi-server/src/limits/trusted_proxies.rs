//! From which address a request comes, behind proxies.

use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::{AtomicBool, Ordering};

use axum::http::HeaderMap;

use super::trusted_proxy::TrustedProxy;

/// The header in which each proxy adds the address of its client.
const FORWARDED_FOR: &str = "x-forwarded-for";

/// The proxies that are believed when they say from which address a request comes.
pub(crate) struct TrustedProxies {
    proxies: Vec<TrustedProxy>,
    is_stranger_reported: AtomicBool,
    is_malformed_reported: AtomicBool,
}

impl TrustedProxies {
    /// These proxies.
    pub(crate) const fn new(proxies: Vec<TrustedProxy>) -> Self {
        let is_stranger_reported = AtomicBool::new(false);
        let is_malformed_reported = AtomicBool::new(false);
        Self { proxies, is_stranger_reported, is_malformed_reported }
    }

    /// Whether this is the address of a trusted proxy.
    pub(crate) fn contains(&self, address: IpAddr) -> bool {
        self.proxies.iter().any(|proxy| proxy.contains(address.to_canonical()))
    }

    /// The address from which a request comes: that of the peer, unless the peer is a trusted proxy; then the
    /// rightmost address of `X-Forwarded-For` that is not a trusted proxy's. The addresses to its left may
    /// be invented.
    pub(crate) fn client(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let peer = peer.to_canonical();
        if !headers.contains_key(FORWARDED_FOR) {
            return peer;
        }
        if !self.contains(peer) {
            self.report_stranger(peer);
            return peer;
        }
        match self.rightmost_stranger(headers) {
            Some(Some(address)) => address,
            Some(None) => peer,
            None => {
                if !self.is_malformed_reported.swap(true, Ordering::Relaxed) {
                    tracing::warn!(
                        "a trusted proxy sends an X-Forwarded-For that cannot be read; limits go by its own address"
                    );
                }
                peer
            }
        }
    }

    /// The rightmost address that is not a trusted proxy's, or the leftmost one if all are; `None` if the
    /// header cannot be read.
    fn rightmost_stranger(&self, headers: &HeaderMap) -> Option<Option<IpAddr>> {
        let mut leftmost = None;
        for line in headers.get_all(FORWARDED_FOR).iter().rev() {
            for text in line.to_str().ok()?.rsplit(',').map(str::trim).filter(|text| !text.is_empty()) {
                let address = address(text)?;
                if !self.contains(address) {
                    return Some(Some(address));
                }
                leftmost = Some(address);
            }
        }
        Some(leftmost)
    }

    /// Says once that a proxy may have been forgotten.
    fn report_stranger(&self, peer: IpAddr) {
        if self.is_stranger_reported.swap(true, Ordering::Relaxed) {
            return;
        }
        let is_local = match peer {
            IpAddr::V4(address) => address.is_loopback() || address.is_private(),
            IpAddr::V6(address) => address.is_loopback() || address.is_unique_local(),
        };
        let proxy = if is_local { peer.to_string() } else { "ADDRESS".to_owned() };
        tracing::warn!(
            "a request has the header X-Forwarded-For, but does not come from a trusted proxy; if it is your \
             own proxy's, start with --trusted-proxy {proxy}, otherwise all its clients share the limits of one \
             address"
        );
    }
}

/// An address as proxies write it: alone, or with a port, IPv6 in brackets then.
fn address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().or_else(|_| text.parse().map(|address: SocketAddr| address.ip()));
    address.ok().map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The client of a request from this peer with these headers; 10.0.0.0/8, ::1 and 127.0.0.1 are trusted.
    fn client(peer: &str, forwarded: &[&str]) -> String {
        let proxies = ["10.0.0.0/8", "::1", "127.0.0.1"].map(|text| text.parse().unwrap());
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append(FORWARDED_FOR, line.parse().unwrap());
        }
        TrustedProxies::new(proxies.to_vec()).client(peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn a_stranger_is_not_believed() {
        assert_eq!(client("192.0.2.1", &["198.51.100.7"]), "192.0.2.1");
        assert_eq!(client("11.0.0.1", &["198.51.100.7, 10.0.0.1"]), "11.0.0.1");
        assert_eq!(client("192.0.2.1", &[]), "192.0.2.1");
    }

    #[test]
    fn the_rightmost_address_that_is_no_proxy_is_the_client() {
        assert_eq!(client("127.0.0.1", &["198.51.100.7"]), "198.51.100.7");
        assert_eq!(client("::ffff:127.0.0.1", &["198.51.100.7"]), "198.51.100.7");
        assert_eq!(client("::1", &["203.0.113.9, 198.51.100.7"]), "198.51.100.7", "the left one is invented");
        assert_eq!(client("10.1.2.3", &["203.0.113.9, 198.51.100.7, 10.9.9.9"]), "198.51.100.7");
        assert_eq!(
            client("10.1.2.3", &["203.0.113.9", "198.51.100.7,10.9.9.9", "127.0.0.1"]),
            "198.51.100.7"
        );
        assert_eq!(client("10.1.2.3", &["10.0.0.7, 10.0.0.8"]), "10.0.0.7", "all are proxies");
        assert_eq!(client("10.1.2.3", &["2001:db8::7"]), "2001:db8::7");
        assert_eq!(client("10.1.2.3", &["[2001:db8::7]:443"]), "2001:db8::7");
        assert_eq!(client("10.1.2.3", &["198.51.100.7:443"]), "198.51.100.7");
        assert_eq!(client("10.1.2.3", &["::ffff:198.51.100.7"]), "198.51.100.7");
        assert_eq!(client("10.1.2.3", &["rubbish, 198.51.100.7"]), "198.51.100.7", "it is not read so far");
    }

    #[test]
    fn a_header_that_cannot_be_read_leaves_the_proxys_address() {
        for header in ["", ",", "unknown", "198.51.100.7, _hidden", "198.51.100.7 10.0.0.1", "198.51.100.300"]
        {
            assert_eq!(client("10.1.2.3", &[header]), "10.1.2.3", "{header}");
        }
    }

    #[test]
    fn an_address_or_a_network_is_a_proxy() {
        let proxy = |text: &str| text.parse::<TrustedProxy>();
        assert_eq!(proxy("127.0.0.1").unwrap().to_string(), "127.0.0.1/32");
        assert_eq!(proxy("fd00::/8").unwrap().to_string(), "fd00::/8");
        for text in ["", "localhost", "10.0.0.0/33", "10.0.0", "::1/129"] {
            assert!(proxy(text).is_err(), "{text}");
        }
    }
}
