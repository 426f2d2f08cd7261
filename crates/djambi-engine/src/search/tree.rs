//! The tree that a search grows.

use std::hint;
use std::sync::atomic::{AtomicI64, AtomicU8, AtomicU32, AtomicU64, Ordering};

use djambi::{BySeat, Move, Seat};

use super::pool::{Part, Pool};

/// What stands for no node.
const NOTHING: u32 = u32::MAX;
/// A share of 1 as it is summed up: whole numbers can be added by several threads, in any order, to the same sum.
const UNIT: f32 = (1 << 24) as f32;

/// A share as it is summed up.
pub(crate) fn units(share: f32) -> i64 {
    (share * UNIT) as i64
}

/// A way on from a node: a whole turn, or a turn that still lacks its placement. Values are those of the player who chooses.
///
/// Visits are counted when they begin and, with their value, when they are over ("Watch the Unobserved", Liu et al. 2020): those
/// that other threads are making say nothing about the value, but keep away from what is being looked at.
#[derive(Debug, Default)]
#[repr(align(32))]
pub(crate) struct Edge {
    step: AtomicU32,
    prior: AtomicU32,
    child: AtomicU32,
    begun: AtomicU32,
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
    pub(crate) const fn mv(self) -> Move {
        match self {
            Self::Turn(mv) | Self::Stem(mv) => mv,
        }
    }
}

impl Edge {
    pub(crate) fn set(&self, step: Step, prior: f32) {
        let bits = match step {
            Step::Turn(mv) => mv.bits(),
            Step::Stem(mv) => mv.bits() | LACKS_PLACEMENT,
        };
        self.step.store(bits, Ordering::Relaxed);
        self.prior.store(prior.to_bits(), Ordering::Relaxed);
        self.child.store(NOTHING, Ordering::Relaxed);
        self.begun.store(0, Ordering::Relaxed);
        self.visits.store(0, Ordering::Relaxed);
        self.value.store(0, Ordering::Relaxed);
    }

    /// Takes over what is known about another edge of the same step. Visits that others are making there are lost.
    pub(crate) fn copy(&self, other: &Self) {
        self.child.store(other.child.load(Ordering::Acquire), Ordering::Release);
        let visits = other.visits();
        self.begun.store(visits, Ordering::Relaxed);
        self.visits.store(visits, Ordering::Relaxed);
        self.value.store(other.value.load(Ordering::Relaxed), Ordering::Relaxed);
        self.prior.store(other.prior.load(Ordering::Relaxed), Ordering::Relaxed);
    }

