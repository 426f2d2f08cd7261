//! The language of a request: the one that its address asks for, else the one that its cookie remembers, else
//! the one that its browser prefers, else English.

use std::cmp::Reverse;
use std::iter::successors;

use axum::http::{HeaderMap, HeaderValue, Uri, header};
use djambi_text::Language;

use crate::identity::cookie_values;

/// The parameter of an address that asks for a language.
pub(super) const PARAMETER: &str = "lang";
/// The language of readers who prefer none of ours.
pub(super) const DEFAULT: Language = Language::En;
/// The cookie that remembers a language. It is no secret, so it is not signed, and scripts may read it.
const COOKIE: &str = "djambi_language";
/// A year.
const COOKIE_SECONDS: u32 = 365 * 24 * 60 * 60;
/// The weight of a language whose weight is not told, in thousandths.
const FULL_WEIGHT: u16 = 1000;

/// The language of our pages that an address asks for.
pub(super) fn of_address(address: &Uri) -> Option<Language> {
    let query = address.query()?.as_bytes();
    let fields = serde_urlencoded::from_bytes::<Vec<(String, String)>>(query).ok()?;
    fields.iter().rev().filter(|(name, _)| name == PARAMETER).find_map(|(_, tag)| of_tag(tag))
}

/// The language that the headers of a request ask for.
pub(super) fn of_headers(headers: &HeaderMap) -> Language {
    let remembered = cookie_values(headers, COOKIE).find_map(of_tag);
    let lines = headers.get_all(header::ACCEPT_LANGUAGE).iter().filter_map(|line| line.to_str().ok());
    remembered.unwrap_or_else(|| preferred(lines.flat_map(|line| line.split(','))))
}

/// The cookie that remembers a language. `secure` is its last attribute over HTTPS.
pub(super) fn cookie(language: Language, secure: &str) -> Option<HeaderValue> {
    let code = language.code();
    let text = format!("{COOKIE}={code}; Path=/; Max-Age={COOKIE_SECONDS}; SameSite=Lax{secure}");
    HeaderValue::try_from(text).ok()
}

/// The language of a tag: that of `fr-CA` is `fr`.
fn of_tag(tag: &str) -> Option<Language> {
    let mut prefixes = successors(Some(tag), |tag| tag.rsplit_once('-').map(|(shorter, _)| shorter));
    let with_code = |code: &str| Language::ALL.into_iter().find(|one| one.code().eq_ignore_ascii_case(code));
    prefixes.find_map(with_code)
}

/// The language with the highest weight among the ranges of `Accept-Language` (RFC 9110, 12.5.4), the first
/// of several. A star stands for every language that is not named. Ranges that cannot be read are left out.
fn preferred<'a>(ranges: impl Iterator<Item = &'a str>) -> Language {
    let mut named = Language::ALL.map(|language| (language, None));
    let mut star = 0;
    for (place, range) in ranges.enumerate() {
        let Some((tag, weight)) = weighted(range) else { continue };
        if tag == "*" {
            star = star.max(weight);
        }
        let found = of_tag(tag);
        if let Some((_, best)) = named.iter_mut().find(|(language, _)| Some(*language) == found) {
            *best = (*best).max(Some((weight, Reverse(place))));
        }
    }
    let ranked = named.map(|(language, best)| {
        let (weight, place) = best.unwrap_or((star, Reverse(usize::MAX)));
        ((weight, place, language == DEFAULT), language)
    });
    let accepted = ranked.into_iter().filter(|((weight, ..), _)| *weight > 0);
    accepted.max_by_key(|(rank, _)| *rank).map_or(DEFAULT, |(_, language)| language)
}

/// A range and its weight in thousandths: those of `fr;q=0.8` are `fr` and 800.
fn weighted(range: &str) -> Option<(&str, u16)> {
    let (tag, weight) = range.split_once(';').unwrap_or((range, ""));
    let weight = match weight.trim() {
        "" => FULL_WEIGHT,
        weight => thousandths(weight.strip_prefix("q=").or_else(|| weight.strip_prefix("Q="))?)?,
    };
    Some((tag.trim(), weight))
}

/// A number from 0 to 1 with three digits at most after its point, in thousandths.
fn thousandths(number: &str) -> Option<u16> {
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    let is_number = matches!(whole, "0" | "1") && fraction.len() <= 3;
    let value = is_number.then(|| format!("{whole}{fraction:0<3}").parse().ok())??;
    (value <= FULL_WEIGHT).then_some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn prefers(line: &str) -> &'static str {
        preferred(line.split(',')).code()
    }

    #[test]
    fn the_highest_weight_wins_and_the_first_of_several() {
        assert_eq!(prefers("fr"), "fr");
        assert_eq!(prefers("es, fr"), "es");
        assert_eq!(prefers("en;q=0.5, fr;q=0.8, es;q=0.79"), "fr");
        assert_eq!(prefers("xx, yy;q=0.9, es ; q=0.001"), "es");
        assert_eq!(prefers("fr-CA;q=0.2, en;q=0.5, fr;q=0.7"), "fr");
    }

    #[test]
    fn regions_and_scripts_belong_to_their_language() {
        assert_eq!(prefers("fr-CA,en;q=0.9"), "fr");
        assert_eq!(prefers("es-419"), "es");
        assert_eq!(prefers("FR-Latn-ca-x-joual, en"), "fr");
        assert_eq!(prefers("frr, esu, english"), "en", "North Frisian is not French");
    }

    #[test]
    fn a_star_is_every_language_that_is_not_named() {
        assert_eq!(prefers("*"), "en");
        assert_eq!(prefers("xx, *;q=0.5"), "en");
        assert_eq!(prefers("fr;q=0.4, *;q=0.5"), "en");
        assert_eq!(prefers("fr, *"), "fr");
        assert_ne!(prefers("en;q=0, *"), "en");
    }

    #[test]
    fn a_weight_of_zero_refuses_a_language() {
        assert_eq!(prefers("fr;q=0, es;q=0.1"), "es");
        assert_eq!(prefers("fr;q=0.000, *;q=0"), "en");
    }

    #[test]
    fn what_cannot_be_read_is_left_out() {
        for line in [
            "",
            ",,;",
            ";q=1",
            "q=1",
            "fr;q=2",
            "fr;q=-1",
            "fr;q=nan",
            "fr;q=0.5000",
            "fr;q=+.5",
            "fr;w=1",
            "fr;q=1.5",
            "français",
            "-",
            "--fr",
        ] {
            assert_eq!(prefers(line), "en", "{line}");
        }
        assert_eq!(prefers("fr;q=x, es;q=0.1"), "es");
    }

    #[test]
    fn a_long_line_is_read_to_its_end() {
        let others: String = (0..5000).map(|number| format!("xx-x-{number};q=0.{},", number % 10)).collect();
        assert_eq!(prefers(&format!("{others}fr;q=0.1")), "fr");
        assert_eq!(prefers(&"-".repeat(50_000)), "en");
    }
}
