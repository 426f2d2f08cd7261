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
            Language::Fr => format!("Un courriel de {site}"),
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
                "Quelqu’un, vous-même nous l’espérons, veut recevoir à cette adresse les courriels d’un service du jeu Djambi. Si c’était vous, ouvrez cette page et appuyez sur son bouton dans les {} minutes\u{a0}:",
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
            Language::Fr => "Si ce n’était pas vous, ne faites rien\u{a0}: aucun autre courriel ne viendra.",
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
                "Les courriels du compte {name} vont désormais à une autre adresse. Celle-ci n’en reçoit plus."
            ),
        }
    }

    /// “Djambi: no more letters”
    #[must_use]
    pub const fn address_removed_subject(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: no more letters",
            Language::Es => "Djambi: no más cartas",
            Language::Fr => "Djambi\u{a0}: vous ne recevrez plus de courriels",
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

    /// “The account {name} has another password. Whoever was signed in elsewhere is signed out. Passkeys go on signing in: remove those on the page of your account that are not yours.”
    #[must_use]
    pub fn password_changed_text(self, name: &str) -> String {
        match self.0 {
            Language::En => format!(
                "The account {name} has another password. Whoever was signed in elsewhere is signed out. Passkeys go on signing in: remove those on the page of your account that are not yours."
            ),
            Language::Es => format!(
                "La cuenta {name} tiene otra contraseña. En los demás navegadores se ha cerrado la sesión. Las llaves de acceso siguen sirviendo para entrar: quita en la página de tu cuenta las que no sean tuyas."
            ),
            Language::Fr => format!(
                "Le compte {name} a un autre mot de passe. Les autres navigateurs sont déconnectés. Les clés d’accès continuent de connecter\u{a0}: retirez, sur la page de votre compte, celles qui ne sont pas les vôtres."
            ),
        }
    }

    /// “Djambi: a second factor”
    #[must_use]
    pub const fn factor_on_subject(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: a second factor",
            Language::Es => "Djambi: un segundo factor",
            Language::Fr => "Djambi\u{a0}: un second facteur",
        }
    }

    /// “The account {name} asks for a code of an app beside the password from now on.”
    #[must_use]
    pub fn factor_on_text(self, name: &str) -> String {
        match self.0 {
            Language::En => {
                format!("The account {name} asks for a code of an app beside the password from now on.")
            }
            Language::Es => format!(
                "La cuenta {name} pide desde ahora, además de la contraseña, un código de una aplicación."
            ),
            Language::Fr => format!(
                "Le compte {name} demande désormais, en plus du mot de passe, un code d’une application."
            ),
        }
    }

    /// “Djambi: no second factor any more”
    #[must_use]
    pub const fn factor_off_subject(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: no second factor any more",
            Language::Es => "Djambi: ya no hay segundo factor",
            Language::Fr => "Djambi\u{a0}: plus de second facteur",
        }
    }

    /// “The account {name} asks for no code any more: the password is enough.”
    #[must_use]
    pub fn factor_off_text(self, name: &str) -> String {
        match self.0 {
            Language::En => format!("The account {name} asks for no code any more: the password is enough."),
            Language::Es => format!("La cuenta {name} ya no pide ningún código: basta la contraseña."),
            Language::Fr => {
                format!("Le compte {name} ne demande plus de code\u{a0}: le mot de passe suffit.")
            }
        }
    }

    /// “Djambi: a recovery code was used”
    #[must_use]
    pub const fn recovery_used_subject(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: a recovery code was used",
            Language::Es => "Djambi: se ha usado un código de recuperación",
            Language::Fr => "Djambi\u{a0}: un code de secours a servi",
        }
    }

    /// “Somebody has used a recovery code of the account {name} instead of its app.”
    #[must_use]
    pub fn recovery_used_text(self, name: &str) -> String {
        match self.0 {
            Language::En => {
                format!("Somebody has used a recovery code of the account {name} instead of its app.")
            }
            Language::Es => format!(
                "Alguien ha usado un código de recuperación de la cuenta {name} en lugar de su aplicación."
            ),
            Language::Fr => format!(
                "Quelqu’un a utilisé un code de secours du compte {name} à la place de son application."
            ),
        }
    }

    /// “Djambi: other recovery codes”
    #[must_use]
    pub const fn recovery_new_subject(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: other recovery codes",
            Language::Es => "Djambi: otros códigos de recuperación",
            Language::Fr => "Djambi\u{a0}: d’autres codes de secours",
        }
    }

    /// “The account {name} has other recovery codes. Those of before are worth nothing any more.”
    #[must_use]
    pub fn recovery_new_text(self, name: &str) -> String {
        match self.0 {
            Language::En => format!(
                "The account {name} has other recovery codes. Those of before are worth nothing any more."
            ),
            Language::Es => format!(
                "La cuenta {name} tiene otros códigos de recuperación. Los de antes ya no valen nada."
            ),
            Language::Fr => {
                format!("Le compte {name} a d’autres codes de secours. Ceux d’avant ne valent plus rien.")
            }
        }
    }

    /// “Djambi: another passkey”
    #[must_use]
    pub const fn passkey_added_subject(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: another passkey",
            Language::Es => "Djambi: otra llave de acceso",
            Language::Fr => "Djambi\u{a0}: une autre clé d’accès",
        }
    }

    /// “A passkey was added to the account {name}. It signs in without a password.”
    #[must_use]
    pub fn passkey_added_text(self, name: &str) -> String {
        match self.0 {
            Language::En => {
                format!("A passkey was added to the account {name}. It signs in without a password.")
            }
            Language::Es => format!(
                "Se ha añadido una llave de acceso a la cuenta {name}. Con ella se entra sin contraseña."
            ),
            Language::Fr => format!(
                "Une clé d’accès a été ajoutée au compte {name}. Elle permet de se connecter sans mot de passe."
            ),
        }
    }

    /// “Djambi: a passkey less”
    #[must_use]
    pub const fn passkey_removed_subject(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: a passkey less",
            Language::Es => "Djambi: una llave de acceso menos",
            Language::Fr => "Djambi\u{a0}: une clé d’accès de moins",
        }
    }

    /// “A passkey of the account {name} was removed. It signs nobody in any more.”
    #[must_use]
    pub fn passkey_removed_text(self, name: &str) -> String {
        match self.0 {
            Language::En => {
                format!("A passkey of the account {name} was removed. It signs nobody in any more.")
            }
            Language::Es => {
                format!("Se ha quitado una llave de acceso de la cuenta {name}. Ya no sirve para entrar.")
            }
            Language::Fr => format!(
                "Une clé d’accès du compte {name} a été retirée. Elle ne permet plus de se connecter."
            ),
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

    /// “Djambi: it is your turn in {count} games”
    #[must_use]
    pub fn turns_subject(self, count: u64) -> String {
        match self.0 {
            Language::En => format!(
                "Djambi: {}",
                match count {
                    _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One =>
                        "it is your turn".to_owned(),
                    _ => format!("it is your turn in {} games", crate::locale::number(self.0, count)),
                }
            ),
            Language::Es => format!(
                "Djambi: {}",
                match count {
                    _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One =>
                        "te toca".to_owned(),
                    _ => format!("te toca en {} partidas", crate::locale::number(self.0, count)),
                }
            ),
            Language::Fr => format!(
                "Djambi\u{a0}: {}",
                match count {
                    _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One =>
                        "c’est à vous".to_owned(),
                    _ => format!("c’est à vous dans {} parties", crate::locale::number(self.0, count)),
                }
            ),
        }
    }

    /// “It is your turn in {count} games by the day:”
    #[must_use]
    pub fn turns_text(self, count: u64) -> String {
        match self.0 {
            Language::En => match count {
                _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => {
                    "It is your turn in a game by the day:".to_owned()
                }
                _ => format!("It is your turn in {} games by the day:", crate::locale::number(self.0, count)),
            },
            Language::Es => match count {
                _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => {
                    "Te toca en una partida por días:".to_owned()
                }
                _ => format!("Te toca en {} partidas por días:", crate::locale::number(self.0, count)),
            },
            Language::Fr => match count {
                _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => {
                    "C’est à vous dans une partie par jours\u{a0}:".to_owned()
                }
                _ => format!(
                    "C’est à vous dans {} parties par jours\u{a0}:",
                    crate::locale::number(self.0, count)
                ),
            },
        }
    }

    /// “No further letter says so until you have looked at these games.”
    #[must_use]
    pub fn turns_once(self, count: u64) -> String {
        match self.0 {
            Language::En => match count {
                _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => {
                    "No further letter says so until you have looked at the game.".to_owned()
                }
                _ => "No further letter says so until you have looked at these games.".to_owned(),
            },
            Language::Es => match count {
                _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => {
                    "Ninguna otra carta lo dirá hasta que hayas mirado la partida.".to_owned()
                }
                _ => "Ninguna otra carta lo dirá hasta que hayas mirado estas partidas.".to_owned(),
            },
            Language::Fr => match count {
                _ if crate::locale::plural(self.0, count) == icu_plurals::PluralCategory::One => {
                    "Aucun autre courriel ne le dira tant que vous n’aurez pas regardé la partie.".to_owned()
                }
                _ => "Aucun autre courriel ne le dira tant que vous n’aurez pas regardé ces parties."
                    .to_owned(),
            },
        }
    }

    /// “Djambi: your time runs out”
    #[must_use]
    pub const fn alarm_subject(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: your time runs out",
            Language::Es => "Djambi: se acaba tu tiempo",
            Language::Fr => "Djambi\u{a0}: votre temps s’épuise",
        }
    }

    /// “In {hours} hours your time for a turn runs out. Play before that:”
    #[must_use]
    pub fn alarm_text(self, hours: u64) -> String {
        match self.0 {
            Language::En => match hours {
                _ if crate::locale::plural(self.0, hours) == icu_plurals::PluralCategory::One => {
                    "In about an hour your time for a turn runs out. Play before that:".to_owned()
                }
                _ => format!(
                    "In {} hours your time for a turn runs out. Play before that:",
                    crate::locale::number(self.0, hours)
                ),
            },
            Language::Es => match hours {
                _ if crate::locale::plural(self.0, hours) == icu_plurals::PluralCategory::One => {
                    "Dentro de una hora, más o menos, se acaba tu tiempo para un turno. Juega antes:"
                        .to_owned()
                }
                _ => format!(
                    "Dentro de {} horas se acaba tu tiempo para un turno. Juega antes:",
                    crate::locale::number(self.0, hours)
                ),
            },
            Language::Fr => match hours {
                _ if crate::locale::plural(self.0, hours) == icu_plurals::PluralCategory::One => {
                    "Dans une heure environ, votre temps pour un tour sera écoulé. Jouez avant cela\u{a0}:"
                        .to_owned()
                }
                _ => format!(
                    "Dans {} heures, votre temps pour un tour sera écoulé. Jouez avant cela\u{a0}:",
                    crate::locale::number(self.0, hours)
                ),
            },
        }
    }

    /// “Djambi: your game begins soon”
    #[must_use]
    pub const fn appointment_subject(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: your game begins soon",
            Language::Es => "Djambi: tu partida empieza pronto",
            Language::Fr => "Djambi\u{a0}: votre partie commence bientôt",
        }
    }

    /// “You sit at a table whose game begins at this time: {time}. Be there and ready then: five minutes later the seat is free for others.”
    #[must_use]
    pub fn appointment_text(self, time: &str) -> String {
        match self.0 {
            Language::En => format!(
                "You sit at a table whose game begins at this time: {time}. Be there and ready then: five minutes later the seat is free for others."
            ),
            Language::Es => format!(
                "Estás sentado a una mesa cuya partida empieza a esta hora: {time}. Acude y di que estás listo: cinco minutos después, el puesto queda libre para otros."
            ),
            Language::Fr => format!(
                "Vous êtes assis à une table dont la partie commence à cette heure\u{a0}: {time}. Soyez là et prêt\u{a0}: cinq minutes plus tard, la place est libre pour d’autres."
            ),
        }
    }

    /// “Djambi: an appointment is cancelled”
    #[must_use]
    pub const fn cancelled_subject(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: an appointment is cancelled",
            Language::Es => "Djambi: se ha cancelado una cita",
            Language::Fr => "Djambi\u{a0}: un rendez-vous est annulé",
        }
    }

    /// “The host has cancelled the game that was to begin at this time: {time}.”
    #[must_use]
    pub fn cancelled_text(self, time: &str) -> String {
        match self.0 {
            Language::En => {
                format!("The host has cancelled the game that was to begin at this time: {time}.")
            }
            Language::Es => {
                format!("El anfitrión ha cancelado la partida que debía empezar a esta hora: {time}.")
            }
            Language::Fr => {
                format!("L’hôte a annulé la partie qui devait commencer à cette heure\u{a0}: {time}.")
            }
        }
    }

    /// “Djambi: what you have not seen”
    #[must_use]
    pub const fn digest_subject(self) -> &'static str {
        match self.0 {
            Language::En => "Djambi: what you have not seen",
            Language::Es => "Djambi: lo que no has visto",
            Language::Fr => "Djambi\u{a0}: ce que vous n’avez pas vu",
        }
    }

    /// “{kind}”
    #[must_use]
    pub fn digest_line(self, kind: Kind) -> String {
        match self.0 {
            Language::En => word_0(kind).to_owned(),
            Language::Es => word_1(kind).to_owned(),
            Language::Fr => word_2(kind).to_owned(),
        }
    }

    /// “No more letters of this kind:”
    #[must_use]
    pub const fn stop_here(self) -> &'static str {
        match self.0 {
            Language::En => "No more letters of this kind:",
            Language::Es => "No más cartas de este tipo:",
            Language::Fr => "Pour ne plus recevoir de courriels de ce genre\u{a0}:",
        }
    }
}

