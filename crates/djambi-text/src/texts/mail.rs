//! Made of `locales` by `cargo xtask texts`. Do not edit.

use crate::Language;

/// The texts of the area `mail` in a language.
#[derive(Clone, Copy, Debug)]
pub struct Mail(pub Language);

impl Mail {
    /// “A letter from {site}”
    #[must_use]
    pub fn test_subject(self, site: &str) -> String {
        match self.0 {
            Language::En => format!("A letter from {site}"),
            Language::Es => format!("Una carta de {site}"),
            Language::Fr => format!("Une lettre de {site}"),
        }
    }

    /// “If you can read this, the mail of this service goes out. Nothing is to be done.”
    #[must_use]
    pub const fn test_body(self) -> &'static str {
        match self.0 {
            Language::En => "If you can read this, the mail of this service goes out. Nothing is to be done.",
            Language::Es => "Si puedes leer esto, el correo de este servicio sale. No hay que hacer nada.",
            Language::Fr => "Si vous lisez ceci, les courriels de ce service partent. Il n’y a rien à faire.",
        }
    }

    /// “Djambi, {site}”
    #[must_use]
    pub fn from_service(self, site: &str) -> String {
        match self.0 {
            Language::En => format!("Djambi, {site}"),
            Language::Es => format!("Djambi, {site}"),
            Language::Fr => format!("Djambi, {site}"),
        }
    }

    /// “Djambi: is this your address?”
    #[must_use]
    pub const fn confirm_subject(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: is this your address?",
            Language::Es => "Djambi: ¿es esta tu dirección?",
            Language::Fr => "Djambi\u{a0}: est-ce votre adresse\u{202f}?",
        }
    }

    /// “Somebody, you as we hope, wants to get letters at this address from a service of the game Djambi. If it was you, open this page and press its button within {minutes} minutes:”
    #[must_use]
    pub fn confirm_text(self, minutes: u64) -> String {
        match self.0 {
            Language::En => format!(
                "Somebody, you as we hope, wants to get letters at this address from a service of the game Djambi. If it was you, open this page and press its button within {} minutes:",
                crate::locale::number(self.0, minutes)
            ),
            Language::Es => format!(
                "Alguien, esperamos que tú, quiere recibir en esta dirección las cartas de un servicio del juego Djambi. Si has sido tú, abre esta página y pulsa su botón antes de {} minutos:",
                crate::locale::number(self.0, minutes)
            ),
            Language::Fr => format!(
                "Quelqu’un, vous-même nous l’espérons, veut recevoir à cette adresse les lettres d’un service du jeu Djambi. Si c’était vous, ouvrez cette page et appuyez sur son bouton dans les {} minutes\u{a0}:",
                crate::locale::number(self.0, minutes)
            ),
        }
    }

    /// “If it was not you, do nothing: no further letter will come.”
    #[must_use]
    pub const fn confirm_not_you(self) -> &'static str {
        match self.0 {
            Language::En => "If it was not you, do nothing: no further letter will come.",
            Language::Es => "Si no has sido tú, no hagas nada: no llegará ninguna otra carta.",
            Language::Fr => "Si ce n’était pas vous, ne faites rien\u{a0}: aucune autre lettre ne viendra.",
        }
    }

    /// “Djambi: a new password”
    #[must_use]
    pub const fn reset_subject(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: a new password",
            Language::Es => "Djambi: una contraseña nueva",
            Language::Fr => "Djambi\u{a0}: un nouveau mot de passe",
        }
    }

    /// “Somebody, you as we hope, has forgotten the password of the account {name}. On this page you choose a new one, once, within {minutes} minutes:”
    #[must_use]
    pub fn reset_text(self, name: &str, minutes: u64) -> String {
        match self.0 {
            Language::En => format!(
                "Somebody, you as we hope, has forgotten the password of the account {name}. On this page you choose a new one, once, within {} minutes:",
                crate::locale::number(self.0, minutes)
            ),
            Language::Es => format!(
                "Alguien, esperamos que tú, ha olvidado la contraseña de la cuenta {name}. En esta página eliges otra, una vez, antes de {} minutos:",
                crate::locale::number(self.0, minutes)
            ),
            Language::Fr => format!(
                "Quelqu’un, vous-même nous l’espérons, a oublié le mot de passe du compte {name}. Sur cette page, vous en choisissez un nouveau, une fois, dans les {} minutes\u{a0}:",
                crate::locale::number(self.0, minutes)
            ),
        }
    }

    /// “If it was not you, do nothing: the password stays as it is.”
    #[must_use]
    pub const fn reset_not_you(self) -> &'static str {
        match self.0 {
            Language::En => "If it was not you, do nothing: the password stays as it is.",
            Language::Es => "Si no has sido tú, no hagas nada: la contraseña queda como está.",
            Language::Fr => {
                "Si ce n’était pas vous, ne faites rien\u{a0}: le mot de passe reste ce qu’il est."
            }
        }
    }

    /// “Djambi: another address”
    #[must_use]
    pub const fn address_changed_subject(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: another address",
            Language::Es => "Djambi: otra dirección",
            Language::Fr => "Djambi\u{a0}: une autre adresse",
        }
    }

    /// “Letters for the account {name} go to another address from now on. This one gets none any more.”
    #[must_use]
    pub fn address_changed_text(self, name: &str) -> String {
        match self.0 {
            Language::En => format!(
                "Letters for the account {name} go to another address from now on. This one gets none any more."
            ),
            Language::Es => format!(
                "Las cartas de la cuenta {name} van desde ahora a otra dirección. Esta no recibe ninguna más."
            ),
            Language::Fr => format!(
                "Les lettres du compte {name} vont désormais à une autre adresse. Celle-ci n’en reçoit plus."
            ),
        }
    }

    /// “Djambi: no more letters”
    #[must_use]
    pub const fn address_removed_subject(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: no more letters",
            Language::Es => "Djambi: no más cartas",
            Language::Fr => "Djambi\u{a0}: plus de lettres",
        }
    }

    /// “The account {name} has no mail address any more. If its password is lost, nobody can send a new one.”
    #[must_use]
    pub fn address_removed_text(self, name: &str) -> String {
        match self.0 {
            Language::En => format!(
                "The account {name} has no mail address any more. If its password is lost, nobody can send a new one."
            ),
            Language::Es => format!(
                "La cuenta {name} ya no tiene dirección de correo. Si se pierde su contraseña, nadie puede enviar otra."
            ),
            Language::Fr => format!(
                "Le compte {name} n’a plus d’adresse de courriel. Si son mot de passe est perdu, personne ne peut en envoyer un nouveau."
            ),
        }
    }

    /// “Djambi: another password”
    #[must_use]
    pub const fn password_changed_subject(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: another password",
            Language::Es => "Djambi: otra contraseña",
            Language::Fr => "Djambi\u{a0}: un autre mot de passe",
        }
    }

    /// “The account {name} has another password. Whoever was signed in elsewhere is signed out.”
    #[must_use]
    pub fn password_changed_text(self, name: &str) -> String {
        match self.0 {
            Language::En => format!(
                "The account {name} has another password. Whoever was signed in elsewhere is signed out."
            ),
            Language::Es => format!(
                "La cuenta {name} tiene otra contraseña. En los demás navegadores se ha cerrado la sesión."
            ),
            Language::Fr => {
                format!("Le compte {name} a un autre mot de passe. Les autres navigateurs sont déconnectés.")
            }
        }
    }

    /// “If it was not you, choose a new password at once, or write to the host of the service:”
    #[must_use]
    pub const fn not_you(self) -> &'static str {
        match self.0 {
            Language::En => {
                "If it was not you, choose a new password at once, or write to the host of the service:"
            }
            Language::Es => {
                "Si no has sido tú, elige enseguida otra contraseña, o escribe a quien lleva el servicio:"
            }
            Language::Fr => {
                "Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe, ou écrivez au responsable du service\u{a0}:"
            }
        }
    }
}
