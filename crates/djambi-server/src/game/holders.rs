//! The bots of one player's games, or of one address, of which a few think at once.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::limits::{AtOnce, Limit};

/// The players, or the addresses, whose games have bots that think or wait. Of each a few bots think at once;
/// the others wait, so that many games of one do not delay the bots of the others.
pub(super) struct Holders<K: Hash + Eq + Copy> {
    max: Limit<AtOnce>,
    semaphores: Mutex<HashMap<K, Arc<Semaphore>>>,
}

/// A bot's permission to think, or its place in the queue.
pub(super) struct ThinkingPass<'a, K: Hash + Eq + Copy> {
    holders: &'a Holders<K>,
    holder: K,
    semaphore: Arc<Semaphore>,
    permit: Option<OwnedSemaphorePermit>,
}

impl<K: Hash + Eq + Copy> Holders<K> {
    /// Nobody thinks yet.
    pub(super) fn new(max: Limit<AtOnce>) -> Self {
        Self { max, semaphores: Mutex::default() }
    }

    /// Waits until another bot of this holder may think. Games without one have no limit.
    pub(super) async fn enter(&self, holder: Option<K>) -> Option<ThinkingPass<'_, K>> {
        let (AtOnce(max), holder) = (self.max.value()?, holder?);
        let max = usize::try_from(max.get()).unwrap_or(usize::MAX).min(Semaphore::MAX_PERMITS);
        let new = || Arc::new(Semaphore::new(max));
        let semaphore = self.lock().entry(holder).or_insert_with(new).clone();
        let mut pass = ThinkingPass { holders: self, holder, semaphore, permit: None };
        pass.permit = pass.semaphore.clone().acquire_owned().await.ok();
        Some(pass)
    }

    /// The number of holders.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<K, Arc<Semaphore>>> {
        self.semaphores.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Hash + Eq + Copy> Drop for ThinkingPass<'_, K> {
    fn drop(&mut self) {
        let mut semaphores = self.holders.lock();
        // The permit holds its semaphore too.
        drop(self.permit.take());
        // The two are this pass and the map, which gives out no other while it is locked.
        if Arc::strong_count(&self.semaphore) == 2 {
            semaphores.remove(&self.holder);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;
    use crate::identity::PlayerId;

    fn player(number: u8) -> Option<PlayerId> {
        Some(PlayerId::new([number; PlayerId::LENGTH]))
    }

    #[tokio::test(start_paused = true)]
    async fn the_bots_of_one_player_wait_for_each_other() {
        let holders = Holders::new("2".parse().unwrap());
        let first = holders.enter(player(1)).await;
        let second = holders.enter(player(1)).await;
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
