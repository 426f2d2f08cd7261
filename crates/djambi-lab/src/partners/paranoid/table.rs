//! What is remembered of positions.

use djambi::Move;

/// What a remembered value says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is known of a position from a search so deep.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    pub(super) key: u64,
    pub(super) value: i32,
    pub(super) best: Move,
    pub(super) depth: u8,
    pub(super) bound: Bound,
}

/// A table of positions, each of which has one place, which the latest takes.
#[derive(Clone, Debug)]
pub(super) struct Table {
    places: Vec<Option<Known>>,
}

impl Table {
    /// A table of about so many mebibytes.
    pub(super) fn new(mebibytes: usize) -> Self {
        let places = (mebibytes << 20) / size_of::<Option<Known>>();
        Self { places: vec![None; places.max(1)] }
    }

    pub(super) fn get(&self, key: u64) -> Option<Known> {
        self.places[self.place(key)].filter(|known| known.key == key)
    }

    pub(super) fn keep(&mut self, known: Known) {
        let place = self.place(known.key);
        self.places[place] = Some(known);
    }

    fn place(&self, key: u64) -> usize {
        ((u128::from(key) * self.places.len() as u128) >> 64) as usize
    }
}
