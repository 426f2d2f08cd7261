//! A small net that says what each seat may expect of a position on the 9 × 9 board.
//!
//! Each living seat sees the position from its own corner: who stands where, commanded by whom, and some circumstances
//! ([`for_each_input`]). One layer of hidden units, the same for all seats, makes a logit of that, and the seats' shares
//! are in proportion to the exponentials of their logits. All weights are whole numbers, so that the shares are the same on
//! every machine. `cargo xtask train` makes the weights; docs/ENGINE.md says how.

mod accumulators;
mod bytes;
mod inputs;
mod output;
mod sight;
mod slots;
mod table;
mod view;

use std::fmt;
use std::sync::LazyLock;

use djambi::{BySeat, Position, Rules};

pub use accumulators::Accumulators;
pub use bytes::NoNet;
pub use inputs::{INPUTS, for_each_input};
use table::Table;

use crate::evaluate;
pub use crate::perspective::SEATS;
use crate::perspective::is_known;

/// The number of hidden units.
pub const HIDDEN: usize = 64;
/// What stands for 1 in the weights of the first layer. A hidden unit gives the square of its sum, which is cut off below 0
/// and above 1.
pub const ONE: i16 = 255;
/// What stands for 1 in the weights of the second layer, which are at most [`LOGIT_LIMIT`] in size.
pub const LOGIT: i16 = 64;
/// The largest weight of the second layer, so that its product with a hidden unit fits into 16 bits.
pub const LOGIT_LIMIT: i16 = i16::MAX / ONE;
/// The largest weight of the first layer: the inputs of a position that a game can reach are so few that their sum fits.
pub const INPUT_LIMIT: i16 = i16::MAX / 80;

/// The weights from one input to all hidden units, or what such weights add up to.
pub type Row = [i16; HIDDEN];

/// The numbers that a net is made of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    /// From each input to the hidden units: as many rows as there are [`INPUTS`].
    pub inputs: Box<[Row]>,
    /// The biases of the hidden units.
    pub biases: Row,
    /// From the hidden units to the logit.
    pub logit: Row,
}

/// A net.
#[derive(Clone, PartialEq, Eq)]
pub struct Net {
    weights: Weights,
    table: Table,
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Net").finish_non_exhaustive()
    }
}

impl Net {
    /// The net that the engine comes with.
    #[must_use]
    pub fn shipped() -> &'static Self {
        static SHIPPED: LazyLock<Net> =
            LazyLock::new(|| Net::from_bytes(include_bytes!("net/weights.bin")).expect("shipped net"));
        &SHIPPED
    }

    /// The net of these weights.
    ///
    /// # Errors
    /// If there are not as many rows as inputs.
    pub fn new(weights: Weights) -> Result<Self, NoNet> {
        if weights.inputs.len() != INPUTS {
            return Err(NoNet::Shape { inputs: weights.inputs.len() as u16, hidden: HIDDEN as u16 });
        }
        Ok(Self { table: Table::of(&weights), weights })
    }

    /// Reads a net.
    ///
    /// # Errors
    /// If the bytes are not those of a net of this version and shape.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NoNet> {
        bytes::from_bytes(bytes).and_then(Self::new)
    }

    /// The net as bytes, for [`Net::from_bytes`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        bytes::to_bytes(&self.weights)
    }

    /// Whether the net can judge this position: whether it is one on the 9 × 9 board.
    #[must_use]
    pub fn knows(position: &Position) -> bool {
        is_known(position)
    }

    /// What each seat may expect, by the net; on boards that it does not know, by the evaluation made by hand.
    #[must_use]
    pub fn evaluate(&self, position: &Position, rules: &Rules) -> BySeat<f32> {
        if Self::knows(position) { self.shares(position, rules) } else { evaluate(position, rules) }
    }

    /// What each seat may expect: numbers from 0 to 1 that sum to 1, 0 for the dead. On a board that the net does not
    /// know, all the living may expect the same.
    #[must_use]
    pub fn shares(&self, position: &Position, rules: &Rules) -> BySeat<f32> {
        Accumulators::of(self, position).shares(self, rules)
    }
}

#[cfg(test)]
mod tests;
