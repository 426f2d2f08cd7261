//! Memory for a tree: things in chunks that are never moved, so that threads can share them.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// How many things a chunk has.
const CHUNK: u32 = 1 << 14;

/// Things that are handed out in blocks of neighbours, until the memory that was granted is used up.
#[derive(Debug)]
pub(crate) struct Pool<T> {
    chunks: Box<[OnceLock<Box<[T]>>]>,
    used: AtomicU32,
}

impl<T: Default> Pool<T> {
    /// A pool that takes about so many bytes at most. Memory is taken as it is needed.
    pub(crate) fn new(bytes: usize) -> Self {
        let chunk = CHUNK as usize * size_of::<T>();
        // The index of the last thing must not be the one that stands for nothing.
        let chunks = (bytes / chunk).clamp(1, (u32::MAX / CHUNK) as usize - 1);
        Self { chunks: (0..chunks).map(|_| OnceLock::new()).collect(), used: AtomicU32::new(0) }
    }

    /// Where a block of `count` things begins that nobody else has, if there is memory left. What was in them before is
    /// still there.
    pub(crate) fn allocate(&self, count: usize) -> Option<u32> {
        let count = u32::try_from(count).ok().filter(|&count| count > 0 && count <= CHUNK)?;
        loop {
            if self.used.load(Ordering::Relaxed) / CHUNK >= self.chunks.len() as u32 {
                return None;
            }
            let start = self.used.fetch_add(count, Ordering::Relaxed);
            let chunk = start / CHUNK;
            if chunk as usize >= self.chunks.len() {
                return None;
            }
            // A block lies within one chunk; the rest of a chunk that is too short for it is left.
            if chunk == (start + count - 1) / CHUNK {
                self.chunks[chunk as usize].get_or_init(|| (0..CHUNK).map(|_| T::default()).collect());
                return Some(start);
            }
        }
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
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_never_overlap_and_memory_ends() {
        let pool = Pool::<AtomicU32>::new(3 * CHUNK as usize * size_of::<AtomicU32>());
        let mut blocks = 0;
        while let Some(start) = pool.allocate(1000) {
            for thing in pool.block(start, 1000) {
                assert_eq!(thing.fetch_add(1, Ordering::Relaxed), 0, "handed out twice");
            }
            blocks += 1;
        }
        assert!((3 * (CHUNK / 1000 - 1)..=3 * (CHUNK / 1000)).contains(&blocks), "{blocks}");
        assert_eq!(
            (pool.allocate(1), pool.allocate(0), pool.allocate(CHUNK as usize + 1)),
            (None, None, None)
        );
    }

    #[test]
    fn what_was_taken_back_is_handed_out_again() {
        let mut pool = Pool::<AtomicU32>::new(0);
        assert_eq!(pool.allocate(7), Some(0));
        assert_eq!(pool.allocate(7), Some(7));
        pool.clear();
        assert_eq!(pool.allocate(7), Some(0));
    }
}
