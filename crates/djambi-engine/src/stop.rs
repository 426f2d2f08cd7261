//! The signal that ends a search.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Says whether a search should end now. It is asked often, so it must be cheap.
///
/// A flag that another thread sets and a closure that reads the caller's clock both implement it.
pub trait Stop {
    /// Whether the search should end now.
    fn is_stopped(&self) -> bool;

    /// The time since the search began, if the caller has a clock: time management needs it.
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

/// Never stops a search: it ends by its limits.
#[derive(Clone, Copy, Debug, Default)]
pub struct Never;

impl Stop for Never {
    fn is_stopped(&self) -> bool {
        false
    }
}
