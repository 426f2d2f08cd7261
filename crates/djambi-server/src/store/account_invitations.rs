//! Invitations to make an account.

use async_trait::async_trait;
use djambi_protocol::INVITATION_DAYS;

use super::StoreError;
use crate::env::DAY_MS;
use crate::identity::{PlayerId, SecretId};

/// How long an invitation can be used, in milliseconds.
pub(crate) const INVITATION_MS: u64 = INVITATION_DAYS as u64 * DAY_MS;

/// Invitations to make an account, by accounts and by the host. [`Accounts::sign_up`](super::Accounts::sign_up) uses one up.
#[async_trait]
pub(crate) trait AccountInvitations: Send + Sync {
    /// How many people an account may invite. One who has not come in time does not count.
    async fn invitations_left(&self, player: PlayerId, now_ms: u64) -> Result<u32, StoreError>;

    /// Keeps an invitation of an account; says whether it had any left.
    async fn invite(&self, player: PlayerId, invitation: SecretId, now_ms: u64) -> Result<bool, StoreError>;

    /// Whether an invitation can be used.
    async fn is_invited(&self, invitation: SecretId, now_ms: u64) -> Result<bool, StoreError>;
}
