//! A player: an id and a name.

use super::player_id::PlayerId;
use super::player_name::PlayerName;
use crate::env;

/// A player: somebody who acts, under a name. Like the id, it is treated as a secret.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Player {
    /// The id, which stays the same for ever.
    pub(crate) id: PlayerId,
    /// The name of today, which the player may change.
    pub(crate) name: PlayerName,
    /// Whether the player has an account, under this name.
    pub(crate) has_account: bool,
}

impl Player {
    /// A player who has chosen no name.
    pub(crate) fn unnamed(id: PlayerId) -> Self {
        Self { id, name: PlayerName::generated(id), has_account: false }
    }

    /// A new player, who has chosen no name.
    pub(crate) fn random() -> Self {
        Self::unnamed(PlayerId::new(env::random_bytes()))
    }
}
