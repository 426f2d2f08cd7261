//! The policy net: what a position as a whole adds to the scores of its actions.
//!
//! The pieces and corpses, as the player to move sees them, are the inputs of one hidden layer. Some features
//! of actions have output weights: a weight for each hidden unit. The products of the units with the output
//! weights of an action's features are added to its score. So the same move can be likely in one position and
//! unlikely in another one where its own features are the same. All weights are whole numbers, so scores are
//! the same on every machine.

use djambi::{Geometry, Position, Role};

use super::feature::{OnSquare, output, outputs};
use crate::perspective::{Commander, Perspectives, commanders};

/// The number of hidden units.
pub const UNITS: usize = 32;
/// The weight of an input, or a bias, that counts as 1 in the sum of a unit.
pub const INPUT_SCALE: i16 = 64;
/// The output weight that counts as 1 in a score.
pub const OUTPUT_SCALE: i16 = 32;

/// The number of bits by which the square of a clipped sum is shifted: a whole unit is 128 then.
const UNIT_SHIFT: u32 = 5;
/// The number of bits by which products are shifted, so that 256 counts as 1.
const SCORE_SHIFT: u32 = 4;

/// The values of the hidden units: 0 to 128.
pub(crate) type Units = [i16; UNITS];
/// A weight for each hidden unit.
pub type UnitWeights = [i8; UNITS];

/// The number of inputs on a board: for each relation, role and square, a piece there; for each square, a
/// corpse there; for each relation of a player, that the player is in power. Relations are the distances in
/// the order of armies from the player to move; two more are those of hostages and orphans.
#[must_use]
pub fn net_inputs(board: &Geometry) -> usize {
    first_power_input(board) + board.armies().len()
}

fn first_corpse_input(board: &Geometry) -> usize {
    (board.armies().len() + 2) * Role::COUNT * board.squares().len()
}

fn first_power_input(board: &Geometry) -> usize {
    first_corpse_input(board) + board.squares().len()
}

/// Calls `visit` with each active input of a position.
#[inline]
pub fn for_each_net_input(position: &Position, mut visit: impl FnMut(usize)) {
    let board = position.geometry();
    let player = position.turn();
    let armies = board.armies().len();
    let squares = board.squares().len();
    let oriented = Perspectives::of(board).seen_by(player);
    let relation = |index: usize| match index {
        seat if seat == Commander::HOSTAGE.index() => armies,
        seat if seat == Commander::ORPHAN.index() => armies + 1,
        seat => (seat + armies - player.index()) % armies,
    };
    for (army, commander) in board.armies().iter().zip(commanders(position)) {
        let pieces = position.army(army);
        let relation = relation(commander.index());
        for role in Role::ALL {
            let first = (relation * Role::COUNT + role.index()) * squares;
            for square in pieces & position.role(role) {
                visit(first + usize::from(oriented[square.index()]));
            }
        }
    }
    let first = first_corpse_input(board);
    position.corpses().iter().for_each(|square| visit(first + usize::from(oriented[square.index()])));
    if let Some(seat) = position.in_power() {
        visit(first_power_input(board) + relation(seat.index()));
    }
}

/// The weights of a policy net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PolicyNet {
    /// The weights of the [inputs](net_inputs).
    pub inputs: Box<[UnitWeights]>,
    /// The biases of the hidden units.
    pub biases: [i16; UNITS],
    /// The output weights of the [features that have some](super::output).
    pub outputs: Box<[UnitWeights]>,
}

impl PolicyNet {
    /// The number of bytes of the net of a board.
    pub(super) fn len_on(board: &Geometry) -> usize {
        (net_inputs(board) + 2 + outputs(board)) * UNITS
    }

    /// Whether there are weights for each input and output of a board.
    pub(super) fn is_of(&self, board: &Geometry) -> bool {
        self.inputs.len() == net_inputs(board) && self.outputs.len() == outputs(board)
    }

    /// Decodes the net of a board, from [`Self::len_on`] bytes.
    pub(super) fn from_bytes(board: &Geometry, bytes: &[u8]) -> Option<Self> {
        let (inputs, rest) = bytes.split_at_checked(net_inputs(board) * UNITS)?;
        let (biases, outputs) = rest.split_at_checked(2 * UNITS)?;
        let rows = |bytes: &[u8]| -> Box<[UnitWeights]> {
            bytes.as_chunks().0.iter().map(|row: &[u8; UNITS]| row.map(|byte| byte as i8)).collect()
        };
        let pairs = biases.as_chunks().0;
        let biases = std::array::from_fn(|unit| i16::from_le_bytes(pairs[unit]));
        let net = Self { inputs: rows(inputs), biases, outputs: rows(outputs) };
        (bytes.len() == Self::len_on(board)).then_some(net)
    }

    /// Encodes the net for [`Self::from_bytes`].
    pub(super) fn to_bytes(&self) -> impl Iterator<Item = u8> {
        let rows =
            |rows: &'_ [UnitWeights]| rows.iter().flatten().map(|&weight| weight as u8).collect::<Vec<_>>();
        let biases = self.biases.into_iter().flat_map(i16::to_le_bytes);
        rows(&self.inputs).into_iter().chain(biases).chain(rows(&self.outputs))
    }

    /// The hidden units of a position.
    pub(crate) fn units(&self, position: &Position) -> Units {
        let mut sums = self.biases;
        for_each_net_input(position, |input| {
            let row = &self.inputs[input];
            sums.iter_mut().zip(row).for_each(|(sum, &weight)| *sum = sum.wrapping_add(i16::from(weight)));
        });
        sums.map(|sum| {
            let clipped = sum.clamp(0, INPUT_SCALE);
            (clipped * clipped) >> UNIT_SHIFT
        })
    }

    /// The output weights of what is on the squares of a board, as the player to move sees them.
    #[inline]
    pub(super) fn of_squares(&self, what: OnSquare, board: &Geometry) -> &[UnitWeights] {
        let squares = board.squares().len();
        let first = output(what.first(squares)).unwrap_or_default();
        &self.outputs[first..first + squares]
    }
}

/// What the units add to the score of an action for a feature with these output weights.
#[inline(always)]
pub(super) fn score(units: &Units, weights: &UnitWeights) -> i32 {
    let products = units.iter().zip(weights);
    products.map(|(&unit, &weight)| i32::from(unit) * i32::from(weight)).sum::<i32>() >> SCORE_SHIFT
}
