//! Names that people could take for those of bots, of seats or of the service, in every language.

use std::collections::HashSet;
use std::sync::LazyLock;

use djambi::Seat;
use djambi_protocol::Level;
use djambi_text::{Language, Pages, level_title};

use super::appearance::appearance;

/// Words that name the service, or somebody who speaks for it: alone, beside each other, or written together.
/// In English, in French, in Spanish.
const OF_SERVICE: &[&str] = &[
    "system",
    "service",
    "server",
    "host",
    "support",
    "bot",
    "bots",
    "team",
    "help",
    "helpdesk",
    "security",
    "operator",
    "mod",
    "mods",
    "système",
    "serveur",
    "hôte",
    "équipe",
    "aide",
    "assistance",
    "sécurité",
    "opérateur",
    "opératrice",
    "sistema",
    "servicio",
    "servidor",
    "anfitrión",
    "anfitriona",
    "soporte",
    "equipo",
    "ayuda",
    "asistencia",
    "seguridad",
    "operador",
    "operadora",
];

/// Words that say nothing beside those of the service: articles and the like, and what the service is.
const BESIDE_SERVICE: &[&str] = &[
    "the", "of", "your", "our", "game", "games", "site", "online", "chief", "head", "le", "la", "les", "l",
    "de", "du", "des", "d", "votre", "notre", "jeu", "jeux", "chef", "el", "los", "las", "del", "tu",
    "nuestro", "juego", "juegos", "sitio", "jefe",
];

/// The beginnings of words for those who speak for the service, in a name of any other words.
const OFFICES: &[&str] = &[
    "admin",
    "sysadmin",
    "webmaster",
    "moderator",
    "modérateur",
    "modératrice",
    "modération",
    "moderador",
    "moderación",
    "official",
    "officiel",
    "oficial",
];

/// Words like [`OFFICES`] with which others begin.
const SHORT_OFFICES: &[&str] = &["staff", "personnel"];

/// Whether people could take a name for a bot's or the service's: records call bots `Djambi prince`, pages
/// `Prince (bot)`, each in its language. Words before or behind such a name do not change that. Nor is a name
/// that of a seat, by which pages and talk call its player: `Blue` at the red seat would speak for another one.
pub(super) fn is_reserved(name: &str) -> bool {
    let words = words(name);
    let whole = words.concat();
    let of_bot = LABELS.iter().any(|label| {
        let is_label = label.concat() == whole;
        is_label || words.windows(label.len()).any(|part| part == label)
    });
    of_bot || whole.contains(&SERVICE.game) || SERVICE.is_named_by(&words) || is_seat(&words)
}

/// What names the service, as people see it. Made once: the name in a cookie is checked at each request.
static SERVICE: LazyLock<ServiceNames> = LazyLock::new(|| ServiceNames {
    game: appearance("djambi"),
    words: seen(OF_SERVICE).collect(),
    beside: seen(BESIDE_SERVICE).collect(),
    offices: seen(OFFICES).collect(),
    short_offices: seen(SHORT_OFFICES).collect(),
});

/// Words as people see them.
fn seen(words: &'static [&str]) -> impl Iterator<Item = String> {
    words.iter().map(|word| appearance(word))
}

/// What names the service, or somebody who speaks for it.
struct ServiceNames {
    /// The game, in whatever a name says of it.
    game: String,
    words: Vec<String>,
    beside: HashSet<String>,
    offices: Vec<String>,
    short_offices: HashSet<String>,
}

impl ServiceNames {
    /// Whether these words have one for an office, or are all of the service.
    fn is_named_by(&self, words: &[String]) -> bool {
        let is_office = |word: &String| {
            self.short_offices.contains(word) || self.offices.iter().any(|office| word.starts_with(office))
        };
        let mut others = words.iter().filter(|word| !self.beside.contains(*word)).peekable();
        words.iter().any(is_office) || (others.peek().is_some() && others.all(|word| self.makes_up(word)))
    }

    /// Whether a word consists of words of the service.
    fn makes_up(&self, word: &str) -> bool {
        let goes_on = |part: &String| word.strip_prefix(part).is_some_and(|rest| self.makes_up(rest));
        word.is_empty() || self.words.iter().any(goes_on)
    }
}

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

/// Whether words name a seat, or several, and nothing else.
fn is_seat(words: &[String]) -> bool {
    let is_one = |name: &String| SEATS.contains(name);
    let mut others = words.iter().filter(|word| !SERVICE.beside.contains(*word)).peekable();
    is_one(&words.concat()) || (others.peek().is_some() && others.all(is_one))
}

/// The French name of a seat that is a first name as well: nobody is refused the name that they have.
const FIRST_NAME: &str = "violet";

/// The names of seats as people see them, but a first name. Made once likewise.
static SEATS: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let names = Language::ALL.map(|language| Seat::ALL.map(|seat| appearance(&Pages(language).seat(seat))));
    names.into_iter().flatten().filter(|name| *name != appearance(FIRST_NAME)).collect()
});

/// The words of a name, each as people see it, without numbers.
fn words(name: &str) -> Vec<String> {
    let is_between = |c: char| c.is_whitespace() || c.is_ascii_punctuation() || "–—·•（）’".contains(c);
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
            "Équipe Djambi",
            "Djambi Team",
            "DjambiTeam",
            "The D-jam-bi",
            "Djambi fan",
            "Staff",
            "Ada (staff)",
            "Team",
            "L’équipe du jeu",
            "el equipo",
            "Modératrice",
            "Moderadora 3",
            "MODERATOR Ada",
            "Administradora",
            "administratrice",
            "Admin-Ben",
            "support team",
            "SupportTeam",
            "Ayuda oficial",
            "Securite",
            "Ｔｅａｍ",
        ] {
            assert!(is_reserved(name), "{name}");
        }
    }

    #[test]
    fn the_names_by_which_seats_are_called_are_reserved_in_every_language() {
        for name in [
            "Red",
            "ROUGE",
            "r o j o",
            "Blue 2",
            "“Bleu”",
            "the Green",
            "Le Vert",
            "el Azul",
            "Red (blue)",
            "purple",
            "Rеd",
        ] {
            assert!(is_reserved(name), "{name}");
        }
        for language in Language::ALL {
            for seat in Seat::ALL {
                let name = Pages(language).seat(seat);
                if appearance(&name) == appearance(FIRST_NAME) {
                    continue;
                }
                for name in [name.clone(), format!("{name}!"), format!("{name} 2"), name.to_uppercase()] {
                    assert!(is_reserved(&name), "{name}");
                }
            }
        }
    }

    #[test]
    fn what_is_only_like_them_is_free() {
        for name in [
            "Mr Green",
            "Red Ada",
            "Violet",
            "Violeta",
            "Bluebell",
            "Redmond",
            "Al Verde y Bea",
            "The Blue Fox",
            "Ada",
            "Prince",
            "Paysan",
            "Team Ada",
            "Steam",
            "Stafford",
            "Teamwork",
            "Allegro moderato",
            "Modesty",
            "The game",
            "L’Hôte d’Ada",
            "Botticelli",
            "Chief",
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
