//! From where players have acted last, in memory alone: a ban keeps a hash of it.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use crate::identity::PlayerId;
use crate::limits::Network;

/// Of how many players it is remembered at most.
const MAX_PLAYERS: usize = 20_000;

/// The networks of players since the service has started.
#[derive(Default)]
pub(crate) struct SeenNetworks(Mutex<HashMap<PlayerId, Network>>);

impl SeenNetworks {
    /// Notes from where a player acts; says whether that is news.
    pub(crate) fn note(&self, player: PlayerId, network: Network) -> bool {
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if seen.len() >= MAX_PLAYERS && !seen.contains_key(&player) {
            seen.clear();
        }
        seen.insert(player, network) != Some(network)
    }

    /// From where a player has acted last.
    pub(crate) fn of(&self, player: PlayerId) -> Option<Network> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(&player).copied()
    }
}
