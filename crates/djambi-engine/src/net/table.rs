//! Weights where an evaluation finds them fast, and their sums.

use super::slots::{BLOCKS, ORDERS, ROWS, Slot, input_of_row, relation_of_row};
use super::view::SEATS;
use super::{HIDDEN, Row, Weights};

/// What the hidden units of each seat add up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub(super) struct Sums(pub(super) [Row; SEATS.len()]);

/// The weights of all slots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Table {
    rows: Box<[Aligned]>,
}

/// A row that lies in one line of the cache.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
struct Aligned(Row);

impl Table {
    pub(super) fn of(weights: &Weights) -> Self {
        let single = (0..BLOCKS * ROWS).map(|row| weights.inputs[input_of_row(row)]);
        let orders = (0..ORDERS * ROWS).map(|row| order(weights, row / ROWS, relation_of_row(row)));
        let nothing = [[0; HIDDEN]; ROWS];
        Self { rows: single.chain(orders).chain(nothing).map(Aligned).collect() }
    }

    /// The sums with the weights of some slots and without those of others. Sums of any position that a game can reach
    /// fit; those of stranger ones wrap around, the same on every machine.
    #[inline]
    pub(super) fn change(&self, sums: &Sums, gone: &[Slot], come: &[Slot]) -> Sums {
        let mut sums = *sums;
        gone.iter().for_each(|&slot| self.visit(slot, &mut sums, i16::wrapping_sub));
        come.iter().for_each(|&slot| self.visit(slot, &mut sums, i16::wrapping_add));
        sums
    }

    #[inline]
    fn visit(&self, slot: Slot, sums: &mut Sums, change: impl Fn(i16, i16) -> i16) {
        let Some(rows) = self.rows_of(slot) else { return };
        for (sums, row) in sums.0.iter_mut().zip(rows) {
            sums.iter_mut().zip(row.0).for_each(|(sum, weight)| *sum = change(*sum, weight));
        }
    }

    #[inline]
    fn rows_of(&self, slot: Slot) -> Option<&[Aligned; SEATS.len()]> {
        self.rows.get(slot.first_row()..)?.first_chunk()
    }
}

/// What the inputs add up to that say in which order all play, to a seat from which the one to move is so many seats away.
fn order(weights: &Weights, others: usize, away: usize) -> Row {
    let mut sum = [0i16; HIDDEN];
    let mut wait = 0;
    for later in 0..SEATS.len() {
        if later == 0 || others >> (later - 1) & 1 == 1 {
            let seat = SEATS[(away + later) % SEATS.len()];
            let row = weights.inputs[Slot::turn(seat, wait).input(SEATS[0])];
            sum.iter_mut().zip(row).for_each(|(sum, weight)| *sum = sum.wrapping_add(weight));
            wait += 1;
        }
    }
    sum
}
