//! The plurals of languages.

use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules};

/// The categories of plurals of a language, as CLDR has them; none if the code names no language.
pub(super) fn plurals(language: &str) -> Option<Vec<&'static str>> {
    let locale: Locale = language.parse().ok()?;
    let rules = PluralRules::try_new_cardinal(locale.into()).ok()?;
    let name = |category| match category {
        PluralCategory::Zero => "zero",
        PluralCategory::One => "one",
        PluralCategory::Two => "two",
        PluralCategory::Few => "few",
        PluralCategory::Many => "many",
        PluralCategory::Other => "other",
    };
    Some(rules.categories().map(name).collect())
}
