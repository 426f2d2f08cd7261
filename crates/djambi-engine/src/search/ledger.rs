//! What a thread has counted and not told the others yet.

use std::ptr;

use djambi::{BySeat, Seat};

use super::tree::{Edge, Node};

/// After how many visits a place is busy.
const BUSY: u32 = 64;
/// What part of its visits a thread may keep back: so little changes next to nothing.
const PART: u32 = 8;
/// How many visits it keeps back at most.
const MOST: u32 = 16;

/// The visits of a thread. All threads come through the same few places near the root, and whoever counts something there takes
/// a line of memory away from the cache of the one who came before. So visits of busy places are kept back and told some at a
/// time; all others are told at once, as are all if there is one thread alone. What is left in the end is told when the ledger
/// is dropped.
pub(crate) struct Ledger<'a> {
    /// Whether anything may be kept back.
    is_patient: bool,
    /// What is kept back at each depth: walks mostly come the same way as those before.
    nodes: Vec<Option<Kept<'a, Node>>>,
    edges: Vec<Option<Kept<'a, Edge>>>,
}

impl<'a> Ledger<'a> {
    pub(crate) fn new(is_patient: bool) -> Self {
        Self { is_patient, nodes: Vec::new(), edges: Vec::new() }
    }

    /// Begins a visit of an edge. Says whether that was told; if not, it will be with the visit's end.
    pub(crate) fn enter(&self, edge: &Edge) -> bool {
        let is_told = self.is_told(edge);
        if is_told {
            edge.enter(1);
        }
        is_told
    }

    /// Ends a visit of an edge whose begin was not told, with its value for whoever chose it.
    pub(crate) fn leave(&mut self, depth: usize, edge: &'a Edge, chooser: Seat, value: i64) {
        keep(&mut self.edges, depth, edge, &only(chooser, value));
    }

    /// Counts a visit of a node.
    pub(crate) fn visit(&mut self, depth: usize, node: &'a Node, values: &BySeat<i64>) {
        if self.is_told(node) {
            node.add(1, values);
        } else {
            keep(&mut self.nodes, depth, node, values);
        }
    }

    /// Counts a visit of a node of whose value only one seat is ever asked.
    pub(crate) fn visit_for(&mut self, depth: usize, node: &'a Node, seat: Seat, value: i64) {
        if self.is_told(node) {
            node.add_for(seat, value);
        } else {
            keep(&mut self.nodes, depth, node, &only(seat, value));
        }
    }

    /// Whether visits of a place are told at once.
    fn is_told(&self, place: &impl Place) -> bool {
        !self.is_patient || place.visits() < BUSY
    }
}

impl Drop for Ledger<'_> {
    fn drop(&mut self) {
        self.nodes.iter().flatten().for_each(Kept::tell);
        self.edges.iter().flatten().for_each(Kept::tell);
    }
}

/// A value for one seat, and 0 for all others.
fn only(seat: Seat, value: i64) -> BySeat<i64> {
    let mut values = BySeat::default();
    values[seat] = value;
    values
}

/// Where visits are counted.
trait Place {
    fn visits(&self) -> u32;

    /// Counts visits that others don't know of, with the sums of their values.
    fn tell(&self, visits: u32, values: &BySeat<i64>);
}

impl Place for Node {
    fn visits(&self) -> u32 {
        self.visits()
    }

    fn tell(&self, visits: u32, values: &BySeat<i64>) {
        self.add(visits, values);
    }
}

impl Place for Edge {
    fn visits(&self) -> u32 {
        self.visits()
    }

    fn tell(&self, visits: u32, values: &BySeat<i64>) {
        self.enter(visits);
        self.add(visits, values.iter().map(|(_, value)| value).sum());
    }
}

/// Visits of a place that are kept back.
struct Kept<'a, P> {
    place: &'a P,
    visits: u32,
    values: BySeat<i64>,
}

impl<P: Place> Kept<'_, P> {
    fn tell(&self) {
        self.place.tell(self.visits, &self.values);
    }
}

/// Keeps a visit back, and tells what has become too much or is of another place.
fn keep<'a, P: Place>(
    entries: &mut Vec<Option<Kept<'a, P>>>,
    depth: usize,
    place: &'a P,
    values: &BySeat<i64>,
) {
    if entries.len() <= depth {
        entries.resize_with(depth + 1, || None);
    }
    let entry = &mut entries[depth];
    let mut kept = match entry.take() {
        Some(kept) if ptr::eq(kept.place, place) => kept,
        other => {
            other.iter().for_each(Kept::tell);
            Kept { place, visits: 0, values: BySeat::from_fn(|_| 0) }
        }
    };
    kept.visits += 1;
    for seat in Seat::ALL {
        kept.values[seat] += values[seat];
    }
    if kept.visits >= (place.visits() / PART).min(MOST) {
        kept.tell();
    } else {
        *entry = Some(kept);
    }
}
