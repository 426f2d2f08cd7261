//! The reader of a page: their language, and how they reach the page in another one.

use axum::http::{HeaderMap, Uri};
use djambi_text::Language;

use super::language::{self, PARAMETER};

/// The reader of a page. Every request for a page carries one ([`super::pages::speak()`]).
#[derive(Clone)]
pub(super) struct Reader {
    /// The language in which the reader gets the page.
    pub(super) language: Language,
    /// The language that the address asks for. It is remembered.
    pub(super) chosen: Option<Language>,
    /// What the address says beside the language, as `name=value` joined by `&`.
    query: String,
}

impl Reader {
    /// The reader who sends a request.
    pub(super) fn of(address: &Uri, headers: &HeaderMap) -> Self {
        let chosen = language::of_address(address);
        let language = chosen.unwrap_or_else(|| language::of_headers(headers));
        let fields = address.query().unwrap_or_default().split('&');
        let is_other = |field: &&str| !field.is_empty() && field.split('=').next() != Some(PARAMETER);
        let query = fields.filter(is_other).collect::<Vec<_>>().join("&");
        Self { language, chosen, query }
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
        Reader::of(&address.parse().unwrap(), &HeaderMap::new())
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
