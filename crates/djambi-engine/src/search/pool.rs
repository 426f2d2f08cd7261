//! Memory for the tree: blocks of elements in chunks that are never moved, so that threads can share them.

use std::cell::Cell;
use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// A pool of elements that are allocated in blocks, until the granted memory is used up. Each thread
/// allocates from a chunk of its own, of `CHUNK` elements, so that threads rarely wait for each other.
#[derive(Debug)]
pub(super) struct Pool<T, const CHUNK: u32> {
    chunks: Box<[OnceLock<Box<[T]>>]>,
    used: AtomicUsize,
    /// The unused ends of chunks that threads have given back.
    remainders: Mutex<Vec<Range<u32>>>,
}

impl<T: Default, const CHUNK: u32> Pool<T, CHUNK> {
    /// A pool that takes about `bytes` of memory at most, and takes it when it is needed.
    pub(super) fn new(bytes: usize) -> Self {
        let chunk = CHUNK as usize * size_of::<T>();
        // `u32::MAX` is no index of an element: the tree uses it for "none".
        let chunks = (bytes / chunk).clamp(1, (u32::MAX / CHUNK) as usize - 1);
        Self {
            chunks: (0..chunks).map(|_| OnceLock::new()).collect(),
            used: AtomicUsize::new(0),
            remainders: Mutex::default(),
        }
    }

    /// The pool as one thread uses it.
    pub(super) fn local(&self) -> LocalPool<'_, T, CHUNK> {
        let remainder = self.remainders.lock().unwrap_or_else(PoisonError::into_inner).pop();
        LocalPool { pool: self, free: Cell::new(remainder.unwrap_or_default()) }
    }

    /// A chunk that no thread has, if there is memory left. Its elements keep their old content.
    fn take_chunk(&self) -> Option<Range<u32>> {
        if self.used.load(Ordering::Relaxed) >= self.chunks.len() {
            return None;
        }
        let index = self.used.fetch_add(1, Ordering::Relaxed);
        self.chunks.get(index)?.get_or_init(|| (0..CHUNK).map(|_| T::default()).collect());
        let start = index as u32 * CHUNK;
        Some(start..start + CHUNK)
    }

    /// The block of `count` elements that begins at `start`.
    pub(super) fn block(&self, start: u32, count: usize) -> &[T] {
        let chunk = self.chunks[(start / CHUNK) as usize].get().expect("allocated chunk");
        let first = (start % CHUNK) as usize;
        &chunk[first..first + count]
    }

    /// The element with this index.
    pub(super) fn at(&self, index: u32) -> &T {
        &self.block(index, 1)[0]
    }

    /// Frees all blocks, and keeps the memory.
    pub(super) fn clear(&mut self) {
        *self.used.get_mut() = 0;
        self.remainders.get_mut().unwrap_or_else(PoisonError::into_inner).clear();
    }
}

/// One thread's chunk of a pool. What it has not used goes back to the pool in the end.
pub(super) struct LocalPool<'a, T: Default, const CHUNK: u32> {
    pool: &'a Pool<T, CHUNK>,
    free: Cell<Range<u32>>,
}

impl<T: Default, const CHUNK: u32> LocalPool<'_, T, CHUNK> {
    /// The index at which a new block of `count` elements begins, if there is memory left. The elements keep
    /// their old content.
    pub(super) fn allocate(&self, count: usize) -> Option<u32> {
        let count = u32::try_from(count).ok().filter(|&count| count > 0 && count <= CHUNK)?;
        let mut free = self.free.take();
        // A block lies within one chunk: the end of a chunk that is too short for it is wasted.
        if free.end - free.start < count {
            free = self.pool.take_chunk()?;
        }
        let start = free.start;
        self.free.set(start + count..free.end);
        Some(start)
    }
}

impl<T: Default, const CHUNK: u32> Drop for LocalPool<'_, T, CHUNK> {
    fn drop(&mut self) {
        let free = self.free.take();
        if !free.is_empty() {
            self.pool.remainders.lock().unwrap_or_else(PoisonError::into_inner).push(free);
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
        let locals = [pool.local(), pool.local()];
        let mut blocks = 0;
        while let Some(start) = locals[blocks % 2].allocate(1000).or_else(|| locals[0].allocate(1000)) {
            for element in pool.block(start, 1000) {
                assert_eq!(element.swap(1, Ordering::Relaxed), 0, "allocated twice");
            }
            blocks += 1;
        }
        assert_eq!(blocks, 3 * (CHUNK as usize / 1000));
        for count in [1, 0, CHUNK as usize + 1] {
            assert_eq!(locals[0].allocate(count), None, "{count}");
        }
    }

    #[test]
    fn a_cleared_pool_allocates_its_memory_again() {
        let mut pool = Pool::<AtomicU32, CHUNK>::new(0);
        assert_eq!(pool.local().allocate(7), Some(0));
        assert_eq!(pool.local().allocate(7), Some(7), "the remainder of the chunk");
        pool.clear();
        assert_eq!(pool.local().allocate(7), Some(0));
    }
}
