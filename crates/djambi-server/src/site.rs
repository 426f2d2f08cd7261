//! The host's own: the name of a service, and how people reach who runs it.

mod embedder;
mod house_pages;

use std::fmt;
use std::str::FromStr;

use axum::http::Uri;

pub use embedder::Embedder;
pub(crate) use embedder::frame_ancestors;
pub use house_pages::{HousePages, HousePagesError};

/// The service's own name, how people reach the host, and the host's pages.
#[derive(Clone, Debug, Default)]
pub struct Site {
    /// Its name; `None` if it has none of its own.
    pub name: Option<SiteName>,
    /// How people reach who runs it.
    pub contact: Option<Contact>,
    /// The host's own pages.
    pub pages: HousePages,
    /// The sites whose pages may show games in a frame; empty if none may.
    pub embedders: Vec<Embedder>,
}

/// The name of a service: a line of 1 to 60 characters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteName(String);

/// How people reach the host: a mail address, or that of a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contact(String);

/// Why a text is not a name, a contact or a site that may show games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidSite {
    /// It is no name.
    #[error("a name is one line of 1 to 60 characters")]
    Name,
    /// It is no contact.
    #[error(
        "write a mail address such as host@djambi.example, or the address of a page that begins with https://"
    )]
    Contact,
    /// It is no site that may show games in a frame.
    #[error(
        "write the address of a site such as https://club.example, of all below one (https://*.club.example), or * for every site"
    )]
    Embedder,
}

const MAX_NAME_CHARACTERS: usize = 60;
const MAX_CONTACT_BYTES: usize = 200;

impl Contact {
    /// The address of a link to it.
    #[must_use]
    pub fn address(&self) -> String {
        if self.0.starts_with("https://") { self.0.clone() } else { format!("mailto:{}", self.0) }
    }
}

impl fmt::Display for SiteName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl fmt::Display for Contact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for SiteName {
    type Err = InvalidSite;

    fn from_str(text: &str) -> Result<Self, InvalidSite> {
        let name = text.trim();
        let is_line = !name.is_empty() && !name.chars().any(char::is_control);
        let fits = name.chars().count() <= MAX_NAME_CHARACTERS;
        (is_line && fits).then(|| Self(name.to_owned())).ok_or(InvalidSite::Name)
    }
}

impl FromStr for Contact {
    type Err = InvalidSite;

    fn from_str(text: &str) -> Result<Self, InvalidSite> {
        let text = text.trim();
        let contact = text.strip_prefix("mailto:").unwrap_or(text);
        let is_one = contact.len() <= MAX_CONTACT_BYTES && (is_page(contact) || is_mail(contact));
        is_one.then(|| Self(contact.to_owned())).ok_or(InvalidSite::Contact)
    }
}

fn is_page(text: &str) -> bool {
    let is_uri = text.parse::<Uri>().is_ok_and(|uri| uri.host().is_some_and(|host| !host.is_empty()));
    text.starts_with("https://") && is_uri
}

/// Whether a text is a mail address of the usual form: a link to it needs no escapes, and no second address hides in it.
fn is_mail(text: &str) -> bool {
    let is_part = |part: &str, marks: &[u8]| {
        !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_alphanumeric() || marks.contains(&byte))
    };
    text.split_once('@').is_some_and(|(name, host)| {
        is_part(name, b".+-_") && is_part(host, b".-") && host.split('.').all(|label| !label.is_empty())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_lines() {
        assert_eq!("  Club d’Été ".parse::<SiteName>().unwrap().to_string(), "Club d’Été");
        for wrong in ["", "  ", "two\nlines", &"x".repeat(61)] {
            assert_eq!(wrong.parse::<SiteName>(), Err(InvalidSite::Name), "{wrong:?}");
        }
    }

    #[test]
    fn contacts_are_links() {
        for (text, address) in [
            ("host@djambi.example", "mailto:host@djambi.example"),
            ("mailto:a.b+c@x-y.example", "mailto:a.b+c@x-y.example"),
            ("https://djambi.example/contact?a=b", "https://djambi.example/contact?a=b"),
        ] {
            assert_eq!(text.parse::<Contact>().unwrap().address(), address);
        }
        for wrong in [
            "",
            "host",
            "@x",
            "a@",
            "a@b..c",
            "a@b?cc=d@e",
            "a b@c",
            "http://x.example",
            "https://",
            "javascript:alert(1)",
        ] {
            assert_eq!(wrong.parse::<Contact>(), Err(InvalidSite::Contact), "{wrong:?}");
        }
    }
}
