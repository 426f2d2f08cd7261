//! The example that the fit learns from one position.

use djambi_engine::{EvalWeights, Feature, features};

use crate::games::SampledGame;

/// The features of a position with the target shares.
#[derive(Clone, PartialEq, Debug)]
pub struct EvaluationExample {
    /// The index of the weight table for the number of living players.
    pub table: usize,
    /// The features and the target share of each living player.
    pub players: Vec<([f32; Feature::COUNT], f32)>,
}

impl EvaluationExample {
    /// The examples of a game. `trust` is the weight of the search's shares in the target, from 0 to 1; the
    /// rest is the result. Positions near the draw by the quiet limit are left out, because there the
    /// evaluation depends on more than its weights.
    #[must_use]
    pub fn of_game(game: &SampledGame, trust: f32) -> Vec<Self> {
        let limit = game.rules.quiet_limit;
        let is_far_from_limit = |quiet_turns: u32| limit == 0 || quiet_turns * 2 <= limit;
        let samples = game.samples.iter().filter(|sample| is_far_from_limit(sample.position.quiet_turns()));
        samples
            .map(|sample| {
                let features = features(&sample.position, &game.rules);
                let alive = sample.position.alive();
                let target = |seat| trust * sample.expected[seat] + (1.0 - trust) * game.result[seat];
                let sum: f32 = alive.iter().map(target).sum();
                let players = alive.iter().map(|seat| (features[seat], target(seat) / sum)).collect();
                Self { table: EvalWeights::table_of(alive.len()), players }
            })
            .collect()
    }
}
