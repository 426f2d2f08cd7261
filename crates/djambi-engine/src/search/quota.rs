//! The iterations that the threads of a search share.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

/// The number of iterations that a thread takes at a time, so that threads rarely contend for the counter.
const BATCH: u64 = 16;

/// The number of iterations that a search may make, shared by its threads.
pub(super) struct Quota {
    /// The number of iterations that threads have taken, or more.
    taken: AtomicU64,
    limit: u64,
    is_ended: AtomicBool,
}

impl Quota {
    /// A quota of up to `limit` iterations, of which `taken` were made by earlier searches.
    pub(super) const fn new(taken: u64, limit: u64) -> Self {
        Self { taken: AtomicU64::new(taken), limit, is_ended: AtomicBool::new(false) }
    }

    /// Ends the search for all threads.
    pub(super) fn end(&self) {
        self.is_ended.store(true, Ordering::Relaxed);
    }
}

/// One thread's batch of iterations, which is filled again while the quota lasts.
pub(super) struct Batch<'a> {
    quota: &'a Quota,
    left: u64,
    made: u64,
}

impl<'a> Batch<'a> {
    /// A batch that is not filled yet.
    pub(super) const fn new(quota: &'a Quota) -> Self {
        Self { quota, left: 0, made: 0 }
    }

    /// Whether the thread has another iteration to make.
    pub(super) fn has_next(&mut self) -> bool {
        if self.left == 0 {
            let taken = self.quota.taken.fetch_add(BATCH, Ordering::Relaxed);
            self.left = self.quota.limit.saturating_sub(taken).min(BATCH);
        }
        self.left > 0 && !self.quota.is_ended.load(Ordering::Relaxed)
    }

    /// Counts an iteration.
    pub(super) const fn count(&mut self) {
        self.left = self.left.saturating_sub(1);
        self.made += 1;
    }

    /// The number of iterations that this thread has made.
    pub(super) const fn made(&self) -> u64 {
        self.made
    }

    /// The number of iterations that all threads and the searches before have made, or a little more: each
    /// other thread counts for its whole batch.
    pub(super) fn made_by_all(&self) -> u64 {
        self.quota.taken.load(Ordering::Relaxed).min(self.quota.limit.max(1)) - self.left
    }
}
