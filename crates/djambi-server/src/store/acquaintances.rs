//! Who knows whom, as far as the service can tell: they play no rated games with each other where those are for strangers.

use async_trait::async_trait;

use super::StoreError;
use crate::env::DAY_MS;
use crate::identity::PlayerId;
use crate::limits::Network;

/// For how long it counts that two had one network, in milliseconds.
pub(crate) const SAME_NETWORK_MS: u64 = 30 * DAY_MS;
/// For how long it counts that somebody has sat down by an invitation, in milliseconds.
pub(crate) const INVITED_MS: u64 = 365 * DAY_MS;
/// Of how many of their last rated games …
pub(crate) const LAST_RATED: u32 = 20;
/// … two share so many who always meet.
pub(crate) const SHARED_RATED: u32 = 10;

/// Who knows whom. All times are in milliseconds since 1970.
#[async_trait]
pub(crate) trait Acquaintances: Send + Sync {
    /// Keeps that somebody has sat down by the invitation of a host.
    async fn note_invited(&self, host: PlayerId, guest: PlayerId, now_ms: u64) -> Result<(), StoreError>;

    /// Keeps a hash of the network from which somebody acts.
    async fn note_network(&self, player: PlayerId, network: Network, now_ms: u64) -> Result<(), StoreError>;

    /// Whether a player knows any of these: by an invitation within a year, by a network that both had within thirty days,
    /// or by ten of the last twenty rated games of either.
    async fn knows_any(
        &self,
        player: PlayerId,
        others: Vec<PlayerId>,
        now_ms: u64,
    ) -> Result<bool, StoreError>;

    /// Lets a player who takes over the games of a guest know whom the guest has invited and by whom they were.
    async fn hand_over_invited(&self, from: PlayerId, to: PlayerId) -> Result<(), StoreError>;

    /// Forgets what does not count any more, and throws away old keys with all their hashes.
    async fn forget_acquaintances(&self, now_ms: u64) -> Result<(), StoreError>;
}
