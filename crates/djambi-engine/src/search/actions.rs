//! The actions at a node with their priors, the most likely first.

use std::collections::HashSet;
use std::iter;
use std::ops::ControlFlow;

use djambi::{Act, Move, MoveFamily, Position, Role, Rules, SquareSet};

use super::promises::KeepingMoves;
use super::softmax::{LANES, softmax};
use super::tree::Action;
use crate::attention::Attention;
use crate::prior::{Context, PolicyWeights, ScoreContext, Scorer, family_of, for_each_partial_move};

/// The number of positions whose features are cached.
const CACHE_SIZE: usize = 1 << 8;

/// The score, beyond the policy's, of a move that can bring a hostage army by its corpse: the policy has not
/// learnt its worth. It multiplies the prior by 55.
const PRIZE: i32 = 4 * 256;

/// The actions of one node with their priors. The list is used again for each node, which keeps its memory.
#[derive(Debug)]
pub(super) struct ActionList {
    /// The weights of the policy.
    weights: &'static PolicyWeights,
    /// The actions as they were generated.
    actions: Vec<Action>,
    /// The score of each action by the policy's weights, and the prior that follows from it.
    scores: Vec<i32>,
    priors: Vec<f32>,
    /// A [sort key](sort_key) for each action: the smallest is the most likely action's.
    keys: Vec<u32>,
    /// What indices are XORed with in the keys.
    mask: u32,
    /// The contexts of some positions, by the positions' hashes.
    cache: Vec<Option<(u64, ScoreContext)>>,
}

impl ActionList {
    /// An empty list, for priors with these weights.
    pub(super) const fn new(weights: &'static PolicyWeights) -> Self {
        Self {
            weights,
            actions: Vec::new(),
            scores: Vec::new(),
            priors: Vec::new(),
            keys: Vec::new(),
            mask: 0,
            cache: Vec::new(),
        }
    }

    /// The number of actions.
    pub(super) fn len(&self) -> usize {
        self.keys.len()
    }

    /// The `count` most likely actions with their priors, in order. The priors of all actions sum to 1.
    pub(super) fn most_likely(&self, count: usize) -> impl Iterator<Item = (f32, Action)> {
        // Looking for one after the other is faster than sorting: a processor compares many keys at a time.
        let next = |key: &u32| min_from(&self.keys, key.checked_add(1)?);
        iter::successors(min_from(&self.keys, 0), next).take(count).map(|key| {
            let index = index_of(key, self.mask);
            (self.priors[index], self.actions[index])
        })
    }

    /// Removes all actions but the `wanted` ones, unless there are none of these.
    pub(super) fn retain(&mut self, mut wanted: impl FnMut(Action) -> bool) {
        let actions = &self.actions;
        let mask = self.mask;
        let mut is_wanted = |&key: &u32| wanted(actions[index_of(key, mask)]);
        if self.keys.iter().any(&mut is_wanted) {
            self.keys.retain(is_wanted);
        }
    }

    /// Replaces each prior by `new` of it, scales them to sum 1, and orders the actions anew.
    pub(super) fn adjust_priors(&mut self, new: impl Fn(Action, f32) -> f32) {
        let mask = self.mask;
        let mut sum = 0.0;
        for index in self.keys.iter().map(|&key| index_of(key, mask)) {
            self.priors[index] = new(self.actions[index], self.priors[index]);
            sum += self.priors[index];
        }
        for &key in &self.keys {
            self.priors[index_of(key, mask)] /= sum;
        }
        let prior = |key| self.priors[index_of(key, mask)];
        self.keys.sort_unstable_by(|&a, &b| prior(b).total_cmp(&prior(a)).then(a.cmp(&b)));
        for (key, rank) in self.keys.iter_mut().zip(0..) {
            *key = sort_key(rank, *key);
        }
    }

    /// The context of a position, cached for the placements of its moves.
    fn context(&mut self, position: &Position, rules: &Rules) -> ScoreContext {
        let hash = position.hash();
        self.cache.resize(CACHE_SIZE, None);
        let slot = &mut self.cache[hash as usize % CACHE_SIZE];
        match slot {
            Some((cached, context)) if *cached == hash => *context,
            _ => slot.insert((hash, ScoreContext::of(position, rules, self.weights))).1,
        }
    }

    fn clear(&mut self) {
        self.actions.clear();
        self.scores.clear();
        self.keys.clear();
    }

    fn push(&mut self, action: Action, score: i32) {
        self.actions.push(action);
        self.scores.push(score);
    }

