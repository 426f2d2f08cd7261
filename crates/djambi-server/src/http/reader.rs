//! The reader of a page: their language, and how they reach the page in another one.

use axum::http::{HeaderMap, Uri, header};
use djambi_text::Language;

use super::language::{self, PARAMETER};
use super::shown_position::{find, parameters};
use crate::public_url::PublicUrl;
use crate::site::HousePages;

/// The reader of a page. Every request for a page carries one ([`super::pages::speak()`]).
#[derive(Clone)]
pub(super) struct Reader {
    /// The language in which the reader gets the page.
    pub(super) language: Language,
    /// The language that the address asks for. It is remembered.
    pub(super) chosen: Option<Language>,
    /// What the address says beside the language, as `name=value` joined by `&`.
    pub(super) query: String,
    /// The address of the page as others open it, if it may be told.
    pub(super) place: Option<Place>,
    /// The host's own pages, which the foot of each page leads to.
    pub(super) house: HousePages,
}

/// Where a page is found from anywhere, for those who show a link to it.
#[derive(Clone)]
pub(super) struct Place {
    /// The address of the service, without a slash at the end.
    pub(super) site: String,
    /// The path of the page with its parameters but a language; none for an invitation, which is nobody else's.
    pub(super) path: Option<String>,
}

impl Place {
    /// The place of a page: at the public address, or else at the host of the request. A page that is
    /// compressed once for everybody names no host; one with parameters is not.
    fn of(path: &str, query: &str, headers: &HeaderMap, public_url: Option<&PublicUrl>) -> Option<Self> {
        let is_invitation = path.starts_with("/join/");
        let is_personal = path == "/" || path.starts_with("/game/") || is_invitation || !query.is_empty();
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let site = match (public_url, host) {
            (Some(public), _) => public.to_string(),
            (None, Some(host)) if is_personal => format!("http://{host}"),
            (None, _) => return None,
        };
        let mark = if query.is_empty() { "" } else { "?" };
        Some(Self { site, path: (!is_invitation).then(|| format!("{path}{mark}{query}")) })
    }
}

impl Reader {
    /// The reader who sends a request.
    pub(super) fn of(
        address: &Uri,
        headers: &HeaderMap,
        public_url: Option<&PublicUrl>,
        house: HousePages,
    ) -> Self {
        let chosen = language::of_address(address);
        let language = chosen.unwrap_or_else(|| language::of_headers(headers));
        let fields = address.query().unwrap_or_default().split('&');
        let is_other = |field: &&str| !field.is_empty() && field.split('=').next() != Some(PARAMETER);
        let query = fields.filter(is_other).collect::<Vec<_>>().join("&");
        let place = Place::of(address.path(), &query, headers, public_url);
        Self { language, chosen, query, place, house }
    }

    /// The value of a parameter of the address, if it is there.
    pub(super) fn parameter(&self, name: &str) -> Option<String> {
        find(&parameters(&self.query), name).map(str::to_owned)
    }

    /// The address of the same page in a language, relative to the page.
    pub(super) fn address_in(&self, language: Language) -> String {
        let and = if self.query.is_empty() { "" } else { "&" };
        format!("?{}{and}{PARAMETER}={}", self.query, language.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reader(address: &str) -> Reader {
        Reader::of(&address.parse().unwrap(), &HeaderMap::new(), None, HousePages::default())
    }

    #[test]
    fn an_address_chooses_one_of_our_languages() {
        for language in Language::ALL {
            for address in ["/?lang=", "/?a=b&lang=", "/?lang=xx&lang=", "/?l%61ng="] {
                let address = format!("{address}{}", language.code());
                assert_eq!(reader(&address).chosen, Some(language), "{address}");
            }
        }
        for address in ["/", "/?", "/?lang", "/?lang=", "/?lang=xx", "/?Lang=fr", "/?lang=%ff", "/?&=&"] {
            assert_eq!(reader(address).chosen, None, "{address}");
        }
    }

    #[test]
    fn the_rest_of_the_address_stays_as_it_is() {
        for (address, expected) in [
            ("/", "?lang=fr"),
            ("/?lang=es", "?lang=fr"),
            ("/analysis?board=hex3&lang=es&position=a%20b+c&&x", "?board=hex3&position=a%20b+c&x&lang=fr"),
        ] {
            assert_eq!(reader(address).address_in(Language::Fr), expected, "{address}");
        }
    }
}
