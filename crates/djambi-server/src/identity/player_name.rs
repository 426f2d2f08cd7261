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
    let name = cleaned(name);
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

/// A name without what changes nothing that anybody sees: with single plain spaces, and without marks that do
/// nothing at its ends and too many on a letter.
fn cleaned(name: &str) -> String {
    let category = |c| CodePointMapData::<GeneralCategory>::new().get(c);
    // Keyboards and word processors write spaces of many widths.
    let name = name.replace(|c| category(c) == GeneralCategory::SpaceSeparator, " ");
    let characters: Vec<char> = with_bounded_marks(&name).chars().collect();
    let is_kept = |&(index, &c): &(usize, &char)| {
        // Telephones add this mark to emoji, and leave it behind when the emoji goes.
        c != '\u{fe0f}' || changes_its_neighbours(&characters, index)
    };
    let characters: Vec<char> = characters.iter().enumerate().filter(is_kept).map(|(_, &c)| c).collect();
    let name: String = without_idle_ends(&characters).iter().collect();
    name.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A text without spaces and idle characters without a shape at its ends, nor marks that have no letter before
/// them: copying leaves these behind.
fn without_idle_ends(mut text: &[char]) -> &[char] {
    let is_mark = |c| GeneralCategoryGroup::Mark.contains(CodePointMapData::<GeneralCategory>::new().get(c));
    let is_idle = |text: &[char], index: usize| {
        let c = text[index];
        c.is_whitespace()
            || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
                && !changes_its_neighbours(text, index)
    };
    loop {
        text = match text {
            [rest @ .., _] if is_idle(text, text.len() - 1) => rest,
            [first, rest @ ..] if is_mark(*first) || is_idle(text, 0) => rest,
            _ => return text,
        };
    }
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
            "Ad\u{200d}a",
            "👩\u{200d} Ada",
            "ع\u{200d}لی",
            "🏴\u{e0067}\u{e0062} Ada",
            "🏴\u{e0061}\u{e0061}\u{e0061}\u{e0061}\u{e0061}\u{e007f} Ada",
            "Ada\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} B",
            "葛\u{e0100}\u{e0100}飾",
            "か\u{fe00}な",
            "1\u{fe0e} Ada",
            "Ad\u{180b}a",
            "ᠮᠣ \u{180b}ᠮ",
        ] {
            assert!(matches!(checked(name), Err(Refusal::NameHidden { .. })), "{name:?}");
        }
    }

    #[test]
    fn what_does_nothing_at_the_ends_is_dropped() {
        for (name, kept) in [
            ("Ada\u{200d}", "Ada"),
            ("\u{200d}🚀", "🚀"),
            ("👩\u{200d}", "👩"),
            ("رضا\u{200c}", "رضا"),
            ("\u{feff}\u{200e}Ada \u{200b}\u{2060} \u{200d}", "Ada"),
            ("🏴\u{e0067}\u{e0062}", "🏴"),
            (
                "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}\u{e007f}",
                "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
            ),
            ("Ada\u{e0100}", "Ada"),
            ("葛\u{e0100}\u{e0100}", "葛\u{e0100}"),
            ("\u{e0100}葛", "葛"),
            ("か\u{fe00}", "か"),
            ("1\u{fe0e}", "1"),
            ("ᠮᠣ\u{180e}", "ᠮᠣ"),
            ("ᠮᠣ \u{180b}", "ᠮᠣ"),
            ("പ്രവീണ്\u{200d}", "പ്രവീണ്\u{200d}"),
            ("\u{301}\u{20dd}Ada", "Ada"),
            ("\u{3164}\u{115f}", ""),
            (&"\u{200d}\u{e0067}\u{200c} ".repeat(20_000), ""),
        ] {
            assert_eq!(checked(name).as_deref(), Ok(kept), "{name:?}");
        }
    }

    #[test]
    fn spaces_are_one_plain_space() {
        for space in "\u{20}\u{a0}\u{1680}\u{2000}\u{2001}\u{2002}\u{2003}\u{2004}\u{2005}\u{2006}\u{2007}\
                      \u{2008}\u{2009}\u{200a}\u{202f}\u{205f}\u{3000}"
            .chars()
        {
            let name = format!("{space}Ada{space}{space} {space}Byron\u{fe0f}{space}2{space}");
            assert_eq!(checked(&name).as_deref(), Ok("Ada Byron 2"), "{space:?}");
        }
    }

    proptest::proptest! {
        /// Characters that do something to others, and letters, in any order.
        #[test]
        fn a_name_stays_as_it_is_and_in_its_line(name in proptest::collection::vec(
            proptest::prop_oneof![
                proptest::sample::select("Aй葛かᠮണع्👩🚀❤🏴1 \u{a0}\u{2009}\u{3000}\u{301}\u{20dd}\u{200c}\u{200d}\
                    \u{fe0e}\u{fe0f}\u{fe00}\u{180b}\u{180e}\u{e0100}\u{e0067}\u{e0062}\u{e007f}\u{feff}\u{ad}\
                    \u{202e}\u{3164}\n\u{2028}".chars().collect::<Vec<_>>()),
                proptest::prelude::any::<char>(),
            ],
            0..24,
        )) {
            let name: String = name.into_iter().collect();
            if let Ok(kept) = checked(&name) {
                proptest::prop_assert_eq!(checked(&kept), Ok(kept.clone()));
                proptest::prop_assert!(kept.chars().all(|c| c == ' ' || !(c.is_whitespace() || c.is_control())));
                proptest::prop_assert!(!kept.contains("  ") && kept.trim() == kept);
                let category = |c| CodePointMapData::<GeneralCategory>::new().get(c);
                proptest::prop_assert!(!kept.starts_with(|c| GeneralCategoryGroup::Mark.contains(category(c))));
            }
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
