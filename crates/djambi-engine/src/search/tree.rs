//! The search tree: nodes and edges whose statistics all threads update.

use std::hint;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU8, AtomicU32, AtomicU64, Ordering};

use djambi::{BySeat, Move, Seat};

use super::pool::{LocalPool, Pool};

/// The index of the root: it is the first node of its tree.
pub(super) const ROOT: u32 = 0;
/// The index that stands for no node.
const NO_NODE: u32 = u32::MAX;
/// A share of 1 in fixed point. Whole numbers have the same sum in whichever order several threads add them.
const ONE: f32 = (1 << 24) as f32;

/// A share in fixed point, as values are summed up.
pub(super) fn to_fixed(share: f32) -> i64 {
    (share * ONE) as i64
}

/// Set in the bits of an action that is a partial move; a packed move has 29 bits.
const IS_PARTIAL: u32 = 1 << 31;

/// What an edge does: a move, or the part of a move that a placement completes at the next node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Action {
    /// A complete move.
    Move(Move),
    /// A move that lacks its placement.
    Partial(Move),
}

impl Action {
    /// The move, complete or not.
    pub(super) const fn mv(self) -> Move {
        match self {
            Self::Move(mv) | Self::Partial(mv) => mv,
        }
    }
}

/// An action at a node, with its statistics. Values are those of the player who chooses it.
///
/// An edge counts started and completed visits, as in WU-UCT (Liu et al., "Watch the Unobserved", 2020). The
/// unobserved samples, which other threads have started and not completed, say nothing about the value yet,
/// but they lower the exploration term like virtual visits: so threads spread over the tree.
#[derive(Debug, Default)]
#[repr(align(32))]
pub(super) struct Edge {
    action: AtomicU32,
    prior: AtomicU32,
    child: AtomicU32,
    started: AtomicU32,
    visits: AtomicU32,
    value: AtomicI64,
}

impl Edge {
    /// Makes this a new edge without visits.
    pub(super) fn set(&self, action: Action, prior: f32) {
        let bits = match action {
            Action::Move(mv) => mv.bits(),
            Action::Partial(mv) => mv.bits() | IS_PARTIAL,
        };
        self.action.store(bits, Ordering::Relaxed);
        self.prior.store(prior.to_bits(), Ordering::Relaxed);
        self.child.store(NO_NODE, Ordering::Relaxed);
        self.started.store(0, Ordering::Relaxed);
        self.visits.store(0, Ordering::Relaxed);
        self.value.store(0, Ordering::Relaxed);
    }

    /// Takes over the statistics and the child of another edge of the same action. Its started visits that
    /// are not completed are lost.
    pub(super) fn copy_from(&self, other: &Self) {
        self.child.store(other.child.load(Ordering::Acquire), Ordering::Release);
        let visits = other.visits();
        self.started.store(visits, Ordering::Relaxed);
        self.visits.store(visits, Ordering::Relaxed);
        self.value.store(other.value.load(Ordering::Relaxed), Ordering::Relaxed);
        self.prior.store(other.prior.load(Ordering::Relaxed), Ordering::Relaxed);
    }

    /// The action.
    pub(super) fn action(&self) -> Action {
        let bits = self.action.load(Ordering::Relaxed);
        let mv = Move::from_bits(bits & !IS_PARTIAL).expect("packed move");
        if bits & IS_PARTIAL == 0 { Action::Move(mv) } else { Action::Partial(mv) }
    }

    /// The probability, before any search, that this edge is the best. The priors of a node's edges sum to at
    /// most 1.
    pub(super) fn prior(&self) -> f32 {
        f32::from_bits(self.prior.load(Ordering::Relaxed))
    }

    /// Whether it is proven that the player who chooses this edge gets nothing: the prior is negative then.
    pub(super) fn is_lost(&self) -> bool {
        self.prior() < 0.0
    }

    /// Marks the edge as a proven loss of the player who chooses it.
    pub(super) fn mark_lost(&self) {
        self.prior.store((-1.0_f32).to_bits(), Ordering::Relaxed);
    }

    /// The number of started visits.
    pub(super) fn started(&self) -> u32 {
        self.started.load(Ordering::Relaxed)
    }

    /// The number of completed visits.
    pub(super) fn visits(&self) -> u32 {
        self.visits.load(Ordering::Relaxed)
    }

    /// The mean share of the player who chooses, over `visits`, which is not 0.
    pub(super) fn mean(&self, visits: u32) -> f32 {
        self.value.load(Ordering::Relaxed) as f32 / (visits as f32 * ONE)
    }

