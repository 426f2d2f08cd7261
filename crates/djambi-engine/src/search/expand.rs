//! What can be done at a node: its steps, the likeliest first.

use std::ops::ControlFlow;

use djambi::{Act, Move, Position, Rules};

use super::tree::Step;
use crate::attention::Attention;
use crate::exponential::exponential;
use crate::prior::{Facts, Scout, Weights, family_of, for_each_stem};

/// Steps with their priors. Kept from node to node for its memory.
#[derive(Debug, Default)]
pub(crate) struct Steps {
    /// As they were found.
    list: Vec<Step>,
    /// What the weights of each add up to, and how likely that makes it.
    sums: Vec<i32>,
    priors: Vec<f32>,
    /// Score, chance and index of each in one number, the likeliest having the least.
    order: Vec<u64>,
    /// What is known of some positions, by their hashes.
    known: Vec<Option<(u64, Facts)>>,
}

/// Of how many positions it is kept what is known.
const KNOWN: usize = 1 << 8;

impl Steps {
    /// The number of steps.
    pub(crate) fn len(&self) -> usize {
        self.order.len()
    }

    /// The priors, which sum to 1, and the steps: the likeliest `count`, the likeliest first. To be asked once.
    pub(crate) fn likeliest(&mut self, count: usize) -> impl Iterator<Item = (f32, Step)> {
        if count > 0 && count < self.order.len() {
            self.order.select_nth_unstable(count - 1);
            self.order.truncate(count);
        }
        self.order.sort_unstable();
        self.order.iter().map(|&key| {
            let index = index_of(key);
            (self.priors[index], self.list[index])
        })
    }

    /// Leaves only the steps that are `wanted`, if there are any.
    pub(crate) fn retain(&mut self, mut wanted: impl FnMut(Step) -> bool) {
        let mut is_wanted = |key: &u64| wanted(self.list[index_of(*key)]);
        if self.order.iter().any(&mut is_wanted) {
            self.order.retain(is_wanted);
        }
    }

    /// Gives each step, by its prior, another one.
    pub(crate) fn reweigh(&mut self, new: impl Fn(Step, f32) -> f32) {
        let mut sum = 0.0;
        for index in self.order.iter().map(|&key| index_of(key)) {
            self.priors[index] = new(self.list[index], self.priors[index]);
            sum += self.priors[index];
        }
        for key in &mut self.order {
            let prior = &mut self.priors[index_of(*key)];
            *prior /= sum;
            // The bits of numbers that are not negative are in the order of the numbers.
            *key = u64::from(!prior.to_bits()) << 32 | *key & u64::from(u32::MAX);
        }
    }

    /// What is known of a position, kept for the placements of its turns.
    fn facts(&mut self, position: &Position, rules: &Rules) -> Facts {
        let hash = position.hash();
        self.known.resize(KNOWN, None);
        let place = &mut self.known[hash as usize % KNOWN];
        match place {
            Some((of, facts)) if *of == hash => *facts,
            _ => place.insert((hash, Facts::of(position, rules))).1,
        }
    }

    fn clear(&mut self) {
        self.list.clear();
        self.sums.clear();
        self.order.clear();
    }

    fn push(&mut self, step: Step, sum: i32) {
        self.list.push(step);
        self.sums.push(sum);
    }

    /// Finds the turns of the player to move that are noticed, or all if none is, without their placements.
    pub(crate) fn find_turns(&mut self, position: &Position, rules: &Rules, attention: Attention) {
        self.clear();
        let (scout, geometry) = (Scout::knowing(position, self.facts(position, rules)), position.geometry());
        let weights = Weights::shipped();
        let _: ControlFlow<()> = position.for_each_family(rules, |family| {
            let mut origin = 0;
            scout.for_each_of_origin(&family, |feature| origin += weights.of(feature));
            if family.act == Act::Walk && attention == Attention::FULL {
                let score = scout.scores_of_walks(weights, &family);
                for to in family.to {
                    self.push(Step::Turn(Move::new(family.from, to)), origin + score(to));
                }
                return ControlFlow::Continue(());
            }
            for_each_stem(&family, |one, victim| {
                let to = one.to().expect("arrival");
                if attention.notices(geometry, &family, to, victim) {
                    let mut score = origin;
                    scout.for_each_of_move(&family, to, victim, |feature| score += weights.of(feature));
                    let step = if family.placements.is_empty() { Step::Turn(one) } else { Step::Stem(one) };
                    self.push(step, score);
                }
            });
            ControlFlow::Continue(())
        });
        if self.list.is_empty() {
            if attention != Attention::FULL {
                return self.find_turns(position, rules, Attention::FULL);
            }
            self.push(Step::Turn(Move::PASS), 0);
        }
    }

    /// Finds the placements for a turn.
    pub(crate) fn find_placements(&mut self, position: &Position, rules: &Rules, stem: Move) {
        self.clear();
        let Some(family) = family_of(position, rules, stem) else { return };
        let (scout, weights) = (Scout::knowing(position, self.facts(position, rules)), Weights::shipped());
        let relocated =
            stem.to().filter(|_| family.act == Act::Relocate).and_then(|at| position.piece_at(at));
        let relocated = relocated.map(|piece| (piece, scout.takers(piece)));
        let score = scout.scores_of_placements(weights, relocated);
        // They are many: it pays to make room for all of them first.
        let count = family.placements.len();
        self.list.resize(count, Step::Turn(stem));
        self.sums.resize(count, 0);
        for ((step, sum), square) in self.list.iter_mut().zip(&mut self.sums).zip(family.placements) {
            *step = Step::Turn(stem.with_placement(square));
            *sum = score(square);
        }
    }

    /// A whole turn: with its likeliest placement, if it lacks one. What was found before is forgotten then.
    pub(crate) fn complete(&mut self, position: &Position, rules: &Rules, step: Step) -> Move {
        let Step::Stem(stem) = step else { return step.one() };
        self.find_placements(position, rules, stem);
        let likeliest = self.list.iter().zip(&self.sums).max_by_key(|&(_, sum)| sum);
        likeliest.map_or(stem, |(step, _)| step.one())
    }

    /// Turns scores into priors, and finds the order of the steps. Equals come in an order that is different in every
    /// position, lest the search prefer a corner of the board.
    pub(crate) fn weigh(&mut self, position: &Position, temperature: f32) {
        let key = position.hash() | 1;
        self.order.clear();
        self.order.extend(self.list.iter().zip(&self.sums).zip(0_u64..).map(|((step, &sum), index)| {
            let mixed = u64::from(step.one().bits()).wrapping_mul(key) >> 48;
            // The greatest sum comes first.
            let place = i32::MAX.wrapping_sub(sum).cast_unsigned();
            u64::from(place) << 32 | mixed << 16 | index
        }));
        let best = Weights::score(self.sums.iter().copied().max().unwrap_or_default());
        let scale = 1.0 / temperature;
        self.priors.clear();
        self.priors.extend(self.sums.iter().map(|&sum| exponential((Weights::score(sum) - best) * scale)));
        let scale = 1.0 / self.priors.iter().fold(0.0, |sum, prior| sum + prior);
        for prior in &mut self.priors {
            *prior *= scale;
        }
    }
}

/// The index in a number of an order.
const fn index_of(key: u64) -> usize {
    (key & 0xffff) as usize
}
