//! Plain UCT with random play-outs.

mod tree;

use djambi::{BySeat, Move, Position, Rules, SeatSet};
use djambi_engine::{Limits, Line, Report, Rng, Shares, Stop, evaluate};

use super::in_proportion;
use tree::Tree;

/// After so many random turns a play-out is judged by [`evaluate`].
const LONGEST: usize = 40;

/// A partner who knows nothing but the rules: UCT with whole moves, each node's mover seeking his own share, and random
/// play-outs by all the rules. A play-out that is not over after 40 turns is judged by [`evaluate`]; a draw by the quiet
/// limit is shared; repetition is not looked for.
///
/// A node's moves are tried once each in random order, then by UCB1. In a play-out first a piece and what it does are
/// drawn, then where its victim is placed, so that placements, of which there are many, don't crowd out everything else.
#[derive(Clone, Copy, Debug)]
pub struct Uct {
    mebibytes: usize,
}

impl Uct {
    /// A partner whose tree takes at most so many mebibytes; what is seen after that is only counted.
    #[must_use]
    pub const fn new(mebibytes: usize) -> Self {
        Self { mebibytes }
    }

    /// Searches for the best turn of the player to move. The nodes of the report are play-outs.
    pub fn search<S: Stop>(&self, position: &Position, rules: &Rules, limits: &Limits, stop: &S) -> Report {
        if position.is_over() {
            return Report::default();
        }
        let mut rng = Rng::new(limits.seed);
        let mut tree = Tree::new(position, rules, self.mebibytes, &mut rng);
        let most = limits.nodes.map_or(u64::MAX, std::num::NonZero::get);
        let mut nodes = 0;
        while nodes == 0 || nodes < most && !stop.is_stopped() {
            let (leaf, way) = tree.descend(position, rules, &mut rng);
            tree.back_up(&way, &play_out(leaf, rules, &mut rng));
            nodes += 1;
        }
        let mut lines = tree.lines(position.turn());
        lines.truncate(limits.lines.max(1));
        let shares = |mv: Move, sum: &BySeat<f64>| {
            let after = position.play_unchecked(rules, mv);
            after.winner().map_or_else(|| in_proportion(after.alive(), sum), Shares::won_by)
        };
        let lines = lines.into_iter().map(|(mv, visits, sum)| Line {
            moves: vec![mv],
            shares: shares(mv, &sum),
            visits: u64::from(visits),
        });
        Report { lines: lines.collect(), nodes, earlier_nodes: 0, evaluations: nodes }
    }
}

/// The shares at the end of random turns.
fn play_out(mut position: Position, rules: &Rules, rng: &mut Rng) -> BySeat<f64> {
    for _ in 0..LONGEST {
        if position.is_over() || rules.quiet_limit > 0 && position.quiet_turns() >= rules.quiet_limit {
            return shared(position.alive());
        }
        position = position.play_unchecked(rules, random_move(&position, rules, rng));
    }
    let seen = evaluate(&position, rules);
    BySeat::from_fn(|seat| f64::from(seen[seat]))
}

fn shared(alive: SeatSet) -> BySeat<f64> {
    let part = 1.0 / alive.len() as f64;
    BySeat::from_fn(|seat| if alive.contains(seat) { part } else { 0.0 })
}

/// A move by chance: first what is done, then where the victim is placed.
fn random_move(position: &Position, rules: &Rules, rng: &mut Rng) -> Move {
    let families = position.families(rules);
    let deeds = |family: &djambi::MoveFamily| family.len() / family.placements.len().max(1);
    let all: usize = families.iter().map(deeds).sum();
    let mut drawn = rng.below(all);
    for family in families {
        if drawn < deeds(&family) {
            let mut at = drawn * family.placements.len().max(1) + rng.below(family.placements.len());
            let found = family.for_each_move(|mv| {
                if at == 0 {
                    return std::ops::ControlFlow::Break(mv);
                }
                at -= 1;
                std::ops::ControlFlow::Continue(())
            });
            return found.break_value().unwrap_or(Move::PASS);
        }
        drawn -= deeds(&family);
    }
    Move::PASS
}

#[cfg(test)]
mod tests;
