//! The letters that the service writes, in the language of who gets them.

use djambi_text::{Language, Mail};

use super::post::Post;
use crate::env;
use crate::identity::{PlayerId, Secret};
use crate::store::{Letter, MAIL_LINK_MS, MAIL_MS, NewMail, PASSWORD_LINK_MS, StoredAddress};

/// What a player is told of their account, though they have not asked for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AccountWord {
    /// Letters go to another address from now on.
    AddressChanged,
    /// No letters are sent any more.
    AddressRemoved,
    /// The password is another one.
    PasswordChanged,
}

impl Post {
    /// The letter with the link by which a player confirms an address. It names nobody: somebody else may have
    /// written the address.
    pub(crate) fn confirmation(&self, to: &StoredAddress, link: &Secret) -> NewMail {
        let text = Mail(to.language);
        let path = format!("/mail/confirm/{}", link.text());
        let parts =
            [text.confirm_text(MAIL_LINK_MS / 60_000), self.address_of(&path), text.confirm_not_you().into()];
        self.letter(to, text.confirm_subject().to_owned(), &parts, MAIL_LINK_MS)
    }

    /// The letter with the link by which a player chooses a new password.
    pub(crate) fn reset(&self, to: &StoredAddress, name: &str, link: &Secret) -> NewMail {
        let text = Mail(to.language);
        let path = format!("/reset/{}", link.text());
        let parts = [
            text.reset_text(name, PASSWORD_LINK_MS / 60_000),
            self.address_of(&path),
            text.reset_not_you().into(),
        ];
        self.letter(to, text.reset_subject().to_owned(), &parts, PASSWORD_LINK_MS)
    }

    /// The letter that tells a player what has become of the account.
    pub(crate) fn word(&self, to: &StoredAddress, name: &str, word: AccountWord) -> NewMail {
        let text = Mail(to.language);
        let (subject, told) = match word {
            AccountWord::AddressChanged => (text.address_changed_subject(), text.address_changed_text(name)),
            AccountWord::AddressRemoved => (text.address_removed_subject(), text.address_removed_text(name)),
            AccountWord::PasswordChanged => {
                (text.password_changed_subject(), text.password_changed_text(name))
            }
        };
        let parts = [told, text.not_you().to_owned(), self.address_of("/account")];
        self.letter(to, subject.to_owned(), &parts, MAIL_MS)
    }

    /// The address of a page of the service.
    fn address_of(&self, path: &str) -> String {
        format!("{}{path}", self.site)
    }

    /// A letter with some paragraphs, for which it is too late some time from now.
    fn letter(&self, to: &StoredAddress, subject: String, parts: &[String], for_ms: u64) -> NewMail {
        let end = Mail(to.language).from_service(&self.site.to_string());
        let body = format!("{}\n\n-- \n{end}\n", parts.join("\n\n"));
        let made_ms = env::now_ms();
        let letter = Letter { to: to.address.clone(), subject, body, unsubscribe: None };
        NewMail { player: to.player, letter, made_ms, until_ms: made_ms + for_ms }
    }
}

impl StoredAddress {
    /// An address of a player who is written to in a language.
    pub(crate) fn new(player: PlayerId, address: String, language: Language) -> Self {
        Self { player, address, language }
    }
}
