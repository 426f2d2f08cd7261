//! The tree that a search grows.

use std::sync::atomic::{AtomicI64, AtomicU32, AtomicU64, Ordering};

use djambi::{BySeat, Move, Seat};

use super::pool::Pool;

/// What stands for no node.
const NOTHING: u32 = u32::MAX;
/// A share of 1 as it is summed up: whole numbers can be added by several threads, in any order, to the same sum.
const UNIT: f32 = (1 << 24) as f32;

/// A way on from a node: a whole turn, or a turn that still lacks its placement. Counts are those of the ways taken, values
/// those of the player who chooses.
#[derive(Debug, Default)]
pub(crate) struct Edge {
    step: AtomicU32,
    prior: AtomicU32,
    child: AtomicU32,
    visits: AtomicU32,
    value: AtomicI64,
}

/// Set in a step that still lacks its placement; a packed move has 29 bits.
const LACKS_PLACEMENT: u32 = 1 << 31;

/// What is chosen at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// A whole turn.
    Turn(Move),
    /// A turn that still lacks its placement.
    Stem(Move),
}

impl Step {
    pub(crate) const fn one(self) -> Move {
        match self {
            Self::Turn(one) | Self::Stem(one) => one,
        }
    }
}

impl Edge {
    pub(crate) fn set(&self, step: Step, prior: f32) {
        let bits = match step {
            Step::Turn(one) => one.bits(),
            Step::Stem(one) => one.bits() | LACKS_PLACEMENT,
        };
        self.step.store(bits, Ordering::Relaxed);
        self.prior.store(prior.to_bits(), Ordering::Relaxed);
        self.child.store(NOTHING, Ordering::Relaxed);
        self.visits.store(0, Ordering::Relaxed);
        self.value.store(0, Ordering::Relaxed);
    }

    pub(crate) fn copy(&self, other: &Self) {
        self.child.store(other.child.load(Ordering::Acquire), Ordering::Release);
        self.visits.store(other.visits(), Ordering::Relaxed);
        self.value.store(other.value.load(Ordering::Relaxed), Ordering::Relaxed);
        self.prior.store(other.prior.load(Ordering::Relaxed), Ordering::Relaxed);
    }

    pub(crate) fn step(&self) -> Step {
        let bits = self.step.load(Ordering::Relaxed);
        let one = Move::from_bits(bits & !LACKS_PLACEMENT).expect("packed move");
        if bits & LACKS_PLACEMENT == 0 { Step::Turn(one) } else { Step::Stem(one) }
    }

    /// How likely the edge is the best one, before any search. The priors of a node's edges sum to at most 1.
    pub(crate) fn prior(&self) -> f32 {
        f32::from_bits(self.prior.load(Ordering::Relaxed))
    }

    /// Whether it is proven that whoever chooses this gets nothing.
    pub(crate) fn is_lost(&self) -> bool {
        self.prior() < 0.0
    }

    pub(crate) fn mark_lost(&self) {
        self.prior.store((-1.0_f32).to_bits(), Ordering::Relaxed);
    }

    pub(crate) fn visits(&self) -> u32 {
        self.visits.load(Ordering::Relaxed)
    }

    /// The mean share of whoever chooses, over `visits`, which is not 0.
    pub(crate) fn mean(&self, visits: u32) -> f32 {
        self.value.load(Ordering::Relaxed) as f32 / (visits as f32 * UNIT)
    }

    /// Counts a visit whose value is not known yet: until then it counts as a loss, which keeps other threads away.
    pub(crate) fn enter(&self) {
        self.visits.fetch_add(1, Ordering::Relaxed);
    }

    /// Adds the value of a visit.
    pub(crate) fn add(&self, share: f32) {
        self.value.fetch_add((share * UNIT) as i64, Ordering::Relaxed);
    }

    pub(crate) fn child(&self) -> Option<u32> {
        Some(self.child.load(Ordering::Acquire)).filter(|&child| child != NOTHING)
    }

    /// Gives the edge a child, unless another thread was faster; then that one's.
    pub(crate) fn adopt(&self, child: u32) -> u32 {
        match self.child.compare_exchange(NOTHING, child, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => child,
            Err(other) => other,
        }
    }
}

/// How far a node has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum State {
    /// It was evaluated and has no edges yet.
    Leaf,
    /// A thread is giving it edges.
    Busy,
    /// It has its likeliest edges.
    Open,
    /// It has all its edges.
    Complete,
    /// The game is drawn there.
    Drawn,
}

