//! The address at which a push service takes messages for a browser.

use std::net::SocketAddr;

use axum::http::Uri;
use sha2::{Digest, Sha256};

use super::hosts::PushHosts;

/// The most bytes of an address. Those of today have a few hundred.
const MAX_BYTES: usize = 1024;
/// The port of https.
const PORT: u16 = 443;

/// An address at which a push service takes messages for a browser: whoever knows it may write there.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Endpoint {
    text: String,
    /// The host, in small letters.
    host: String,
    /// What is asked for there.
    path: String,
    /// Where a receiver of tests is reached.
    receiver: Option<SocketAddr>,
}

/// Why a text is not the address of a push service.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BadEndpoint {
    /// It is no address that begins with https, or it has a user, a port of its own or too many bytes.
    Form,
    /// It is one of a host to which nothing goes.
    Host,
}

/// Where messages may go.
#[derive(Clone, Debug)]
pub(super) struct Allowed {
    /// The hosts of push services.
    pub(super) hosts: PushHosts,
    /// Where tests receive what is sent to `http` at this very address.
    pub(super) receiver: Option<SocketAddr>,
}

impl Endpoint {
    /// Reads an address at which messages may go.
    ///
    /// # Errors
    /// When it is none.
    pub(super) fn read(text: &str, allowed: &Allowed) -> Result<Self, BadEndpoint> {
        if text.len() > MAX_BYTES || text.contains('#') {
            return Err(BadEndpoint::Form);
        }
        let uri: Uri = text.parse().map_err(|_| BadEndpoint::Form)?;
        let authority = uri.authority().ok_or(BadEndpoint::Form)?;
        let path = uri.path_and_query().ok_or(BadEndpoint::Form)?.to_string();
        let host = authority.host().to_ascii_lowercase();
        let endpoint =
            |receiver| Self { text: text.to_owned(), host: host.clone(), path: path.clone(), receiver };
        if let Some(receiver) = allowed.receiver
            && uri.scheme_str() == Some("http")
            && authority.as_str() == receiver.to_string()
        {
            return Ok(endpoint(Some(receiver)));
        }
        let is_usual_port = match authority.port() {
            Some(port) => port.as_u16() == PORT,
            // A colon without a number behind it is no port either.
            None => authority.as_str().len() == authority.host().len(),
        };
        if uri.scheme_str() != Some("https") || authority.as_str().contains('@') || !is_usual_port {
            return Err(BadEndpoint::Form);
        }
        if allowed.hosts.have(&host) { Ok(endpoint(None)) } else { Err(BadEndpoint::Host) }
    }

    /// A hash of the address, by which it is known again.
    pub(crate) fn id(&self) -> [u8; 32] {
        Sha256::digest(self.text.as_bytes()).into()
    }

    /// The host.
    pub(super) fn host(&self) -> &str {
        &self.host
    }

    /// The port.
    pub(super) fn port(&self) -> u16 {
        self.receiver.map_or(PORT, |receiver| receiver.port())
    }

    /// What is asked for at the host.
    pub(super) fn path(&self) -> &str {
        &self.path
    }

    /// Where a receiver of tests is reached, without TLS.
    pub(super) const fn receiver(&self) -> Option<SocketAddr> {
        self.receiver
    }

    /// Host and port, as a request names them.
    pub(super) fn authority(&self) -> String {
        self.receiver.map_or_else(|| self.host.clone(), |receiver| receiver.to_string())
    }

    /// Scheme, host and port, for which a token is made.
    pub(super) fn origin(&self) -> String {
        let scheme = if self.receiver.is_some() { "http" } else { "https" };
        format!("{scheme}://{}", self.authority())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALLOWED: Allowed = Allowed { hosts: PushHosts::NOWHERE, receiver: None };

    fn allowed() -> Allowed {
        Allowed { hosts: PushHosts::default(), ..ALLOWED }
    }

    #[test]
    fn an_endpoint_is_https_at_a_host_of_the_list() {
        let endpoint =
            Endpoint::read("https://FCM.googleapis.com:443/fcm/send/abc:d?e=f", &allowed()).ok().unwrap();
        assert_eq!((endpoint.host(), endpoint.path()), ("fcm.googleapis.com", "/fcm/send/abc:d?e=f"));
        assert_eq!((endpoint.origin().as_str(), endpoint.port()), ("https://fcm.googleapis.com", 443));
        for text in [
            "http://fcm.googleapis.com/a",
            "https://fcm.googleapis.com:8443/a",
            "https://fcm.googleapis.com:/a",
            "https://ada@fcm.googleapis.com/a",
            "https://ada:secret@fcm.googleapis.com/a",
            "https://fcm.googleapis.com@evil.example/a",
            "https://fcm.googleapis.com/a#b",
            "https:/fcm.googleapis.com/a",
            "//fcm.googleapis.com/a",
            "/a",
            "fcm.googleapis.com",
            "ftp://fcm.googleapis.com/a",
            "https://",
            "",
            "https://fcm.googleapis.com/a b",
            "https://fcm.googleapis.com/a\r\nb",
        ] {
            assert_eq!(Endpoint::read(text, &allowed()).err(), Some(BadEndpoint::Form), "{text}");
        }
        let long = format!("https://fcm.googleapis.com/{}", "a".repeat(MAX_BYTES));
        assert_eq!(Endpoint::read(&long, &allowed()).err(), Some(BadEndpoint::Form));
        for text in [
            "https://evil.example/a",
            "https://127.0.0.1/a",
            "https://[::1]/a",
            "https://[::ffff:127.0.0.1]/a",
            "https://localhost/a",
            "https://fcm.googleapis.com./a",
            "https://evilnotify.windows.com/a",
        ] {
            assert_eq!(Endpoint::read(text, &allowed()).err(), Some(BadEndpoint::Host), "{text}");
        }
        assert_eq!(Endpoint::read("https://fcm.googleapis.com/a", &ALLOWED).err(), Some(BadEndpoint::Host));
    }

    #[test]
    fn a_receiver_of_tests_is_reached_at_its_very_address_and_nowhere_else() {
        let receiver = Some(SocketAddr::from(([127, 0, 0, 1], 9000)));
        let tested = Allowed { receiver, ..allowed() };
        let endpoint = Endpoint::read("http://127.0.0.1:9000/push/1", &tested).ok().unwrap();
        assert_eq!((endpoint.origin().as_str(), endpoint.receiver()), ("http://127.0.0.1:9000", receiver));
        for text in ["http://127.0.0.1:9001/a", "http://localhost:9000/a", "https://127.0.0.1:9000/a"] {
            assert!(Endpoint::read(text, &tested).is_err(), "{text}");
        }
        assert!(Endpoint::read("http://127.0.0.1:9000/push/1", &allowed()).is_err());
    }
}
