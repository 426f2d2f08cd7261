//! The tree of plain UCT.

use std::ops::Range;

use djambi::{BySeat, Move, Position, Rules, Seat};
use djambi_engine::Rng;

/// The exploration constant of UCB1.
const EXPLORATION: f64 = 0.5;

/// A move and its statistics.
#[derive(Clone, Debug)]
struct UctNode {
    mv: Move,
    visits: u32,
    /// The number of children that have been visited; children are first visited in order.
    tried: u32,
    /// The indices of the children; empty until the node is expanded.
    children: Range<u32>,
    /// The sum of the shares of the player who made the move.
    sum: f64,
}

/// All nodes in one vector. The first node is the root.
pub(super) struct UctTree {
    nodes: Vec<UctNode>,
    node_limit: usize,
    /// The sums of the shares of all seats, for each child of the root.
    root_sums: Vec<BySeat<f64>>,
}

/// The nodes from the root's child to a leaf, each with the seat that made its move.
pub(super) type UctPath = Vec<(usize, Seat)>;

impl UctTree {
    /// A tree with the moves of one position, of at most about this many mebibytes.
    pub(super) fn new(position: &Position, rules: &Rules, mebibytes: usize, rng: &mut Rng) -> Self {
        let node_limit = ((mebibytes << 20) / size_of::<UctNode>()).min(u32::MAX as usize);
        let mut tree = Self { nodes: vec![UctNode::new(Move::PASS)], node_limit, root_sums: Vec::new() };
        tree.expand(0, position, rules, rng);
        tree.root_sums = vec![BySeat::default(); tree.nodes[0].children.len()];
        tree
    }

    /// Selects a leaf by UCB1, and gives its position and the path to it.
    pub(super) fn select(&mut self, root: &Position, rules: &Rules, rng: &mut Rng) -> (Position, UctPath) {
        let mut position = *root;
        let mut node = 0;
        let mut path = UctPath::new();
        while !position.is_over() {
            if self.nodes[node].children.is_empty() {
                // A node is expanded at its second visit.
                if self.nodes[node].visits == 0 || !self.expand(node, &position, rules, rng) {
                    break;
                }
            }
            let child = self.select_child(node);
            path.push((child, position.turn()));
            position = position.play_unchecked(rules, self.nodes[child].mv);
            node = child;
        }
        (position, path)
    }

    /// Adds the result of a playout to all nodes of the path.
    pub(super) fn backpropagate(&mut self, path: &[(usize, Seat)], shares: &BySeat<f64>) {
        self.nodes[0].visits += 1;
        for &(node, seat) in path {
            self.nodes[node].visits += 1;
            self.nodes[node].sum += shares[seat];
        }
        if let Some(&(first, _)) = path.first() {
            let sum = &mut self.root_sums[first - self.nodes[0].children.start as usize];
            *sum = BySeat::from_fn(|seat| sum[seat] + shares[seat]);
        }
    }

    /// The visited moves of the root with their visits and sums of shares, by visits, then by this player's
    /// sum.
    pub(super) fn root_moves(&self, player: Seat) -> Vec<(Move, u32, BySeat<f64>)> {
        let nodes = self
            .children(0)
            .zip(&self.root_sums)
            .map(|(child, sum)| (self.nodes[child].mv, self.nodes[child].visits, *sum));
        let mut moves: Vec<_> = nodes.filter(|(_, visits, _)| *visits > 0).collect();
        moves.sort_by(|a, b| b.1.cmp(&a.1).then(b.2[player].total_cmp(&a.2[player])));
        moves
    }

    /// The next unvisited child, or the one with the highest UCB1 score.
    fn select_child(&mut self, index: usize) -> usize {
        let node = &mut self.nodes[index];
        if (node.tried as usize) < node.children.len() {
            node.tried += 1;
            return (node.children.start + node.tried - 1) as usize;
        }
        let log = f64::from(node.visits.max(1)).ln();
        let ucb1 = |child: &usize| {
            let UctNode { visits, sum, .. } = &self.nodes[*child];
            let visits = f64::from(*visits);
            sum / visits + EXPLORATION * (log / visits).sqrt()
        };
        let best = self.children(index).map(|child| (ucb1(&child), child)).max_by(|a, b| a.0.total_cmp(&b.0));
        best.expect("child").1
    }

    /// Appends the children of a node in random order; returns false if the tree is full.
    fn expand(&mut self, index: usize, position: &Position, rules: &Rules, rng: &mut Rng) -> bool {
        let mut moves = position.legal_moves(rules);
        if index != 0 && self.nodes.len() + moves.len() > self.node_limit {
            return false;
        }
        for left in (1..moves.len()).rev() {
            moves.swap(left, rng.below(left + 1));
        }
        let start = self.nodes.len() as u32;
        self.nodes.extend(moves.into_iter().map(UctNode::new));
        self.nodes[index].children = start..self.nodes.len() as u32;
        true
    }

    fn children(&self, index: usize) -> impl Iterator<Item = usize> + use<> {
        let Range { start, end } = self.nodes[index].children;
        start as usize..end as usize
    }
}

impl UctNode {
    const fn new(mv: Move) -> Self {
        Self { mv, visits: 0, tried: 0, children: 0..0, sum: 0.0 }
    }
}
