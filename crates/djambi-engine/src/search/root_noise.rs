//! Seeded noise at the root, so that the engine does not always answer the same game with the same moves.

use djambi::Move;

use super::softmax::exponential;
use crate::{Options, Rng};

/// The number of turns over which the noise on values fades: by then games differ by themselves.
const OPENING: f32 = 24.0;

/// Noise on the root's priors and values, which follows from a seed: each move has its own.
///
/// The values are noisy at all levels that search, a little and in the opening: moves of nearly the same
/// value change places. At the lower levels the priors are, too. The search after them is exact, so the noise
/// causes few blunders beyond those of the level.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct RootNoise {
    seed: u64,
    /// The maximal change of a move's score, from which its prior follows.
    prior_noise: f32,
    /// The maximal change of the share that a move promises.
    value_noise: f32,
}

impl RootNoise {
    /// The noise of a level in this turn of the game, from a seed.
    pub(super) fn new(options: &Options, seed: u64, turn_number: u32) -> Self {
        let level = options.level;
        let prior_noise = level.prior_noise();
        let fading = (1.0 - turn_number as f32 / OPENING).max(0.0);
        let value_noise = level.value_noise() * options.params.opening_noise * fading;
        let has_noise = prior_noise > 0.0 || value_noise > 0.0 || level.is_beginner();
        Self { seed: if has_noise { seed } else { 0 }, prior_noise, value_noise }
    }

    /// Whether priors change at all.
    pub(super) const fn has_prior_noise(self) -> bool {
        self.prior_noise > 0.0
    }

    /// Whether values change at all.
    pub(super) const fn has_value_noise(self) -> bool {
        self.value_noise > 0.0
    }

    /// The factor of a move's prior.
    pub(super) fn prior_factor(self, mv: Move) -> f32 {
        exponential(self.noise(mv) * self.prior_noise)
    }

    /// The change of a move's value.
    pub(super) fn value_bonus(self, mv: Move) -> f32 {
        self.value_noise * self.noise(mv)
    }

    /// The noise of a move, from -1 to 1.
    fn noise(self, mv: Move) -> f32 {
        let seed = self.seed ^ u64::from(mv.bits()).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Rng::new(seed).next_f64() as f32 * 2.0 - 1.0
    }
}

#[cfg(test)]
mod tests {
    use djambi::SQUARE9;

    use super::*;
    use crate::Level;

    #[test]
    fn noise_depends_on_move_and_seed_and_fades() {
        let noise = |level: Level, seed, turn| RootNoise::new(&level.into(), seed, turn);
        let moves = ["a3a5", "h3h5", "c3c5"].map(|mv| SQUARE9.parse_wire(mv).expect("move"));
        let factors = |level, seed| moves.map(|mv| noise(level, seed, 1).prior_factor(mv));
        let first = factors(Level::Page, 1);
        let second = factors(Level::Page, 2);
        assert!(first[0] != first[1] && first[1] != first[2] && first != second, "{first:?} {second:?}");
        assert_eq!(first, factors(Level::Page, 1));
        assert!(first.iter().all(|factor| (0.2..5.0).contains(factor)), "{first:?}");
        assert_eq!(factors(Level::Prince, 1), [1.0; 3]);
        assert_eq!(factors(Level::Regent, 1), [1.0; 3]);
        let value_noise = |level, turn| noise(level, 1, turn).value_noise;
        assert!(value_noise(Level::Regent, 1) > value_noise(Level::Regent, 9));
        assert!(value_noise(Level::Regent, 9) > 0.0);
        assert!(
            value_noise(Level::Prince, 1) > 0.0
                && value_noise(Level::Prince, 1) < value_noise(Level::Regent, 1)
        );
        assert_eq!(value_noise(Level::Page, 1), value_noise(Level::Regent, 1));
        let none = [(Level::Regent, 40), (Level::Prince, 40), (Level::Page, 40), (Level::Peasant, 1)];
        assert_eq!(none.map(|(level, turn)| value_noise(level, turn)), [0.0; 4]);
        // Where there is no noise, seeds make no difference: a search goes on whatever its seed.
        assert_eq!(noise(Level::Prince, 1, 40), noise(Level::Prince, 2, 40));
        let analysis = Options::default().for_analysis();
        assert_eq!(RootNoise::new(&analysis, 1, 1), RootNoise::new(&analysis, 2, 1));
    }
}
