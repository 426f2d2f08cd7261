//! The switch of languages in the masthead.

use djambi_text::Language;

use crate::http::reader::{Place, Reader};
use crate::public_url::PublicUrl;

/// The switch of languages in the masthead, for the templates.
pub(super) struct LanguageSwitch {
    /// Every language, with the address of the same page in it.
    pub(super) links: Vec<LanguageLink>,
    /// The address of the page without a language, for search engines; none for pages that they do not keep.
    pub(super) canonical: Option<String>,
    /// Where the page is found from anywhere.
    pub(super) place: Option<Place>,
    /// The names and titles of the host's own pages.
    pub(super) house: Vec<(String, String)>,
}

/// A page in a language.
pub(super) struct LanguageLink {
    pub(super) language: Language,
    /// The address relative to the page.
    pub(super) address: String,
}

impl LanguageSwitch {
    /// The switch of a page for a reader.
    pub(super) fn new(reader: &Reader) -> Self {
        let link = |language| LanguageLink { language, address: reader.address_in(language) };
        let links = Language::ALL.map(link).into();
        let place = reader.place.clone();
        let house = reader.house.titles(reader.language);
        let house = house.map(|(name, title)| (name.to_owned(), title.to_owned())).collect();
        Self { links, canonical: None, place, house }
    }

    /// The switch of the page for everybody at a path.
    pub(super) fn for_everybody(reader: &Reader, path: &str, public_url: Option<&PublicUrl>) -> Self {
        let canonical = public_url.map_or_else(|| path.to_owned(), |url| format!("{url}{path}"));
        Self { canonical: Some(canonical), ..Self::new(reader) }
    }
}
