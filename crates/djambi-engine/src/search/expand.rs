//! What can be done at a node: its steps, the likeliest first.

use std::iter;
use std::ops::ControlFlow;

use djambi::{Act, Move, Position, Rules};

use super::tree::Step;
use crate::attention::Attention;
use crate::exponential::exponential;
use crate::prior::{Context, PolicyFeatures, PolicyWeights, family_of, for_each_partial_move};

/// Steps with their priors. Kept from node to node for its memory.
#[derive(Debug, Default)]
pub(crate) struct Steps {
    /// As they were found.
    list: Vec<Step>,
    /// What the weights of each add up to, and how likely that makes it.
    sums: Vec<i32>,
    priors: Vec<f32>,
    /// The place of each in the order, and its index, in one number: the likeliest has the least. Equals come in an order that
    /// is different in every position, lest the search prefer a corner of the board.
    order: Vec<u32>,
    /// What an index is crossed with there to that end.
    mask: u32,
    /// What is known of some positions, by their hashes.
    known: Vec<Option<(u64, Context)>>,
}

/// Of how many positions it is kept what is known.
const KNOWN: usize = 1 << 8;

impl Steps {
    /// The number of steps.
    pub(crate) fn len(&self) -> usize {
        self.order.len()
    }

    /// The priors, which sum to 1, and the steps: the likeliest `count`, the likeliest first.
    pub(crate) fn likeliest(&self, count: usize) -> impl Iterator<Item = (f32, Step)> {
        // To look for one after the other is faster than any sorting: a processor compares many at a time.
        let after = |key: &u32| least(&self.order, key.checked_add(1)?);
        iter::successors(least(&self.order, 0), after).take(count).map(|key| {
            let index = index_of(key, self.mask);
            (self.priors[index], self.list[index])
        })
    }

    /// Leaves only the steps that are `wanted`, if there are any.
    pub(crate) fn retain(&mut self, mut wanted: impl FnMut(Step) -> bool) {
        let (list, mask) = (&self.list, self.mask);
        let mut is_wanted = |&key: &u32| wanted(list[index_of(key, mask)]);
        if self.order.iter().any(&mut is_wanted) {
            self.order.retain(is_wanted);
        }
    }

    /// Gives each step, by its prior, another one.
    pub(crate) fn reweigh(&mut self, new: impl Fn(Step, f32) -> f32) {
        let mask = self.mask;
        let mut sum = 0.0;
        for index in self.order.iter().map(|&key| index_of(key, mask)) {
            self.priors[index] = new(self.list[index], self.priors[index]);
            sum += self.priors[index];
        }
        for &key in &self.order {
            self.priors[index_of(key, mask)] /= sum;
        }
        let prior = |key| self.priors[index_of(key, mask)];
        self.order.sort_unstable_by(|&a, &b| prior(b).total_cmp(&prior(a)).then(a.cmp(&b)));
        for (key, place) in self.order.iter_mut().zip(0..) {
            *key = key_of(place, *key);
        }
    }

