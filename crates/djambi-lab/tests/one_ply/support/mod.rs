//! Games of the one-ply baseline, for its tests and benchmarks.
#![expect(dead_code, reason = "each test and each benchmark uses a part of it")]

pub(crate) mod ends;
#[path = "../../../../djambi-engine/tests/support/mod.rs"]
pub(crate) mod games;

use djambi::{Game, Move, Position, Rules};
use djambi_engine::{Limits, Never};
use djambi_lab::baselines::OnePly;

/// The move of the baseline.
pub(crate) fn bot(position: &Position, rules: &Rules, seed: u64) -> Move {
    OnePly.search(position, rules, &Limits::seeded(seed), &Never, |_| {}).best_move().expect("move")
}

/// A game of the baseline against itself.
pub(crate) fn self_play(rules: Rules, start: Position, seed: u64) -> Game {
    games::play(rules, start, seed, &mut games::everybody(bot))
}
