//! The relying party: the service as passkeys know it.

use std::net::IpAddr;

use sha2::{Digest, Sha256};

use crate::public_url::PublicUrl;

/// The service as passkeys know it: its host, and the origin of its pages.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct RelyingParty {
    host: String,
    origin: String,
}

impl RelyingParty {
    /// The service at its public address; without one, at the host of a request if that is this very machine. `None`
    /// where browsers have no passkeys: without https, and at a number instead of a name.
    pub(crate) fn of(public_url: Option<&PublicUrl>, host: Option<&str>) -> Option<Self> {
        let origin = match (public_url, host) {
            (Some(url), _) => url.origin().to_owned(),
            (None, Some(host)) => format!("http://{}", host.to_ascii_lowercase()),
            (None, None) => return None,
        };
        let (scheme, authority) = origin.split_once("://")?;
        let host = authority.rsplit_once(':').map_or(authority, |(host, _)| host).to_owned();
        let is_local = host == "localhost" || host.ends_with(".localhost");
        let is_number = host.starts_with('[') || host.parse::<IpAddr>().is_ok();
        let is_secure = scheme == "https" || is_local;
        (is_secure && !is_number && !host.is_empty()).then_some(Self { host, origin })
    }

    /// The host.
    pub(crate) fn host(&self) -> &str {
        &self.host
    }

    /// The origin of the service's pages.
    pub(super) fn origin(&self) -> &str {
        &self.origin
    }

    /// The hash of the host, as authenticators sign it.
    pub(super) fn hash(&self) -> [u8; 32] {
        Sha256::digest(&self.host).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passkeys_are_those_of_the_public_address_or_of_this_machine() {
        for (url, host, party) in [
            (
                Some("https://djambi.example"),
                "127.0.0.1:8080",
                Some(("djambi.example", "https://djambi.example")),
            ),
            (
                Some("https://djambi.example:8443"),
                "x",
                Some(("djambi.example", "https://djambi.example:8443")),
            ),
            (Some("http://localhost:8080"), "x", Some(("localhost", "http://localhost:8080"))),
            (None, "LocalHost:8080", Some(("localhost", "http://localhost:8080"))),
            (None, "localhost", Some(("localhost", "http://localhost"))),
            (Some("http://djambi.example"), "localhost", None),
            (Some("https://192.0.2.1"), "localhost", None),
            (Some("https://[2001:db8::1]:8443"), "localhost", None),
            (None, "djambi.example", None),
            (None, "127.0.0.1:8080", None),
            (None, "[::1]:8080", None),
            (None, "evil-localhost", None),
        ] {
            let url: Option<PublicUrl> = url.map(|url| url.parse().unwrap());
            let found = RelyingParty::of(url.as_ref(), Some(host));
            let found = found.as_ref().map(|party| (party.host(), party.origin()));
            assert_eq!(found, party, "{url:?} {host}");
        }
        assert_eq!(RelyingParty::of(None, None), None);
    }
}