    /// What is known of a position, kept for the placements of its turns.
    fn facts(&mut self, position: &Position, rules: &Rules) -> Context {
        let hash = position.hash();
        self.known.resize(KNOWN, None);
        let place = &mut self.known[hash as usize % KNOWN];
        match place {
            Some((of, facts)) if *of == hash => *facts,
            _ => place.insert((hash, Context::of(position, rules))).1,
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
        let (scout, geometry) =
            (PolicyFeatures::with_context(position, self.facts(position, rules)), position.geometry());
        let weights = PolicyWeights::shipped();
        let _: ControlFlow<()> = position.for_each_family(rules, |family| {
            let origin = scout.score_of_origin(weights, &family);
            if family.act == Act::Walk && attention == Attention::FULL {
                let score = scout.scores_of_walks(weights, &family);
                for to in family.to {
                    self.push(Step::Turn(Move::new(family.from, to)), origin + score(to));
                }
                return ControlFlow::Continue(());
            }
            let score = scout.scores_of_moves(weights, &family);
            for_each_partial_move(&family, |mv, victim| {
                let to = mv.to().expect("arrival");
                if attention.notices(geometry, &family, to, victim) {
                    let step = if family.placements.is_empty() { Step::Turn(mv) } else { Step::Stem(mv) };
                    self.push(step, origin + score(to, victim));
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
        let facts = self.facts(position, rules);
        for_each_placement(position, rules, facts, stem, |mv, score| self.push(Step::Turn(mv), score));
    }

    /// A whole turn: with its likeliest placement, if it lacks one.
    pub(crate) fn complete(&mut self, position: &Position, rules: &Rules, step: Step) -> Move {
        let Step::Stem(stem) = step else { return step.mv() };
        let (mut likeliest, mut most) = (stem, i32::MIN);
        for_each_placement(position, rules, self.facts(position, rules), stem, |mv, score| {
            if score >= most {
                (likeliest, most) = (mv, score);
            }
        });
        likeliest
    }

    /// Turns scores into priors, and finds the order of the steps.
    pub(crate) fn weigh(&mut self, position: &Position, temperature: f32) {
        let most = self.sums.iter().copied().max().unwrap_or_default();
        self.mask = position.hash() as u32 & INDEX;
        self.order.clear();
        let keys = self.sums.iter().zip(0..);
        self.order.extend(keys.map(|(&sum, index)| key_of(most.abs_diff(sum), index ^ self.mask)));
        // Whole chunks are faster than some numbers that are left.
        let padded = self.sums.len().next_multiple_of(CHUNK);
        self.sums.resize(padded, i32::MIN);
        self.priors.resize(padded, 0.0);
        let (best, scale) = (PolicyWeights::score(most), 1.0 / temperature);
        for (prior, &sum) in self.priors.iter_mut().zip(&self.sums) {
            *prior = exponential((PolicyWeights::score(sum) - best) * scale);
        }
        let mut totals = [0.0; CHUNK];
        for priors in self.priors.as_chunks::<CHUNK>().0 {
            totals.iter_mut().zip(priors).for_each(|(total, prior)| *total += prior);
        }
        let scale = 1.0 / totals.iter().sum::<f32>();
        self.priors.iter_mut().for_each(|prior| *prior *= scale);
    }
}

/// Gives to `visit` the placements for a turn, with their scores.
#[inline]
fn for_each_placement(
    position: &Position,
    rules: &Rules,
    facts: Context,
    stem: Move,
    mut visit: impl FnMut(Move, i32),
) {
    let Some(family) = family_of(position, rules, stem) else { return };
    let (scout, weights) = (PolicyFeatures::with_context(position, facts), PolicyWeights::shipped());
    let relocated = stem.to().filter(|_| family.act == Act::Relocate).and_then(|at| position.piece_at(at));
    let relocated = relocated.map(|piece| (piece, scout.attackers(piece)));
    let score = scout.scores_of_placements(weights, relocated);
    for square in family.placements {
        visit(stem.with_placement(square), score(square));
    }
}

/// How many numbers are worked at together.
const CHUNK: usize = 8;
/// The bits of a key that hold an index: no position has so many steps.
const INDEX: u32 = 0xffff;

/// What is least in order: by its place, then by a crossed index. Places that are too far behind are all the same: e to the power of
/// −255 is nothing.
#[inline]
const fn key_of(place: u32, index: u32) -> u32 {
    (if place < INDEX { place } else { INDEX }) << 16 | index & INDEX
}

/// The index in a key.
#[inline]
const fn index_of(key: u32, mask: u32) -> usize {
    (key & INDEX ^ mask) as usize
}

/// The least of the keys from this one on.
#[inline]
fn least(keys: &[u32], from: u32) -> Option<u32> {
    // Those before it come after all others then.
    let beyond = |key: u32| key.wrapping_sub(from);
    let (chunks, rest) = keys.as_chunks::<CHUNK>();
    let mut leasts = [u32::MAX; CHUNK];
    for chunk in chunks {
        leasts.iter_mut().zip(chunk).for_each(|(least, &key)| *least = beyond(key).min(*least));
    }
    let least = leasts.into_iter().fold(u32::MAX, u32::min);
    let least = rest.iter().fold(least, |least, &key| beyond(key).min(least));
    from.checked_add(least).filter(|_| !keys.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;

    #[test]
    fn each_step_comes_once_and_the_likeliest_first() {
        let (rules, mut rng, mut position) = (Rules::CLASSIC, Rng::new(1), Position::start());
        let mut steps = Steps::default();
        for _ in 0..200 {
            steps.find_turns(&position, &rules, Attention::FULL);
            steps.weigh(&position, 1.0);
            check(&steps);
            // Whatever was unlikely is the likeliest then, and equals stay together.
            steps.reweigh(|_, prior| 1.0 - prior);
            check(&steps);
            let wanted = steps.list[rng.below(steps.list.len())];
            steps.retain(|step| step == wanted);
            assert!(steps.likeliest(2).map(|(_, step)| step).eq([wanted]));
            let mv = steps.complete(&position, &rules, wanted);
            if matches!(wanted, Step::Stem(_)) {
                steps.find_placements(&position, &rules, wanted.mv());
                steps.weigh(&position, 1.0);
                check(&steps);
                let (prior, _) = steps.likeliest(1).next().expect("placements");
                let chosen =
                    steps.list.iter().position(|&step| step == Step::Turn(mv)).expect("it is one of them");
                assert_eq!(steps.priors[chosen], prior);
            }
            position = position.play_unchecked(&rules, mv);
            if position.is_over() {
                position = Position::start();
            }
        }
    }

    fn check(steps: &Steps) {
        let all: Vec<_> = steps.likeliest(usize::MAX).collect();
        assert!(all.is_sorted_by(|a, b| a.0 >= b.0));
        let sum: f32 = all.iter().map(|(prior, _)| prior).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
        assert_eq!((all.len(), steps.len()), (steps.list.len(), steps.list.len()));
        assert!(steps.list.iter().all(|wanted| all.iter().any(|(_, step)| step == wanted)));
        assert!(steps.likeliest(8).eq(all.into_iter().take(8)));
    }
}
