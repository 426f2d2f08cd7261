//! The bots of one browser's games, of which a few think at once.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::identity::PlayerId;
use crate::limits::{AtOnce, Limit};

/// The players whose games have bots that think or wait. In a player's games a few bots think at once; the
/// others wait, so that many games of one player do not delay the bots of the other players.
pub(super) struct Holders {
    max: Limit<AtOnce>,
    semaphores: Mutex<HashMap<PlayerId, Arc<Semaphore>>>,
}

/// A bot's permission to think, or its place in the queue.
pub(super) struct ThinkingPass<'a> {
    holders: &'a Holders,
    player: PlayerId,
    semaphore: Arc<Semaphore>,
    permit: Option<OwnedSemaphorePermit>,
}

impl Holders {
    /// Nobody thinks yet.
    pub(super) fn new(max: Limit<AtOnce>) -> Self {
        Self { max, semaphores: Mutex::default() }
    }

    /// Waits until another bot of this player's games may think. Games without a player have no limit.
    pub(super) async fn enter(&self, player: Option<PlayerId>) -> Option<ThinkingPass<'_>> {
        let (AtOnce(max), player) = (self.max.value()?, player?);
        let max = usize::try_from(max.get()).unwrap_or(usize::MAX).min(Semaphore::MAX_PERMITS);
        let new = || Arc::new(Semaphore::new(max));
        let semaphore = self.lock().entry(player).or_insert_with(new).clone();
        let mut pass = ThinkingPass { holders: self, player, semaphore, permit: None };
        pass.permit = pass.semaphore.clone().acquire_owned().await.ok();
        Some(pass)
    }

    /// The number of players.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PlayerId, Arc<Semaphore>>> {
        self.semaphores.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for ThinkingPass<'_> {
    fn drop(&mut self) {
        let mut semaphores = self.holders.lock();
        // The permit holds its semaphore too.
        drop(self.permit.take());
        // The two are this pass and the map, which gives out no other while it is locked.
        if Arc::strong_count(&self.semaphore) == 2 {
            semaphores.remove(&self.player);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;

    fn player(number: u8) -> Option<PlayerId> {
        Some(PlayerId::new([number; PlayerId::LENGTH]))
    }

    #[tokio::test(start_paused = true)]
    async fn the_bots_of_one_player_wait_for_each_other() {
        let holders = Holders::new("2".parse().unwrap());
        let (first, second) = (holders.enter(player(1)).await, holders.enter(player(1)).await);
        assert!(timeout(Duration::from_secs(9), holders.enter(player(1))).await.is_err(), "a third waits");
        let other = timeout(Duration::from_secs(9), holders.enter(player(2))).await;
        assert!(other.is_ok(), "another player does not");
        assert!(holders.enter(None).await.is_none());
        drop(first);
        let third = timeout(Duration::from_secs(9), holders.enter(player(1))).await;
        assert!(third.is_ok(), "a place is free again");
        drop((second, third, other));
        assert_eq!(holders.len(), 0);
    }
}