/// A value of the argument `$kind`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// `your_turn`.
    YourTurn,
    /// `started`.
    Started,
    /// `flag`.
    Flag,
    /// `over`.
    Over,
    /// `again`.
    Again,
    /// `removed`.
    Removed,
    /// `offer`.
    Offer,
    /// `appointment`.
    Appointment,
    /// `missed`.
    Missed,
    /// `cancelled`.
    Cancelled,
}

impl Kind {
    /// All values.
    pub const ALL: [Self; 10] = [
        Self::YourTurn,
        Self::Started,
        Self::Flag,
        Self::Over,
        Self::Again,
        Self::Removed,
        Self::Offer,
        Self::Appointment,
        Self::Missed,
        Self::Cancelled,
    ];

    /// The value's name in the catalogue.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::YourTurn => "your_turn",
            Self::Started => "started",
            Self::Flag => "flag",
            Self::Over => "over",
            Self::Again => "again",
            Self::Removed => "removed",
            Self::Offer => "offer",
            Self::Appointment => "appointment",
            Self::Missed => "missed",
            Self::Cancelled => "cancelled",
        }
    }

    /// The value with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|value| value.name() == name)
    }
}

const fn word_0(value: Kind) -> &'static str {
    match value {
        Kind::YourTurn => "It is your turn.",
        Kind::Started => "A game has begun.",
        Kind::Flag => "Your time has run out.",
        Kind::Over => "A game is over.",
        Kind::Again => "Somebody wants to play again.",
        Kind::Removed => "Your seat was taken away.",
        Kind::Offer => "An offer waits for your answer.",
        Kind::Appointment => "A game of yours begins soon.",
        Kind::Missed => "You were not ready at an appointed time, and lost your seat.",
        Kind::Cancelled => "An appointment was cancelled.",
    }
}

