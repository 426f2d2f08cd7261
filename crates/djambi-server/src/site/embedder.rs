//! The sites whose pages may show games of the service in a frame.

use std::fmt;
use std::str::FromStr;

use super::InvalidSite;
use crate::public_url::PublicUrl;

/// A site whose pages may show games of the service in a frame: the origin of one such as `https://club.example`, of all
/// below one (`https://*.club.example`), or `*` for every site.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Embedder(String);

impl Embedder {
    /// Every site.
    const ANYBODY: &str = "*";
    /// The sign before a host that stands for all hosts below it.
    const ALL_BELOW: &str = "*.";
}

/// The sites that may frame a page, as the directive `frame-ancestors` of Content Security Policy names them.
pub(crate) fn frame_ancestors(embedders: &[Embedder]) -> String {
    if embedders.is_empty() {
        return "'none'".to_owned();
    }
    embedders.iter().map(|Embedder(source)| source.as_str()).collect::<Vec<_>>().join(" ")
}

impl FromStr for Embedder {
    type Err = InvalidSite;

    fn from_str(text: &str) -> Result<Self, InvalidSite> {
        let text = text.trim();
        if text == Self::ANYBODY {
            return Ok(Self(text.to_owned()));
        }
        // The sign is no part of a host, so it is not there while the rest is read.
        let (scheme, rest) = text.split_once("://").ok_or(InvalidSite::Embedder)?;
        let (sign, host) =
            rest.strip_prefix(Self::ALL_BELOW).map_or(("", rest), |host| (Self::ALL_BELOW, host));
        let url: PublicUrl = format!("{scheme}://{host}").parse().map_err(|_| InvalidSite::Embedder)?;
        let (scheme, host) = url.origin().split_once("://").ok_or(InvalidSite::Embedder)?;
        // What would end a source or its directive is in no name of a host.
        let is_host = host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:".contains(&byte));
        is_host.then(|| Self(format!("{scheme}://{sign}{host}"))).ok_or(InvalidSite::Embedder)
    }
}

impl fmt::Display for Embedder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sites_are_written_as_policies_name_them() {
        for (text, source) in [
            ("https://Club.Example/", "https://club.example"),
            ("http://localhost:8000", "http://localhost:8000"),
            ("https://*.club.example", "https://*.club.example"),
            (" * ", "*"),
        ] {
            let embedder: Embedder = text.parse().unwrap();
            assert_eq!(embedder.to_string(), source);
        }
        for wrong in [
            "",
            "club.example",
            "https://",
            "https://club.example/page",
            "https://a;script-src",
            "https://a,b",
            "https://a b",
            "https://a.*.example",
            "'self'",
            "**",
        ] {
            assert_eq!(wrong.parse::<Embedder>(), Err(InvalidSite::Embedder), "{wrong:?}");
        }
    }

    #[test]
    fn nobody_frames_a_page_where_no_site_is_named() {
        assert_eq!(frame_ancestors(&[]), "'none'");
        let two = ["https://a.example", "https://*.b.example"].map(|text| text.parse().unwrap());
        assert_eq!(frame_ancestors(&two), "https://a.example https://*.b.example");
    }
}