    /// Lists the moves of the player to move, without placements: those that are noticed, or all if none is.
    /// Where promises bind, only those that keep them.
    pub(super) fn list_moves(
        &mut self,
        position: &Position,
        rules: &Rules,
        keeping: Option<&KeepingMoves>,
        attention: Attention,
    ) {
        self.clear();
        let context = self.context(position, rules);
        let geometry = position.geometry();
        let policy = Scorer::new(position, &context, self.weights);
        let visit = |family: MoveFamily| {
            let mut origin = policy.score_of_origin(&family);
            if !prizes_of(&context.features, &family).is_empty() {
                origin += PRIZE;
            }
            if family.act == Act::Walk && attention == Attention::FULL {
                let score = policy.scores_of_walks(&family);
                for to in family.to {
                    self.push(Action::Move(Move::new(family.from, to)), origin + score(to));
                }
                return ControlFlow::Continue(());
            }
            let score = policy.scores_of_moves(&family);
            for_each_partial_move(&family, |mv, victim| {
                let to = mv.to().expect("arrival");
                if attention.notices(geometry, &family, to, victim) {
                    let is_complete = family.placements.is_empty();
                    let action = if is_complete { Action::Move(mv) } else { Action::Partial(mv) };
                    self.push(action, origin + score(to, victim));
                }
            });
            ControlFlow::Continue(())
        };
        let _: ControlFlow<()> = match keeping {
            Some(keeping) => keeping.for_each_family(visit),
            None => position.for_each_family(rules, visit),
        };
        if keeping.is_some() {
            self.remove_repeated();
        }
        if self.actions.is_empty() {
            if attention != Attention::FULL {
                return self.list_moves(position, rules, keeping, Attention::FULL);
            }
            self.push(Action::Move(Move::PASS), 0);
        }
    }

    /// Removes the actions that were listed before: promises can split a family by its placements.
    fn remove_repeated(&mut self) {
        let mut seen = HashSet::with_capacity(self.actions.len());
        let is_new: Vec<_> = self.actions.iter().map(|action| seen.insert(action.mv())).collect();
        let mut is_kept = is_new.iter();
        self.actions.retain(|_| is_kept.next().is_none_or(|&new| new));
        let mut is_kept = is_new.iter();
        self.scores.retain(|_| is_kept.next().is_none_or(|&new| new));
    }

    /// Lists the placements that complete a partial move. Where promises bind, only those that keep them.
    pub(super) fn list_placements(
        &mut self,
        position: &Position,
        rules: &Rules,
        keeping: Option<&KeepingMoves>,
        partial: Move,
    ) {
        self.clear();
        let context = self.context(position, rules);
        let policy = Scorer::new(position, &context, self.weights);
        for_each_placement(&policy, rules, keeping, partial, |mv, score| {
            self.push(Action::Move(mv), score);
        });
    }

    /// The move of an action: a partial move is completed by its most likely placement. Where promises bind, by
    /// the most likely one that keeps them.
    pub(super) fn completed(
        &mut self,
        position: &Position,
        rules: &Rules,
        keeping: Option<&KeepingMoves>,
        action: Action,
    ) -> Move {
        let Action::Partial(partial) = action else { return action.mv() };
        let mut likeliest = partial;
        let mut max = i32::MIN;
        let context = self.context(position, rules);
        let policy = Scorer::new(position, &context, self.weights);
        for_each_placement(&policy, rules, keeping, partial, |mv, score| {
            if score >= max {
                (likeliest, max) = (mv, score);
            }
        });
        likeliest
    }

    /// Makes priors of the scores, by a softmax with this temperature, and orders the actions.
    pub(super) fn compute_priors(&mut self, position: &Position, temperature: f32) {
        let max = self.scores.iter().copied().max().unwrap_or_default();
        self.mask = position.hash() as u32 & INDEX_BITS;
        self.keys.clear();
        let indexed = self.scores.iter().zip(0..);
        self.keys.extend(indexed.map(|(&score, index)| sort_key(max.abs_diff(score), index ^ self.mask)));
        // Actions that do not exist fill the last lanes, with priors of 0.
        let padded = self.scores.len().next_multiple_of(LANES);
        self.scores.resize(padded, i32::MIN);
        self.priors.resize(padded, 0.0);
        let best = PolicyWeights::score(max);
        let scale = 1.0 / temperature;
        softmax(&self.scores, &mut self.priors, |score| (PolicyWeights::score(score) - best) * scale);
    }
}

