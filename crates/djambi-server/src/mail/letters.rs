//! The letters that the service writes, in the language of who gets them.

use djambi_protocol::{GameId, MailWishes, PastNotice};
use djambi_text::{Language, Mail, mail};

use super::post::Post;
use crate::env::{self, DAY_MS};
use crate::hours::{HOUR_MS, moment_text};
use crate::identity::{LetterKind, PlayerId, Secret, Signer, StopLink};
use crate::store::{
    Letter, MAIL_LINK_MS, MAIL_MS, NewMail, News, PASSWORD_LINK_MS, StoredAddress, UnmailedAppointment,
};

/// For how long the sum of a day is news, in milliseconds.
const DIGEST_MS: u64 = DAY_MS / 2;

/// What a player is told of their account, though they have not asked for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AccountWord {
    /// Letters go to another address from now on.
    AddressChanged,
    /// No letters are sent any more.
    AddressRemoved,
    /// The password is another one.
    PasswordChanged,
    /// A second factor is asked for from now on.
    SecondFactorOn,
    /// No second factor is asked for any more.
    SecondFactorOff,
    /// One of the recovery codes was used.
    RecoveryCodeUsed,
    /// There are other recovery codes.
    RecoveryCodesRenewed,
    /// There is another passkey.
    PasskeyAdded,
    /// One of the passkeys is gone.
    PasskeyRemoved,
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
            AccountWord::SecondFactorOn => (text.factor_on_subject(), text.factor_on_text(name)),
            AccountWord::SecondFactorOff => (text.factor_off_subject(), text.factor_off_text(name)),
            AccountWord::RecoveryCodesRenewed => (text.recovery_new_subject(), text.recovery_new_text(name)),
            AccountWord::PasskeyAdded => (text.passkey_added_subject(), text.passkey_added_text(name)),
            AccountWord::PasskeyRemoved => (text.passkey_removed_subject(), text.passkey_removed_text(name)),
            AccountWord::RecoveryCodeUsed => (text.recovery_used_subject(), text.recovery_used_text(name)),
        };
        let parts = [told, text.not_you().to_owned(), self.address_of("/account")];
        self.letter(to, subject.to_owned(), &parts, MAIL_MS)
    }

    /// The letter that tells a player of turns.
    pub(crate) fn turns(&self, to: &StoredAddress, games: &[&GameId], signer: &Signer) -> NewMail {
        let text = Mail(to.language);
        let count = games.len() as u64;
        let links: Vec<String> = games.iter().map(|game| self.game(game)).collect();
        let parts = [text.turns_text(count), links.join("\n"), text.turns_once(count)];
        let news = News::Turns(games.iter().map(|&game| game.clone()).collect());
        self.news(to, (text.turns_subject(count), parts.into(), MAIL_MS), news, signer)
    }

    /// The letter that tells a player that their time runs out at a moment, some milliseconds from now.
    pub(crate) fn alarm(
        &self,
        to: &StoredAddress,
        game: &GameId,
        (deadline_ms, left_ms): (u64, u64),
        signer: &Signer,
    ) -> NewMail {
        let text = Mail(to.language);
        let hours = (left_ms / HOUR_MS).max(1);
        let parts = vec![text.alarm_text(hours), self.game(game)];
        let news = News::Alarm { game: game.clone(), deadline_ms };
        self.news(to, (text.alarm_subject().to_owned(), parts, left_ms), news, signer)
    }

    /// The letter that tells a player that a game of theirs begins soon, or is cancelled.
    pub(crate) fn appointment(&self, of: &UnmailedAppointment, signer: &Signer) -> NewMail {
        let UnmailedAppointment { to, game, at_ms, is_cancelled, .. } = of;
        let text = Mail(to.language);
        let time = moment_text(&to.wishes, *at_ms);
        let (subject, told, news) = if *is_cancelled {
            (text.cancelled_subject(), text.cancelled_text(&time), News::Cancelled)
        } else {
            let news = News::Appointment { game: game.clone(), at_ms: *at_ms };
            (text.appointment_subject(), text.appointment_text(&time), news)
        };
        self.news(to, (subject.to_owned(), vec![told, self.game(game)], DIGEST_MS), news, signer)
    }

    /// The letter with what a player has not seen of what came after a moment.
    pub(crate) fn digest(
        &self,
        to: &StoredAddress,
        (since_ms, unseen): (u64, &[PastNotice]),
        signer: &Signer,
    ) -> NewMail {
        let text = Mail(to.language);
        let line = |notice: &PastNotice| {
            let kind = mail::Kind::from_name(notice.kind.name()).map(|kind| text.digest_line(kind));
            format!("{}\n{}", kind.unwrap_or_default(), self.game(&notice.game))
        };
        let parts = unseen.iter().map(line).collect();
        let subject = text.digest_subject().to_owned();
        self.news(to, (subject, parts, DIGEST_MS), News::Digest { since_ms }, signer)
    }

    /// A letter with news, a kind that its reader may end, with its subject, its paragraphs and for how long it is news.
    fn news(
        &self,
        to: &StoredAddress,
        (subject, mut parts, for_ms): (String, Vec<String>, u64),
        news: News,
        signer: &Signer,
    ) -> NewMail {
        let kind = news.kind();
        let stop = self
            .address_of(&format!("/mail/stop/{}", signer.stop_link(StopLink { player: to.player, kind })));
        parts.push(format!("{}\n{stop}", Mail(to.language).stop_here()));
        let mut mail = self.letter(to, subject, &parts, for_ms);
        mail.letter.unsubscribe = Some(stop);
        mail.letter.news = Some(news);
        mail
    }

    /// The address of a game.
    fn game(&self, game: &GameId) -> String {
        self.address_of(&format!("/game/{game}"))
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
        let letter = Letter { to: to.address.clone(), subject, body, unsubscribe: None, news: None };
        NewMail { player: to.player, letter, made_ms, until_ms: made_ms + for_ms }
    }
}

impl News {
    /// The kind of letters that tell it.
    pub(crate) const fn kind(&self) -> LetterKind {
        match self {
            Self::Turns(_) | Self::Appointment { .. } | Self::Cancelled => LetterKind::YourTurn,
            Self::Alarm { .. } => LetterKind::Alarm,
            Self::Digest { .. } => LetterKind::Digest,
        }
    }
}

impl StoredAddress {
    /// An address of a player who is written to in a language.
    pub(crate) fn new(player: PlayerId, address: String, language: Language) -> Self {
        Self { player, address, language, wishes: MailWishes::default() }
    }
}
