//! The public address of the service, behind which it may be reached through a proxy.

use std::fmt;
use std::str::FromStr;

use axum::http::Uri;

/// The address at which browsers reach the service, such as `https://djambi.example`. It has no path: the
/// service is the only one at its address.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicUrl {
    /// Scheme, host and port as browsers write them in the header `Origin`.
    origin: String,
}

/// Why a text is not a public address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidPublicUrl {
    /// It is no address at all.
    #[error("this is no address; write one such as https://djambi.example, a host in ASCII (xn--…)")]
    Unreadable,
    /// It begins with neither scheme.
    #[error("the address begins with http:// or https://")]
    Scheme,
    /// It has more than a scheme, a host and a port.
    #[error("the address ends after host and port: no user, no path, no question mark")]
    Rest,
}

impl PublicUrl {
    /// Scheme, host and port without a slash at the end.
    #[must_use]
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// Whether browsers reach the service over HTTPS.
    #[must_use]
    pub fn is_https(&self) -> bool {
        self.origin.starts_with("https:")
    }

    /// Whether this is the origin of our own pages.
    pub(crate) fn is_origin(&self, origin: &str) -> bool {
        self.origin.eq_ignore_ascii_case(origin)
    }
}

impl FromStr for PublicUrl {
    type Err = InvalidPublicUrl;

    fn from_str(text: &str) -> Result<Self, InvalidPublicUrl> {
        let uri: Uri = text.parse().map_err(|_| InvalidPublicUrl::Unreadable)?;
        let (scheme, usual_port) = match uri.scheme_str() {
            Some("http") => ("http", 80),
            Some("https") => ("https", 443),
            _ => return Err(InvalidPublicUrl::Scheme),
        };
        let authority = uri.authority().ok_or(InvalidPublicUrl::Unreadable)?;
        let is_bare = matches!(uri.path(), "" | "/") && uri.query().is_none() && !text.contains('#');
        if !is_bare || authority.as_str().contains('@') {
            return Err(InvalidPublicUrl::Rest);
        }
        let host = authority.host().to_ascii_lowercase();
        let port = match (authority.port_u16(), authority.as_str().len() > authority.host().len()) {
            (None, true) => return Err(InvalidPublicUrl::Unreadable),
            (Some(port), _) if port != usual_port => format!(":{port}"),
            _ => String::new(),
        };
        if host.is_empty() {
            return Err(InvalidPublicUrl::Unreadable);
        }
        Ok(Self { origin: format!("{scheme}://{host}{port}") })
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.origin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_kept_as_browsers_write_origins() {
        for (text, origin) in [
            ("https://djambi.example", "https://djambi.example"),
            ("HTTPS://Djambi.Example:443/", "https://djambi.example"),
            ("http://djambi.example:8080", "http://djambi.example:8080"),
            ("http://[::1]:80/", "http://[::1]"),
        ] {
            let url: PublicUrl = text.parse().unwrap();
            assert_eq!(url.origin(), origin);
            assert_eq!(url.to_string().parse(), Ok(url));
        }
    }

    #[test]
    fn other_texts_are_refused_by_name() {
        for (text, error) in [
            ("", InvalidPublicUrl::Unreadable),
            ("https://", InvalidPublicUrl::Unreadable),
            ("https://:443", InvalidPublicUrl::Unreadable),
            ("https://djambi.example:x", InvalidPublicUrl::Unreadable),
            ("https://djämbi.example", InvalidPublicUrl::Unreadable),
            ("djambi.example", InvalidPublicUrl::Scheme),
            ("ftp://djambi.example", InvalidPublicUrl::Scheme),
            ("https://djambi.example/games", InvalidPublicUrl::Rest),
            ("https://djambi.example?a", InvalidPublicUrl::Rest),
            ("https://ada@djambi.example", InvalidPublicUrl::Rest),
        ] {
            assert_eq!(text.parse::<PublicUrl>(), Err(error), "{text}");
        }
    }
}
