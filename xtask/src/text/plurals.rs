//! The plurals of a language, as CLDR has them.

use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules};

/// The plurals of a language.
pub(super) struct Plurals(PluralRules);

impl Plurals {
    /// The plurals of the language with this code; none if it is no code of a language.
    pub(super) fn of(language: &str) -> Option<Self> {
        let locale: Locale = language.parse().ok()?;
        PluralRules::try_new_cardinal(locale.into()).ok().map(Self)
    }

    /// The names of the categories that the language has.
    pub(super) fn categories(&self) -> impl Iterator<Item = &'static str> {
        self.0.categories().map(name)
    }

    /// The name of a number's category.
    pub(super) fn category(&self, number: u64) -> &'static str {
        name(self.0.category_for(number))
    }
}

fn name(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::Zero => "zero",
        PluralCategory::One => "one",
        PluralCategory::Two => "two",
        PluralCategory::Few => "few",
        PluralCategory::Many => "many",
        PluralCategory::Other => "other",
    }
}
