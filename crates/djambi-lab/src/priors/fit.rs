//! The fit of the priors: Adam.

use djambi_engine::Rng;

use super::{Choices, PolicyModel, PriorLosses};
use crate::adam::Adam;

/// The hyperparameters of the fit: first of only the weights of features, then of these and a net.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PriorFit {
    /// The fit of the weights of features.
    pub weights: FitPhase,
    /// The fit of all parameters. Without an epoch there is no net.
    pub net: FitPhase,
    /// The seed of the order of the choices, and of the first weights of the net.
    pub seed: u64,
}

/// The hyperparameters of one part of the fit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct FitPhase {
    /// The number of passes over all choices.
    pub epochs: usize,
    /// The number of choices in a batch.
    pub batch: usize,
    /// The initial learning rate. It falls linearly to zero.
    pub rate: f32,
    /// The L2 regularization.
    pub decay: f32,
}

/// The state of the fit after an epoch.
#[derive(Clone, Copy, Debug)]
pub struct PriorEpoch<'a> {
    /// The number of the epoch in its part of the fit, from 1.
    pub number: usize,
    /// The mean losses of the epoch's choices, each before its step.
    pub training: PriorLosses,
    /// The policy.
    pub policy: &'a PolicyModel,
}

impl Default for PriorFit {
    fn default() -> Self {
        Self {
            weights: FitPhase { epochs: 16, batch: 64, rate: 0.03, decay: 2e-6 },
            net: FitPhase { epochs: 6, batch: 256, rate: 0.004, decay: 0.0 },
            seed: 1,
        }
    }
}

