//! The table of means: what peace between two players is worth, measured in games of self-play.

use std::fmt::Write;

use djambi::{Game, Position, Rules};
use djambi_engine::{
    Engine, Limits, Never, Options, PEACE_FEATURES, PEACE_KINDS, PeaceSample, Rng, peace_samples,
};
use djambi_press::limits::MIN_ALIVE;

/// The turns after which a game of self-play is left as it is.
const MAX_TURNS: usize = 300;
/// One of so many positions of a game is looked at.
const ONE_OF: usize = 8;
/// What each feature counts for as if it were worth nothing: it keeps rare ones from great numbers.
const RIDGE: f64 = 1.0;

/// How the worth of peace is measured.
#[derive(Clone, Debug)]
pub struct Measurement {
    /// The number of positions to look at.
    pub positions: usize,
    /// The rounds that a peace lasts.
    pub rounds: u8,
    /// The number of continuations from each, for each way to keep a peace.
    pub repeats: usize,
    /// The options of the engine that plays the games.
    pub options: Options,
    /// The limits of its searches.
    pub limits: Limits,
    /// The seed of games and continuations.
    pub seed: u64,
}

impl Measurement {
    /// The samples of positions from games of self-play in which at least three play, and `on_position` hears of
    /// each.
    ///
    /// # Panics
    /// If the engine finds no legal move, which it always does.
    #[must_use]
    pub fn samples(&self, mut on_position: impl FnMut(usize)) -> Vec<PeaceSample> {
        let mut rng = Rng::new(self.seed);
        let mut samples = Vec::new();
        let mut seen = 0;
        let mut engine = Engine::new(self.options);
        while seen < self.positions {
            let mut game = Game::new(Rules::CLASSIC, Position::start());
            while game.outcome().is_none()
                && game.events().len() < MAX_TURNS
                && game.position().alive().len() >= MIN_ALIVE
                && seen < self.positions
            {
                if rng.below(ONE_OF) == 0 {
                    samples.extend(peace_samples(
                        game.position(),
                        game.rules(),
                        self.rounds,
                        self.repeats,
                        rng.next_u64(),
                    ));
                    seen += 1;
                    on_position(seen);
                }
                engine.set_history(&game.positions()[..game.events().len()]);
                let limits = Limits { seed: rng.next_u64(), ..self.limits };
                let report = engine.search(game.position(), game.rules(), &limits, &Never, |_| {});
                game.play(report.best_move().expect("a move in a game that goes on")).expect("legal move");
            }
        }
        samples
    }
}

/// The means of a table, and the variances about them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Means {
    /// The worth of each feature, for each way to keep a peace.
    pub means: [[f64; PEACE_FEATURES]; PEACE_KINDS],
    /// The standard errors of these.
    pub errors: [[f64; PEACE_FEATURES]; PEACE_KINDS],
    /// The variance of the gains about their means, without that of their errors.
    pub variances: [f64; PEACE_KINDS],
}

impl Means {
    /// Fits the means to samples, by least squares.
    #[must_use]
    pub fn fit(samples: &[PeaceSample]) -> Self {
        let mut fitted = Self {
            means: [[0.0; PEACE_FEATURES]; PEACE_KINDS],
            errors: [[0.0; PEACE_FEATURES]; PEACE_KINDS],
            variances: [0.0; PEACE_KINDS],
        };
        let inverse = inverse(&squares(samples));
        for kind in 0..PEACE_KINDS {
            let mut moments = [0.0; PEACE_FEATURES];
            for sample in samples {
                for (moment, &feature) in moments.iter_mut().zip(&sample.features) {
                    *moment += f64::from(feature) * f64::from(sample.gains[kind]);
                }
            }
            let means = inverse.map(|row| row.iter().zip(&moments).map(|(a, b)| a * b).sum::<f64>());
            let residual = |sample: &PeaceSample| {
                let mean: f64 = sample
                    .features
                    .iter()
                    .zip(&means)
                    .map(|(&feature, mean)| f64::from(feature) * mean)
                    .sum();
                f64::from(sample.gains[kind]) - mean
            };
            let count = samples.len().max(1) as f64;
            let square = samples.iter().map(|sample| residual(sample).powi(2)).sum::<f64>() / count;
            let noise = samples.iter().map(|sample| f64::from(sample.variances[kind])).sum::<f64>() / count;
            fitted.means[kind] = means;
            fitted.errors[kind] = std::array::from_fn(|index| (inverse[index][index] * square).sqrt());
            fitted.variances[kind] = (square - noise).max(0.0);
        }
        fitted
    }