/// Calls `visit` with each placement that completes a partial move, and its score.
#[inline]
fn for_each_placement(
    policy: &Scorer<'_>,
    rules: &Rules,
    keeping: Option<&KeepingMoves>,
    partial: Move,
    mut visit: impl FnMut(Move, i32),
) {
    let position = policy.features().position();
    let context = policy.features().context();
    let Some(mut family) = family_of(position, rules, partial) else { return };
    if let Some(keeping) = keeping {
        family.placements = keeping.placements_of(partial);
    }
    let relocated = policy.features().relocated(&family, partial);
    let score = policy.scores_of_placements(relocated.as_ref());
    let prizes = prizes_of(context, &family);
    for square in family.placements - prizes {
        visit(partial.with_placement(square), score(square));
    }
    if prizes.is_empty() {
        return;
    }
    // A prize is as likely as the likeliest placement.
    let max = family.placements.iter().map(&score).max().unwrap_or_default();
    for square in prizes {
        visit(partial.with_placement(square), max);
    }
}

/// The squares on which a corpse that the family places brings its player a hostage army.
#[inline]
fn prizes_of(context: &Context, family: &MoveFamily) -> SquareSet {
    let places_corpse = family.act == Act::Kill || family.role == Role::Necromobile;
    if places_corpse { family.placements & context.prizes } else { SquareSet::EMPTY }
}

/// The bits of a key that hold an index: no node has more actions.
const INDEX_BITS: u32 = 0xffff;

/// Sort key: the rank in the high half, the index XOR a mask in the low half, which breaks ties differently
/// in each position: else the search would prefer a corner of the board. A rank is a place in the order or
/// the distance to the best score; distances from 65535 on count as the same, because their priors are 0.
#[inline]
const fn sort_key(rank: u32, index: u32) -> u32 {
    (if rank < INDEX_BITS { rank } else { INDEX_BITS }) << 16 | index & INDEX_BITS
}

/// The index in a key.
#[inline]
const fn index_of(key: u32, mask: u32) -> usize {
    (key & INDEX_BITS ^ mask) as usize
}

/// The smallest key that is not below `from`.
#[inline]
fn min_from(keys: &[u32], from: u32) -> Option<u32> {
    // Wrapping subtraction puts the keys below `from` behind all others.
    let beyond = |key: u32| key.wrapping_sub(from);
    let (chunks, rest) = keys.as_chunks::<LANES>();
    let mut minima = [u32::MAX; LANES];
    for chunk in chunks {
        minima.iter_mut().zip(chunk).for_each(|(min, &key)| *min = beyond(key).min(*min));
    }
    let min = minima.into_iter().fold(u32::MAX, u32::min);
    let min = rest.iter().fold(min, |min, &key| beyond(key).min(min));
    from.checked_add(min).filter(|_| !keys.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Rng;

    #[test]
    fn each_action_comes_once_and_the_most_likely_first() {
        let rules = Rules::CLASSIC;
        let mut rng = Rng::new(1);
        let mut position = Position::start();
        let mut list = ActionList::new(PolicyWeights::of_square9());
        for _ in 0..200 {
            list.list_moves(&position, &rules, None, Attention::FULL);
            list.compute_priors(&position, 1.0);
            check(&list);
            // The least likely becomes the most likely, and equals stay together.
            list.adjust_priors(|_, prior| 1.0 - prior);
            check(&list);
            let wanted = list.actions[rng.below(list.actions.len())];
            list.retain(|action| action == wanted);
            assert!(list.most_likely(2).map(|(_, action)| action).eq([wanted]));
            let mv = list.completed(&position, &rules, None, wanted);
            if matches!(wanted, Action::Partial(_)) {
                list.list_placements(&position, &rules, None, wanted.mv());
                list.compute_priors(&position, 1.0);
                check(&list);
                let (prior, _) = list.most_likely(1).next().expect("placements");
                let chosen = list.actions.iter().position(|&action| action == Action::Move(mv));
                assert_eq!(list.priors[chosen.expect("a listed placement")], prior);
            }
            position = position.play_unchecked(&rules, mv);
            if position.is_over() {
                position = Position::start();
            }
        }
    }

    fn check(list: &ActionList) {
        let all: Vec<_> = list.most_likely(usize::MAX).collect();
        assert!(all.is_sorted_by(|a, b| a.0 >= b.0));
        let sum: f32 = all.iter().map(|(prior, _)| prior).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
        assert_eq!((all.len(), list.len()), (list.actions.len(), list.actions.len()));
        assert!(list.actions.iter().all(|wanted| all.iter().any(|(_, action)| action == wanted)));
        assert!(list.most_likely(8).eq(all.into_iter().take(8)));
    }
}
