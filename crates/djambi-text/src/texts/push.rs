//! Made of `locales` by `cargo xtask texts`. Do not edit.

use crate::Language;

/// The texts of the area `push` in a language.
#[derive(Clone, Copy, Debug)]
pub struct Push(pub Language);

impl Push {
    /// “Djambi: it is your turn”
    #[must_use]
    pub const fn turn_title(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: it is your turn",
            Language::Es => "Djambi: te toca jugar",
            Language::Fr => "Djambi\u{a0}: c’est à vous de jouer",
        }
    }

    /// “A game by the day waits for you.”
    #[must_use]
    pub const fn turn_body(self) -> &'static str {
        match self.0 {
            Language::En => "A game by the day waits for you.",
            Language::Es => "Una partida por días te espera.",
            Language::Fr => "Une partie par jours vous attend.",
        }
    }

    /// “Djambi: your time runs out”
    #[must_use]
    pub const fn alarm_title(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: your time runs out",
            Language::Es => "Djambi: se acaba tu tiempo",
            Language::Fr => "Djambi\u{a0}: votre temps s’épuise",
        }
    }

    /// “In {hours} hours your time for a turn runs out.”
    #[must_use]
    pub fn alarm_body(self, hours: u64) -> String {
        match self.0 {
            Language::En => match hours {
                _ if crate::locale::plural(self.0, hours) == icu_plurals::PluralCategory::One => {
                    "In about an hour your time for a turn runs out.".to_owned()
                }
                _ => format!(
                    "In {} hours your time for a turn runs out.",
                    crate::locale::number(self.0, hours)
                ),
            },
            Language::Es => match hours {
                _ if crate::locale::plural(self.0, hours) == icu_plurals::PluralCategory::One => {
                    "Tu tiempo para un turno se acaba en una hora más o menos.".to_owned()
                }
                _ => format!(
                    "Tu tiempo para un turno se acaba en {} horas.",
                    crate::locale::number(self.0, hours)
                ),
            },
            Language::Fr => match hours {
                _ if crate::locale::plural(self.0, hours) == icu_plurals::PluralCategory::One => {
                    "Votre temps pour un tour s’épuise dans une heure environ.".to_owned()
                }
                _ => format!(
                    "Votre temps pour un tour s’épuise dans {} heures.",
                    crate::locale::number(self.0, hours)
                ),
            },
        }
    }

    /// “Djambi: a message to try”
    #[must_use]
    pub const fn test_title(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: a message to try",
            Language::Es => "Djambi: mensaje de prueba",
            Language::Fr => "Djambi\u{a0}: message d’essai",
        }
    }

    /// “This is how you hear of your turns.”
    #[must_use]
    pub const fn test_body(self) -> &'static str {
        match self.0 {
            Language::En => "This is how you hear of your turns.",
            Language::Es => "Así sabrás que te toca jugar.",
            Language::Fr => "C’est ainsi que vous apprendrez que c’est à vous.",
        }
    }
}
