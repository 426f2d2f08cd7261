//! The result of every mode of the load.

use std::fmt::Display;

use serde::Serialize;

use crate::tally::Problems;

/// The result of a load: for people, for programs, and as an exit status.
pub(crate) trait LoadResult: Display + Serialize {
    /// Refusals, errors and faults.
    fn problems(&self) -> &Problems;

    /// Whether nothing was refused, lost or wrong.
    fn is_right(&self) -> bool;
}
