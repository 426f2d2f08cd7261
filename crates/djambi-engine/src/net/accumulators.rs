//! The accumulated first layer of a position, updated incrementally.

use djambi::{Position, Rules, Seat};

use super::chief_threats::ChiefThreats;
use super::feature_index::{FeatureIndex, FeatureTable};
use super::feature_transformer::PerspectiveSums;
use super::features::{
    for_each_chief_feature, for_each_new_chief_feature, for_each_occupant, for_each_transient, occupants_of,
};
use super::threat_cache::ThreatCache;
use super::{Evaluation, Net};
use crate::perspective::{Commanders, commanders};

/// The accumulators of a position: the sums of the first layer over its pieces and the surroundings of its
/// chiefs, for each perspective. A search keeps them from one position to the next and updates the difference
/// only.
///
/// ```
/// use djambi::{Position, Rules};
/// use djambi_engine::net::{Accumulators, Net};
/// let (net, rules, start) = (Net::of_square9(), Rules::CLASSIC, Position::start());
/// let mut accumulators = Accumulators::of(net, &start);
/// let after = start.play(&rules, start.parse_move("a3a5")?)?;
/// assert_eq!(accumulators.evaluate_child(net, &after, &rules), net.evaluate(&after, &rules));
/// accumulators.move_to(net, &after);
/// assert_eq!(accumulators.evaluate(net, &rules), net.evaluate(&after, &rules));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Accumulators {
    position: Position,
    commanders: Commanders,
    threat_cache: ThreatCache,
    sums: PerspectiveSums,
}

/// The maximum number of changed squares for an incremental update; with more, a refresh is faster.
const MAX_CHANGED: usize = 8;
/// The maximum number of features that an incremental update removes.
const MAX_REMOVED: usize = 32;
/// The maximum number of features that an incremental update adds, transient ones included.
const MAX_ADDED: usize = 64;
/// The maximum number of features of a position.
const MAX_FEATURES: usize = 128;

impl Accumulators {
    /// The accumulators of a position, computed from scratch (a refresh).
    #[must_use]
    pub fn of(net: &Net, position: &Position) -> Self {
        let mut made = Self {
            position: *position,
            commanders: commanders(position),
            threat_cache: ThreatCache::empty(),
            sums: PerspectiveSums([net.weights.biases; Seat::LIMIT]),
        };
        if net.knows(position) {
            let table = net.table;
            made.threat_cache.fill(table, position, made.commanders);
            let mut features = FeatureList::<MAX_FEATURES>::new(table);
            for_each_occupant(table, position, made.commanders, |feature| features.push(feature));
            for_each_chief_feature(table, &made.threat_cache.threats, |feature| features.push(feature));
            made.sums = net.transformer.update(&made.sums, &[], features.as_slice());
        }
        made
    }

    /// The position of these accumulators.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Moves to another position: [`Accumulators::of`] it, by an incremental update if few squares have
    /// changed.
    pub fn move_to(&mut self, net: &Net, position: &Position) {
        let mut update = Update::new(net);
        if self.find_update(net, position, &mut update).is_none() {
            *self = Self::of(net, position);
            return;
        }
        self.sums = update.apply(net, &self.sums);
        self.position = *position;
        self.threat_cache = ThreatCache::empty();
        self.threat_cache.fill(net.table, position, self.commanders);
    }

    /// What the net expects of this position: equal shares where the game is over, and on a board that the
    /// net does not know.
    #[must_use]
    pub fn evaluate(&self, net: &Net, rules: &Rules) -> Evaluation {
        if !net.knows(&self.position) || self.position.is_over() {
            return Evaluation::equal(self.position.alive());
        }
        let mut features = FeatureList::<MAX_FEATURES>::new(net.table);
        let threats = &self.threat_cache.threats;
        for_each_transient(net.table, &self.position, rules, threats, |feature| features.push(feature));
        let sums = net.transformer.update(&self.sums, &[], features.as_slice());
        net.evaluate_sums(self.position.alive(), &sums)
    }

    /// [`Accumulators::evaluate`] of another position, by an incremental update if few squares have changed.
    /// The fastest way for many children of one position.
    #[must_use]
    pub fn evaluate_child(&self, net: &Net, child: &Position, rules: &Rules) -> Evaluation {
        if child.is_over() {
            return Evaluation::equal(child.alive());
        }
        let mut update = Update::new(net);
        let Some(threats) = self.find_update(net, child, &mut update) else {
            return Self::of(net, child).evaluate(net, rules);
        };
        for_each_transient(net.table, child, rules, &threats, |feature| update.added.push(feature));
        net.evaluate_sums(child.alive(), &update.apply(net, &self.sums))
    }

    /// Finds the incremental update to a similar position, and that position's threats; `None` if a refresh
    /// is needed.
    #[inline]
    fn find_update(&self, net: &Net, after: &Position, update: &mut Update) -> Option<ChiefThreats> {
        let before = &self.position;
        let commanders = self.commanders;
        let table = net.table;
        let changed = before.differences(after);
        let is_similar = net.knows(before)
            && net.knows(after)
            && changed.len() <= MAX_CHANGED
            && before.has_same_controllers(after);
        if !is_similar {
            return None;
        }
        let removed = changed & before.occupied();
        let added = changed & after.occupied();
        occupants_of(table, before, commanders, removed).for_each(|feature| update.removed.push(feature));
        occupants_of(table, after, commanders, added).for_each(|feature| update.added.push(feature));
        let old_threats = &self.threat_cache.threats;
        let threats = self.threat_cache.threats_after(table, after, commanders, changed);
        if !threats.has_same_accumulated(old_threats) {
            for_each_new_chief_feature(table, old_threats, &threats, |feature| update.removed.push(feature));
            for_each_new_chief_feature(table, &threats, old_threats, |feature| update.added.push(feature));
        }
        Some(threats)
    }
}

/// The features that an incremental update removes and adds.
struct Update {
    removed: FeatureList<MAX_REMOVED>,
    added: FeatureList<MAX_ADDED>,
}

impl Update {
    #[inline]
    fn new(net: &Net) -> Self {
        Self { removed: FeatureList::new(net.table), added: FeatureList::new(net.table) }
    }

    #[inline]
    fn apply(&self, net: &Net, sums: &PerspectiveSums) -> PerspectiveSums {
        net.transformer.update(sums, self.removed.as_slice(), self.added.as_slice())
    }
}

/// A list of up to `N` features.
struct FeatureList<const N: usize> {
    features: [FeatureIndex; N],
    count: usize,
}

impl<const N: usize> FeatureList<N> {
    #[inline]
    fn new(table: &FeatureTable) -> Self {
        Self { features: [table.none(); N], count: 0 }
    }

    #[inline]
    fn push(&mut self, feature: FeatureIndex) {
        self.features[self.count % N] = feature;
        self.count += 1;
    }

    #[inline]
    fn as_slice(&self) -> &[FeatureIndex] {
        // A multiple of four: the processor predicts the end of the loop better with few different lengths.
        &self.features[..self.count.next_multiple_of(4).min(N)]
    }
}
