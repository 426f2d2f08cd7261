//! What a tree tells.

use std::cmp::Reverse;

use djambi::{Move, Position, Seat};

use super::root::Root;
use super::tree::{Edge, Node, Step, Tree};
use super::walk::ROOT;
use crate::{Line, Shares};

/// How many turns a line has at most.
const LENGTH: usize = 12;

/// A turn at some node, whole: with the placement that the search prefers, if it has one.
struct Choice<'a> {
    mv: Move,
    /// The first step of the turn; turns that differ in their placement alone share it.
    edge: &'a Edge,
    child: &'a Node,
    rank: Rank,
}

/// The greater the better for the one who chooses: wins, then the most visited, losses last.
type Rank = (i8, u32, u32);

/// The best lines that the tree has, at most so many. Of turns that differ in their placement alone only the best is told.
pub(crate) fn lines(tree: &Tree, root: &Root, most: usize) -> Vec<Line> {
    let mut choices = choices(tree, tree.node(ROOT), root.position.turn());
    choices.sort_by_key(|choice| Reverse(choice.rank));
    choices.iter().take(most.max(1)).map(|choice| line(tree, root, choice)).collect()
}

/// How far the most visited turn is ahead of the others.
pub(super) struct Lead {
    /// By how many visits.
    pub(super) visits: u32,
    /// Whether there is no other.
    pub(super) is_alone: bool,
    /// Whether none of the others that were looked at in earnest promises a larger share.
    pub(super) is_best_by_share: bool,
}

/// How far the most visited turn at a node is ahead, if any was tried.
pub(super) fn lead(tree: &Tree, node: &Node) -> Option<Lead> {
    let tried = tree.edges(node).iter().filter(|edge| edge.visits() > 0);
    let mut tried: Vec<_> = tried.map(|edge| (edge.visits(), edge.mean(edge.visits()))).collect();
    tried.sort_by_key(|&(visits, _)| Reverse(visits));
    let (&(most, share), others) = tried.split_first()?;
    let second = others.first().map_or(0, |&(visits, _)| visits);
    Some(Lead {
        visits: most - second,
        is_alone: tree.edges(node).len() == 1,
        is_best_by_share: !others
            .iter()
            .any(|&(visits, mean)| visits.saturating_mul(4) > most && mean > share),
    })
}

/// The turns that were tried at a node, one for each of its edges.
fn choices<'a>(tree: &'a Tree, node: &Node, mover: Seat) -> Vec<Choice<'a>> {
    tree.edges(node).iter().filter_map(|edge| complete(tree, edge, mover)).collect()
}

/// The turn that begins with this step, if one was tried.
fn complete<'a>(tree: &'a Tree, edge: &'a Edge, mover: Seat) -> Option<Choice<'a>> {
    let child = tree.node(edge.child()?);
    match edge.step() {
        Step::Turn(mv) => Some(Choice { mv, edge, child, rank: rank(edge, child, mover) }),
        Step::Stem(_) => {
            let placed = choices(tree, child, mover).into_iter().max_by_key(|choice| choice.rank)?;
            let fate = placed.rank.0;
            let (_, visits, mean) = rank(edge, child, mover);
            Some(Choice { edge, rank: (fate, visits, mean), ..placed })
        }
    }
}

fn rank(edge: &Edge, child: &Node, mover: Seat) -> Rank {
    let fate = match child.winner() {
        Some(winner) if winner == mover => 1,
        Some(_) => -1,
        None => 0,
    };
    let visits = edge.visits();
    let mean = if visits == 0 { 0.0 } else { edge.mean(visits).clamp(0.0, 1.0) };
    (fate, visits, (mean * 1e6) as u32)
}

fn line(tree: &Tree, root: &Root, first: &Choice<'_>) -> Line {
    let mut moves = vec![first.mv];
    let mut position = root.position.play_unchecked(&root.rules, first.mv);
    let mut node = first.child;
    while moves.len() < LENGTH {
        let best = choices(tree, node, position.turn()).into_iter().max_by_key(|choice| choice.rank);
        let Some(choice) = best else { break };
        moves.push(choice.mv);
        position = position.play_unchecked(&root.rules, choice.mv);
        node = choice.child;
    }
    Line { moves, shares: shares(first.child, &root.position), visits: u64::from(first.edge.visits()) }
}

/// What each seat may expect at a node.
fn shares(node: &Node, before: &Position) -> Shares {
    match node.winner() {
        Some(winner) => Shares::won_by(winner),
        None => {
            Shares::in_proportion(|seat| if before.alive().contains(seat) { node.mean(seat) } else { 0.0 })
        }
    }
}