    pub(crate) fn step(&self) -> Step {
        let bits = self.step.load(Ordering::Relaxed);
        let mv = Move::from_bits(bits & !LACKS_PLACEMENT).expect("packed move");
        if bits & LACKS_PLACEMENT == 0 { Step::Turn(mv) } else { Step::Stem(mv) }
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

    /// How many visits have begun.
    pub(crate) fn begun(&self) -> u32 {
        self.begun.load(Ordering::Relaxed)
    }

    /// How many visits are over.
    pub(crate) fn visits(&self) -> u32 {
        self.visits.load(Ordering::Relaxed)
    }

    /// The mean share of whoever chooses, over `visits`, which is not 0.
    pub(crate) fn mean(&self, visits: u32) -> f32 {
        self.value.load(Ordering::Relaxed) as f32 / (visits as f32 * UNIT)
    }

    /// Counts visits that begin.
    pub(crate) fn enter(&self, visits: u32) {
        self.begun.fetch_add(visits, Ordering::Relaxed);
    }

    /// Counts visits that are over, with the sum of their values.
    pub(crate) fn add(&self, visits: u32, value: i64) {
        self.visits.fetch_add(visits, Ordering::Relaxed);
        self.value.fetch_add(value, Ordering::Relaxed);
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

/// A position, or a choice of placements. It fills a line of the processors' caches.
#[derive(Debug, Default)]
#[repr(align(64))]
pub(crate) struct Node {
    state: AtomicU8,
    /// One more than the seat that is proven to win; 0 if there is none.
    winner: AtomicU8,
    /// Where its edges begin and how many they are, together, so that nobody reads one of them alone.
    edges: AtomicU64,
    visits: AtomicU32,
    sums: [AtomicI64; Seat::LIMIT],
}

impl Node {
    fn reset(&self) {
        self.state.store(0, Ordering::Relaxed);
        self.winner.store(0, Ordering::Relaxed);
        self.visits.store(0, Ordering::Relaxed);
        self.edges.store(0, Ordering::Relaxed);
        for sum in &self.sums {
            sum.store(0, Ordering::Relaxed);
        }
    }

    pub(crate) fn state(&self) -> State {
        STATES[self.state.load(Ordering::Acquire) as usize]
    }

    pub(crate) fn set_state(&self, state: State) {
        self.state.store(state as u8, Ordering::Release);
    }

    /// Takes the right to give the node edges, if it is in this state and no other thread takes it.
    pub(crate) fn seize(&self, from: State) -> bool {
        let (from, to) = (from as u8, State::Busy as u8);
        self.state.compare_exchange(from, to, Ordering::AcqRel, Ordering::Relaxed).is_ok()
    }

    /// Who is proven to win.
    pub(crate) fn winner(&self) -> Option<Seat> {
        Seat::ALL.get((self.winner.load(Ordering::Relaxed) as usize).wrapping_sub(1)).copied()
    }

    pub(crate) fn set_winner(&self, seat: Seat) {
        self.winner.store(seat.index() as u8 + 1, Ordering::Relaxed);
    }

    pub(crate) fn visits(&self) -> u32 {
        self.visits.load(Ordering::Relaxed)
    }

    /// Counts visits with the sums of their values. At a node of whose value some seats are never asked, those have 0.
    pub(crate) fn add(&self, visits: u32, values: &BySeat<i64>) {
        self.visits.fetch_add(visits, Ordering::Relaxed);
        for (seat, &value) in values.iter() {
            if value > 0 {
                self.sums[seat.index()].fetch_add(value, Ordering::Relaxed);
            }
        }
    }

    /// Counts a visit with its value for one seat; to the others it has 0.
    pub(crate) fn add_for(&self, seat: Seat, value: i64) {
        self.visits.fetch_add(1, Ordering::Relaxed);
        self.sums[seat.index()].fetch_add(value, Ordering::Relaxed);
    }

    /// The mean share of a seat over all visits; 0 if there were none. Deep in the tree only that of the node's mover is
    /// known.
    pub(crate) fn mean(&self, seat: Seat) -> f32 {
        let visits = self.visits().max(1);
        self.sums[seat.index()].load(Ordering::Relaxed) as f32 / (visits as f32 * UNIT)
    }

    fn has_edges(&self) -> bool {
        self.edges.load(Ordering::Acquire) as u32 > 0
    }

    pub(crate) fn set_edges(&self, first: u32, count: usize) {
        self.edges.store(u64::from(first) << 32 | count as u64, Ordering::Release);
    }
}

const _: () = assert!(size_of::<Edge>() == 32 && size_of::<Node>() == 64);

/// How often a thread looks again for what another is about to find: for some microseconds.
const PATIENCE: u32 = 256;
/// How many nodes a thread takes at a time.
const NODES: u32 = 1 << 10;
/// How many edges: a node has no more than that.
const EDGES: u32 = 1 << 12;

/// All nodes and edges.
#[derive(Debug)]
pub(crate) struct Tree {
    nodes: Pool<Node, NODES>,
    edges: Pool<Edge, EDGES>,
}

impl Tree {
    /// An empty tree that takes about so many bytes at most.
    pub(crate) fn new(bytes: usize) -> Self {
        // With the usual number of edges a node, both pools end at about the same time.
        Self { nodes: Pool::new(bytes / 5), edges: Pool::new(bytes / 5 * 4) }
    }

    pub(crate) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
    }

    /// The tree for one thread.
    pub(crate) fn branch(&self) -> Branch<'_> {
        Branch { tree: self, nodes: self.nodes.part(), edges: self.edges.part() }
    }

    pub(crate) fn node(&self, index: u32) -> &Node {
        self.nodes.at(index)
    }

    /// The edges of a node that is open or complete.
    pub(crate) fn edges(&self, node: &Node) -> &[Edge] {
        let edges = node.edges.load(Ordering::Acquire);
        let count = (edges & u64::from(u32::MAX)) as usize;
        if count == 0 { &[] } else { self.edges.block((edges >> 32) as u32, count) }
    }
}

/// A tree as one thread sees it, with memory of its own to let it grow.
pub(crate) struct Branch<'a> {
    tree: &'a Tree,
    nodes: Part<'a, Node, NODES>,
    edges: Part<'a, Edge, EDGES>,
}

impl<'a> Branch<'a> {
    pub(crate) fn node(&self, index: u32) -> &'a Node {
        self.tree.node(index)
    }

    pub(crate) fn edges(&self, node: &Node) -> &'a [Edge] {
        self.tree.edges(node)
    }

    /// Whether a node has edges. While another thread is finding them it is worth waiting for that, but not for long: the
    /// other one might have been interrupted.
    pub(crate) fn has_edges(&self, node: &Node) -> bool {
        let is_coming = || !node.has_edges() && node.state() == State::Busy;
        (0..PATIENCE).take_while(|_| is_coming()).for_each(|_| hint::spin_loop());
        node.has_edges()
    }

    /// A new node, if there is memory left.
    pub(crate) fn grow(&self) -> Option<u32> {
        let index = self.nodes.allocate(1)?;
        self.node(index).reset();
        Some(index)
    }

    /// A block of new edges, if there is memory left.
    pub(crate) fn grow_edges(&self, count: usize) -> Option<(u32, &'a [Edge])> {
        let first = self.edges.allocate(count)?;
        Some((first, self.tree.edges.block(first, count)))
    }
}
