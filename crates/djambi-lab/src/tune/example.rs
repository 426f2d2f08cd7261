//! What is learned from one position.

use djambi_engine::{EvalWeights, Feature, features};

use crate::games::SampledGame;

/// A position as the evaluation sees it, and what the players may expect in it.
#[derive(Clone, PartialEq, Debug)]
pub struct Example {
    /// Which table of weights serves it.
    pub table: usize,
    /// The features of each living player and his share.
    pub players: Vec<([f32; Feature::COUNT], f32)>,
}

impl Example {
    /// The examples of a game. `trust` says how much the search's expectation counts beside the result, from 0 to 1.
    /// Positions near the draw by quiet turns are left out: there the evaluation does not go by its weights alone.
    #[must_use]
    pub fn of_game(game: &SampledGame, trust: f32) -> Vec<Self> {
        let limit = game.rules.quiet_limit;
        let fresh = |quiet: u32| limit == 0 || quiet * 2 <= limit;
        let samples = game.samples.iter().filter(|sample| fresh(sample.position.quiet_turns()));
        samples
            .map(|sample| {
                let features = features(&sample.position, &game.rules);
                let alive = sample.position.alive();
                let share = |seat| trust * sample.expected[seat] + (1.0 - trust) * game.result[seat];
                let sum: f32 = alive.iter().map(share).sum();
                let players = alive.iter().map(|seat| (features[seat], share(seat) / sum)).collect();
                Self { table: EvalWeights::table_of(alive.len()), players }
            })
            .collect()
    }
}
