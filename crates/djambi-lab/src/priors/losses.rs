//! How well priors expect what was chosen.

use djambi_engine::prior::FEATURES;
use djambi_engine::softmax;

use super::{Choices, Kind, Step};

/// Mean losses over the choices of each kind.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Losses {
    /// Over the choices of turns.
    pub turns: Loss,
    /// Over the choices of placements.
    pub placements: Loss,
}

/// A loss over some choices, in nats.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Loss {
    choices: usize,
    cross_entropy: f64,
    entropy: f64,
}

impl Losses {
    /// The losses of the priors that these weights give.
    #[must_use]
    pub fn of(choices: &Choices, weights: &[f32]) -> Self {
        let (mut losses, mut probabilities) = (Self::default(), Vec::new());
        for choice in 0..choices.len() {
            expect(choices.steps(choice), weights, &mut probabilities);
            losses.add(choices.kind(choice), choices.steps(choice), &probabilities);
        }
        losses
    }

    /// The losses of priors that are the same for all steps of a choice.
    #[must_use]
    pub fn of_flat(choices: &Choices) -> Self {
        Self::of(choices, &[0.0; FEATURES])
    }

    /// Counts a choice of which priors expected its steps with these probabilities.
    pub(super) fn add<'a>(
        &mut self,
        kind: Kind,
        steps: impl Iterator<Item = Step<'a>>,
        probabilities: &[f32],
    ) {
        let loss = match kind {
            Kind::Turn => &mut self.turns,
            Kind::Placement => &mut self.placements,
        };
        loss.choices += 1;
        for (step, probability) in steps.zip(probabilities).filter(|(step, _)| step.target > 0.0) {
            let target = f64::from(step.target);
            loss.cross_entropy -= target * f64::from(probability.max(1e-9)).ln();
            loss.entropy -= target * target.ln();
        }
    }
}

impl Loss {
    /// How many choices there are.
    #[must_use]
    pub const fn choices(&self) -> usize {
        self.choices
    }

    /// The mean cross-entropy.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.cross_entropy / self.choices.max(1) as f64
    }

    /// By how much the mean is above that of priors without a fault.
    #[must_use]
    pub fn excess(&self) -> f64 {
        (self.cross_entropy - self.entropy) / self.choices.max(1) as f64
    }
}

/// Writes how likely weights make each of some steps.
pub(super) fn expect<'a>(
    steps: impl Iterator<Item = Step<'a>>,
    weights: &[f32],
    probabilities: &mut Vec<f32>,
) {
    let score =
        |step: Step<'_>| -> f32 { step.features.iter().map(|&feature| weights[usize::from(feature)]).sum() };
    probabilities.clear();
    probabilities.extend(steps.map(score));
    softmax(probabilities, f32::exp);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn losses_are_those_of_paper_and_pencil() {
        let mut choices = Choices::default();
        choices.push(Kind::Turn, &[(vec![0], 0.5), (vec![1], 0.5), (vec![], 0.0), (vec![], 0.0)]);
        choices.push(Kind::Placement, &[(vec![0], 1.0), (vec![2], 0.0)]);
        let flat = Losses::of_flat(&choices);
        assert!(
            (flat.turns.mean() - 4f64.ln()).abs() < 1e-6 && (flat.turns.excess() - 2f64.ln()).abs() < 1e-6
        );
        assert!((flat.placements.mean() - 2f64.ln()).abs() < 1e-6);
        let mut weights = vec![0.0; FEATURES];
        (weights[0], weights[1]) = (3f32.ln(), 3f32.ln());
        let fitted = Losses::of(&choices, &weights);
        assert!((fitted.turns.mean() - (8f64 / 3.0).ln()).abs() < 1e-6);
        assert!((fitted.placements.excess() - (4f64 / 3.0).ln()).abs() < 1e-6);
        assert_eq!((fitted.turns.choices(), fitted.placements.choices()), (1, 1));
    }
}
