//! All faults of a position string or a setup.

use core::fmt;

use alloc::vec::Vec;

use crate::{Fault, Problem};

/// All faults of a position string or a setup: at least one.
///
/// ```
/// use djambi::{Fault, Position, Rules};
/// let faults = Position::parse("8yC/9/9/9/9/9/9/9/rZ8 r-y- g g 0 x", &Rules::CLASSIC).unwrap_err();
/// let faults: Vec<String> = faults.iter().map(Fault::to_string).collect();
/// assert_eq!(
///     faults,
///     [
///         "rank 1 has a red piece of the unknown kind 'Z'",
///         "the turn number is \"x\"; it is a decimal number below 2^32 without sign or leading zeros",
///         "the player to move, green, is not alive",
///     ]
/// );
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// These faults, of which there must be at least one.
    pub(crate) const fn new(faults: Vec<Fault>) -> Self {
        Self(faults)
    }

    /// The faults as a code and arguments: a single fault's own, or those of the first and of the rest. Of
    /// many faults the last ones are only counted.
    #[must_use]
    pub fn problem(&self) -> Problem {
        problem_of(&self.0, 0)
    }

    /// The faults, in the order in which they stand in a position string.
    pub fn iter(&self) -> impl Iterator<Item = &Fault> {
        self.0.iter()
    }
}

/// The problem of some faults, after those that have been told.
fn problem_of(faults: &[Fault], told: usize) -> Problem {
    const MAX_TOLD: usize = 3;
    match faults {
        [fault] => fault.problem(),
        [first, rest @ ..] if told < MAX_TOLD => Problem::new("several_faults")
            .with("problem", first.problem())
            .with("rest", problem_of(rest, told + 1)),
        rest => Problem::new("more_faults").with("count", rest.len()),
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, fault) in self.0.iter().enumerate() {
            if index > 0 {
                f.write_str("; ")?;
            }
            fault.fmt(f)?;
        }
        Ok(())
    }
}

impl core::error::Error for Faults {}