impl PriorFit {
    /// Fits a policy to the choices, starting from [`PolicyModel::beginning`].
    #[must_use]
    pub fn run(&self, choices: &Choices, on_epoch: impl FnMut(&PriorEpoch<'_>)) -> PolicyModel {
        self.run_from(PolicyModel::beginning(choices.board()), choices, on_epoch)
    }

    /// Fits this policy further. One that has no net gets one for the second part of the fit.
    #[must_use]
    pub fn run_from(
        &self,
        mut policy: PolicyModel,
        choices: &Choices,
        mut on_epoch: impl FnMut(&PriorEpoch<'_>),
    ) -> PolicyModel {
        let mut rng = Rng::new(self.seed);
        self.weights.run(&mut policy, choices, &mut rng, &mut on_epoch);
        if self.net.epochs > 0 {
            if !policy.has_net() {
                policy.add_net(&mut rng);
            }
            self.net.run(&mut policy, choices, &mut rng, &mut on_epoch);
        }
        policy
    }
}

impl FitPhase {
    /// Fits all parameters of a policy to the choices.
    fn run(
        &self,
        policy: &mut PolicyModel,
        choices: &Choices,
        rng: &mut Rng,
        on_epoch: &mut impl FnMut(&PriorEpoch<'_>),
    ) {
        let mut adam = Adam::new(policy.parameters.len(), EPSILON);
        let mut gradient = vec![0.0; policy.parameters.len()];
        let mut probabilities = Vec::new();
        let mut order: Vec<usize> = (0..choices.len()).collect();
        let batches = self.epochs * choices.len().div_ceil(self.batch.max(1));
        for number in 1..=self.epochs {
            rng.shuffle(&mut order);
            let mut training = PriorLosses::default();
            for batch in order.chunks(self.batch.max(1)) {
                gradient.fill(0.0);
                for &choice in batch {
                    policy.predict(choices, choice, &mut probabilities);
                    training.add(choices.kind(choice), choices.alternatives(choice), &probabilities);
                    let part = choices.kind(choice).weight() / batch.len() as f32;
                    policy.backpropagate(choices, choice, &probabilities, part, &mut gradient);
                }
                let left = 1.0 - adam.steps() as f32 / batches as f32;
                adam.step(&mut policy.parameters, &gradient, self.rate * left, self.decay);
                policy.clip();
            }
            on_epoch(&PriorEpoch { number, training, policy });
        }
    }
}

/// Adam's epsilon. It is larger than usual, so that the weights of rare features change slowly.
const EPSILON: f32 = 1e-3;

#[cfg(test)]
mod tests {
    use djambi::{HEX3, SQUARE9};
    use djambi_engine::prior::PolicyWeights;

    use super::super::ChoiceKind;
    use super::*;

    /// Choices among alternatives with random features. Only the first four features have weights.
    fn choices(count: usize, known: [f32; 4]) -> Choices {
        let mut policy = PolicyModel::uniform(&SQUARE9);
        policy.parameters[..4].copy_from_slice(&known);
        let mut choices = Choices::new(&SQUARE9);
        let mut rng = Rng::new(5);
        let mut probabilities = Vec::new();
        for _ in 0..count {
            let mut alternatives: Vec<(Vec<u16>, f32)> = (0..3 + rng.below(5))
                .map(|_| ((0..6).filter(|_| rng.below(2) == 0).collect(), 0.0))
                .collect();
            let mut single = Choices::new(&SQUARE9);
            single.push(&[], ChoiceKind::Turn, &alternatives);
            policy.predict(&single, 0, &mut probabilities);
            let targets = alternatives.iter_mut().zip(&probabilities);
            targets.for_each(|(alternative, probability)| alternative.1 = *probability);
            choices.push(&[], ChoiceKind::Turn, &alternatives);
        }
        choices
    }

    #[test]
    fn known_weights_are_found_again() {
        let known = [1.5, -0.5, 0.25, -2.0];
        let choices = choices(2_000, known);
        let mut fit = PriorFit::default();
        (fit.weights.epochs, fit.net.epochs) = (10, 0);
        let mut losses = Vec::new();
        let found = fit.run(&choices, |epoch| losses.push(epoch.training.turns.excess()));
        for (found, known) in found.parameters.iter().zip(known.into_iter().chain(std::iter::repeat(0.0))) {
            assert!((found - known).abs() < 0.05, "{found} instead of {known}");
        }
        assert!(losses.len() == 10 && losses[9] < 1e-3 && losses[9] < losses[0], "{losses:?}");
        assert_eq!(found, fit.run(&choices, |_| {}));
        // A fit that goes on from what was found has little left to learn from the start.
        let mut further = Vec::new();
        let _ = fit.run_from(found, &choices, |epoch| further.push(epoch.training.turns.excess()));
        assert!(further[0] < losses[0] / 4.0, "{further:?} after {losses:?}");
    }

    /// With one input the first of two features is chosen, with another one the second: no weights of
    /// only features can say that.
    #[test]
    fn a_net_learns_what_depends_on_the_position() {
        let mut choices = Choices::new(&SQUARE9);
        for number in 0..400_u16 {
            let chosen = number % 2;
            let alternative = |feature: u16| (vec![feature], f32::from(u8::from(feature == chosen)));
            choices.push(&[chosen * 7], ChoiceKind::Turn, &[alternative(0), alternative(1)]);
        }
        let loss = |net_epochs| {
            let mut fit = PriorFit::default();
            (fit.weights.epochs, fit.net.epochs, fit.net.batch, fit.net.rate) = (1, net_epochs, 16, 0.02);
            let weights = fit.run(&choices, |_| {}).quantized();
            assert_eq!(weights.net().is_some(), net_epochs > 0);
            PriorLosses::of(&choices, &PolicyModel::of(&SQUARE9, &weights)).turns.mean()
        };
        let without = loss(0);
        let with = loss(20);
        assert!(without > 0.6 && with < 0.1, "{without} {with}");
    }

    #[test]
    fn gradients_are_slopes_of_the_loss() {
        let mut choices = Choices::new(&SQUARE9);
        let alternatives = [(vec![1, 2], 0.5), (vec![2, 3000], 0.5), (vec![900], 0.0)];
        choices.push(&[3, 5], ChoiceKind::Turn, &alternatives);
        let mut policy = PolicyModel::uniform(&SQUARE9);
        policy.add_net(&mut Rng::new(3));
        let mut probabilities = Vec::new();
        let mut gradient = vec![0.0; policy.parameters.len()];
        policy.predict(&choices, 0, &mut probabilities);
        policy.backpropagate(&choices, 0, &probabilities, 1.0, &mut gradient);
        let loss = |policy: &PolicyModel| PriorLosses::of(&choices, policy).turns.mean() as f32;
        let steep: Vec<usize> = (0..gradient.len()).filter(|&index| gradient[index].abs() > 0.002).collect();
        assert!(steep.len() > 100, "{}", steep.len());
        for index in steep.into_iter().step_by(7) {
            let mut shifted = policy.clone();
            shifted.parameters[index] += 0.02;
            let above = loss(&shifted);
            shifted.parameters[index] -= 0.04;
            let slope = (above - loss(&shifted)) / 0.04;
            assert!((slope - gradient[index]).abs() < 1e-3, "{index}: {slope} {}", gradient[index]);
        }
    }

    #[test]
    fn quantized_weights_are_rounded_and_saturate() {
        let mut policy = PolicyModel::uniform(&SQUARE9);
        policy.parameters[..6].copy_from_slice(&[1.0, -0.5, 0.001, 0.002, 1e9, -1e9]);
        assert_eq!(policy.quantized().each()[..6], [256, -128, 0, 1, i16::MAX, i16::MIN]);
    }

    #[test]
    fn without_choices_the_weights_stay_zero() {
        let mut fit = PriorFit::default();
        (fit.weights.batch, fit.net.epochs) = (0, 0);
        assert_eq!(fit.run(&Choices::new(&SQUARE9), |_| {}), PolicyModel::uniform(&SQUARE9));
    }

    #[test]
    fn without_choices_another_board_keeps_what_it_begins_with() {
        let fitted = PriorFit::default().run(&Choices::new(&HEX3), |_| {}).quantized();
        assert_eq!(fitted.each(), PolicyWeights::beginning(&HEX3));
        assert!(fitted.each().iter().any(|&weight| weight != 0) && fitted.each().ends_with(&[0; 61]));
    }
}
