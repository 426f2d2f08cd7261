//! The transposition table.

use djambi::Move;

/// How a stored value relates to the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The value is the true one.
    Exact,
    /// The true value is at least this one: the search failed high.
    Lower,
    /// The true value is at most this one: the search failed low.
    Upper,
}

/// The result of a search of one position.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableEntry {
    /// The whole key, which tells positions apart that share a slot.
    pub(super) key: u64,
    /// The value that the search found.
    pub(super) value: i32,
    /// The best move, or the one that refuted the position before.
    pub(super) best: Move,
    /// The depth of the search.
    pub(super) depth: u8,
    /// What the value says about the true one.
    pub(super) bound: Bound,
}

impl TableEntry {
    /// The stored value, if it makes a search of this depth with this window superfluous.
    pub(super) fn cutoff(&self, depth: u8, alpha: i32, beta: i32) -> Option<i32> {
        let decides = match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= beta,
            Bound::Upper => self.value <= alpha,
        };
        (self.depth >= depth && decides).then_some(self.value)
    }
}

/// A transposition table that always replaces: each key has one slot, which keeps the latest entry.
#[derive(Clone, Debug)]
pub(super) struct TranspositionTable {
    slots: Vec<Option<TableEntry>>,
}

impl TranspositionTable {
    /// A table of about this many mebibytes.
    pub(super) fn new(mebibytes: usize) -> Self {
        let slots = (mebibytes << 20) / size_of::<Option<TableEntry>>();
        Self { slots: vec![None; slots.max(1)] }
    }

    /// The entry with this key, if it is still there.
    pub(super) fn get(&self, key: u64) -> Option<TableEntry> {
        self.slots[self.slot(key)].filter(|entry| entry.key == key)
    }

    /// Stores an entry in place of the one in its slot.
    pub(super) fn insert(&mut self, entry: TableEntry) {
        let slot = self.slot(entry.key);
        self.slots[slot] = Some(entry);
    }

    fn slot(&self, key: u64) -> usize {
        ((u128::from(key) * self.slots.len() as u128) >> 64) as usize
    }
}
