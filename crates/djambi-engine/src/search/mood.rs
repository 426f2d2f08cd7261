//! What a player is in the mood for.

use djambi::Move;

use crate::exponential::exponential;
use crate::{Level, Rng};

/// After so many turns of the game everybody plays the same whatever his taste: by then the game has become one of its own.
const OPENING: f32 = 24.0;

/// What chance makes a player think of first, and what he likes to open with, lest he answer the same game with the same
/// turns for ever.
///
/// Whims, of the lower levels, change what the turns at the root look like at a glance; the search that follows is nobody's
/// mood, so nobody blunders because of them more than his level does anyhow. Tastes, of the higher ones, let turns of the
/// opening that are worth nearly the same seem a little better or worse. The highest level has neither.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Mood {
    seed: u64,
    /// By how much the score of a turn changes at most.
    whim: f32,
    /// By how much the share that a turn promises changes at most.
    taste: f32,
}

impl Mood {
    /// The mood that follows from a seed.
    pub(crate) const fn new(level: Level, seed: u64) -> Self {
        let (whim, taste) = (level.whim(), level.taste());
        Self { seed: if whim > 0.0 || taste > 0.0 { seed } else { 0 }, whim, taste }
    }

    pub(crate) const fn has_whims(self) -> bool {
        self.whim > 0.0
    }

    /// How many times as likely as otherwise a turn looks.
    pub(crate) fn factor(self, mv: Move) -> f32 {
        exponential(self.chance(mv) * self.whim)
    }

    /// By how much chance changes what turns seem to be worth when so many have been played.
    pub(crate) fn taste_at(self, turn: u32) -> f32 {
        self.taste * (1.0 - turn as f32 / OPENING).max(0.0)
    }

    /// A number from -1 to 1 for each turn.
    pub(crate) fn chance(self, mv: Move) -> f32 {
        let seed = self.seed ^ u64::from(mv.bits()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Rng::new(seed).next_f64() as f32 * 2.0 - 1.0
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
        assert_eq!(factors(Level::Regent, 1), [1.0; 3]);
        let taste = |level, turn| Mood::new(level, 1).taste_at(turn);
        assert!(taste(Level::Regent, 1) > taste(Level::Regent, 9) && taste(Level::Regent, 9) > 0.0);
        assert_eq!([taste(Level::Regent, 40), taste(Level::Prince, 1), taste(Level::Page, 1)], [0.0; 3]);
        assert_eq!(Mood::new(Level::Prince, 1), Mood::new(Level::Prince, 2));
    }
}
