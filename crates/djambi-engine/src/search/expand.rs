//! What can be done at a node: its steps, the likeliest first.

use std::ops::ControlFlow;

use djambi::{Act, Move, MoveFamily, Position, Rules, Square, SquareSet};

use super::prior::Scout;
use super::tree::Step;
use crate::attention::Attention;
use crate::exponential::exponential;

/// Steps with their priors, the likeliest first. Kept from node to node for its memory.
#[derive(Debug, Default)]
pub(crate) struct Steps {
    /// As they were found, with scores.
    list: Vec<(f32, Step)>,
    /// Their order: score, chance and index in one number.
    order: Vec<u64>,
    ranked: Vec<(f32, Step)>,
}

impl Steps {
    /// The steps and their priors, which sum to 1.
    pub(crate) fn ranked(&self) -> &[(f32, Step)] {
        &self.ranked
    }

    /// Leaves only the steps that are `wanted`, if there are any.
    pub(crate) fn retain(&mut self, mut wanted: impl FnMut(Step) -> bool) {
        if self.ranked.iter().any(|&(_, step)| wanted(step)) {
            self.ranked.retain(|&(_, step)| wanted(step));
        }
    }

    /// Finds the turns of the player to move that are noticed, or all if none is, without their placements.
    pub(crate) fn find_turns(
        &mut self,
        position: &Position,
        rules: &Rules,
        attention: Attention,
        temperature: f32,
    ) {
        self.list.clear();
        let (scout, geometry) = (Scout::new(position, rules), position.geometry());
        let list = &mut self.list;
        let _: ControlFlow<()> = position.for_each_family(rules, |family| {
            for_each_stem(&family, |one, victim| {
                let to = one.to().expect("arrival");
                if attention.notices(geometry, &family, to, victim) {
                    let score = scout.score(&family, to, victim);
                    let step = if family.placements.is_empty() { Step::Turn(one) } else { Step::Stem(one) };
                    list.push((score, step));
                }
            });
            ControlFlow::Continue(())
        });
        if list.is_empty() {
            if attention != Attention::FULL {
                return self.find_turns(position, rules, Attention::FULL, temperature);
            }
            list.push((0.0, Step::Turn(Move::PASS)));
        }
        self.rank(position, temperature);
    }

    /// Finds the placements for a turn.
    pub(crate) fn find_placements(
        &mut self,
        position: &Position,
        rules: &Rules,
        stem: Move,
        temperature: f32,
    ) {
        self.list.clear();
        self.ranked.clear();
        let Some(family) = family_of(position, rules, stem) else { return };
        let scout = Scout::new(position, rules);
        let relocated =
            stem.to().filter(|_| family.act == Act::Relocate).and_then(|at| position.piece_at(at));
        let relocated = relocated.map(|piece| (piece, scout.takers(piece)));
        for square in family.placements {
            let score = match relocated {
                Some((piece, takers)) => scout.delivery(piece, takers, square),
                None => scout.burial(square),
            };
            self.list.push((score, Step::Turn(stem.with_placement(square))));
        }
        self.rank(position, temperature);
    }

    /// Turns scores into priors and puts the likeliest first. Equals come in an order that is different in every position,
    /// lest the search prefer a corner of the board.
    fn rank(&mut self, position: &Position, temperature: f32) {
        let key = position.hash() | 1;
        self.order.clear();
        self.order.extend(self.list.iter().zip(0_u64..).map(|(&(score, step), index)| {
            let mixed = u64::from(step.one().bits()).wrapping_mul(key) >> 48;
            u64::from(!ascending(score)) << 32 | mixed << 16 | index
        }));
        self.order.sort_unstable();
        let best = self.list.iter().map(|&(score, _)| score).fold(f32::MIN, f32::max);
        let (scale, mut sum) = (1.0 / temperature, 0.0);
        for (score, _) in &mut self.list {
            *score = exponential((*score - best) * scale);
            sum += *score;
        }
        let scale = 1.0 / sum;
        self.ranked.clear();
        self.ranked.extend(self.order.iter().map(|key| {
            let (score, step) = self.list[(key & 0xffff) as usize];
            (score * scale, step)
        }));
    }
}

/// Bits that are in the same order as the numbers.
const fn ascending(number: f32) -> u32 {
    let bits = number.to_bits();
    if bits >> 31 == 0 { bits | 1 << 31 } else { !bits }
}

/// The family that a turn without its placement belongs to.
fn family_of(position: &Position, rules: &Rules, stem: Move) -> Option<MoveFamily> {
    let from = stem.from()?;
    let found = position.for_each_family_from(SquareSet::of(from), rules, |family| {
        let same = stem.exit() == family.exit
            && stem.to().is_some_and(|to| family.to.contains(to))
            && !family.placements.is_empty();
        if same { ControlFlow::Break(family) } else { ControlFlow::Continue(()) }
    });
    found.break_value()
}

/// Gives each move of a family, without its placement, and what it kills or relocates.
fn for_each_stem(family: &MoveFamily, mut visit: impl FnMut(Move, Option<Square>)) {
    for to in family.to {
        let one = Move::new(family.from, to);
        let one = family.exit.map_or(one, |exit| one.with_exit(exit));
        match family.act {
            Act::Walk | Act::ReportAll => visit(one, None),
            Act::Kill | Act::Relocate => visit(one, Some(to)),
            Act::Report => {
                if family.declinable {
                    visit(one, None);
                }
                for victim in family.victims {
                    visit(one.with_victim(victim), Some(victim));
                }
            }
        }
    }
}
