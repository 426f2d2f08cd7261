//! What a tree tells.

use std::cmp::Reverse;

use djambi::{Move, Position, Seat};

use super::root::Root;
use super::tree::{Edge, Node, Step, Tree};
use super::walk::ROOT;
use crate::{Line, Report, Shares};

/// How many turns a line has at most.
const LENGTH: usize = 12;

/// A turn at some node, whole, with the edge that ends it.
#[derive(Clone, Copy)]
struct Choice<'a> {
    one: Move,
    edge: &'a Edge,
    child: &'a Node,
}

/// The best lines that the tree has, at most so many, after so many walks.
pub(crate) fn report(tree: &Tree, root: &Root, lines: usize, nodes: u64) -> Report {
    let mover = root.position.turn();
    let mut choices = Vec::new();
    for_each_choice(tree, tree.node(ROOT), &mut |choice| choices.push(choice));
    choices.sort_by_key(|choice| Reverse(rank(choice, mover)));
    let lines = choices.iter().take(lines.max(1)).map(|choice| line(tree, root, choice)).collect();
    Report { lines, nodes }
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
    let mut tried = Vec::new();
    for_each_choice(tree, node, &mut |Choice { edge, .. }| {
        if edge.visits() > 0 {
            tried.push((edge.visits(), edge.mean(edge.visits())));
        }
    });
    let &(most, share) = tried.iter().max_by_key(|(visits, _)| *visits)?;
    let second = tried.iter().map(|(visits, _)| *visits).filter(|&visits| visits < most).max();
    let rivals = tried.iter().filter(|(visits, mean)| visits * 4 > most && *mean > share);
    let ties = tried.iter().filter(|(visits, _)| *visits == most).count() > 1;
    Some(Lead {
        visits: if ties { 0 } else { most - second.unwrap_or(0) },
        is_alone: tried.len() == 1 && tree.edges(node).len() == 1,
        is_best_by_share: rivals.count() == 0,
    })
}

/// The greater the better for the one who chooses: wins, then the most visited, losses last.
fn rank(choice: &Choice<'_>, mover: Seat) -> (i8, u32, u32) {
    let fate = match choice.child.winner() {
        Some(winner) if winner == mover => 1,
        Some(_) => -1,
        None => 0,
    };
    let visits = choice.edge.visits();
    let mean = if visits == 0 { 0.0 } else { choice.edge.mean(visits).clamp(0.0, 1.0) };
    (fate, visits, (mean * 1e6) as u32)
}

/// Gives every whole turn that was tried at a node.
fn for_each_choice<'a>(tree: &'a Tree, node: &Node, visit: &mut impl FnMut(Choice<'a>)) {
    for edge in tree.edges(node) {
        let Some(child) = edge.child() else { continue };
        let child = tree.node(child);
        match edge.step() {
            Step::Turn(one) => visit(Choice { one, edge, child }),
            Step::Stem(_) => for_each_choice(tree, child, visit),
        }
    }
}

fn line(tree: &Tree, root: &Root, first: &Choice<'_>) -> Line {
    let mut moves = vec![first.one];
    let mut position = root.position.play_unchecked(&root.rules, first.one);
    let mut node = first.child;
    while moves.len() < LENGTH {
        let mover = position.turn();
        let mut best: Option<Choice<'_>> = None;
        for_each_choice(tree, node, &mut |choice| {
            if best.as_ref().is_none_or(|best| rank(&choice, mover) > rank(best, mover)) {
                best = Some(choice);
            }
        });
        let Some(choice) = best else { break };
        moves.push(choice.one);
        position = position.play_unchecked(&root.rules, choice.one);
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
