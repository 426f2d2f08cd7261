//! The visits that a thread has counted for itself and not yet added to the tree.

use std::ptr;

use djambi::{BySeat, Seat};

use super::tree::{Edge, Node};

/// From this number of visits on, a node or edge is hot.
const HOT_VISITS: u32 = 64;
/// A thread buffers less than the visits of a node or edge divided by this, which hardly changes the search.
const PENDING_DIVISOR: u32 = 8;
/// A thread buffers fewer visits of a node or edge than this.
const MAX_PENDING: u32 = 16;

/// A thread's buffer of visit counts.
///
/// Updating hot nodes near the root makes threads fight over cache lines, so their visits are buffered and
/// flushed in batches. All other visits are added to the tree at once. What is pending when the buffer is
/// dropped is flushed.
pub(super) struct VisitBuffer<'a> {
    /// Whether hot visits are buffered.
    is_buffered: bool,
    /// The pending visits at each depth: most iterations begin like the one before.
    nodes: Vec<Option<Pending<'a, Node>>>,
    edges: Vec<Option<Pending<'a, Edge>>>,
}

impl<'a> VisitBuffer<'a> {
    /// A buffer for one of several threads.
    pub(super) const fn buffered() -> Self {
        Self { is_buffered: true, nodes: Vec::new(), edges: Vec::new() }
    }

    /// A buffer for a single thread: it adds each visit to the tree at once.
    pub(super) const fn unbuffered() -> Self {
        Self { is_buffered: false, nodes: Vec::new(), edges: Vec::new() }
    }

    /// Starts a visit of an edge. Returns whether the tree counts it as started; a buffered visit is counted
    /// as started and completed together, by [`complete_edge`](Self::complete_edge).
    pub(super) fn start_edge(&self, edge: &Edge) -> bool {
        let is_counted = self.is_immediate(edge);
        if is_counted {
            edge.add_started(1);
        }
        is_counted
    }

    /// Buffers the visit of an edge that was not counted as started, with its value for the player who chose
    /// it.
    pub(super) fn complete_edge(&mut self, depth: usize, edge: &'a Edge, mover: Seat, value: i64) {
        buffer(&mut self.edges, depth, edge, &value_of(mover, value));
    }

    /// Counts a visit of a node with its values for all seats.
    pub(super) fn visit_node(&mut self, depth: usize, node: &'a Node, values: &BySeat<i64>) {
        if self.is_immediate(node) {
            node.add_visits(1, values);
        } else {
            buffer(&mut self.nodes, depth, node, values);
        }
    }

    /// Counts a visit of a node with its value for one seat, where those of the others are never read.
    pub(super) fn visit_node_for(&mut self, depth: usize, node: &'a Node, seat: Seat, value: i64) {
        if self.is_immediate(node) {
            node.add_visit_for(seat, value);
        } else {
            buffer(&mut self.nodes, depth, node, &value_of(seat, value));
        }
    }

    /// Whether visits of a node or edge are added to the tree at once.
    fn is_immediate(&self, target: &impl Visited) -> bool {
        !self.is_buffered || target.visits() < HOT_VISITS
    }
}

impl Drop for VisitBuffer<'_> {
    fn drop(&mut self) {
        self.nodes.iter().flatten().for_each(Pending::flush);
        self.edges.iter().flatten().for_each(Pending::flush);
    }
}

/// A value for one seat, and 0 for all others.
fn value_of(seat: Seat, value: i64) -> BySeat<i64> {
    let mut values = BySeat::default();
    values[seat] = value;
    values
}

/// A node or an edge.
trait Visited {
    /// The number of completed visits.
    fn visits(&self) -> u32;

    /// Adds visits that the tree does not know of, with the sums of their values.
    fn add(&self, visits: u32, values: &BySeat<i64>);
}

impl Visited for Node {
    fn visits(&self) -> u32 {
        self.visits()
    }

    fn add(&self, visits: u32, values: &BySeat<i64>) {
        self.add_visits(visits, values);
    }
}

impl Visited for Edge {
    fn visits(&self) -> u32 {
        self.visits()
    }

    fn add(&self, visits: u32, values: &BySeat<i64>) {
        self.add_started(visits);
        self.add_visits(visits, values.iter().map(|(_, value)| value).sum());
    }
}

/// The pending visits of a node or edge.
struct Pending<'a, T> {
    target: &'a T,
    visits: u32,
    values: BySeat<i64>,
}

impl<T: Visited> Pending<'_, T> {
    fn flush(&self) {
        self.target.add(self.visits, &self.values);
    }
}

/// Buffers a visit of `target`, and flushes what is pending at this depth if it is enough or of another
/// target.
fn buffer<'a, T: Visited>(
    entries: &mut Vec<Option<Pending<'a, T>>>,
    depth: usize,
    target: &'a T,
    values: &BySeat<i64>,
) {
    if entries.len() <= depth {
        entries.resize_with(depth + 1, || None);
    }
    let entry = &mut entries[depth];
    let mut pending = match entry.take() {
        Some(pending) if ptr::eq(pending.target, target) => pending,
        other => {
            other.iter().for_each(Pending::flush);
            Pending { target, visits: 0, values: BySeat::from_fn(|_| 0) }
        }
    };
    pending.visits += 1;
    for seat in Seat::ALL {
        pending.values[seat] += values[seat];
    }
    if pending.visits >= (target.visits() / PENDING_DIVISOR).min(MAX_PENDING) {
        pending.flush();
    } else {
        *entry = Some(pending);
    }
}
