//! Measures whether the engine became stronger: matches, statistics, baselines, positions with a known
//! answer, tuning and training.
//!
//! Nothing here is needed to play. Changes to the engine are measured here.

mod adam;
pub mod baselines;
mod card_file;
pub mod endings;
pub mod first_game;
pub mod games;
pub mod guards;
pub mod habits;
pub mod matches;
pub mod press;
pub mod priors;
pub mod programs;
pub mod puzzles;
pub mod ratings;
mod screlu;
pub mod statistics;
pub mod technique;
pub mod train;
pub mod tune;

pub use card_file::write_card;

/// Compiles and runs the example of the project's README.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct ProjectReadme;
