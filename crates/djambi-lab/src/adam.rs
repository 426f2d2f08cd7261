//! The optimizer of all fits.

/// The state of Adam for some parameters (Kingma & Ba, *Adam: a method for stochastic optimization*, 2015,
/// in the form at the end of section 2, where epsilon is added to the uncorrected root).
#[derive(Clone, Debug)]
pub(crate) struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
    epsilon: f32,
}

impl Adam {
    /// No steps yet, for this number of parameters. With a larger epsilon those with small gradients change
    /// more slowly.
    pub(crate) fn new(parameters: usize, epsilon: f32) -> Self {
        let zeros = vec![0.0; parameters];
        Self { means: zeros.clone(), squares: zeros, steps: 0, epsilon }
    }

    /// The number of steps so far.
    pub(crate) const fn steps(&self) -> i32 {
        self.steps
    }

    /// One step down the gradient, to which `decay` times the parameters are added (L2 regularization).
    pub(crate) fn step(&mut self, parameters: &mut [f32], gradient: &[f32], rate: f32, decay: f32) {
        const BETA1: f32 = 0.9;
        const BETA2: f32 = 0.999;
        self.steps = self.steps.saturating_add(1);
        let rate = rate * (1.0 - BETA2.powi(self.steps)).sqrt() / (1.0 - BETA1.powi(self.steps));
        let moments = self.means.iter_mut().zip(&mut self.squares);
        for ((parameter, &slope), (mean, square)) in parameters.iter_mut().zip(gradient).zip(moments) {
            let slope = slope + decay * *parameter;
            *mean += (1.0 - BETA1) * (slope - *mean);
            *square += (1.0 - BETA2) * (slope * slope - *square);
            *parameter -= rate * *mean / (square.sqrt() + self.epsilon);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_step_has_the_length_of_the_rate_and_a_large_epsilon_shortens_it() {
        for (epsilon, length) in [(0.0, 0.1), (1.0, 0.1 * 0.3 / (0.3 + 1.0 / 0.001_f32.sqrt()))] {
            let mut parameters = [1.0];
            Adam::new(1, epsilon).step(&mut parameters, &[0.3], 0.1, 0.0);
            assert!((1.0 - parameters[0] - length).abs() < 1e-5, "{epsilon}: {}", parameters[0]);
        }
    }

    #[test]
    fn steps_end_at_the_minimum_and_decay_pulls_it_to_zero() {
        for (decay, minimum) in [(0.0, 3.0), (1.0, 1.5)] {
            let mut adam = Adam::new(1, 1e-8);
            let mut parameters = [0.0];
            for step in 0..2_000 {
                let slope = parameters[0] - 3.0;
                adam.step(&mut parameters, &[slope], 0.05 * (1.0 - step as f32 / 2_000.0), decay);
            }
            assert!((parameters[0] - minimum).abs() < 0.01, "{}", parameters[0]);
        }
    }
}