    /// Adds started visits.
    pub(super) fn add_started(&self, visits: u32) {
        self.started.fetch_add(visits, Ordering::Relaxed);
    }

    /// Adds completed visits, with the sum of their values.
    pub(super) fn add_visits(&self, visits: u32, value: i64) {
        self.visits.fetch_add(visits, Ordering::Relaxed);
        self.value.fetch_add(value, Ordering::Relaxed);
    }

    /// The index of the child, if there is one.
    pub(super) fn child(&self) -> Option<u32> {
        Some(self.child.load(Ordering::Acquire)).filter(|&child| child != NO_NODE)
    }

    /// Sets the child, unless another thread has done so already. Returns the index of the child that the
    /// edge has.
    pub(super) fn set_child(&self, child: u32) -> u32 {
        match self.child.compare_exchange(NO_NODE, child, Ordering::AcqRel, Ordering::Acquire) {
            Ok(_) => child,
            Err(other) => other,
        }
    }
}

/// How far a node is expanded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NodeState {
    /// It has no edges yet.
    Leaf,
    /// A thread is giving it edges.
    Locked,
    /// It has its most likely edges; the others follow when all of these were visited (progressive widening).
    Widening,
    /// It has all its edges.
    Complete,
    /// The game is drawn here.
    Drawn,
}

const STATES: [NodeState; 5] =
    [NodeState::Leaf, NodeState::Locked, NodeState::Widening, NodeState::Complete, NodeState::Drawn];

/// A position, or the choice of a placement in it, with its statistics. It fills a cache line.
#[derive(Debug, Default)]
#[repr(align(64))]
pub(super) struct Node {
    state: AtomicU8,
    /// One more than the index of the seat that is proven to win; 0 if there is none.
    winner: AtomicU8,
    /// Whether two turns of opponents can kill the searcher's chief here; known only after a move at the
    /// root.
    is_open_to_two: AtomicBool,
    /// The first edge and the number of edges in one word, so that no thread reads one of them alone.
    edges: AtomicU64,
    visits: AtomicU32,
    values: [AtomicI64; Seat::LIMIT],
}

impl Node {
    fn reset(&self) {
        self.state.store(0, Ordering::Relaxed);
        self.winner.store(0, Ordering::Relaxed);
        self.is_open_to_two.store(false, Ordering::Relaxed);
        self.visits.store(0, Ordering::Relaxed);
        self.edges.store(0, Ordering::Relaxed);
        for value in &self.values {
            value.store(0, Ordering::Relaxed);
        }
    }

    /// How far the node is expanded.
    pub(super) fn state(&self) -> NodeState {
        STATES[self.state.load(Ordering::Acquire) as usize]
    }

    /// Sets how far the node is expanded.
    pub(super) fn set_state(&self, state: NodeState) {
        self.state.store(state as u8, Ordering::Release);
    }

    /// Locks the node to give it edges. Fails if it is in another state than `from`.
    pub(super) fn try_lock(&self, from: NodeState) -> bool {
        let from = from as u8;
        let to = NodeState::Locked as u8;
        self.state.compare_exchange(from, to, Ordering::AcqRel, Ordering::Relaxed).is_ok()
    }

    /// The seat that is proven to win, if there is one.
    pub(super) fn winner(&self) -> Option<Seat> {
        Seat::ALL.get((self.winner.load(Ordering::Relaxed) as usize).wrapping_sub(1)).copied()
    }

    /// Marks the node as a proven win of a seat.
    pub(super) fn set_winner(&self, seat: Seat) {
        self.winner.store(seat.index() as u8 + 1, Ordering::Relaxed);
    }

    /// Whether two turns of opponents can kill the searcher's chief after this move at the root.
    pub(super) fn is_open_to_two(&self) -> bool {
        self.is_open_to_two.load(Ordering::Relaxed)
    }

    /// Notes that two turns of opponents can kill the searcher's chief after this move at the root.
    pub(super) fn set_open_to_two(&self) {
        self.is_open_to_two.store(true, Ordering::Relaxed);
    }

    /// The number of completed visits.
    pub(super) fn visits(&self) -> u32 {
        self.visits.load(Ordering::Relaxed)
    }

