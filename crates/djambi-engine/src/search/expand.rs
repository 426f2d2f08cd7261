//! What can be done at a node: its steps, the likeliest first.

use std::ops::ControlFlow;

use djambi::{Act, Move, Position, Rules};

use super::tree::Step;
use crate::attention::Attention;
use crate::exponential::exponential;
use crate::prior::{Scout, Weights, family_of, for_each_stem};

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

    /// Multiplies each prior by a factor.
    pub(crate) fn reweigh(&mut self, factor: impl Fn(Step) -> f32) {
        for (prior, step) in &mut self.ranked {
            *prior *= factor(*step);
        }
        let sum: f32 = self.ranked.iter().map(|&(prior, _)| prior).sum();
        self.ranked.iter_mut().for_each(|(prior, _)| *prior /= sum);
        self.ranked.sort_by(|(one, _), (other, _)| other.total_cmp(one));
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
        let (list, weights) = (&mut self.list, Weights::shipped());
        let _: ControlFlow<()> = position.for_each_family(rules, |family| {
            let mut origin = 0;
            scout.for_each_of_origin(&family, |feature| origin += weights.of(feature));
            for_each_stem(&family, |one, victim| {
                let to = one.to().expect("arrival");
                if attention.notices(geometry, &family, to, victim) {
                    let mut score = origin;
                    scout.for_each_of_move(&family, to, victim, |feature| score += weights.of(feature));
                    let step = if family.placements.is_empty() { Step::Turn(one) } else { Step::Stem(one) };
                    list.push((Weights::score(score), step));
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
        let (scout, weights) = (Scout::new(position, rules), Weights::shipped());
        let relocated =
            stem.to().filter(|_| family.act == Act::Relocate).and_then(|at| position.piece_at(at));
        let relocated = relocated.map(|piece| (piece, scout.takers(piece)));
        for square in family.placements {
            let mut score = 0;
            scout.for_each_of_placement(relocated, square, |feature| score += weights.of(feature));
            self.list.push((Weights::score(score), Step::Turn(stem.with_placement(square))));
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
