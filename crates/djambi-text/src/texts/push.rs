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

    /// “Djambi: a game begins soon”
    #[must_use]
    pub const fn appointment_title(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: a game begins soon",
            Language::Es => "Djambi: una partida va a empezar",
            Language::Fr => "Djambi\u{a0}: une partie va commencer",
        }
    }

    /// “In {minutes} minutes a game begins for which you have a seat.”
    #[must_use]
    pub fn appointment_body(self, minutes: u64) -> String {
        match self.0 {
            Language::En => match minutes {
                _ if crate::locale::plural(self.0, minutes) == icu_plurals::PluralCategory::One => {
                    "In a minute a game begins for which you have a seat.".to_owned()
                }
                _ => format!(
                    "In {} minutes a game begins for which you have a seat.",
                    crate::locale::number(self.0, minutes)
                ),
            },
            Language::Es => match minutes {
                _ if crate::locale::plural(self.0, minutes) == icu_plurals::PluralCategory::One => {
                    "En un minuto empieza una partida en la que tienes un puesto.".to_owned()
                }
                _ => format!(
                    "En {} minutos empieza una partida en la que tienes un puesto.",
                    crate::locale::number(self.0, minutes)
                ),
            },
            Language::Fr => match minutes {
                _ if crate::locale::plural(self.0, minutes) == icu_plurals::PluralCategory::One => {
                    "Dans une minute commence une partie où vous avez une place.".to_owned()
                }
                _ => format!(
                    "Dans {} minutes commence une partie où vous avez une place.",
                    crate::locale::number(self.0, minutes)
                ),
            },
        }
    }

    /// “Djambi: an appointment is cancelled”
    #[must_use]
    pub const fn cancelled_title(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: an appointment is cancelled",
            Language::Es => "Djambi: se ha cancelado una cita",
            Language::Fr => "Djambi\u{a0}: un rendez-vous est annulé",
        }
    }

    /// “A game for which you had a seat does not take place.”
    #[must_use]
    pub const fn cancelled_body(self) -> &'static str {
        match self.0 {
            Language::En => "A game for which you had a seat does not take place.",
            Language::Es => "Una partida en la que tenías un puesto no se jugará.",
            Language::Fr => "Une partie où vous aviez une place n’aura pas lieu.",
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
