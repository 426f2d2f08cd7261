//! Measures whether the engine became stronger: matches, statistics, baselines, positions with a known
//! answer, tuning and training.
//!
//! Nothing here is needed to play. Changes to the engine are measured here.

mod adam;
mod arguments;
pub mod baselines;
mod card_file;
pub mod endings;
pub mod first_game;
pub mod games;
pub mod guards;
pub mod habits;
pub mod matches;
pub mod priors;
pub mod puzzles;
mod screlu;
pub mod statistics;
pub mod technique;
pub mod train;
pub mod tune;

pub use arguments::Arguments;
pub use card_file::write_card;

/// The exit code of a program of this crate. An error goes to standard error.
#[must_use]
pub fn exit_code(result: Result<(), impl std::fmt::Display>) -> std::process::ExitCode {
    match result {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            std::process::ExitCode::FAILURE
        }
    }
}
