//! The appearance of a name, by which people tell names apart.

use std::collections::HashSet;

use djambi_protocol::MAX_NAME_CHARACTERS;
use icu_properties::CodePointSetData;
use icu_properties::props::VariationSelector;
use unicode_security::confusable_detection::skeleton;

/// The appearance of a name: letters that look alike become the same; capitals, spaces, marks and
/// punctuation are left out, unless there is nothing else.
pub(crate) fn appearance(name: &str) -> String {
    // The letter that stands for a zero is a capital.
    let seen =
        skeleton(&name.to_lowercase()).filter(|c| !c.is_whitespace()).collect::<String>().to_lowercase();
    let seen = seen.replace(|c| CodePointSetData::new::<VariationSelector>().contains(c), "");
    let letters: String = seen.chars().filter(|c| c.is_alphanumeric()).collect();
    if letters.is_empty() { seen } else { letters }
}

/// This name, or if one of these appearances is its own, the first number behind it that has another: the second
/// Ada is `Ada 2`.
pub(crate) fn numbered(name: String, taken: &HashSet<String>) -> String {
    if name.is_empty() || !taken.contains(&appearance(&name)) {
        return name;
    }
    let stem: String = name.chars().take(MAX_NAME_CHARACTERS as usize - 2).collect();
    let mut numbered = (2..).map(|number| format!("{} {number}", stem.trim_end()));
    numbered.find(|name| !taken.contains(&appearance(name))).unwrap_or(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_that_look_alike_have_one_appearance() {
        for (name, other) in [
            ("Ada", "ADA"),
            ("Ada", " a d a."),
            ("Ada", "Аdа"),
            ("modern", "rnodem"),
            ("Bob1", "Bobl"),
            ("Car0l", "Carol"),
            ("🦊", "🦊"),
            ("❤", "❤\u{fe0f}"),
            ("葛飾", "葛\u{e0100}飾"),
        ] {
            assert_eq!(appearance(name), appearance(other), "{name} {other}");
        }
        for (name, other) in [("Ada", "Ida"), ("Ada", "Ada 2"), ("🦊", "🐻"), ("★", "☆")] {
            assert_ne!(appearance(name), appearance(other), "{name} {other}");
        }
    }
}
