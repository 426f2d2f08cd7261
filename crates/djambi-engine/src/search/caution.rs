//! Caution: a move at the root counts less that leaves the player's own chief open to two turns of opponents.
//!
//! The search expects of each opponent what is best for that opponent, and explores few of the many squares
//! on which a diplomat can put a piece. So it hardly ever sees that one opponent prepares what another one
//! does.

use djambi::{BySeat, Position};

use super::path::{PathStep, root_move_steps};
use super::root::Root;
use super::tree::{Node, Tree, to_fixed};
use crate::Options;
use crate::danger::is_open_to_two;

/// What the searcher pays for a safe move.
pub(super) struct Caution<'a> {
    tree: &'a Tree,
    root: &'a Root,
    /// The price in fixed point, as values are summed up; 0 where nobody is cautious.
    price: i64,
}

impl<'a> Caution<'a> {
    /// The caution of a search with these options.
    pub(super) fn new(tree: &'a Tree, root: &'a Root, options: &Options) -> Self {
        let is_cautious = options.level.is_careful() && root.position.alive().len() > 2;
        Self { tree, root, price: if is_cautious { to_fixed(options.params.caution) } else { 0 } }
    }

    /// Whether a path is one move at the root, and the position after it is open to two turns of opponents.
    pub(super) fn finds_open(&self, path: &[PathStep<'_>], position: &Position) -> bool {
        self.price != 0
            && path.len() == root_move_steps(path)
            && is_open_to_two(position, &self.root.rules, self.root.position.turn())
    }

    /// The values that a path has for the choice of its move at the root.
    pub(super) fn values(&self, path: &[PathStep<'_>], values: &BySeat<i64>) -> BySeat<i64> {
        let mut values = *values;
        if self.price != 0 {
            let last = path.get(root_move_steps(path) - 1);
            let child = last.and_then(|step| step.edge.child()).map(|child| self.tree.node(child));
            if child.is_some_and(Node::is_open_to_two) {
                values[self.root.position.turn()] -= self.price;
            }
        }
        values
    }
}
