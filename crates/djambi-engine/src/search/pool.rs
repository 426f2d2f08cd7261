//! Memory for a tree: things in chunks that are never moved, so that threads can share them.

use std::cell::Cell;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// Things that are handed out in blocks of neighbours, until the memory that was granted is used up. A chunk, of `CHUNK`
/// things, belongs to one thread at a time, lest threads wait for each other whenever they need a block.
#[derive(Debug)]
pub(crate) struct Pool<T, const CHUNK: u32> {
    chunks: Box<[OnceLock<Box<[T]>>]>,
    used: AtomicUsize,
    /// What is left of chunks that threads have given back.
    rests: Mutex<Vec<Range<u32>>>,
}

impl<T: Default, const CHUNK: u32> Pool<T, CHUNK> {
    /// A pool that takes about so many bytes at most. Memory is taken as it is needed.
    pub(crate) fn new(bytes: usize) -> Self {
        let chunk = CHUNK as usize * size_of::<T>();
        // The index of the last thing must not be the one that stands for nothing.
        let chunks = (bytes / chunk).clamp(1, (u32::MAX / CHUNK) as usize - 1);
        Self {
            chunks: (0..chunks).map(|_| OnceLock::new()).collect(),
            used: AtomicUsize::new(0),
            rests: Mutex::default(),
        }
    }

    /// A thread's part of the pool.
    pub(crate) fn part(&self) -> Part<'_, T, CHUNK> {
        let rest = self.rests.lock().unwrap_or_else(PoisonError::into_inner).pop();
        Part { pool: self, free: Cell::new(rest.unwrap_or_default()) }
    }

    /// A chunk that nobody else has, if there is memory left. What was in it before is still there.
    fn take(&self) -> Option<Range<u32>> {
        if self.used.load(Ordering::Relaxed) >= self.chunks.len() {
            return None;
        }
        let index = self.used.fetch_add(1, Ordering::Relaxed);
        self.chunks.get(index)?.get_or_init(|| (0..CHUNK).map(|_| T::default()).collect());
        let start = index as u32 * CHUNK;
        Some(start..start + CHUNK)
    }

    /// The block of `count` things that begins at `start`.
    pub(crate) fn block(&self, start: u32, count: usize) -> &[T] {
        let chunk = self.chunks[(start / CHUNK) as usize].get().expect("allocated chunk");
        let first = (start % CHUNK) as usize;
        &chunk[first..first + count]
    }

    /// The thing at an index.
    pub(crate) fn at(&self, index: u32) -> &T {
        &self.block(index, 1)[0]
    }

    /// Takes everything back, to be handed out again.
    pub(crate) fn clear(&mut self) {
        *self.used.get_mut() = 0;
        self.rests.get_mut().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// What one thread takes its blocks from. The rest goes back to the pool in the end.
pub(crate) struct Part<'a, T: Default, const CHUNK: u32> {
    pool: &'a Pool<T, CHUNK>,
    free: Cell<Range<u32>>,
}

impl<T: Default, const CHUNK: u32> Part<'_, T, CHUNK> {
    /// Where a block of `count` things begins that nobody else has, if there is memory left. What was in them before is
    /// still there.
    pub(crate) fn allocate(&self, count: usize) -> Option<u32> {
        let count = u32::try_from(count).ok().filter(|&count| count > 0 && count <= CHUNK)?;
        let mut free = self.free.take();
        // A block lies within one chunk; the rest of a chunk that is too short for it is left.
        if free.end - free.start < count {
            free = self.pool.take()?;
        }
        let start = free.start;
        self.free.set(start + count..free.end);
        Some(start)
    }
}

impl<T: Default, const CHUNK: u32> Drop for Part<'_, T, CHUNK> {
    fn drop(&mut self) {
        let free = self.free.take();
        if !free.is_empty() {
            self.pool.rests.lock().unwrap_or_else(PoisonError::into_inner).push(free);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU32;

    use super::*;

    const CHUNK: u32 = 1 << 12;

    #[test]
    fn blocks_never_overlap_and_memory_ends() {
        let pool = Pool::<AtomicU32, CHUNK>::new(3 * CHUNK as usize * size_of::<AtomicU32>());
        let parts = [pool.part(), pool.part()];
        let mut blocks = 0;
        while let Some(start) = parts[blocks % 2].allocate(1000).or_else(|| parts[0].allocate(1000)) {
            for thing in pool.block(start, 1000) {
                assert_eq!(thing.swap(1, Ordering::Relaxed), 0, "handed out twice");
            }
            blocks += 1;
        }
        assert_eq!(blocks, 3 * (CHUNK as usize / 1000));
        for count in [1, 0, CHUNK as usize + 1] {
            assert_eq!(parts[0].allocate(count), None, "{count}");
        }
    }

    #[test]
    fn what_was_taken_back_is_handed_out_again() {
        let mut pool = Pool::<AtomicU32, CHUNK>::new(0);
        assert_eq!(pool.part().allocate(7), Some(0));
        assert_eq!(pool.part().allocate(7), Some(7), "the rest of a part");
        pool.clear();
        assert_eq!(pool.part().allocate(7), Some(0));
    }
}
