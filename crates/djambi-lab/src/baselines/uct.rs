//! Plain UCT with random playouts.

mod tree;

use std::ops::ControlFlow;

use djambi::{BySeat, Move, MoveFamily, Position, Rules, SeatSet};
use djambi_engine::{Limits, Line, Report, Rng, Shares, Stop, evaluate};

use super::shares_in_proportion;
use tree::UctTree;

/// A playout of this many random turns is ended by [`evaluate`].
const MAX_PLAYOUT_TURNS: usize = 40;

/// A player that knows only the rules: UCT over whole moves, each node's mover maximising their own share,
/// with random playouts.
///
/// A playout that is not over after 40 turns is valued by [`evaluate`]; a draw by the quiet limit is shared
/// equally; repetitions are ignored. A node's moves are tried once each in random order, then by UCB1. A
/// playout draws the family and the action first and the placement last, so that moves with many placements
/// are not preferred.
#[derive(Clone, Copy, Debug)]
pub struct Uct {
    mebibytes: usize,
}

impl Uct {
    /// A player whose tree takes at most this many mebibytes. A full tree grows no further, but goes on
    /// counting.
    #[must_use]
    pub const fn new(mebibytes: usize) -> Self {
        Self { mebibytes }
    }

    /// Searches for the best turn of the player to move. The nodes of the report are playouts.
    pub fn search<S: Stop>(&self, position: &Position, rules: &Rules, limits: &Limits, stop: &S) -> Report {
        if position.is_over() {
            return Report::default();
        }
        let mut rng = Rng::new(limits.seed);
        let mut tree = UctTree::new(position, rules, self.mebibytes, &mut rng);
        let node_limit = limits.nodes.map_or(u64::MAX, std::num::NonZero::get);
        let mut nodes = 0;
        while nodes == 0 || nodes < node_limit && !stop.is_stopped() {
            let (leaf, path) = tree.select(position, rules, &mut rng);
            tree.backpropagate(&path, &playout(leaf, rules, &mut rng));
            nodes += 1;
        }
        let mut moves = tree.root_moves(position.turn());
        moves.truncate(limits.lines.max(1));
        let shares = |mv: Move, sum: &BySeat<f64>| {
            let after = position.play_unchecked(rules, mv);
            after.winner().map_or_else(|| shares_in_proportion(after.alive(), sum), Shares::won_by)
        };
        let lines = moves.into_iter().map(|(mv, visits, sum)| Line {
            moves: vec![mv],
            shares: shares(mv, &sum),
            visits: u64::from(visits),
        });
        Report { lines: lines.collect(), nodes, evaluations: nodes, ..Report::default() }
    }
}

/// The shares at the end of a random game from this position.
fn playout(mut position: Position, rules: &Rules, rng: &mut Rng) -> BySeat<f64> {
    for _ in 0..MAX_PLAYOUT_TURNS {
        if position.is_over() || rules.quiet_limit > 0 && position.quiet_turns() >= rules.quiet_limit {
            return equal_shares(position.alive());
        }
        position = position.play_unchecked(rules, random_move(&position, rules, rng));
    }
    let evaluation = evaluate(&position, rules);
    BySeat::from_fn(|seat| f64::from(evaluation[seat]))
}

fn equal_shares(alive: SeatSet) -> BySeat<f64> {
    let share = 1.0 / alive.len() as f64;
    BySeat::from_fn(|seat| if alive.contains(seat) { share } else { 0.0 })
}

/// A random move: first the action is drawn, then the placement.
fn random_move(position: &Position, rules: &Rules, rng: &mut Rng) -> Move {
    let families = position.families(rules);
    let actions = |family: &MoveFamily| family.len() / family.placements.len().max(1);
    let all: usize = families.iter().map(actions).sum();
    let mut drawn = rng.below(all);
    for family in families {
        if drawn < actions(&family) {
            let mut skipped = drawn * family.placements.len().max(1) + rng.below(family.placements.len());
            let found = family.for_each_move(|mv| {
                if skipped == 0 {
                    return ControlFlow::Break(mv);
                }
                skipped -= 1;
                ControlFlow::Continue(())
            });
            return found.break_value().unwrap_or(Move::PASS);
        }
        drawn -= actions(&family);
    }
    Move::PASS
}

#[cfg(test)]
mod tests;
