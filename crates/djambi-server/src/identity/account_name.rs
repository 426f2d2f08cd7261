//! The names of accounts.

use djambi_protocol::{MAX_ACCOUNT_NAME_CHARACTERS, MIN_ACCOUNT_NAME_CHARACTERS, Refusal};
use icu_properties::CodePointMapData;
use icu_properties::props::{GeneralCategory, GeneralCategoryGroup};
use unicode_security::MixedScript;

use super::appearance::appearance;
use super::player_name::PlayerName;

/// The name of an account: letters and digits of one script, so that it can be read out and typed. No two
/// accounts have names that look alike.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct AccountName(PlayerName);

impl AccountName {
    /// The name that a person chooses for an account.
    ///
    /// # Errors
    /// When it is no name of a player, or has not the form of an account's.
    pub(crate) fn chosen(name: &str) -> Result<Self, Refusal> {
        let min = MIN_ACCOUNT_NAME_CHARACTERS;
        let max = MAX_ACCOUNT_NAME_CHARACTERS;
        let name = PlayerName::chosen(name)?;
        name.filter(|name| has_form(name.as_str())).map(Self).ok_or(Refusal::NameForm { min, max })
    }

    /// The name as a text.
    pub(crate) fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// The appearance of the name, which nobody else's has.
    pub(crate) fn appearance(&self) -> String {
        appearance(self.as_str())
    }
}

impl From<AccountName> for PlayerName {
    fn from(name: AccountName) -> Self {
        name.0
    }
}

/// Whether a name has the form of an account's.
fn has_form(name: &str) -> bool {
    let characters: Vec<char> = name.chars().collect();
    let length = u32::try_from(characters.len()).unwrap_or(u32::MAX);
    let is_between = |c: char| matches!(c, '-' | '_' | '.');
    (MIN_ACCOUNT_NAME_CHARACTERS..=MAX_ACCOUNT_NAME_CHARACTERS).contains(&length)
        && characters.first().is_some_and(|c| c.is_alphabetic())
        && characters.last().is_some_and(|&c| !is_between(c))
        && characters.iter().all(|&c| c.is_alphanumeric() || is_between(c) || is_mark(c))
        && !characters.windows(2).any(|pair| is_between(pair[0]) && is_between(pair[1]))
        && name.is_single_script()
}

/// Whether a character belongs to the letter before it, as the vowel signs of many scripts do.
fn is_mark(c: char) -> bool {
    GeneralCategoryGroup::Mark.contains(CodePointMapData::<GeneralCategory>::new().get(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_accounts_are_letters_and_digits() {
        for name in ["Ada", "ad", "Zoë.O-Brien_2", "Анна", "एडा", "山田太郎", "a1234567890123456789"]
        {
            assert_eq!(AccountName::chosen(name).map(|name| name.as_str().to_owned()), Ok(name.to_owned()));
        }
        for name in [
            "",
            "A",
            "a12345678901234567890",
            "2fast",
            "-ada",
            "ada-",
            "a--b",
            "a-.b",
            "Ada Byron",
            "Ada!",
            "🦊fox",
            "ada’s",
            "Ada山",
        ] {
            let refusal = Refusal::NameForm { min: 2, max: 20 };
            assert_eq!(AccountName::chosen(name).map(|_| ()), Err(refusal), "{name}");
        }
        for (name, refusal) in [
            ("admin", Refusal::NameOfBot),
            ("Djambi.prince", Refusal::NameOfBot),
            ("Аda", Refusal::NameMixed),
            ("A\u{200b}da", Refusal::NameHidden { character: "U+200B".to_owned() }),
        ] {
            assert_eq!(AccountName::chosen(name).map(|_| ()), Err(refusal), "{name}");
        }
    }
}
