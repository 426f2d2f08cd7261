//! The means to end a search.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Says whether a search should end now. Asked often, so it must be cheap.
///
/// A flag that another thread sets and a closure that looks at the caller's clock both serve.
pub trait Stop {
    /// Whether the search should end now.
    fn is_stopped(&self) -> bool;

    /// For how long the search has run, if whoever called it has a clock: a search plans its time by that.
    fn elapsed(&self) -> Option<Duration> {
        None
    }
}

impl Stop for AtomicBool {
    fn is_stopped(&self) -> bool {
        self.load(Ordering::Relaxed)
    }
}

impl<F: Fn() -> bool> Stop for F {
    fn is_stopped(&self) -> bool {
        self()
    }
}

/// Lets a search come to its own end.
#[derive(Clone, Copy, Debug, Default)]
pub struct Never;

impl Stop for Never {
    fn is_stopped(&self) -> bool {
        false
    }
}
