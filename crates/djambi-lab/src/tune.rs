//! Fits the weights of the hand-made evaluation to games of self-play.
//!
//! A part of the turns is random, which gives positions as unbalanced as those at the leaves of a search. The
//! target is a mixture of the game's result and the shares that the search expected. The fit minimises the
//! cross-entropy between the target and the evaluation's shares. Whole games are held out to measure it.

mod epsilon_greedy;
mod example;
mod fit;
mod weights_file;

pub use epsilon_greedy::EpsilonGreedy;
pub use example::EvaluationExample;
pub use fit::{EvaluationFit, WeightTables, loss};
pub use weights_file::{shipped_weights, weights_file};
