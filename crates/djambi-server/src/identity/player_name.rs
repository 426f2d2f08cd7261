//! The names of players: which names people may give themselves.

use djambi_protocol::Refusal;
use icu_properties::props::{BidiControl, DefaultIgnorableCodePoint, GeneralCategory, GeneralCategoryGroup};
use icu_properties::{CodePointMapData, CodePointSetData};
use unicode_security::MixedScript;

use super::generated_name::generated_name;
use super::player_id::PlayerId;
use super::reserved_names::is_reserved;

/// The name of a player. It has passed the rules for names, and it is not empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayerName(String);

impl PlayerName {
    /// The maximum length of a player's name, in characters.
    pub(crate) const MAX_CHARS: u32 = 40;

    /// The name that a person chooses, without the spaces around it; `None` for an empty one.
    ///
    /// # Errors
    /// When the name is too long, looks like another text than it is, or is that of a bot.
    pub(crate) fn chosen(name: &str) -> Result<Option<Self>, Refusal> {
        let name = checked(name)?;
        Ok((!name.is_empty()).then_some(Self(name)))
    }

    /// The name that a player has without choosing one: always the same for the same player.
    pub(crate) fn generated(player: PlayerId) -> Self {
        Self(generated_name(player))
    }

    /// The name as a text.
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<PlayerName> for String {
    fn from(name: PlayerName) -> Self {
        name.0
    }
}

fn checked(name: &str) -> Result<String, Refusal> {
    // Telephones add this mark to emoji. It says only how they are drawn.
    let name = name.replace('\u{fe0f}', "");
    let name = name.trim();
    if name.chars().count() > PlayerName::MAX_CHARS as usize {
        return Err(Refusal::NameTooLong { limit: PlayerName::MAX_CHARS });
    }
    if let Some(hidden) = name.chars().find(|&c| is_hidden(c)) {
        return Err(Refusal::NameHidden { character: format!("U+{:04X}", u32::from(hidden)) });
    }
    if !name.is_single_script() {
        return Err(Refusal::NameMixed);
    }
    if is_reserved(name) {
        return Err(Refusal::NameOfBot);
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
            assert_eq!(checked(name).unwrap(), name);
        }
        assert_eq!(checked("  Ada ❤\u{fe0f} ").unwrap(), "Ada ❤");
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
            let character = format!("U+{:04X}", u32::from(hidden));
            let refusal = Err(Refusal::NameHidden { character });
            assert_eq!(checked(&format!("A{hidden}da")), refusal);
        }
    }

    #[test]
    fn a_name_is_written_in_one_script() {
        for name in ["Аda", "Аdа Lovelace", "gооgle", "Ada Αλφα"] {
            assert_eq!(checked(name), Err(Refusal::NameMixed), "{name}");
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
            assert_eq!(checked(name), Err(Refusal::NameOfBot), "{name}");
        }
    }

    #[test]
    fn a_name_has_forty_characters_at_most() {
        assert!(checked(&"é".repeat(40)).is_ok());
        assert_eq!(checked(&"é".repeat(41)), Err(Refusal::NameTooLong { limit: 40 }));
    }
}
