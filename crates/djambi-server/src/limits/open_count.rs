//! How many of something are open for each key.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::limit::{AtOnce, Limit};

/// How many of something are open for each key, with a maximum. A key with nothing open costs no memory.
pub(super) struct OpenCount<K: Hash + Eq + Clone> {
    max: Limit<AtOnce>,
    open: Mutex<HashMap<K, u32>>,
}

/// One that is open, until it is dropped.
pub(super) struct OpenPass<K: Hash + Eq + Clone> {
    count: Arc<OpenCount<K>>,
    key: K,
}

impl<K: Hash + Eq + Clone> OpenCount<K> {
    /// Nothing is open yet.
    pub(super) fn new(max: Limit<AtOnce>) -> Arc<Self> {
        Arc::new(Self { max, open: Mutex::default() })
    }

    /// Opens one more; `None` when the maximum is open already.
    pub(super) fn open(self: &Arc<Self>, key: K) -> Option<OpenPass<K>> {
        let mut open = self.lock();
        let number = open.get(&key).copied().unwrap_or(0);
        if self.max.value().is_some_and(|AtOnce(max)| number >= max.get()) {
            return None;
        }
        open.insert(key.clone(), number + 1);
        drop(open);
        Some(OpenPass { count: self.clone(), key })
    }

    /// The number of keys.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.lock().len()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<K, u32>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Hash + Eq + Clone> Drop for OpenPass<K> {
    fn drop(&mut self) {
        let mut open = self.count.lock();
        match open.get_mut(&self.key) {
            Some(number) if *number > 1 => *number -= 1,
            _ => drop(open.remove(&self.key)),
        }
    }
}