const fn word_1(value: Kind) -> &'static str {
    match value {
        Kind::YourTurn => "Te toca.",
        Kind::Started => "Ha empezado una partida.",
        Kind::Flag => "Se ha acabado tu tiempo.",
        Kind::Over => "Ha terminado una partida.",
        Kind::Again => "Alguien quiere jugar otra vez.",
        Kind::Removed => "Te han quitado el sitio.",
        Kind::Offer => "Una oferta espera tu respuesta.",
        Kind::Appointment => "Una de tus partidas empieza pronto.",
        Kind::Missed => "No estabas listo a la hora fijada y has perdido tu puesto.",
        Kind::Cancelled => "Se ha cancelado una cita.",
    }
}

const fn word_2(value: Kind) -> &'static str {
    match value {
        Kind::YourTurn => "C’est à vous.",
        Kind::Started => "Une partie a commencé.",
        Kind::Flag => "Votre temps est écoulé.",
        Kind::Over => "Une partie est finie.",
        Kind::Again => "Quelqu’un veut rejouer.",
        Kind::Removed => "Votre place vous a été retirée.",
        Kind::Offer => "Une offre attend votre réponse.",
        Kind::Appointment => "Une de vos parties commence bientôt.",
        Kind::Missed => "Vous n’étiez pas prêt à l’heure dite et avez perdu votre place.",
        Kind::Cancelled => "Un rendez-vous est annulé.",
    }
}
