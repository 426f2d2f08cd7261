//! An efficiently updatable neural network (NNUE) that evaluates positions on the 9 × 9 board.
//!
//! The active inputs of each living seat's perspective ([`for_each_input`]) are pieces with their commanders,
//! corpses, threats to the chiefs, the order of turns and rules. One hidden layer, the same for all
//! perspectives, turns them into the seat's logit, and softmax turns the logits into shares. All weights are
//! whole numbers, so the shares are the same on every machine. `cargo xtask train` makes the weights;
//! docs/ENGINE.md describes it.

mod accumulators;
mod bytes;
mod chief_threats;
mod feature_index;
mod feature_transformer;
mod features;
mod layout;
mod militant_range;
mod output;
mod threat_cache;

use std::fmt;
use std::sync::LazyLock;

use djambi::{BySeat, Position, Rules};

pub use accumulators::Accumulators;
pub use bytes::NetError;
use feature_transformer::FeatureTransformer;
pub use features::for_each_input;
pub use layout::INPUTS;

use crate::evaluate;
pub use crate::perspective::SEATS;
use crate::perspective::is_known;

/// The number of hidden units.
pub const HIDDEN: usize = 64;
/// The quantisation of the first layer: this whole number stands for 1. The activation is a squared clipped
/// ReLU, the square of a hidden unit's sum clipped to 0 and 1.
pub const QA: i16 = 255;
/// The quantisation of the output weights: this whole number stands for 1.
pub const QB: i16 = 64;
/// The maximum size of an output weight: its product with a hidden unit fits into 16 bits.
pub const OUTPUT_LIMIT: i16 = i16::MAX / QA;
/// The maximum size of a feature weight: the sum over the features of any position that a game can reach fits
/// into 16 bits.
pub const FEATURE_LIMIT: i16 = i16::MAX / 80;

/// One number for each hidden unit: weights of an input, or their sums.
pub type HiddenLayer = [i16; HIDDEN];

/// The weights of a net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NetWeights {
    /// The feature weights, from each of the [`INPUTS`] to the hidden units.
    pub features: Box<[HiddenLayer]>,
    /// The biases of the hidden units.
    pub biases: HiddenLayer,
    /// The output weights, from the hidden units to the logit.
    pub output: HiddenLayer,
}

/// A neural network that evaluates positions.
#[derive(Clone, PartialEq, Eq)]
pub struct Net {
    weights: NetWeights,
    transformer: FeatureTransformer,
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Net").finish_non_exhaustive()
    }
}

impl Net {
    /// The net of this version of the engine.
    #[must_use]
    pub fn shipped() -> &'static Self {
        static SHIPPED: LazyLock<Net> =
            LazyLock::new(|| Net::from_bytes(include_bytes!("net/weights.bin")).expect("shipped net"));
        &SHIPPED
    }

    /// The net with these weights.
    ///
    /// # Errors
    /// If the number of rows of feature weights is not [`INPUTS`].
    pub fn new(weights: NetWeights) -> Result<Self, NetError> {
        if weights.features.len() != INPUTS {
            return Err(NetError::Shape { inputs: weights.features.len() as u16, hidden: HIDDEN as u16 });
        }
        Ok(Self { transformer: FeatureTransformer::of(&weights), weights })
    }

    /// Decodes a net.
    ///
    /// # Errors
    /// If the bytes are not a net of this version and shape.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, NetError> {
        bytes::from_bytes(bytes).and_then(Self::new)
    }

    /// Encodes the net for [`Net::from_bytes`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        bytes::to_bytes(&self.weights)
    }

    /// Whether the net can evaluate the position: whether it is on the 9 × 9 board.
    #[must_use]
    pub fn knows(position: &Position) -> bool {
        is_known(position)
    }

    /// The shares that the seats can expect, by the net; on boards that it does not know, by the hand-written
    /// evaluation.
    #[must_use]
    pub fn evaluate(&self, position: &Position, rules: &Rules) -> BySeat<f32> {
        if Self::knows(position) { self.shares(position, rules) } else { evaluate(position, rules) }
    }

    /// The shares that the seats can expect: numbers from 0 to 1 that sum to 1, 0 for the dead. On a board
    /// that the net does not know, the shares of all living seats are equal.
    #[must_use]
    pub fn shares(&self, position: &Position, rules: &Rules) -> BySeat<f32> {
        Accumulators::of(self, position).shares(self, rules)
    }
}
