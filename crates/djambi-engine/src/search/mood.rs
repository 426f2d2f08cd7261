//! What a player is in the mood for.

use djambi::Move;

use crate::exponential::exponential;
use crate::{Chance, Level};

/// What chance makes a player think of first. It changes what the turns at the root look like at a glance, the more the
/// lower the level; the search that follows is nobody's mood. So a player does not answer the same game with the same
/// turns for ever, and never blunders because of it more than his level does anyhow.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Mood {
    seed: u64,
    /// By how much the score of a turn changes at most.
    strength: f32,
}

impl Mood {
    /// The mood that follows from a seed. The highest level has none.
    pub(crate) const fn new(level: Level, seed: u64) -> Self {
        let strength = level.whim();
        Self { seed: if strength > 0.0 { seed } else { 0 }, strength }
    }

    pub(crate) const fn is_some(self) -> bool {
        self.strength > 0.0
    }

    /// How many times as likely as otherwise a turn looks.
    pub(crate) fn factor(self, one: Move) -> f32 {
        let seed = self.seed ^ u64::from(one.bits()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let whim = Chance::new(seed).fraction() as f32 * 2.0 - 1.0;
        exponential(whim * self.strength)
    }
}

#[cfg(test)]
mod tests {
    use djambi::SQUARE9;

    use super::*;

    #[test]
    fn moods_differ_from_turn_to_turn_and_seed_to_seed_but_not_at_the_highest_level() {
        let turns = ["a3a5", "h3h5", "c3c5"].map(|turn| SQUARE9.parse_wire(turn).expect("turn"));
        let factors = |level, seed| turns.map(|turn| Mood::new(level, seed).factor(turn));
        let (one, other) = (factors(Level::Page, 1), factors(Level::Page, 2));
        assert!(one[0] != one[1] && one[1] != one[2] && one != other, "{one:?} {other:?}");
        assert_eq!(one, factors(Level::Page, 1));
        assert!(one.iter().all(|factor| (0.2..5.0).contains(factor)), "{one:?}");
        assert_eq!(factors(Level::Prince, 1), [1.0; 3]);
        assert_eq!(Mood::new(Level::Prince, 1), Mood::new(Level::Prince, 2));
    }
}
