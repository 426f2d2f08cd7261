//! The best lines of a tree (principal variations), and the lead of the best move.

use std::cmp::Reverse;

use djambi::{Move, Seat, SeatSet};

use super::root::Root;
use super::tree::{Action, Edge, Node, ROOT, Tree};
use crate::{Line, Shares};

/// The maximal number of moves in a line.
const MAX_LENGTH: usize = 12;

/// A complete move at some node, with the placement that the search prefers.
struct RankedMove<'a> {
    mv: Move,
    /// The first edge of the move; moves that differ only in their placement share it.
    edge: &'a Edge,
    child: &'a Node,
    rank: Rank,
}

/// The order of moves for the player who chooses: the greatest is the best.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Rank {
    /// 1 for a proven win, -1 for a proven loss.
    result: i8,
    visits: u32,
    /// The mean share, in millionths.
    mean: u32,
}

impl Rank {
    fn new(edge: &Edge, child: &Node, mover: Seat) -> Self {
        let result = match child.winner() {
            Some(winner) if winner == mover => 1,
            Some(_) => -1,
            None => 0,
        };
        let visits = edge.visits();
        let mean = if visits == 0 { 0.0 } else { edge.mean(visits).clamp(0.0, 1.0) };
        Self { result, visits, mean: (mean * 1e6) as u32 }
    }
}

/// The best lines of the tree, at least one and at most `limit`. Of moves that differ only in
/// their placement the best has a line.
pub(super) fn best_lines(tree: &Tree, root: &Root, limit: usize) -> Vec<Line> {
    let mut moves = ranked_moves(tree, tree.node(ROOT), root.position.turn());
    moves.sort_by_key(|ranked| Reverse(ranked.rank));
    moves.iter().take(limit.max(1)).map(|ranked| line(tree, root, ranked)).collect()
}

/// How far the most visited edge of a node is ahead of the others.
pub(super) struct Lead {
    /// The number of visits by which it is ahead of the second.
    pub(super) visits: u32,
    /// Whether it is the only edge.
    pub(super) is_only_edge: bool,
    /// Whether no other edge with at least a quarter of its visits has a greater mean share.
    pub(super) has_best_share: bool,
}

/// The lead of the most visited edge of a node, if any was visited.
pub(super) fn lead(tree: &Tree, node: &Node) -> Option<Lead> {
    let visited = tree.edges(node).iter().filter(|edge| edge.visits() > 0);
    let mut visited: Vec<_> = visited.map(|edge| (edge.visits(), edge.mean(edge.visits()))).collect();
    visited.sort_by_key(|&(visits, _)| Reverse(visits));
    let (&(max, share), others) = visited.split_first()?;
    let second = others.first().map_or(0, |&(visits, _)| visits);
    Some(Lead {
        visits: max - second,
        is_only_edge: tree.edges(node).len() == 1,
        has_best_share: !others.iter().any(|&(visits, mean)| visits.saturating_mul(4) > max && mean > share),
    })
}

/// The moves that were tried at a node, one for each of its edges.
fn ranked_moves<'a>(tree: &'a Tree, node: &Node, mover: Seat) -> Vec<RankedMove<'a>> {
    tree.edges(node).iter().filter_map(|edge| ranked_move(tree, edge, mover)).collect()
}

/// The complete move that begins with this edge, if one was tried.
fn ranked_move<'a>(tree: &'a Tree, edge: &'a Edge, mover: Seat) -> Option<RankedMove<'a>> {
    let child = tree.node(edge.child()?);
    let rank = Rank::new(edge, child, mover);
    match edge.action() {
        Action::Move(mv) => Some(RankedMove { mv, edge, child, rank }),
        Action::Partial(_) => {
            let completed = ranked_moves(tree, child, mover).into_iter().max_by_key(|ranked| ranked.rank)?;
            Some(RankedMove { edge, rank: Rank { result: completed.rank.result, ..rank }, ..completed })
        }
    }
}

/// The line that begins with a move at the root and follows the best moves from there.
fn line(tree: &Tree, root: &Root, first: &RankedMove<'_>) -> Line {
    let after = root.position.play_unchecked(&root.rules, first.mv);
    let mut moves = vec![first.mv];
    let mut position = after;
    let mut node = first.child;
    while moves.len() < MAX_LENGTH {
        let best = ranked_moves(tree, node, position.turn()).into_iter().max_by_key(|ranked| ranked.rank);
        let Some(best) = best else { break };
        moves.push(best.mv);
        position = position.play_unchecked(&root.rules, best.mv);
        node = best.child;
    }
    Line { moves, shares: shares(first.child, after.alive()), visits: u64::from(first.edge.visits()) }
}

/// The shares that a node promises to the players who are `alive` there.
fn shares(node: &Node, alive: SeatSet) -> Shares {
    match node.winner() {
        Some(winner) => Shares::won_by(winner),
        None => Shares::completed(alive, |seat| node.mean(seat)),
    }
}
