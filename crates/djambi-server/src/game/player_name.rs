//! The names that people may give themselves.

use djambi_protocol::Level;
use icu_properties::props::{BidiControl, DefaultIgnorableCodePoint, GeneralCategory, GeneralCategoryGroup};
use icu_properties::{CodePointMapData, CodePointSetData};
use unicode_security::MixedScript;
use unicode_security::confusable_detection::skeleton;

use super::error::InvalidSettings;

/// The maximum length of a player's name, in characters.
const MAX_CHARS: usize = 40;

/// A person's name without the spaces around it. It may be empty.
///
/// # Errors
/// When the name is too long, looks like another text than it is, or is that of a bot.
pub(crate) fn checked_name(name: &str) -> Result<String, InvalidSettings> {
    // Telephones add this mark to emoji. It says only how they are drawn.
    let name = name.replace('\u{fe0f}', "");
    let name = name.trim();
    if name.chars().count() > MAX_CHARS {
        return Err(invalid(format!("a name has {MAX_CHARS} characters at most")));
    }
    if let Some(hidden) = name.chars().find(|&c| is_hidden(c)) {
        return Err(invalid(format!(
            "a name has no invisible or control characters: this one has U+{:04X}",
            u32::from(hidden)
        )));
    }
    if !name.is_single_script() {
        return Err(invalid("a name is written in one script: this one mixes letters that look alike"));
    }
    if is_a_bots(name) {
        return Err(invalid("this is the name of a bot: choose another"));
    }
    Ok(name.to_owned())
}

/// Whether nobody can see a character: it controls, directs or joins others, is blank or unknown. An ordinary
/// space is not hidden.
fn is_hidden(c: char) -> bool {
    let category = CodePointMapData::<GeneralCategory>::new().get(c);
    let is_blank = GeneralCategoryGroup::Separator.contains(category) && c != ' ';
    // The empty Braille pattern counts as a symbol.
    GeneralCategoryGroup::Other.contains(category)
        || is_blank
        || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
        || CodePointSetData::new::<BidiControl>().contains(c)
        || c == '\u{2800}'
}

/// Whether people could take a name for a bot's: records call bots `Djambi prince`, pages `Prince (bot)`.
fn is_a_bots(name: &str) -> bool {
    let name = essence(name);
    let of_level = |level: Level| {
        [format!("djambi {level}"), format!("{level} bot"), format!("bot {level}")]
            .iter()
            .any(|bots| essence(bots) == name)
    };
    name == essence("djambi") || Level::ALL.into_iter().any(of_level)
}

/// What people see of a name: letters that look alike become the same, case, spaces and marks are left out.
fn essence(name: &str) -> String {
    skeleton(&name.to_lowercase()).filter(|c| c.is_alphanumeric()).collect()
}

fn invalid(message: impl Into<String>) -> InvalidSettings {
    InvalidSettings { message: message.into(), section: None }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_peoples_are_names() {
        for name in [
            "",
            "Ada",
            "Zoë O’Brien-Núñez",
            "<b>Tom & Jerry</b>",
            "Анна",
            "علي رضا",
            "אדה",
            "एडा",
            "山田太郎さん",
            "김철수",
            "Ελένη 2",
            "🦊 fox",
            "Prince",
            "Djambi fan",
        ] {
            assert_eq!(checked_name(name).unwrap(), name);
        }
        assert_eq!(checked_name("  Ada ❤\u{fe0f} ").unwrap(), "Ada ❤");
    }

    #[test]
    fn a_name_hides_nothing() {
        for hidden in [
            '\0',
            '\n',
            '\u{85}',
            '\u{ad}',
            '\u{34f}',
            '\u{115f}',
            '\u{180e}',
            '\u{200b}',
            '\u{200d}',
            '\u{200e}',
            '\u{2028}',
            '\u{202e}',
            '\u{2066}',
            '\u{2800}',
            '\u{3000}',
            '\u{3164}',
            '\u{feff}',
            '\u{e000}',
            '\u{e0041}',
            '\u{fe0e}',
            '\u{ffa0}',
        ] {
            let error = checked_name(&format!("A{hidden}da")).unwrap_err();
            assert!(error.message.contains("U+"), "{hidden:?}: {}", error.message);
        }
    }

    #[test]
    fn a_name_is_written_in_one_script() {
        for name in ["Аda", "Аdа Lovelace", "gооgle", "Ada Αλφα"] {
            assert!(checked_name(name).unwrap_err().message.contains("one script"), "{name}");
        }
    }

    #[test]
    fn a_name_is_not_a_bots() {
        for name in [
            "Djambi prince",
            "djambi PAGE",
            "D j a m b i - regent",
            "Djarnbi envoy",
            "Prince (bot)",
            "Djambi",
            "ｄｊａｍｂｉ",
        ] {
            assert!(checked_name(name).unwrap_err().message.contains("bot"), "{name}");
        }
    }

    #[test]
    fn a_name_has_forty_characters_at_most() {
        assert!(checked_name(&"é".repeat(40)).is_ok());
        assert!(checked_name(&"é".repeat(41)).is_err());
    }
}
