//! How far a piece goes.

/// How far a piece may go along a ray.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Range {
    /// Any number of steps.
    Any,
    /// One step or two: a militant's range (§2).
    TwoSteps,
}