    /// The table as a source file of the engine, with the means of peace that is renewed.
    #[must_use]
    pub fn source(&self, renewed: &Self) -> String {
        let numbers = |values: &[f64]| {
            values.iter().map(|value| format!("{:?}", round(*value))).collect::<Vec<_>>().join(", ")
        };
        let mut rows = String::new();
        for row in &self.means {
            let _ = writeln!(rows, "    [{}],", numbers(row));
        }
        format!(
            "//! The means by which peace is valued, in shares of the game. `cargo xtask press` writes this file.\n\n\
             use super::kinds::{{PEACE_FEATURES, PEACE_KINDS}};\n\n\
             /// The worth of each feature if both keep the peace and renew it.\n\
             pub(super) const RENEWED: [f32; PEACE_FEATURES] =\n    [{}];\n\
             /// The worth of each feature for two rounds: if both keep the peace, only the player, only the \
             partner.\n\
             pub(super) const MEANS: [[f32; PEACE_FEATURES]; PEACE_KINDS] = [\n{rows}];\n\
             /// The variance of these gains about their means.\n\
             pub(super) const VARIANCES: [f32; PEACE_KINDS] = [{}];\n",
            numbers(&renewed.means[0]),
            numbers(&self.variances)
        )
    }
}

/// A number to five places.
fn round(value: f64) -> f64 {
    (value * 1e5).round() / 1e5
}

type Matrix = [[f64; PEACE_FEATURES]; PEACE_FEATURES];

/// The sums of the products of features.
fn squares(samples: &[PeaceSample]) -> Matrix {
    let mut sums = [[0.0; PEACE_FEATURES]; PEACE_FEATURES];
    for sample in samples {
        for (row, &one) in sums.iter_mut().zip(&sample.features) {
            for (sum, &other) in row.iter_mut().zip(&sample.features) {
                *sum += f64::from(one) * f64::from(other);
            }
        }
    }
    for (index, row) in sums.iter_mut().enumerate() {
        row[index] += RIDGE;
    }
    sums
}

/// The inverse of a symmetric matrix whose eigenvalues are above 0, by elimination.
fn inverse(matrix: &Matrix) -> Matrix {
    let mut left = *matrix;
    let mut right: Matrix =
        std::array::from_fn(|row| std::array::from_fn(|column| f64::from(u8::from(row == column))));
    for pivot in 0..PEACE_FEATURES {
        let scale = 1.0 / left[pivot][pivot];
        left[pivot] = left[pivot].map(|value| value * scale);
        right[pivot] = right[pivot].map(|value| value * scale);
        for row in (0..PEACE_FEATURES).filter(|&row| row != pivot) {
            let factor = left[row][pivot];
            for column in 0..PEACE_FEATURES {
                left[row][column] -= factor * left[pivot][column];
                right[row][column] -= factor * right[pivot][column];
            }
        }
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_are_found_again_in_samples_made_by_them() {
        let mut rng = Rng::new(7);
        let truth: [f64; PEACE_FEATURES] = std::array::from_fn(|index| index as f64 / 100.0 - 0.03);
        let samples: Vec<_> = (0..4_000)
            .map(|_| {
                let features: [f32; PEACE_FEATURES] = std::array::from_fn(|_| rng.below(3) as f32);
                let mean: f64 =
                    features.iter().zip(&truth).map(|(&feature, mean)| f64::from(feature) * mean).sum();
                let noise = (rng.next_f64() - 0.5) * 0.2;
                let gains = [(mean + noise) as f32, mean as f32, 0.0];
                PeaceSample { features, gains, variances: [0.001, 0.0, 0.0] }
            })
            .collect();
        let fitted = Means::fit(&samples);
        for (index, truth) in truth.iter().enumerate() {
            assert!(
                (fitted.means[0][index] - truth).abs() < 5.0 * fitted.errors[0][index],
                "{index}: {fitted:?}"
            );
            assert!((fitted.means[1][index] - truth).abs() < 1e-4, "{index}: {fitted:?}");
        }
        // The noise is that of a uniform number 0.2 wide, of which 0.001 is told to be an error.
        assert!((fitted.variances[0] - (0.04 / 12.0 - 0.001)).abs() < 2e-4, "{fitted:?}");
        assert!(fitted.source(&fitted).contains("const MEANS"));
    }
}