    /// Adds completed visits, with the sums of their values. A seat whose value is never read here has 0.
    pub(super) fn add_visits(&self, visits: u32, values: &BySeat<i64>) {
        self.visits.fetch_add(visits, Ordering::Relaxed);
        for (seat, &value) in values.iter() {
            if value > 0 {
                self.values[seat.index()].fetch_add(value, Ordering::Relaxed);
            }
        }
    }

    /// Adds a completed visit, with its value for one seat; for the others it has 0.
    pub(super) fn add_visit_for(&self, seat: Seat, value: i64) {
        self.visits.fetch_add(1, Ordering::Relaxed);
        self.values[seat.index()].fetch_add(value, Ordering::Relaxed);
    }

    /// A seat's mean share over all visits; 0 if there were none. Deep in the tree only the mover's is known.
    pub(super) fn mean(&self, seat: Seat) -> f32 {
        let visits = self.visits().max(1);
        self.values[seat.index()].load(Ordering::Relaxed) as f32 / (visits as f32 * ONE)
    }

    fn has_edges(&self) -> bool {
        self.edges.load(Ordering::Acquire) as u32 > 0
    }

    /// Gives the node the block of `count` edges that begins at `first`.
    pub(super) fn set_edges(&self, first: u32, count: usize) {
        self.edges.store(u64::from(first) << 32 | count as u64, Ordering::Release);
    }
}

const _: () = assert!(size_of::<Edge>() == 32 && size_of::<Node>() == 64);

/// How often a thread looks whether another has unlocked a node: for some microseconds.
const SPINS: u32 = 256;
/// The number of nodes in a chunk, which a thread takes from the pool at a time.
const NODE_CHUNK: u32 = 1 << 10;
/// The number of edges in a chunk: a node has no more than that.
const EDGE_CHUNK: u32 = 1 << 12;

/// All nodes and edges.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Pool<Node, NODE_CHUNK>,
    edges: Pool<Edge, EDGE_CHUNK>,
}

impl Tree {
    /// An empty tree that takes about `bytes` of memory at most.
    pub(super) fn new(bytes: usize) -> Self {
        // With the usual number of edges a node, both pools end at about the same time.
        Self { nodes: Pool::new(bytes / 5), edges: Pool::new(bytes / 5 * 4) }
    }

    /// Removes all nodes and edges, and keeps the memory.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
    }

    /// The tree as one thread uses it.
    pub(super) fn local(&self) -> LocalTree<'_> {
        LocalTree { tree: self, nodes: self.nodes.local(), edges: self.edges.local() }
    }

    /// The node with this index.
    pub(super) fn node(&self, index: u32) -> &Node {
        self.nodes.at(index)
    }

    /// The edges of a node; none if it has not been expanded.
    pub(super) fn edges(&self, node: &Node) -> &[Edge] {
        let edges = node.edges.load(Ordering::Acquire);
        let count = (edges & u64::from(u32::MAX)) as usize;
        if count == 0 { &[] } else { self.edges.block((edges >> 32) as u32, count) }
    }
}

/// The tree as one thread uses it, with chunks of memory of its own for new nodes and edges.
pub(super) struct LocalTree<'a> {
    tree: &'a Tree,
    nodes: LocalPool<'a, Node, NODE_CHUNK>,
    edges: LocalPool<'a, Edge, EDGE_CHUNK>,
}

impl<'a> LocalTree<'a> {
    /// The node with this index.
    pub(super) fn node(&self, index: u32) -> &'a Node {
        self.tree.node(index)
    }

    /// The edges of a node; none if it has not been expanded.
    pub(super) fn edges(&self, node: &Node) -> &'a [Edge] {
        self.tree.edges(node)
    }

    /// Whether a node has edges. Waits for them while another thread has the node locked, but not for long:
    /// that thread may have been interrupted.
    pub(super) fn has_edges(&self, node: &Node) -> bool {
        let is_coming = || !node.has_edges() && node.state() == NodeState::Locked;
        (0..SPINS).take_while(|_| is_coming()).for_each(|_| hint::spin_loop());
        node.has_edges()
    }

    /// The index of a new node, if there is memory left.
    pub(super) fn allocate_node(&self) -> Option<u32> {
        let index = self.nodes.allocate(1)?;
        self.node(index).reset();
        Some(index)
    }

    /// A block of edges that no node has, and the index of its first, if there is memory left.
    pub(super) fn allocate_edges(&self, count: usize) -> Option<(u32, &'a [Edge])> {
        let first = self.edges.allocate(count)?;
        Some((first, self.tree.edges.block(first, count)))
    }
}
