//! Made of `locales` by `cargo xtask texts`. Do not edit.

use crate::Language;

/// The texts of the area `rules` in a language.
#[derive(Clone, Copy, Debug)]
pub struct Rules(pub Language);

impl Rules {
    /// “The last player alive has won.”
    #[must_use]
    pub const fn reason_win(self) -> &'static str {
        match self.0 {
            Language::En => "The last player alive has won.",
            Language::Es => "Ha ganado quien quedaba con vida.",
            Language::Fr => "Le dernier joueur en vie a gagné.",
        }
    }

    /// “The same position has come up too often.”
    #[must_use]
    pub const fn reason_repetition(self) -> &'static str {
        match self.0 {
            Language::En => "The same position has come up too often.",
            Language::Es => "La misma posición se ha repetido demasiadas veces.",
            Language::Fr => "La même position est revenue trop souvent.",
        }
    }

    /// “Too many turns in a row were played without a kill.”
    #[must_use]
    pub const fn reason_quiet_limit(self) -> &'static str {
        match self.0 {
            Language::En => "Too many turns in a row were played without a kill.",
            Language::Es => "Se han hecho demasiadas jugadas seguidas sin muertes.",
            Language::Fr => "Trop de coups se sont suivis sans mort.",
        }
    }

    /// “All living players agreed to a draw.”
    #[must_use]
    pub const fn reason_agreement(self) -> &'static str {
        match self.0 {
            Language::En => "All living players agreed to a draw.",
            Language::Es => "Quienes seguían con vida acordaron tablas.",
            Language::Fr => "Tous les joueurs en vie ont accepté la nulle.",
        }
    }

    /// “The game had become as long as its host allows.”
    #[must_use]
    pub const fn reason_length_limit(self) -> &'static str {
        match self.0 {
            Language::En => "The game had become as long as its host allows.",
            Language::Es => "La partida alcanzó la longitud que permite su anfitrión.",
            Language::Fr => "La partie a atteint la longueur que permet son hôte.",
        }
    }

    /// “The service closed the game; there is no result.”
    #[must_use]
    pub const fn reason_closed(self) -> &'static str {
        match self.0 {
            Language::En => "The service closed the game; there is no result.",
            Language::Es => "La partida se ha cerrado; queda sin resultado.",
            Language::Fr => "La partie a été fermée\u{202f}; elle reste sans résultat.",
        }
    }
}
