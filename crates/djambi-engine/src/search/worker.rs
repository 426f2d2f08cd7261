//! One thread of the search.
//!
//! An iteration *selects* a path from the root to a leaf, *expands* the tree by it, *evaluates* the leaf, and
//! *backpropagates* its shares: the methods follow in this order.

use djambi::{BySeat, Move, Position, Seat};

use super::caution::Caution;
use super::knowledge::draw_score::quietness;
use super::knowledge::terminal::{Terminal, terminal};
use super::leaf_evaluator::LeafEvaluator;
use super::path::{PathStep, root_move_steps};
use super::position_cache::PositionCache;
use super::promises::{KeepingMoves, PathTreaties};
use super::root::Root;
use super::tree::{Action, Edge, LocalTree, Node, NodeState, ROOT, Tree, to_fixed};
use super::visit_buffer::VisitBuffer;
use crate::{Options, Params};

/// The depth up to which nodes sum up the values of all seats, for the shares of a line: the root, the
/// placement of its move, and the position after it. Deeper nodes know only their mover's value.
const ALL_SEATS_DEPTH: usize = 3;
/// The depth up to which a move that draws by repetition has at least [`MIN_DRAWING_PRIOR`], so that it is
/// noticed.
const DRAWING_DEPTH: usize = 4;
/// The smallest prior of such a move, before the priors are scaled to sum 1.
const MIN_DRAWING_PRIOR: f32 = 0.1;
/// A node whose edges exceed `width` by no more than this lists all of them at once.
const WIDTH_TOLERANCE: usize = 4;

/// One thread of the search.
pub(super) struct Worker<'a> {
    tree: LocalTree<'a>,
    root: &'a Root,
    params: &'a Params,
    evaluator: LeafEvaluator<'a>,
    visits: VisitBuffer<'a>,
    positions: PositionCache,
    /// The weight of the searcher's loss in each opponent's values.
    paranoia: BySeat<f32>,
    caution: Caution<'a>,
    /// The path of this iteration.
    path: Vec<PathStep<'a>>,
    /// The hashes of the positions on the path, the root's first.
    hashes: Vec<u64>,
    /// How far the treaties have come on the path.
    treaties: PathTreaties,
}

/// Where selection has come to: a node, its position, and the partial move that is completed there, if any.
struct Cursor<'a> {
    node: &'a Node,
    position: Position,
    partial: Option<Move>,
}

