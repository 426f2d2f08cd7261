//! Weights where an evaluation finds them fast, and their sums.

use super::slots::{BLOCKS, ORDERS, ROWS, Slot, input_of_row, relation_of_row};
use super::{HIDDEN, Row, Weights};
use crate::perspective::SEATS;

/// What the hidden units of each seat add up to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub(super) struct Sums(pub(super) [Row; SEATS.len()]);

/// For how many seats sums are made at a time: a processor has registers for the sums of so many.
const TOGETHER: usize = 2;

/// The sums of so many seats.
type Part = [Row; TOGETHER];

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
        for (part, of_part) in sums.0.as_chunks_mut().0.iter_mut().enumerate() {
            *of_part = self.change_part(part, *of_part, gone, come);
        }
        sums
    }

    /// The same for some of the seats.
    #[inline]
    fn change_part(&self, part: usize, mut sums: Part, gone: &[Slot], come: &[Slot]) -> Part {
        gone.iter().for_each(|&slot| self.visit(part, slot, &mut sums, i16::wrapping_sub));
        come.iter().for_each(|&slot| self.visit(part, slot, &mut sums, i16::wrapping_add));
        sums
    }

    #[inline]
    fn visit(&self, part: usize, slot: Slot, sums: &mut Part, change: impl Fn(i16, i16) -> i16) {
        let Some(rows) = self.rows_of(slot) else { return };
        for (sums, row) in sums.iter_mut().zip(&rows.as_chunks::<TOGETHER>().0[part]) {
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
