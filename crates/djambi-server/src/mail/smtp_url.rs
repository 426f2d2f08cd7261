//! The address of the server by which mail goes out.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use axum::http::Uri;
use percent_encoding::percent_decode_str;

/// The server by which mail goes out, such as `smtps://djambi@mail.example.org`: how it is reached, and as whom. The
/// password is kept elsewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SmtpUrl {
    pub(super) encryption: Encryption,
    pub(super) host: String,
    pub(super) port: u16,
    pub(super) user: Option<String>,
}

/// How what is sent is hidden from those on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encryption {
    /// By TLS from the first byte on.
    Tls,
    /// By TLS after a plain greeting; without it nothing is sent.
    StartTls,
    /// By TLS after a plain greeting, if the server offers it.
    StartTlsIfOffered,
    /// Not at all: it does not leave the machine.
    None,
}

/// Why a text is not the address of such a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidSmtpUrl {
    /// It is no address at all.
    #[error("this is no address of a mail server; write one such as smtps://user@mail.example.org")]
    Unreadable,
    /// It begins with neither scheme.
    #[error("the address begins with smtp:// or smtps://")]
    Scheme,
    /// It has a password in it.
    #[error("a password has no place in the address: --smtp-password-file names a file that holds it")]
    Password,
    /// It has more than a scheme, a user, a host and a port.
    #[error("the address ends after host and port: no path, no question mark")]
    Rest,
}

impl SmtpUrl {
    /// Whether the server is on this machine.
    pub(crate) fn is_local(&self) -> bool {
        let host = self.host.trim_matches(['[', ']']);
        host == "localhost" || host.parse().is_ok_and(|address: IpAddr| address.is_loopback())
    }

    /// The user as whom mail is sent, if the server asks for one.
    pub(crate) fn user(&self) -> Option<&str> {
        self.user.as_deref()
    }

    /// How what is sent is hidden from those on the way.
    pub(crate) const fn encryption(&self) -> Encryption {
        self.encryption
    }
}

impl FromStr for SmtpUrl {
    type Err = InvalidSmtpUrl;

    fn from_str(text: &str) -> Result<Self, InvalidSmtpUrl> {
        let uri: Uri = text.parse().map_err(|_| InvalidSmtpUrl::Unreadable)?;
        let is_tls = match uri.scheme_str().map(str::to_ascii_lowercase).as_deref() {
            Some("smtp") => false,
            Some("smtps") => true,
            _ => return Err(InvalidSmtpUrl::Scheme),
        };
        let authority = uri.authority().ok_or(InvalidSmtpUrl::Unreadable)?;
        if !matches!(uri.path(), "" | "/") || uri.query().is_some() || text.contains('#') {
            return Err(InvalidSmtpUrl::Rest);
        }
        let host = authority.host().to_ascii_lowercase();
        let (before, after) = match authority.as_str().rsplit_once('@') {
            Some((user, rest)) => (Some(user), rest),
            None => (None, authority.as_str()),
        };
        let user = before.map(user_of).transpose()?;
        let has_port = after.len() > authority.host().len();
        let is_whole = !host.is_empty() && has_port == authority.port_u16().is_some();
        if !is_whole || authority.port_u16() == Some(0) {
            return Err(InvalidSmtpUrl::Unreadable);
        }
        let url = Self { encryption: Encryption::None, host, port: 0, user };
        let encryption = match (is_tls, url.is_local(), &url.user) {
            (true, ..) => Encryption::Tls,
            (false, true, _) => Encryption::None,
            (false, false, Some(_)) => Encryption::StartTls,
            (false, false, None) => Encryption::StartTlsIfOffered,
        };
        let usual = match encryption {
            Encryption::Tls => 465,
            Encryption::StartTls => 587,
            _ => 25,
        };
        Ok(Self { encryption, port: authority.port_u16().unwrap_or(usual), ..url })
    }
}

/// The user before the host.
fn user_of(text: &str) -> Result<String, InvalidSmtpUrl> {
    if text.contains(':') {
        return Err(InvalidSmtpUrl::Password);
    }
    let user = percent_decode_str(text).decode_utf8().map_err(|_| InvalidSmtpUrl::Unreadable)?;
    let is_name = !user.is_empty() && !user.chars().any(char::is_control);
    is_name.then(|| user.into_owned()).ok_or(InvalidSmtpUrl::Unreadable)
}

impl fmt::Display for SmtpUrl {
    /// The server without the user.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.encryption == Encryption::Tls { "smtps" } else { "smtp" };
        write!(f, "{scheme}://{}:{}", self.host, self.port)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_leaves_the_machine_in_the_clear_beside_a_password() {
        for (text, encryption, shown, user) in [
            ("smtps://mail.example.org", Encryption::Tls, "smtps://mail.example.org:465", None),
            (
                "SMTPS://ada@Mail.example.org:8465/",
                Encryption::Tls,
                "smtps://mail.example.org:8465",
                Some("ada"),
            ),
            ("smtp://mail.example.org", Encryption::StartTlsIfOffered, "smtp://mail.example.org:25", None),
            (
                "smtp://ada%40example.org@mail.example.org",
                Encryption::StartTls,
                "smtp://mail.example.org:587",
                Some("ada@example.org"),
            ),
            ("smtp://localhost", Encryption::None, "smtp://localhost:25", None),
            ("smtp://127.0.0.1:2525", Encryption::None, "smtp://127.0.0.1:2525", None),
            ("smtp://ada@[::1]:2525", Encryption::None, "smtp://[::1]:2525", Some("ada")),
            ("smtps://localhost", Encryption::Tls, "smtps://localhost:465", None),
        ] {
            let url: SmtpUrl = text.parse().unwrap();
            assert_eq!(
                (url.encryption, url.to_string().as_str(), url.user()),
                (encryption, shown, user),
                "{text}"
            );
        }
    }

    #[test]
    fn other_texts_are_refused_by_name() {
        for (text, error) in [
            ("", InvalidSmtpUrl::Unreadable),
            ("smtp://", InvalidSmtpUrl::Unreadable),
            ("smtp://:25", InvalidSmtpUrl::Unreadable),
            ("smtp://mail.example.org:x", InvalidSmtpUrl::Unreadable),
            ("smtp://mail.example.org:", InvalidSmtpUrl::Unreadable),
            ("smtp://mail.example.org:0", InvalidSmtpUrl::Unreadable),
            ("smtp://@mail.example.org", InvalidSmtpUrl::Unreadable),
            ("smtp://%ff@mail.example.org", InvalidSmtpUrl::Unreadable),
            ("smtp://a%0d%0ab@mail.example.org", InvalidSmtpUrl::Unreadable),
            ("mail.example.org", InvalidSmtpUrl::Scheme),
            ("https://mail.example.org", InvalidSmtpUrl::Scheme),
            ("smtp://ada:secret@mail.example.org", InvalidSmtpUrl::Password),
            ("smtp://mail.example.org/box", InvalidSmtpUrl::Rest),
            ("smtp://mail.example.org?tls=none", InvalidSmtpUrl::Rest),
        ] {
            assert_eq!(text.parse::<SmtpUrl>(), Err(error), "{text}");
        }
    }
}