/// Where selection ends.
enum Selected<'a> {
    /// At a node whose result is known, or that has no edges.
    Node(&'a Node),
    /// At an edge whose move leads to a new leaf.
    NewLeaf(&'a Edge),
    /// At a partial move for whose placements there is no memory left.
    OutOfMemory(Move),
}

impl<'a> Worker<'a> {
    /// A worker at the root of a tree.
    pub(super) fn new(tree: &'a Tree, root: &'a Root, options: &'a Options) -> Self {
        let is_alone = options.threads.get() == 1;
        Self {
            tree: tree.local(),
            root,
            params: &options.params,
            evaluator: LeafEvaluator::new(root, options),
            visits: if is_alone { VisitBuffer::unbuffered() } else { VisitBuffer::buffered() },
            positions: PositionCache::new(),
            paranoia: paranoia(root, &options.params),
            caution: Caution::new(tree, root, options),
            path: Vec::new(),
            hashes: Vec::new(),
            treaties: PathTreaties::default(),
        }
    }

    /// The number of positions evaluated so far.
    pub(super) const fn evaluations(&self) -> u64 {
        self.evaluator.evaluations()
    }

    /// One iteration: selection, expansion, evaluation and backpropagation.
    pub(super) fn iterate(&mut self) {
        let (selected, position) = self.select();
        let (leaf, shares) = match selected {
            Selected::Node(node) => {
                let known = self.known_shares(node, &position);
                (Some(node), known.unwrap_or_else(|| self.evaluator.evaluate(&position)))
            }
            Selected::NewLeaf(edge) => self.expand(edge, &position),
            Selected::OutOfMemory(partial) => (None, self.evaluate_partial(&position, partial)),
        };
        self.backpropagate(leaf, &shares);
    }

    /// Selection: follows the most promising edges from the root, and notes the path. Returns where it ends,
    /// and the position there.
    fn select(&mut self) -> (Selected<'a>, Position) {
        self.path.clear();
        self.hashes.clear();
        self.hashes.push(self.root.position.hash());
        self.treaties.begin(&self.root.promises);
        let mut cursor = Cursor { node: self.tree.node(ROOT), position: self.root.position, partial: None };
        loop {
            let Cursor { node, position, .. } = &cursor;
            if self.known_shares(node, position).is_some() {
                return (Selected::Node(node), *position);
            }
            let Some(edge) = self.select_edge(&cursor) else {
                return (Selected::Node(node), *position);
            };
            let is_counted = self.visits.start_edge(edge);
            self.path.push(PathStep { node, edge, mover: position.turn(), is_counted });
            cursor = match (edge.action(), edge.child()) {
                (Action::Partial(mv), child) => {
                    let new = || Some(edge.set_child(self.tree.allocate_node()?));
                    let Some(child) = child.or_else(new) else {
                        return (Selected::OutOfMemory(mv), *position);
                    };
                    Cursor { node: self.tree.node(child), position: *position, partial: Some(mv) }
                }
                (Action::Move(mv), Some(child)) => {
                    let play = || position.play_unchecked(&self.root.rules, mv);
                    let after = *self.positions.get_or(child, play);
                    self.hashes.push(after.hash());
                    self.treaties.pass(&self.root.promises, &self.root.rules, position, mv, &after);
                    Cursor { node: self.tree.node(child), position: after, partial: None }
                }
                (Action::Move(mv), None) => {
                    let after = position.play_unchecked(&self.root.rules, mv);
                    self.treaties.pass(&self.root.promises, &self.root.rules, position, mv, &after);
                    return (Selected::NewLeaf(edge), after);
                }
            };
        }
    }

    /// The shares of a node where a player is proven to win or the game is drawn.
    fn known_shares(&self, node: &Node, position: &Position) -> Option<BySeat<f32>> {
        let is_drawn = node.state() == NodeState::Drawn;
        let result = node.winner().map(Terminal::Won).or_else(|| is_drawn.then_some(Terminal::Drawn))?;
        Some(result.shares(position, self.params))
    }

    /// The edge to follow from a node, by PUCT. A leaf gets its edges first. There is none if the node cannot
    /// get edges now, for want of memory or because another thread has it locked.
    fn select_edge(&mut self, cursor: &Cursor<'a>) -> Option<&'a Edge> {
        let Cursor { node, position, partial } = cursor;
        if node.state() == NodeState::Leaf {
            self.add_edges(cursor, NodeState::Leaf);
        }
        if !self.tree.has_edges(node) {
            return None;
        }
        let mover = position.turn();
        let root = self.root;
        let has_bonus = root.noise.has_value_noise() || !root.ways_back.is_empty();
        let selected = if self.path.is_empty() && has_bonus {
            self.puct(node, mover, |edge| self.root_bonus(edge.action().mv()))
        } else {
            self.puct(node, mover, |_| 0.0)
        };
        if selected.is_some() {
            return selected;
        }
        // All edges that are listed were visited: time to list the others.
        if node.state() == NodeState::Widening && self.add_edges(cursor, NodeState::Widening) {
            return self.puct(node, mover, |_| 0.0);
        }
        debug_assert!(partial.is_some() || node.state() != NodeState::Leaf);
        self.tree.edges(node).iter().max_by_key(|edge| edge.visits())
    }

    /// What a move at the root seems to be worth beyond its share: noise, and less if it takes a piece back
    /// to where it was.
    fn root_bonus(&self, mv: Move) -> f32 {
        let goes_back = self.root.ways_back.is_taken_by(mv);
        self.root.noise.value_bonus(mv) - if goes_back { self.params.way_back_penalty } else { 0.0 }
    }

    /// PUCT: the edge with the greatest `q + bonus + c_puct · prior · √(N + 1) / (1 + n)`, where `q` is the
    /// mover's mean share, `N` counts the node's visits, and `n` the edge's started visits. The started
    /// visits that are not completed are virtual visits (unobserved samples): they lower the exploration term
    /// and leave `q` as it is.
    ///
    /// An unvisited edge has as `q` the node's mean less `fpu_reduction` (first-play urgency). Edges are
    /// sorted by prior, so the first unvisited one stands for all after it. There is none if every edge is
    /// lost, or if all were visited and the node has more that are not listed.
    #[inline]
    fn puct(&self, node: &Node, mover: Seat, bonus: impl Fn(&Edge) -> f32) -> Option<&'a Edge> {
        let exploration = self.params.c_puct * ((node.visits() + 1) as f32).sqrt();
        let first_play = node.mean(mover) - self.params.fpu_reduction;
        let mut best = None;
        let mut max = f32::MIN;
        for edge in self.tree.edges(node) {
            let prior = edge.prior();
            let started = edge.started();
            let visits = edge.visits();
            if prior < 0.0 {
                continue;
            }
            let q = match (visits, started) {
                (0, 0) => first_play,
                // Another thread is making the first visit.
                (0, _) => 0.0,
                _ => edge.mean(visits),
            };
            let score = q + bonus(edge) + exploration * prior / (1 + started) as f32;
            if score > max {
                (best, max) = (Some(edge), score);
            }
            if started == 0 {
                return best;
            }
        }
        if node.state() == NodeState::Widening { None } else { best }
    }

    /// Expansion: adds the leaf for the position after an edge, and evaluates it. Returns the leaf, if there
    /// was memory for one, and its shares.
    fn expand(&mut self, edge: &'a Edge, position: &Position) -> (Option<&'a Node>, BySeat<f32>) {
        let result = terminal(position, &self.root.rules, || self.is_repetition(position))
            .or_else(|| self.evaluator.ending(position));
        let child = self.tree.allocate_node();
        let leaf = child.map(|child| self.tree.node(child));
        let shares = match (result, leaf) {
            (Some(result), _) => result.shares(position, self.params),
            (None, Some(leaf)) => self.evaluate(leaf, position),
            (None, None) => self.evaluator.evaluate(position),
        };
        let (Some(child), Some(leaf)) = (child, leaf) else { return (None, shares) };
        match result {
            Some(Terminal::Won(winner)) => leaf.set_winner(winner),
            Some(Terminal::Drawn) => leaf.set_state(NodeState::Drawn),
            None if self.caution.finds_open(&self.path, position) => leaf.set_open_to_two(),
            None => {}
        }
        (Some(self.tree.node(edge.set_child(child))), shares)
    }

    /// Whether a position is taken for a draw by repetition. On the path one earlier occurrence is enough:
    /// what was no better the first time will not be the second time.
    fn is_repetition(&self, position: &Position) -> bool {
        let hash = position.hash();
        let quiet = position.quiet_turns() as usize;
        let is_on_path = self.hashes.iter().rev().take(quiet).any(|&other| other == hash);
        is_on_path || self.root.repetitions.draws(hash)
    }

    /// Gives a leaf its most likely edges (or all, if they are few), or a widening node the others, too.
    /// Returns whether it could be done: the node may be in another state than `from`, or memory used up.
    fn add_edges(&mut self, cursor: &Cursor<'a>, from: NodeState) -> bool {
        let Cursor { node, partial, .. } = cursor;
        if !node.try_lock(from) {
            return false;
        }
        self.list_actions(cursor);
        let is_near_root = self.path.len() <= usize::from(partial.is_some());
        let all = self.evaluator.actions.len();
        let width = self.params.width as usize;
        let lists_all = is_near_root || from == NodeState::Widening || all <= width + WIDTH_TOLERANCE;
        let count = if lists_all { all } else { width };
        let Some((first, edges)) = self.tree.allocate_edges(count) else {
            node.set_state(from);
            return false;
        };
        for (edge, (prior, action)) in edges.iter().zip(self.evaluator.actions.most_likely(count)) {
            edge.set(action, prior);
        }
        for (edge, old) in edges.iter().zip(self.tree.edges(node)) {
            edge.copy_from(old);
        }
        node.set_edges(first, count);
        node.set_state(if lists_all { NodeState::Complete } else { NodeState::Widening });
        true
    }

    /// Lists the actions at a node with their priors. At the root they are filtered and noisy.
    fn list_actions(&mut self, cursor: &Cursor<'a>) {
        let Cursor { position, partial, .. } = cursor;
        let root = self.root;
        let actions = &mut self.evaluator.actions;
        let bindings = self.treaties.bindings(&root.promises, position, &root.rules);
        let keeping = KeepingMoves::of(position, &root.rules, &bindings);
        match partial {
            None => actions.list_moves(position, &root.rules, keeping.as_ref(), root.attention),
            Some(partial) => actions.list_placements(position, &root.rules, keeping.as_ref(), *partial),
        }
        actions.compute_priors(position, self.params.temperature);
        let depth = self.path.len();
        if depth <= usize::from(partial.is_some()) {
            actions.retain(|action| root.moves.allow(action));
        }
        if depth == 0 && root.noise.has_prior_noise() {
            actions.adjust_priors(|action, prior| prior * root.noise.prior_factor(action.mv()));
        }
        let drawing_hashes = root.repetitions.drawing_hashes();
        if depth <= DRAWING_DEPTH && !drawing_hashes.is_empty() {
            let draws = |action| match action {
                Action::Move(mv) => drawing_hashes.contains(&position.play_unchecked(&root.rules, mv).hash()),
                Action::Partial(_) => false,
            };
            let raised =
                |action, prior: f32| if draws(action) { prior.max(MIN_DRAWING_PRIOR) } else { prior };
            actions.adjust_priors(raised);
        }
    }

    /// Evaluation of a new leaf: by itself, and, where it is worth the time, by a lookahead over its edges,
    /// which it gets at once then.
    fn evaluate(&mut self, leaf: &'a Node, position: &Position) -> BySeat<f32> {
        let (shares, lookahead) = self.evaluator.evaluate_leaf(position);
        let Some(lookahead) = lookahead else { return shares };
        let cursor = Cursor { node: leaf, position: *position, partial: None };
        if !self.add_edges(&cursor, NodeState::Leaf) {
            return shares;
        }
        let bindings = self.treaties.bindings(&self.root.promises, position, &self.root.rules);
        let keeping = KeepingMoves::of(position, &self.root.rules, &bindings);
        let edges = self.tree.edges(leaf);
        let best = self.evaluator.look_ahead(position, keeping.as_ref(), &lookahead, edges);
        best.unwrap_or(shares)
    }

    /// The shares after a partial move, completed by its most likely placement.
    fn evaluate_partial(&mut self, position: &Position, partial: Move) -> BySeat<f32> {
        let bindings = self.treaties.bindings(&self.root.promises, position, &self.root.rules);
        let keeping = KeepingMoves::of(position, &self.root.rules, &bindings);
        self.evaluator.evaluate_partial(position, keeping.as_ref(), partial)
    }

    /// Backpropagation: completes the visits on the path with the leaf's shares.
    ///
    /// The searcher's value is their share, less by what those have for whom they bear a grudge. An opponent's
    /// value is their own share plus `paranoia` times the searcher's loss against the mean at the root. The move
    /// at the root is chosen with caution.
    fn backpropagate(&mut self, leaf: Option<&Node>, shares: &BySeat<f32>) {
        let values = BySeat::from_fn(|seat| to_fixed(shares[seat]));
        if let Some(leaf) = leaf {
            leaf.add_visits(1, &values);
        }
        let root_steps = root_move_steps(&self.path);
        let cautious = self.caution.values(&self.path, &values);
        let searcher = self.root.position.turn();
        let loss = self.tree.node(ROOT).mean(searcher) - shares[searcher];
        let grudge = self.grudge(shares);
        for (depth, step) in self.path.iter().enumerate() {
            let values = if depth < root_steps { &cautious } else { &values };
            let value = match step.mover {
                mover if mover == searcher => values[searcher] - grudge,
                mover => to_fixed((shares[mover] + self.paranoia[mover] * loss).clamp(0.0, 1.0)),
            };
            if step.is_counted {
                step.edge.add_visits(1, value);
            } else {
                self.visits.complete_edge(depth, step.edge, step.mover, value);
            }
            if depth < ALL_SEATS_DEPTH {
                self.visits.visit_node(depth, step.node, values);
            } else {
                self.visits.visit_node_for(depth, step.node, step.mover, value);
            }
        }
        if let Some(winner) = leaf.and_then(Node::winner) {
            self.backpropagate_win(winner);
        }
    }

    /// What the searcher loses by these shares in their own eyes, for the grudges that they bear: against the
    /// means at the root, so that moves that were tried and others are measured alike.
    fn grudge(&self, shares: &BySeat<f32>) -> i64 {
        let Some(grudges) = self.root.promises.grudges() else { return 0 };
        let root = self.tree.node(ROOT);
        to_fixed(grudges.iter().map(|(seat, grudge)| grudge * (shares[seat] - root.mean(seat))).sum())
    }

    /// Backpropagates a proven win of the leaf (MCTS-Solver): a node is won by its mover if an edge leads to
    /// that, and by another player if all edges are lost to its mover.
    fn backpropagate_win(&self, winner: Seat) {
        for PathStep { node, edge, mover, .. } in self.path.iter().rev() {
            if winner != *mover {
                edge.mark_lost();
                let is_complete = node.state() == NodeState::Complete;
                if !(is_complete && self.tree.edges(node).iter().all(Edge::is_lost)) {
                    return;
                }
            }
            node.set_winner(winner);
        }
    }
}

/// The weight of the searcher's loss in the opponents' values. It fades with quiet turns: a player who goes
/// on fearing all others would never attack. The last opponent gains what the searcher loses in any case. A
/// partner who is believed to keep a treaty is not feared.
fn paranoia(root: &Root, params: &Params) -> BySeat<f32> {
    let position = &root.position;
    if position.alive().len() == 2 {
        return BySeat::default();
    }
    let paranoia = params.paranoia * (1.0 - quietness(position, params.quiet_horizon));
    let partners = root.promises.partners_of(position.turn());
    BySeat::from_fn(|seat| if partners.contains(seat) { 0.0 } else { paranoia })
}

#[cfg(test)]
mod tests;
