//! The names of players: which names people may give themselves.

use djambi_protocol::Refusal;
use icu_properties::props::{
    BidiControl, DefaultIgnorableCodePoint, GeneralCategory, GeneralCategoryGroup, Script,
};
use icu_properties::{CodePointMapData, CodePointSetData};
use unicode_security::MixedScript;
use unicode_security::mixed_script::AugmentedScriptSet;

use super::generated_name::generated_name;
use super::joiners::{changes_its_neighbours, with_bounded_marks};
use super::player_id::PlayerId;
use super::reserved_names::is_reserved;

/// The name of a player. It has passed the rules for names, and it is not empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayerName(String);

impl PlayerName {
    /// The maximum length of a player's name, in characters.
    pub(crate) const MAX_CHARS: u32 = djambi_protocol::MAX_NAME_CHARACTERS;

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
    // Keyboards of East Asia write this space, which is as wide as their letters.
    let name = with_bounded_marks(&name.replace('\u{3000}', " "));
    let characters: Vec<char> = name.trim().chars().collect();
    let is_kept = |&(index, &c): &(usize, &char)| {
        // Telephones add this mark to emoji, and leave it behind when the emoji goes.
        c != '\u{fe0f}' || changes_its_neighbours(&characters, index)
    };
    let name: String = characters.iter().enumerate().filter(is_kept).map(|(_, &c)| c).collect();
    let name = name.trim().to_owned();
    let characters: Vec<char> = name.chars().collect();
    if characters.len() > PlayerName::MAX_CHARS as usize {
        return Err(Refusal::NameTooLong { limit: PlayerName::MAX_CHARS });
    }
    let hides = |index: usize| is_hidden(characters[index]) && !changes_its_neighbours(&characters, index);
    if let Some(hidden) = (0..characters.len()).find(|&index| hides(index)) {
        let character = format!("U+{:04X}", u32::from(characters[hidden]));
        return Err(Refusal::NameHidden { character });
    }
    if !is_highly_restrictive(&name) {
        return Err(Refusal::NameMixed);
    }
    if is_reserved(&name) {
        return Err(Refusal::NameOfBot);
    }
    Ok(name)
}

/// Whether a name has one script, or Latin letters beside those of Japan, Korea or China (UTS 39, 5.2).
fn is_highly_restrictive(name: &str) -> bool {
    let is_latin = |c: char| CodePointMapData::<Script>::new().get(c) == Script::Latin;
    let others = AugmentedScriptSet::for_str(&name.replace(is_latin, ""));
    name.is_single_script() || others.jpan || others.kore || others.hanb
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
            "👩\u{200d}🚀 Ada",
            "👩🏽\u{200d}🚀",
            "🏳\u{fe0f}\u{200d}🌈",
            "👩\u{200d}❤\u{fe0f}\u{200d}👨",
            "علی\u{200c}رضا",
            "പ്രവീണ്\u{200d}",
            "ක්\u{200d}රිස්",
            "র\u{200d}্যাব",
            "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
            "🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f} Ada",
            "Ada 山田",
            "山田taroさん",
            "Kim 철수",
            "Ada ❤\u{fe0f}",
            "☠\u{fe0f}✌\u{fe0e}",
            "1\u{fe0f}\u{20e3} Ada #\u{fe0f}\u{20e3}",
            "👁\u{fe0f}\u{200d}🗨\u{fe0f}",
            "葛\u{e0100}飾 太郎",
            "邉\u{e0102}さん",
            "神\u{fe00}",
            "ᠰᠠᠢ\u{180b}ᠨ",
            "ᠮᠣᠩᠭᠣᠯ\u{180e}ᠠ",
            "ᠰᠠᠢᠨ\u{180d}\u{180e}ᠠ",
            "ၵ\u{fe00}",
        ] {
            assert_eq!(checked(name).unwrap(), name);
        }
        assert_eq!(checked("Ada \u{fe0f}").unwrap(), "Ada");
        assert_eq!(checked("Ada 1\u{fe0f} ❤\u{fe0f}\u{fe0f}").unwrap(), "Ada 1 ❤\u{fe0f}");
        assert_eq!(checked("\u{3000}山田\u{3000}太郎").unwrap(), "山田 太郎");
        assert_eq!(
            checked(&format!("Z{}", "\u{301}".repeat(39))).unwrap(),
            format!("Z{}", "\u{301}".repeat(4))
        );
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
            '\u{200c}',
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
    fn joiners_and_tags_that_do_nothing_are_refused() {
        for name in [
            "Ada\u{200d}",
            "\u{200d}🚀",
            "👩\u{200d}",
            "👩\u{200d} Ada",
            "رضا\u{200c}",
            "ع\u{200d}لی",
            "🏴\u{e0067}\u{e0062}",
            "🏴\u{e0061}\u{e0061}\u{e0061}\u{e0061}\u{e0061}\u{e007f}",
            "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}\u{e007f}",
            "Ada\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
            "Ada\u{e0100}",
            "葛\u{e0100}\u{e0100}",
            "\u{e0100}葛",
            "か\u{fe00}",
            "1\u{fe0e}",
            "Ada\u{180b}",
            "ᠮᠣ\u{180e}",
            "ᠮᠣ \u{180b}",
        ] {
            assert!(matches!(checked(name), Err(Refusal::NameHidden { .. })), "{name:?}");
        }
    }

    #[test]
    fn a_name_is_written_in_one_script() {
        for name in ["かな김", "Ada Анна 山", "Аda", "Аdа Lovelace", "gооgle", "Ada Αλφα"] {
            assert_eq!(checked(name), Err(Refusal::NameMixed), "{name}");
        }
    }

    #[test]
    fn a_name_is_not_a_bots() {
        for name in ["Djambi prince", "ｄｊａｍｂｉ", "Équipe Djambi", "Djambi fan"] {
            assert_eq!(checked(name), Err(Refusal::NameOfBot), "{name}");
        }
    }

    #[test]
    fn a_name_has_forty_characters_at_most() {
        assert!(checked(&"é".repeat(40)).is_ok());
        assert_eq!(checked(&"é".repeat(41)), Err(Refusal::NameTooLong { limit: 40 }));
    }
}
