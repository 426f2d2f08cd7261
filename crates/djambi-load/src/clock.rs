//! The clock of the load.

use std::time::Instant;

/// The time now.
#[expect(clippy::disallowed_methods, reason = "the program is the edge where time comes in")]
pub(crate) fn now() -> Instant {
    Instant::now()
}
