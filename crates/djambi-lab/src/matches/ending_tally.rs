//! How often games ended in each way.

use super::Termination;

/// How often games ended in each way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct EndingTally([usize; Termination::ALL.len()]);

impl EndingTally {
    /// Counts a game that ended in this way.
    pub(super) fn add(&mut self, termination: Termination) {
        let known = Termination::ALL.iter().position(|&known| known == termination);
        self.0[known.expect("games of a match end in one of these ways")] += 1;
    }

    /// The number of games that ended in this way.
    #[must_use]
    pub fn of(&self, termination: Termination) -> usize {
        self.iter().find_map(|(known, count)| (known == termination).then_some(count)).unwrap_or(0)
    }

    /// All ways with their numbers of games.
    pub fn iter(&self) -> impl Iterator<Item = (Termination, usize)> {
        Termination::ALL.into_iter().zip(self.0)
    }
}
