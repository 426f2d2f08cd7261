//! The tree of plain UCT.

use std::ops::Range;

use djambi::{BySeat, Move, Position, Rules, Seat};
use djambi_engine::Rng;

/// How much an uncertain share is overrated, in UCB1's formula.
const EXPLORATION: f64 = 0.5;

/// A turn and what came of it.
#[derive(Clone, Debug)]
struct Node {
    mv: Move,
    visits: u32,
    /// How many of the turns that follow have been tried; they are tried in order.
    tried: u32,
    /// The turns that follow, once they are listed.
    next: Range<u32>,
    /// The sum of the shares of whoever played the turn.
    sum: f64,
}

/// What has been tried, in one piece of memory. The first node is the root.
pub(super) struct Tree {
    nodes: Vec<Node>,
    most: usize,
    /// The sums of all shares, for the turns from the root.
    sums: Vec<BySeat<f64>>,
}

/// The nodes from the root to a leaf, each with the seat that played its turn.
pub(super) type Way = Vec<(usize, Seat)>;

impl Tree {
    /// A tree with the moves of one position, of at most about so many mebibytes.
    pub(super) fn new(position: &Position, rules: &Rules, mebibytes: usize, rng: &mut Rng) -> Self {
        let most = ((mebibytes << 20) / size_of::<Node>()).min(u32::MAX as usize);
        let mut tree = Self { nodes: vec![Node::new(Move::PASS)], most, sums: Vec::new() };
        tree.list(0, position, rules, rng);
        tree.sums = vec![BySeat::default(); tree.nodes[0].next.len()];
        tree
    }

    /// Goes from the root to a leaf, and gives its position and the way.
    pub(super) fn descend(&mut self, root: &Position, rules: &Rules, rng: &mut Rng) -> (Position, Way) {
        let (mut position, mut at, mut way) = (*root, 0, Way::new());
        while !position.is_over() {
            if self.nodes[at].next.is_empty() {
                // A turn's own turns are listed when it is tried for the second time.
                if self.nodes[at].visits == 0 || !self.list(at, &position, rules, rng) {
                    break;
                }
            }
            let child = self.choose(at);
            way.push((child, position.turn()));
            position = position.play_unchecked(rules, self.nodes[child].mv);
            at = child;
        }
        (position, way)
    }

    /// Tells all the nodes of a way what it led to.
    pub(super) fn back_up(&mut self, way: &[(usize, Seat)], shares: &BySeat<f64>) {
        self.nodes[0].visits += 1;
        for &(at, seat) in way {
            self.nodes[at].visits += 1;
            self.nodes[at].sum += shares[seat];
        }
        if let Some(&(first, _)) = way.first() {
            let sum = &mut self.sums[first - self.nodes[0].next.start as usize];
            *sum = BySeat::from_fn(|seat| sum[seat] + shares[seat]);
        }
    }

    /// The turns from the root that have been tried, with their visits and sums of shares: the most visited first, then
    /// those that are best for this player.
    pub(super) fn lines(&self, player: Seat) -> Vec<(Move, u32, BySeat<f64>)> {
        let nodes = self
            .children(0)
            .zip(&self.sums)
            .map(|(at, sum)| (self.nodes[at].mv, self.nodes[at].visits, *sum));
        let mut lines: Vec<_> = nodes.filter(|(_, visits, _)| *visits > 0).collect();
        lines.sort_by(|a, b| b.1.cmp(&a.1).then(b.2[player].total_cmp(&a.2[player])));
        lines
    }

    /// A turn that has not been tried, or the one that UCB1 wants.
    fn choose(&mut self, at: usize) -> usize {
        let node = &mut self.nodes[at];
        if (node.tried as usize) < node.next.len() {
            node.tried += 1;
            return (node.next.start + node.tried - 1) as usize;
        }
        let log = f64::from(node.visits.max(1)).ln();
        let bound = |child: &usize| {
            let Node { visits, sum, .. } = &self.nodes[*child];
            let visits = f64::from(*visits);
            sum / visits + EXPLORATION * (log / visits).sqrt()
        };
        let best = self.children(at).map(|child| (bound(&child), child)).max_by(|a, b| a.0.total_cmp(&b.0));
        best.expect("child").1
    }

    /// Lists the turns that follow, in an order by chance, if there is memory for them.
    fn list(&mut self, at: usize, position: &Position, rules: &Rules, rng: &mut Rng) -> bool {
        let mut moves = position.legal_moves(rules);
        if at != 0 && self.nodes.len() + moves.len() > self.most {
            return false;
        }
        for left in (1..moves.len()).rev() {
            moves.swap(left, rng.below(left + 1));
        }
        let start = self.nodes.len() as u32;
        self.nodes.extend(moves.into_iter().map(Node::new));
        self.nodes[at].next = start..self.nodes.len() as u32;
        true
    }

    fn children(&self, at: usize) -> impl Iterator<Item = usize> + use<> {
        let Range { start, end } = self.nodes[at].next;
        start as usize..end as usize
    }
}

impl Node {
    const fn new(mv: Move) -> Self {
        Self { mv, visits: 0, tried: 0, next: 0..0, sum: 0.0 }
    }
}
