//! Names that people could take for those of bots or of the service, in every language.

use std::collections::HashSet;
use std::sync::LazyLock;

use djambi_protocol::Level;
use djambi_text::{Language, Pages, level_title};

use super::appearance::appearance;

/// Words that name the service, or somebody who speaks for it, in all languages: alone, beside each other or
/// beside the name of the game.
const OF_SERVICE: &[&str] = &[
    "djambi",
    "system",
    "service",
    "server",
    "admin",
    "administrator",
    "moderator",
    "host",
    "official",
    "support",
    "bot",
    "bots",
    "système",
    "serveur",
    "administrateur",
    "modérateur",
    "hôte",
    "officiel",
    "sistema",
    "servicio",
    "servidor",
    "administrador",
    "moderador",
    "anfitrión",
    "oficial",
    "soporte",
];

/// Whether people could take a name for a bot's or the service's: records call bots `Djambi prince`, pages
/// `Prince (bot)`, each in its language. Words before or behind such a name do not change that.
pub(super) fn is_reserved(name: &str) -> bool {
    let words = words(name);
    let whole = words.concat();
    let of_service = !words.is_empty() && words.iter().all(|word| SERVICE_WORDS.contains(word));
    let of_bot = LABELS.iter().any(|label| {
        let is_label = label.concat() == whole;
        is_label || words.windows(label.len()).any(|part| part == label)
    });
    of_service || of_bot
}

/// The words of [`OF_SERVICE`] as people see them. Made once: the name in a cookie is checked at each request.
static SERVICE_WORDS: LazyLock<HashSet<String>> =
    LazyLock::new(|| OF_SERVICE.iter().map(|word| appearance(word)).collect());

/// The names of bots, made once likewise.
static LABELS: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| labels().collect());

/// The names of the bots of all levels, as records and pages write them, in words.
fn labels() -> impl Iterator<Item = Vec<String>> {
    Level::ALL.into_iter().flat_map(|level| {
        let name = level.to_string();
        let names = [format!("djambi {name}"), format!("{name} bot"), format!("bot {name}")];
        let titles = Language::ALL.into_iter().flat_map(move |language| {
            let title = level_title(language, level);
            [Pages(language).bot(&title), format!("djambi {title}"), format!("bot {title}")]
        });
        names.into_iter().chain(titles).map(|label| words(&label))
    })
}

/// The words of a name, each as people see it, without numbers.
fn words(name: &str) -> Vec<String> {
    let is_between = |c: char| c.is_whitespace() || c.is_ascii_punctuation() || "–—·•（）".contains(c);
    let words = name.split(is_between).map(|word| word.trim_end_matches(char::is_numeric));
    words.map(appearance).filter(|word| word.contains(char::is_alphanumeric)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_bots_are_reserved_in_every_language() {
        for name in [
            "Djambi prince",
            "djambi PAGE",
            "D j a m b i - regent",
            "Djarnbi envoy",
            "Prince (bot)",
            "Prince (bot) 2",
            "Djambi Prince 2",
            "djambi-prince_3",
            "The Prince (bot)",
            "~Prince (bot)~",
            "ｄｊａｍｂｉ",
        ] {
            assert!(is_reserved(name), "{name}");
        }
        for language in Language::ALL {
            for level in Level::ALL {
                let bot = Pages(language).bot(&level_title(language, level));
                for name in [bot.clone(), format!("{bot} 2"), format!("★ {bot}"), bot.to_uppercase()] {
                    assert!(is_reserved(&name), "{name}");
                }
            }
        }
    }

    #[test]
    fn names_of_the_service_are_reserved() {
        for name in [
            "Djambi",
            "System",
            "SYSTÈME",
            "sistema",
            "Djambi service",
            "Admin 1",
            "Djambi 2",
            "Serveur Djambi",
            "bot",
        ] {
            assert!(is_reserved(name), "{name}");
        }
    }

    #[test]
    fn what_is_only_like_them_is_free() {
        for name in [
            "Ada",
            "Prince",
            "Djambi fan",
            "Paysan",
            "Prince of Persia",
            "2",
            "Robot",
            "Page 3",
            "Hostile",
            "Princesa",
            "★",
            "",
        ] {
            assert!(!is_reserved(name), "{name}");
        }
    }
}
