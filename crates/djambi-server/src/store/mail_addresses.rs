//! The mail addresses of accounts, and the links that go there.

use async_trait::async_trait;
use djambi_protocol::MailWishes;
use djambi_text::Language;

use super::{NewMail, StoreError, StoredAccount};
use crate::identity::{PlayerId, SecretId};

/// How long a link may be used that confirms an address, in milliseconds.
pub(crate) const MAIL_LINK_MS: u64 = 30 * 60 * 1000;

/// An address to which a player is written.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct StoredAddress {
    /// The player.
    pub(crate) player: PlayerId,
    /// The address.
    pub(crate) address: String,
    /// The language in which the player is written to.
    pub(crate) language: Language,
    /// What the player wants to be told there.
    pub(crate) wishes: MailWishes,
}

impl StoredAddress {
    /// The address as it is compared.
    pub(crate) fn folded(&self) -> String {
        folded(&self.address)
    }
}

/// An address as it is compared: those who write it in capitals mean the same mailbox.
pub(crate) fn folded(address: &str) -> String {
    address.to_lowercase()
}

/// The mail addresses of accounts. A method that changes something returns only when the change is on disk, and the
/// letters that it is given with it.
#[async_trait]
pub(crate) trait MailAddresses: Send + Sync {
    /// The confirmed address of a player.
    async fn address_of(&self, player: PlayerId) -> Result<Option<StoredAddress>, StoreError>;

    /// The address that a player has asked for and not confirmed yet.
    async fn asked_address(&self, player: PlayerId, now_ms: u64) -> Result<Option<String>, StoreError>;

    /// Keeps a link by which a player confirms an address, in the place of an earlier one.
    async fn ask_for_address(
        &self,
        link: SecretId,
        asked: StoredAddress,
        made_ms: u64,
        letter: Option<NewMail>,
    ) -> Result<(), StoreError>;

    /// The address that a link confirms, if it may still be used.
    async fn address_of_link(&self, link: SecretId, now_ms: u64)
    -> Result<Option<StoredAddress>, StoreError>;

    /// Confirms the address of a link, which is used up; says whether it could still be used. The letters are sent if so.
    async fn confirm_address(
        &self,
        link: SecretId,
        now_ms: u64,
        letter: Option<NewMail>,
    ) -> Result<bool, StoreError>;

    /// Removes the address of a player, and what was asked.
    async fn remove_address(&self, player: PlayerId, letter: Option<NewMail>) -> Result<(), StoreError>;

    /// Some of the accounts that have confirmed an address, which is compared in small letters.
    async fn accounts_at(
        &self,
        folded: String,
        limit: u32,
    ) -> Result<Vec<(StoredAccount, StoredAddress)>, StoreError>;

    /// Keeps a link for a new password of an account, which is sent to its player.
    async fn send_password_link(
        &self,
        player: PlayerId,
        link: SecretId,
        now_ms: u64,
        letter: NewMail,
    ) -> Result<(), StoreError>;
}
