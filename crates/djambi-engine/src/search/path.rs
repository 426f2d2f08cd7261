//! The path of an iteration.

use djambi::Seat;

use super::tree::{Action, Edge, Node};

/// An edge on the path of an iteration.
pub(super) struct PathStep<'a> {
    pub(super) node: &'a Node,
    pub(super) edge: &'a Edge,
    /// The player who chooses at the node.
    pub(super) mover: Seat,
    /// Whether the tree counts the visit of the edge as started; else it is buffered.
    pub(super) is_counted: bool,
}

/// The number of steps that make the move at the root: two if its placement is a step of its own.
pub(super) fn root_move_steps(path: &[PathStep<'_>]) -> usize {
    match path.first().map(|step| step.edge.action()) {
        Some(Action::Partial(_)) => 2,
        _ => 1,
    }
}
