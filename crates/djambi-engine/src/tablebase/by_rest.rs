//! A map by what is left after a kill.

use djambi::{Square, SquareSet};

use super::rest::Rest;

/// Values by what is left after a kill, in lists by the first new corpse.
#[derive(Clone, Debug)]
pub(super) struct ByRest<T> {
    /// The corpses before the kill.
    before: SquareSet,
    lists: Vec<Vec<(Rest, T)>>,
}

impl<T> ByRest<T> {
    /// An empty map for kills that add to these corpses.
    pub(super) const fn new(before: SquareSet) -> Self {
        Self { before, lists: Vec::new() }
    }

    /// The value of what is left, if it is here.
    pub(super) fn find(&self, rest: &Rest) -> Option<&T> {
        let list = self.lists.get(self.list(rest)?)?;
        list.iter().find_map(|(other, value)| (other == rest).then_some(value))
    }

    /// Adds the value of what is left.
    pub(super) fn add(&mut self, rest: Rest, value: T) {
        let Some(list) = self.list(&rest) else { return };
        if self.lists.len() <= list {
            self.lists.resize_with(list + 1, Vec::new);
        }
        self.lists[list].push((rest, value));
    }

    /// All values.
    pub(super) fn values(&self) -> impl Iterator<Item = &T> {
        self.lists.iter().flatten().map(|(_, value)| value)
    }

    fn list(&self, rest: &Rest) -> Option<usize> {
        (rest.corpses() - self.before).first().map(Square::index)
    }
}
