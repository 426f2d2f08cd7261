//! Problems as sentences.

use djambi::Problem;

use crate::{Cli, Language, Problems, Refusals, Treaties};

/// What is wrong, as a whole sentence or several: with a game, or with what a host has, which the command
/// tells. A problem that the catalogue does not know is its code.
///
/// ```
/// use djambi::{Record, RecordError};
/// use djambi_text::{Language, problem};
/// let error = Record::parse("1. Ma3-a5 Mz1-z2 *").unwrap_err();
/// assert_eq!(
///     problem(Language::En, &error.problem()),
///     "Line 1, column 11: “Mz1-z2” is not a move. The name of a square is expected at character 2 of the move."
/// );
/// ```
#[must_use]
pub fn problem(language: Language, problem: &Problem) -> String {
    let Problem { code, args } = problem;
    Problems(language)
        .by_code(code, args)
        .or_else(|| Refusals(language).by_code(code, args))
        .or_else(|| Treaties(language).by_code(code, args))
        .or_else(|| Cli(language).by_code(code, args))
        .unwrap_or_else(|| (*code).to_owned())
}
