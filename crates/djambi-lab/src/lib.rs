//! What tells whether an engine became stronger: matches, statistics, sparring partners, positions with a known answer,
//! tuning and training.
//!
//! Nothing that players need is in here; whoever changes the engine works here.

pub mod baselines;
pub mod endings;
pub mod games;
pub mod matches;
pub mod partners;
pub mod priors;
pub mod statistics;
pub mod train;
pub mod tune;

/// How a program of this crate ends: with success, or with a failure whose reason is told on standard error.
#[must_use]
pub fn exit_code(done: Result<(), impl std::fmt::Display>) -> std::process::ExitCode {
    match done {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            std::process::ExitCode::FAILURE
        }
    }
}

/// The number that an option of a program of this crate was given.
///
/// # Errors
/// If the value is no such number: the option and the value.
pub fn number<T: std::str::FromStr>(name: &str, value: &str) -> Result<T, String> {
    value.parse().map_err(|_| format!("{name} is a number, not {value:?}"))
}
