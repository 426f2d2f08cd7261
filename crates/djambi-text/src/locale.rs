//! How a language writes numbers, counts and lists.

use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use icu_list::ListFormatter;
use icu_list::options::ListFormatterOptions;
use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules};

use crate::Language;

/// A number with the language's separators.
#[must_use]
pub fn number(language: Language, number: u64) -> String {
    DecimalFormatter::try_new(locale(language).into(), Default::default())
        .map_or_else(|_| number.to_string(), |formatter| formatter.format(&Decimal::from(number)).to_string())
}

/// The category of plurals that the language has for a number.
#[must_use]
pub fn plural(language: Language, number: u64) -> PluralCategory {
    PluralRules::try_new_cardinal(locale(language).into())
        .map_or(PluralCategory::Other, |rules| rules.category_for(number))
}

/// Texts as the language lists what belongs together: “a, b, and c”.
#[must_use]
pub fn list(language: Language, texts: &[String]) -> String {
    ListFormatter::try_new_and(locale(language).into(), ListFormatterOptions::default())
        .map_or_else(|_| texts.join(", "), |formatter| formatter.format(texts.iter()).to_string())
}

/// The language as a locale of CLDR; the root of all languages if its code names none.
fn locale(language: Language) -> Locale {
    language.code().parse().unwrap_or(Locale::UNKNOWN)
}

#[cfg(test)]
mod tests {
    use PluralCategory::{One, Other};

    use super::*;

    #[test]
    fn numbers_have_the_separators_of_the_language() {
        assert_eq!(number(Language::En, 21_500), "21,500");
        assert_eq!(number(Language::Es, 21_500), "21.500");
        assert_eq!(number(Language::Fr, 21_500), "21\u{202f}500");
    }

    #[test]
    fn zero_is_singular_in_french() {
        let plurals = |language| [0, 1, 2, 5, 21].map(|number| plural(language, number));
        assert_eq!(plurals(Language::En), [Other, One, Other, Other, Other]);
        assert_eq!(plurals(Language::Es), plurals(Language::En));
        assert_eq!(plurals(Language::Fr), [One, One, Other, Other, Other]);
    }

    #[test]
    fn lists_end_with_the_conjunction() {
        let names = ["Ana", "Eva", "Inés"].map(str::to_owned);
        assert_eq!(list(Language::En, &names), "Ana, Eva, and Inés");
        assert_eq!(list(Language::Es, &names), "Ana, Eva e Inés");
        assert_eq!(list(Language::Fr, &names), "Ana, Eva et Inés");
        assert_eq!(list(Language::En, &[]), "");
        assert_eq!(list(Language::Fr, &names[..2]), "Ana et Eva");
    }

    #[test]
    fn every_language_is_known_to_cldr() {
        for language in Language::ALL {
            assert_ne!(locale(language), Locale::UNKNOWN, "{language:?}");
        }
    }
}
