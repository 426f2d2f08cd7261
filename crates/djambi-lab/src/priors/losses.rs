//! How well priors predict choices.

use super::{Alternative, ChoiceKind, Choices, PolicyModel};

/// The mean losses by kind of choice.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct PriorLosses {
    /// Over the choices of turns.
    pub turns: PriorLoss,
    /// Over the choices of placements.
    pub placements: PriorLoss,
}

/// The loss over some choices, in nats.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct PriorLoss {
    choices: usize,
    cross_entropy: f64,
    entropy: f64,
}

impl PriorLosses {
    /// The losses of a policy.
    #[must_use]
    pub fn of(choices: &Choices, policy: &PolicyModel) -> Self {
        let mut losses = Self::default();
        let mut probabilities = Vec::new();
        for choice in 0..choices.len() {
            policy.predict(choices, choice, &mut probabilities);
            losses.add(choices.kind(choice), choices.alternatives(choice), &probabilities);
        }
        losses
    }

    /// The losses of uniform priors.
    #[must_use]
    pub fn of_uniform(choices: &Choices) -> Self {
        Self::of(choices, &PolicyModel::uniform(choices.board()))
    }

    /// Adds a choice whose alternatives were predicted with these probabilities.
    pub(super) fn add<'a>(
        &mut self,
        kind: ChoiceKind,
        alternatives: impl Iterator<Item = Alternative<'a>>,
        probabilities: &[f32],
    ) {
        let loss = match kind {
            ChoiceKind::Turn => &mut self.turns,
            ChoiceKind::Placement => &mut self.placements,
        };
        loss.choices += 1;
        let chosen = alternatives.zip(probabilities).filter(|(alternative, _)| alternative.target > 0.0);
        for (alternative, probability) in chosen {
            let target = f64::from(alternative.target);
            loss.cross_entropy -= target * f64::from(probability.max(1e-9)).ln();
            loss.entropy -= target * target.ln();
        }
    }
}

impl PriorLoss {
    /// The number of choices.
    #[must_use]
    pub const fn choices(&self) -> usize {
        self.choices
    }

    /// The mean cross-entropy.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.cross_entropy / self.choices.max(1) as f64
    }

    /// The mean cross-entropy minus the entropy of the choices, which perfect priors would reach.
    #[must_use]
    pub fn excess(&self) -> f64 {
        (self.cross_entropy - self.entropy) / self.choices.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use djambi::SQUARE9;

    use super::*;

    #[test]
    fn losses_match_a_computation_by_hand() {
        let mut choices = Choices::new(&SQUARE9);
        let turns = [(vec![0], 0.5), (vec![1], 0.5), (vec![], 0.0), (vec![], 0.0)];
        choices.push(&[], ChoiceKind::Turn, &turns);
        choices.push(&[], ChoiceKind::Placement, &[(vec![0], 1.0), (vec![2], 0.0)]);
        let uniform = PriorLosses::of_uniform(&choices);
        assert!((uniform.turns.mean() - 4f64.ln()).abs() < 1e-6);
        assert!((uniform.turns.excess() - 2f64.ln()).abs() < 1e-6);
        assert!((uniform.placements.mean() - 2f64.ln()).abs() < 1e-6);
        let mut policy = PolicyModel::uniform(&SQUARE9);
        policy.parameters[..2].fill(3f32.ln());
        let fitted = PriorLosses::of(&choices, &policy);
        assert!((fitted.turns.mean() - (8f64 / 3.0).ln()).abs() < 1e-6);
        assert!((fitted.placements.excess() - (4f64 / 3.0).ln()).abs() < 1e-6);
        assert_eq!((fitted.turns.choices(), fitted.placements.choices()), (1, 1));
    }
}
