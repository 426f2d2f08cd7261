//! An efficiently updatable neural network (NNUE) that evaluates positions on a board.
//!
//! The active inputs of each living seat's perspective ([`for_each_input`]) are pieces with their commanders,
//! corpses, threats to the chiefs, the order of turns and rules. One hidden layer, the same for all
//! perspectives, turns them into the seat's logit, and softmax turns the logits into shares. Other weights of
//! the same units say how likely a draw is. All weights are whole numbers, so an evaluation is the same on
//! every machine. `cargo xtask train` makes the weights; docs/ENGINE.md describes it.

mod accumulators;
mod bytes;
mod chief_threats;
mod evaluation;
mod feature_index;
mod feature_transformer;
mod features;
mod layout;
mod output;
mod threat_cache;
mod weights;

use std::{fmt, ptr};

use djambi::{BySeat, Geometry, Position, Rules, SQUARE9, Seat};

pub use accumulators::Accumulators;
pub use evaluation::Evaluation;
use feature_index::FeatureTable;
use feature_transformer::FeatureTransformer;
pub use features::for_each_input;
pub use layout::inputs;

use crate::per_board::PerBoard;
use crate::{WeightsError, evaluate};

/// The number of hidden units.
pub const HIDDEN: usize = 64;
/// The quantisation of the first layer: this whole number stands for 1. The activation is a squared clipped
/// ReLU, the square of a hidden unit's sum clipped to 0 and 1.
pub const QA: i16 = 255;
/// The quantisation of the output weights: this whole number stands for 1.
pub const QB: i16 = 64;
/// The maximum size of an output weight: its product with a hidden unit fits into 16 bits.
pub const OUTPUT_LIMIT: i16 = i16::MAX / QA;
/// The maximum size of a feature weight on a board: the sum over the features of any position that a game can
/// reach fits into 16 bits.
#[must_use]
pub fn feature_limit(board: &Geometry) -> i16 {
    // Pieces or corpses, and four features of each seat; options and power; two of each pair of seats.
    let seats = board.armies().len() as i16;
    i16::MAX / (9 * seats + 4 * seats + 5 + 2 * seats * (seats - 1))
}

/// One number for each hidden unit: weights of an input, or their sums.
pub type HiddenLayer = [i16; HIDDEN];

/// The weights of a net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NetWeights {
    /// The board.
    pub board: &'static Geometry,
    /// The feature weights, from each of the board's [`inputs`] to the hidden units.
    pub features: Box<[HiddenLayer]>,
    /// The biases of the hidden units.
    pub biases: HiddenLayer,
    /// The output weights, from the hidden units to the logit.
    pub output: HiddenLayer,
    /// The weights from the hidden units to the logit of a draw, to which every living seat adds.
    pub draw_output: HiddenLayer,
    /// The biases of the logit of a draw with one living seat, with two and so on.
    pub draw_biases: [i16; Seat::LIMIT],
}

/// The net of each board that has one.
static OWN: PerBoard<Net> = PerBoard::new();

/// A neural network that evaluates positions.
#[derive(Clone)]
pub struct Net {
    weights: NetWeights,
    table: &'static FeatureTable,
    transformer: FeatureTransformer,
}

impl fmt::Debug for Net {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Net").finish_non_exhaustive()
    }
}

impl PartialEq for Net {
    fn eq(&self, other: &Self) -> bool {
        self.weights == other.weights
    }
}

impl Net {
    /// The net of a board, if the program has one.
    #[must_use]
    pub fn of_board(board: &'static Geometry) -> Option<&'static Self> {
        let shipped = || Some(Self::from_bytes(board, weights::SHIPPED.of(board)?).expect("shipped net"));
        OWN.get_or_make(board, shipped)
    }

    /// Makes this the net of its board, unless the program has one.
    pub(crate) fn add(self) {
        OWN.set(self.weights.board, self);
    }

    /// The net of the 9 × 9 board.
    #[must_use]
    pub fn of_square9() -> &'static Self {
        Self::of_board(&SQUARE9).expect("net of the 9 × 9 board")
    }

    /// The net with these weights.
    ///
    /// # Errors
    /// If the number of rows of feature weights is not that of the board's [`inputs`].
    pub fn new(weights: NetWeights) -> Result<Self, WeightsError> {
        let found = weights.features.len();
        let expected = inputs(weights.board);
        if found != expected {
            return Err(WeightsError::Shape { found: (found, HIDDEN), expected: (expected, HIDDEN) });
        }
        let table = FeatureTable::of(weights.board);
        Ok(Self { transformer: FeatureTransformer::of(table, &weights), table, weights })
    }

    /// The weights of the net.
    #[must_use]
    pub const fn weights(&self) -> &NetWeights {
        &self.weights
    }

    /// Decodes the net of a board.
    ///
    /// # Errors
    /// If the bytes are not a net of this version and board.
    pub fn from_bytes(board: &'static Geometry, bytes: &[u8]) -> Result<Self, WeightsError> {
        bytes::from_bytes(board, bytes).and_then(Self::new)
    }

    /// Encodes the net for [`Net::from_bytes`].
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        bytes::to_bytes(&self.weights)
    }

    /// Whether the net can evaluate the position: whether it is on the net's board.
    #[must_use]
    pub fn knows(&self, position: &Position) -> bool {
        ptr::eq(position.geometry(), self.weights.board)
    }

    /// What the seats can expect, by the net; on other boards, by the hand-written evaluation, which says
    /// nothing of draws.
    #[must_use]
    pub fn evaluate(&self, position: &Position, rules: &Rules) -> Evaluation {
        if self.knows(position) {
            Accumulators::of(self, position).evaluate(self, rules)
        } else {
            Evaluation::of_shares(evaluate(position, rules))
        }
    }

    /// The shares that the seats can expect: numbers from 0 to 1 that sum to 1, 0 for the dead. On a board
    /// that the net does not know, the shares of all living seats are equal.
    #[must_use]
    pub fn shares(&self, position: &Position, rules: &Rules) -> BySeat<f32> {
        Accumulators::of(self, position).evaluate(self, rules).shares
    }
}