const STATES: [State; 5] = [State::Leaf, State::Busy, State::Open, State::Complete, State::Drawn];

/// A position, or a choice of placements.
#[derive(Debug, Default)]
pub(crate) struct Node {
    state: AtomicU32,
    /// One more than the seat that is proven to win; 0 if there is none.
    winner: AtomicU32,
    /// Where its edges begin and how many they are, together, so that nobody reads one of them alone.
    edges: AtomicU64,
    visits: AtomicU32,
    sums: [AtomicI64; Seat::LIMIT],
}

impl Node {
    fn reset(&self) {
        for field in [&self.state, &self.winner, &self.visits] {
            field.store(0, Ordering::Relaxed);
        }
        self.edges.store(0, Ordering::Relaxed);
        for sum in &self.sums {
            sum.store(0, Ordering::Relaxed);
        }
    }

    pub(crate) fn state(&self) -> State {
        STATES[self.state.load(Ordering::Acquire) as usize]
    }

    pub(crate) fn set_state(&self, state: State) {
        self.state.store(state as u32, Ordering::Release);
    }

    /// Takes the right to give the node edges, if it is in this state and no other thread takes it.
    pub(crate) fn seize(&self, from: State) -> bool {
        let (from, to) = (from as u32, State::Busy as u32);
        self.state.compare_exchange(from, to, Ordering::AcqRel, Ordering::Relaxed).is_ok()
    }

    /// Who is proven to win.
    pub(crate) fn winner(&self) -> Option<Seat> {
        Seat::ALL.get((self.winner.load(Ordering::Relaxed) as usize).wrapping_sub(1)).copied()
    }

    pub(crate) fn set_winner(&self, seat: Seat) {
        self.winner.store(seat.index() as u32 + 1, Ordering::Relaxed);
    }

    pub(crate) fn visits(&self) -> u32 {
        self.visits.load(Ordering::Relaxed)
    }

    /// Counts a visit with this value.
    pub(crate) fn add(&self, shares: &BySeat<f32>) {
        self.visits.fetch_add(1, Ordering::Relaxed);
        for (seat, &share) in shares.iter() {
            if share > 0.0 {
                self.sums[seat.index()].fetch_add((share * UNIT) as i64, Ordering::Relaxed);
            }
        }
    }

    /// Counts a visit with the value of one seat alone, at a node of whose value the others are never asked.
    pub(crate) fn add_for(&self, seat: Seat, share: f32) {
        self.visits.fetch_add(1, Ordering::Relaxed);
        self.sums[seat.index()].fetch_add((share * UNIT) as i64, Ordering::Relaxed);
    }

    /// The mean share of a seat over all visits; 0 if there were none. Deep in the tree only that of the node's mover is
    /// known.
    pub(crate) fn mean(&self, seat: Seat) -> f32 {
        let visits = self.visits().max(1);
        self.sums[seat.index()].load(Ordering::Relaxed) as f32 / (visits as f32 * UNIT)
    }

    pub(crate) fn set_edges(&self, first: u32, count: usize) {
        self.edges.store(u64::from(first) << 32 | count as u64, Ordering::Release);
    }
}

/// All nodes and edges.
#[derive(Debug)]
pub(crate) struct Tree {
    nodes: Pool<Node>,
    edges: Pool<Edge>,
}

impl Tree {
    /// An empty tree that takes about so many bytes at most.
    pub(crate) fn new(bytes: usize) -> Self {
        // With the usual number of edges a node, both pools end at about the same time.
        Self { nodes: Pool::new(bytes / 4), edges: Pool::new(bytes / 4 * 3) }
    }

    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
    }

    /// A new node, if there is memory left.
    pub(crate) fn grow(&self) -> Option<u32> {
        let index = self.nodes.allocate(1)?;
        self.nodes.at(index).reset();
        Some(index)
    }

    pub(crate) fn node(&self, index: u32) -> &Node {
        self.nodes.at(index)
    }

    /// A block of new edges, if there is memory left.
    pub(crate) fn grow_edges(&self, count: usize) -> Option<(u32, &[Edge])> {
        let first = self.edges.allocate(count)?;
        Some((first, self.edges.block(first, count)))
    }

    /// The edges of a node that is open or complete.
    pub(crate) fn edges(&self, node: &Node) -> &[Edge] {
        let edges = node.edges.load(Ordering::Acquire);
        let count = (edges & u64::from(u32::MAX)) as usize;
        if count == 0 { &[] } else { self.edges.block((edges >> 32) as u32, count) }
    }
}
