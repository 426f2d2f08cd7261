//! Puzzles for people: positions with a proven answer, found in games.
//!
//! docs/PUZZLES.md defines the themes and describes the corpus.

mod answer;
mod candidate;
mod choose;
mod effect;
mod goal;
mod grade;
mod line;
mod mine;
mod puzzle;
mod solver;
mod source;
mod theme;
mod themes;

pub use choose::choose;
pub use grade::UNSOLVED;
pub use mine::{Miner, MiningLimits};
pub use puzzle::Puzzle;
pub use solver::{Danger, ProofTooLong, Solver, TurnOrder};
pub use source::{SourceGame, recorded, self_played};
pub use theme::{Theme, Themes};
