//! A level of the engine as an argument.

use djambi_engine::Level;

use super::ArgumentError;

/// The level with this name or number.
///
/// # Errors
/// If there is none.
pub(crate) fn level(text: &str) -> Result<Level, ArgumentError> {
    text.parse().map_err(|_| ArgumentError::NoLevel(text.to_owned()))
}
