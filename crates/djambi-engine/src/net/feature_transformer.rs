//! The first layer of the net: the weights of all features, and the sums of those of a position.

use super::feature_index::{FeatureIndex, ORBITS, ROWS, TURN_ORDERS, distance_of_row, input_of_row};
use super::{HIDDEN, HiddenLayer, NetWeights};
use crate::perspective::SEATS;

/// The sums of the first layer for each perspective.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub(super) struct PerspectiveSums(pub(super) [HiddenLayer; SEATS.len()]);

/// The number of perspectives that are updated together: a processor has enough registers for the sums of
/// two.
const BATCH: usize = 2;

/// The sums of the perspectives that are updated together.
type BatchSums = [HiddenLayer; BATCH];

/// The first layer: the weights of all features, in rows that [`FeatureIndex`] points at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct FeatureTransformer {
    rows: Box<[Row]>,
}

/// The weights of a feature for one perspective, aligned to cache lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
struct Row(HiddenLayer);

impl FeatureTransformer {
    /// The first layer of a net with these weights.
    pub(super) fn of(weights: &NetWeights) -> Self {
        let single = (0..ORBITS * ROWS).map(|row| weights.features[input_of_row(row)]);
        let turn_orders =
            (0..TURN_ORDERS * ROWS).map(|row| turn_order(weights, row / ROWS, distance_of_row(row)));
        let none = [[0; HIDDEN]; ROWS];
        Self { rows: single.chain(turn_orders).chain(none).map(Row).collect() }
    }

    /// The sums after some features are removed and others added. The sums of any position that a game can
    /// reach fit; others wrap around, in the same way on every machine.
    #[inline]
    pub(super) fn update(
        &self,
        sums: &PerspectiveSums,
        removed: &[FeatureIndex],
        added: &[FeatureIndex],
    ) -> PerspectiveSums {
        let mut sums = *sums;
        for (batch, batch_sums) in sums.0.as_chunks_mut().0.iter_mut().enumerate() {
            *batch_sums = self.update_batch(batch, *batch_sums, removed, added);
        }
        sums
    }

    #[inline]
    fn update_batch(
        &self,
        batch: usize,
        mut sums: BatchSums,
        removed: &[FeatureIndex],
        added: &[FeatureIndex],
    ) -> BatchSums {
        removed.iter().for_each(|&feature| self.apply(batch, feature, &mut sums, i16::wrapping_sub));
        added.iter().for_each(|&feature| self.apply(batch, feature, &mut sums, i16::wrapping_add));
        sums
    }

    #[inline]
    fn apply(
        &self,
        batch: usize,
        feature: FeatureIndex,
        sums: &mut BatchSums,
        operation: impl Fn(i16, i16) -> i16,
    ) {
        let Some(rows) = self.rows_of(feature) else { return };
        for (sums, row) in sums.iter_mut().zip(&rows.as_chunks::<BATCH>().0[batch]) {
            sums.iter_mut().zip(row.0).for_each(|(sum, weight)| *sum = operation(*sum, weight));
        }
    }

    #[inline]
    fn rows_of(&self, feature: FeatureIndex) -> Option<&[Row; SEATS.len()]> {
        self.rows.get(feature.first_row()..)?.first_chunk()
    }
}

/// The sum of the weights of a turn order's features, for the perspective from which the seat to move is at
/// `distance`.
fn turn_order(weights: &NetWeights, others: usize, distance: usize) -> HiddenLayer {
    let mut sum = [0i16; HIDDEN];
    let mut wait = 0;
    for later in 0..SEATS.len() {
        if later == 0 || others >> (later - 1) & 1 == 1 {
            let seat = SEATS[(distance + later) % SEATS.len()];
            let row = weights.features[FeatureIndex::turn(seat, wait).input(SEATS[0])];
            sum.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_add(weight));
            wait += 1;
        }
    }
    sum
}
