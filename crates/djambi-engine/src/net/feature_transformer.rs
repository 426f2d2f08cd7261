//! The first layer of the net: the weights of all features, and the sums of those of a position.

use djambi::Seat;

use super::feature_index::{FeatureIndex, FeatureTable, RowContent};
use super::{HIDDEN, HiddenLayer, NetWeights};

/// The sums of the first layer for each perspective. Those of seats that the board does not have mean
/// nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub(super) struct PerspectiveSums(pub(super) [HiddenLayer; Seat::LIMIT]);

/// The number of perspectives that are updated together: a processor has enough registers for the sums of
/// two.
const BATCH: usize = 2;

/// The sums of the perspectives that are updated together.
type BatchSums = [HiddenLayer; BATCH];

/// The first layer: the weights of all features, in rows that [`FeatureIndex`] points at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct FeatureTransformer {
    rows: Box<[Row]>,
    /// The number of batches of perspectives.
    batches: usize,
}

/// The weights of a feature for one perspective, aligned to cache lines.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
struct Row(HiddenLayer);

impl FeatureTransformer {
    /// The first layer of a net with these weights.
    pub(super) fn of(table: &FeatureTable, weights: &NetWeights) -> Self {
        let none = [0; HIDDEN];
        let rows = table.contents().map(|content| match content {
            RowContent::Input(input) => weights.features[input],
            RowContent::TurnOrder(others, distance) => turn_order(table, weights, others, distance),
            RowContent::Nothing => none,
        });
        // The last batch may have a perspective more than the board.
        Self { rows: rows.chain([none]).map(Row).collect(), batches: table.seats.div_ceil(BATCH) }
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
        for (batch, batch_sums) in sums.0.as_chunks_mut().0.iter_mut().take(self.batches).enumerate() {
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
        let Some(rows) = self.rows_of(feature, batch) else { return };
        for (sums, row) in sums.iter_mut().zip(rows) {
            sums.iter_mut().zip(row.0).for_each(|(sum, weight)| *sum = operation(*sum, weight));
        }
    }

    #[inline]
    fn rows_of(&self, feature: FeatureIndex, batch: usize) -> Option<&[Row; BATCH]> {
        self.rows.get(feature.first_row() + batch * BATCH..)?.first_chunk()
    }
}

/// The sum of the weights of a turn order's features, for the perspective from which the seat to move is at
/// `distance`.
fn turn_order(table: &FeatureTable, weights: &NetWeights, others: usize, distance: usize) -> HiddenLayer {
    let mut sum = [0i16; HIDDEN];
    let mut wait = 0;
    for later in 0..table.seats {
        if later == 0 || others >> (later - 1) & 1 == 1 {
            let seat = Seat::ALL[(distance + later) % table.seats];
            let row = weights.features[table.input(table.turn(seat, wait), Seat::Red)];
            sum.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_add(weight));
            wait += 1;
        }
    }
    sum
}
